"""The end of a game, and the caption of its record."""

from __future__ import annotations

from dataclasses import replace

from bot.presenters.ending import ending_panel, record_caption
from bot.press import Log, Seat
from rules.game import GROUP
from tests.bot.presenters.evening import Evening, data, labels, say_in


def won(lang: str = "ru") -> Evening:
    """A game to one token, won with the first Guard."""
    evening = Evening(("Аня", "Боря", "Вера"), lang, options={"tokens": "1"}, hands="guard king guard", pile="handmaid")
    return evening.play("0 guard.1.king").leave(2)


def test_the_end_of_a_game() -> None:
    assert won().ending().text == (
        "💌 <b>Тайное послание</b> · партия сыграна\n"
        "\n"
        "🥇 Аня: 1 жетон\n"
        "🥈 Боря: 0 жетонов\n"
        "🥉 Вера: 0 жетонов · партия не доиграна\n"
        "\n"
        "Играли до 1 жетона.\n"
        "🏅 Раунд 1, жетон берёт Аня."
    )


def test_the_same_end_in_english() -> None:
    assert won("en").ending().text.endswith("The game was to 1 token.\n🏅 Round 1, a token for Аня.")


def test_an_end_rings_and_is_a_message_of_its_own() -> None:
    panel = won().ending()
    assert (panel.rings, panel.occasion) == (True, "end.1")


def test_the_way_to_another_game_and_to_the_record() -> None:
    panel = won().ending()
    assert labels(panel) == ["🔁 Ещё раз", "📜 Запись"]
    assert Seat.unpack(data(panel, "🔁 Ещё раз")) == Seat(table="k7Qm2xAb", number=1, wanted=1)
    assert Log.unpack(data(panel, "📜 Запись")) == Log(table="k7Qm2xAb", number=1)


def test_a_game_that_all_others_leave() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard king").leave(1)
    assert "Остальные вышли из партии." in evening.ending().text


def test_who_has_lost_on_time_has_it_beside_his_points() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard king").leave(1)
    face = replace(evening.face(), forfeited=(1,), gone=())
    panel = ending_panel(face, evening.story.sees(GROUP), evening.presenter, evening.sight())
    assert "🥈 Боря: 0 жетонов · время вышло\n" in panel.text


def test_a_record_is_named() -> None:
    assert record_caption("love_letter", say_in()) == "💌 <b>Тайное послание</b> · запись партии, ход за ходом"
