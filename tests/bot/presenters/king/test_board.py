"""The board of «Кинг» as the group sees it."""

from __future__ import annotations

import pytest

from rules.game import GROUP
from tests.bot.presenters.king.evening import KingEvening, short_party


def test_a_board_in_the_middle_of_a_trick() -> None:
    evening = KingEvening().play("3 da", "0 d5", "1 d8", "2 dj", "3 sa", "0 s5")
    assert evening.board().text == (
        "👑 <b>Кинг</b>\n"
        "\n"
        "Раздача 1 из 14 · <b>Не брать взяток</b>\n"
        "Каждая взятка: −2\n"
        "\n"
        "<b>Аня</b> · счёт 0 · в раздаче пока 0, взяток 0\n"
        "🟢 <b>Боря</b> · счёт 0 · в раздаче пока 0, взяток 0\n"
        "<b>Вера</b> · счёт 0 · в раздаче пока 0, взяток 0\n"
        "<b>Гриша</b> · счёт 0 · в раздаче пока −2, взяток 1\n"
        "\n"
        "Взятка 2 из 12: Гриша <b>♠Т</b> · Аня <b>♠5</b>\n"
        "Прошлая: ♦️Т ♦️5 ♦️8 ♦️В → Гриша\n"
        "\n"
        "🃏 Раздача 1: Не брать взяток. Заход: Гриша.\n"
        "Гриша берёт ♦️Т ♦️5 ♦️8 ♦️В: −2.\n"
        "\n"
        '🟢 Ходит <a href="tg://user?id=101">Боря</a>'
    )


def test_a_trick_that_scores_nothing_is_no_line_of_the_chronicle() -> None:
    evening = KingEvening(options={"programme": "blitz"}).play("3 da", "0 d5", "1 d8", "2 dj")
    assert evening.lines() == ("🃏 Раздача 1: Не брать червы. Заход: Гриша.",)
    assert evening.presenter.answer(evening.story.events, evening.sight(2)) == ("♦️В", "Гриша берёт ♦️Т ♦️5 ♦️8 ♦️В.")


def test_the_same_board_in_english() -> None:
    text = KingEvening("en").play("3 da").board().text
    assert "Deal 1 of 14 · <b>Avoid tricks</b>\nEvery trick: −2" in text
    assert "Trick 1 of 12: Гриша <b>♦️A</b>" in text
    assert "🟢 <b>Аня</b> · score 0 · this deal so far 0, tricks 0" in text


def test_a_party_that_is_over_has_no_running_deal_to_tell_of() -> None:
    evening = KingEvening().play("3 da", "0 d5", "1 d8", "2 dj").leave(0)
    board = evening.board().text
    assert "<b>Гриша</b> · счёт 0\n" in board
    assert "в раздаче" not in board


def test_who_is_to_lead_is_named() -> None:
    assert "Взятка 1 из 12: заходит Гриша" in KingEvening().board().text


def test_a_board_is_sent_anew_at_each_deal_only() -> None:
    evening = short_party("blitz")
    boards = {evening.board().occasion}
    for _ in range(32):
        (seat,) = evening.story.asked
        evening.play(f"{seat} {evening.story.legal(seat)[0]}")
        boards.add(evening.board().occasion)
    assert len(boards) == 2


@pytest.mark.rule("KG-15")
def test_what_was_left_is_shown_when_a_deal_ends_early() -> None:
    evening = short_party("blitz")
    while not evening.story.sees(GROUP).last_deal:
        (seat,) = evening.story.asked
        evening.play(f"{seat} {evening.story.legal(seat)[-1]}")
    left = evening.story.sees(GROUP).last_deal[0].left
    assert ("Остались на руках" in evening.board().text) == any(left)
    assert "📝 Раздача 1: " in evening.board().text
