"""Presses on a hand: choices on the way, and moves, each answered with what it brought about."""

from __future__ import annotations

from aiogram import Router
from aiogram.enums import ChatType
from aiogram.types import CallbackQuery

from bot.handlers.glimpse import refresh, show_hand
from bot.handlers.reply import Answer, answered
from bot.handlers.sight import eyes_of
from bot.handlers.tidying import tidy
from bot.house import House
from bot.presenters.chronicle import answer_lines
from bot.presenters.plain import toast
from bot.presenters.presenter import Say
from bot.press import Move, Peek, Tip
from bot.screens.wanted import hand_of
from bot.screens.whisper import Whispered, whispered
from bot.table.done import Done, Instant
from bot.table.refusals import Crowded, Incomplete
from bot.table.seats import legal_texts, seat_of
from bot.table.turn import move
from rules.game import IllegalMove, Refused, hears
from rules.notation import SEPARATOR
from storage.acquaintance import Person
from storage.change import Cause
from storage.hanging import Open
from storage.table import Table

router = Router(name="moves")


@router.callback_query(Move.filter())
async def on_move(query: CallbackQuery, callback_data: Move, house: House, guest: Person, say: Say) -> None:
    """A whole action is played, the beginning of one opens the next choice."""
    seen = whispered(query)
    answer = await answered(query, house, say, _move(house, guest, say, callback_data, query.id, seen))
    if seen:
        await refresh(house, query, seen, guest, callback_data.table, answer.menu)
    else:
        tidy(house, query, callback_data.table, hand_of(guest.id))


async def _move(house: House, guest: Person, say: Say, press: Move, query: str, seen: Whispered | None) -> Answer:
    judged: list[Table] = []

    def played(table: Table, at: Instant) -> Done:
        judged[:] = [table]
        return move(table, guest.id, press.token, press.words, at)

    try:
        done = await house.desks.write(press.table, Cause(str(guest.id), query), played)
    except (Incomplete, IllegalMove) as refused:
        return await _on_the_way(house, guest, say, press, refused, seen)
    instead = any(entry.text != press.words for entry in done.entries[:1])
    why = [_why_not(table, guest, say, press) for table in judged if instead]
    return Answer(toast((*why, *_result(done, await house.dressed(done.table), guest, say))))


def _result(done: Done, table: Table, guest: Person, say: Say) -> tuple[str, ...]:
    """What the move brought about, as far as the one who made it may hear."""
    eyes = eyes_of(table, guest.id, say)
    heard = [event for event in done.events if hears(event.audience, eyes.sight.reader)]
    return answer_lines(heard, eyes.presenter, eyes.sight)


def _why_not(table: Table, guest: Person, say: Say, press: Move) -> str:
    """Why at this table the only legal action was played instead of the pressed one (KG-18)."""
    eyes = eyes_of(table, guest.id, say)
    return eyes.presenter.why_not(press.words, eyes.view, eyes.sight)


async def _on_the_way(
    house: House, guest: Person, say: Say, press: Move, refused: Refused, seen: Whispered | None
) -> Answer:
    """What is no whole action opens a menu, or explains why it cannot be played."""
    table = await house.dressed(await house.desks.read(press.table))
    eyes, words = eyes_of(table, guest.id, say), _words(press)
    menu = eyes.presenter.opened(words, legal_texts(table, seat_of(table, guest.id)), eyes.view, house.desks.chance())
    if menu or not words:
        return await _browse(house, guest, press, Open(press.token, menu), seen)
    if why := eyes.presenter.why_not(press.words, eyes.view, eyes.sight):
        return Answer(why)
    raise refused


def _words(press: Move) -> tuple[str, ...]:
    return tuple(press.words.split(SEPARATOR)) if press.words else ()


async def _browse(house: House, guest: Person, press: Move, menu: Open, seen: Whispered | None) -> Answer:
    """Show the menu, which a private hand keeps; an ephemeral one needs a turn."""
    if seen is None:
        await house.screens.open_menu(press.table, guest.id, menu)
        house.desks.poke()
    elif not house.post.pace.spares(seen.chat):
        raise Crowded
    return Answer(menu=menu)


@router.callback_query(Peek.filter())
async def on_peek(query: CallbackQuery, callback_data: Peek, house: House, guest: Person, say: Say) -> None:
    """👁 Мои карты: the hand for one pair of eyes, as an ephemeral message, or where that fails as an alert."""
    await answered(query, house, say, _peek(house, query, guest, say, callback_data))


async def _peek(house: House, query: CallbackQuery, guest: Person, say: Say, press: Peek) -> Answer:
    table = await house.dressed(await house.desks.read(press.table))
    eyes = eyes_of(table, guest.id, say)
    if _in_group(query) and await show_hand(house, query, guest, table):
        return Answer()
    return Answer(eyes.presenter.glance(eyes.view, eyes.sight), alert=True)


def _in_group(query: CallbackQuery) -> bool:
    return query.message is not None and query.message.chat.type != ChatType.PRIVATE


@router.callback_query(Tip.filter())
async def on_tip(query: CallbackQuery, callback_data: Tip, house: House, guest: Person, say: Say) -> None:
    """«?»: what the cards in the hand do."""
    await answered(query, house, say, _tip(house, guest, say, callback_data))
    if seen := whispered(query):
        await refresh(house, query, seen, guest, callback_data.table)


async def _tip(house: House, guest: Person, say: Say, press: Tip) -> Answer:
    eyes = eyes_of(await house.dressed(await house.desks.read(press.table)), guest.id, say)
    return Answer(eyes.presenter.tip(eyes.view, eyes.sight), alert=True)
