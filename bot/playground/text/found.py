"""What Telegram finds in a text by itself: commands, mentions, hashtags, links, addresses."""

import re
from collections.abc import Iterator

from .entities import Entity, Text, arranged, utf16

WORD = r"[^\W]"
COMMAND = re.compile(r"(?<![\w/<>])/([A-Za-z0-9_]{1,64})(?:@([A-Za-z0-9_]{3,32}))?(?![\w/<>@])")
MENTION = re.compile(r"(?<!\w)@[A-Za-z0-9_]{2,32}(?!\w)")
HASHTAG = re.compile(r"(?<![\w#])#(?=\w*[^\W\d_])\w{1,256}(?![\w#])")
URL = re.compile(
    r"(?<![\w@./])(?:https?://[^\s<>\"]+|(?:[\w-]+\.)+(?:me|com|org|net|ru|dev|io|app|info)(?:/[^\s<>\"]*)?)(?!@)"
)
EMAIL = re.compile(r"(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
KINDS = (("email", EMAIL), ("url", URL), ("bot_command", COMMAND), ("mention", MENTION), ("hashtag", HASHTAG))
TRAILING = ".,;:!?'\")]}»"


def with_found(text: Text) -> Text:
    """The text with its found entities added to the given ones, which keep precedence."""
    taken = [e for e in text.entities if e.type in ("code", "pre", "text_link", "text_mention", "date_time")]
    added: list[Entity] = []
    for kind, start, end in _stretches(text.text):
        entity = Entity(kind, utf16(text.text[:start]), utf16(text.text[start:end]))
        if not any(entity.offset < other.end and other.offset < entity.end for other in (*taken, *added)):
            added.append(entity)
    return Text(text.text, arranged((*text.entities, *added))) if added else text


def _stretches(text: str) -> Iterator[tuple[str, int, int]]:
    for kind, pattern in KINDS:
        for found in pattern.finditer(text):
            end = found.end()
            if kind == "url":
                end = found.start() + len(found[0].rstrip(TRAILING))
            yield kind, found.start(), end


def command_of(text: Text) -> tuple[str, str] | None:
    """Command and addressed bot ("" when not addressed) of a text that begins with a command."""
    found = COMMAND.match(text.text)
    return (found[1], found[2] or "") if found else None
