"""The course of a round: the deal, the turns, the showdown, the tokens and what comes after them.

Luck enters here alone, in one order: for each round the lot for its starter (only when there is a choice), then the
shuffle of the deck in ascending order, whose first card is the top. The first round's lot is among all seats, a later
one's among those who shared the last win. From the top are dealt: the card set aside; with two players the three open
cards; one card to each player by seat, from seat 0; the rest is the pile.
"""

from __future__ import annotations

from dataclasses import replace

from rules.chance import Chance
from rules.game import Seat
from rules.love_letter.hands import draw
from rules.love_letter.model import (
    Card,
    Ending,
    GameWon,
    Got,
    Options,
    Player,
    Playing,
    Reason,
    RoundBegan,
    RoundEnded,
    State,
    Won,
)
from rules.love_letter.seating import in_game, in_round, next_in_round, seated
from rules.love_letter.steps import Turn, told
from rules.love_letter.tables import DECK, OPEN_CARDS


def first_round(seats: int, options: Options, chance: Chance) -> Turn:
    """The first round of a game for so many seats, begun by a player chosen by lot (LL-2)."""
    players = tuple(Player() for _ in range(seats))
    empty = State(options, Playing(), round=0, turn=0, turns=0, players=players)
    return _deal(empty, chance.pick(range(seats)), chance)


def end_turn(state: State, chance: Chance) -> Turn:
    """What follows a turn: the end of the round, or the turn of the next player clockwise (LL-14)."""
    if len(in_round(state)) == 1:
        return _end_round(state, "last", chance)
    if not state.pile:
        return _end_round(state, "pile", chance)
    return _begin_turn(state, next_in_round(state, state.turn))


def end_if_alone(state: State, chance: Chance) -> Turn:
    """The round ends at once when one is left in it, whosever turn it is (LL-14, LL-17)."""
    return _end_round(state, "last", chance) if len(in_round(state)) == 1 else told(state)


def _deal(state: State, starter: Seat, chance: Chance) -> Turn:
    """LL-1, for those still in the game."""
    deck = chance.shuffle(DECK)
    seats = in_game(state)
    hands = 1 + OPEN_CARDS[len(seats)]
    pile = hands + len(seats)
    dealt = dict(zip(seats, deck[hands:pile], strict=True))
    state = replace(
        state,
        round=state.round + 1,
        players=tuple(_dealt(player, dealt.get(seat)) for seat, player in enumerate(state.players)),
        pile=deck[pile:],
        aside=deck[:1],
        laid_open=deck[1:hands],
        aside_opened=(),
    )
    began = RoundBegan(state.round, starter, state.laid_open)
    secrets = (Got(seat, card) for seat, card in dealt.items())
    return told(state, began, *secrets).then(lambda state: _begin_turn(state, starter))


def _dealt(player: Player, card: Card | None) -> Player:
    """The player at the start of a round; who has left the game is dealt nothing."""
    if card is None:
        return replace(player, discards=())
    return Player(tokens=player.tokens, hand=(card,))


def _begin_turn(state: State, seat: Seat) -> Turn:
    """The Handmaid's protection ends, then the card is drawn (LL-4, LL-12)."""
    player = replace(state.players[seat], protected=False)
    return draw(seated(state, seat, player, turn=seat, turns=state.turns + 1), seat)


def _end_round(state: State, ending: Ending, chance: Chance) -> Turn:
    """The winners take a token each; then the game is won or the next round dealt (LL-14, LL-16)."""
    highest, winners = _best(state)
    ended = RoundEnded(
        number=state.round,
        winners=winners,
        ending=ending,
        shown=tuple((seat, state.players[seat].hand[0]) for seat in in_round(state)) if ending == "pile" else (),
        aside=state.aside if ending == "pile" else (),
        by_discards=len(winners) < len(highest),
    )
    players = tuple(_paid(player, seat in winners) for seat, player in enumerate(state.players))
    state = replace(state, players=players, last_round=(ended,))
    return told(state, ended).then(lambda state: _go_on(state, winners, chance))


def _best(state: State) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who holds the highest value, and who of them has the largest sum of discards (LL-14, LL-15)."""
    left = in_round(state)
    if len(left) == 1:
        return left, left
    value = max(state.players[seat].hand[0] for seat in left)
    highest = tuple(seat for seat in left if state.players[seat].hand[0] == value)
    most = max(sum(state.players[seat].discards) for seat in highest)
    return highest, tuple(seat for seat in highest if sum(state.players[seat].discards) == most)


def _paid(player: Player, won: bool) -> Player:
    """The player after the round: his token, and nothing secret to remember of it."""
    return replace(player, tokens=player.tokens + won, known=())


def _go_on(state: State, winners: tuple[Seat, ...], chance: Chance) -> Turn:
    """LL-2, LL-16, LL-17."""
    rich = tuple(seat for seat in winners if state.players[seat].tokens >= state.options.tokens_to_win)
    if rich:
        return _win(state, rich, "tokens")
    if len(in_game(state)) == 1:
        return _win(state, winners, "last")
    return _deal(state, chance.pick(winners), chance)


def _win(state: State, winners: tuple[Seat, ...], reason: Reason) -> Turn:
    return told(replace(state, phase=Won(winners, reason)), GameWon(winners))
