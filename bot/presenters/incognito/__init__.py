"""«ИнкогниК» as people see it: a board that is a picture in the group and a keyboard in private."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.presenters.incognito import ending, hand, keyboard, pages, position, tale, why
from bot.presenters.incognito.diagram import diagram
from bot.presenters.key import Keys, Words
from bot.presenters.picture import Picture
from bot.presenters.presenter import Presenter, Say, Sight
from rules.chance import Chance
from rules.game import Event, Outcome, Pace
from rules.incognito.model import View


class IncognitoPresenter:
    """The vocabulary of «ИнкогниК»."""

    game: ClassVar[str] = "incognito"
    pages: ClassVar[tuple[str, ...]] = pages.PAGES

    def occasion(self, view: View) -> str:  # noqa: ARG002 (other games have rounds)
        """One board a game: it is edited from the arrangement to the end."""
        return "1"

    def board(self, view: View, sight: Sight) -> str:
        """The position in words, below the picture."""
        return position.position(view, sight)

    def scene(self, view: View, sight: Sight) -> Picture | None:
        """The board from the reader's side; the group sees it from the host's (IK-1)."""
        return diagram(view, sight)

    def brief(self, view: View, sight: Sight) -> str:  # noqa: ARG002 (the hand has it all)
        """The hand is the board."""
        return ""

    def hand(self, view: View, sight: Sight) -> str:
        """The position as its player knows it."""
        return hand.hand(view, sight)

    def glance(self, view: View, sight: Sight) -> str:
        """Own figures and own cups, in one alert."""
        return hand.glance(view, sight)

    def tip(self, view: View, sight: Sight) -> str:
        """The signs on the keys."""
        return hand.tip(view, sight)

    def line(self, event: Event, sight: Sight) -> str:
        """The words for one event."""
        return tale.line(event, sight)

    def lines(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """The lines for one entry of the log."""
        return tale.lines(events, sight)

    def answer(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """What came of a move, and the cup that was put down."""
        return tale.answer(events, sight)

    def begins_round(self, event: Event) -> bool:  # noqa: ARG002 (there are none)
        """A game is one round."""
        return False

    def minutes(self, pace: Pace, options: Mapping[str, str]) -> int:  # noqa: ARG002 (a variant hardly matters)
        """The pace's own figure."""
        return pace.minutes

    def held(self, view: View) -> Words:
        """The figures on the board, or those to be put there."""
        return keyboard.held(view)

    def keyboard(self, view: View, legal: Words, words: Words, sight: Sight) -> Keys:
        """The board as keys, and what else can be done."""
        return keyboard.keyboard(view, legal, words, sight)

    def opened(self, words: Words, legal: Words, view: View, chance: Chance) -> Words:
        """A figure chosen, a draft of the arrangement, or the question whether to give up."""
        return keyboard.opened(words, legal, view, chance)

    def parent(self, words: Words, legal: Words) -> Words:  # noqa: ARG002 (the words tell)
        """Back to the board, or to the draft."""
        return keyboard.parent(words)

    def question(self, words: Words, view: View, sight: Sight) -> str:
        """What is asked once these words are chosen."""
        return keyboard.question(words, view, sight)

    def why_not(self, text: str, view: View, sight: Sight) -> str:
        """Why a key does nothing."""
        return why.why_not(text, view, sight)

    def result(self, view: View, outcome: Outcome, sight: Sight) -> str:
        """Why it ended, and the open position (IK-26)."""
        return ending.result(view, outcome, sight)

    def picture(self, view: View, outcome: Outcome, sight: Sight) -> Picture | None:  # noqa: ARG002 (the board tells)
        """The open position."""
        return diagram(view, sight)

    def plate(self, page: str, say: Say) -> Picture | None:  # noqa: ARG002 (no words in it)
        """A position in which the rule can be seen."""
        return pages.plate(page)


PRESENTER: Presenter[View] = IncognitoPresenter()
