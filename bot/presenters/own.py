"""«Моё»: how one is shown at every table, one's standing and statistics (KG-22)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from bot import press
from bot.presenters.names import isolated, seated, shown
from bot.presenters.panel import Button, Panel, Rows, Style
from bot.presenters.presenter import AVATARS, Say, told
from bot.presenters.table import headline, paragraphs, points_text
from bot.table.guise import member_of
from bot.table.statistics import Best, Score
from storage.acquaintance import Person

WIDE: Final = 6
NOTHING: Final = "none"
"""What a press carries that takes a nickname or an avatar off."""


def own_panel(person: Person, scores: Sequence[Score], tables: Sequence[str], say: Say) -> Panel:
    """The page itself: face, standing, statistics game by game, and the tables one sits at, a line each."""
    badge = seated([member_of(person)], say).badge(0)
    head = say(
        "own", badge=badge, name=escape(isolated(shown(person.name)), quote=False) or say("name-blank", number=1)
    )
    played = tuple(_score(score, say) for score in scores) or (say("own-unplayed"),)
    sitting = (say("own-tables"), *tables) if tables else ()
    parts = (head, say(f"own-{person.standing}"), told(played), told(sitting))
    buttons = (Button(say("button-nick"), _home("nick")), Button(say("button-avatar"), _home("avatar")))
    return Panel(paragraphs(parts), (buttons, (_back(say, "start"),)))


def _score(score: Score, say: Say) -> str:
    """A game: played and won, the average place, the best points where they are kept, games fled."""
    counts = (_played(score, say), *_best(score, say), *((say("own-fled", count=score.fled),) if score.fled else ()))
    return say("own-score", game=headline(score.game, say), counts=", ".join(counts))


def _played(score: Score, say: Say) -> str:
    if not score.played:
        return say("own-played-none")
    whole, tenths = divmod(round(10 * score.places / score.played), 10)
    return say("own-played", played=score.played, won=score.won, whole=whole, tenths=tenths)


def _best(score: Score, say: Say) -> Iterable[str]:
    """Points are compared only with those of games alike, which is said."""
    return (_best_of(score.game, best, say) for best in score.best)


def _best_of(game: str, best: Best, say: Say) -> str:
    return say("own-best", points=points_text(game, best.points, say), among=_among(game, best, say))


def _among(game: str, best: Best, say: Say) -> str:
    return " · ".join(say(f"{game}-option-{key}-{choice}") for key, choice in best.among)


def avatar_panel(person: Person, say: Say) -> Panel:
    """The emoji to pick from, one's own marked, and the way to have none."""
    buttons = tuple(_avatar(each, person, say) for each in AVATARS)
    rows: Rows = tuple(buttons[start : start + WIDE] for start in range(0, len(buttons), WIDE))
    none = ((Button(say("button-avatar-none"), _home("avatar", NOTHING)),),) if person.avatar else ()
    return Panel(say("own-avatar"), (*rows, *none, (_back(say, "me"),)))


def _avatar(each: str, person: Person, say: Say) -> Button:
    is_own = each == person.avatar
    style: Style = "primary" if is_own else ""
    return Button(say("chosen", text=each) if is_own else each, _home("avatar", each), style=style)


def nick_panel(person: Person, say: Say) -> Panel:
    """What a nickname may be, and that the next message will be it."""
    none = ((Button(say("button-nick-none"), _home("nick", NOTHING)),),) if person.nick else ()
    return Panel(say("own-nick"), (*none, (_back(say, "me"),)))


def _back(say: Say, place: str) -> Button:
    return Button(say("button-back"), _home(place))


def _home(place: str, about: str = "") -> str:
    return press.Home(place=place, about=about).pack()
