"""The HTML of `parse_mode`, read as Telegram reads it.

Not a browser's HTML: a short list of tags, every tag closed, four named entities, and an error text with a byte offset
for everything else. Reading is by UTF-8 bytes because the offsets in the errors are.
"""

import re
from dataclasses import dataclass

from ..errors import BotApiError, bad_request
from .entities import Entity, Text, arranged
from .links import checked_link, user_of_link

SIMPLE = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
}
TAGS = frozenset(SIMPLE) | {"a", "tg-emoji", "tg-time", "pre", "code", "blockquote"}
NAMED = {b"lt": "<", b"gt": ">", b"amp": "&", b"quot": '"'}
SPACE = b" \t\r\n\0\x0b"
CHARACTER = re.compile(rb"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-zA-Z]+));?")
ATTRIBUTE_NAME = re.compile(rb"[^\s\0=>/\"']*")
TOKEN = re.compile(rb"[A-Za-z0-9.\-]*")
TIME_FORMAT = re.compile(r"[rR]|[tTdDwW]*")
SURROGATE = re.compile("[\ud800-\udfff]")
LAST_CHARACTER = 0x10FFFF
LONGEST_REFERENCE = 10


@dataclass(slots=True)
class OpenTag:
    """A tag not yet closed: where its text began and what its attributes said."""

    name: str
    attributes: dict[str, str]
    offset: int
    start: int


def parse_html(source: str) -> Text:
    """Text and entities; BotApiError "can't parse entities: …" for what Telegram refuses."""
    return _Reader(source.encode("utf-8", "surrogatepass")).read()


def _wrong(text: str) -> BotApiError:
    return bad_request(f"can't parse entities: {text}")


