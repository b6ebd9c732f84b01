"""The rules, a page a topic, in the language of whoever reads."""

from __future__ import annotations

from bot import press
from bot.presenters.catalogue import presenter_of
from bot.presenters.panel import Button, Panel, Rows
from bot.presenters.presenter import Say
from rules.catalogue import games


def shelf_panel(say: Say) -> Panel:
    """The rules of which game? A button a game."""
    rows = tuple((Button(_spine(key, say), press.Page(game=key, page="").pack()),) for key in games())
    return Panel(say("rules-which"), (*rows, (Button(say("button-back"), press.Home(place="start").pack()),)))


def page_panel(game: str, page: str, say: Say) -> Panel:
    """A page of a game's rules with the way to the others; an unknown page or "" is the first."""
    pages = presenter_of(game).pages
    page = page if page in pages else pages[0]
    head = say("rules-header", game=_spine(game, say), topic=_topic(game, page, say))
    return Panel(f"{head}\n\n{say(f'{game}-rules-{page}')}", _rows(game, page, pages, say))


def _spine(game: str, say: Say) -> str:
    return say("spine", mark=say(f"{game}-mark"), name=say(f"{game}-name"))


def _topic(game: str, page: str, say: Say) -> str:
    return say(f"{game}-rules-{page}-title")


def _rows(game: str, page: str, pages: tuple[str, ...], say: Say) -> Rows:
    """The other topics, two in a row; the page that is open is marked."""
    buttons = [_topic_button(game, other, page, say) for other in pages]
    return tuple(tuple(buttons[start : start + 2]) for start in range(0, len(buttons), 2))


def _topic_button(game: str, page: str, current: str, say: Say) -> Button:
    topic = _topic(game, page, say)
    return Button(
        say("chosen", text=topic) if page == current else topic,
        press.Page(game=game, page=page).pack(),
        style="primary" if page == current else "",
    )
