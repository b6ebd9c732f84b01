"""A text as a tree that a screen can draw without ever parsing markup."""

from collections.abc import Sequence
from typing import Any

from .entities import Entity, Text, utf16_slice

Node = str | dict[str, Any]
NAMES = {"text_link": "link", "url": "link", "text_mention": "mention", "bot_command": "command"}


def rich(text: Text) -> list[Node]:
    """The nodes of a text: strings and {"type", "children", …}."""
    end = len(text.text.encode("utf-16-le", "surrogatepass")) // 2
    return _between(text, list(text.entities), 0, end)


def _between(text: Text, entities: Sequence[Entity], start: int, end: int) -> list[Node]:
    nodes: list[Node] = []
    at, index = start, 0
    while index < len(entities):
        entity = entities[index]
        inner = [e for e in entities[index + 1 :] if e.offset < entity.end]
        if entity.offset > at:
            nodes.append(utf16_slice(text.text, at, entity.offset - at))
        nodes.append(_node(text, entity, inner))
        at, index = entity.end, index + 1 + len(inner)
    if end > at:
        nodes.append(utf16_slice(text.text, at, end - at))
    return nodes


def _node(text: Text, entity: Entity, inner: Sequence[Entity]) -> Node:
    node: dict[str, Any] = {"type": NAMES.get(entity.type, entity.type)}
    node.update(_extras(entity, utf16_slice(text.text, entity.offset, entity.length)))
    node["children"] = _between(text, inner, entity.offset, entity.end)
    return node


def _extras(entity: Entity, shown: str) -> dict[str, Any]:
    extras: dict[str, dict[str, Any]] = {
        "text_link": {"url": entity.url},
        "url": {"url": shown if "://" in shown else f"http://{shown}"},
        "email": {"type": "link", "url": f"mailto:{shown}"},
        "text_mention": {"user_id": entity.user_id, "username": None},
        "mention": {"user_id": None, "username": shown[1:]},
        "pre": {"language": entity.language or None},
        "bot_command": {"command": shown},
        "custom_emoji": {"custom_emoji_id": entity.custom_emoji_id},
        "date_time": {"unix": entity.unix_time, "format": entity.date_time_format},
    }
    return extras.get(entity.type, {})
