"""Tables to try the verbs on, without Redis or Telegram: a verb is a pure function."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.table.done import Done, Instant
from bot.table.lobby import deal, freeze, habit_of, new_table, sit
from bot.table.seats import askees, legal_texts, running
from bot.table.turn import move
from storage.acquaintance import Chat
from storage.table import Home, Member, Table, token_of

NOON = 1_800_000_000.0
ANYA, BORYA, VASYA, GALYA, DIMA = range(11, 16)
NAMES = {ANYA: "Аня", BORYA: "Боря", VASYA: "Вася", GALYA: "Галя", DIMA: "Дима"}
CHAT = Chat(-100, "Пятница")


def at(now: float = NOON, seed: int = 1) -> Instant:
    """A moment with seeded luck."""
    return Instant(now, Random(seed).randrange, int(now) % 1_000_003)


def member(person: int) -> Member:
    """A person as he sits."""
    return Member(person, NAMES[person])


def lobby(*people: int, now: float = NOON) -> Table:
    """A lobby where these people sit; the first is the host."""
    table = new_table("t1", Home(CHAT.id), CHAT, habit_of(CHAT, "love_letter"), people[0] if people else 0, now)
    for person in people:
        table = sit(table, member(person), at(now)).table
    return table


def dealt(*people: int, pace: str = "60", now: float = NOON) -> Table:
    """A game just dealt to these people."""
    return deal(freeze(replace(lobby(*people, now=now), pace=pace), at(now)).table, at(now)).table


def token(table: Table) -> str:
    """The token of the question now asked."""
    return token_of(table, running(table).question)


def mover(table: Table) -> int:
    """The person who is asked."""
    (seat,) = askees(table)
    return table.members[seat].person


def played(table: Table, now: float = NOON, choose: int = 0) -> Done:
    """One legal move of whoever is asked."""
    (seat,) = askees(table)
    texts = legal_texts(table, seat)
    return move(table, table.members[seat].person, token(table), texts[choose % len(texts)], at(now, int(now) + choose))


def played_out(table: Table) -> Done:
    """The game to its end, with moves that vary."""
    done, count = Done(table), 0
    while done.table.phase.kind == "running":
        count += 1
        done = played(done.table, NOON + count, choose=count * 7)
    return done
