"""A hand: the board as its player knows it, own faces and own cups included.

It shows the position also while its player rests: after his own move his message is drawn anyhow, and the next move of
the other asks him, so that no call to Telegram is made for it.
"""

from __future__ import annotations

from bot.presenters.incognito.position import position
from bot.presenters.incognito.words import OWN, VEIL, cell_name, cup_names, letter
from bot.presenters.presenter import Sight
from rules.incognito.model import Content, View


def hand(view: View, sight: Sight) -> str:
    """The position from the reader's side; before his arrangement is fixed only the cups he was dealt."""
    return position(view, sight)


def glance(view: View, sight: Sight) -> str:
    """Own figures and cups, plain, in at most 200 characters."""
    veiled, shown = _own(view, sight, shown=False), _own(view, sight, shown=True)
    lines = [f"{mark} {cells}" for mark, cells in ((VEIL, veiled), (OWN, shown)) if cells]
    cups = cup_names(_cups(view, sight), sight.say)
    if cups:
        lines.append(sight.say("incognito-glance-cups", cups=cups))
    return "\n".join(lines) or sight.say("incognito-glance-arrange")


def tip(view: View, sight: Sight) -> str:
    """The signs on the keys, in at most 200 characters."""
    return sight.say("incognito-tip-cups" if view.variant == "cups" else "incognito-tip")


def _own(view: View, sight: Sight, *, shown: bool) -> str:
    own = (one for one in view.board if one.seat == sight.reader and one.shown is shown)
    return ", ".join(f"{letter(one.face, sight.say)} {cell_name(one.cell)}" for one in own)


def _cups(view: View, sight: Sight) -> tuple[Content, ...]:
    return next((player.cups for player in view.players if player.seat == sight.reader), ())
