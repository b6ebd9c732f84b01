"""Away for three minutes: the others choose, a majority of those who are there, «ждать» or «закончить»."""

from __future__ import annotations

import pytest

from bot.press import Await
from bot.table.away import asked_about, away
from bot.table.seats import running
from rules.catalogue import games
from tests.bot.conftest import Evenings
from tests.bot.test_pause_away import goes_away
from tests.people import Group, Person

ASKED = "❓ Боря: давно не за столом. Ждать или закончить?"
STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."


async def is_away_for_three_minutes(group: Group, *people: Person) -> None:
    """These people are away until the others are asked; the others play on by themselves."""
    await goes_away(group, *people)
    moment = max(absence.at for absence in running(group.table).absences)
    while (left := moment - group.evening.clock()) > 0:
        if group.asked[0].id in gone(group):
            await group.evening.passes(2)
        else:
            await group.evening.passes(min(left, 50))
            if left > 50:
                await group.plays_by_itself(seed=1, moves=1)
    await group.evening.settle()


def gone(group: Group) -> set[int]:
    return {group.table.members[seat].person for seat in away(group.table)}


def press(group: Group, seat: int, wanted: int) -> str:
    (absence,) = (each for each in running(group.table).absences if each.seat == seat)
    return Await(
        table=group.table.id, number=group.table.number, seat=seat, moment=int(absence.at), wanted=wanted
    ).pack()


