"""The game «Кинг»: its facts, and the verbs of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast, get_args

from rules.chance import Chance
from rules.game import Game, Option, Outcome, Pace, Reader, Seat, Silence
from rules.king.choice import legal
from rules.king.contract import Trump
from rules.king.course import first_deal, leave, order, totals
from rules.king.model import SEATS, Action, Deck, Happening, Options, Order, Over, Playing, Programme, State, View
from rules.king.notation import KingNotation
from rules.king.sight import asks, seen
from rules.king.steps import Turn
from rules.king.tables import OPTIONS, PACES
from rules.king.trick import lay


class King(Game[State, Action, Happening, View]):
    """«Кинг» for exactly four players."""

    key: ClassVar[str] = "king"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(SEATS, SEATS + 1)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    paces: ClassVar[tuple[Pace, ...]] = PACES
    silence: ClassVar[Mapping[str, Silence]] = {"order": "fallback", "lead": "fallback", "card": "fallback"}
    deserted_stops: ClassVar[bool] = True
    best_among: ClassVar[tuple[str, ...]] = ("programme", "deck")
    draws_seats: ClassVar[bool] = True
    plays_only_choice: ClassVar[bool] = True

    state_type = State
    event_types = get_args(Happening)
    notation = KingNotation()

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Turn:
        """Deal the first hands; whoever holds the ace of diamonds is to lead (KG-1, KG-2, KG-4)."""
        assert seats == SEATS
        deck, party = cast(Deck, options["deck"]), cast(Programme, options["programme"])
        return first_deal(Options(deck, party, Trump(options["trump"])), chance)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The cards that the seat may lay, or the terms that it may order."""
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Turn:
        """Lay a card, or order the terms of the deal."""
        if isinstance(action, Order):
            return order(state, seat, action)
        assert isinstance(state.phase, Playing)
        return lay(state, state.phase.contract, seat, action.card, chance)

    def view(self, state: State, reader: Reader) -> View:
        """All that the reader may know."""
        return seen(state, reader)

    def outcome(self, state: State) -> Outcome | None:
        """The highest total first, equal totals side by side (KG-16); no places when somebody left (KG-19)."""
        if not isinstance(state.phase, Over):
            return None
        points, played = totals(state.scores), state.phase.reason == "played"
        places = tuple(1 + sum(other > own for other in points) for own in points) if played else ()
        return Outcome(places, points, state.phase.reason)

    def stage(self, state: State) -> str:
        """The order, the first lead of a deal or another card, counted through the whole game (KG-17)."""
        asked = asks(state)
        return f"{'over' if asked == 'nothing' else asked}.{state.question}"

    def fallback(self, state: State, seat: Seat, chance: Chance) -> Action:
        """A random legal action (KG-13, KG-17)."""
        return chance.pick(legal(state, seat))

    def leave(self, state: State, seat: Seat, chance: Chance) -> Turn:  # noqa: ARG002 - nothing is left to chance
        """The game stops at once for all (KG-19)."""
        return leave(state, seat)
