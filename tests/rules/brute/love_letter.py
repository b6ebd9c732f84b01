"""One round of «Тайное послание» as a child would write it: lists of numbers on a table, and a long list of ifs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

NAMES = ["", "guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess"]


class Round:
    """The cards as they lie, by seat; everything else follows from them."""

    def __init__(
        self,
        hands: list[list[int]],
        discards: list[list[int]],
        pile: list[int],
        aside: list[int],
        turn: int,
        *,
        aside_too: bool,
    ) -> None:
        self.hands = hands
        self.discards = discards
        self.pile = pile
        self.aside = aside
        self.opened: list[int] = []
        self.turn = turn
        self.aside_too = aside_too
        self.alive = [bool(hand) for hand in hands]
        self.safe = [False for _ in hands]
        self.won: list[int] = []

    def copy(self) -> Round:
        """The same round, to be changed by itself."""
        hands, discards = [list(hand) for hand in self.hands], [list(laid) for laid in self.discards]
        same = Round(hands, discards, list(self.pile), list(self.aside), self.turn, aside_too=self.aside_too)
        same.opened, same.alive = list(self.opened), list(self.alive)
        same.safe, same.won = list(self.safe), list(self.won)
        return same

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the round; () while it is played."""
        return tuple(self.won)

    def picture(self) -> Any:
        """The cards and who may be touched."""
        hands = [sorted(hand) for hand in self.hands]
        return (hands, self.discards, self.pile, self.aside, self.opened, self.alive, self.safe, self.turn)

    # what may be done

    def moves(self, seat: int) -> list[str]:
        """Every card of the hand with every target, LL-6 first."""
        if seat != self.turn or self.won:
            return []
        hand = self.hands[seat]
        if 7 in hand and (6 in hand or 5 in hand):
            return ["countess"]
        found: list[str] = []
        for card in (1, 2, 3, 4, 5, 6, 7, 8):
            if card in hand:
                found += self._ways(seat, card)
        return found

    def _ways(self, seat: int, card: int) -> list[str]:
        name = NAMES[card]
        if card in (4, 7, 8):
            return [name]
        targets = [str(other) for other in range(len(self.hands)) if self._may_touch(seat, other)]
        if card == 5:
            targets.append(str(seat))
        if self.aside_too and (card in (2, 6) or (card == 5 and self.pile)):
            targets.append("aside")
        if not targets:
            return [name]
        if card == 1:
            return [f"guard.{target}.{named}" for target in targets for named in NAMES[2:]]
        return [f"{name}.{target}" for target in targets]

    def _may_touch(self, seat: int, other: int) -> bool:
        return other != seat and self.alive[other] and not self.safe[other]

    # what it does

    def play(self, seat: int, text: str) -> None:
        """Lay the card, do what it says, pass the turn."""
        name, *more = text.split(".")
        card = NAMES.index(name)
        self.hands[seat].remove(card)
        self.discards[seat].append(card)
        if card == 4:
            self.safe[seat] = True
        elif card == 8:
            self._out(seat)
        elif more and more[0] == "aside":
            self._at_aside(seat, card)
        elif more:
            self._at_seat(seat, card, int(more[0]), more[1:])
        self._pass_turn()

    def _at_seat(self, seat: int, card: int, other: int, named: list[str]) -> None:
        mine, theirs = self.hands[seat][0], self.hands[other][0]
        if card == 1 and NAMES[theirs] == named[0]:
            self._out(other)
        elif card == 3 and mine < theirs:
            self._out(seat)
        elif card == 3 and mine > theirs:
            self._out(other)
        elif card == 5:
            self._prince(other)
        elif card == 6:
            self.hands[seat], self.hands[other] = [theirs], [mine]

    def _prince(self, other: int) -> None:
        if self.hands[other] == [8]:
            self._out(other)
            return
        self.discards[other] += self.hands[other]
        source = self.pile if self.pile else self.aside
        self.hands[other] = [source.pop(0)]

    def _at_aside(self, seat: int, card: int) -> None:
        if card == 6:
            self.hands[seat], self.aside = self.aside, self.hands[seat]
        elif card == 5:
            self.opened += self.aside
            self.aside = [self.pile.pop(0)]

    def _out(self, seat: int) -> None:
        self.discards[seat] += self.hands[seat]
        self.hands[seat] = []
        self.alive[seat] = False
        self.safe[seat] = False

    def leave(self, seat: int) -> None:
        """LL-17: all open; his turn ends if it was his."""
        self._out(seat)
        if seat == self.turn:
            self._pass_turn()
        elif self.alive.count(True) == 1:
            self.won = [self.alive.index(True)]

    def _pass_turn(self) -> None:
        if self.alive.count(True) == 1:
            self.won = [self.alive.index(True)]
            return
        if not self.pile:
            self._show()
            return
        self.turn = (self.turn + 1) % len(self.hands)
        while not self.alive[self.turn]:
            self.turn = (self.turn + 1) % len(self.hands)
        self.safe[self.turn] = False
        self.hands[self.turn].append(self.pile.pop(0))

    def _show(self) -> None:
        scores = [
            (self.hands[seat][0], sum(self.discards[seat])) if self.alive[seat] else (0, 0) for seat in self._all()
        ]
        self.won = [seat for seat in self._all() if scores[seat] == max(scores)]

    def _all(self) -> range:
        return range(len(self.hands))


class LoveLetterBrute:
    """The plain form of «Тайное послание»: rounds, not whole games."""

    def position(self, state: Any) -> Round:
        """The round as it lies in a state."""
        found = Round(
            hands=[[int(card) for card in player.hand] for player in state.players],
            discards=[[int(card) for card in player.discards] for player in state.players],
            pile=[int(card) for card in state.pile],
            aside=[int(card) for card in state.aside],
            turn=state.turn,
            aside_too=state.options.aside_in_play,
        )
        found.opened = [int(card) for card in state.aside_opened]
        found.safe = [player.protected for player in state.players]
        return found

    def picture(self, state: Any) -> Any:
        """The cards and who may be touched."""
        return self.position(state).picture()

    def winners(self, events: Iterable[Any]) -> tuple[int, ...]:
        """Who has won the round that ends in these events; () when none does."""
        ends = [event for event in events if event.kind == "round_ended"]
        return tuple(ends[0].winners) if ends else ()


BRUTE = LoveLetterBrute()
