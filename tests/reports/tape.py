"""What was seen of a game from outside, each thing at its moment: presses, their answers, and hands going live."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.playground.live import Event, Listener
from bot.playground.world import World
from bot.press import Move

MOVE = "m:"
"""How the callback data of a button begins that plays something, or leads to it."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button pressed at a moment; `token` names the question it answered, "" where it answered none."""

    at: float
    person: int
    token: str
    query: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A hand that went live at a moment, and the press that brought it about: the last on the question before."""

    at: float
    person: int
    press: Press

    @property
    def waited(self) -> float:
        """Seconds from the press to the hand."""
        return self.at - self.press.at


@dataclass(frozen=True, slots=True)
class Hand:
    """A message of a private chat that asks: its number, the question's token, the callback data of what plays."""

    message: int
    token: str
    choices: tuple[str, ...]


@dataclass
class Tape(Listener):
    """Hears all that happens on phones the moment it does; `wake` has somebody told of every change of his chat."""

    world: World
    presses: list[Press] = field(default_factory=list)
    answers: dict[str, float] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)
    wake: dict[int, Callable[[], None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__init__(frozenset())
        self._live: set[tuple[int, str]] = set()

    __hash__ = Listener.__hash__

    def pressed(self, query: str, person: int, data: str) -> None:
        """Somebody presses a button now."""
        token = Move.unpack(data).token if data.startswith(MOVE) else ""
        self.presses.append(Press(self.world.clock(), person, token, query))

    def offer(self, event: Event) -> None:
        """An event of the live feed."""
        person = event["person"] or 0
        if event["type"] == "answered":
            self.answers[event["toast"]["query_id"]] = self.world.clock()
        elif event["type"] in ("message", "edited") and (hand := self.hand(person)):
            self._came_alive(person, hand)
        if person in self.wake:
            self.wake[person]()

    def hand(self, person: int) -> Hand | None:
        """The newest message of a person's private chat that asks something."""
        for message in reversed(self.world.chats[person].messages.values()):
            buttons = [] if message.deleted else [button for row in message.keyboard for button in row]
            choices = [button["callback_data"] for button in buttons if button.get("style") == "primary"]
            moves = tuple(data for data in choices if data.startswith(MOVE))
            if moves:
                return Hand(message.message_id, Move.unpack(moves[0]).token, moves)
        return None

    def _came_alive(self, person: int, hand: Hand) -> None:
        """The first time that a question stands before a person is when he may answer it."""
        if (person, hand.token) in self._live:
            return
        self._live.add((person, hand.token))
        answered = [press for press in self.presses[-20:] if press.token not in ("", hand.token)]
        if answered:
            self.turns.append(Turn(self.world.clock(), person, answered[-1]))
