"""`/settings` in a group: what is set there, a page a setting with its choices as buttons.

A press carries the value wanted, so pressing twice, or two administrators at once, does no harm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, get_args

from bot import press
from bot.presenters.panel import Button, Panel, Rows, in_twos
from bot.presenters.presenter import Say
from bot.presenters.table import paragraphs
from bot.presenters.tempo import Choice, choice_words, pace_axes
from storage.acquaintance import Cancelling, Chat, Strictness

TOPICS: Final = ("lang", "pace", "pin", "cancel", "strict")
"""The settings of a group, in the order in which they are shown."""
ON, OFF = "on", "off"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"pin": (OFF, ON), "cancel": get_args(Cancelling), "strict": get_args(Strictness)}
)
"""What can be chosen, the default first; languages and paces are found elsewhere."""


def group_settings_panel(chat: Chat, paces: Mapping[str, str], languages: Sequence[str], topic: str, say: Say) -> Panel:
    """The page of a setting, "" for the list of all; `paces` are those that the next lobby of each game begins with."""
    if topic not in TOPICS:
        return _list(chat, paces, say)
    text = paragraphs((say("setting-page", name=say(f"setting-{topic}")), say(f"setting-{topic}-about")))
    rows = _pace_rows(paces, say) if topic == "pace" else _choice_rows(chat, languages, topic, say)
    return Panel(text, (*rows, (Button(say("button-back"), press.Rule().pack()),)))


def _list(chat: Chat, paces: Mapping[str, str], say: Say) -> Panel:
    lines = (
        say("setting-line", name=say(f"setting-{topic}"), value=_value(chat, paces, topic, say)) for topic in TOPICS
    )
    rows = tuple((Button(say(f"setting-{topic}"), press.Rule(topic=topic).pack()),) for topic in TOPICS)
    return Panel(paragraphs((say("setting-title"), "\n".join(lines), say("setting-who"))), rows)


def rule_text(rule: press.Rule, say: Say) -> str:
    """What a press has set, as its answer."""
    value = _pace(rule.about, rule.value, say) if rule.topic == "pace" else _choice(rule.topic, rule.value, say)
    return say("setting-line", name=say(f"setting-{rule.topic}"), value=value)


def _value(chat: Chat, paces: Mapping[str, str], topic: str, say: Say) -> str:
    if topic == "pace":
        return ", ".join(_pace(game, pace, say) for game, pace in paces.items())
    return _choice(topic, chosen(chat, topic), say)


def chosen(chat: Chat, topic: str) -> str:
    """What is set now."""
    values = {
        "lang": chat.lang,
        "pin": ON if chat.pinned else OFF,
        "cancel": chat.cancelling,
        "strict": chat.strictness,
    }
    return values[topic]


def _choice(topic: str, value: str, say: Say) -> str:
    return say(f"language-{value}") if topic == "lang" else say(f"setting-{topic}-{value}")


def _pace(game: str, pace: str, say: Say) -> str:
    """A pace, or a choice of one of its clocks, with the mark of its game."""
    return say("setting-pace-of", mark=say(f"{game}-mark"), pace=choice_words(game, pace, say))


def _choice_rows(chat: Chat, languages: Sequence[str], topic: str, say: Say) -> Rows:
    values = languages if topic == "lang" else CHOICES[topic]
    texts = {value: _choice(topic, value, say) for value in values}
    now = chosen(chat, topic)
    return tuple(
        (_button(text, press.Rule(topic=topic, value=value), value == now, say),) for value, text in texts.items()
    )


def _pace_rows(paces: Mapping[str, str], say: Say) -> Rows:
    """What can be chosen of the pace of every game, two in a row."""
    rows: list[tuple[Button, ...]] = []
    for game, now in paces.items():
        for axis in pace_axes(game, now, say):
            rows += in_twos([_pace_button(game, choice, say) for choice in axis])
    return tuple(rows)


def _pace_button(game: str, choice: Choice, say: Say) -> Button:
    rule = press.Rule(topic="pace", value=choice.value, about=game)
    return _button(_pace(game, choice.value, say), rule, choice.chosen, say)


def _button(text: str, rule: press.Rule, is_chosen: bool, say: Say) -> Button:
    return Button(say("chosen", text=text) if is_chosen else text, rule.pack(), style="primary" if is_chosen else "")
