"""Messages to be edited (troubles, letter F): gone, out of reach, or pressed while nobody listened.

F2, by description and class, also in `screens.test_verdict`.
"""

from __future__ import annotations

import pytest
from aiogram.types import CallbackQuery, InaccessibleMessage, Update, User
from aiogram.types import Chat as TelegramChat

from bot import press
from bot.dispatch import feed
from tests.bot.conftest import Evenings
from tests.people import Group, Person

STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."
LATE = "query is too old"
SHIELD = "Аня: Служанка, защита на круг."


@pytest.mark.parametrize("refusal", ["message to edit not found", "message can't be edited"])
async def test_f1_a_board_that_cannot_be_edited_gives_way_to_a_new_one(evening: Evenings, refusal: str) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        group.evening.expect(refusal)
        await group.begins(hands="handmaid guard", pile="priest baron guard")
        old = group.board.key
        if refusal.endswith("found"):
            await anya.deletes(group.board)
        else:
            group.evening.pg.faults.fail("editMessageText", 400, f"Bad Request: {refusal}", chat_id=group.id)
        await anya.plays("handmaid")
        board = group.board
        assert board.key != old
        board.shows(SHIELD, "🟢 Ходит Боря")
        await borya.plays("baron")
        assert group.board.key == board.key  # its id was stored: it is edited from now on
        group.board.shows("🟢 Ходит Аня")


async def test_f1_a_hand_that_its_owner_deleted_comes_back_with_his_turn(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        group.evening.expect("message to edit not found", "message to delete not found")
        await group.begins(hands="handmaid guard", pile="priest baron guard")
        old = borya.hand
        group.evening.pg.people.telegram.remove(group.evening.pg.world.chats[borya.id], [old.message])
        await anya.plays("handmaid")
        borya.hand.shows("🟢 Твой ход", "3 Барон")
        assert borya.hand.key != old.key


@pytest.mark.parametrize(
    "refusal",
    [
        "message is not modified",
        "not enough rights to send text messages to the chat",
        "chat not found",
        "PEER_ID_INVALID",
    ],
)
async def test_f2_no_refused_edit_takes_the_buttons_from_a_live_board(evening: Evenings, refusal: str) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron guard")
        board = group.board
        group.evening.pg.faults.fail("editMessageText", 400, f"Bad Request: {refusal}", chat_id=group.id)
        await anya.plays("handmaid")
        assert (group.board.key, group.board.rows) == (board.key, board.rows)
        methods = {each.method for each in group.evening.pg.requests if each.chat_id == group.id}
        assert "editMessageReplyMarkup" not in methods
        await borya.plays("baron")
        assert group.board.rows == board.rows
        group.board.shows("🟢 Ходит Аня")


async def test_f3_a_press_on_a_message_that_is_gone_counts(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        group.evening.expect("message to edit not found", "message to delete not found")
        await group.begins(hands="handmaid guard", pile="priest baron")
        hand, move = anya.hand.key, group.press_of("handmaid")
        group.evening.pg.people.telegram.remove(group.evening.pg.world.chats[anya.id], [hand[1]])
        assert await anya.presses(move, hand) == SHIELD  # Telegram gives an InaccessibleMessage with it
        group.board.shows(SHIELD)


@pytest.mark.parametrize("message", ["none", "inaccessible"])
async def test_f3_a_press_without_its_message_acts_on_the_stored_ones(evening: Evenings, message: str) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        group.evening.expect(LATE, "message to edit not found")
        await group.begins(hands="handmaid guard", pile="priest baron")
        hand, board = anya.hand.key, group.board.key
        for data in (
            press.Peek(table=group.table.id).pack(),
            press.Page(game="love_letter", page="").pack(),
            press.Page(game="love_letter", page="cards").pack(),
            press.Home(place="tables").pack(),
            press.Pick(game="love_letter").pack(),
            press.Seat(table=group.table.id, number=1, wanted=1).pack(),
            press.Leave(table=group.table.id, number=1, person=anya.id, wanted=0).pack(),
            group.press_of("handmaid"),
        ):
            await _feeds(group, anya, data, inaccessible=message == "inaccessible")
        assert group.table.phase.entries == 1
        assert group.board.key == board
        group.board.shows(SHIELD, "🟢 Ходит Боря")
        assert anya.hand.key == hand
        borya.hand.shows("🟢 Твой ход")


async def _feeds(group: Group, person: Person, data: str, *, inaccessible: bool) -> None:
    """A press as Telegram may tell it: with a message it says nothing of, or with none at all."""
    chat = TelegramChat(id=group.id, type="supergroup")
    gone = InaccessibleMessage(chat=chat, message_id=77, date=0) if inaccessible else None
    who = User(id=person.id, is_bot=False, first_name=person.name)
    query = CallbackQuery(id=f"q{data}", from_user=who, chat_instance="1", message=gone, data=data)
    await feed(group.evening.app.house, Update(update_id=1, callback_query=query))
    await group.evening.settle()


async def test_f4_a_backlog_of_presses_is_harmless_and_what_still_counts_is_played(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        group.evening.expect(LATE)
        await group.begins(seats=2, hands="handmaid guard", pile="priest baron guard")
        hand, move, table = anya.hand.key, group.press_of("handmaid"), group.table.id
        start = press.Desk(table=table, number=1, verb="start").pack()
        await group.evening.closes()
        people, board = group.evening.pg.people, group.board.key
        for _ in range(8):
            people.press(anya.id, *hand, data=move)
            people.press(vera.id, *board, data=move)
            people.press(borya.id, *board, data=start)
            people.press(borya.id, *board, data=press.Peek(table=table).pack())
        group.evening.clock.forward(30)  # every press is too old to be answered by now
        await group.evening.opens()
        await group.evening.settle()
        assert group.table.phase.entries == 1
        group.board.shows(SHIELD, "🟢 Ходит Боря")
        assert group.board.key == board
        assert await borya.plays("baron") == "Боря: Барон, выбрать некого."
