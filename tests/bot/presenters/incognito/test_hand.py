"""A hand of «ИнкогниК»: the board as its player knows it, in words and on the keys."""

from __future__ import annotations

from random import Random

import pytest

from bot.presenters.brief import ROOM
from bot.presenters.names import units
from bot.presenters.plain import TOAST, plain
from bot.press import Move
from rules.chance import scripted
from tests.bot.presenters.evening import labels, unbroken
from tests.bot.presenters.incognito.evening import READY, CourtEvening, key, keys, met

MIDDLE = """\
. q? . k .
. . n . .
. K c? . .
. Q? . . .
L? . N? . C?"""


def said(evening: CourtEvening, seat: int, text: str, *words: str) -> str:
    """The words that a key carries."""
    return Move.unpack(key(evening.hand(seat, *words), text).data).words


# --- in words --------------------------------------------------------------------------------------------------------


def test_a_hand_knows_own_faces_and_of_the_other_only_what_is_open() -> None:
    evening = met(MIDDLE, cups="p/wg/pw/w/p/w", lives="0-2")
    assert evening.own(0) == unbroken(
        "🔴 <b>Боря</b> · Рыцарь~c4, Король~d5 · инкогнито c3, b5 · 1~кубок · 2~жизни · выбыли: Лакей\n"
        "🔵 <b>Аня</b> · Король~b3 · инкогнито Лакей~a1, Рыцарь~c1, Советник~e1, Дама~b2 · кубки: яд, живая вода\n"
        "🍷 в трапезных: b3, d3 · выпито: живая вода · убрано: 1"
    )


def test_whoever_put_a_cup_down_reads_what_it_holds() -> None:
    evening = met(MIDDLE, "g", cups="p/wg/pw/w/p/w")
    assert "в трапезных: b3, d3 (живая вода)" in evening.own(1)
    assert "(живая вода)" not in evening.own(0)


def test_pairs_that_may_not_meet_are_named() -> None:
    evening = met(MIDDLE, locks="b2b3:1")
    assert "🔒 Пока без обмена и боя: b2–b3" in evening.own(0)


def test_a_draw_by_quiet_is_told_in_time() -> None:
    assert "🕊" not in met(MIDDLE, quiet=59).own(0)
    assert "🕊 До ничьей без событий ходов на двоих: 20" in met(MIDDLE, quiet=60).own(0)


def test_a_resting_hand_still_shows_the_position_and_changes_with_the_turn_alone() -> None:
    evening = CourtEvening().play(*READY, "0 a1.a2")
    resting = evening.hand(0)
    assert unbroken("инкогнито Дама~b1, Лакей~c1, Рыцарь~d1, Советник~e1, Король~a2") in resting.text
    assert labels(resting) == ["❔ Знаки", "📖 Правила", "🖼 Доска"]
    evening.play("1 offer")
    assert evening.hand(0).digest == resting.digest, "the other still has the move"


def test_a_glance_has_own_figures_and_cups() -> None:
    evening = met(MIDDLE, cups="p/wg/pw/w/p/w")
    glance = evening.presenter.glance(evening.story.sees(0), evening.sight(0))
    assert glance == "🎭 Л a1, Р c1, С e1, Д b2\n🔵 К b3\nКубки: яд, живая вода"


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("cups", ["-", "p/wg/pw/w/p/w"])
def test_the_signs_are_explained_within_an_alert(lang: str, cups: str) -> None:
    evening = met(MIDDLE, lang=lang, cups=cups)
    tip = evening.presenter.tip(evening.story.sees(0), evening.sight(0))
    assert units(tip) <= TOAST
    assert ("🍷" in tip) == (cups != "-")


# --- the board as keys -----------------------------------------------------------------------------------------------


def test_the_host_has_the_first_line_below() -> None:
    assert keys(met(MIDDLE).hand(0)) == [
        "· 🔴? · 🔴К ·",
        "· · 🔴Р · ·",
        "· 🔵К 🔴?👑 · ·",
        "· 🎭Д · · ·",
        "🎭Л · 🎭Р · 🎭С",
    ]


def test_the_guest_sees_it_turned_round() -> None:
    assert keys(met(MIDDLE, "g").hand(1)) == [
        "🔴? · 🔴? · 🔴?",
        "· · · 🔴? ·",
        "· · 🎭С👑 🔴К ·",
        "· · 🔵Р · ·",
        "· 🔵К · 🎭Д ·",
    ]


