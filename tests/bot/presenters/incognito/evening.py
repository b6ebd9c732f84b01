"""An evening at «ИнкогниК»: a game told as a story, or met in its middle, and what people would be shown of it."""

from __future__ import annotations

from typing import Any

from bot.presenters.panel import Button, Panel
from rules.game import Seat
from tests.bot.presenters.evening import Evening
from tests.rules.incognito.deals import position

TWO = ("Аня", "Боря")
READY = ("0 k.q.l.n.c", "1 k.q.l.n.c")


class CourtEvening(Evening):
    """A game of «ИнкогниК» of Аня, who is its host, and Боря: 90 seconds a move."""

    game = "incognito"
    pace = "90"

    def __init__(self, lang: str = "ru", seconds: int = 90, names: tuple[str, ...] = TWO, **deal: Any) -> None:
        super().__init__(names, lang, seconds, **({"options": {"first": "host"}} | deal))

    def why(self, seat: Seat, text: str) -> str:
        """What a key with these words is answered with."""
        return self.presenter.why_not(text, self.story.sees(seat), self.sight(seat))


def met(picture: str, turn: str = "h", lang: str = "ru", **words: Any) -> CourtEvening:
    """A game met in its middle, at the position of a picture."""
    state = position(picture, turn, **words)
    evening = CourtEvening(lang, options={"first": "host", "variant": state.options.variant})
    evening.story.state = state
    return evening


def keys(panel: Panel) -> list[str]:
    """The five rows of cells as they are read."""
    return [" ".join(button.text.replace(" ", "") for button in row) for row in panel.rows[:5]]


def key(panel: Panel, text: str) -> Button:
    """The one key that says this."""
    (found,) = (button for row in panel.rows for button in row if button.text == text)
    return found
