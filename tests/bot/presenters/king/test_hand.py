"""A hand of «Кинг»: sorted by suit, the playable cards marked, the others live and explaining themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.presenters.king.keyboard import held as held_words
from bot.presenters.king.words import by_suit, in_turn
from bot.press import Move
from tests.bot.presenters.evening import Evening, data, labels, say_in
from tests.bot.presenters.king.evening import KingEvening, short_party
from tests.rules.king.deals import cards

TRICK = ("3 da", "0 d3", "1 d6", "2 d9")


def words(evening: Evening, seat: int, label: str) -> str:
    return Move.unpack(data(evening.hand(seat), label)).words


def test_the_hand_of_whoever_must_act_has_the_trick_and_the_contract() -> None:
    evening = KingEvening().play("3 da", "0 d5", "1 d8", "2 dj", "3 sa")
    text = evening.hand(0).text
    assert "Раздача 1 из 14 · <b>Не брать взяток</b>\nКаждая взятка: −2" in text
    assert "Взятка 2 из 12: Гриша <b>♠Т</b>" in text
    assert "Прошлая: ♦️Т ♦️5 ♦️8 ♦️В → Гриша" in text
    assert text.endswith("🟢 Твой ход. Какую карту положить?")


def test_cards_stand_by_suit_black_and_red_in_turn() -> None:
    rows = KingEvening().play("3 da").hand(0).rows
    assert [[button.text for button in row] for row in rows[:4]] == [
        ["♠3", "♠4", "♠5"],
        ["♥️3", "♥️4", "♥️5"],
        ["♣3", "♣4", "♣5"],
        ["♦️3", "♦️4", "♦️5"],
    ]


@pytest.mark.parametrize(
    ("held", "suits"),
    [("s3 c3 d3", "♠ ♦️ ♣"), ("s3 h3 d3", "♥️ ♠ ♦️"), ("s3 h3 c3", "♠ ♥️ ♣"), ("h3 c3 d3", "♥️ ♣ ♦️"), ("c3 d3", "♣ ♦️")],
)
def test_colours_alternate_in_whatever_is_left(held: str, suits: str) -> None:
    hand = cards(held)
    assert [line[: -len("~3")] for line in by_suit(hand, say_in())] == suits.split()
    view = replace(KingEvening().story.sees(0), hand=hand)
    assert held_words(view) == tuple(card.name.lower() for card in in_turn(hand))


def test_playable_cards_are_styled_the_others_plain_and_live() -> None:
    evening = KingEvening().play("3 da")
    styles = {button.text: button.style for row in evening.hand(0).rows[:4] for button in row}
    assert {text for text, style in styles.items() if style} == {"♦️3", "♦️4", "♦️5"}
    assert words(evening, 0, "♠3") == "s3"


@pytest.mark.rule("KG-18")
def test_a_card_that_may_not_be_laid_names_those_that_may() -> None:
    evening = KingEvening().play("3 da")
    why = evening.presenter.why_not("s3", evening.story.sees(0), evening.sight(0))
    assert why == "Нужна масть захода. Можно: ♦️3 ♦️4 ♦️5"


def test_hearts_that_may_not_be_led_say_so() -> None:
    evening = KingEvening(options={"programme": "blitz"}).play(*TRICK)
    why = evening.presenter.why_not("hk", evening.story.sees(3), evening.sight(3))
    assert why == "С червей заходить рано. Можно: ♠Д ♠К ♠Т ♣Д ♣К ♣Т ♦️Д ♦️К"


@pytest.mark.rule("KG-18")
@pytest.mark.parametrize(
    ("played", "seat", "pressed", "only", "why"),
    [
        ((), 3, "hk", "da", "Партия начинается с бубнового туза. Сыгран он."),
        (("3 da",), 0, "s3", "d3", "Нужна масть захода, а такая карта у тебя одна. Сыграна она."),
        (TRICK, 3, "hk", "sq", "С червей заходить рано, а другая карта у тебя одна. Сыграна она."),
    ],
)
def test_the_only_card_that_may_be_laid_has_its_reason(
    played: tuple[str, ...], seat: int, pressed: str, only: str, why: str
) -> None:
    evening = KingEvening(options={"programme": "blitz"}).play(*played)
    view = replace(evening.story.sees(seat), playable=cards(only))
    assert evening.presenter.why_not(pressed, view, evening.sight(seat)) == why


def test_others_moves_do_not_change_a_hand_that_rests() -> None:
    evening = KingEvening().play("3 da")
    resting = evening.hand(2)
    assert evening.play("0 d3").hand(2).digest == resting.digest
    assert labels(resting) == ["❔ За что очки", "📖 Правила"]


def test_a_hand_in_the_group_tells_contract_cards_and_trick() -> None:
    evening = KingEvening().play("3 da")
    glance = evening.presenter.glance(evening.story.sees(0), evening.sight(0))
    assert glance.replace("\u00a0", " ") == "Не брать взяток\n♠ 3 4 5 ♥️ 3 4 5 ♣ 3 4 5 ♦️ 3 4 5\nНа столе: ♦️Т"


def test_what_was_laid_is_told_at_once() -> None:
    evening = KingEvening().play("3 da")
    answer = evening.presenter.answer(evening.story.events, evening.sight(3))
    assert answer == ("♦️Т",)


# --- the order (KG-13) -----------------------------------------------------------------------------------------------


def ordering(*orders: str) -> KingEvening:
    """A short party «с заказом» played at random up to the order after these."""
    evening = short_party("order")
    wanted = list(orders)
    while True:
        (seat,) = evening.story.asked
        order = evening.story.stage.startswith("order")
        if order and not wanted:
            return evening
        evening.play(f"{seat} {wanted.pop(0) if order else evening.story.legal(seat)[0]}")


@pytest.mark.rule("KG-13")
def test_an_order_takes_two_presses() -> None:
    evening = ordering()
    (seat,) = evening.story.asked
    first, second = evening.hand(seat), evening.hand(seat, "boys")
    assert labels(first)[:7] == ["Взятки", "Червы", "Мальчики", "Девочки", "Последние", "Короли", "Кинг"]
    assert "Что заказываешь?" in first.text
    assert labels(second)[:3] == ["Козырь ♥️", "Без козыря", "‹ Назад"]
    assert Move.unpack(data(second, "Без козыря")).words == "boys.none"


def test_what_was_ordered_is_public() -> None:
    evening = ordering("tricks.none")
    assert "Заказано:\n" in evening.board().text
    assert "Брать взятки" in evening.board().text
