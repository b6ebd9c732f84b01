"""«Во что сыграем?»: with several games a button a game, and one message from the question to the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.presenters.shelf import game_called
from rules.catalogue import games
from tests.bot.conftest import Evenings
from tests.bot.second_game import Telling, a_second_game

KING, LETTER = "👑 Кинг · 4 игрока", "💌 Тайное послание · 2–4 игрока"
DOMINO, INCOGNITO = "🁫 Домино · 2–6 игроков", "🎭 ИнкогниК · 2 игрока"


@pytest.fixture(autouse=True)
def second_game(tmp_path: Path) -> Iterator[None]:
    """There is one more game."""
    with pytest.MonkeyPatch.context() as patch, a_second_game(tmp_path, patch):
        assert list(games()) == ["domino", "incognito", "king", "love_letter"]
        yield


@pytest.fixture
def texts() -> Telling:
    """The texts of both."""
    return Telling()


async def test_the_question_becomes_the_lobby_and_then_the_board(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play")
        question = group.last
        question.shows("Во что сыграем?")
        assert question.buttons == [DOMINO, INCOGNITO, KING, LETTER]
        await anya.click(DOMINO, question)
        assert group.board.key == question.key
        group.board.shows("🁫 Домино", "За столом пока никого. Нужно от 2 до 6 игроков.")
        group.assert_nothing_else()
        await anya.click("Сесть")
        await borya.click("Сесть")
        await anya.click("Начать")
        assert group.board.key == question.key
        group.board.shows("🁫 Домино", "Раунд 1", "🟢 Ходит")


@pytest.mark.parametrize(
    ("said", "game"),
    [
        ("domino", "🁫 Домино"),
        ("Домино", "🁫 Домино"),
        ("козел", "🁫 Домино"),
        ("Dominoes", "🁫 Домино"),
        ("дом", "🁫 Домино"),
        ("love_letter", "💌 Тайное послание"),
        ("тайное послание", "💌 Тайное послание"),
        ("«Тайное  Послание»", "💌 Тайное послание"),
        ("послание", "💌 Тайное послание"),
    ],
)
async def test_play_with_a_name_goes_straight_to_a_lobby(evening: Evenings, said: str, game: str) -> None:
    async with evening("Аня") as (group, anya):
        await anya.writes(f"/play {said}")
        group.board.shows(game, "За столом пока никого.")
        group.assert_nothing_else()


async def test_a_name_nobody_knows_is_answered_with_the_question(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await anya.writes("/play шахматы")
        group.last.shows("Во что сыграем?")
        group.last.offers(DOMINO, KING, LETTER)
        group.assert_nothing_else()


def test_what_could_be_several_games_is_none_of_them(texts: Telling) -> None:
    says = [texts.say("ru"), texts.say("en")]
    assert game_called("", says) == game_called("  «» ", says) == game_called("чапаев", says) == ""
    assert game_called("d", says) == "domino"


async def test_two_games_chosen_at_once_make_one_table_in_one_message(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play")
        question = group.last
        toasts = await group.evening.at_once(anya.click(DOMINO, question), borya.click(LETTER, question))
        assert len([toast for toast in toasts if toast.startswith("Здесь уже собирается стол: ")]) == 1
        assert group.board.key == question.key
        lobbies = [surface for surface in anya.messages(group.id) if surface.button("Сесть")]
        assert [lobby.key for lobby in lobbies] == [question.key]


async def test_a_question_answered_while_a_table_stands_shows_the_table_and_goes(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play")
        question = group.last
        await borya.writes("/play домино")
        told = await anya.click(LETTER, question)
        assert told == "Здесь уже собирается стол: 🁫 Домино. Другую игру откроешь, когда он закроется."
        group.board.shows("🁫 Домино", "За столом пока никого.")
        assert question.key not in {surface.key for surface in anya.messages(group.id)}
        assert len([surface for surface in anya.messages(group.id) if surface.button("Сесть")]) == 1


async def test_a_question_answered_while_a_game_is_on_is_told_which(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        greeting = group.last
        await group.begins()
        told = await anya.click(KING, greeting)
        assert told == "Здесь уже играют: 💌 Тайное послание. Другая игра подождёт конца партии."
        group.board.shows("💌 Тайное послание", "Раунд 1")


async def test_after_a_game_another_is_chosen_in_the_same_way(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await anya.writes("/play домино")
        first = group.board
        await anya.click("Отменить", first)
        await anya.writes("/play")
        question = group.last
        await anya.click(LETTER, question)
        assert group.board.key == question.key
        group.board.shows("💌 Тайное послание", "За столом пока никого.")
        assert first.key not in {surface.key for surface in anya.messages(group.id)}


async def test_the_greeting_has_a_button_a_game_and_stays(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        greeting = group.last
        greeting.shows("Привет. Я веду настольные игры", "Во что сыграем?")
        assert greeting.buttons == [DOMINO, INCOGNITO, KING, LETTER]
        await anya.click(DOMINO, greeting)
        assert group.board.message > greeting.message
        group.board.shows("🁫 Домино", "За столом пока никого.")
        group.assert_nothing_else()


async def test_the_rules_are_found_by_name_too_and_else_there_is_a_shelf(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await anya.writes("/rules послание")
        group.last.shows("💌 Тайное послание")
        await anya.writes("/rules")
        group.last.shows("Правила какой игры показать?")
        group.last.offers("🁫 Домино", "💌 Тайное послание")


async def test_the_pace_of_every_game_is_set_by_itself(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await anya.writes("/settings")
        group.last.shows("⏱ Темп: 🁫 60 с на ход, 🎭 90 с на ход, 👑 15/10 с на ход, 💌 60 с на ход")
        await anya.click("Темп", group.last)
        await anya.click("🁫 без часов", group.last)
        group.last.offers("✓ 🁫 без часов", "✓ 💌 60 с на ход")
        await anya.writes("/play домино")
        group.board.shows("без часов")
