"""«Моё», `/top` and what is told after a flight, in both languages (KG-20, KG-22)."""

from __future__ import annotations

import pytest

from bot.presenters.flight import flight_panel
from bot.presenters.own import NOTHING, avatar_panel, nick_panel, own_panel
from bot.presenters.plain import plain
from bot.presenters.presenter import AVATARS
from bot.presenters.top import LONGEST, top_panel
from bot.press import Home
from bot.table.statistics import Best, Score, Winner
from storage.acquaintance import Person
from tests.bot.presenters.evening import data, labels, say_in
from tests.bot.presenters.test_limits import LONGEST as NAMES
from tests.bot.presenters.test_limits import fits

ANYA = Person(1, "Аня <3", nick="Лиса", avatar="🦊")
ALIKE = (("programme", "classic"), ("deck", "long"))
SCORES = (Score("king", 3, 1, 7, 2, (Best(42, ALIKE),)), Score("love_letter", 0, 0, 0, 1))


@pytest.mark.rule("KG-22")
def test_the_page_tells_all_there_is() -> None:
    panel = own_panel(ANYA, SCORES, ["стол"], say_in())
    assert panel.text == (
        "<b>🦊 Лиса</b>\nВ Telegram: Аня &lt;3\n\nПоведение: чисто.\n\n"
        "👑 <b>Кинг</b>: 3 партии, 1 победа, среднее место 2,3, "
        "лучший итог 42 очка («Классика», 14 раздач · 48 карт), 2 бегства\n"
        "💌 <b>Тайное послание</b>: доигранных партий нет, 1 бегство\n\n"
        "Открытые столы:\nстол"
    )
    assert labels(panel) == ["✏️ Прозвище", "🙂 Аватар", "‹ Назад"]


@pytest.mark.rule("KG-20", "KG-22")
def test_the_warning_and_the_mark_are_told_to_oneself() -> None:
    told = [own_panel(Person(1, "Аня", flights=flights), (), (), say_in("en")).text for flights in range(4)]
    assert ["Conduct: clean." in told[0], "a warning" in told[1], "goat” 🐐" in told[1]] == [True, True, False]
    assert told[2] == told[3]
    assert "🐐 “cowardly goat”" in told[2]
    assert "<b>Аня 🐐</b>" in told[2]


def test_a_negative_best_total_is_a_total_too() -> None:
    assert (
        "best total −12 points"
        in own_panel(ANYA, (Score("king", 1, 0, 4, 0, (Best(-12, ALIKE),)),), (), say_in("en")).text
    )


@pytest.mark.rule("KG-22")
def test_avatars_are_different_short_and_none_is_the_mark() -> None:
    assert len(set(AVATARS)) == len(AVATARS) == 24
    assert "🐐" not in AVATARS
    panel = avatar_panel(ANYA, say_in())
    assert Home.unpack(data(panel, "✓ 🦊")).about == "🦊"
    assert Home.unpack(data(panel, "Без аватара")).about == NOTHING
    assert "Без аватара" not in labels(avatar_panel(Person(1, "Аня"), say_in()))


def test_a_nickname_can_be_dropped_only_where_there_is_one() -> None:
    assert "Убрать прозвище" in labels(nick_panel(ANYA, say_in()))
    assert labels(nick_panel(Person(1, "Аня"), say_in())) == ["‹ Назад"]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_all_of_it_fits_with_the_longest_names(lang: str) -> None:
    say = say_in(lang)
    for number, name in enumerate(NAMES):
        person = Person(number, name, avatar="🦊", flights=2)
        line = "стол" * 20
        assert all(map(fits, (own_panel(person, SCORES, [line] * 9, say), avatar_panel(person, say))))
        assert all(fits(flight_panel("king", name, how, say)) for how in ("clean", "warned", "coward"))
    people = {number: Person(number, name) for number, name in enumerate(NAMES * 5)}
    assert fits(top_panel({"king": tuple(Winner(each, 10, 99) for each in people)}, people, say))


# --- /top ------------------------------------------------------------------------------------------------------------


def test_the_list_has_places_names_told_apart_and_an_end() -> None:
    people = {1: Person(1, "Аня", nick="Лиса", avatar="🦊"), 2: Person(2, "Лиса"), 3: Person(3, "<3")}
    winners = (Winner(1, 5, 8), Winner(2, 2, 2), Winner(3, 2, 7), Winner(4, 1, 1))
    assert plain(top_panel({"king": winners, "love_letter": ()}, people, say_in()).text).splitlines() == [
        "🏆 Кто здесь чаще побеждает",
        "",
        "👑 Кинг",
        "1. 🦊 Лиса: 5 побед из 8",
        "2. Лиса (2): 2 победы из 2",
        "2. <3: 2 победы из 7",
        "4. Игрок 4: 1 победа из 1",
    ]
    many = tuple(Winner(each, 1, 1) for each in range(20))
    assert len(top_panel({"king": many}, {}, say_in()).text.splitlines()) == LONGEST + 3


def test_nothing_played_is_said_and_rings_for_nobody() -> None:
    panel = top_panel({"king": ()}, {}, say_in())
    assert panel.text.startswith("Здесь ещё не доиграли")
    assert not panel.rings
