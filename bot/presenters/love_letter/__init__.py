"""«Тайное послание» as people see it: board, hand, keyboard, chronicle and result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.presenters import tree
from bot.presenters.key import Keys, Words
from bot.presenters.love_letter import board, hand, keyboard, length, tale
from bot.presenters.picture import Picture
from bot.presenters.presenter import Presenter, Say, Sight, told
from rules.chance import Chance
from rules.game import Event, Outcome, Pace
from rules.love_letter.model import RoundBegan, View


class LoveLetterPresenter:
    """The vocabulary of «Тайное послание»."""

    game: ClassVar[str] = "love_letter"
    pages: ClassVar[tuple[str, ...]] = ("goal", "turn", "cards", "end", "options", "secrets")

    def occasion(self, view: View) -> str:
        """A board a round."""
        return str(view.round)

    def board(self, view: View, sight: Sight) -> str:
        """Players, discards, pile and what has not been seen."""
        return board.board(view, sight)

    def scene(self, view: View, sight: Sight) -> Picture | None:  # noqa: ARG002 (others draw their board)
        """Cards are told in words."""
        return None

    def brief(self, view: View, sight: Sight) -> str:
        """The board's essentials beside a hand."""
        return board.brief(view, sight)

    def hand(self, view: View, sight: Sight) -> str:
        """Own cards and own knowledge."""
        return hand.hand(view, sight)

    def glance(self, view: View, sight: Sight) -> str:
        """Own cards and what still holds, in one alert."""
        return hand.glance(view, sight)

    def tip(self, view: View, sight: Sight) -> str:
        """The cards held, explained."""
        return hand.tip(view, sight)

    def line(self, event: Event, sight: Sight) -> str:
        """The words for one event."""
        return tale.line(event, sight)

    def lines(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """The lines for one entry of the log."""
        return tale.lines(events, sight)

    def answer(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """The lines of the chronicle say it all."""
        return tale.lines(events, sight)

    def begins_round(self, event: Event) -> bool:
        """Every deal does."""
        return isinstance(event, RoundBegan)

    def minutes(self, pace: Pace, options: Mapping[str, str]) -> int:
        """The pace's own figure is for the classic goal (LL-3); others are a share of it."""
        return length.minutes(pace, options["tokens"])

    def held(self, view: View) -> tuple[str, ...]:
        """The words of the cards held."""
        return keyboard.held(view)

    def shelf(self, word: str) -> str:
        """A card a row: their names are long."""
        return word

    def label(self, words: tuple[str, ...], view: View, sight: Sight) -> str:
        """The button for the last of these words."""
        return keyboard.label(words, view, sight)

    def keyboard(self, view: View, legal: Words, words: Words, sight: Sight) -> Keys:
        """The cards held, or what may follow the words chosen."""
        return tree.keyboard(self, view, legal, words, sight)

    def opened(self, words: Words, legal: Words, view: View, chance: Chance) -> Words:  # noqa: ARG002 (others need them)
        """Whatever is the way to a legal action."""
        return tree.opened(words, legal)

    def parent(self, words: Words, legal: Words) -> Words:
        """The last choice before."""
        return tree.parent(words, legal)

    def question(self, words: tuple[str, ...], view: View, sight: Sight) -> str:  # noqa: ARG002 (others ask by what lies open)
        """What is asked once these words are chosen."""
        return keyboard.question(words, sight)

    def why_not(self, text: str, view: View, sight: Sight) -> str:
        """Why a held card cannot be played now."""
        return keyboard.why_not(text, view, sight)

    def result(self, view: View, outcome: Outcome, sight: Sight) -> str:
        """Why the game ended and how its last round went (LL-16, LL-17)."""
        key = "love_letter-ended-tokens" if outcome.reason == "tokens" else "love_letter-ended-last"
        last = (tale.round_ended(ended, sight) for ended in view.last_round)
        return told((sight.say(key, tokens=view.tokens_to_win), *last))

    def picture(self, view: View, outcome: Outcome, sight: Sight) -> Picture | None:  # noqa: ARG002 (there is none)
        """Its end is told in a few lines."""
        return None

    def plate(self, page: str, say: Say) -> Picture | None:  # noqa: ARG002 (there is none)
        """Its rules are told in words."""
        return None


PRESENTER: Presenter[View] = LoveLetterPresenter()
