"""Presses on the lobby and on the end of a game: sitting down, options, beginning, cancelling."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.types import CallbackQuery, Message

from bot.dealer import begin_again, try_and_deal
from bot.handlers.admin import is_administrator
from bot.handlers.posting import carries
from bot.handlers.reply import Answer, answered
from bot.handlers.tidying import tidy
from bot.house import House
from bot.presenters.presenter import Say
from bot.press import Desk, Seat, Setting
from bot.screens.projection import SETTINGS
from bot.screens.wanted import BOARD
from bot.table.button import of_this_game, of_this_seat
from bot.table.done import Done, Instant
from bot.table.ending import cancel
from bot.table.guise import member_of
from bot.table.lobby import again, complete_again, has_room, lobby_of, set_option, stand, start
from bot.table.refusals import AdministratorsEnd, MajorityNeeded, NotHost, NotSeated, Stale, TooEarly
from bot.table.rematch import habit_at
from bot.table.seats import is_member
from bot.table.standing import may_sit
from storage.acquaintance import Person
from storage.change import Cause
from storage.hanging import Open
from storage.ids import TableId
from storage.table import Lobby, Table

router = Router(name="lobby")


@router.callback_query(Seat.filter())
async def on_seat(query: CallbackQuery, callback_data: Seat, house: House, guest: Person, say: Say) -> None:
    """Сесть, Встать, «Ещё раз»."""
    verb = _sit if callback_data.wanted else _stand
    await answered(query, house, say, verb(house, guest, say, callback_data, query.id))
    if stands_in_lobby(query, callback_data):
        tidy(house, query, callback_data.table, BOARD)


def stands_in_lobby(query: CallbackQuery, press: Seat) -> bool:
    """Whether the button is one of a lobby: «Сесть» stands there beside «Встать», under an end, which stays, alone."""
    stand = Seat(table=press.table, number=press.number, wanted=0).pack()
    return isinstance(query.message, Message) and carries(query.message, stand)


async def _sit(house: House, guest: Person, say: Say, press: Seat, query: str) -> Answer:
    """Seated at once where the bot may write; else the private chat opens with a ticket in its link."""
    if guest.reachable:
        done = await seat(house, guest, press.table, press.number, Cause(str(guest.id), query))
        return Answer(say("done-sat" if is_member(done.table, guest.id) else "done-pleaded"))
    table = await house.desks.read(press.table)
    of_this_seat(table, press.number, guest.id)
    has_room(table, guest.id)
    if isinstance(table.phase, Lobby) and not is_member(table, guest.id):
        may_sit(table, member_of(guest), (await house.group(table.home.chat)).strictness)
    ticket = await house.tickets.issue(guest.id, table.id)
    return Answer(url=house.link(ticket))


async def seat(house: House, guest: Person, table_id: TableId, number: int, cause: Cause) -> Done:
    """Seat a person who can be written to, or put his plea; the last one of a rematch begins it."""
    chat = (await house.desks.read(table_id)).home.chat
    strictness = (await house.group(chat)).strictness

    def verb(table: Table, at: Instant) -> Done:
        of_this_seat(table, number, guest.id)
        return again(table, member_of(guest), at, strictness)

    done = await house.desks.write(table_id, cause, verb)
    if complete_again(done.table):
        await begin_again(house, done.table, cause)
    return done


async def _stand(house: House, guest: Person, say: Say, press: Seat, query: str) -> Answer:
    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return stand(table, guest.id, at)

    await house.desks.write(press.table, Cause(str(guest.id), query), verb)
    return Answer(say("done-stood"))


@router.callback_query(Setting.filter())
async def on_setting(query: CallbackQuery, callback_data: Setting, house: House, guest: Person, say: Say) -> None:
    """The host picks an option or the pace in place, and the chat remembers it."""
    await answered(query, house, say, _set(house, guest, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _set(house: House, guest: Person, press: Setting, query: str) -> Answer:
    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return set_option(table, guest.id, press.option, press.choice, at)

    table = (await house.desks.write(press.table, Cause(str(guest.id), query), verb)).table
    await house.chats.save_habit(table.home.chat, habit_at(table))
    return Answer()


@router.callback_query(Desk.filter(F.verb.in_({"settings", "lobby"})))
async def on_settings(query: CallbackQuery, callback_data: Desk, house: House, guest: Person, say: Say) -> None:
    """The host opens the settings in the lobby's message, and closes them."""
    await answered(query, house, say, _settings(house, guest, callback_data))
    tidy(house, query, callback_data.table, BOARD)


async def _settings(house: House, guest: Person, press: Desk) -> Answer:
    table = await house.desks.read(press.table)
    of_this_game(table, press.number)
    lobby_of(table)
    if guest.id != table.host:
        raise NotHost
    words = (SETTINGS,) if press.verb == "settings" else ()
    await house.screens.open_menu(table.id, guest.id, Open(str(table.number), words))
    house.desks.poke()
    return Answer()


@router.callback_query(Desk.filter(F.verb == "start"))
async def on_start(query: CallbackQuery, callback_data: Desk, house: House, guest: Person, say: Say) -> None:
    """Начать: the seats are frozen and answered for at once, the private chats are tried afterwards."""
    await answered(query, house, say, _start(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _start(house: House, guest: Person, say: Say, press: Desk, query: str) -> Answer:
    async def attempt(*, administrator: bool) -> Done:
        def verb(table: Table, at: Instant) -> Done:
            of_this_game(table, press.number)
            return start(table, guest.id, administrator=administrator, at=at)

        return await house.desks.write(press.table, Cause(str(guest.id), query), verb)

    try:
        done = await attempt(administrator=False)
    except (TooEarly, NotSeated):
        if not await administers(house, press.table, guest):
            raise
        done = await attempt(administrator=True)
    if not done.repeated:
        try_and_deal(house, done.table)
    return Answer(say("done-starting"))


@router.callback_query(Desk.filter(F.verb == "cancel"))
async def on_cancel(query: CallbackQuery, callback_data: Desk, house: House, guest: Person, say: Say) -> None:
    """Отменить, in the lobby."""
    await answered(query, house, say, _cancel(house, guest, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _cancel(house: House, guest: Person, press: Desk, query: str) -> Answer:
    table = await house.desks.read(press.table)
    if table.phase.kind != "lobby":
        raise Stale
    await cancel_table(house, table, guest, Cause(str(guest.id), query), number=press.number)
    return Answer()


async def cancel_table(house: House, table: Table, guest: Person, cause: Cause, *, number: int) -> Done:
    """Cancel as the host or, where that is not enough, as an administrator of the group."""
    cancelling = (await house.group(table.home.chat)).cancelling

    async def attempt(*, administrator: bool) -> Done:
        def verb(now: Table, at: Instant) -> Done:
            of_this_game(now, number)
            return cancel(now, guest.id, administrator=administrator, at=at, cancelling=cancelling)

        return await house.desks.write(table.id, cause, verb)

    try:
        return await attempt(administrator=False)
    except (NotHost, MajorityNeeded, AdministratorsEnd):
        if not await administers(house, table.id, guest):
            raise
        return await attempt(administrator=True)


async def administers(house: House, table_id: TableId, guest: Person) -> bool:
    """Whether the person administers the group of the table."""
    table = await house.desks.read(table_id)
    return await is_administrator(house, table.home.chat, guest.id)
