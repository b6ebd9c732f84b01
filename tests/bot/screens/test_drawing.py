"""What a chat looks like after a drawing: the projection, message by message."""

from __future__ import annotations

from bot.screens.asking import ask_again
from storage.acquaintance import Person
from storage.hanging import Open
from storage.table import Closed, Lobby
from tests.bot.screens.gallery import Gallery
from tests.storage.tables_at_hand import ANYA, BORYA, NOW

GROUP = -100
HANDS = (ANYA.person, BORYA.person)


async def test_a_lobby_is_one_message_that_rings_and_is_edited(gallery: Gallery) -> None:
    await gallery.lobby(members=(ANYA,))
    await gallery.draw()
    lobby = gallery.spy.only(GROUP)
    assert "Аня" in lobby.text
    assert "Сесть" in " ".join(lobby.buttons)
    assert not lobby.silent

    await gallery.change(members=(ANYA, BORYA))
    await gallery.later(10)
    assert "Боря" in gallery.spy.only(GROUP).text
    assert gallery.spy.said(GROUP) == ["sendMessage", "editMessageText"]


async def test_the_lobby_becomes_the_board_and_everybody_gets_a_hand(gallery: Gallery) -> None:
    table = await gallery.lobby()
    await gallery.draw()
    lobby = await gallery.hung("board")
    await gallery.deal(table)
    await gallery.later(10)
    board = await gallery.hung("board")
    assert board.message == lobby.message
    assert "Мои карты" in " ".join(gallery.spy.only(GROUP).buttons)
    assert all("Пятница" in gallery.spy.only(person).text for person in HANDS)


async def test_nothing_is_sent_when_nothing_differs(gallery: Gallery) -> None:
    await gallery.game()
    gallery.spy.forget_calls()
    await gallery.due.mark(GROUP, gallery.wall.now)
    await gallery.draw()
    assert gallery.spy.calls == []


async def test_ten_quick_commits_are_one_edit(gallery: Gallery) -> None:
    await gallery.lobby(members=(ANYA,))
    await gallery.draw()
    gallery.spy.forget_calls()
    for number in range(10):
        await gallery.change(title=f"Пятница {number}", members=(ANYA, BORYA) if number % 2 else (ANYA,))
    await gallery.later(10)
    assert gallery.spy.calls == [("editMessageText", GROUP)]
    assert "Боря" in gallery.spy.only(GROUP).text


async def test_the_hand_of_whoever_must_act_comes_first_and_the_board_last(gallery: Gallery) -> None:
    await gallery.deal(await gallery.lobby())
    await gallery.draw()
    chats = [chat for _, chat in gallery.spy.calls]
    asked = next(person for person in HANDS if len(gallery.spy.only(person).buttons) > 2)
    assert chats == [asked, 3 - asked, GROUP]


async def test_the_one_who_must_act_is_called_by_a_new_message_and_the_old_one_goes(gallery: Gallery) -> None:
    await gallery.game()
    before = {person: (await gallery.hung(f"hand.{person}")).message for person in HANDS}
    gallery.spy.forget_calls()
    await gallery.move()
    await gallery.later(10)
    after = {person: (await gallery.hung(f"hand.{person}")).message for person in HANDS}
    (called,) = [person for person in HANDS if before[person] != after[person]]
    assert gallery.spy.said(called) == ["sendMessage", "deleteMessage"]
    assert gallery.spy.said(3 - called) == ["editMessageText"]
    assert not gallery.spy.only(called).silent
    assert gallery.spy.said(GROUP) == ["editMessageText"]


async def test_a_message_too_old_to_delete_is_stripped(gallery: Gallery) -> None:
    await gallery.game()
    gallery.wall.now += 48 * 3600
    await gallery.move()
    await gallery.draw()
    assert sum(len(gallery.spy.messages(person)) for person in HANDS) == 3
    stripped = [chat for method, chat in gallery.spy.calls if method == "editMessageReplyMarkup"]
    assert len(stripped) == 1
    assert gallery.spy.messages(stripped[0])[0].buttons == []