async def test_the_others_are_asked_on_the_board(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        await goes_away(group, borya)
        group.board.hides("❓")
        await is_away_for_three_minutes(group, borya)
        group.board.shows(ASKED, "Решают голоса: 2 из 2.", "Если закончить, остальные доиграют сами.")
        group.board.offers("⌛ Боря: ждать", "🚪 Боря: закончить")
        assert await anya.click("Боря: закончить") == "Твой голос: закончить."
        group.board.shows("Закончить: Аня.")
        await vasya.click("Боря: закончить")
        group.board.shows("🚪 Боря: стол больше не ждёт.")
        group.board.hides("❓")
        assert group.table.gone == (1,)
        borya.hand.shows("Эта партия идёт дальше без тебя.")
        borya.last.shows("Это предупреждение, и знаешь о нём только ты.")


async def test_they_wait_and_are_asked_again_after_three_more_minutes(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await is_away_for_three_minutes(group, borya)
        group.board.shows(ASKED, "Решают голоса: 1 из 1.", "Если закончить, партия на этом кончится.")
        await anya.click("Боря: ждать")
        group.board.shows("⌛ Боря: стол решил ждать. Через три минуты спрошу снова.")
        group.board.hides("❓")
        group.board.refuses("⌛ Боря: ждать", "🚪 Боря: закончить")
        await is_away_for_three_minutes(group, borya)
        group.board.shows(ASKED)
        assert await anya.click("Боря: закончить") == "Партия сыграна. Итог в чате."
        group.end.shows("🥇 Аня", "партия не доиграна")


async def test_his_return_withdraws_the_question(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        await is_away_for_three_minutes(group, borya)
        await anya.click("Боря: закончить")
        old = press(group, 1, 0)
        await borya.click("Мои карты")
        group.board.shows("👋 Боря снова за столом.")
        group.board.hides("❓")
        group.board.refuses("🚪 Боря: закончить")
        with group.nothing_changes():
            assert await vasya.presses(old, group.board.key) == STALE


async def test_his_own_press_on_it_is_a_return(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, _, borya, _vasya):
        await group.begins()
        await is_away_for_three_minutes(group, borya)
        await borya.click("Боря: закончить")
        group.board.shows("👋 Боря снова за столом.")
        group.board.hides("❓")
        assert group.table.gone == ()


async def test_outsiders_have_no_say(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, _, borya, vera):
        await group.begins(seats=2)
        await is_away_for_three_minutes(group, borya)
        with group.nothing_changes():
            assert await vera.click("Боря: закончить") == "Это для тех, кто сидит за столом. Тебя за ним нет."


async def test_a1_two_who_press_at_the_same_moment_both_count_and_he_leaves_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        await is_away_for_three_minutes(group, borya)
        entries = running(group.table).entries
        await group.evening.at_once(*(one.click("Боря: закончить") for one in (anya, vasya)))
        assert (group.table.gone, running(group.table).entries) == ((1,), entries + 1)


async def test_two_away_at_once_are_decided_apart(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        await is_away_for_three_minutes(group, borya, vasya)
        group.board.offers("⌛ Боря: ждать", "🚪 Вася: закончить")
        await anya.click("Боря: ждать")
        group.board.offers("🚪 Вася: закончить")
        group.board.refuses("⌛ Боря: ждать")
        await anya.click("Вася: закончить")
        assert (group.table.gone, away(group.table)) == ((2,), (1,))


async def test_the_leaving_of_another_makes_fewer_enough(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася", "Галя") as (group, anya, borya, vasya, galya):
        await group.begins()
        await is_away_for_three_minutes(group, borya)
        await anya.click("Боря: закончить")
        await vasya.click("Боря: ждать")
        await vasya.writes("/leave")
        await vasya.click("Выйти из партии")
        assert group.table.gone == (2,)
        await galya.click("Боря: закончить")
        assert group.table.gone == (2, 1)


async def test_g1_the_question_survives_a_kill_and_so_do_the_answers(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        await is_away_for_three_minutes(group, borya)
        await anya.click("Боря: закончить")
        await group.evening.dies()
        await group.evening.opens()
        await group.evening.settle()
        group.board.shows(ASKED, "Закончить: Аня.")
        await vasya.click("Боря: закончить")
        assert group.table.gone == (1,)


async def test_g3_what_should_have_been_asked_while_the_bot_was_down_is_asked_three_minutes_later(
    evening: Evenings,
) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.begins()
        await goes_away(group, borya)
        await group.evening.closes()
        group.evening.clock.forward(3600)
        await group.evening.opens()
        await group.evening.settle()
        group.board.hides("❓")
        await is_away_for_three_minutes(group, borya)
        group.board.shows(ASKED)


async def test_the_moment_comes_though_everybody_else_is_thinking(evening: Evenings) -> None:
    """The clock of a turn that starts later does not put the question off."""
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.begins("120 с на ход")
        await goes_away_slowly(group, borya)
        (absence,) = running(group.table).absences
        while absence.at - group.evening.clock() > 100:
            await group.evening.passes(80)
            await group.plays_by_itself(seed=2, moves=1)
            while group.asked == [borya]:
                await group.evening.passes(2)
        assert group.table.deadline.at > absence.at
        group.evening.clock.reach(absence.at)
        await group.evening.settle()
        assert [each.seat for each in asked_about(group.table)] == [1]


async def goes_away_slowly(group: Group, person: Person) -> None:
    while person.id not in gone(group):
        if group.asked == [person]:
            await group.evening.passes(120)
        else:
            await group.plays_by_itself(seed=1, moves=1)


async def test_a_game_that_cannot_go_on_stops_for_all(evening: Evenings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games()["love_letter"]), "deserted_stops", True)
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        await is_away_for_three_minutes(group, borya)
        group.board.shows("Если закончить, партия остановится без результата.")
        await anya.click("Боря: закончить")
        assert await vasya.click("Боря: закончить") == "Решено: партия остановлена без результата."
        group.shows("Партия окончена без результата.\n\nНеполным столом эту игру не доиграть. Место пустует: Боря.")
        group.board.shows("За столом 2 из 4:")
        house = group.evening.app.house
        assert (await house.people.row(anya.id), await house.chats.row(group.id)) == ({}, {})


async def test_leaving_such_a_game_says_that_it_ends(evening: Evenings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games()["love_letter"]), "deserted_stops", True)
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins()
        await anya.writes("/leave")
        group.last.shows("Аня, уйти из партии? На этом она кончится")
        await anya.click("Выйти из партии")
        group.shows("Место пустует: Аня.")
