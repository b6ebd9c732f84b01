"""The wrong person (troubles, letter B): a toast, and nothing changes.

Proved elsewhere: strangers at a running game (B1) by `test_game_presses.test_a_stranger_presses_everything_in_vain`.
"""

from __future__ import annotations

import asyncio

import pytest
from aiogram.filters.callback_data import CallbackData

from bot import press
from tests.bot.conftest import Evenings
from tests.people import Group

NOT_SEATED = "Это для тех, кто сидит за столом. Тебя за ним нет."
NOT_HOST = "Это может только хозяин стола или администратор чата."
OUT = "Карт на руках нет. Ты вне раунда до новой раздачи."
MADE_UP = (
    "",
    "0",
    "m",
    "m:",
    "s:{table}:1",
    "s:{table}:x:1",
    "t:{table}:1:explode",
    "o:{table}:1:tokens",
    "q:",
    "f:x:y",
)


async def test_b1_outsiders_press_every_button_of_a_lobby_in_vain(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася", "Вера") as (group, _anya, borya, vasya, vera):
        await group.gathers(borya, vasya)
        settings = press.Setting(table=group.table.id, number=1, option="tokens", choice="1").pack()
        with group.nothing_changes():
            for label, toast in (("Встать", "Место свободно."), ("Настройки", NOT_HOST), ("Отменить", NOT_HOST)):
                assert await vera.click(label, group.board) == toast
            assert await vera.click("Начать", group.board) == NOT_SEATED
            assert await vera.presses(settings, group.board.key) == NOT_HOST


def every_press(group: Group) -> list[str]:
    """A press of every kind there is, as it would be right now."""
    table, number = group.table.id, group.table.number
    return [
        group.press_of("guard.1.priest"),
        group.press_of("guard"),
        group.press_of(""),
        press.Seat(table=table, number=number, wanted=1).pack(),
        press.Seat(table=table, number=number, wanted=0).pack(),
        *(
            press.Desk(table=table, number=number, verb=verb).pack()
            for verb in ("settings", "lobby", "start", "cancel")
        ),
        press.Setting(table=table, number=number, option="tokens", choice="1").pack(),
        press.Setting(table=table, number=number, option="pace", choice="none").pack(),
        press.Peek(table=table).pack(),
        press.Tip(table=table).pack(),
        press.Look(table=table).pack(),
        press.Log(table=table, number=number).pack(),
        *(press.Leave(table=table, number=number, person=101, wanted=wanted).pack() for wanted in (0, 1)),
        *(data.format(table=table) for data in MADE_UP),
    ]


def outsiders_presses(group: Group) -> list[str]:
    """Those, and what everybody who sits there may do to the game, whether he is out or not."""
    table, number, token = group.table.id, group.table.number, group.press_of("").split(":")[2]
    said = [kind(table=table, number=number, wanted=wanted) for kind in (press.Halt, press.Agree) for wanted in (1, 0)]
    others = (
        press.Hurry(table=table, token=token),
        press.Await(table=table, number=number, seat=0, moment=0, wanted=0),
        press.Unseat(table=table, number=number, person=group.people[1].id),
        press.Admit(table=table, number=number, person=group.people[1].id),
        press.Rule(topic="lang", value="en"),
        press.Choose(game="love_letter"),
    )
    return [*every_press(group), *(one.pack() for one in (*said, *others))]


def kinds_of_press() -> set[str]:
    """The prefix of every button there is, but for those that lead to a page or to another table."""
    kinds = [one for one in vars(press).values() if isinstance(one, type) and issubclass(one, CallbackData)]
    return {
        kind.__prefix__
        for kind in kinds
        if kind not in (CallbackData, press.Page, press.Home, press.Pick, press.Choose)
    }


async def test_b3_every_kind_of_press_from_a_stranger(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await vera.starts()
        await group.begins(seats=2, hands="guard priest", pile="handmaid")
        assert vera.id not in {anya.id, borya.id, 101}
        assert kinds_of_press() <= {data.partition(":")[0] for data in outsiders_presses(group)}
        with group.nothing_changes():
            for data in outsiders_presses(group):
                assert await vera.presses(data, group.board.key), data


async def test_b3_every_kind_of_press_from_one_who_is_out(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _vasya):
        await group.begins(hands="guard priest baron", pile="handmaid prince")
        await anya.plays("guard.1.priest")
        with group.nothing_changes():
            for data in every_press(group):
                assert await borya.presses(data, group.board.key), data
            assert await borya.click("Мои карты") == OUT


async def test_b3_a_made_up_press_of_a_player_clears_no_message_away(evening: Evenings) -> None:
    """A press of a hand sent from the board is no sign that the board is left over."""
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron")
        hello = anya.messages()[0]
        for data in (group.press_of("prince.0"), group.press_of("guard.0.priest"), "m:{}:abcde:guard"):
            for person in (anya, borya):
                for key in (group.board.key, hello.key if person is anya else borya.messages()[0].key):
                    with group.nothing_changes():
                        assert await person.presses(data.format(group.table.id), key)


async def test_b3_every_kind_of_press_from_a_player_of_another_table(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера", "Галя") as (group, *_, vera, galya):
        await group.begins(seats=2, hands="guard priest", pile="handmaid")
        people = group.evening.pg.people
        other = people.add_group("Суббота", vera.id, members=[galya.id])["id"]
        await group.evening.settle()
        await vera.starts()
        await vera.writes("/play love_letter", other)
        mine = group.evening.tables[other]
        with group.nothing_changes():
            for data in outsiders_presses(group):
                assert await vera.presses(data, group.board.key), data
        assert group.evening.tables[other] == mine


@pytest.mark.parametrize("when", ["lobby", "game", "pause", "question"])
async def test_b2_an_administrator_who_does_not_play_cancels_always(evening: Evenings, when: str) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        if when == "lobby":
            await group.gathers(borya, vasya)
        else:
            await group.gathers(borya, vasya)
            group.deals(hands="guard priest", pile="handmaid")
            await borya.click("Начать")
        if when == "pause":
            await borya.click("Пауза")
        if when == "question":
            await borya.click("1 Стражница → Вася", borya.hand)
        await anya.writes("/cancel")
        assert group.table.phase.kind == "closed"
        group.board.shows("Стол закрыт.")


async def test_b4_a_handful_of_presses_by_one_person_delays_nobody_else(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them have come together; what he asks for waits for Telegram, the others wait for nothing."""
    asked = asyncio.Event()

    async def in_its_own_time(*_: object) -> bool:
        await asked.wait()
        return False

    monkeypatch.setattr("bot.handlers.lobby.is_administrator", in_its_own_time)
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await borya.starts()
        await anya.writes("/play love_letter")
        await anya.click("Сесть")
        lobby, people = group.board.key, group.evening.pg.people
        cancel = press.Desk(table=group.table.id, number=1, verb="cancel").pack()
        sit = press.Seat(table=group.table.id, number=1, wanted=1).pack()
        await group.evening.closes()
        his = [people.press(vera.id, *lobby, data=cancel)["query_id"] for _ in range(5)]
        mine = people.press(borya.id, *lobby, data=sit)["query_id"]
        await group.evening.opens()
        assert (await people.answer(mine))["text"] == "Ты за столом."
        assert not any(people.query(query)["answered"] for query in his)
        asked.set()
        await group.evening.settle()
        assert all(people.query(query)["answered"] for query in his)
        group.board.shows("За столом 2 из 4")
