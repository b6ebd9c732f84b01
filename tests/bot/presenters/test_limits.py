"""What Telegram takes: the longest names, the most players, the longest chronicle, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.commands_menu import IN_CHARGE, IN_PRIVATE
from bot.presenters.brief import ROOM
from bot.presenters.catalogue import presenter_of
from bot.presenters.face import face_of
from bot.presenters.group_settings import TOPICS, group_settings_panel
from bot.presenters.hand import rest_panel
from bot.presenters.lobby import (
    checking_panel,
    greeting_panel,
    leave_panel,
    lobby_panel,
    picking_panel,
    settings_panel,
)
from bot.presenters.names import units
from bot.presenters.panel import Panel
from bot.presenters.plain import TOAST, plain
from bot.presenters.private import help_panel, language_panel, seated_panel, start_panel, tables_panel
from bot.presenters.rulebook import page_panel, shelf_panel
from rules.game import GROUP
from rules.notation import SEPARATOR
from storage.acquaintance import Chat
from storage.event import TimedOut
from storage.table import Lobby, Member
from tests.bot.presenters.evening import NOW, TEXTS, Evening, say_in, table
from tests.bot.test_locales import messages
from tests.rules.love_letter.deals import shuffled

LONGEST = ("&" * 64, "🐙" * 64, "Щ" * 200, "👩\u200d👩\u200d👧\u200d👦" * 9)
DATA = 64
MESSAGE = 4096
BUTTONS = 100


def fits(panel: Panel) -> bool:
    """Whether Telegram takes the panel as a message."""
    buttons = [button for row in panel.rows for button in row]
    return (
        0 < units(plain(panel.html)) <= MESSAGE
        and len(buttons) <= BUTTONS
        and all(button.text and len(button.data.encode()) <= DATA for button in buttons)
        and all(bool(button.data) != bool(button.url) for button in buttons)
    )


def played(seed: int, lang: str, aside: str) -> Iterator[Evening]:
    """A whole game of four with the longest names, after every move, each by the clock."""
    luck = Random(seed)
    evening = Evening(LONGEST, lang, options={"aside": aside, "tokens": "3"}, draws=shuffled(4, seed))
    while evening.story.outcome is None:
        yield evening
        (seat,) = evening.story.asked
        evening.play(f"{seat} {luck.choice(evening.story.legal(seat))}").tells(TimedOut(seat))
    yield evening


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("aside", ["off", "on"])
def test_a_whole_game_fits(lang: str, aside: str) -> None:
    for evening in played(7, lang, aside):
        if evening.story.outcome is not None:
            assert fits(evening.ending())
            assert all(fits(rest_panel(evening.face(seat), evening.sight(seat))) for seat in range(4))
        else:
            assert all(fits(evening.hand(seat)) for seat in range(4))
        assert fits(evening.board())
        for seat in evening.story.asked:
            menus = {tuple(text.split(SEPARATOR)[:-1]) for text in evening.story.legal(seat)}
            assert all(fits(evening.hand(seat, *words)) for words in menus)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_hand_without_the_last_events_fits_into_an_ephemeral_message(lang: str) -> None:
    for evening in played(7, lang, "on"):
        for seat in range(4):
            if evening.story.outcome is None:
                legal = evening.story.legal(seat)
                menus = {(), *(tuple(text.split(SEPARATOR)[:-1]) for text in legal)}
                assert all(units(plain(evening.hand(seat, *words, recent=0).html)) <= ROOM for words in menus)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_alerts_of_a_whole_game_fit(lang: str) -> None:
    presenter = presenter_of("love_letter")
    for evening in played(11, lang, "on"):
        for seat in range(4):
            view, sight = evening.story.sees(seat), evening.sight(seat)
            assert 0 < units(presenter.tip(view, sight)) <= TOAST
            assert all(units(presenter.why_not(word, view, sight)) <= TOAST for word in presenter.held(view))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_stands_around_a_game_fits(lang: str) -> None:
    say = say_in(lang)
    invited = tuple(Member(200 + at, name) for at, name in enumerate(LONGEST))
    lobby = Lobby(NOW, invited, (100, 101, 102, 103), slow=3600)
    face = face_of(table(lobby, LONGEST, title="Щ" * 255, number=999_999), GROUP)
    sitting = [face] * 20
    panels = [
        lobby_panel(face, say),
        settings_panel(face, say),
        checking_panel(face, say),
        leave_panel(face, 3, say),
        greeting_panel(say),
        picking_panel(say),
        rest_panel(face, face.sight(0, say)),
        start_panel(say, "b" * 32),
        help_panel(say),
        tables_panel(sitting, {face.id: "https://t.me/c/1/2"}, say),
        language_panel(TEXTS.languages, lang, say),
        seated_panel(face, say),
        shelf_panel(say, back=True),
        *(
            group_settings_panel(Chat(-100, "Щ"), {"love_letter": "60"}, TEXTS.languages, topic, say)
            for topic in ("", *TOPICS)
        ),
        *(page_panel("love_letter", page, say, (face,)) for page in presenter_of("love_letter").pages),
    ]
    assert [panel for panel in panels if not fits(panel)] == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_refusal_and_answer_fits_into_a_toast(lang: str) -> None:
    say = say_in(lang)
    keys = [key for key in messages(lang) if key.startswith(("refused-", "done-", "working"))]
    toasts = {key: say(key, needed=10, agreed=10, game="💌 Тайное послание") for key in keys}
    assert {key: text for key, text in toasts.items() if units(text) > TOAST} == {}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_bot_introduces_itself_within_its_limits(lang: str) -> None:
    say = say_in(lang)
    assert len(say("bot-short-description")) <= 120
    assert len(say("bot-description")) <= 512
    assert all(3 <= len(say(f"command-{name}")) <= 256 for name in {*IN_CHARGE, *IN_PRIVATE})
