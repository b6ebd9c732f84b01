"""«🏁 Закончить»: all agree, the game ends without a result, and nobody has fled."""

from __future__ import annotations

from bot.press import Agree
from tests.bot.conftest import Evenings
from tests.people import Group

AGREED = "Когда согласятся все, партия закончится без результата."


def data(group: Group, wanted: int) -> str:
    return Agree(table=group.table.id, number=group.table.number, wanted=wanted).pack()


async def test_when_all_agree_the_game_ends_without_a_result(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        assert await anya.click("Закончить") == AGREED
        assert await borya.click("Закончить") == AGREED
        assert await vasya.click("Закончить") == "Партия сыграна. Итог в чате."
        group.end.shows("Партия окончена без результата.", "Так решили все за столом.")
        group.end.hides("не доиграна", "🥇")
        group.end.offers("🔁 Ещё раз", "📜 Запись")
        assert group.board.buttons == []
        assert group.table.gone == ()
        anya.hand.shows("Партия сыграна. Итог в чате.")


async def test_nothing_is_counted_for_anybody(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await anya.click("Закончить")
        await borya.click("Закончить")
        assert await group.evening.redis.keys("*row:*") == []


async def test_the_board_shows_who_has_agreed(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.begins()
        group.board.hides("🏁")
        await borya.click("Закончить")
        group.board.shows("🏁 Закончить без результата готовы: Боря (1 из 3).", "🏁 Боря предлагает закончить.")
        group.asked[0].hand.shows("🏁 Боря предлагает закончить.")
        group.assert_nothing_else()
        await anya.click("Закончить")
        group.board.shows("готовы: Аня, Боря (2 из 3).")


async def test_pressing_again_does_not_take_it_back(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins()
        group.board.refuses("↩️ Играть дальше")
        await anya.click("Закончить")
        with group.nothing_changes():
            assert await anya.click("Закончить") == AGREED
        assert await anya.click("Играть дальше") == "Хорошо, играем дальше."
        group.board.hides("готовы")
        group.board.refuses("↩️ Играть дальше")


async def test_a3_five_presses_of_one_button_agree_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins()
        press, board = data(group, 1), group.board.key
        said = await group.evening.at_once(*(anya.presses(press, board) for _ in range(5)))
        assert said == [AGREED] * 5
        group.board.shows("готовы: Аня (1 из 2).")


async def test_a1_two_who_agree_at_the_same_moment_end_one_game_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        press, board = data(group, 1), group.board.key
        said = await group.evening.at_once(*(one.presses(press, board) for one in (anya, borya)))
        assert sorted(said) == sorted([AGREED, "Партия сыграна. Итог в чате."])
        ends = [surface for surface in anya.messages(group.id) if "без результата" in surface.text]
        assert len([surface for surface in ends if "Ещё раз" in str(surface.buttons)]) == 1


async def test_an_outsider_has_no_say(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, *_, vera):
        await group.begins(seats=2)
        with group.nothing_changes():
            assert await vera.click("Закончить") == "Это для тех, кто сидит за столом. Тебя за ним нет."


async def test_during_a_pause_the_game_can_be_ended_too(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await anya.click("Пауза")
        await anya.click("Закончить")
        await borya.click("Закончить")
        assert group.table.phase.kind == "finished"
