"""An evening at a table: a game told as a story, and what people would be shown of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.presenters.board import board_panel
from bot.presenters.catalogue import presenter_of
from bot.presenters.chronicle import LINES, lines
from bot.presenters.ending import ending_panel
from bot.presenters.face import TableFace, face_of
from bot.presenters.hand import hand_panel
from bot.presenters.moment import Moment
from bot.presenters.panel import Panel
from bot.presenters.presenter import AnyPresenter, Say, Sight
from bot.texts import Texts
from rules.game import GROUP, Reader, Seat
from storage.event import Told
from storage.hanging import Open
from storage.table import Deadline, Finished, Home, Member, Phase, Question, Running, Table
from tests.story import Story, story

NAMES = ("Аня", "Боря", "Вера", "Гриша")
TEXTS = Texts()
NOW = 1_700_000_000.0
TOKEN = "abcde"
KEPT = 12


def say_in(lang: str = "ru") -> Say:
    """The translator of a language."""
    return TEXTS.say(lang)


def table(phase: Phase, names: Sequence[str] = NAMES, **how: Any) -> Table:
    """A table of «Тайное послание» in the group «Пятница»; Аня (100) is its host."""
    members = tuple(Member(100 + seat, name) for seat, name in enumerate(names))
    options = (("aside", "off"), ("tokens", "classic"))
    usual: dict[str, Any] = {"title": "Пятница", "lang": "ru", "options": options, "pace": "60", "host": 100}
    usual |= {"game": "love_letter", "deadline": Deadline(NOW + 60)}
    return Table(id="k7Qm2xAb", home=Home(-100), members=members, phase=phase, **(usual | how))


class Evening:
    """A story with people's names, in one language."""

    game = "love_letter"
    pace = "60"

    def __init__(self, names: Sequence[str] = NAMES, lang: str = "ru", seconds: int = 60, **deal: Any) -> None:
        self.names, self.lang, self.seconds = names, lang, seconds
        self.gone: tuple[Seat, ...] = ()
        self.story: Story = story(self.game, len(names), deal.pop("options", None), **deal)
        self._header = self.story.record.header
        self._told = [Told(0, self.story.events)]

    def play(self, *moves: str) -> Evening:
        """Play these moves."""
        for move in moves:
            self.story.play(move)
            self._told.append(Told(len(self._told), self.story.events))
        return self

    def leave(self, seat: Seat) -> Evening:
        """A player leaves."""
        self.gone = (*self.gone, seat)
        self.story.leave(seat)
        self._told.append(Told(len(self._told), self.story.events))
        return self

    def tells(self, *events: Any) -> Evening:
        """Put something that the table itself has to tell before the events of the last move."""
        last = self._told[-1]
        self._told[-1] = Told(last.entry, (*events, *last.events))
        return self

    @property
    def presenter(self) -> AnyPresenter:
        """Who puts the game into words."""
        return presenter_of(self.game)

    def face(self, reader: Reader = GROUP) -> TableFace:
        """The table as the reader may see it."""
        return face_of(self._table(), reader)

    def sight(self, reader: Reader = GROUP) -> Sight:
        """What the presenter looks at."""
        return self.face(reader).sight(reader, say_in(self.lang))

    def lines(self, reader: Reader = GROUP) -> tuple[str, ...]:
        """The chronicle as the reader is told it."""
        return lines(self.face(reader).chronicle, self.presenter, self.sight(reader))

    def board(self) -> Panel:
        """The group's board."""
        face, view = self.face(), self.story.sees(GROUP)
        return board_panel(face, view, self.presenter, self.sight(), self.moment(), self.story.asked, "host_bot")

    def hand(self, seat: Seat, *words: str, token: str = TOKEN, recent: int = LINES) -> Panel:
        """The hand of a seat with these words chosen."""
        view, legal = self.story.sees(seat), self.story.legal(seat)
        menu = Open(token, words)
        return hand_panel(
            self.face(seat), view, legal, self.presenter, self.sight(seat), menu, self.moment(), TOKEN, recent
        )  # fmt: skip

    def own(self, seat: Seat) -> str:
        """What the seat holds and knows."""
        return self.presenter.hand(self.story.sees(seat), self.sight(seat))

    def ending(self) -> Panel:
        """How it ended."""
        return ending_panel(self.face(), self.story.sees(GROUP), self.presenter, self.sight())

    def moment(self) -> Moment:
        """Now, with a full turn before whoever must act."""
        return Moment(NOW, NOW + self.seconds if self.seconds else 0.0, self.seconds)

    def _table(self) -> Table:
        options = tuple(sorted(self._header.options))
        return table(self._phase(), self.names, gone=self.gone, game=self.game, options=options, pace=self.pace)

    def _phase(self) -> Phase:
        entries = len(self._told) - 1
        chronicle = tuple(self._told[-KEPT:])
        if self.story.outcome is not None:
            return Finished(self._header, self.story.state, entries, self.story.outcome, NOW, chronicle)
        question = Question(self.story.stage, entries, 7)
        return Running(self._header, self.story.state, entries, question, chronicle)


def unbroken(text: str) -> str:
    """The text with no-break spaces for «~»."""
    return text.replace("~", "\u00a0")


def labels(panel: Panel) -> list[str]:
    """The texts of the buttons in order."""
    return [button.text for row in panel.rows for button in row]


def data(panel: Panel, text: str) -> str:
    """What the button with this text carries."""
    (button,) = (button for row in panel.rows for button in row if button.text == text)
    return button.data
