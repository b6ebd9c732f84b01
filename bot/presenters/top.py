"""`/top`: who has won most in a chat, game by game; anybody who reads the chat may read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from bot.presenters.names import shown, told_apart
from bot.presenters.panel import Panel
from bot.presenters.presenter import Say
from bot.presenters.table import headline, paragraphs
from bot.table.guise import member_of
from bot.table.statistics import Winner
from storage.acquaintance import Person
from storage.ids import PersonId

LONGEST: Final = 10
"""How many are named for each game."""


def top_panel(
    best: Mapping[str, Sequence[Winner]], people: Mapping[PersonId, Person], say: Say, on: Sequence[str] = ()
) -> Panel:
    """The winners of each game that was played to its end here, the best first; equal ones share their place.

    `on` are the games that are being played here now: where none was finished yet, that is what there is to tell.
    """
    told = [_game(game, winners[:LONGEST], people, say) for game, winners in best.items() if winners]
    if told:
        return Panel(paragraphs((say("top"), *told)))
    return Panel(say("top-none-yet", game=", ".join(headline(game, say) for game in on)) if on else say("top-empty"))


def _game(game: str, winners: Sequence[Winner], people: Mapping[PersonId, Person], say: Say) -> str:
    names = told_apart([_name(winner, people) for winner in winners], say)
    lines = (_line(winner, name, winners, people, say) for winner, name in zip(winners, names, strict=True))
    return "\n".join((headline(game, say), *lines))


def _name(winner: Winner, people: Mapping[PersonId, Person]) -> str:
    return shown(member_of(people[winner.person]).name) if winner.person in people else ""


def _line(winner: Winner, name: str, winners: Sequence[Winner], people: Mapping[PersonId, Person], say: Say) -> str:
    place = 1 + sum(other.won > winner.won for other in winners)
    avatar = f"{people[winner.person].avatar} ".lstrip() if winner.person in people else ""
    shown_name = f"{avatar}{escape(name, quote=False)}"
    return say("top-line", place=place, name=shown_name, won=winner.won, played=winner.played)
