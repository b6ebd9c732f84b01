"""Entities: the marked stretches of a message's text.

Telegram counts text in UTF-16 code units, so lengths and offsets here do too. Entities are kept sorted and properly
nested, the way the real server returns them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

PRIORITY = {
    "blockquote": 0,
    "expandable_blockquote": 0,
    "pre": 10,
    "code": 20,
    "text_link": 49,
    "text_mention": 49,
    "bold": 90,
    "italic": 91,
    "underline": 92,
    "strikethrough": 93,
    "spoiler": 94,
    "date_time": 98,
    "custom_emoji": 99,
}
QUOTES = ("blockquote", "expandable_blockquote")
MONOSPACE = ("pre", "code")


@dataclass(frozen=True, slots=True)
class Entity:
    """One entity; `user_id` is set for text_mention, the others as their type needs them."""

    type: str
    offset: int
    length: int
    url: str = ""
    user_id: int = 0
    language: str = ""
    custom_emoji_id: str = ""
    unix_time: int = 0
    date_time_format: str = ""

    @property
    def end(self) -> int:
        """Offset just behind the entity."""
        return self.offset + self.length

    def moved(self, offset: int, length: int) -> "Entity":
        """The same entity elsewhere."""
        return replace(self, offset=offset, length=length)

    def plain(self) -> dict[str, Any]:
        """As the Bot API writes it, but for the user of a text_mention."""
        out: dict[str, Any] = {"type": self.type, "offset": self.offset, "length": self.length}
        names = ("url", "language", "custom_emoji_id", "unix_time", "date_time_format")
        out.update({name: getattr(self, name) for name in names if getattr(self, name)})
        return out


@dataclass(frozen=True, slots=True)
class Text:
    """A text with its entities."""

    text: str = ""
    entities: tuple[Entity, ...] = ()


def utf16(text: str) -> int:
    """Length in UTF-16 code units."""
    return len(text) + sum(1 for c in text if c > "\uffff")


def utf16_slice(text: str, offset: int, length: int) -> str:
    """The part of the text between two UTF-16 positions."""
    raw = text.encode("utf-16-le", "surrogatepass")
    return raw[2 * offset : 2 * (offset + length)].decode("utf-16-le", "replace")


def arranged(entities: Iterable[Entity]) -> tuple[Entity, ...]:
    """Sorted outermost first, crossing ones cut, nothing inside code or pre, no quote inside a quote."""
    kept: list[Entity] = []
    for entity in sorted(entities, key=lambda e: (e.offset, -e.length, PRIORITY.get(e.type, 50))):
        fitted = _fitted(entity, kept)
        if fitted is not None:
            kept.append(fitted)
    return tuple(kept)


def _fitted(entity: Entity, outer: list[Entity]) -> Entity | None:
    if entity.length <= 0:
        return None
    for around in outer:
        if around.end <= entity.offset:
            continue
        if around.type in MONOSPACE or (around.type in QUOTES and entity.type in QUOTES):
            return None
        if around.type == entity.type:
            return None
        if around.end < entity.end:
            entity = entity.moved(entity.offset, around.end - entity.offset)
    return entity
