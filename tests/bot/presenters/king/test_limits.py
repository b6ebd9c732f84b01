"""What Telegram takes, at «Кинг»: the longest names through whole parties, every card by the clock."""

from __future__ import annotations

from random import Random

import pytest

from bot.presenters.names import units
from bot.presenters.plain import TOAST, plain
from rules.game import GROUP
from storage.event import TimedOut
from tests.bot.presenters.evening import Evening
from tests.bot.presenters.test_limits import LONGEST, fits

PARTIES = [("classic", "long"), ("order", "short"), ("blitz", "long")]


class LongNames(Evening):
    """A party of people with the longest names, at random from a seed."""

    game = "king"
    pace = "15-10"


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(("programme", "deck"), PARTIES)
def test_h2_every_message_and_toast_fits(programme: str, deck: str, lang: str) -> None:
    options = {"deck": deck, "programme": programme}
    evening, luck = LongNames(LONGEST, lang, 15, options=options, hands=(), deck=deck), Random(7)
    for _ in evening.story.sees(GROUP).programme[1:]:
        evening.story.deals_next(deck=deck)
    while evening.story.outcome is None:
        (seat,) = evening.story.asked
        evening.play(f"{seat} {luck.choice(evening.story.legal(seat))}").tells(TimedOut(seat))
        if luck.randrange(9) == 0 or evening.story.outcome is not None:
            _everything_fits(evening)
    assert fits(evening.ending())


def _everything_fits(evening: LongNames) -> None:
    assert fits(evening.board())
    for seat in range(4):
        view, sight = evening.story.sees(seat), evening.sight(seat)
        assert fits(evening.hand(seat))
        assert units(evening.presenter.glance(view, sight)) <= TOAST
        assert units(plain(evening.presenter.tip(view, sight))) <= TOAST
        for word in evening.presenter.held(view):
            if view.playable:
                assert units(evening.presenter.why_not(word, view, sight)) <= TOAST
    assert evening.story.sees(GROUP).hand == ()
