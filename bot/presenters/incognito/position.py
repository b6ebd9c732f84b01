"""A position in words, for whoever does not see the picture: a line a side, the cups, what bears on the next move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.presenters.incognito.words import CUPS, NBSP, cell_name, cup_names, named, side_mark, sides
from bot.presenters.presenter import Sight, told
from rules.game import Seat
from rules.incognito.figure import Figure
from rules.incognito.model import Cup, CupView, PlayerView, Standing, View
from rules.incognito.tables import QUIET_MOVES

BETWEEN: Final = " · "
QUIET_SOON: Final = 20
"""When so many moves of both are left to a draw by quiet, it is told."""


def position(view: View, sight: Sight) -> str:
    """All that the reader may know of the board, the far side first."""
    lines = (_side(view, seat, sight) for seat in sides(sight))
    return told((*lines, _cups(view, sight), _barred(view, sight), _quiet(view, sight)))


def _side(view: View, seat: Seat, sight: Sight) -> str:
    player = view.players[seat]
    parts = BETWEEN.join(part for part in _parts(view, player, sight) if part)
    return sight.say("incognito-side", mark=side_mark(seat, sight), name=sight.seated.html(seat), parts=parts)


def _parts(view: View, player: PlayerView, sight: Sight) -> Iterator[str]:
    say, seat = sight.say, player.seat
    if not player.arranged:
        yield say("incognito-arranging")
    own = [one for one in view.board if one.seat == seat]
    yield ", ".join(_standing(one, sight) for one in own if one.shown)
    if hidden := ", ".join(_standing(one, sight) for one in own if not one.shown):
        yield say("incognito-hidden", figures=hidden)
    yield _hand_of_cups(player, sight)
    yield say("incognito-lives", count=player.lives) if player.lives else ""
    fallen = ", ".join(named(mark.figure, say) for mark in view.fallen if mark.seat == seat)
    yield say("incognito-fallen", figures=fallen) if fallen else ""


def _standing(one: Standing, sight: Sight) -> str:
    """«Король c3», or «c3» where the face is hidden."""
    name = named(one.face, sight.say) + NBSP if isinstance(one.face, Figure) else ""
    return name + cell_name(one.cell)


def _hand_of_cups(player: PlayerView, sight: Sight) -> str:
    """The cups in hand: what they hold where the reader knows it, else how many."""
    if not player.cups:
        return ""
    if known := cup_names(player.cups, sight.say):
        return sight.say("incognito-cups-known", cups=known)
    return sight.say("incognito-cups-hidden", count=len(player.cups))


def _cups(view: View, sight: Sight) -> str:
    """The cups that lie in the refectories, those drunk and those put away (IK-15…18)."""
    say = sight.say
    parts = [say("incognito-lying", cups=", ".join(_lying(cup, sight) for cup in view.cups))] if view.cups else []
    if view.drunk:
        parts.append(say("incognito-drunk", cups=cup_names(view.drunk, say)))
    if view.removed:
        known = cup_names(view.removed, say)
        parts.append(
            say("incognito-removed-known", cups=known) if known else say("incognito-removed", count=len(view.removed))
        )
    return say("incognito-cups", parts=BETWEEN.join(parts)) if parts else ""


def _lying(cup: CupView, sight: Sight) -> str:
    """«b3», with what the reader knows of it."""
    cell = cell_name(cup.cell)
    if not isinstance(cup.content, Cup):
        return cell
    return sight.say("incognito-lying-known", cell=cell, cup=sight.say(CUPS[cup.content]))


def _barred(view: View, sight: Sight) -> str:
    """The pairs that may neither change places nor fight for now (IK-11)."""
    if view.over or not view.barred:
        return ""
    pairs = ", ".join(f"{cell_name(pair.one)}–{cell_name(pair.other)}" for pair in view.barred)
    return sight.say("incognito-barred", pairs=pairs)


def _quiet(view: View, sight: Sight) -> str:
    """How near a draw by quiet is (IK-24)."""
    left = QUIET_MOVES - view.quiet
    return sight.say("incognito-quiet", left=left) if left <= QUIET_SOON and not view.over else ""
