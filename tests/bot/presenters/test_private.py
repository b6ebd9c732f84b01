"""The private chat besides hands: menu, tables, language, tickets; and the rules."""

from __future__ import annotations

import pytest

from bot.presenters.catalogue import presenter_of
from bot.presenters.face import face_of
from bot.presenters.private import help_panel, language_panel, seated_panel, start_panel, tables_panel
from bot.presenters.rulebook import page_panel, shelf_panel
from bot.press import Home, Page, Peek
from rules.game import GROUP
from storage.table import Lobby
from tests.bot.presenters.evening import NOW, Evening, data, labels, say_in, table

LOBBY = face_of(table(Lobby(NOW)), GROUP)


def test_the_menu_leads_into_a_group() -> None:
    panel = start_panel(say_in(), "host_bot")
    assert labels(panel) == ["➕ В группу", "🎲 Мои столы", "👤 Моё", "📖 Правила", "❔ Как играть", "🌐 Язык"]
    assert panel.rows[0][0].url == "https://t.me/host_bot?startgroup=play"
    assert Home.unpack(data(panel, "🎲 Мои столы")).place == "tables"


def test_my_tables_with_a_link_where_there_is_one() -> None:
    running = Evening(hands="guard king guard guard").face()
    panel = tables_panel([running, LOBBY], {running.id: "https://t.me/c/1/2"}, say_in())
    assert panel.text.startswith("Ты за 2 столами:")
    assert '💌 <b>Тайное послание</b> · <a href="https://t.me/c/1/2">Пятница</a> · идёт партия' in panel.text
    assert Peek.unpack(data(panel, "👁 Карты: Пятница")).table == running.id


def test_a_table_without_a_link_is_called_by_its_group() -> None:
    panel = tables_panel([LOBBY], {}, say_in())
    assert panel.text == "Ты за 1 столом:\n\n💌 <b>Тайное послание</b> · Пятница · собирается"
    assert labels(panel) == ["‹ Назад"]


def test_no_tables() -> None:
    assert tables_panel([], {}, say_in()).text == "Сейчас ты ни за одним столом."


def test_a_group_without_a_name_is_called_so() -> None:
    face = face_of(table(Lobby(NOW), title="\u200b"), GROUP)
    assert "чат «без названия»" in seated_panel(face, say_in()).text


def test_the_own_language_is_marked() -> None:
    panel = language_panel(("ru", "en"), "en", say_in("en"))
    assert labels(panel) == ["Русский", "✓ English", "‹ Back"]
    assert Home.unpack(data(panel, "Русский")).about == "ru"


def test_a_ticket_seats_and_says_where_the_cards_come() -> None:
    assert seated_panel(LOBBY, say_in()).text == (
        "Готово, ты за столом.\n\n💌 <b>Тайное послание</b> · чат «Пятница»\nКарты придут сюда, когда начнём."
    )


def test_the_help_names_every_command_of_the_group() -> None:
    commands = ("/play", "/board", "/hand", "/leave", "/cancel", "/rules", "/settings", "/start")
    assert [command for command in commands if command not in help_panel(say_in()).text] == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_help_explains_the_buttons_under_the_board_by_their_names(lang: str) -> None:
    say = say_in(lang)
    keys = ("button-peek", "button-pause", "button-hurry", "button-finish", "button-sit", "button-start")
    assert [key for key in keys if say(key).removeprefix("▶️ ") not in help_panel(say).text] == []


def test_the_menu_leads_to_the_help_and_back() -> None:
    assert Home.unpack(data(start_panel(say_in(), "host_bot"), "❔ Как играть")).place == "help"
    assert Home.unpack(data(help_panel(say_in(), back=True), "‹ Назад")).place == "start"
    assert labels(help_panel(say_in())) == []


def test_the_shelf_has_a_button_a_game() -> None:
    assert labels(shelf_panel(say_in(), back=True)) == ["🎭 ИнкогниК", "👑 Кинг", "💌 Тайное послание", "‹ Назад"]
    assert labels(shelf_panel(say_in(), back=False)) == ["🎭 ИнкогниК", "👑 Кинг", "💌 Тайное послание"]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("page", presenter_of("love_letter").pages)
def test_a_page_of_the_rules_leads_to_all_others(lang: str, page: str) -> None:
    panel = page_panel("love_letter", page, say_in(lang))
    *topics, (back,) = panel.rows
    pages = [Page.unpack(button.data).page for row in topics for button in row]
    assert pages == list(presenter_of("love_letter").pages)
    assert Home.unpack(back.data).place == "rules"
    (marked,) = (button for row in panel.rows for button in row if button.style)
    assert Page.unpack(marked.data).page == page
    assert marked.text.removeprefix("✓ ") in panel.text


def test_an_unknown_page_is_the_first() -> None:
    first = page_panel("love_letter", "goal", say_in())
    assert page_panel("love_letter", "", say_in()) == page_panel("love_letter", "no such page", say_in()) == first
