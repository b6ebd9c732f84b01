"""What is shown of two clocks: the sooner counts down, and what each has left for the party stands beside it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.presenters.clocks import minutes_text, party_line
from bot.presenters.face import face_of
from bot.presenters.group_settings import group_settings_panel, rule_text
from bot.presenters.lobby import lobby_panel, settings_panel
from bot.presenters.panel import Panel
from bot.presenters.tempo import pace_words
from bot.press import Rule, Setting
from bot.screens.projection import Readers, Sitting, project
from bot.table.seats import running
from rules.game import GROUP
from rules.love_letter import GAME
from storage.acquaintance import Chat, Person
from storage.hanging import Screens
from storage.table import Deadline, Lobby, Table
from tests.bot.party_paces import give_party_clocks
from tests.bot.presenters.evening import TEXTS, Evening, data, labels, say_in, table
from tests.bot.table.tables import ANYA, BORYA, NOON, dealt

MOVE, PARTY = "Срок хода: ", "⏱ Осталось на партию: "


@pytest.fixture(autouse=True)
def _party_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    give_party_clocks(monkeypatch)


def playing(pace: str, *left: int, deadline: float = 0.0) -> Table:
    """Аня and Боря play; the clocks of whoever is asked run once his hand is live."""
    begun = dealt(ANYA, BORYA, pace=pace)
    at = Deadline(deadline) if deadline else begun.deadline
    return replace(begun, phase=replace(running(begun), left=left or running(begun).left), deadline=at)


def clocks(shown: Table) -> dict[str, str]:
    """The clocks on the board and in the hands, by surface."""
    people = {each.person: Person(each.person, each.name, reachable=True) for each in shown.members}
    sitting = Sitting(shown, Screens(), Readers(people), TEXTS, "host_bot", NOON)
    return {one.surface: one.panel.clock for one in project(sitting)}


def unix(moment: float) -> str:
    return f'<tg-time unix="{int(moment)}" format="r">'


def test_board_and_hand_show_the_sooner_deadline_and_both_parties() -> None:
    shown = clocks(playing("60-5", 288_000, 300_000, deadline=NOON + 60))
    left = f"{PARTY}Аня 4:48 · Боря 5:00"
    assert shown["board"].startswith(MOVE + unix(NOON + 60))
    assert shown["board"].endswith(f"</tg-time>\n{left}")
    assert sorted(shown.values()) == sorted([shown["board"], shown["board"], ""]), (
        "only who must act reads it in private"
    )


def test_before_the_hand_is_live_all_that_is_left_lies_ahead() -> None:
    assert unix(NOON + 12) in clocks(playing("60-1", 12_000, 12_000))["board"]


def test_without_a_clock_of_the_move_the_party_s_is_counted_down() -> None:
    assert unix(NOON + 300) in clocks(playing("none-5"))["board"]


@pytest.mark.parametrize(("pace", "shown"), [("60", True), ("none", False)])
def test_a_game_without_a_clock_of_the_party_shows_what_it_always_did(pace: str, shown: bool) -> None:
    board = clocks(playing(pace))["board"]
    assert bool(board) == shown
    assert PARTY not in board


def test_in_a_pause_nothing_is_counted_down() -> None:
    begun = Evening(("Аня", "Боря"), seconds=0, hands="guard king")
    face = replace(begun.face(), left=(288_000, 300_000))
    assert party_line(face, begun.sight()) == f"{PARTY}Аня 4:48 · Боря 5:00"


def test_whoever_has_left_the_game_has_no_clock_any_more() -> None:
    begun = Evening(("Аня", "Боря", "Вера"), hands="guard king baron")
    face = replace(begun.face(), left=(1000, 2000, 3000), gone=(1,))
    assert party_line(face, begun.sight()) == f"{PARTY}Аня 0:01 · Вера 0:03"


def test_the_clocks_alone_edit_nothing() -> None:
    def board(*left: int) -> Panel:
        shown = playing("60-5", *left)
        people = {each.person: Person(each.person, each.name, reachable=True) for each in shown.members}
        (panel,) = (
            one.panel
            for one in project(Sitting(shown, Screens(), Readers(people), TEXTS, "host_bot", NOON))
            if one.surface == "board"
        )
        return panel

    assert board(288_000, 300_000).digest == board(1_000, 2_000).digest
    assert board(288_000, 300_000).html != board(1_000, 2_000).html


@pytest.mark.parametrize(
    ("left", "text"),
    [(0, "0:00"), (1, "0:01"), (1_000, "0:01"), (59_001, "1:00"), (287_999, "4:48"), (1_200_000, "20:00")],
)
def test_minutes_and_seconds_and_only_a_clock_used_up_shows_none(left: int, text: str) -> None:
    assert minutes_text(left) == text


# --- choosing


@pytest.mark.parametrize(
    ("lang", "pace", "words"),
    [
        ("ru", "60", "60 с на ход"),
        ("ru", "60-5", "60 с на ход · 5 мин на партию"),
        ("ru", "none-5", "5 мин на партию"),
        ("ru", "none", "без часов"),
        ("en", "60-1", "60 s a turn · 1 min a player"),
    ],
)
def test_a_pace_is_told_by_the_clocks_it_has(lang: str, pace: str, words: str) -> None:
    assert pace_words("love_letter", pace, say_in(lang)) == words


def test_the_lobby_tells_both_clocks_in_its_line_of_options() -> None:
    face = face_of(table(Lobby(NOON), pace="60-5"), GROUP)
    assert " · 60 с на ход · 5 мин на партию, ≈ " in lobby_panel(face, say_in()).text


def test_the_settings_have_a_choice_for_each_clock() -> None:
    panel = settings_panel(face_of(table(Lobby(NOON), pace="30-5"), GROUP), say_in())
    moves = ["60 с на ход", "✓ 30 с на ход", "120 с на ход", "без часов"]
    parties = ["партия без часов", "1 мин на партию", "✓ 5 мин на партию"]
    assert [text for text in labels(panel) if text in {*moves, *parties}] == [*moves, *parties]
    assert Setting.unpack(data(panel, "120 с на ход")).choice == "move.120"
    assert Setting.unpack(data(panel, "1 мин на партию")).choice == "party.60"


def test_the_settings_of_a_group_too() -> None:
    panel = group_settings_panel(Chat(-100, "Пятница"), {"love_letter": "none-1"}, ("ru",), "pace", say_in())
    assert [text for text in labels(panel) if text.startswith("✓")] == ["✓ 💌 без часов", "✓ 💌 1 мин на партию"]
    rule = Rule.unpack(data(panel, "💌 5 мин на партию"))
    assert rule == Rule(topic="pace", value="party.300", about="love_letter")
    assert rule_text(rule, say_in()) == "⏱ Темп: 💌 5 мин на партию"
    assert "⏱ Темп: 💌 1 мин на партию" in group_settings_panel(
        Chat(-100, "Пятница"), {"love_letter": "none-1"}, ("ru",), "", say_in()
    ).text  # fmt: skip


def test_no_button_is_too_long_for_telegram() -> None:
    for pace in GAME.paces:
        panel = settings_panel(face_of(table(Lobby(NOON), pace=pace.key, number=10**6), GROUP), say_in())
        assert all(len(button.data.encode()) <= 64 for row in panel.rows for button in row)
