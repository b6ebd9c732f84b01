"""Messages that vanish, sends whose fate nobody knows, painters that die or come second."""

from __future__ import annotations

import pytest
from aiogram.exceptions import TelegramBadRequest, TelegramNetworkError, TelegramServerError
from aiogram.methods import EditMessageText, SendMessage

from bot.screens.orphan import clear_orphan
from bot.screens.watch import LEASE
from storage.errors import Lost
from storage.table import Closed
from tests.bot.screens.gallery import Gallery
from tests.bot.screens.spy import error
from tests.storage.tables_at_hand import ANYA, BORYA, NOW

GROUP = -100
HANDS = (ANYA.person, BORYA.person)


class Killed(BaseException):
    """The process dies here."""


async def die(_: object) -> None:
    """What a kill looks like from inside a call."""
    raise Killed


async def killed_at(gallery: Gallery, method: str) -> None:
    """A painter claims the chat and dies as it is about to make this call; its lease runs out."""
    claim = await gallery.claim()
    gallery.spy.before[method] = die
    with pytest.raises(Killed):
        await gallery.studio.draw(claim)
    gallery.spy.before.clear()
    gallery.spy.forget_calls()
    gallery.wall.now += LEASE + 1


async def test_not_modified_is_success(gallery: Gallery) -> None:
    await gallery.game()
    gallery.spy.fails(EditMessageText, error(TelegramBadRequest, "Bad Request: message is not modified"), GROUP)
    await gallery.move()
    await gallery.later(10)
    gallery.spy.forget_calls()
    await gallery.due.mark(GROUP, gallery.wall.now)
    await gallery.later(10)
    assert gallery.spy.calls == []


@pytest.mark.parametrize("description", ["message to edit not found", "message can't be edited", "MESSAGE_ID_INVALID"])
async def test_a_board_that_is_gone_is_sent_anew_and_its_id_stored(gallery: Gallery, description: str) -> None:
    await gallery.game()
    old = await gallery.hung("board")
    del gallery.spy.chats[GROUP][old.message]
    gallery.spy.fails(EditMessageText, error(TelegramBadRequest, f"Bad Request: {description}"), GROUP)
    await gallery.move()
    await gallery.later(10)
    new = await gallery.hung("board")
    assert list(gallery.spy.chats[GROUP]) == [new.message]
    assert new.message != old.message
    await gallery.move()
    await gallery.later(10)
    assert (await gallery.hung("board")).message == new.message


async def test_a_hand_at_rest_that_is_gone_stays_gone(gallery: Gallery) -> None:
    await gallery.game()
    gallery.spy.chats[ANYA.person].clear()
    await gallery.change(phase=Closed("cancelled", NOW))
    await gallery.later(10)
    assert gallery.spy.messages(ANYA.person) == []
    assert "hand.1" not in (await gallery.store.load("t1")).hung


async def test_killed_between_mark_and_send_it_is_sent_once_more(gallery: Gallery) -> None:
    await gallery.lobby()
    await killed_at(gallery, "sendMessage")
    assert (await gallery.hung("board")).sending
    await gallery.beside().draw()
    assert gallery.spy.calls == [("sendMessage", GROUP)]
    assert not (await gallery.hung("board")).sending
    await gallery.beside().later(100)
    assert len(gallery.spy.messages(GROUP)) == 1


async def test_killed_between_send_and_store_there_is_one_orphan_at_most(gallery: Gallery) -> None:
    await gallery.lobby()
    gallery.spy.fails(SendMessage, lambda _: Killed(), GROUP, after_effect=True)
    claim = await gallery.claim()
    with pytest.raises(Killed):
        await gallery.studio.draw(claim)
    gallery.wall.now += LEASE + 1
    await gallery.beside().draw()
    await gallery.beside().later(100)
    assert len(gallery.spy.messages(GROUP)) == 2


