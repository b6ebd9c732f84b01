"""The frame around every game: header, clock, whose turn it is, the rows of buttons that all boards share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape

from bot import press
from bot.presenters.catalogue import presenter_of
from bot.presenters.face import TableFace
from bot.presenters.moment import UNHURRIED, Moment
from bot.presenters.names import isolated, shown
from bot.presenters.panel import Button, Rows
from bot.presenters.presenter import MINUS, Say, Seated
from bot.presenters.tempo import pace_words
from bot.table.tempo import pace_named
from rules.catalogue import games
from rules.game import Pace, Seat, offered

PARAGRAPH = "\n\n"


def paragraphs(parts: Iterable[str]) -> str:
    """The parts that say something, an empty line between them."""
    return PARAGRAPH.join(part for part in parts if part)


def game_name(face: TableFace, say: Say) -> str:
    """The game's name with its mark, as a headline."""
    return headline(face.game, say)


def points_text(game: str, points: int, say: Say) -> str:
    """«−12 очков»."""
    text = say(f"{game}-points", count=points)
    return text.replace("-", MINUS, 1) if points < 0 else text


def headline(game: str, say: Say) -> str:
    """A game's mark and its name in bold."""
    return say("headline", mark=say(f"{game}-mark"), name=say(f"{game}-name"))


def title(face: TableFace, say: Say) -> str:
    """The group's name, escaped; a blank one is called by what it is."""
    return escape(isolated(shown(face.title)), quote=False) or say("chat-blank")


def turn_line(acting: Sequence[Seat], seated: Seated, say: Say) -> str:
    """🟢 and a mention of whoever must act; "" when nobody must."""
    if not acting:
        return ""
    return say("turn", count=len(acting), names=", ".join(seated.mention(seat) for seat in acting))


def acting(line: str, say: Say) -> str:
    """The line of a player who must act, as the boards of all games mark it: 🟢 before it."""
    return say("acting", line=line)


def clock_line(moment: Moment, say: Say) -> str:
    """When the turn must be made, counted down by the reader's own Telegram; "" without a clock."""
    if not moment.deadline:
        return ""
    return say("clock", when=relative(moment.deadline))


def relative(moment: float) -> str:
    """A moment in Unix seconds, told by the reader's own Telegram as how long until then."""
    at = int(moment)
    otherwise = datetime.fromtimestamp(at, UTC).strftime("%H:%M:%S UTC")
    return f'<tg-time unix="{at}" format="r">{otherwise}</tg-time>'


def options_line(face: TableFace, say: Say) -> str:
    """The options of the rules and the pace, in one line."""
    chosen = dict(face.options)
    options = offered(games()[face.game], chosen)
    texts = (option_text(face, option.key, chosen[option.key], say) for option in options)
    return " · ".join((*texts, pace_text(face, say)))


def option_text(face: TableFace, key: str, choice: str, say: Say) -> str:
    """An option of the rules with one of its choices."""
    return say("option", name=say(f"{face.game}-option-{key}"), choice=say(f"{face.game}-option-{key}-{choice}"))


def pace_text(face: TableFace, say: Say) -> str:
    """The pace and the usual length of a game at it with the options chosen."""
    pace = pace_of(face)
    minutes = presenter_of(face.game).minutes(pace, dict(face.options))
    return say("pace", pace=pace_words(face.game, face.pace, say), minutes=minutes)


def is_hurried(face: TableFace) -> bool:
    """Whether the pace is so fast that the phone does not ring for every turn."""
    return min(pace_of(face).seconds.values(), default=UNHURRIED) < UNHURRIED


def pace_of(face: TableFace) -> Pace:
    """The pace that the table plays at."""
    return pace_named(games()[face.game], face.pace)


def board_rows(face: TableFace, say: Say, bot: str) -> Rows:
    """👁 Мои карты · ✍️ Мой ход · 📖 Правила."""
    return (
        (Button(say("button-peek"), press.Peek(table=face.id).pack()), Button(say("button-move"), url=link(bot))),
        (rules_button(face, say),),
    )


def rules_button(face: TableFace, say: Say) -> Button:
    """📖 Правила: the first page of this game's rules, as they are played at this table."""
    return Button(say("button-rules"), press.Page(game=face.game, page="", table=face.id).pack())


def link(bot: str) -> str:
    """The address of the bot's private chat."""
    return f"https://t.me/{bot}"
