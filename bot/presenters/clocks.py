"""The clocks below a board and a hand: when the move is due, and what each has left for the party.

They are left out of a message's digest, so they never cause an edit; what is left for the party is told as it was when
the question was asked.
"""

from __future__ import annotations

from bot.presenters.face import TableFace
from bot.presenters.moment import Moment
from bot.presenters.presenter import Sight, told
from bot.presenters.table import clock_line

SECOND = 1000
MINUTE = 60


def clock_lines(face: TableFace, moment: Moment, sight: Sight) -> str:
    """The deadline and the clocks of the party; "" where neither is."""
    return told((clock_line(moment, sight.say), party_line(face, sight)))


def party_line(face: TableFace, sight: Sight) -> str:
    """What each who plays has left for the party; "" where the party has no clock."""
    left = {seat: left for seat, left in enumerate(face.left) if seat not in face.gone}
    names = sight.seated.html
    each = (sight.say("clock-left", name=names(seat), left=minutes_text(left[seat])) for seat in left)
    return sight.say("clock-party", left=" · ".join(each)) if left else ""


def minutes_text(milliseconds: int) -> str:
    """«4:07»: minutes and seconds, a second begun counts whole, so that only a clock used up shows 0:00."""
    minutes, seconds = divmod(-(-milliseconds // SECOND), MINUTE)
    return f"{minutes}:{seconds:02}"
