"""The rules, a page a topic, in the language of whoever reads; where they are read at a table its options are named."""

from __future__ import annotations

from collections.abc import Sequence

from bot import press
from bot.presenters.catalogue import presenter_of
from bot.presenters.face import TableFace
from bot.presenters.panel import Button, Panel, Rows
from bot.presenters.presenter import Say
from bot.presenters.table import options_line, paragraphs
from rules.catalogue import games


def shelf_panel(say: Say, *, back: bool) -> Panel:
    """The rules of which game? A button a game; with the way `back` to the menu where there is one."""
    rows = tuple((Button(_spine(key, say), press.Page(game=key, page="").pack()),) for key in games())
    menu = (Button(say("button-back"), press.Home(place="start").pack()),)
    return Panel(say("rules-which"), (*rows, menu) if back else rows)


def page_panel(game: str, page: str, say: Say, at: Sequence[TableFace] = ()) -> Panel:
    """A page of a game's rules with the way to the others; an unknown page or "" is the first.

    `at` is the table it is read at, if any.
    """
    presenter = presenter_of(game)
    pages = presenter.pages
    page = page if page in pages else pages[0]
    head = say("rules-header", game=_spine(game, say), topic=_topic(game, page, say))
    options = "".join(say("rules-table", options=options_line(face, say)) for face in at)
    text = paragraphs((head, options, say(f"{game}-rules-{page}")))
    table = "".join(face.id for face in at)
    back = (Button(say("button-back"), press.Home(place="rules").pack()),)
    rows = (*_rows(game, page, pages, table, say), back)
    return Panel(text, rows, picture=presenter.plate(page, say))


def _spine(game: str, say: Say) -> str:
    return say("spine", mark=say(f"{game}-mark"), name=say(f"{game}-name"))


def _topic(game: str, page: str, say: Say) -> str:
    return say(f"{game}-rules-{page}-title")


def _rows(game: str, page: str, pages: tuple[str, ...], table: str, say: Say) -> Rows:
    """All topics, two in a row; the page that is open is marked."""
    buttons = [_topic_button(press.Page(game=game, page=other, table=table), page, say) for other in pages]
    return tuple(tuple(buttons[start : start + 2]) for start in range(0, len(buttons), 2))


def _topic_button(page: press.Page, current: str, say: Say) -> Button:
    topic, opened = _topic(page.game, page.page, say), page.page == current
    text = say("chosen", text=topic) if opened else topic
    return Button(text, page.pack(), style="primary" if opened else "")
