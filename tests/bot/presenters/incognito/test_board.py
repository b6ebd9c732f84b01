"""The board of «ИнкогниК» in the group, its chronicle and its end."""

from __future__ import annotations

import pytest

from bot.presenters import brief
from bot.presenters.brief import fits
from bot.presenters.incognito.diagram import Diagram
from bot.presenters.names import units
from bot.presenters.plain import plain
from rules.incognito.model import Cup
from tests.bot.presenters.evening import labels, unbroken
from tests.bot.presenters.incognito.evening import READY, CourtEvening, met

LONGEST = ("&" * 64, "Щ" * 200)
BARE = "k . . . . / . . . . . / . . . . . / . . . . . / K . . . ."


def told(evening: CourtEvening, reader: int = 0) -> str:
    """What whoever moved is told."""
    return "\n".join(evening.presenter.answer(evening.story.told(reader), evening.sight(reader)))


def test_the_board_is_a_picture_with_the_position_below_it() -> None:
    board = CourtEvening().play(*READY, "0 b1.b2").board()
    assert isinstance(board.picture, Diagram)
    assert board.text.startswith(
        unbroken("🎭 <b>ИнкогниК</b>\n\n🔴 <b>Боря</b> · инкогнито a5, b5, c5, d5, e5 · 2~кубка\n")
    )
    assert board.text.endswith('Аня: b1 → b2.\n\n🟢 Ходит <a href="tg://user?id=101">Боря</a>')


def test_one_message_lasts_from_the_arrangement_to_the_end() -> None:
    evening = CourtEvening()
    occasion = evening.board().occasion
    assert evening.play(*READY, "0 b1.b2").board().occasion == occasion


def test_a_caption_leaves_the_earliest_events_out_and_at_last_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = CourtEvening(names=LONGEST).play(*READY, "0 b1.b2", "1 b5.b4")
    whole = evening.board()
    assert fits(whole)
    assert "Первый ход" in whole.text
    monkeypatch.setattr(brief, "ROOM", units(plain(whole.html)) - 1)
    shorter = evening.board()
    assert "Первый ход" not in shorter.text
    assert "b1 → b2" in shorter.text
    assert "инкогнито a1" in shorter.text
    monkeypatch.setattr(brief, "ROOM", 100)
    shortest = evening.board()
    assert shortest.picture == whole.picture
    assert "инкогнито a1" not in shortest.text
    assert "🟢 Ходит" in shortest.text


@pytest.mark.parametrize(
    ("picture", "words", "move", "line"),
    [
        ("k . . . . / . . . . . / . q? . . . / . N . . . / K . . . .", {}, "b2.b3",
         "⚔️ Аня: Рыцарь b2 × Дама b3. Меняются местами."),
        ("k . . . . / . . . . . / . n . . . / . N . . . / K . . . .", {}, "b2.b3",
         "⚔️ Аня: Рыцарь b2 × Рыцарь b3. Меняются местами."),
        ("k . . . . / . . . . . / . n . . . / . Q? . . . / K . . . .", {}, "b2.b3",
         "⚔️ Аня: Дама b2 × Рыцарь b3. Дама сильнее. Рыцарь выбывает."),
        ("k . . . . / . . . . . / . q . . . / . N . . . / K . . . .", {}, "b2.b3",
         "⚔️ Аня: Рыцарь b2 × Дама b3. Дама сильнее. Рыцарь выбывает."),
        ("k . . . . / . . . . . / . q . . . / . N . . . / K . . . .", {"lives": "1-0"}, "b2.b3",
         "⚔️ Аня: Рыцарь b2 × Дама b3. Аня тратит жизнь: Рыцарь остаётся, фигуры меняются местами."),
        (". . . . . / . . . . . / . k . . . / . K? . . . / . . . . .", {}, "b2.b3",
         "⚔️ Аня: Король b2 × Король b3. Король выбывает.\n🏁 Победа: Аня."),
        ("k . . . . / . . . . . / . Q? . . . / . . . . . / K . . . .", {"cups": "p/w/pw/pw/-/-"}, "drink.b3",
         "🍷 Аня: Дама пьёт на b3, это яд. Дама выбывает."),
        ("k . . . . / . . . . . / . Q? . . . / . . . . . / K . . . .", {"cups": "w/p/pw/pw/-/-"}, "drink.b3",
         "🍷 Аня: Дама пьёт на b3, это живая вода. Плюс жизнь."),
        ("k . . . . / . . . . . / . Q? . . . / . . . . . / K . . . .", {"cups": "w/p/pw/pw/-/-"}, "place.b3.poison",
         "🍷 Аня: Дама подменяет кубок на b3.\nВ кубке яд, знаешь это только ты."),
        (BARE, {}, "offer", "🤝 Аня предлагает ничью."),
        (BARE, {"offer": "g"}, "accept", "🏁 Ничья."),
        (BARE, {}, "resign", "🏁 Победа: Боря."),
        ("k . . . . / . . . . . / . . K? . . / . . . . . / . . . . .", {}, "claim", "🏁 Победа: Аня."),
    ],
)  # fmt: skip
def test_a_move_is_told_in_a_line(picture: str, words: dict[str, str], move: str, line: str) -> None:
    evening = met(picture, **words)
    evening.story.play(f"0 {move}")
    assert told(evening) == line


