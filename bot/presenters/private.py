"""The private chat besides hands: the menu, one's tables, the language, and what the ticket of a lobby leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot import press
from bot.presenters.face import TableFace
from bot.presenters.panel import Button, Panel, Rows, Style
from bot.presenters.plain import plain
from bot.presenters.presenter import Say
from bot.presenters.table import game_name, link, paragraphs, title


def start_panel(say: Say, bot: str) -> Panel:
    """`/start`: who I am and what can be done here; `bot` is its user name."""
    rows = (
        (Button(say("button-add"), url=f"{link(bot)}?startgroup=play", style="success"),),
        (Button(say("button-tables"), _home("tables")), Button(say("button-own"), _home("me"))),
        (Button(say("button-rules"), _home("rules")), Button(say("button-how"), _home("help"))),
        (Button(say("button-language"), _home("lang")),),
    )
    return Panel(say("start"), rows)


def help_panel(say: Say, *, back: bool = False) -> Panel:
    """`/help`: how an evening goes, the buttons and the commands; with the way `back` where the menu led to it."""
    return Panel(say("help"), ((_back(say),),) if back else ())


def tables_panel(faces: Sequence[TableFace], links: Mapping[str, str], say: Say) -> Panel:
    """«Мои столы»: every table of the reader; `links` leads from table ids to their messages, where there is a link."""
    lines = [table_line(face, links.get(face.id, ""), say) for face in faces]
    text = paragraphs((say("tables", count=len(faces)), "\n".join(lines)))
    return Panel(text, (*_hand_rows(faces, say), (_back(say),)))


def table_line(face: TableFace, address: str, say: Say) -> str:
    """A table in a line: its game, its chat, a link where there is one, and how far it is."""
    chat = title(face, say)
    where = f'<a href="{address}">{chat}</a>' if address else chat
    return say("tables-line", game=game_name(face, say), chat=where, phase=say(f"tables-{face.phase}"))


def _hand_rows(faces: Sequence[TableFace], say: Say) -> Rows:
    playing = [face for face in faces if face.phase == "running"]
    return tuple((Button(_hand_label(face, say), press.Peek(table=face.id).pack()),) for face in playing)


def _hand_label(face: TableFace, say: Say) -> str:
    return say("button-hand-of", chat=plain(title(face, say)))


def language_panel(languages: Sequence[str], current: str, say: Say) -> Panel:
    """The languages the bot speaks, the reader's own marked."""
    rows = tuple((_language_button(lang, current, say),) for lang in languages)
    return Panel(say("language"), (*rows, (_back(say),)))


def _language_button(lang: str, current: str, say: Say) -> Button:
    name = say(f"language-{lang}")
    text = say("chosen", text=name) if lang == current else name
    style: Style = "primary" if lang == current else ""
    return Button(text, press.Home(place="lang", about=lang).pack(), style=style)


def seated_panel(face: TableFace, say: Say, *, seated: bool = True) -> Panel:
    """The ticket of a lobby was good: the person sits and his cards will come here, or those who sit are asked."""
    return Panel(say("ticket-seated" if seated else "ticket-pleaded", game=game_name(face, say), chat=title(face, say)))


def stood_panel(face: TableFace, say: Say) -> Panel:
    """What becomes of it when the person has given his seat back before the deal."""
    return Panel(say("ticket-stood", game=game_name(face, say), chat=title(face, say)))


def _back(say: Say) -> Button:
    return Button(say("button-back"), _home("start"))


def _home(place: str) -> str:
    return press.Home(place=place).pack()
