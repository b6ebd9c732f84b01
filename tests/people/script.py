"""A game of «ИнкогниК» by its script: a record whose every entry two people press, or leave to the clock.

    await follows(group, kept("crown"))

Written by hand (`kept`) or played at random by people who attack where they can (`bold_game`); afterwards «Запись» must
hold what the script held.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from rules.catalogue import games
from rules.chance import live
from rules.incognito.figure import Figure
from rules.incognito.model import Arrange, Drink, Go, Place, Say, State, Word
from rules.incognito.notation import IncognitoNotation
from rules.incognito.tables import COURTS
from rules.record import Entry, Record, begin, follow, load, replay
from storage.acquaintance import Habit
from storage.table import Finished
from tests.people.court import goes, puts, taps
from tests.people.group import Group
from tests.people.party import COUNTDOWN, usually_plays
from tests.people.person import Person
from tests.rules.golden import HOME

GAME: Final = games()["incognito"]
TRIED: Final = 12
"""Games played at random for a short one."""


def kept(ending: str) -> Record:
    """The golden game that ends so."""
    return load((HOME / f"incognito_{ending}.txt").read_text())


def bold_game(mode: str, variant: str) -> Record:
    """The shortest of some games by two who attack and drink where they can, and claim a throne at once."""
    options = {"first": "lot", "mode": mode, "variant": variant}
    return min((_played(options, seed) for seed in range(TRIED)), key=lambda record: len(record.entries))


def _played(options: dict[str, str], seed: int) -> Record:
    luck = Random(f"{seed}.{options}")
    header, step = begin(GAME, 2, options, live(luck.randrange))
    record = Record(header)
    while GAME.outcome(step.state) is None:
        entry = _chosen(step.state, luck)
        record, step = replace(record, entries=(*record.entries, entry)), follow(GAME, step.state, entry)
    return record


def _chosen(state: State, luck: Random) -> Entry:
    seat = next(seat for seat in (1, 0) if GAME.legal_actions(state, seat))
    actions = GAME.legal_actions(state, seat)
    weights = [_boldness(state, seat, action) for action in actions]
    return Entry("move", seat, GAME.notation.text(luck.choices(actions, weights)[0]))


def _boldness(state: State, seat: int, action: object) -> float:
    """How much rather than a quiet step; nobody talks his game away."""
    enemies = {piece.cell for piece in state.pieces if piece.seat != seat}
    match action:
        case Say(word=Word.CLAIM):
            return 1000
        case Say():
            return 0
        case Go(goal=goal) if goal in enemies:
            return 20
        case Drink() | Place():
            return 20
    return 1


async def sits_down(group: Group, record: Record, pace: str = "none") -> None:
    """The first two sit down, and luck is what the script says."""
    group.game = record.header.game
    await usually_plays(group, Habit(group.game, record.header.options, pace))
    for person in group.people:
        await person.starts()
    await group.gathers(*group.people[:2])
    group.evening.luck.stack(*record.header.draws)
    await group.evening.passes(COUNTDOWN)


async def follows(group: Group, record: Record) -> None:
    """Everything the script says, one after the other."""
    for entry in record.entries:
        person = group.person(group.table.members[entry.seat].person)
        if entry.by == "clock":
            await _lets_time_pass(group, entry)
        else:
            await does(person, entry.text)


async def does(person: Person, text: str) -> str:
    """Press what this action takes, key by key; returns the last toast."""
    match IncognitoNotation().parse(text):
        case Arrange():
            await puts(person, text)
            return person.toast
        case Go():
            return await goes(person, *text.split("."))
        case Say(word=Word.RESIGN):
            await person.click("Сдаться", person.hand)
            return await person.click("Да, сдаюсь", person.hand)
    return await taps(person, text)


async def _lets_time_pass(group: Group, entry: Entry) -> None:
    """The deadline comes; an arrangement left to luck is the one of the script."""
    if entry.kind == "move":
        group.evening.luck.stack(COURTS.index(_court(entry.text)))
    await group.evening.passes(group.table.deadline.at - group.evening.clock())


def _court(text: str) -> tuple[Figure, ...]:
    arranged = IncognitoNotation().parse(text)
    assert isinstance(arranged, Arrange)
    return arranged.court


async def tells(group: Group, reader: Person, record: Record) -> None:
    """«Запись» is a file that holds the script, and replays to where the game stands."""
    assert await reader.click("Запись", group.end) == "Запись придёт в личку."
    media = next(reversed(group.evening.pg.world.chats[reader.id].messages.values())).media
    assert media is not None
    written = load(media.file.content.decode())
    assert (written.header, _moves(written)) == (record.header, _moves(record))
    assert isinstance(group.table.phase, Finished)
    assert replay(GAME, written).state == group.table.phase.state


def _moves(record: Record) -> list[tuple[str, int, str, str]]:
    """What was done by whom; the luck of the clock's choice is not the script's to say."""
    return [(entry.kind, entry.seat, entry.text, entry.by) for entry in record.entries]