class _Reader:
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.at = 0
        self.out: list[str] = []
        self.offset = 0
        self.open: list[OpenTag] = []
        self.entities: list[Entity] = []

    def read(self) -> Text:
        while self.at < len(self.source):
            if self.source[self.at] == ord("<"):
                self._tag()
            elif self.source[self.at] == ord("&"):
                self._write(self._reference())
            else:
                self._plain()
        if self.open:
            raise _wrong(f'Can\'t find end tag corresponding to start tag "{self.open[-1].name}"')
        return Text("".join(self.out), arranged(self.entities))

    def _plain(self) -> None:
        ends = [e for e in (self.source.find(b"<", self.at), self.source.find(b"&", self.at)) if e >= 0]
        end = min(ends, default=len(self.source))
        self._write(self.source[self.at : end].decode("utf-8", "replace"))
        self.at = end

    def _write(self, text: str) -> None:
        self.out.append(text)
        self.offset += len(text) + sum(1 for c in text if c > "\uffff")

    def _reference(self) -> str:
        found = CHARACTER.match(self.source, self.at)
        character = _character(found)
        if found is None or not character:
            self.at += 1
            return "&"
        self.at = found.end()
        return character

    def _peek(self) -> bytes:
        return self.source[self.at : self.at + 1]

    def _skip_space(self) -> None:
        while self._peek() and self._peek() in SPACE:
            self.at += 1

    def _name(self, begin: int) -> str:
        while self._peek() and self._peek() not in SPACE and self._peek() != b">":
            self.at += 1
        return self.source[begin : self.at].decode("utf-8", "replace").lower()

    def _tag(self) -> None:
        begin = self.at
        self.at += 1
        if self._peek() == b"/":
            self._end_tag(begin)
        else:
            self._start_tag(begin)

    def _start_tag(self, begin: int) -> None:
        name = self._name(begin + 1)
        if not self._peek():
            raise _wrong(f"Unclosed start tag at byte offset {begin}")
        if name not in TAGS:
            raise _wrong(f'Unsupported start tag "{name}" at byte offset {begin}')
        attributes: dict[str, str] = {}
        while self._peek() != b">":
            self._skip_space()
            if self._peek() == b">":
                break
            key, value = self._attribute(name, begin)
            attributes[key] = value
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise _wrong(f'Tag "span" must have class "tg-spoiler" at byte offset {begin}')
        self.at += 1
        self.open.append(OpenTag(name, attributes, self.offset, len(self.out)))

    def _attribute(self, tag: str, begin: int) -> tuple[str, str]:
        found = ATTRIBUTE_NAME.match(self.source, self.at)
        key = found[0].decode("utf-8", "replace") if found else ""
        if not key:
            raise _wrong(f'Empty attribute name in the tag "{tag}" at byte offset {begin}')
        self.at += len(found[0]) if found else 0
        self._skip_space()
        if self._peek() == b"=":
            self.at += 1
            self._skip_space()
            value = self._value(tag, begin)
            if not self._peek():
                raise _wrong(f"Unclosed start tag at byte offset {begin}")
            return key, value
        if not self._peek():
            raise _wrong(f'Unclosed start tag "{tag}" at byte offset {begin}')
        return key, ""

    def _value(self, tag: str, begin: int) -> str:
        quote = self._peek()
        if not quote:
            raise _wrong(f'Unclosed start tag "{tag}" at byte offset {begin}')
        if quote in (b'"', b"'"):
            return self._quoted(quote)
        start = self.at
        found = TOKEN.match(self.source, start)
        self.at = found.end() if found else start
        if self._peek() not in (b">", *(bytes([c]) for c in SPACE)):
            raise _wrong(f"Unexpected end of name token at byte offset {start}")
        return self.source[start : self.at].decode("utf-8", "replace").lower()

    def _quoted(self, quote: bytes) -> str:
        end = self.source.find(quote, self.at + 1)
        raw = self.source[self.at + 1 : end if end >= 0 else len(self.source)]
        self.at = end + 1 if end >= 0 else len(self.source)
        decoded = CHARACTER.sub(lambda found: _character(found).encode() or found[0], raw)
        return decoded.decode("utf-8", "replace")

    def _end_tag(self, begin: int) -> None:
        if not self.open:
            raise _wrong(f"Unexpected end tag at byte offset {begin}")
        name = self._name(begin + 2)
        self._skip_space()
        if self._peek() != b">":
            raise _wrong(f"Unclosed end tag at byte offset {begin}")
        tag = self.open[-1]
        if name and name != tag.name:
            raise _wrong(f'Unmatched end tag at byte offset {begin}, expected "</{tag.name}>", found "</{name}>"')
        self.at += 1
        self.open.pop()
        if self.offset > tag.offset:
            self._close(tag)

    def _close(self, tag: OpenTag) -> None:
        span = (tag.offset, self.offset - tag.offset)
        match tag.name:
            case "a":
                self._link(tag, span)
            case "pre" | "code":
                self._monospace(tag, span)
            case "blockquote":
                kind = "expandable_blockquote" if "expandable" in tag.attributes else "blockquote"
                self.entities.append(Entity(kind, *span))
            case "tg-emoji":
                self.entities.append(Entity("custom_emoji", *span, custom_emoji_id=_emoji_id(tag)))
            case "tg-time":
                self._time(tag, span)
            case simple:
                self.entities.append(Entity(SIMPLE[simple], *span))

    def _link(self, tag: OpenTag, span: tuple[int, int]) -> None:
        target = tag.attributes.get("href") or "".join(self.out[tag.start :])
        user_id, url = user_of_link(target), checked_link(target)
        if user_id:
            self.entities.append(Entity("text_mention", *span, user_id=user_id))
        elif url:
            self.entities.append(Entity("text_link", *span, url=url))

    def _monospace(self, tag: OpenTag, span: tuple[int, int]) -> None:
        language = tag.attributes.get("class", "").removeprefix("language-") if tag.name == "code" else ""
        inner = self.entities[-1] if self.entities else None
        if inner and (inner.offset, inner.length) == span and {inner.type, tag.name} == {"pre", "code"}:
            language = language or inner.language
            if language:
                self.entities[-1] = Entity("pre", *span, language=language)
                return
        self.entities.append(Entity(tag.name, *span, language=language))

    def _time(self, tag: OpenTag, span: tuple[int, int]) -> None:
        unix, shape = tag.attributes.get("unix", ""), tag.attributes.get("format", "")
        if not TIME_FORMAT.fullmatch(shape):
            raise _wrong("Invalid date format used")
        moment = int(unix) if unix.isascii() and unix.isdigit() else 0
        if 0 < moment < 1 << 31:
            self.entities.append(Entity("date_time", *span, unix_time=moment, date_time_format=shape))


def _character(found: re.Match[bytes] | None) -> str:
    if found is None:
        return ""
    if found[3]:
        return NAMED.get(found[3], "")
    code = int(found[1], 16) if found[1] else int(found[2])
    if code == 0 or code >= LAST_CHARACTER or len(found[0].rstrip(b";")) >= LONGEST_REFERENCE:
        return ""
    if not SURROGATE.match(chr(code)):
        return chr(code)
    raise _wrong(
        "Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code "
        "units"
    )


def _emoji_id(tag: OpenTag) -> str:
    emoji_id = tag.attributes.get("emoji-id", "")
    if not emoji_id.isdigit() or int(emoji_id) == 0:
        raise _wrong("Invalid custom emoji identifier specified")
    return emoji_id
