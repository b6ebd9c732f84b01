"""What a request shows of figures incognito: faces named beside their cells, and masks on the keys of a hand.

After the end everything lies open, and so it does in what everybody has seen by then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bot.playground.journal import Request
from bot.presenters.incognito.words import LETTERS, NAMES, VEIL
from bot.presenters.plain import plain
from bot.press import Move
from bot.texts import Texts
from rules.catalogue import games
from rules.incognito.board import Cell
from rules.incognito.figure import Figure
from rules.notation import SEPARATOR
from rules.record import Record, steps

Seen = tuple[Figure, Cell]
SAYS: Final = [Texts().say(lang) for lang in Texts().languages]
NAMED: Final = {say(key): figure for say in SAYS for figure, key in NAMES.items()}
LETTERED: Final = [{say(key): figure for figure, key in LETTERS.items()} for say in SAYS]
VEILED: Final = re.compile(r"(?:инкогнито|incognito) ([^·\n]*)")
FIGURE: Final = re.compile("(\\w+)\u00a0([a-e][1-5])")


def faces_seen(record: Record, seat: int) -> Iterator[Seen]:
    """Every face that the seat has seen, and where, in the course of a game."""
    game = games()[record.header.game]
    for step in steps(game, record):
        for one in game.view(step.state, seat).board:
            if isinstance(one.face, Figure):
                yield one.face, one.cell


def faces_in(request: Request) -> Iterator[set[Seen]]:
    """What a request shows of figures incognito; each set is one reading of a key, whose language is not told."""
    text = plain(str(request.params.get("text") or request.params.get("caption") or ""))
    for listed in VEILED.findall(text):
        yield from ({(NAMED[name], Cell[cell.upper()])} for name, cell in FIGURE.findall(listed))
    yield from _on_keys(request)


def _on_keys(request: Request) -> Iterator[set[Seen]]:
    """A key that changes places names both cells in either order; one of them is its own."""
    markup = request.params.get("reply_markup") or {}
    for button in (button for row in markup.get("inline_keyboard", ()) for button in row):
        data, letter = button.get("callback_data", ""), button["text"].partition(VEIL)[2][:1]
        words = Move.unpack(data).words.upper().split(SEPARATOR) if data.startswith("m:") else []
        cells = [Cell[word] for word in words if word in Cell.__members__]
        if letter and cells:
            yield {(letters[letter], cell) for letters in LETTERED if letter in letters for cell in cells}
