"""«ИнкогниК» as a child would write it: short strings on a board that is a dictionary, and a long list of ifs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

FILES = "abcde"
CELLS = [file + rank for rank in "12345" for file in FILES]
STRENGTH = "lncqk"
NAMES = {"KING": "k", "QUEEN": "q", "COUNSELLOR": "c", "KNIGHT": "n", "LACKEY": "l"}


def distance(one: str, other: str) -> list[int]:
    """Files and ranks between two cells, the smaller first."""
    return sorted([abs(FILES.index(one[0]) - FILES.index(other[0])), abs(int(one[1]) - int(other[1]))])


class Board:
    """Everything there is; a figure is its seat and its letter, such as "0k"."""

    def __init__(self) -> None:
        self.variant = "cups"
        self.mode = "closed"
        self.started = False
        self.turn = 0
        self.where: dict[str, str] = {}  # figure: cell
        self.seen: set[str] = set()
        self.lying: dict[str, str] = {}
        self.hands: list[list[str]] = [[], []]
        self.lives = [0, 0]
        self.away: list[str] = []
        self.drunk: list[str] = []
        self.locks: list[tuple[set[str], int]] = []  # a pair, and the number of the last move it may not make
        self.made = 0
        self.offer = ""
        self.last_offer = [-10, -10]
        self.own_moves = [0, 0]
        self.loud = 0  # the number of the last move that revealed, captured or touched a cup
        self.bare_since = -1
        self.memory: list[Any] = []
        self.won: list[int] = []

    def copy(self) -> Board:
        """The same board, to be changed by itself."""
        same = Board()
        for name, value in vars(self).items():
            again = value.copy() if isinstance(value, list | dict | set) else value
            setattr(same, name, again)
        same.hands = [list(hand) for hand in self.hands]
        return same

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, both at a draw; () while it is played."""
        return tuple(self.won)

    def picture(self) -> Any:
        """All that can be compared."""
        locks = sorted((sorted(pair), until - self.made) for pair, until in self.locks)
        waiting = [max(0, self.last_offer[seat] + 10 - self.own_moves[seat]) for seat in (0, 1)]
        bare = self.made - self.bare_since if self.bare_since >= 0 else 0
        board = sorted((cell, figure, figure in self.seen) for figure, cell in self.where.items())
        cups = (sorted(self.lying.items()), self.hands, self.away, self.drunk, self.lives)
        offer = "" if self.won else self.offer
        return (board, cups, self.turn, locks, offer, waiting, self.made - self.loud, bare)

    # what may be done

    def moves(self, seat: int) -> list[str]:
        """Arrangements; or what may be moved and said."""
        if self.won:
            return []
        if not self.started:
            if any(figure[0] == str(seat) for figure in self.where):
                return []
            return [".".join(letters) for letters in permutations("kqlnc")]
        if seat != self.turn:
            return []
        found = [*self._real_moves(seat), "resign"]
        if self.offer == str(1 - seat):
            found.append("accept")
        if self.offer == "" and self.own_moves[seat] - self.last_offer[seat] >= 10:
            found.append("offer")
        return found

    def _on(self, cell: str) -> str:
        for figure, where in self.where.items():
            if where == cell:
                return figure
        return ""

    def _real_moves(self, seat: int) -> list[str]:
        found = []
        for start in CELLS:
            figure = self._on(start)
            if figure and figure[0] == str(seat):
                found += [f"{start}.{goal}" for goal in CELLS if self._may_go(seat, figure, start, goal)]
        for cell in ("b3", "d3"):
            figure = self._on(cell)
            if cell in self.lying and figure and figure[0] == str(seat):
                found.append(f"drink.{cell}")
                if figure[1] == "q":
                    found += [f"place.{cell}.{cup}" for cup in set(self.hands[seat])]
        if self._throne_counts() and self.where[f"{seat}k"] == "c3" and not self._threat(seat, self.made + 2):
            found.append("claim")
        return found

    def _may_go(self, seat: int, figure: str, start: str, goal: str) -> bool:
        home = "15"[seat]
        far = distance(start, goal)
        if far not in ([0, 1], [1, 1]):
            return False
        other = self._on(goal)
        if not other:
            return goal[1] != home or start[1] == home
        if far == [1, 1]:
            return False
        if start[1] == goal[1] and start[1] in "15":
            return False
        if self._locked(figure, other, self.made + 1):
            return False
        return other[0] != str(seat) or CELLS.index(start) < CELLS.index(goal)

    def _locked(self, one: str, other: str, number: int) -> bool:
        return any(pair == {one, other} and number <= until for pair, until in self.locks)

    def _throne_counts(self) -> bool:
        return self.variant != "survival"

    def _threat(self, seat: int, number: int) -> bool:
        """Whether an enemy could move onto the King on c3 in the move of that number."""
        for cell in ("c2", "c4", "b3", "d3"):
            figure = self._on(cell)
            if figure and figure[0] != str(seat) and not self._locked(figure, f"{seat}k", number):
                return True
        return False

    # what it does

    def play(self, seat: int, text: str) -> None:
        """Do it, and see what comes of it."""
        words = text.split(".")
        if len(words) == 5:
            self._arrange(seat, words)
        elif text == "resign":
            self.won = [1 - seat]
        elif text == "accept":
            self.won = [0, 1]
        elif text == "offer":
            self.offer = str(seat)
            self.last_offer[seat] = self.own_moves[seat]
        else:
            self._move(seat, words)

    def _arrange(self, seat: int, letters: list[str]) -> None:
        cells = ["a1", "b1", "c1", "d1", "e1"] if seat == 0 else ["e5", "d5", "c5", "b5", "a5"]
        for number in range(5):
            self.where[f"{seat}{letters[number]}"] = cells[number]
        if len(self.where) == 10:
            self.started = True
            if self.mode != "closed":
                self.seen = set(self.where)
            self.memory = [self._remembered()]

    def _move(self, seat: int, words: list[str]) -> None:
        king = f"{seat}k"
        king_seen, king_was = king in self.seen, self.where[king]
        self._count_a_move(seat)
        if words[0] == "claim":
            self.seen.add(king)
            self.won = [seat]
        elif words[0] == "drink":
            self._drink(seat, words[1])
        elif words[0] == "place":
            self._place(seat, words[1], words[2])
        else:
            self._go(words[0], words[1])
        if self.won:
            return
        up = king_seen and king_was != "c3" and self.where[king] == "c3"
        if up and self._throne_counts() and not self._threat(seat, self.made + 1):
            self.won = [seat]
            return
        self._other_turn(passes=0)

    def _count_a_move(self, seat: int) -> None:
        self.made += 1
        self.own_moves[seat] += 1
        if self.offer == str(1 - seat):
            self.offer = ""

    def _reveal(self, figure: str) -> None:
        if figure not in self.seen:
            self.seen.add(figure)
            self.loud = self.made

    def _drink(self, seat: int, cell: str) -> None:
        figure = self._on(cell)
        self._reveal(figure)
        self.loud = self.made
        cup = self.lying.pop(cell)
        self.drunk.append(cup)
        if cup == "water":
            self.lives[seat] += 1
        else:
            self._dies(figure)

    def _place(self, seat: int, cell: str, cup: str) -> None:
        self._reveal(f"{seat}q")
        self.loud = self.made
        self.hands[seat].remove(cup)
        self.away.append(self.lying[cell])
        self.lying[cell] = cup

    def _dies(self, figure: str) -> None:
        del self.where[figure]
        self.loud = self.made
        if figure[1] == "k":
            self.won = [1 - int(figure[0])]

    def _go(self, start: str, goal: str) -> None:
        mine, other = self._on(start), self._on(goal)
        self.where[mine] = goal
        if not other:
            return
        self.where[other] = start
        if mine[0] != other[0]:
            fight = other in self.seen
            self._reveal(mine)
            self._reveal(other)
            loser = self._loser(mine, other) if fight else ""
            if loser and self.lives[int(loser[0])] > 0:
                self.lives[int(loser[0])] -= 1
            elif loser:
                self._dies(loser)
                return
        self.locks.append(({mine, other}, self.made + 2))

    def _loser(self, mine: str, other: str) -> str:
        if mine[1] == "k":
            return other
        if STRENGTH.index(mine[1]) == STRENGTH.index(other[1]):
            return ""
        return other if STRENGTH.index(mine[1]) > STRENGTH.index(other[1]) else mine

    # whose turn

    def _other_turn(self, passes: int) -> None:
        self.turn = 1 - self.turn
        self.locks = [lock for lock in self.locks if lock[1] > self.made and all(f in self.where for f in lock[0])]
        if self.variant == "survival" and len(self.where) == 2 and self.bare_since < 0:
            self.bare_since = self.made
        self.memory.append(self._remembered())
        three = self.memory.count(self.memory[-1]) >= 3
        bare = self.bare_since >= 0 and self.made - self.bare_since >= 10
        if three or bare or self.made - self.loud >= 80:
            self.won = [0, 1]
        elif not self._real_moves(self.turn):
            self._count_a_move(self.turn)
            if passes:
                self.won = [0, 1]
            else:
                self._other_turn(passes=1)

    def _remembered(self) -> Any:
        locks = sorted((sorted(pair), until - self.made) for pair, until in self.locks)
        cups = (sorted(self.lying.items()), sorted(self.hands[0]), sorted(self.hands[1]), list(self.drunk))
        return (sorted(self.where.items()), sorted(self.seen), self.turn, locks, list(self.lives), cups)

    def leave(self, seat: int) -> None:
        """The other has won."""
        self.won = [1 - seat]


