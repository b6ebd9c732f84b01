"""Names as they are shown: people call themselves anything, a table needs to tell them apart.

What is invisible is removed, what is blank becomes «Игрок N», long names are cut, equal ones numbered. Escaping is left
to `Seated.html`, because buttons and toasts are plain text.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.presenters.presenter import AVATARS, COWARD, Say, Seated
from bot.table.refusals import BadNick
from storage.table import Member

VISIBLE = 32
"""The most characters of a name that are shown."""
UNITS = 64
"""The most UTF-16 units of a name: what Telegram's limits count in."""

REMEMBERED = 4096
"""A table draws the same few names again and again: so many are kept as they are shown."""

NICK: Final = (2, 24)
"""The fewest and the most visible characters of a nickname."""

ZWJ = "\u200d"
BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
SKIN_TONES = range(0x1F3FB, 0x1F400)
FLAG_LETTERS = range(0x1F1E6, 0x1F200)
MARKS_EACH = 2

FIRST_STRONG, END_OF_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT: Final = ("R", "AL")

TWINS: Final = str.maketrans("ABCEHKMOPTXYaceopxy", "АВСЕНКМОРТХУасеорху")
"""Latin letters that nobody can tell from Cyrillic ones."""
BADGES: Final = str.maketrans("", "", COWARD + "".join(AVATARS))
"""What stands beside a name anyhow, so that it tells no two names apart."""


def units(text: str) -> int:
    """The length of a text as Telegram counts it: UTF-16 code units."""
    return len(text) + sum(ord(letter) > 0xFFFF for letter in text)  # noqa: PLR2004 (the end of the basic plane)


def seated(members: Sequence[Member], say: Say) -> Seated:
    """The members in the order of their seats, under names that are all different."""
    return Seated(
        names=told_apart([shown(member.name) for member in members], say),
        people=tuple(member.person for member in members),
        avatars=tuple(member.avatar for member in members),
        marked=tuple(seat for seat, member in enumerate(members) if member.coward),
    )


def told_apart(names: Iterable[str], say: Say) -> tuple[str, ...]:
    """The names with the blank ones filled in («Игрок N») and equal ones numbered: «Аня», «Аня (2)»."""
    apart: list[str] = []
    taken: set[str] = set()
    for seat, name in enumerate(names):
        free = _free(name or say("name-blank", number=seat + 1), taken)
        taken.add(_likeness(free))
        apart.append(isolated(free))
    return tuple(apart)


def isolated(name: str) -> str:
    """The name kept to itself where it is written from right to left, so that it does not turn the line round it."""
    turns = any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return f"{FIRST_STRONG}{name}{END_OF_ISOLATE}" if turns else name


@lru_cache(maxsize=REMEMBERED)
def shown(name: str) -> str:
    """The name without anything invisible, on one line, cut to what fits; "" when nothing is left."""
    clusters = list(_clusters(" ".join(_visible(unicodedata.normalize("NFC", name)).split())))
    return _cut(clusters, VISIBLE, UNITS)


def nickname(text: str) -> str:
    """A nickname as it will be shown; raises BadNick when it has not 2 to 24 visible characters (KG-22)."""
    clusters = list(_clusters(" ".join(_visible(unicodedata.normalize("NFC", text)).split())))
    nick = "".join(clusters)
    if not NICK[0] <= len(clusters) <= NICK[1] or units(nick) > UNITS:
        raise BadNick
    return nick


def _cut(clusters: Sequence[str], most: int, room: int) -> str:
    whole = "".join(clusters)
    if len(clusters) <= most and units(whole) <= room:
        return whole
    kept: list[str] = []
    for cluster in clusters[: most - 1]:
        room -= units(cluster)
        if room < 1:
            break
        kept.append(cluster)
    return "".join(kept).rstrip() + "…"


def _free(name: str, taken: set[str]) -> str:
    """The name, or the first numbered form of it that nobody has yet."""
    free, count = name, 1
    while _likeness(free) in taken:
        count += 1
        ending = f" ({count})"
        free = _cut(list(_clusters(name)), VISIBLE - len(ending), UNITS - len(ending)) + ending
    return free


def _likeness(name: str) -> str:
    """What two names that look the same have in common."""
    letters = unicodedata.normalize("NFKC", name).translate(TWINS).casefold()
    return " ".join(letters.translate(BADGES).split()) or letters


def _visible(name: str) -> str:
    kept = [letter for letter in name if letter == ZWJ or _is_shown(letter)]
    text = "".join(kept)
    return text if any(_is_base(letter) for letter in text) else ""


def _is_shown(letter: str) -> bool:
    """Neither a control, a mark of direction, half a pair, nor a letter that looks like nothing."""
    return letter.isspace() or (unicodedata.category(letter)[0] != "C" and letter not in BLANK_LETTERS)


def _is_base(letter: str) -> bool:
    """Something that can be seen by itself."""
    return unicodedata.category(letter)[0] in "LNPS"


def _clusters(text: str) -> Iterator[str]:
    """The text in pieces of one visible character each; no mark stands alone, no joiner joins nothing."""
    cluster = ""
    for letter in text:
        if cluster and _joins(cluster, letter):
            cluster += letter if _marks(cluster) < MARKS_EACH or letter == ZWJ or _is_base(letter) else ""
        else:
            yield from _ended(cluster)
            cluster = "" if letter == ZWJ or _is_mark(letter) else letter
    yield from _ended(cluster)


def _ended(cluster: str) -> Iterator[str]:
    if ended := cluster.rstrip(ZWJ):
        yield ended


def _joins(cluster: str, letter: str) -> bool:
    """Whether the letter belongs to the character before it."""
    if cluster.endswith(ZWJ):
        return unicodedata.category(letter) == "So"
    if letter == ZWJ:
        return unicodedata.category(cluster[0]) == "So"
    flag = len(cluster) == 1 and ord(cluster) in FLAG_LETTERS and ord(letter) in FLAG_LETTERS
    return flag or _is_mark(letter) or ord(letter) in SKIN_TONES


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def _marks(cluster: str) -> int:
    """The marks at the end of the cluster: a tower of them would cover the lines above."""
    count = 0
    for letter in reversed(cluster):
        if not _is_mark(letter):
            break
        count += 1
    return count
