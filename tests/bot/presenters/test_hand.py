"""A hand: what is on it, and the keyboard of each card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.presenters.face import face_of
from bot.presenters.hand import rest_panel
from bot.press import Move
from rules.game import EVERYBODY, GROUP
from storage.table import Closed
from tests.bot.presenters.evening import NOW, TOKEN, Evening, data, labels, say_in, table, unbroken
from tests.rules.love_letter.deals import shuffled

OWN = ["❔ Что за карты", "📖 Правила"]


def words(evening: Evening, label: str, *chosen: str) -> str:
    """What the button with this label chooses, in the hand of seat 0."""
    return Move.unpack(data(evening.hand(0, *chosen), label)).words


def three(hand: str, drawn: str, **more: Any) -> Evening:
    """Three players; the first holds one card and has drawn another."""
    return Evening(("Аня", "Боря", "Вера"), hands=f"{hand} guard guard", pile=drawn, **more)


# --- what is on it ---------------------------------------------------------------------------------------------------


def test_the_hand_of_whoever_must_act() -> None:
    evening = Evening(("Аня", "Боря", "Вера"), hands="priest king guard", pile="handmaid guard guard prince")
    evening.play("0 priest.1", "1 guard.2.priest", "2 guard.0.king")
    assert evening.hand(0).html == unbroken(
        "💌 <b>Тайное послание</b> · чат «Пятница»\n"
        "\n"
        "🃏 Раунд 1. Первый ход: Аня.\n"
        "Аня: Священник → Боря. Тебе видно: 6 Король.\n"
        "Боря: Стражница → Вера, «Священник»? Мимо.\n"
        "Вера: Стражница → Аня, «Король»? Мимо.\n"
        "\n"
        "Соперники в раунде: Боря ○○○○○, Вера ○○○○○\n"
        "В колоде 8 карт\n"
        "Не видно на столе: Стражница~×3~· Священник~×1~· Барон~×2~· "
        "Служанка~×2~· Принц~×2~· Король~×1~· Графиня~×1~· Принцесса~×1\n"
        "\n"
        "<b>4 Служанка</b>: защита до твоего следующего хода\n"
        "<b>5 Принц</b>: любой игрок сбрасывает карту и берёт новую\n"
        "\n"
        "👁 Боря: 6 Король · через Священника\n"
        "\n"
        "🟢 Твой ход. Какую карту сыграть?\n"
        "\n"
        'Срок хода: <tg-time unix="1700000060" format="r">22:14:20 UTC</tg-time>'
    )


def test_a_hand_at_rest_in_english() -> None:
    evening = Evening(("Ann", "Bob"), "en", hands="handmaid countess", pile="guard")
    assert evening.hand(1).html == (
        "💌 <b>Secret Letter</b> · chat “Пятница”\n"
        "\n"
        "<b>7 Countess</b>: must be played when you hold the King or a Prince\n"
        "\n"
        "It is not your turn now. I will call you when it is."
    )


def test_a_hand_at_rest_does_not_change_when_others_move() -> None:
    evening = Evening(hands="handmaid king guard guard", pile="guard priest priest")
    before = evening.hand(3)
    assert evening.play("0 handmaid", "1 priest.2").hand(3) == before


def test_the_older_history_of_an_asked_hand_is_folded_away() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard guard", pile="handmaid guard guard priest")
    for seat in (0, 1, 0, 1):
        evening.play(f"{seat} guard.{1 - seat}.princess")
    text = evening.hand(0).text
    header = "💌 <b>Тайное послание</b> · чат «Пятница»\n\n"
    assert text.startswith(f"{header}<blockquote expandable>🃏 Раунд 1. Первый ход: Аня.</blockquote>\n")


def test_what_was_seen_stays_until_it_stops_being_true() -> None:
    evening = three("priest", "handmaid guard baron")
    evening.play("0 priest.1", "1 guard.2.king")
    assert "👁 Боря: 1 Стражница" not in evening.hand(0).text
    assert "Раньше: Боря, 1 Стражница · через Священника" in evening.hand(0).text


def test_who_is_out_waits_for_the_next_deal() -> None:
    evening = Evening(hands="guard king guard guard", pile="handmaid").play("0 guard.1.king")
    text = evening.hand(1).text
    assert "Карт на руках нет. Ты вне раунда до новой раздачи." in text
    assert "Пока играют без тебя. Позову, когда снова будет чем ходить." in text
    assert "Сейчас не твой ход" not in text
    assert "Сейчас не твой ход. Позову, когда дойдёт до тебя." in evening.hand(3).text


def test_protection_is_shown_to_its_owner() -> None:
    evening = three("handmaid", "king").play("0 handmaid")
    assert "🛡 Тебя никто не выберет до твоего следующего хода." in evening.hand(0).text


def test_a_hand_that_is_asked_rings_once_a_question() -> None:
    asked, resting = three("handmaid", "king").hand(0), three("handmaid", "king").hand(1)
    assert (asked.rings, asked.occasion) == (True, TOKEN)
    assert (resting.rings, resting.occasion) == (False, "")


def test_a_fast_game_rings_once_a_round() -> None:
    assert three("handmaid", "king", seconds=20).hand(0).occasion == "1.1"
    assert three("handmaid", "king", seconds=0).hand(0).occasion == TOKEN


def test_a_game_without_clock_shows_none() -> None:
    assert three("handmaid", "king", seconds=0).hand(0).clock == ""


# --- the keyboard of each card ---------------------------------------------------------------------------------------


def test_a_card_that_points_at_nobody_plays_at_once() -> None:
    evening = three("handmaid", "countess")
    assert labels(evening.hand(0)) == ["4 Служанка", "7 Графиня", *OWN]
    assert words(evening, "4 Служанка") == "handmaid"
    assert words(evening, "7 Графиня") == "countess"


def test_a_guard_asks_for_the_player_and_then_for_the_card() -> None:
    evening = three("guard", "handmaid")
    assert words(evening, "1 Стражница") == "guard"
    assert labels(evening.hand(0, "guard")) == ["Боря", "Вера", "‹ Назад", *OWN]
    assert "Стражница: чью карту назвать?" in evening.hand(0, "guard").text
    assert words(evening, "Вера", "guard") == "guard.2"
    named = evening.hand(0, "guard", "2")
    assert "Стражница → Вера: какую карту назвать?" in named.text
    assert [[button.text for button in row] for row in named.rows[:4]] == [
        ["2 Священник", "3 Барон"],
        ["4 Служанка", "5 Принц"],
        ["6 Король", "7 Графиня"],
        ["8 Принцесса"],
    ]
    assert words(evening, "8 Принцесса", "guard", "2") == "guard.2.princess"


def test_back_leads_one_choice_up() -> None:
    evening = three("guard", "handmaid")
    assert words(evening, "‹ Назад", "guard", "2") == "guard"
    assert words(evening, "‹ Назад", "guard") == ""


def test_with_a_single_rival_the_step_is_skipped_and_the_button_names_him() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard king", pile="priest")
    assert labels(evening.hand(0)) == ["1 Стражница → Боря", "2 Священник → Боря", *OWN]
    assert words(evening, "2 Священник → Боря") == "priest.1"
    assert words(evening, "1 Стражница → Боря") == "guard.1"
    assert words(evening, "‹ Назад", "guard", "1") == ""


def test_a_prince_may_be_turned_on_oneself() -> None:
    evening = three("prince", "guard")
    assert "Принц: кому сменить карту?" in evening.hand(0, "prince").text
    assert labels(evening.hand(0, "prince")) == ["Аня (это ты)", "Боря", "Вера", "‹ Назад", *OWN]
    assert words(evening, "Аня (это ты)", "prince") == "prince.0"


def test_a_prince_with_everybody_protected_says_that_it_is_you() -> None:
    evening = Evening(("Аня", "Боря"), hands="handmaid prince", pile="guard baron").play("0 handmaid")
    assert labels(evening.hand(1))[:2] == ["3 Барон · впустую", "5 Принц → Боря (это ты)"]
    assert Move.unpack(data(evening.hand(1), "5 Принц → Боря (это ты)")).words == "prince.1"


def test_priest_baron_and_king_ask_in_their_own_words() -> None:
    assert "Священник: чью карту посмотреть?" in three("priest", "king").hand(0, "priest").text
    assert "Король: с кем обменяться?" in three("priest", "king").hand(0, "king").text
    assert "Барон: с кем сравнить карты?" in three("baron", "king").hand(0, "baron").text


def test_the_card_set_aside_is_one_more_target() -> None:
    evening = three("king", "guard", options={"aside": "on"})
    assert labels(evening.hand(0, "king")) == ["Боря", "Вера", "Отложенная карта", "‹ Назад", *OWN]
    assert words(evening, "Отложенная карта", "king") == "king.aside"
    assert labels(evening.hand(0, "guard"))[:3] == ["Боря", "Вера", "‹ Назад"]


def test_a_pair_is_one_button() -> None:
    assert labels(three("guard", "guard").hand(0)) == ["1 Стражница", *OWN]


def test_a_card_that_cannot_be_played_is_plain_and_live_and_explains_itself() -> None:
    evening = three("countess", "king")
    king, countess = evening.hand(0).rows[0][0], evening.hand(0).rows[1][0]
    assert (king.text, king.style) == ("6 Король", "")
    assert (countess.text, countess.style) == ("7 Графиня", "primary")
    assert Move.unpack(king.data).words == "king"
    why = evening.presenter.why_not("king", evening.story.sees(0), evening.sight(0))
    assert why == "С Королём или Принцем на руках играется только Графиня."


def test_a_card_of_an_old_keyboard_is_no_longer_held() -> None:
    evening = three("countess", "king")
    why = evening.presenter.why_not("baron", evening.story.sees(0), evening.sight(0))
    assert why == "Этой карты у тебя на руках уже нет."


def test_a_menu_of_an_earlier_question_is_shut() -> None:
    evening = three("guard", "handmaid")
    assert evening.hand(0, "guard", token="older") == evening.hand(0)


def test_a_menu_that_leads_nowhere_is_shut() -> None:
    evening = three("guard", "handmaid")
    assert evening.hand(0, "baron") == evening.hand(0)


def test_long_names_stand_one_below_the_other() -> None:
    evening = Evening(("Аня", "Александра Константиновна", "Вера"), hands="guard guard guard", pile="king")
    assert [len(row) for row in evening.hand(0, "king").rows] == [1, 1, 1, 2]


def test_a_hand_that_is_not_asked_has_no_cards_to_press() -> None:
    assert labels(three("guard", "handmaid").hand(1)) == OWN


# --- what was told in secret ------------------------------------------------------------------------------------------


def test_whoever_a_baron_attacks_reads_the_comparison_in_his_resting_hand() -> None:
    evening = Evening(hands="baron priest guard guard", pile="king").play("0 baron.1")
    line = (
        "Аня: Барон → Боря. Только вам двоим: твоя карта {}, напротив {}. "
        "Боря сбрасывает: 2 Священник. Боря вне раунда."
    )
    assert evening.hand(1).text == (
        "💌 <b>Тайное послание</b> · чат «Пятница»\n"
        "\n" + line.format("2 Священник", "6 Король") + "\n"
        "\n"
        "Карт на руках нет. Ты вне раунда до новой раздачи.\n"
        "\n"
        "👁 Аня: 6 Король · через Барона\n"
        "\n"
        "Пока играют без тебя. Позову, когда снова будет чем ходить."
    )
    assert line.format("6 Король", "2 Священник") in evening.hand(0).text
    assert "Барон" not in evening.hand(3).text


def test_whoever_a_king_robs_reads_what_he_got() -> None:
    evening = Evening(hands="king guard priest baron", pile="guard").play("0 king.2")
    assert "Аня: Король → Вера. Карты меняются местами. Тебе приходит: 1 Стражница." in evening.hand(2).text
    assert "Король" not in evening.hand(3).text


def test_a_comparison_that_ends_a_round_is_read_after_the_new_deal() -> None:
    evening = Evening(("Аня", "Боря"), hands="baron king", pile="priest").play("0 baron.1")
    told = "До новой раздачи: Аня: Барон → Боря. Только вам двоим: твоя карта 2 Священник, напротив 6 Король."
    resting = next(seat for seat in (0, 1) if seat not in evening.story.asked)
    assert resting == 0
    assert told in evening.hand(0).text
    assert "Раунд 2" not in evening.hand(0).text


def test_the_final_hand_keeps_the_last_comparison() -> None:
    evening = Evening(("Аня", "Боря"), options={"tokens": "1"}, hands="baron king", pile="priest").play("0 baron.1")
    panel = rest_panel(evening.face(0), evening.sight(0))
    assert panel.text == (
        "💌 <b>Тайное послание</b> · чат «Пятница»\n"
        "\n"
        "Аня: Барон → Боря. Только вам двоим: твоя карта 2 Священник, напротив 6 Король. "
        "Аня сбрасывает: 2 Священник. Аня вне раунда.\n"
        "\n"
        "Партия сыграна. Итог в чате."
    )


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_nothing_that_others_do_changes_a_resting_hand(seed: int) -> None:
    luck, unchanged = Random(seed), 0
    evening = Evening(options={"tokens": "3", "aside": "on"}, draws=shuffled(4, seed))
    while evening.story.outcome is None:
        own = {seat: (evening.own(seat), evening.hand(seat)) for seat in range(4)}
        (mover,) = evening.story.asked
        number = evening.story.sees(GROUP).round
        evening.play(f"{mover} {luck.choice(evening.story.legal(mover))}")
        private = {seat for event in evening.story.events if event.audience is not EVERYBODY for seat in event.audience}
        for seat in {0, 1, 2, 3} - {mover} - private:
            if (number, own[seat][0]) == (evening.story.sees(GROUP).round, evening.own(seat)):
                assert evening.hand(seat) == own[seat][1]
                unchanged += 1
    assert unchanged > 30


# --- besides ---------------------------------------------------------------------------------------------------------


def test_the_tip_explains_the_cards_held() -> None:
    evening = three("priest", "king")
    assert evening.presenter.tip(evening.story.sees(0), evening.sight(0)) == (
        "2 Священник Томас, 2 шт. Карту соперника увидишь только ты.\n"
        "6 Король Арно IV, 1 шт. Обменяйся картой с соперником."
    )


def test_a_glance_shows_cards_and_what_still_holds() -> None:
    evening = Evening(("Аня", "<3"), hands="priest king", pile="guard").play("0 priest.1")
    glance = evening.presenter.glance(evening.story.sees(0), evening.sight(0))
    assert glance == unbroken("1~Стражница\n👁 <3: 6 Король")


def test_a_hand_is_laid_to_rest_with_its_game() -> None:
    evening = Evening(("Аня", "Боря"), options={"tokens": "1"}, hands="guard king", pile="handmaid")
    evening.play("0 guard.1.king")
    panel = rest_panel(evening.face(0), evening.sight(0))
    assert panel.text == "💌 <b>Тайное послание</b> · чат «Пятница»\n\nПартия сыграна. Итог в чате."
    assert panel.rows == ()


def test_whoever_ends_a_game_by_leaving_is_not_told_that_it_goes_on() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard king").leave(1)
    assert rest_panel(evening.face(1), evening.sight(1)).text.endswith("Партия сыграна. Итог в чате.")


def test_whoever_has_left_is_told_that_the_game_goes_on() -> None:
    evening = three("guard", "handmaid").leave(2)
    assert "Эта партия идёт дальше без тебя." in rest_panel(evening.face(2), evening.sight(2)).text


def test_a_closed_table_tells_its_hands() -> None:
    face = face_of(table(Closed("cancelled", NOW)), 0)
    assert "Стол закрыт, партия без результата." in rest_panel(face, face.sight(0, say_in())).text
