"""Commands in a group: `/play`, `/board`, `/hand`, `/leave`, `/cancel`, `/help`."""

from __future__ import annotations

from aiogram import Router
from aiogram.filters import Command, CommandObject
from aiogram.types import Message

from bot.handlers.admin import is_anonymous_administrator
from bot.handlers.filters import InGroup
from bot.handlers.glimpse import show_hand
from bot.handlers.guest import speaks_for_chat, with_a_face
from bot.handlers.lobby import cancel_table
from bot.handlers.opening import play_here
from bot.handlers.place import table_of
from bot.handlers.posting import respond
from bot.house import House
from bot.presenters.face import face_of
from bot.presenters.lobby import leave_panel, picking_panel
from bot.presenters.presenter import Say
from bot.presenters.private import help_panel
from bot.screens.asking import ask_again
from bot.screens.wanted import BOARD, hand_of
from bot.table.ending import cancel
from bot.table.leaving import leave
from bot.table.refusals import NoGame, PrivateShut
from bot.table.seats import is_over, seat_of
from rules.game import GROUP
from storage.acquaintance import Person
from storage.change import Cause
from storage.table import Checking, Lobby, Running

router = Router(name="commands")
router.message.filter(InGroup())


def cause_of(message: Message, who: str) -> Cause:
    """The cause that a message is: the same when the update comes twice."""
    return Cause(who, f"message.{message.chat.id}.{stamp_of(message)}")


def stamp_of(message: Message) -> str:
    """What tells a message from all others of its chat; the ids of ephemeral ones come again, but not in a second."""
    if message.ephemeral_message_id:
        return f"e{message.ephemeral_message_id}-{int(message.date.timestamp())}"
    return str(message.message_id)


@router.message(Command("play"))
async def on_play(message: Message, command: CommandObject, house: House, guest: Person, say: Say) -> None:
    """A lobby, the board once more where a game is on, or the question which game."""
    if not is_anonymous_administrator(message):
        with_a_face(message)
    game = house.game_called(command.args or "")
    host = Person(0, "") if speaks_for_chat(message) else guest
    found = await play_here(house, message, game, host, cause_of(message, str(guest.id)))
    if not found.id:
        await respond(house, message, picking_panel(say))


@router.message(Command("board"))
async def on_board(message: Message, house: House) -> None:
    """The board is sent anew."""
    table = await table_of(house, message)
    await ask_again(house.screens, table.id, BOARD, stamp_of(message))
    house.desks.poke()


@router.message(Command("hand"))
async def on_hand(message: Message, house: House, guest: Person) -> None:
    """An ephemeral command is answered with an ephemeral hand; else, or where it fails, the private one comes anew."""
    with_a_face(message)
    table = await table_of(house, message)
    seat_of(table, guest.id)
    if not isinstance(table.phase, Running):
        raise NoGame
    if message.ephemeral_message_id and await show_hand(house, message, guest, table):
        return
    if not guest.reachable:
        raise PrivateShut
    await ask_again(house.screens, table.id, hand_of(guest.id), stamp_of(message))
    house.desks.poke()


@router.message(Command("leave"))
async def on_leave(message: Message, house: House, guest: Person, say: Say) -> None:
    """Out of a lobby at once; out of a game after a question."""
    with_a_face(message)
    table = await table_of(house, message)
    if isinstance(table.phase, Lobby | Checking):
        cause = cause_of(message, str(guest.id))
        await house.desks.write(table.id, cause, lambda now, at: leave(now, guest.id, at))
        return
    if is_over(table):
        raise NoGame
    seat = seat_of(table, guest.id)
    await respond(house, message, leave_panel(face_of(await house.dressed(table), GROUP), seat, say))


@router.message(Command("cancel"))
async def on_cancel(message: Message, house: House, guest: Person) -> None:
    """An administrator may always, anonymous ones too; the host until the first move, then with a majority."""
    table = await table_of(house, message)
    cause = cause_of(message, str(guest.id))
    if is_over(table):
        raise NoGame
    if is_anonymous_administrator(message):
        await house.desks.write(table.id, cause, lambda now, at: cancel(now, guest.id, administrator=True, at=at))
        return
    await cancel_table(house, table, guest, cause, number=table.number)


@router.message(Command("help", "start"))
async def on_help(message: Message, house: House, say: Say) -> None:
    """`/help`, and `/start` in a group."""
    await respond(house, message, help_panel(say))
