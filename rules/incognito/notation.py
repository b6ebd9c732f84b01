"""How actions are written.

    k.q.l.n.c         an arrangement from the owner's left: King, Queen, Lackey, kNight, Counsellor
    b2.b3             from b2 to b3: a step, a change of places, an attack, as whoever stands on b3 has it
    drink.b3          drink the cup of b3
    place.d3.water    put down one's own cup of living water in the place of the cup of d3
    claim             claim the throne
    offer  accept     offer a draw, accept the one offered
    resign            give the game up

Two figures of one player change places as one action, written from the lower cell: a1 … e1, a2 … e5.
"""

from __future__ import annotations

from rules.incognito.board import Cell
from rules.incognito.figure import Figure
from rules.incognito.model import Action, Arrange, Court, Cup, Drink, Go, Place, Say, Word
from rules.incognito.tables import COURTS
from rules.notation import Notation, UnknownMove

LETTERS = {
    Figure.KING: "k",
    Figure.QUEEN: "q",
    Figure.COUNSELLOR: "c",
    Figure.KNIGHT: "n",
    Figure.LACKEY: "l",
}
"""The letter of each figure, in moves and in positions."""

FIGURES = {letter: figure for figure, letter in LETTERS.items()}
_CELLS = {cell.name.lower(): cell for cell in Cell}
_NAMES = {cell: name for name, cell in _CELLS.items()}
_COURTS: dict[tuple[str, ...], Court] = {tuple(LETTERS[figure] for figure in court): court for court in COURTS}
_WORDS = {word.value: Say(word) for word in Word}


class IncognitoNotation(Notation[Action]):
    """ "k.q.l.n.c", "b2.b3", "drink.b3", "place.d3.water", "claim"."""

    def words(self, action: Action) -> tuple[str, ...]:
        """The words of an action, from the first choice to the last."""
        match action:
            case Arrange(court):
                return tuple(LETTERS[figure] for figure in court)
            case Go(start, goal):
                return (_NAMES[start], _NAMES[goal])
            case Drink(cell):
                return ("drink", _NAMES[cell])
            case Place(cell, cup):
                return ("place", _NAMES[cell], cup.value)
            case Say(word):
                return (word.value,)

    def read(self, words: tuple[str, ...]) -> Action:
        """The action of these words; raises UnknownMove, KeyError or ValueError when there is none."""
        match words:
            case (word,):
                return _WORDS[word]
            case ("drink", cell):
                return Drink(_CELLS[cell])
            case ("place", cell, cup):
                return Place(_CELLS[cell], Cup(cup))
            case (start, goal):
                return Go(_CELLS[start], _CELLS[goal])
            case _ if words in _COURTS:
                return Arrange(_COURTS[words])
        raise UnknownMove
