"""/leave and /cancel: who may, when, and what becomes of the game."""

from __future__ import annotations

import asyncio

import pytest

from storage.table import Home, Phase
from storage.tables import Tables
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.evening import KEYS

ASKED = "уйти из партии? Вернуться в неё будет нельзя, остальные доиграют."


async def test_leaving_asks_once_and_only_the_one_who_asked(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.begins(hands="guard priest baron", pile="handmaid")
        await borya.writes("/leave")
        question = group.last
        question.shows(f"Боря, {ASKED}")
        with group.nothing_changes():
            assert await anya.click("Выйти из партии", question) == "Этот вопрос не тебе."
            assert await anya.click("Остаться", question) == "Этот вопрос не тебе."
        assert await borya.click("Остаться", question) == "Хорошо, играем дальше."
        assert question.key not in {surface.key for surface in anya.messages(group.id)}
        assert group.table.gone == ()


async def test_who_leaves_lays_his_cards_open_and_the_rest_play_on(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _vasya):
        await group.begins(hands="guard priest baron", pile="handmaid prince")
        await anya.writes("/leave")
        assert await anya.click("Выйти из партии") == "Партия идёт дальше без тебя."
        group.board.shows(
            "🚪 Аня выходит из партии.", "Аня ○○○○○ · вне игры\n1 Стражница\u00a0· 4 Служанка", "🟢 Ходит Боря"
        )
        anya.hand.shows("Эта партия идёт дальше без тебя.")
        assert anya.hand.buttons == []
        borya.hand.shows("🟢 Твой ход")
        assert not [surface for surface in anya.messages(group.id) if ASKED in surface.text]
        with group.nothing_changes():
            assert await anya.click("Мои карты") == "Это для тех, кто сидит за столом. Тебя за ним нет."
        assert group.table.host == borya.id


async def test_the_last_one_left_wins(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _anya, borya):
        await group.begins()
        await borya.writes("/leave")
        assert await borya.click("Выйти из партии") == "Партия сыграна. Итог в чате."
        group.end.shows("🥇 Аня", "Боря", "партия не доиграна", "Остальные вышли из партии.")
        assert group.table.phase.kind == "finished"


async def test_who_is_not_at_the_table_cannot_leave_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, *_, vera):
        await group.begins(seats=2)
        await vera.writes("/leave")
        group.last.shows("Это для тех, кто сидит за столом.")
        await vera.writes("/hand")
        group.last.shows("Это для тех, кто сидит за столом.")


async def test_leaving_a_lobby_takes_one_command(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.gathers()
        await borya.writes("/leave")
        group.board.shows("За столом 1 из 4:\n1. Аня · хозяин стола")


async def test_the_host_cancels_before_the_first_move_only(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, _, borya, vasya):
        await group.gathers(borya, vasya)
        await borya.click("Начать")
        await vasya.writes("/cancel")
        group.last.shows("Это может только хозяин стола или администратор чата.")
        await borya.writes("/cancel")
        assert group.table.phase.kind == "closed"
        group.shows("Стол закрыт.")
        borya.hand.shows("Стол закрыт, партия без результата.")


async def test_after_the_first_move_the_host_alone_is_not_enough(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, _, borya, vasya):
        await group.gathers(borya, vasya)
        group.deals(hands="handmaid guard", pile="priest baron")
        await borya.click("Начать")
        await borya.plays("handmaid")
        await borya.writes("/cancel")
        group.last.shows("Партия уже идёт, один хозяин её не закроет.")
        assert group.table.phase.kind == "running"


async def test_an_administrator_cancels_whenever_he_likes(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.gathers(borya, vasya)
        group.deals(hands="handmaid guard", pile="priest baron")
        await borya.click("Начать")
        await borya.plays("handmaid")
        await anya.writes("/cancel")
        assert group.table.phase.kind == "closed"
        assert group.board.buttons == []
        await vasya.writes("/play love_letter")
        group.board.shows("1. Вася · хозяин стола")


async def test_an_anonymous_administrator_cancels_too(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins()
        await anya.writes("/cancel", as_="anonymous")
        assert group.table.phase.kind == "closed"


async def test_cancel_in_the_lobby_is_for_the_host_and_administrators(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.gathers(borya, vasya)
        with group.nothing_changes():
            assert await vasya.click("Отменить") == "Это может только хозяин стола или администратор чата."
        await anya.click("Отменить")
        group.last.shows("Стол закрыт.")
        assert group.last.buttons == []


@pytest.mark.parametrize("way", ["leaves the group", "is removed", "/leave"])
async def test_who_leaves_while_the_private_chats_are_tried_is_not_dealt_in(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.gathers(anya, borya, vasya)
        tried = asyncio.Event()
        monkeypatch.setattr("bot.dealer._reaches", lambda *_: _fine(tried))
        await group.evening.at_once(anya.click("Начать"), _goes(group, anya, borya, way, tried))
        group.board.shows("За столом 2 из 4:\n1. Аня · хозяин стола\n2. Вася")
        assert not any(person.has_hand for person in (anya, borya, vasya))
        await anya.click("Начать")
        group.board.shows("Раунд 1")
        assert not borya.has_hand


async def _fine(tried: asyncio.Event) -> bool:
    """Telegram takes its time to say that a private chat is open."""
    await tried.wait()
    return True


async def _goes(group: Group, admin: Person, leaver: Person, way: str, tried: asyncio.Event) -> None:
    """He is gone when the check has begun, and it goes on when that was heard."""
    people = group.evening.pg.people
    await _until(group, "checking")
    if way == "/leave":
        people.send(leaver.id, chat_id=group.id, text="/leave")
    elif way == "is removed":
        people.kick(group.id, admin.id, leaver.id)
    else:
        people.leave(group.id, leaver.id)
    await _until(group, "lobby")
    tried.set()


async def _until(group: Group, kind: str) -> None:
    while (await _phase(group)).kind != kind:  # noqa: ASYNC110 - nothing tells of it, it has to be looked for
        await asyncio.sleep(0.005)


async def _phase(group: Group) -> Phase:
    tables = Tables(group.evening.redis, KEYS)
    return (await tables.read(await tables.at(Home(group.id)))).phase