def test_only_whoever_put_a_cup_down_is_told_which() -> None:
    evening = met("k . . . . / . . . . . / . Q? . . . / . . . . . / K . . . .", cups="w/p/pw/pw/-/-")
    evening.story.play("0 place.b3.poison")
    assert told(evening, 1) == "🍷 Аня: Дама подменяет кубок на b3."


@pytest.mark.rule("IK-26")
def test_the_end_shows_every_face_and_every_cup() -> None:
    evening = CourtEvening(options={"first": "lot"}, first=0, cups="p w pw pw").play(*READY, "0 resign")
    ending = evening.ending()
    assert isinstance(ending.picture, Diagram)
    assert ending.text.replace("\u00a0", " ") == (
        "🎭 <b>ИнкогниК</b> · партия сыграна\n\n"
        "🥇 Боря: 2 очка\n🥈 Аня: 0 очков\n\n"
        "🏳 Аня сдаётся.\n\n"
        "🔴 <b>Боря</b> · инкогнито Советник a5, Рыцарь b5, Лакей c5, Дама d5, Король e5 · "
        "кубки: яд, живая вода\n"
        "🔵 <b>Аня</b> · инкогнито Король a1, Дама b1, Лакей c1, Рыцарь d1, Советник e1 · кубки: яд, живая вода\n"
        "🍷 в трапезных: b3 (яд), d3 (живая вода)"
    )
    assert labels(ending) == ["🔁 Ещё раз", "📜 Запись"]


def test_a_draw_agreed_on_over_the_board_is_no_game_broken_off() -> None:
    evening = CourtEvening().play(*READY, "0 offer", "0 a1.a2", "1 accept")
    assert "🤝 Ничья по уговору." in evening.ending().text
    assert "Так решили все за столом." not in evening.ending().text


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_longest_names_leave_room_for_the_whole_end(lang: str) -> None:
    evening = CourtEvening(lang, names=LONGEST).play(*READY, "0 resign")
    assert fits(evening.ending())
    assert "🏳" in evening.ending().text
    assert "e5" in evening.ending().text


def test_a_removed_cup_is_shown_at_the_end_and_not_before() -> None:
    evening = met("k . . . . / . . . . . / . Q? . . . / . . . . . / K . . . .", cups="w/p/pw/pw/-/-")
    evening.story.play("0 place.b3.poison")
    assert "убрано: 1" in evening.own(0)
    assert evening.story.state.removed == (Cup.WATER,)
    evening.story.play("1 resign")
    assert "убрано: живая вода" in evening.own(1)
