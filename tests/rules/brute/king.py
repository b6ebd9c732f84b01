"""One deal of «Кинг» as a child would write it: cards as short strings, lists on a table, and a long list of ifs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
STAKES = ["tricks", "hearts", "boys", "girls", "last", "kings", "king"]
TRUMPS = ["hearts", "none"]


class Deal:
    """The cards as they lie, by seat; everything else follows from them."""

    def __init__(self, hands: list[list[str]], number: int, leader: int, *, long: bool) -> None:
        self.hands = hands
        self.number = number
        self.leader = leader
        self.long = long
        self.terms: list[str] = []  # what is scored, "take" or "avoid", the trump; empty while it is to be ordered
        self.turn = leader
        self.table: list[str] = []
        self.tricks: list[list[str]] = []
        self.takers: list[int] = []
        self.totals = [0, 0, 0, 0]
        self.mine: list[list[str]] = [[], [], [], []]  # what each has ordered
        self.won: list[int] = []
        self.stopped = False

    def copy(self) -> Deal:
        """The same deal, to be changed by itself."""
        same = Deal([list(hand) for hand in self.hands], self.number, self.leader, long=self.long)
        same.terms, same.turn, same.table = list(self.terms), self.turn, list(self.table)
        same.tricks, same.takers = [list(trick) for trick in self.tricks], list(self.takers)
        same.totals, same.mine = list(self.totals), [list(orders) for orders in self.mine]
        same.won, same.stopped = list(self.won), self.stopped
        return same

    @property
    def winners(self) -> tuple[int, ...]:
        """Who is ahead when the deal is over; () while it is played."""
        return tuple(self.won)

    def picture(self) -> Any:
        """The cards, whose turn it is and what has been scored."""
        hands = [sorted(hand) for hand in self.hands]
        return (hands, self.table, self.tricks, self.takers, self.turn, self.terms, self.totals)

    # what may be done

    def moves(self, seat: int) -> list[str]:
        """The orders not yet given, or the cards that may be laid."""
        if seat != self.turn or self.won or self.stopped:
            return []
        if not self.terms:
            every = [f"{stake}.{trump}" for stake in STAKES for trump in TRUMPS]
            return [order for order in every if order not in self.mine[seat]]
        hand = self.hands[seat]
        if self.table:
            same = [card for card in hand if card[0] == self.table[0][0]]
            return same if same else list(hand)
        if self.number == 1 and not self.tricks:
            return ["da"]
        if self._hearts_must_wait():
            others = [card for card in hand if card[0] != "h"]
            return others if others else list(hand)
        return list(hand)

    def _hearts_must_wait(self) -> bool:
        for trick in self.tricks:
            for card in trick:
                if card[0] == "h":
                    return False
        return self.terms[0] in ("hearts", "king", "medley") or self.terms[2] == "hearts"

    # what it does

    def play(self, seat: int, text: str) -> None:
        """Order, or lay a card; the fourth card makes a trick, and the last thing to be scored ends the deal."""
        if "." in text:
            self.mine[seat].append(text)
            stake, trump = text.split(".")
            self.terms = [stake, "take", trump]
            return
        self.hands[seat].remove(text)
        self.table.append(text)
        self.turn = (seat + 1) % 4
        if len(self.table) == 4:
            self._take()

    def _take(self) -> None:
        first = self.turn  # four cards on, it is again the turn of who led
        best = 0
        for at in (1, 2, 3):
            if self._beats(self.table[at], self.table[best]):
                best = at
        self.turn = (first + best) % 4
        self.tricks.append(self.table)
        self.takers.append(self.turn)
        self.table = []
        points = self.points()
        if sum(points) == self._all_there_is():
            self._finish(points)

    def _beats(self, card: str, best: str) -> bool:
        if card[0] == best[0]:
            return RANKS.index(card[1:]) > RANKS.index(best[1:])
        return card[0] == "h" and self.terms[2] == "hearts"

    def _finish(self, points: list[int]) -> None:
        sign = 1 if self.terms[1] == "take" else -1
        for seat in range(4):
            self.totals[seat] += sign * points[seat]
        self.won = [seat for seat in range(4) if self.totals[seat] == max(self.totals)]
        self.hands, self.tricks, self.takers = [[], [], [], []], [], []

    def points(self) -> list[int]:
        """What each has taken of what the deal scores, without its sign."""
        points = [0, 0, 0, 0]
        for number in range(len(self.tricks)):
            for stake in self._scored():
                points[self.takers[number]] += self._worth(stake, number + 1, self.tricks[number])
        return points

    def _scored(self) -> list[str]:
        if self.terms[0] == "medley":
            return ["tricks", "hearts", "boys", "girls", "last", "king"]
        return [self.terms[0]]

    def _worth(self, stake: str, number: int, trick: list[str]) -> int:
        ranks = [card[1:] for card in trick]
        worth = {
            "tricks": 2,
            "hearts": 2 * len([card for card in trick if card[0] == "h"]),
            "boys": (3 if self.long else 2) * (ranks.count("j") + ranks.count("k")),
            "girls": (6 if self.long else 4) * ranks.count("q"),
            "last": 8 if number in ([10, 11, 12] if self.long else [7, 8]) else 0,
            "kings": (6 if self.long else 4) * ranks.count("k"),
            "king": (24 if self.long else 16) * trick.count("hk"),
        }
        return worth[stake]

    def _all_there_is(self) -> int:
        one = 24 if self.long else 16
        return 6 * one if self.terms[0] == "medley" else one

    def leave(self, seat: int) -> None:  # noqa: ARG002 - whoever it is
        """KG-19: it stops for all."""
        self.stopped = True


def _names(cards: Iterable[Any]) -> list[str]:
    return [card.name.lower() for card in cards]


class KingBrute:
    """The plain form of «Кинг»: deals, not whole parties."""

    def position(self, state: Any) -> Deal:
        """The deal as it lies in a state."""
        long = state.options.deck == "long"
        found = Deal([_names(hand) for hand in state.hands], state.number, state.leader, long=long)
        found.table = _names(state.table)
        found.turn = (state.opener + len(found.table)) % 4
        found.tricks = [_names(trick.cards) for trick in state.tricks]
        found.takers = [trick.taker for trick in state.tricks]
        if state.phase.kind != "ordering":
            found.terms = self._terms(state.phase.contract if state.phase.kind == "playing" else state.phase.terms)
        for number, score in enumerate(state.scores, 1):
            for seat in range(4):
                found.totals[seat] += score.points[seat]
            if state.options.programme == "order" and number > 7:
                terms = self._terms(score.contract)
                found.mine[score.leader].append(f"{terms[0]}.{terms[2]}")
        return found

    def _terms(self, terms: Any) -> list[str]:
        if terms.kind == "free":
            return []
        return [terms.stake.value, "take" if terms.taking else "avoid", terms.trump.value]

    def picture(self, state: Any) -> Any:
        """The cards, whose turn it is and what has been scored."""
        return self.position(state).picture()

    def winners(self, events: Iterable[Any]) -> tuple[int, ...]:
        """Who is ahead after the deal that ends in these events; () when none does."""
        ends = [event for event in events if event.kind == "deal_ended"]
        return tuple(seat for seat in range(4) if ends[0].totals[seat] == max(ends[0].totals)) if ends else ()


BRUTE = KingBrute()
