"""A game of «ИнкогниК»: two sit down, arrange, and press the cells of their keyboards.

    await begins(group, mode="open", first=0)
    await goes(anya, "b1", "b2")

Keys of a board look alike, so they are pressed by the words they carry and not by what they say.
"""

from __future__ import annotations

from typing import Any

from bot.press import Move
from rules.incognito.board import GUEST, SIDE, Cell
from rules.notation import SEPARATOR
from storage.acquaintance import Habit
from tests.people.group import Group
from tests.people.party import COUNTDOWN, usually_plays
from tests.people.person import Person
from tests.people.surface import Key

CELLS = tuple(cell.name.lower() for cell in Cell)
READY = ("k.q.l.n.c", "k.q.l.n.c")


async def begins(
    group: Group, mode: str = "closed", variant: str = "cups", first: str = "host", pace: str = "90", cups: str = ""
) -> None:
    """The first two sit down to a game with these options; `cups` stacks the shuffle: "p w pw pw"."""
    group.game = "incognito"
    await usually_plays(group, Habit("incognito", (("first", first), ("mode", mode), ("variant", variant)), pace))
    for person in group.people:
        await person.starts()
    await group.gathers(*group.people[:2])
    if cups:
        group.deals(cups=cups)
    await group.evening.passes(COUNTDOWN)


async def arranged(group: Group, host: str = READY[0], guest: str = READY[1], **how: Any) -> None:
    """A game whose figures stand where the moves begin; arrangements are written from their owner's left."""
    await begins(group, **how)
    for person, court in zip(group.people, (host, guest), strict=False):
        await puts(person, court)


async def puts(person: Person, court: str) -> None:
    """Arrange the figures by pressing two at a time, and be done with it."""
    for at, figure in enumerate(court.split(SEPARATOR)):
        shown = draft(person)
        if shown[at] != figure:
            await taps(person, f"put.{shown}.{at}")
            await taps(person, f"put.{_exchanged(shown, at, shown.index(figure))}")
    assert draft(person) == court.replace(SEPARATOR, "")
    await person.click("Готово", person.hand)


async def goes(person: Person, start: str, goal: str, *, in_group: bool = False) -> str:
    """Press a figure, then where it is to go; returns the toast of the second press."""
    await presses(person, start, in_group=in_group)
    return await presses(person, goal, in_group=in_group)


async def presses(person: Person, cell: str, *, in_group: bool = False) -> str:
    """Press the key of a cell, whatever it carries; returns the toast."""
    button = _rows(person, in_group=in_group)[_row(person, cell)][_column(person, cell)]
    return await person.presses(button["callback_data"], _hand(person, in_group=in_group))


async def taps(person: Person, words: str, *, in_group: bool = False) -> str:
    """Press the key that carries these words; returns the toast."""
    keys = {_words(button): button["callback_data"] for row in _rows(person, in_group=in_group) for button in row}
    assert words in keys, f"{person} finds no key {words!r} among {list(keys)}"
    return await person.presses(keys[words], _hand(person, in_group=in_group))


def board(person: Person, *, in_group: bool = False) -> list[str]:
    """The five rows of keys as they are read, from the far line to the near one."""
    rows = _rows(person, in_group=in_group)[:SIDE]
    return [" ".join(button["text"].replace(" ", "") for button in row) for row in rows]


def marked(person: Person) -> set[str]:
    """The cells whose keys play something, or lead to it."""
    rows = _rows(person)[:SIDE]
    return {cell for cell in CELLS if rows[_row(person, cell)][_column(person, cell)].get("style") == "primary"}


def draft(person: Person) -> str:
    """The arrangement that the hand shows, in letters from its owner's left."""
    (ready,) = (button for row in _rows(person) for button in row if "Готово" in button["text"])
    return _words(ready).replace(SEPARATOR, "")


def _exchanged(court: str, one: int, other: int) -> str:
    figures = list(court)
    figures[one], figures[other] = figures[other], figures[one]
    return "".join(figures)


def _hand(person: Person, *, in_group: bool = False) -> Key:
    return (person.glimpse if in_group else person.hand).key


def _rows(person: Person, *, in_group: bool = False) -> Any:
    chat, number = _hand(person, in_group=in_group)
    return person.evening.pg.world.chats[chat].messages[number].keyboard


def _words(button: Any) -> str:
    data = button.get("callback_data", "")
    return Move.unpack(data).words if data.startswith("m:") else ""


def _row(person: Person, cell: str) -> int:
    """Which row of keys a rank is: everybody has his own line below."""
    rank = int(cell[1]) - 1
    return rank if _is_guest(person) else SIDE - 1 - rank


def _column(person: Person, cell: str) -> int:
    file = "abcde".index(cell[0])
    return SIDE - 1 - file if _is_guest(person) else file


def _is_guest(person: Person) -> bool:
    return [member.person for member in person.group.table.members].index(person.id) == GUEST