def _figure(mark: Any) -> str:
    return f"{mark.seat}{NAMES[mark.figure.name]}"


class IncognitoBrute:
    """The plain form of «ИнкогниК»."""

    def position(self, state: Any) -> Board:
        """The board as it stands in a state; what stood there before is forgotten."""
        found = Board()
        found.variant, found.mode = state.options.variant, state.options.mode
        found.started, found.turn = state.phase.kind != "arranging", state.turn
        for piece in state.pieces:
            found.where[_figure(piece)] = piece.cell.name.lower()
            if piece.shown:
                found.seen.add(_figure(piece))
        found.lying = {cup.cell.name.lower(): cup.cup.value for cup in state.lying}
        found.hands = [[cup.value for cup in player.cups] for player in state.players]
        found.lives = [player.lives for player in state.players]
        found.away, found.drunk = [cup.value for cup in state.removed], [cup.value for cup in state.drunk]
        found.locks = [({_figure(lock.one), _figure(lock.other)}, lock.moves) for lock in state.locks]
        found.offer = "".join(map(str, state.offer))
        found.last_offer = [player.offer_in - 10 for player in state.players]
        found.loud = -state.quiet
        if state.bare or (state.options.variant == "survival" and len(found.where) == 2 and found.started):
            found.bare_since = 0
        found.made = state.bare
        found.loud += state.bare
        found.locks = [(pair, moves + state.bare) for pair, moves in found.locks]
        found.memory = [found._remembered()]
        return found

    def picture(self, state: Any) -> Any:
        """All that can be compared."""
        return self.position(state).picture()

    def winners(self, events: Iterable[Any]) -> tuple[int, ...]:
        """Who has won the game that ends in these events; () when it does not."""
        ends = [event for event in events if event.kind == "ended"]
        return tuple(ends[0].winners) if ends else ()


BRUTE = IncognitoBrute()
