"""The lobby, its settings, the check before the deal, a closed table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.presenters.face import face_of
from bot.presenters.lobby import (
    checking_panel,
    closed_panel,
    greeting_panel,
    leave_panel,
    lobby_panel,
    picking_panel,
    settings_panel,
)
from bot.presenters.panel import Panel
from bot.press import Choose, Leave, Pick, Setting
from rules.game import GROUP
from rules.love_letter import GAME
from rules.love_letter.rules import LoveLetter
from storage.table import Checking, Closed, Lobby, Member, Plea, Reason
from tests.bot.presenters.evening import NOW, data, labels, say_in, table

EMPTY = Lobby(NOW)


def lobby(phase: Lobby = EMPTY, names: tuple[str, ...] = ("Аня", "Боря"), lang: str = "ru") -> Panel:
    return lobby_panel(face_of(table(phase, names), GROUP), say_in(lang))


def test_a_lobby_with_two_people() -> None:
    assert lobby().text == (
        "💌 <b>Тайное послание</b>\n"
        "До победы: по числу игроков · Отложенная карта: вне игры · 60 с на ход, ≈ 30 мин\n"
        "\n"
        "За столом 2 из 4:\n"
        "1. Аня · хозяин стола\n"
        "2. Боря"
    )


def test_the_same_lobby_in_english() -> None:
    assert lobby(lang="en").text == (
        "💌 <b>Secret Letter</b>\n"
        "To win: by number of players · Card set aside: out of play · 60 s a turn, ≈ 30 min\n"
        "\n"
        "At the table, 2 of 4:\n"
        "1. Аня · host\n"
        "2. Боря"
    )


@pytest.mark.parametrize(
    ("pace", "goal", "minutes"),
    [
        ("60", "classic", 30),
        ("60", "3", 15),
        ("60", "1", 5),
        ("120", "3", 20),
        ("none", "classic", 50),
        ("none", "1", 5),
    ],
)
def test_the_usual_length_follows_the_goal(pace: str, goal: str, minutes: int) -> None:
    face = face_of(table(EMPTY, options=(("aside", "off"), ("tokens", goal)), pace=pace), GROUP)
    assert f", ≈ {minutes} мин\n" in lobby_panel(face, say_in()).text


def test_an_empty_lobby_tells_how_many_it_takes() -> None:
    assert "За столом пока никого. Нужно от 2 до 4 игроков." in lobby(names=()).text


def test_a_lobby_can_begin_once_there_are_enough() -> None:
    assert labels(lobby()) == ["Сесть", "Встать", "▶️ Начать", "⚙️ Настройки", "📖 Правила", "Отменить"]
    assert "▶️ Начать" not in labels(lobby(names=("Аня",)))


def test_a_lobby_rings_and_has_no_occasion_of_its_own() -> None:
    assert (lobby().rings, lobby().occasion) == (True, "")


def test_sitting_and_standing_say_what_is_wanted() -> None:
    assert data(lobby(), "Сесть") == "s:k7Qm2xAb:1:1"
    assert data(lobby(), "Встать") == "s:k7Qm2xAb:1:0"


def test_whoever_cannot_be_reached_is_named() -> None:
    panel = lobby(Lobby(NOW, unreachable=(101,)))
    assert '📵 Не могу написать: <a href="tg://user?id=101">Боря</a>.' in panel.text


@pytest.mark.rule("KG-21")
def test_whoever_asks_to_be_let_in_does_not_pass_for_one_who_sits() -> None:
    panel = lobby(replace(EMPTY, pleas=(Plea(Member(109, "Боря", coward=True)),)))
    assert "Боря (2)" in panel.text
    assert ["Боря (2)" in text for text in labels(panel) if "Боря" in text] == [True]


def test_those_of_the_last_game_are_waited_for() -> None:
    panel = lobby(Lobby(NOW, invited=(Member(105, "Вера"),)))
    assert 'Ещё не нажали «Сесть»: <a href="tg://user?id=105">Вера</a>.' in panel.text


def test_the_settings_mark_what_is_chosen() -> None:
    face = face_of(table(EMPTY, options=(("aside", "on"), ("tokens", "3")), pace="none"), GROUP)
    panel = settings_panel(face, say_in())
    assert labels(panel) == [
        "До победы: по числу игроков",
        "✓ До победы: 3 жетона",
        "До победы: 1 жетон",
        "Отложенная карта: вне игры",
        "✓ Отложенная карта: в игре",
        "60 с на ход",
        "30 с на ход",
        "120 с на ход",
        "✓ без часов",
        "🪑 Освободить место: Боря",
        "🪑 Освободить место: Вера",
        "🪑 Освободить место: Гриша",
        "Сесть",
        "Встать",
        "‹ Назад",
    ]
    assert "За столом 4 из 4:" in panel.text
    assert Setting.unpack(data(panel, "30 с на ход")) == Setting(table=face.id, number=1, option="pace", choice="30")
    assert Setting.unpack(data(panel, "До победы: 1 жетон")).choice == "1"


def test_an_option_without_a_meaning_beside_the_others_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, aside = GAME.options
    monkeypatch.setattr(LoveLetter, "options", (tokens, replace(aside, only_with=(("tokens", "classic"),))))

    def shown(goal: str) -> tuple[bool, bool]:
        face = face_of(table(EMPTY, options=(("aside", "off"), ("tokens", goal))), GROUP)
        settings = " ".join(labels(settings_panel(face, say_in())))
        return "Отложенная карта" in lobby_panel(face, say_in()).text, "Отложенная карта" in settings

    assert shown("classic") == (True, True)
    assert shown("3") == (False, False)


def test_while_private_chats_are_tried_nothing_can_be_pressed() -> None:
    panel = checking_panel(face_of(table(Checking(NOW)), GROUP), say_in())
    assert "⏳ Проверяю, всем ли могу написать." in panel.text
    assert panel.rows == ()


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("cancelled", "Стол закрыт."),
        ("idle", "Полчаса никто не садится и не встаёт"),
        ("forgotten", "Две недели без хода"),
        ("broken", "Партию не спасти"),
    ],
)
def test_a_closed_table_says_why(reason: Reason, said: str) -> None:
    panel = closed_panel(face_of(table(Closed(reason, NOW)), GROUP), say_in())
    assert said in panel.text
    assert panel.rows == ()


def test_leaving_is_asked_of_one_person() -> None:
    panel = leave_panel(face_of(table(EMPTY), GROUP), 1, say_in())
    assert panel.text.startswith('<a href="tg://user?id=101">Боря</a>, уйти из партии?')
    assert Leave.unpack(data(panel, "Выйти из партии")) == Leave(table="k7Qm2xAb", number=1, person=101, wanted=1)
    assert Leave.unpack(data(panel, "Остаться")).wanted == 0


@pytest.mark.parametrize(
    ("names", "gone", "then"),
    [
        (("Аня", "Боря"), (), "На этом она кончится, вернуться будет нельзя."),
        (("Аня", "Боря", "Вера"), (), "Вернуться в неё будет нельзя, остальные доиграют."),
        (("Аня", "Боря", "Вера"), (2,), "На этом она кончится, вернуться будет нельзя."),
    ],
)
def test_leaving_says_what_becomes_of_the_game(names: tuple[str, ...], gone: tuple[int, ...], then: str) -> None:
    panel = leave_panel(face_of(table(EMPTY, names, gone=gone), GROUP), 1, say_in())
    asked = '<a href="tg://user?id=101">Боря</a>, уйти из партии?'
    assert panel.text == f"{asked} {then} Уход до итога считается бегством."


@pytest.mark.parametrize(("panel", "kind"), [(greeting_panel(say_in()), Pick), (picking_panel(say_in()), Choose)])
def test_a_game_is_a_button_with_its_players(panel: Panel, kind: type[Pick | Choose]) -> None:
    assert panel.text.endswith("Во что сыграем?")
    assert kind.unpack(data(panel, "💌 Тайное послание · 2–4 игрока")).game == "love_letter"


def test_a_lobby_in_a_slow_chat_says_for_how_long_commands_wait() -> None:
    panel = lobby_panel(face_of(table(Lobby(NOW, slow=30)), GROUP), say_in())
    assert "🐢 В чате медленный режим: между двумя сообщениями одного человека 30 секунд." in panel.text
