"""The game «Тайное послание»: its facts, and the verbs of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, get_args

from rules.chance import Chance
from rules.game import Game, NotYourTurn, Option, Outcome, Pace, Reader, Seat, Silence
from rules.love_letter.choice import careful, legal
from rules.love_letter.effects import effect
from rules.love_letter.hands import discard_hand, lay
from rules.love_letter.model import Action, Happening, Left, Options, State, View, Won
from rules.love_letter.notation import LetterNotation
from rules.love_letter.rounds import end_if_alone, end_turn, first_round
from rules.love_letter.seating import seated
from rules.love_letter.sight import seen
from rules.love_letter.steps import Turn, told
from rules.love_letter.tables import OPTIONS, PACES, TOKENS


class LoveLetter(Game[State, Action, Happening, View]):
    """«Тайное послание» for two to four players."""

    key: ClassVar[str] = "love_letter"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    paces: ClassVar[tuple[Pace, ...]] = PACES
    silence: ClassVar[Mapping[str, Silence]] = {"play": "fallback"}

    state_type = State
    event_types = get_args(Happening)
    notation = LetterNotation()

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Turn:
        """Deal the first round; the lot for the starter is drawn before the shuffle (LL-1, LL-2, LL-3)."""
        tokens = TOKENS[seats] if options["tokens"] == "classic" else int(options["tokens"])
        return first_round(seats, Options(tokens, options["aside"] == "on"), chance)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The ways to play either card of the seat whose turn it is."""
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Turn:
        """Lay the card, let it take effect, pass the turn (LL-4)."""
        played = lay(state, seat, action).then(lambda state: effect(state, seat, action))
        return played.then(lambda state: end_turn(state, chance))

    def view(self, state: State, reader: Reader) -> View:
        """All that the reader may know."""
        return seen(state, reader)

    def outcome(self, state: State) -> Outcome | None:
        """The winners first, then by tokens; who left comes behind all who stayed (LL-16, LL-17)."""
        if not isinstance(state.phase, Won):
            return None
        winners = state.phase.winners
        ranks = [(seat in winners, its.standing != "gone", its.tokens) for seat, its in enumerate(state.players)]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Outcome(places, tuple(player.tokens for player in state.players), state.phase.reason)

    def stage(self, state: State) -> str:
        """The turn, counted through the whole game."""
        return f"over.{state.turns}" if isinstance(state.phase, Won) else f"play.{state.turns}"

    def fallback(self, state: State, seat: Seat, chance: Chance) -> Action:
        """A random legal action that does not throw the Princess away (LL-18)."""
        return chance.pick(careful(legal(state, seat), seat, state.players[seat].hand))

    def leave(self, state: State, seat: Seat, chance: Chance) -> Turn:
        """Discard everything and leave for good; a turn of one's own ends (LL-17). Raises NotYourTurn when gone."""
        if state.players[seat].standing == "gone":
            raise NotYourTurn
        step = told(state, Left(seat)).then(lambda state: discard_hand(state, seat))
        player = replace(step.state.players[seat], standing="gone", protected=False)
        step = told(seated(step.state, seat, player), *step.events)
        after = end_turn if seat == state.turn else end_if_alone
        return step.then(lambda state: after(state, chance))
