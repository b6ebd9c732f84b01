"""Why a key does nothing: an empty cell, the other's figure, a way that no figure goes (IK-7…12, IK-22)."""

from __future__ import annotations

from bot.presenters.incognito.ways import CELLS, standing
from bot.presenters.incognito.words import cell_name
from bot.presenters.presenter import Sight
from rules.incognito.board import BEDROOMS, BESIDE, THRONE, Cell, apart, same_line
from rules.incognito.figure import Figure
from rules.incognito.model import View, Word
from rules.notation import SEPARATOR


def why_not(text: str, view: View, sight: Sight) -> str:
    """The reason as a toast; "" for what no key says."""
    if view.asks != "move":
        return ""
    if view.turn != sight.reader:
        return sight.say("refused-not-your-turn")
    if text == Word.CLAIM.value:
        seated = any(one.seat == sight.reader and one.face is Figure.KING for one in standing(view, THRONE))
        return sight.say("incognito-why-throne") if seated and view.variant != "survival" else ""
    return _of_offer(view, sight) if text == Word.OFFER.value else _of_keys(text, view, sight)


def _of_keys(text: str, view: View, sight: Sight) -> str:
    """A cell pressed by itself, or after the figure that should go there."""
    words = text.split(SEPARATOR)
    match [CELLS[word] for word in words if word in CELLS]:
        case [cell] if len(words) == 1:
            return _of_cell(cell, view, sight)
        case [start, goal] if len(words) == len((start, goal)):
            return _of_way(start, goal, view, sight)
    return ""


def _of_cell(cell: Cell, view: View, sight: Sight) -> str:
    """Nothing that could go from there."""
    there = standing(view, cell)
    if not there:
        return sight.say("incognito-why-empty")
    own = there[0].seat == sight.reader
    return sight.say("incognito-why-stuck" if own else "incognito-why-theirs")


def _of_way(start: Cell, goal: Cell, view: View, sight: Sight) -> str:
    """No figure goes from the one cell to the other."""
    say, there = sight.say, standing(view, goal)
    if max(apart(start, goal)) > 1:
        return say("incognito-why-far")
    if not there:
        home = any(sight.reader == seat and goal in line for seat, line in enumerate(BEDROOMS))
        return say("incognito-why-home") if home else ""
    if goal not in BESIDE[start]:
        return say("incognito-why-diagonal")
    if same_line(start, goal):
        return say("incognito-why-line")
    moves = [pair.moves for pair in view.barred if {pair.one, pair.other} == {start, goal}]
    return say("incognito-why-barred", one=cell_name(start), other=cell_name(goal)) if moves else ""


def _of_offer(view: View, sight: Sight) -> str:
    """A draw may be offered once in so many own moves (IK-24)."""
    if view.offer == (sight.reader,):
        return sight.say("incognito-why-offered")
    waits = sum(player.offer_in for player in view.players if player.seat == sight.reader)
    return sight.say("incognito-why-offer", moves=waits)
