"""What every game must be able to say about itself.

A presenter turns a view into words; everything around it (header, names, clock, the rows of common buttons) belongs to
the frame in `bot.presenters.table`, so a new game brings only its own vocabulary.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, ClassVar, Final, Protocol, TypeVar

from bot.presenters.key import Keys, Words
from bot.presenters.picture import Picture
from rules.chance import Chance
from rules.game import Event, Outcome, Pace, Reader, Seat

V_contra = TypeVar("V_contra", contravariant=True)


COWARD: Final = "🐐"
"""The mark of a «трусливый козёл»."""
AVATARS: Final = tuple("🦊🐻🐼🐨🐯🦁🐸🐵🐧🦉🦄🐝🐙🐢🦔🐳🐌🦋🍀🌵🍄🌙🔥🎩")
"""The emoji to pick from; none of them means anything else at a table."""
MINUS: Final = "−"
"""The sign of a number below zero, as wide as a plus."""


class Say(Protocol):
    """A translator already set to one language: a key and its arguments become a text."""

    def __call__(self, key: str, /, **about: str | int) -> str:
        """The text of the key; a missing key or argument is a programmer's error and raises."""
        ...


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits where: names told apart, as plain text and as HTML; avatars ("" = none), and who bears a mark."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    avatars: tuple[str, ...] = ()
    marked: tuple[Seat, ...] = ()

    def plain(self, seat: Seat) -> str:
        """The name for buttons and toasts."""
        return self.names[seat]

    def html(self, seat: Seat) -> str:
        """The name for messages, escaped."""
        return escape(self.names[seat], quote=False)

    def badge(self, seat: Seat) -> str:
        """Avatar, name and mark, where the table lists its people (KG-21, KG-22)."""
        avatar = f"{self.avatars[seat]} " if seat < len(self.avatars) and self.avatars[seat] else ""
        return f"{avatar}{self.html(seat)}{f' {COWARD}' if seat in self.marked else ''}"

    def mention(self, seat: Seat) -> str:
        """The name as a link that notifies the person."""
        return f'<a href="tg://user?id={self.people[seat]}">{self.html(seat)}</a>'


@dataclass(frozen=True, slots=True)
class Sight:
    """What a presenter looks at: the reader, who sits where, and the language to speak."""

    reader: Reader
    seated: Seated
    say: Say


class Presenter(Protocol[V_contra]):
    """One game's vocabulary. Texts for messages are HTML, labels and toasts are plain."""

    game: ClassVar[str]
    pages: ClassVar[tuple[str, ...]]
    """The topics of the rules, keys of locale texts `<game>-rules-<page>` and their titles `…-title`."""

    def occasion(self, view: V_contra) -> str:
        """What the group's board is sent anew for, such as the number of the round."""
        ...

    def board(self, view: V_contra, sight: Sight) -> str:
        """The open board, for the group."""
        ...

    def scene(self, view: V_contra, sight: Sight) -> Picture | None:
        """The board as the reader sees it, as a picture; None where the text is enough."""
        ...

    def hand(self, view: V_contra, sight: Sight) -> str:
        """What the reader holds and knows: must not change when others merely move, unless that asks him."""
        ...

    def glance(self, view: V_contra, sight: Sight) -> str:
        """The hand for an alert of 👁: own cards and what is known now, plain and short."""
        ...

    def line(self, event: Event, sight: Sight) -> str:
        """One line of the chronicle; "" for what is not worth a line."""
        ...

    def lines(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """The lines that the events of one entry, heard by the reader, make together: mostly one."""
        ...

    def answer(self, events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
        """What whoever moved is told at once (a toast), of what he hears; may say more than the chronicle."""
        ...

    def begins_round(self, event: Event) -> bool:
        """Whether a round begins with this event, so that what was before is history; never, where there are none."""
        ...

    def minutes(self, pace: Pace, options: Mapping[str, str]) -> int:
        """The usual length of a game at the pace with these options of the rules, in minutes."""
        ...

    def brief(self, view: V_contra, sight: Sight) -> str:
        """The essentials of the board in a line or two, for the hand of whoever must act."""
        ...

    def held(self, view: V_contra) -> Words:
        """What the reader holds, as first words of his keyboard; () when there is nothing for him to look at."""
        ...

    def keyboard(self, view: V_contra, legal: Words, words: Words, sight: Sight) -> Keys:
        """The keys of a hand that is asked, with these words chosen; the way back is not among them.

        `legal` are the reader's legal texts. A key for what cannot be played is live: `why_not` explains it.
        """
        ...

    def opened(self, words: Words, legal: Words, view: V_contra, chance: Chance) -> Words:
        """The menu that pressing these words opens, () when they open none; luck may fill it in.

        What it gives opens itself, without luck: menus are kept, and checked by this when they are drawn.
        """
        ...

    def parent(self, words: Words, legal: Words) -> Words:
        """Where «‹ Назад» leads from a menu; from one that it does not lead out of, to that menu itself."""
        ...

    def question(self, words: Words, view: V_contra, sight: Sight) -> str:
        """What is asked once these words are chosen; () asks for the card."""
        ...

    def why_not(self, text: str, view: V_contra, sight: Sight) -> str:
        """Why what a key says cannot be played now (a toast); "" where there is nothing better to say than no."""
        ...

    def result(self, view: V_contra, outcome: Outcome, sight: Sight) -> str:
        """What is worth telling at the end, below the places."""
        ...

    def picture(self, view: V_contra, outcome: Outcome, sight: Sight) -> Picture | None:
        """The picture that the end is posted with; None where there is nothing to be drawn."""
        ...

    def tip(self, view: V_contra, sight: Sight) -> str:
        """What «?» in a hand explains: the cards in it."""
        ...

    def plate(self, page: str, say: Say) -> Picture | None:
        """The picture beside a page of the rules; None where words are enough."""
        ...


AnyPresenter = Presenter[Any]


def told(lines: Sequence[str]) -> str:
    """The lines that say something, one below the other."""
    return "\n".join(line for line in lines if line)
