"""The board as the group sees it."""

from __future__ import annotations

import pytest

from bot.presenters.chronicle import folded
from rules.game import GROUP
from storage.event import TimedOut, WalkedOut
from tests.bot.presenters.evening import Evening, labels, unbroken


def test_a_board_after_three_moves() -> None:
    evening = Evening(hands="guard baron prince handmaid", pile="handmaid priest guard king guard")
    evening.play("0 handmaid", "1 priest.2", "2 guard.1.king")
    assert evening.board().html == unbroken(
        "💌 <b>Тайное послание</b>\n"
        "\n"
        "Раунд 1 · до победы 4 жетона\n"
        "\n"
        "<b>Аня</b> ○○○○ 🛡\n"
        "4~Служанка\n"
        "<b>Боря</b> ○○○○\n"
        "2~Священник\n"
        "<b>Вера</b> ○○○○\n"
        "1~Стражница\n"
        "🟢 <b>Гриша</b> ○○○○\n"
        "пока ничего не сыграно\n"
        "\n"
        "В колоде 7 карт\n"
        "Не видно на столе: Стражница~×4~· Священник~×1~· Барон~×2~· Служанка~×1~· Принц~×2~· Король~×1~· "
        "Графиня~×1~· Принцесса~×1\n"
        "\n"
        "🃏 Раунд 1. Первый ход: Аня.\n"
        "Аня: Служанка, защита на круг.\n"
        "Боря: Священник → Вера.\n"
        "Вера: Стражница → Боря, «Король»? Мимо.\n"
        "\n"
        '🟢 Ходит <a href="tg://user?id=103">Гриша</a>\n'
        "\n"
        'Срок хода: <tg-time unix="1700000060" format="r">22:14:20 UTC</tg-time>'
    )


def test_the_same_board_in_english() -> None:
    evening = Evening(("Ann", "Bob"), "en", hands="guard princess", laid_open="guard guard baron", pile="prince")
    assert evening.board().text == unbroken(
        "💌 <b>Secret Letter</b>\n"
        "\n"
        "Round 1 · 7 tokens win\n"
        "\n"
        "🟢 <b>Ann</b> ○○○○○○○\n"
        "nothing played yet\n"
        "<b>Bob</b> ○○○○○○○\n"
        "nothing played yet\n"
        "\n"
        "9 cards in the pile\n"
        "Open from the start: 1~Guard~· 1~Guard~· 3~Baron\n"
        "Not seen on the table: Guard~×3~· Priest~×2~· Baron~×1~· Handmaid~×2~· Prince~×2~· King~×1~· "
        "Countess~×1~· Princess~×1\n"
        "\n"
        "🃏 Round 1. First to move: Ann.\n"
        "\n"
        '🟢 <a href="tg://user?id=100">Ann</a> to move'
    )


def test_who_is_out_and_who_has_left_is_told_apart() -> None:
    evening = Evening(hands="guard king princess guard", pile="handmaid").play("0 guard.1.king").leave(3)
    assert unbroken("<b>Боря</b> ○○○○ · вне раунда\n6~Король") in evening.board().text
    assert unbroken("<b>Гриша</b> ○○○○ · вне игры\n1~Стражница") in evening.board().text


def test_a_token_won_is_filled() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard king", pile="handmaid").play("0 guard.1.king")
    assert "<b>Аня</b> ●○○○○○○" in evening.board().text


def test_a_card_opened_from_aside_is_shown() -> None:
    evening = Evening(("Аня", "Боря"), options={"aside": "on"}, hands="prince guard", aside="king", pile="guard")
    evening.play("0 prince.aside")
    assert unbroken("Из отложенных открыты: 6~Король") in evening.board().text


def test_a_new_round_is_a_new_occasion() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard king", pile="handmaid")
    first = evening.board().occasion
    assert evening.play("0 guard.1.king").board().occasion != first == "1.1"


def test_a_move_within_a_round_is_no_new_occasion() -> None:
    evening = Evening(hands="handmaid king guard guard")
    assert evening.board().occasion == evening.play("0 handmaid").board().occasion


def test_the_board_has_its_buttons_in_two_rows() -> None:
    panel = Evening(hands="handmaid king guard guard").board()
    assert labels(panel) == ["👁 Мои карты", "✍️ Мой ход", "📖 Правила", "⏸ Пауза", "🏁 Закончить"]
    assert panel.rows[0][1].url == "https://t.me/host_bot"


def test_a_finished_board_asks_nobody_and_has_no_buttons() -> None:
    evening = Evening(("Аня", "Боря"), options={"tokens": "1"}, hands="guard king", pile="handmaid")
    panel = evening.play("0 guard.1.king").board()
    assert panel.rows == ()
    assert panel.clock == ""
    assert "🟢" not in panel.text


@pytest.mark.parametrize(("seconds", "shown"), [(29, False), (30, True), (0, False)])
def test_the_clock_stands_on_boards_of_slow_games_only(seconds: int, shown: bool) -> None:
    panel = Evening(seconds=seconds, hands="handmaid king guard guard").board()
    assert bool(panel.clock) is shown


def test_a_deadline_alone_is_no_other_board() -> None:
    deal = {"hands": "handmaid king guard guard"}
    assert Evening(seconds=60, **deal).board().digest == Evening(seconds=120, **deal).board().digest


def test_older_lines_are_folded_above_the_latest() -> None:
    assert folded(["1", "2", "3", "4"]) == "1\n2\n3\n4"
    assert folded(["1", "2", "3", "4", "5", "6"]) == "<blockquote expandable>1\n2</blockquote>\n3\n4\n5\n6"
    assert folded([]) == ""


def test_a_name_that_is_markup_is_shown_as_it_is_written() -> None:
    evening = Evening(("<i>", "& Co"), hands="guard king", pile="handmaid").play("0 guard.1.baron")
    assert "<b>&lt;i&gt;</b>" in evening.board().text
    assert "&lt;i&gt;: Стражница → &amp; Co, «Барон»? Мимо." in evening.board().text


def test_the_clock_says_that_it_played() -> None:
    evening = Evening(hands="handmaid king guard guard").play("0 handmaid").tells(TimedOut(0))
    assert evening.lines(GROUP)[-2:] == ("⏳ Аня: время вышло, ход за часами.", "Аня: Служанка, защита на круг.")


def test_somebody_who_leaves_is_named_before_his_cards() -> None:
    evening = Evening(hands="handmaid king guard guard").leave(1).tells(WalkedOut(1))
    assert evening.lines(GROUP)[-2:] == ("🚪 Боря выходит из партии.", "Боря вне игры. Боря сбрасывает: 6 Король.")


def test_whoever_must_act_is_marked_until_nobody_must() -> None:
    evening = Evening(("Аня", "Боря"), options={"tokens": "1"}, hands="guard king", pile="handmaid")
    assert "🟢 <b>Аня</b> ○" in evening.board().text
    assert "🟢" not in evening.play("0 guard.1.king").board().text