async def test_the_end_is_a_new_message_that_rings_and_the_board_loses_its_buttons(gallery: Gallery) -> None:
    await gallery.game()
    board = await gallery.hung("board")
    await gallery.end()
    await gallery.later(10)
    last, end = gallery.spy.messages(GROUP)
    assert (await gallery.hung("board")).message == board.message
    assert last.buttons == []
    assert not end.silent
    assert end.data("🔁")
    assert end.data("📜")
    assert all(gallery.spy.only(person).buttons == [] for person in HANDS)


async def test_a_rematch_has_a_lobby_of_its_own_and_the_end_stays(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.end()
    await gallery.later(10)
    _, end = gallery.spy.messages(GROUP)
    await gallery.change(phase=Lobby(NOW, invited=(BORYA,)), members=(ANYA,), gone=(), number=2)
    await gallery.later(10)
    shown = gallery.spy.messages(GROUP)
    assert end in shown
    assert not shown[-1].silent
    assert "Сесть" in " ".join(shown[-1].buttons)
    assert set((await gallery.store.load("t1")).hung) == {"board", "hand.1", "hand.2"}


async def test_a_rematch_deals_new_hands_and_clears_the_old_ones_away(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.end()
    await gallery.later(10)
    await gallery.change(phase=Lobby(NOW), gone=(), number=2)
    await gallery.later(10)
    await gallery.deal(await gallery.read())
    await gallery.later(10)
    assert all(len(gallery.spy.only(person).buttons) >= 2 for person in HANDS)


async def test_a_hand_of_a_game_that_went_on_to_a_lobby_unseen_loses_its_buttons_once(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.change(phase=Lobby(NOW), number=2)
    await gallery.later(10)
    assert all(gallery.spy.only(person).buttons == [] for person in HANDS)
    gallery.spy.forget_calls()
    await gallery.due.mark(GROUP, gallery.wall.now)
    await gallery.later(10)
    assert gallery.spy.calls == []


async def test_a_closed_table_says_so_and_its_hands_are_laid_to_rest(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.change(phase=Closed("cancelled", NOW))
    await gallery.later(10)
    assert gallery.spy.only(GROUP).buttons == []
    assert all(gallery.spy.only(person).buttons == [] for person in HANDS)


async def test_an_idle_lobby_that_closes_writes_to_nobody(gallery: Gallery) -> None:
    await gallery.lobby()
    await gallery.draw()
    await gallery.change(phase=Closed("idle", NOW))
    await gallery.later(10)
    assert not any(gallery.spy.messages(person) for person in HANDS)


async def test_each_reads_his_own_language(gallery: Gallery) -> None:
    await gallery.meet(Person(ANYA.person, "Аня", lang="en", reachable=True))
    await gallery.game()
    assert "Тайное послание" in gallery.spy.only(BORYA.person).text
    assert "Тайное послание" not in gallery.spy.only(ANYA.person).text


async def test_the_board_is_sent_anew_when_somebody_asks_for_it_once_an_ask(gallery: Gallery) -> None:
    await gallery.game()
    old = await gallery.hung("board")
    await ask(gallery, "board", "7")
    await ask(gallery, "board", "7")
    await gallery.later(10)
    new = await gallery.hung("board")
    assert new.message != old.message
    assert len(gallery.spy.messages(GROUP)) == 1
    await gallery.move()
    await gallery.later(10)
    assert (await gallery.hung("board")).message == new.message


async def test_the_host_opens_the_settings_in_the_lobbys_own_message(gallery: Gallery) -> None:
    await gallery.lobby()
    await gallery.draw()
    closed = gallery.spy.only(GROUP).buttons
    await gallery.store.open_menu("t1", ANYA.person, Open("1", ("settings",)))
    await gallery.later(10)
    assert gallery.spy.only(GROUP).buttons != closed
    await gallery.store.close("t1", ANYA.person)
    await gallery.later(10)
    assert gallery.spy.only(GROUP).buttons == closed


async def ask(gallery: Gallery, surface: str, stamp: str) -> None:
    assert await ask_again(gallery.store, "t1", surface, stamp)
