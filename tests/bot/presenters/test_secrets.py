"""No panel tells a reader what he may not know: with all he cannot know dealt anew, every panel stays as it is."""

from __future__ import annotations

from random import Random

import pytest

from bot.presenters.board import board_panel
from bot.presenters.hand import hand_panel
from bot.presenters.panel import Panel
from rules.chance import live
from rules.game import GROUP, Reader
from storage.hanging import Open
from tests.bot.presenters.evening import TOKEN, Evening
from tests.rules.love_letter.deals import shuffled
from tests.rules.secrets import secrets_of


def shown(evening: Evening, state: object, reader: Reader) -> Panel:
    """What the reader is shown of a state."""
    game, face, sight = evening.story.game, evening.face(reader), evening.sight(reader)
    view = game.view(state, reader)
    if reader is GROUP:
        return board_panel(face, view, evening.presenter, sight, evening.moment(), evening.story.asked, "host_bot")
    legal = tuple(map(game.notation.text, game.legal_actions(state, reader)))
    return hand_panel(face, view, legal, evening.presenter, sight, Open(TOKEN), evening.moment(), TOKEN)


@pytest.mark.parametrize("seed", range(4))
def test_panels_are_the_same_over_other_secrets(seed: int) -> None:
    luck, changed = Random(seed), 0
    secrets = secrets_of(Evening(hands="guard king guard guard").story.game)
    evening = Evening(options={"tokens": "1", "aside": "on"}, draws=shuffled(4, seed))
    while evening.story.outcome is None:
        for reader in (GROUP, *range(4)):
            other = secrets.swap(evening.story.state, reader, live(luck.randrange))
            changed += other != evening.story.state
            assert shown(evening, other, reader) == shown(evening, evening.story.state, reader)
        (seat,) = evening.story.asked
        evening.play(f"{seat} {luck.choice(evening.story.legal(seat))}")
    assert changed