async def test_killed_at_an_edit_it_is_edited_again(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.change(members=(ANYA, BORYA), gone=(0,))
    await killed_at(gallery, "editMessageText")
    await gallery.beside().draw()
    assert ("editMessageText", ANYA.person) in gallery.spy.calls
    assert gallery.spy.only(ANYA.person).buttons == []


async def test_the_orphan_of_a_kill_goes_when_it_is_pressed(gallery: Gallery) -> None:
    await gallery.lobby()
    gallery.spy.fails(SendMessage, lambda _: Killed(), GROUP, after_effect=True)
    claim = await gallery.claim()
    with pytest.raises(Killed):
        await gallery.studio.draw(claim)
    (orphan,) = gallery.spy.chats[GROUP]
    gallery.wall.now += LEASE + 1

    async def press(message: int) -> bool:
        return await clear_orphan(gallery.store, gallery.post, "t1", "board", GROUP, message, NOW)

    assert not await press(orphan)
    await gallery.beside().draw()
    assert not await press((await gallery.hung("board")).message)
    assert await press(orphan)
    assert list(gallery.spy.chats[GROUP]) == [(await gallery.hung("board")).message]


async def test_a_send_that_times_out_is_made_once_more_after_a_while(gallery: Gallery) -> None:
    gallery.spy.fails(SendMessage, error(TelegramNetworkError, "Request timeout error"), GROUP)
    await gallery.lobby()
    await gallery.draw()
    assert (await gallery.hung("board")).sending
    await gallery.later(0.5)
    assert gallery.spy.said(GROUP) == ["sendMessage"]
    await gallery.later(1)
    assert gallery.spy.said(GROUP) == ["sendMessage", "sendMessage"]
    assert len(gallery.spy.messages(GROUP)) == 1


async def test_failures_in_a_row_are_waited_out_longer_and_longer(gallery: Gallery) -> None:
    gallery.spy.fails(SendMessage, error(TelegramServerError, "Bad Gateway"), GROUP, times=6)
    await gallery.lobby()
    await gallery.draw()
    moments = []
    for second in range(70):
        before = len(gallery.spy.calls)
        await gallery.later(1)
        if len(gallery.spy.calls) > before:
            moments.append(second + 1)
    assert moments == [1, 3, 7, 15, 31, 61]
    assert len(gallery.spy.messages(GROUP)) == 1


async def test_who_lost_the_chat_stores_nothing_and_takes_back_what_he_sent(gallery: Gallery) -> None:
    await gallery.lobby()
    claim = await gallery.claim()

    async def meanwhile(_: object) -> None:
        gallery.spy.before.clear()
        await gallery.lease_of_another()

    gallery.spy.before["sendMessage"] = meanwhile
    with pytest.raises(Lost):
        await gallery.studio.draw(claim)
    assert gallery.spy.messages(GROUP) == []
    assert (await gallery.hung("board")).sending
    assert (await gallery.hung("board")).message == 0


async def test_who_lost_the_chat_before_he_began_sends_nothing(gallery: Gallery) -> None:
    await gallery.lobby()
    claim = await gallery.claim()
    await gallery.lease_of_another()
    with pytest.raises(Lost):
        await gallery.studio.draw(claim)
    assert gallery.spy.calls == []


async def test_a_long_drawing_keeps_its_lease(gallery: Gallery) -> None:
    await gallery.deal(await gallery.lobby())

    async def slowly(_: object) -> None:
        gallery.wall.now += 14
        assert await gallery.due.claim(gallery.wall.now, LEASE, 1, "draw") == []

    gallery.spy.before["sendMessage"] = slowly
    await gallery.draw()
    assert len(gallery.spy.messages(GROUP)) == 1
    assert all(len(gallery.spy.messages(person)) == 1 for person in HANDS)
    assert await gallery.due.next_at() > gallery.wall.now


async def test_a_commit_during_a_drawing_is_drawn_next(gallery: Gallery) -> None:
    await gallery.lobby(members=(ANYA,))

    async def sit(_: object) -> None:
        gallery.spy.before.clear()
        await gallery.change(members=(ANYA, BORYA))

    gallery.spy.before["sendMessage"] = sit
    await gallery.draw()
    await gallery.later(10)
    assert "Боря" in gallery.spy.only(GROUP).text


async def test_a_request_telegram_does_not_take_removes_no_keyboard(gallery: Gallery) -> None:
    await gallery.game()
    before = gallery.spy.only(GROUP)
    gallery.spy.fails(EditMessageText, error(TelegramBadRequest, "Bad Request: can't parse entities: x"), GROUP)
    await gallery.move()
    await gallery.later(10)
    assert gallery.spy.only(GROUP).buttons == before.buttons != []
    assert "editMessageReplyMarkup" not in gallery.spy.said(GROUP)
    await gallery.move()
    await gallery.later(10)
    assert gallery.spy.only(GROUP).text != before.text or gallery.spy.said(GROUP)[-1] == "editMessageText"
