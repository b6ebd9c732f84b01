"""Before the deal: what to play, the lobby, its settings, the check of the private chats; and a table that closed."""

from __future__ import annotations

from collections.abc import Sequence

from bot import press
from bot.presenters.face import TableFace
from bot.presenters.names import seated
from bot.presenters.panel import Button, Panel, Rows, in_twos
from bot.presenters.plea import plea_lines, plea_rows
from bot.presenters.presenter import Say, Seated
from bot.presenters.table import (
    game_name,
    is_hurried,
    option_text,
    options_line,
    paragraphs,
    relative,
    rules_button,
)
from bot.presenters.tempo import pace_axes
from rules.catalogue import games
from rules.game import GROUP, offered
from storage.table import Member, Running, Table

DUEL = 2
"""When one of so many leaves, nobody is left to play with."""


def greeting_panel(say: Say) -> Panel:
    """What a group is told once, when the bot is added: a button a game."""
    return Panel(
        say("greeting"), tuple((Button(_game_label(key, say), press.Pick(game=key).pack()),) for key in games())
    )


def picking_panel(say: Say) -> Panel:
    """«Во что сыграем?»: a button a game, with its number of players."""
    rows = tuple((Button(_game_label(key, say), press.Choose(game=key).pack()),) for key in games())
    return Panel(say("picking"), rows, rings=True)


def stands(table: Table, say: Say) -> str:
    """What is played at the table in use here, or is going to be (a toast)."""
    game = say("spine", mark=say(f"{table.game}-mark"), name=say(f"{table.game}-name"))
    return say("done-stands" if isinstance(table.phase, Running) else "done-stands-lobby", game=game)


def _game_label(key: str, say: Say) -> str:
    seats = games()[key].seats
    button = "game-button-exactly" if len(seats) == 1 else "game-button"
    return say(button, mark=say(f"{key}-mark"), name=say(f"{key}-name"), least=seats[0], most=seats[-1])


def lobby_panel(face: TableFace, say: Say) -> Panel:
    """The lobby: the game, its options in one line, who sits at the table, and the buttons."""
    asked = (_unreachable(face, say), _awaited(face, say), plea_lines(face, say))
    slow = say("lobby-slow", seconds=face.slow) if face.slow else ""
    told = (*asked, _unseated(face, say), slow, _countdown(face, say))
    rows = _countdown_rows(face, say) if face.starts else (*plea_rows(face, say), *_lobby_rows(face, say))
    return Panel(paragraphs((_head(face, say), _people(face, say), *told)), rows, rings=True)


def _head(face: TableFace, say: Say) -> str:
    """At a fast pace people are told what to keep open before it begins."""
    options = options_line(face, say)
    return f"{game_name(face, say)}\n{say('lobby-hurried', options=options) if is_hurried(face) else options}"


def _people(face: TableFace, say: Say) -> str:
    seats = games()[face.game].seats
    if not face.members:
        return say("lobby-empty-exactly" if len(seats) == 1 else "lobby-empty", least=seats[0], most=seats[-1])
    sitting = _seated(face, say)
    rows = [_person(face, seat, sitting, say) for seat in range(len(face.members))]
    return "\n".join((say("lobby-people", count=len(rows), most=seats[-1]), *rows))


def _person(face: TableFace, seat: int, sitting: Seated, say: Say) -> str:
    key = "lobby-host" if face.members[seat].person == face.host else "lobby-person"
    return say(key, number=seat + 1, name=sitting.badge(seat))


def _unreachable(face: TableFace, say: Say) -> str:
    sitting = _seated(face, say)
    names = [sitting.mention(seat) for seat, person in enumerate(sitting.people) if person in face.unreachable]
    return say("lobby-unreachable", names=", ".join(names)) if names else ""


def _awaited(face: TableFace, say: Say) -> str:
    asking = {plea.member.person for plea in face.pleas}
    awaited = [member for member in face.invited if member.person not in asking]
    return say("lobby-invited", names=_mentions(awaited, say)) if awaited else ""


def _unseated(face: TableFace, say: Say) -> str:
    return say("lobby-unseated", names=_mentions(face.unseated, say)) if face.unseated else ""


def _mentions(members: Sequence[Member], say: Say) -> str:
    named = seated(members, say)
    return ", ".join(named.mention(seat) for seat in range(len(members)))


def _countdown(face: TableFace, say: Say) -> str:
    return say("lobby-starting", when=relative(face.starts)) if face.starts else ""


def _seated(face: TableFace, say: Say) -> Seated:
    return face.sight(GROUP, say).seated


