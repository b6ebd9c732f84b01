"""The pace in words, and what of it can be picked: one list, or a clock of the move and one of the party."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.presenters.presenter import Say
from bot.table.tempo import MOVE, PARTY, move_of, moves, pace_named, parties
from rules.catalogue import games
from rules.game import AnyGame, Pace


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be picked: as a press carries it (`bot.table.tempo`), in words, and whether it holds now."""

    value: str
    text: str
    chosen: bool


Axis: TypeAlias = tuple[Choice, ...]


def pace_words(game: str, key: str, say: Say) -> str:
    """«90 с на ход · 5 мин на партию»: a clock that there is not is left unsaid beside one that there is."""
    rules = games()[game]
    pace = pace_named(rules, key)
    if not pace.party:
        return _move_words(game, pace, say)
    move = () if _is_free(pace) else (_move_words(game, move_of(rules, pace), say),)
    return " · ".join((*move, _party_words(pace.party, say)))


def choice_words(game: str, choice: str, say: Say) -> str:
    """A choice as its button says it."""
    axis, _, value = choice.rpartition(".")
    if axis == PARTY:
        return _party_words(int(value), say)
    return _move_words(game, pace_named(games()[game], value), say) if axis == MOVE else pace_words(game, value, say)


def pace_axes(game: str, now: str, say: Say) -> tuple[Axis, ...]:
    """What can be picked where the pace is `now`: a clock of the move, and of the party where the game has one."""
    rules = games()[game]
    pace = pace_named(rules, now)
    if len(parties(rules)) == 1:
        return (tuple(_choice(game, each.key, each.key == now, say) for each in rules.paces),)
    return _moves(game, rules, pace, say), _parties(game, rules, pace, say)


def _moves(game: str, rules: AnyGame, pace: Pace, say: Say) -> Axis:
    chosen = move_of(rules, pace).key
    return tuple(_choice(game, f"{MOVE}.{each.key}", each.key == chosen, say) for each in moves(rules))


def _parties(game: str, rules: AnyGame, pace: Pace, say: Say) -> Axis:
    return tuple(_choice(game, f"{PARTY}.{each}", each == pace.party, say) for each in parties(rules))


def _choice(game: str, value: str, chosen: bool, say: Say) -> Choice:
    return Choice(value, choice_words(game, value, say), chosen)


def _move_words(game: str, pace: Pace, say: Say) -> str:
    return say(f"{game}-pace-{pace.key}")


def _party_words(seconds: int, say: Say) -> str:
    return say("pace-party", minutes=seconds // 60) if seconds else say("pace-party-none")


def _is_free(pace: Pace) -> bool:
    """Whether what runs on the clock of the party has no clock of the move beside it."""
    return not any(pace.seconds.get(kind) for kind in pace.party_runs)