def test_cups_lie_on_their_cells_and_the_own_one_is_open() -> None:
    evening = met("k . . . . / . . . . . / . . . . . / . . . . . / K . . . .", "g", cups="p/wg/pw/pw/-/-")
    assert keys(evening.hand(1))[2] == "· 💧 👑 🍷 ·"


def test_where_only_killing_wins_there_is_no_throne() -> None:
    evening = met("k . . . . / . . . . . / . . . . . / . . . . . / K . . . .", variant="survival")
    assert keys(evening.hand(0))[2] == "· · · · ·"


def test_a_chosen_figure_is_marked_and_so_is_all_it_can_reach() -> None:
    evening = met(MIDDLE)
    hand = evening.hand(0, "b3")
    assert keys(hand) == ["· 🔴? · 🔴К ·", "a4 b4 🔴Р · ·", "a3 [🔵К] ⚔️🔴?👑 · ·", "a2 ⇄🎭Д c2 · ·", "🎭Л · 🎭Р · 🎭С"]
    styles = {button.text: button.style for row in hand.rows[:5] for button in row if button.style}
    assert styles.pop("[🔵К]") == "success"
    assert set(styles.values()) == {"primary"}
    assert set(styles) == {"a4", "b4", "a3", "⚔️🔴?👑", "a2", "⇄🎭Д", "c2"}
    assert "Король b3: куда?" in hand.text


@pytest.mark.rule("IK-8")
def test_a_change_of_places_is_the_same_action_from_either_side() -> None:
    evening = met(MIDDLE)
    assert said(evening, 0, "⇄🎭Д", "b3") == "b2.b3"
    assert said(evening, 0, "⇄🔵К", "b2") == "b2.b3"


@pytest.mark.rule("IK-8")
def test_a_figure_that_can_only_change_places_with_a_lower_one_opens_too() -> None:
    evening = met("k . . . . / . . . . . / Q? . . . . / N? . . . . / K . . . .", locks="a1a2:1")
    view, legal = evening.story.sees(0), evening.story.legal(0)
    kept = tuple(text for text in legal if not text.startswith("a3."))
    assert "a2.a3" in kept
    assert evening.presenter.opened(("a3",), kept, view, scripted(())) == ("a3",)


def test_other_own_figures_are_chosen_instead_and_the_chosen_one_is_put_down() -> None:
    evening = met(MIDDLE)
    assert said(evening, 0, "🎭Л", "b3") == "a1"
    assert said(evening, 0, "[🔵К]", "b3") == ""
    assert said(evening, 0, "‹ Назад", "b3") == ""


def test_own_figures_that_can_go_somewhere_are_marked() -> None:
    evening = met("k . . . . / . . . . . / . . . . . / . . . . . / K . . . .")
    assert key(evening.hand(0), "🔵К").style == "primary"
    stuck = met("k . . . . / q? . . . . / L? N? . . . / Q? C? . . . / K . . . .", locks="a1a2:2+a2b2:1")
    assert key(stuck.hand(0), "🔵К").style == "primary"


def test_a_menu_that_is_none_shows_the_board() -> None:
    evening = met(MIDDLE)
    for words in (("c4",), ("e4",), ("b3", "b4"), ("put", "kqlnc"), ("drink",), ("zz",)):
        assert evening.hand(0, *words) == evening.hand(0)


# --- below the board -------------------------------------------------------------------------------------------------


def test_a_queen_in_a_refectory_may_drink_or_put_either_cup_there() -> None:
    evening = met("k . . . . / . . . . . / . Q? . . . / . . . . . / K . . . .", cups="p/w/pw/pw/-/-")
    assert [[button.text for button in row] for row in evening.hand(0).rows[5:]] == [
        ["🍷 Выпить b3"],
        ["☠️ Подменить: яд", "💧 Подменить: живая вода"],
        ["🤝 Ничья?", "🏳 Сдаться"],
        ["❔ Знаки", "📖 Правила", "🖼 Доска"],
    ]
    assert said(evening, 0, "💧 Подменить: живая вода") == "place.b3.water"


