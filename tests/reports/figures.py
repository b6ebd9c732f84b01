"""What a tape and a journal come to: counts, the busiest minute, and how long people wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.playground.journal import Request
from tests.reports.party import Played
from tests.reports.tape import Turn

COSTLY: Final = ("send", "edit", "forward", "copy", "delete")
"""How the names of the methods begin that are counted; a deletion is one where it is of an ephemeral message."""
FREE: Final = {"sendChatAction", "deleteMessage", "deleteMessages"}
TOO_MANY: Final = 429
MINUTE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one game, or of several together; waits in seconds, ascending."""

    moves: int
    minutes: float
    busiest: int
    in_group: int
    in_private: int
    too_many: int
    answers: tuple[float, ...]
    turns: tuple[Turn, ...]
    unanswered: int
    faults: int

    @property
    def waits(self) -> list[float]:
        """From a press to the next hand being live."""
        return sorted(turn.waited for turn in self.turns)


def figures(played: Played) -> Figures:
    """The figures of one game."""
    costly = [each for each in played.requests if _costs(each)]
    in_game = [each for each in costly if played.began <= each.time]
    group = [each for each in in_game if each.chat_id == played.group]
    tape = played.tape
    answers = [tape.answers[press.query] - press.at for press in tape.presses if press.query in tape.answers]
    return Figures(
        moves=played.moves,
        minutes=(played.ended - played.began) / MINUTE,
        busiest=busiest([each.time for each in costly if each.chat_id == played.group]),
        in_group=len(group),
        in_private=len(in_game) - len(group),
        too_many=sum(each.error is not None and each.error[0] == TOO_MANY for each in played.requests),
        answers=tuple(sorted(answers)),
        turns=tuple(tape.turns),
        unanswered=len(tape.presses) - len(answers),
        faults=len(played.faults),
    )


def together(several: Sequence[Figures]) -> Figures:
    """The figures of several games as if they were one; the busiest minute is that of the busiest game."""
    return Figures(
        moves=sum(each.moves for each in several),
        minutes=sum(each.minutes for each in several),
        busiest=max(each.busiest for each in several),
        in_group=sum(each.in_group for each in several),
        in_private=sum(each.in_private for each in several),
        too_many=sum(each.too_many for each in several),
        answers=tuple(sorted(wait for each in several for wait in each.answers)),
        turns=tuple(turn for each in several for turn in each.turns),
        unanswered=sum(each.unanswered for each in several),
        faults=sum(each.faults for each in several),
    )


def busiest(moments: Iterable[float], window: float = MINUTE) -> int:
    """The most calls in any stretch of so many seconds."""
    most, recent = 0, deque[float]()
    for moment in moments:
        recent.append(moment)
        while recent[0] <= moment - window:
            recent.popleft()
        most = max(most, len(recent))
    return most


def percentile(ascending: Sequence[float], share: float) -> float:
    """The smallest value that so large a share of all do not exceed; 0 where there are none."""
    return ascending[max(0, ceil(share * len(ascending)) - 1)] if ascending else 0.0


def _costs(request: Request) -> bool:
    return request.method.startswith(COSTLY) and request.method not in FREE
