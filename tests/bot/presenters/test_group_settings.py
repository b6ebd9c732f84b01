"""The pages of a group's settings: what is set, what can be chosen, and presses that name the value wanted."""

from __future__ import annotations

import pytest

from bot.presenters.group_settings import CHOICES, TOPICS, group_settings_panel, rule_text
from bot.presenters.panel import Panel
from bot.press import Rule
from storage.acquaintance import Chat
from tests.bot.presenters.evening import TEXTS, data, labels, say_in

PACES = {"love_letter": "30"}
ENGLISH = Chat(-100, "Friday", "en", pinned=True, cancelling="admins", strictness="any")


def page(topic: str, chat: Chat = ENGLISH, lang: str = "en") -> Panel:
    return group_settings_panel(chat, PACES, TEXTS.languages, topic, say_in(lang))


def test_the_list_tells_what_is_set_and_leads_to_a_page_each() -> None:
    assert page("").text.splitlines()[2:7] == [
        "🌐 Language: English",
        "⏱ Pace: 💌 30 s a turn",
        "📌 Pin the board: yes",
        "🏁 Who may end a game: administrators only",
        "🐐 Goats: never mind",
    ]
    assert [Rule.unpack(button.data).topic for row in page("").rows for button in row] == list(TOPICS)


@pytest.mark.parametrize("topic", TOPICS)
def test_on_a_page_what_is_set_is_marked_and_back_leads_to_the_list(topic: str) -> None:
    marked = [label for label in labels(page(topic)) if label.startswith("✓")]
    assert len(marked) == 1
    assert Rule.unpack(data(page(topic), "‹ Back")) == Rule()


@pytest.mark.parametrize("topic", CHOICES)
def test_a_button_carries_the_value_it_sets(topic: str) -> None:
    values = [Rule.unpack(button.data).value for row in page(topic).rows[:-1] for button in row]
    assert values == list(CHOICES[topic])


def test_a_pace_names_its_game() -> None:
    rule = Rule.unpack(data(page("pace"), "💌 no clock"))
    assert rule == Rule(topic="pace", value="none", about="love_letter")
    assert rule_text(rule, say_in("ru")) == "⏱ Темп: 💌 без часов"


def test_a_page_that_does_not_exist_is_the_list() -> None:
    assert page("weather") == page("")
