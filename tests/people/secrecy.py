"""Who was shown what: every text that left the bot, against what its readers may know by the records of the games.

A game is replayed from its record, and for everybody at the table the hands held and the cards learnt are gathered from
views and events. A line that tells of a hand or of a secret then may stand only where all who can see it know it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.playground.journal import Request
from bot.presenters.plain import plain
from rules.catalogue import games
from rules.game import hears
from rules.love_letter.model import Compared, Got, Peeked
from rules.record import Record, steps
from tests.people.evening import Evening
from tests.people.secrecy_incognito import Seen, faces_in, faces_seen
from tests.people.secrecy_king import held_in

HELD: Final = re.compile(r"^(\d) \w+(?:: |\s\w+(?: [IV]+)?, \d)", re.MULTILINE)
"""A line of a hand or of «?»: the value, the card, what it does."""
GLANCED: Final = re.compile(r"^\d\s\w+(?:\s·\s\d\s\w+)?$", re.MULTILINE)
"""The first line of 👁: the cards in a row."""
TOLD: Final = re.compile(
    r"(?:Тебе видно:|Тебе приходит:|твоя карта|напротив|You see:|You get:|yours is|the other) (\d)"
)
"""What a priest, a baron or a king told, as a line of the chronicle."""
KNOWN: Final = re.compile(r"(?:👁|Раньше:|Earlier:) .*?(\d) \w+")


@dataclass(slots=True)
class Knowledge:
    """What one person may have been shown: the hands he held, the cards he was told of (by value), faces by cell."""

    hands: set[tuple[int, ...]] = field(default_factory=set)
    told: set[int] = field(default_factory=set)
    faces: set[Seen] = field(default_factory=set)


def check(evening: Evening) -> None:
    """No request of the evening told anybody more than he may know."""
    known = knowledge(evening)
    leaks = [leak for request in evening.pg.requests for leak in leaks_of(request, known)]
    assert not leaks, "shown to people who may not know it:\n" + "\n".join(leaks)


def knowledge(evening: Evening) -> dict[int, Knowledge]:
    """What everybody may know, over all games that were played."""
    known: dict[int, Knowledge] = defaultdict(Knowledge)
    for game, record in evening.records.items():
        for seat, member in enumerate(evening.games[game]):
            learn(known[member.person], record, seat)
    return known


def learn(known: Knowledge, record: Record, seat: int) -> None:
    """Add what the seat may have been shown of a game."""
    if record.header.game == "incognito":
        known.faces.update(faces_seen(record, seat))
        return
    game = games()[record.header.game]
    for step in steps(game, record):
        known.hands.add(tuple(sorted(card.value for card in game.view(step.state, seat).hand)))
        known.told.update(_told(event for event in step.events if hears(event.audience, seat)))


def _told(events: Iterable[object]) -> Iterator[int]:
    for event in events:
        match event:
            case Peeked(card=card) | Got(card=card):
                yield card.value
            case Compared(card=card, other=other):
                yield from (card.value, other.value)


def leaks_of(request: Request, known: dict[int, Knowledge]) -> Iterator[str]:
    """What a request showed to somebody who may not know it."""
    text = plain(str(request.params.get("text") or request.params.get("caption") or ""))
    shared = (request.chat_id or 0) < 0 and not _is_ephemeral(request)
    for person in request.audience:
        mine = known[person] if person in known else Knowledge()
        for secret in (*secrets_in(text, public=shared), *_hand_of_king(request)):
            if not secret.fits(mine):
                yield f"{person} saw {secret} in {request.method} {request.number}: {text}"
        for faces in faces_in(request):
            if not faces & mine.faces:
                yield f"{person} saw {faces} in {request.method} {request.number}: {text}"
    if shared and (HELD.search(text) or TOLD.search(text)):
        yield f"the group saw a secret in {request.method} {request.number}: {text}"


def _hand_of_king(request: Request) -> Iterator[Secret]:
    """Cards of «Кинг» that only their holder may be shown."""
    if held := held_in(request):
        yield Secret("hand", tuple(sorted(card.value for card in held)))


def _is_ephemeral(request: Request) -> bool:
    """Whether the request showed something to one pair of eyes."""
    return "Ephemeral" in request.method or "ephemeral_message_parameters" in request.params


@dataclass(frozen=True, slots=True)
class Secret:
    """Something a text tells that not everybody knows: cards of one hand, or a card somebody was told of."""

    kind: str
    values: tuple[int, ...]

    def fits(self, known: Knowledge) -> bool:
        """Whether somebody who knows this much may read it."""
        if self.kind == "told":
            return set(self.values) <= known.told
        return any(set(self.values) <= set(hand) for hand in known.hands)


def secrets_in(text: str, *, public: bool) -> Iterator[Secret]:
    """What the text tells; rows of cards are discards where they lie open."""
    if held := tuple(int(value) for value in HELD.findall(text)):
        yield Secret("hand", held)
    if not public and (glanced := GLANCED.search(text)):
        yield Secret("hand", tuple(int(value) for value in re.findall(r"\d", glanced.group())))
    if told := tuple(int(value) for value in (*TOLD.findall(text), *KNOWN.findall(text))):
        yield Secret("told", told)