def test_a_king_on_the_throne_has_a_key_for_it() -> None:
    alone = met("k . . . . / . . . . . / . . K . . / . . . . . / . . . . .")
    assert key(alone.hand(0), "👑 Занять трон").style == "primary"
    beset = met("k . . . . / . . q? . . / . . K . . / . . . . . / . . . . .")
    assert key(beset.hand(0), "👑 Занять трон").style == ""
    assert beset.why(0, "claim") == "Пока не выйдет: рядом фигура соперника, она может вытеснить Короля."


def test_giving_up_is_asked_about() -> None:
    evening = met(MIDDLE)
    assert said(evening, 0, "🏳 Сдаться") == "surrender"
    assert labels(evening.hand(0, "surrender"))[:2] == ["🏳 Да, сдаюсь", "‹ Назад"]
    assert said(evening, 0, "🏳 Да, сдаюсь", "surrender") == "resign"


def test_an_offer_is_answered_where_one_would_be_made() -> None:
    evening = met(MIDDLE, offer="g", offer_in="0-10")
    assert "🤝 Ничья?" not in labels(evening.hand(0))
    assert said(evening, 0, "🤝 Принять ничью") == "accept"
    assert "Тебе предлагают ничью" in evening.hand(0).text


# --- why not ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("e3", "Здесь пусто. Сначала нажми фигуру, которой пойдёшь."),
        ("c4", "Это фигура соперника. Сначала нажми свою."),
        ("b3.b5", "Слишком далеко: фигура ходит на соседнюю клетку."),
        ("b2.b1", "На свою первую линию шагом не возвращаются."),
        ("b2.c1", "Наискосок можно только шагнуть. Меняются местами и нападают по прямой."),
        ("a1.zz", ""),
        ("zz", ""),
        ("drink.b3", ""),
    ],
)
def test_a_key_that_does_nothing_has_a_reason(text: str, why: str) -> None:
    assert met(MIDDLE).why(0, text) == why


def test_neighbours_on_a_first_line_and_locked_pairs_have_one_too() -> None:
    home = met("k . . . . / . . . . . / . . . . . / . . . . . / K L? . . .")
    assert home.why(0, "a1.b1") == "На одной первой линии не меняются местами и не нападают."
    locked = met(MIDDLE, locks="b2b3:1")
    assert locked.why(0, "b2.b3").startswith("b2 и b3 только что менялись")


def test_a_figure_without_a_way_says_so() -> None:
    evening = met("k . . . . / . . . . . / . . . . . / L? C? . . . / K N? . . .", locks="a1a2:1")
    assert evening.why(0, "a1") == "Этой фигуре сейчас некуда идти."
    assert evening.presenter.opened(("a1",), evening.story.legal(0), evening.story.sees(0), scripted(())) == ()


def test_offers_of_a_draw_are_rationed() -> None:
    assert met(MIDDLE, offer="h", offer_in="10-0").why(0, "offer").startswith("Ничья уже предложена")
    assert met(MIDDLE, offer_in="7-0").why(0, "offer").endswith("Осталось: 7.")


def test_out_of_turn_nothing_goes() -> None:
    assert met(MIDDLE, "g").why(0, "b3") == "Сейчас не твой ход."


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_reason_fits_into_a_toast(lang: str) -> None:
    evening = met(MIDDLE, lang=lang, locks="b2b3:1", offer_in="10-0")
    cells = [f"{file}{rank}" for file in "abcde" for rank in "12345"]
    texts = [*cells, *(f"{start}.{goal}" for start in ("b3", "b2", "a1") for goal in cells), "claim", "offer"]
    assert max(units(evening.why(0, text)) for text in texts) <= TOAST


# --- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("seed", range(3))
def test_a_hand_without_the_last_events_fits_into_an_ephemeral_message(lang: str, seed: int) -> None:
    luck = Random(seed)
    evening = CourtEvening(lang, names=("&" * 64, "Щ" * 200), options={"first": "host"})
    while evening.story.outcome is None and len(evening.story.record.entries) < 60:
        seat = evening.story.asked[0]
        for menu in ((), ("put", "kqlnc", "2"), ("surrender",), *((cell,) for cell in ("a1", "b2", "c3", "d4", "e5"))):
            assert units(plain(evening.hand(seat, *menu, recent=0).html)) <= ROOM
        quietly = [text for text in evening.story.legal(seat) if text not in {"resign", "accept"}]
        evening.play(f"{seat} {luck.choice(quietly)}")