def _countdown_rows(face: TableFace, say: Say) -> Rows:
    """What may still be done before the table begins by itself; nothing that would close it by a second press."""
    stand = Button(say("button-stand"), _seat(face, 0))
    return ((stand, Button(say("button-hold"), _desk(face, "hold"), style="danger")), (rules_button(face, say),))


def _seat_row(face: TableFace, say: Say) -> tuple[Button, ...]:
    sit = Button(say("button-sit"), _seat(face, 1), style="success")
    return (sit, Button(say("button-stand"), _seat(face, 0)))


def _lobby_rows(face: TableFace, say: Say) -> Rows:
    start = Button(say("button-start"), _desk(face, "start"), style="primary")
    settings = Button(say("button-settings"), _desk(face, "settings"))
    cancel = Button(say("button-cancel"), _desk(face, "cancel"), style="danger")
    enough = len(face.members) >= games()[face.game].seats[0]
    return (_seat_row(face, say), *(((start,),) if enough else ()), (settings, rules_button(face, say)), (cancel,))


def settings_panel(face: TableFace, say: Say) -> Panel:
    """The options and the pace, each choice a button; the chosen ones are marked.

    It stands where the lobby stood, so the others see who sits there and take their seats as before.
    """
    game = games()[face.game]
    text = paragraphs((_head(face, say), _people(face, say), say("settings-about")))
    shown = offered(game, dict(face.options))
    options = tuple(_option_rows(face, option.key, option.choices, say) for option in shown)
    paces = _pace_rows(face, say)
    back = (Button(say("button-back"), _desk(face, "lobby")),)
    choices = (*(row for rows in options for row in rows), *paces)
    return Panel(text, (*choices, *_unseat_rows(face, say), _seat_row(face, say), back))


def _unseat_rows(face: TableFace, say: Say) -> Rows:
    """The seats that the host may take back: everybody's but his own."""
    named = _seated(face, say)
    others = [seat for seat, member in enumerate(face.members) if member.person != face.host]
    return tuple((Button(say("button-unseat", name=named.plain(seat)), _unseat(face, seat)),) for seat in others)


def _unseat(face: TableFace, seat: int) -> str:
    return press.Unseat(table=face.id, number=face.number, person=face.members[seat].person).pack()


def _option_rows(face: TableFace, key: str, choices: tuple[str, ...], say: Say) -> Rows:
    chosen = dict(face.options)[key]
    texts = {choice: option_text(face, key, choice, say) for choice in choices}
    return tuple((_choice(face, key, choice, text, choice == chosen, say),) for choice, text in texts.items())


def _pace_rows(face: TableFace, say: Say) -> Rows:
    rows: list[tuple[Button, ...]] = []
    for axis in pace_axes(face.game, face.pace, say):
        rows += in_twos([_choice(face, "pace", each.value, each.text, each.chosen, say) for each in axis])
    return tuple(rows)


def _choice(face: TableFace, key: str, choice: str, text: str, chosen: bool, say: Say) -> Button:
    data = press.Setting(table=face.id, number=face.number, option=key, choice=choice).pack()
    return Button(say("chosen", text=text) if chosen else text, data, style="primary" if chosen else "")


def checking_panel(face: TableFace, say: Say) -> Panel:
    """The seats are frozen while every private chat is tried."""
    return Panel(paragraphs((_head(face, say), _people(face, say), say("checking"))))


def closed_panel(face: TableFace, say: Say) -> Panel:
    """The table is over without a result, and why."""
    return Panel(paragraphs((game_name(face, say), say(f"closed-{face.reason}"))))


def leave_panel(face: TableFace, seat: int, say: Say) -> Panel:
    """`/leave` asks once, and says what becomes of the others."""
    leave = Button(say("button-leave"), _leave(face, seat, 1), style="danger")
    stay = Button(say("button-stay"), _leave(face, seat, 0))
    goes_on = len(face.members) - len(face.gone) > DUEL and not games()[face.game].deserted_stops
    key = "leave-confirm" if goes_on else "leave-confirm-last"
    return Panel(say(key, name=_seated(face, say).mention(seat)), ((leave, stay),))


def _seat(face: TableFace, wanted: int) -> str:
    return press.Seat(table=face.id, number=face.number, wanted=wanted).pack()


def _leave(face: TableFace, seat: int, wanted: int) -> str:
    person = face.members[seat].person
    return press.Leave(table=face.id, number=face.number, person=person, wanted=wanted).pack()


def _desk(face: TableFace, verb: str) -> str:
    return press.Desk(table=face.id, number=face.number, verb=verb).pack()
