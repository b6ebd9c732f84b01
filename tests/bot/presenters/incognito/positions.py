"""Positions of «ИнкогниК» met in play-outs from a seed, and the diagrams that a reader is shown of a state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import count, islice
from random import Random

from bot.presenters.incognito.diagram import Diagram, diagram
from bot.presenters.presenter import Seated, Sight
from rules.catalogue import games
from rules.chance import live
from rules.game import GROUP, Reader, asked
from rules.incognito.model import State
from tests.bot.presenters.evening import say_in

INCOGNITO = games()["incognito"]
MODES = ("closed", "sealed", "open")
VARIANTS = ("cups", "throne", "survival")
READERS: tuple[Reader, ...] = (GROUP, 0, 1)
NAMES = ("Аня", "Боря")
SHORTENS = {"resign", "accept"}
"""What would end most play-outs before anything has happened."""


def playout(seed: int, mode: str = "closed", variant: str = "cups") -> Iterator[State]:
    """Every state of a game by players who do whatever they may."""
    luck = Random(seed)
    chance = live(luck.randrange)
    state = INCOGNITO.setup(2, {"mode": mode, "variant": variant, "first": "lot"}, chance).state
    yield state
    while INCOGNITO.outcome(state) is None:
        seat = luck.choice(list(asked(INCOGNITO, state, 2)))
        legal = [each for each in INCOGNITO.legal_actions(state, seat) if INCOGNITO.notation.text(each) not in SHORTENS]
        state = INCOGNITO.apply(state, seat, luck.choice(legal), chance).state
        yield state


@lru_cache
def positions(number: int) -> tuple[State, ...]:
    """So many states, of all modes and variants in turn, every fifth of a game and its last one."""
    return tuple(islice(_met(), number))


def _met() -> Iterator[State]:
    for seed in count():
        game = tuple(playout(seed, MODES[seed % 3], VARIANTS[seed // 3 % 3]))
        yield from game[seed % 5 : -1 : 5]
        yield game[-1]


def sight(reader: Reader, names: tuple[str, ...] = NAMES, lang: str = "ru") -> Sight:
    """A look at people of these names."""
    return Sight(reader, Seated(names, (100, 101)), say_in(lang))


def seen(state: State, reader: Reader = GROUP, names: tuple[str, ...] = NAMES, lang: str = "ru") -> Diagram:
    """What the reader is shown of a state."""
    return diagram(INCOGNITO.view(state, reader), sight(reader, names, lang))
