"""«Кинг» as people see it: board, hand, keyboard, chronicle and result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.presenters import tree
from bot.presenters.key import Keys, Words
from bot.presenters.king import board, hand, keyboard, length, sheet, tale
from bot.presenters.picture import Picture
from bot.presenters.presenter import Presenter, Say, Sight
from rules.chance import Chance
from rules.game import Event, Outcome, Pace
from rules.king.model import DealBegan, View


class KingPresenter:
    """The vocabulary of «Кинг»."""

    game: ClassVar[str] = "king"
    pages: ClassVar[tuple[str, ...]] = ("goal", "trick", "deals", "party", "clock", "conduct", "secrets")

    def occasion(self, view: View) -> str:
        """A board a deal."""
        return str(view.number)

    def board(self, view: View, sight: Sight) -> str:
        """The contract, the four with their tricks and points, the trick on the table and the one before."""
        return board.board(view, sight)

    def scene(self, view: View, sight: Sight) -> Picture | None:  # noqa: ARG002 (others draw their board)
        """Cards are told in words."""
        return None

    def brief(self, view: View, sight: Sight) -> str:
        """The contract and the trick so far beside a hand."""
        return board.brief(view, sight)

    def hand(self, view: View, sight: Sight) -> str:
        """Own cards, a suit a line."""
        return hand.hand(view, sight)

    def glance(self, view: View, sight: Sight) -> str:
        """The contract and the own cards, in one alert."""
        return hand.glance(view, sight)

    def tip(self, view: View, sight: Sight) -> str:
        """What this deal scores."""
        return hand.tip(view, sight)

    def line(self, event: Event, sight: Sight) -> str:
        """The words for one event."""
        return tale.line(event, sight)

    def lines(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """The lines for one entry of the log."""
        return tuple(line for event in events if (line := tale.line(event, sight)))

    def answer(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """The card that was laid, which the chronicle leaves to the table, and what came of it."""
        return tale.answer(events, sight)

    def begins_round(self, event: Event) -> bool:
        """Every deal does."""
        return isinstance(event, DealBegan)

    def minutes(self, pace: Pace, options: Mapping[str, str]) -> int:
        """The pace's own figure is for fourteen deals of the long deck; others are a share of it."""
        return length.minutes(pace, options)

    def held(self, view: View) -> tuple[str, ...]:
        """The words of the cards held, or the way to the orders."""
        return keyboard.held(view)

    def shelf(self, word: str) -> str:
        """A suit a row."""
        return keyboard.shelf(word)

    def label(self, words: tuple[str, ...], view: View, sight: Sight) -> str:  # noqa: ARG002 (others look at the view)
        """The button for the last of these words."""
        return keyboard.label(words, sight.say)

    def keyboard(self, view: View, legal: Words, words: Words, sight: Sight) -> Keys:
        """The cards held, or what may follow the words chosen."""
        return tree.keyboard(self, view, legal, words, sight)

    def opened(self, words: Words, legal: Words, view: View, chance: Chance) -> Words:  # noqa: ARG002 (others need them)
        """Whatever is the way to a legal action."""
        return tree.opened(words, legal)

    def parent(self, words: Words, legal: Words) -> Words:
        """The last choice before."""
        return tree.parent(words, legal)

    def question(self, words: tuple[str, ...], view: View, sight: Sight) -> str:
        """What is asked once these words are chosen."""
        return keyboard.question(words, view, sight)

    def why_not(self, text: str, view: View, sight: Sight) -> str:
        """Why a held card cannot be laid now, and which can (KG-18)."""
        return keyboard.why_not(text, view, sight)

    def result(self, view: View, outcome: Outcome, sight: Sight) -> str:
        """How far the party came, and its last deal (KG-16, KG-19)."""
        return tale.result(view, outcome, sight)

    def picture(self, view: View, outcome: Outcome, sight: Sight) -> Picture | None:
        """The score sheet of a party that was played through; one that was stopped has none (KG-19)."""
        return sheet.sheet(view, outcome, sight) if outcome.places and view.scores else None

    def plate(self, page: str, say: Say) -> Picture | None:  # noqa: ARG002 (there is none)
        """Its rules are told in words."""
        return None


PRESENTER: Presenter[View] = KingPresenter()
