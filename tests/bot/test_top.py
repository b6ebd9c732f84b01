"""`/top`: who has won most in this chat, game by game."""

from __future__ import annotations

from tests.bot.conftest import Evenings

ONE_TOKEN = {"hands": "guard priest", "pile": "prince baron"}


async def test_the_best_of_the_chat_are_named_for_everybody_silently(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, _, vasya):
        await group.begins("До победы: 1 жетон", seats=2, **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        await group.evening.app.house.people.set_avatar(anya.id, "🦊")
        await vasya.writes("/top")
        group.last.shows("🏆 Кто здесь чаще побеждает", "1. 🦊 Аня: 1 победа из 1")
        group.last.hides("Боря", "Кинг")
        sent = [request for request in group.evening.pg.requests if "🏆 Кто" in str(request.params.get("text"))]
        assert [request.params.get("disable_notification") for request in sent] == [True]
        assert not group.last.buttons


async def test_where_nothing_was_played_it_says_so(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await anya.writes("/top")
        group.last.shows("Здесь ещё не доиграли ни одной партии.")


async def test_during_the_first_game_it_says_that_it_is_still_on(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins()
        await anya.writes("/top")
        group.last.shows("Доигранных партий здесь пока нет, но уже играют: 💌 Тайное послание.")


async def test_in_private_it_says_where_it_belongs(evening: Evenings) -> None:
    async with evening("Аня") as (_, anya):
        await anya.tells("/top")
        anya.last.shows("Эта команда для группы")
