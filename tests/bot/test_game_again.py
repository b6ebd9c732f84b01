"""After a game: «Ещё раз», the record, the rows of statistics, and how long a table is remembered."""

from __future__ import annotations

from typing import Any

from bot import press
from tests.bot.conftest import Evenings
from tests.people import Group

ONE_TOKEN: dict[str, Any] = {"hands": "guard priest", "pile": "handmaid"}


async def _plays_a_game(group: Group) -> None:
    await group.begins("До победы: 1 жетон", **ONE_TOKEN)
    await group.people[0].plays("guard.1.priest")


async def test_all_who_press_once_more_play_once_more(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await _plays_a_game(group)
        end = group.end
        assert await borya.click("Ещё раз") == "Ты за столом."
        group.board.shows(
            "За столом 1 из 4:\n1. Боря · хозяин стола", "Ещё не нажали «Сесть»: Аня.", "До победы: 1 жетон"
        )
        await anya.click("Ещё раз", end)
        group.board.shows("Раунд 1", "🟢 Ходит")
        assert group.table.number == 2
        assert [member.name for member in group.table.members] == ["Боря", "Аня"]
        assert end.key in {surface.key for surface in anya.messages(group.id)}  # the end stays where it is


async def test_somebody_new_may_sit_down_for_the_next_game(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, _borya, vasya):
        await group.begins("До победы: 1 жетон", seats=2, **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        await vasya.click("Ещё раз")
        assert vasya.toast == "Эта кнопка уже не действует: с тех пор всё изменилось."
        await anya.click("Ещё раз")
        await vasya.click("Сесть")
        group.board.shows("За столом 2 из 4:\n1. Аня · хозяин стола\n2. Вася", "Ещё не нажали «Сесть»: Боря.")


async def test_both_press_once_more_at_the_same_moment(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await _plays_a_game(group)
        await group.evening.at_once(anya.click("Ещё раз"), borya.click("Ещё раз"))
        assert group.table.number == 2
        group.board.shows("Раунд 1")


async def test_a_game_is_counted_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", **ONE_TOKEN)
        move, hand = group.press_of("guard.1.priest"), anya.hand.key
        await group.evening.at_once(*(anya.presses(move, hand) for _ in range(3)))
        house = group.evening.app.house
        assert await house.people.row(anya.id) == {
            "love_letter.places": 1,
            "love_letter.played": 1,
            "love_letter.won": 1,
        }
        assert await house.people.row(borya.id) == {"love_letter.places": 2, "love_letter.played": 1}
        assert await house.chats.row(group.id) == {
            "love_letter.played": 1,
            f"love_letter.played.{anya.id}": 1,
            f"love_letter.played.{borya.id}": 1,
            f"love_letter.won.{anya.id}": 1,
        }


async def test_the_record_is_a_secret_until_the_end(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", **ONE_TOKEN)
        log = press.Log(table=group.table.id, number=1).pack()
        with group.nothing_changes():
            assert await borya.presses(log, group.board.key) == "Партия уже идёт."
        await anya.plays("guard.1.priest")
        assert await borya.presses(log, group.end.key) == "Запись придёт в личку."
        borya.last.shows("запись партии, ход за ходом")


async def test_a_record_asked_for_ten_times_in_a_breath_comes_and_nothing_is_refused(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        log, (chat, message) = press.Log(table=group.table.id, number=1).pack(), group.end.key
        for _ in range(10):
            await group.evening.line.do(borya.id, "press", chat_id=chat, message_id=message, data=log)
        await group.evening.settle()
        borya.last.shows("запись партии, ход за ходом")
        sent = [each for each in group.evening.pg.requests if each.method == "sendDocument"]
        assert 1 <= len(sent) < 10
        assert not [each.error for each in sent if each.error]


async def test_who_cannot_be_written_to_is_led_to_the_private_chat_for_the_record(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, _, vera):
        await group.begins("До победы: 1 жетон", seats=2, **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        await vera.click("Запись")
        assert "?start=log_" in vera.led_to
        vera.last.shows("запись партии, ход за ходом")


async def test_an_hour_later_the_table_is_forgotten(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await _plays_a_game(group)
        await group.evening.passes(3600 + 60)
        assert group.id not in group.evening.tables
        assert await anya.click("Ещё раз") == "Этого стола больше нет. Новый: /play."
        assert await anya.click("Запись") == "Этого стола больше нет. Новый: /play."
        assert (await group.evening.app.house.people.row(anya.id))["love_letter.played"] == 1
        await borya.writes("/play love_letter")
        group.board.shows("1. Боря · хозяин стола")


async def test_play_after_a_game_opens_a_new_lobby(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _anya, borya):
        await _plays_a_game(group)
        await borya.writes("/play love_letter")
        group.board.shows("За столом 1 из 4:\n1. Боря · хозяин стола", "До победы: 1 жетон")
        assert group.table.number == 2
