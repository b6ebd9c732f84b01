"""From the parameters of a request to the text Telegram keeps.

Parsing, cleaning of control characters, trimming, what is found in it, then the limits: they hold for what is left.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import bad_request
from .entities import Entity, Text, arranged, utf16
from .found import with_found
from .html import parse_html
from .links import checked_link, user_of_link

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
SOURCE_LIMIT = 1 << 15
DROPPED = re.compile("[\r\u2028-\u202e]")
CONTROL = re.compile("[\x00-\x09\x0b-\x1f]")
FOUND_BY_TELEGRAM = ("mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number")


def formatted(source: str, parse_mode: str, entities: Sequence[Mapping[str, Any]]) -> Text:
    """Parsed, cleaned and trimmed; may come out empty. Raises "can't parse entities" and kin."""
    if len(source.encode()) > SOURCE_LIMIT:
        raise bad_request("Text is too long")
    mode = parse_mode.lower()
    if not source or mode in ("", "none"):
        raw = Text(source, arranged(_given(entity) for entity in entities if entity["type"] not in FOUND_BY_TELEGRAM))
    elif mode == "html":
        raw = parse_html(source)
    else:
        # Markdown is refused on purpose: nothing here writes it, and a forgotten parse mode should be seen at once.
        raise bad_request("Unsupported parse_mode")
    return with_found(trimmed(cleaned(raw)))


def message_text(text: Text) -> Text:
    """Held to the limits of a message: 1–4096 UTF-16 units."""
    if not text.text:
        raise bad_request("text must be non-empty")
    if utf16(text.text) > TEXT_LIMIT:
        raise bad_request("message is too long")
    return text


def caption_text(text: Text, refusal: str) -> Text:
    """Held to the limit of a caption: 0–1024 UTF-16 units."""
    if utf16(text.text) > CAPTION_LIMIT:
        raise bad_request(refusal)
    return text


def cleaned(text: Text) -> Text:
    """Without the characters Telegram drops; other control characters become spaces."""
    spaced = CONTROL.sub(" ", DROPPED.sub("", text.text)) if text.entities else ""
    if not text.entities:
        return Text(CONTROL.sub(" ", DROPPED.sub("", text.text)))
    gone = [utf16(text.text[: found.start()]) for found in DROPPED.finditer(text.text)]
    return Text(spaced, _without(text.entities, gone)) if gone else Text(spaced, text.entities)


def trimmed(text: Text) -> Text:
    """Without space at the end; at the start only space outside of entities goes."""
    body = text.text.rstrip()
    end = utf16(body)
    entities = [e.moved(e.offset, min(e.end, end) - e.offset) for e in text.entities if e.offset < end]
    first = min((e.offset for e in entities), default=end)
    lead = 0
    while lead < min(first, len(body)) and body[lead] in " \n":
        lead += 1
    return Text(body[lead:], arranged(e.moved(e.offset - lead, e.length) for e in entities))


def _without(entities: Sequence[Entity], gone: Sequence[int]) -> tuple[Entity, ...]:
    def shifted(position: int) -> int:
        return position - sum(1 for at in gone if at < position)

    return arranged(e.moved(shifted(e.offset), shifted(e.end) - shifted(e.offset)) for e in entities)


def _given(entity: Mapping[str, Any]) -> Entity:
    kind, offset, length = str(entity["type"]), int(entity["offset"]), int(entity["length"])
    url = str(entity.get("url", ""))
    if kind == "text_link" and user_of_link(url):
        return Entity("text_mention", offset, length, user_id=user_of_link(url))
    if kind == "text_link" and not checked_link(url):
        return Entity(kind, offset, 0)
    return Entity(
        kind,
        offset,
        length,
        url=checked_link(url) if url else "",
        user_id=int(entity.get("user", {}).get("id", 0)),
        language=str(entity.get("language", "")),
        custom_emoji_id=str(entity.get("custom_emoji_id", "")),
        unix_time=int(entity.get("unix_time", 0)),
        date_time_format=str(entity.get("date_time_format", "")),
    )
