"""The private chat: `/start` with and without a ticket, the menu, «Мои столы», the language."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.handlers.filters import InPrivate
from bot.handlers.insider import check_inside
from bot.handlers.lobby import seat
from bot.handlers.posting import carries, respond, turn_into
from bot.handlers.reach import reached
from bot.handlers.record import LINKED, send_linked
from bot.handlers.reply import Answer, tell
from bot.handlers.rulebook import linked_page
from bot.house import House
from bot.presenters.face import TableFace, face_of
from bot.presenters.panel import Panel
from bot.presenters.presenter import Say
from bot.presenters.private import help_panel, language_panel, seated_panel, start_panel, tables_panel
from bot.press import Home
from bot.screens.verdict import Accepted, Verdict
from bot.screens.wanted import BARE, SEATED, Occasion, hand_of
from bot.table.refusals import NotHere, NotYourTicket, TableGone, WrongTicket
from bot.table.seats import is_member
from rules.game import GROUP
from storage.acquaintance import Person
from storage.change import Cause
from storage.errors import NoSuchTicket
from storage.hanging import Hung
from storage.ids import PersonId
from storage.table import Table

router = Router(name="private")

CHANNELS: Final = 10**12
"""What the ids of supergroups are beyond, with a minus: a basic group's may begin with the same digits."""


@router.message(InPrivate(), CommandStart())
async def on_start(message: Message, command: CommandObject, house: House, guest: Person, say: Say) -> None:
    """Start: from now on the person can be written to; a ticket seats him, links lead to rules and records."""
    if not guest.reachable:
        await reached(house, guest.id)
    payload = command.args or ""
    if pages := await linked_page(house, payload, say):
        await respond(house, message, *pages)
    elif LINKED.fullmatch(payload):
        await send_linked(house, guest, say, payload)
    elif payload:
        await _seat_by_ticket(message, house, guest, say, payload)
    else:
        await respond(house, message, start_panel(say, house.username))


async def _seat_by_ticket(message: Message, house: House, guest: Person, say: Say, token: str) -> None:
    """A ticket is good once, for the person who pressed «Сесть»; a stranger's press does not use it up.

    It is taken when all is done: an update that comes again, because something failed on the way, finds it still good.
    """
    try:
        ticket = await house.tickets.look(token)
    except NoSuchTicket as error:
        raise WrongTicket from error
    if ticket.person != guest.id:
        raise NotYourTicket
    table = await house.desks.read(ticket.table)
    await check_inside(house, table.home.chat, guest.id)
    cause = Cause(str(guest.id), f"ticket.{token}")
    done = await seat(house, guest, ticket.table, table.number, cause)
    seated = is_member(done.table, guest.id)
    panel = seated_panel(face_of(done.table, GROUP), say, seated=seated)
    if seated:
        tell_of_seat(house, guest.id, done.table, panel)
    else:
        await respond(house, message, panel)
    with suppress(NoSuchTicket):
        await house.tickets.take(token)


def tell_of_seat(house: House, person: PersonId, table: Table, panel: Panel) -> None:
    """Say it in the place where his hand will be; where something hangs there already, that tells more."""

    async def deliver() -> Verdict:
        verdict = await house.post.send(person, 0, panel)
        if isinstance(verdict, Accepted):
            occasion = Occasion(table.number, SEATED).text
            hung = Hung(person, verdict.message, BARE + panel.digest, occasion, house.now())
            if not await house.screens.hang_first(table.id, hand_of(person), hung):
                await house.post.clear(hung)
        return verdict

    house.outbox.put(person, ("seat", table.id), deliver)


@router.message(InPrivate(), Command("help"))
async def on_help(message: Message, house: House, say: Say) -> None:
    """`/help`."""
    await respond(house, message, help_panel(say))


@router.message(InPrivate(), Command("settings"))
async def on_settings(message: Message, house: House, guest: Person, say: Say) -> None:
    """`/settings`: one's own language."""
    await respond(house, message, language_panel(house.texts.languages, guest.lang, say))


@router.message(InPrivate(), Command("play", "board", "hand", "leave", "cancel", "top"))
async def on_group_command(_message: Message) -> None:
    """What belongs to a group says so."""
    raise NotHere


@router.message(InPrivate())
async def on_anything(message: Message, house: House, guest: Person, say: Say) -> None:
    """Anything else said to the bot alone is answered with what it can do."""
    if not guest.reachable:
        await reached(house, guest.id)
    await respond(house, message, start_panel(say, house.username))


@router.callback_query(Home.filter(F.place == "help"))
async def on_how(query: CallbackQuery, house: House, say: Say) -> None:
    """❔ Как играть."""
    await tell(query, Answer())
    await turn_into(house, query, help_panel(say, back=True))


@router.callback_query(Home.filter(F.place == "start"))
async def on_home(query: CallbackQuery, house: House, say: Say) -> None:
    """Back to the menu."""
    await tell(query, Answer())
    await turn_into(house, query, start_panel(say, house.username))


@router.callback_query(Home.filter(F.place == "tables"))
async def on_tables(query: CallbackQuery, house: House, guest: Person, say: Say) -> None:
    """«Мои столы»: every table the person sits at."""
    faces = await faces_of(house, guest)
    await tell(query, Answer())
    await turn_into(house, query, tables_panel(faces, await links_to(house, faces), say))


async def faces_of(house: House, guest: Person) -> list[TableFace]:
    """The tables of the person, as everybody may see them; the stored list is a hint, verified here."""
    faces = []
    for table_id in await house.tables.of(guest.id):
        try:
            table = await house.desks.read(table_id)
        except TableGone:
            continue
        if is_member(table, guest.id):
            faces.append(face_of(await house.dressed(table), GROUP))
    return faces


async def links_to(house: House, faces: list[TableFace]) -> dict[str, str]:
    """The addresses of the boards: only messages of supergroups have one."""
    links = {}
    for face in faces:
        board = (await house.screens.load(face.id)).hung.get("board")
        if board is not None and board.message and board.chat < -CHANNELS:
            topic = f"{board.topic}/" if board.topic else ""
            links[face.id] = f"https://t.me/c/{-board.chat - CHANNELS}/{topic}{board.message}"
    return links


@router.callback_query(Home.filter(F.place == "lang"))
async def on_language(query: CallbackQuery, callback_data: Home, house: House, guest: Person) -> None:
    """The language of one's private messages and toasts."""
    chosen = guest.lang
    if callback_data.about in house.texts.languages and not _made_up(query):
        chosen = callback_data.about
        await house.people.set_lang(guest.id, chosen)
        await _redraw(house, guest)
    await tell(query, Answer())
    await turn_into(house, query, language_panel(house.texts.languages, chosen, house.texts.say(chosen)))


def _made_up(query: CallbackQuery) -> bool:
    """Whether the message pressed has no such button."""
    return isinstance(query.message, Message) and not carries(query.message, query.data or "")


async def _redraw(house: House, guest: Person) -> None:
    """The hands that lie open are drawn in the language just chosen."""
    for table_id in await house.tables.of(guest.id):
        with suppress(TableGone):
            await house.chats.draw((await house.desks.read(table_id)).home.chat)
    house.desks.poke()
