"""The chronicle of «Тайное послание»: each effect in one line, told to each reader as far as he may hear."""

from __future__ import annotations

from typing import Any, cast

from bot.presenters.chronicle import LINES, ROOM, lines
from bot.presenters.love_letter.tale import line
from bot.presenters.presenter import AnyPresenter
from rules.catalogue import games
from rules.game import GROUP, Event, Seat
from rules.love_letter.model import (
    ASIDE,
    AsideOpened,
    Card,
    Compared,
    Discarded,
    Drew,
    GameWon,
    Got,
    Hit,
    Lay,
    Left,
    Missed,
    Peeked,
    Played,
    RoundBegan,
    RoundEnded,
    Swapped,
    Tied,
    TookAside,
    WentOut,
)
from storage.event import Told
from tests.bot.presenters.evening import Evening, unbroken


def two(hands: str, pile: str = "guard guard", move: str = "", lang: str = "ru", **more: Any) -> Evening:
    """Two players at a first move."""
    names = ("Аня", "Боря") if lang == "ru" else ("Ann", "Bob")
    return Evening(names, lang, hands=hands, pile=pile, **more).play(f"0 {move}")


def last(evening: Evening, reader: Seat | None = None) -> str:
    return evening.lines(GROUP if reader is None else reader)[-1]


def test_a_guard_that_misses() -> None:
    assert last(two("guard king", move="guard.1.baron")) == "Аня: Стражница → Боря, «Барон»? Мимо."


def test_a_guard_that_hits_does_not_name_the_card_twice() -> None:
    evening = Evening(hands="guard king guard guard", pile="guard").play("0 guard.1.king")
    assert last(evening) == "Аня: Стражница → Боря, «Король»? В точку. Боря вне раунда."


def test_a_priest_shows_the_card_to_the_actor_alone() -> None:
    evening = two("priest king", move="priest.1")
    assert last(evening) == "Аня: Священник → Боря."
    assert last(evening, 0) == "Аня: Священник → Боря. Тебе видно: 6 Король."
    assert last(evening, 1) == "Аня: Священник → Боря."


def test_a_baron_shows_both_cards_to_both_and_only_the_loser_to_the_group() -> None:
    evening = Evening(hands="baron king guard guard", pile="handmaid").play("0 baron.1")
    public = "Аня сбрасывает: 4 Служанка. Аня вне раунда."
    assert last(evening) == f"Аня: Барон → Боря. {public}"
    assert (
        last(evening, 0) == f"Аня: Барон → Боря. Только вам двоим: твоя карта 4 Служанка, напротив 6 Король. {public}"
    )
    assert (
        last(evening, 1) == f"Аня: Барон → Боря. Только вам двоим: твоя карта 6 Король, напротив 4 Служанка. {public}"
    )


def test_a_baron_between_equals() -> None:
    evening = two("baron guard", pile="guard guard", move="baron.1")
    assert last(evening) == "Аня: Барон → Боря. Карты равны."


def test_a_handmaid_protects() -> None:
    assert last(two("handmaid king", move="handmaid")) == "Аня: Служанка, защита на круг."


def test_a_prince_at_another_tells_what_is_discarded() -> None:
    evening = two("prince king", pile="guard guard handmaid", move="prince.1")
    assert last(evening) == "Аня: Принц → Боря. Боря сбрасывает: 6 Король."
    assert last(evening, 1) == "Аня: Принц → Боря. Боря сбрасывает: 6 Король. Тебе приходит: 1 Стражница."


def test_a_prince_at_oneself() -> None:
    evening = two("prince king", pile="guard priest handmaid", move="prince.0")
    assert last(evening) == "Аня: Принц → на себя. Аня сбрасывает: 1 Стражница."
    assert last(evening, 0).endswith("Аня сбрасывает: 1 Стражница. Тебе приходит: 2 Священник.")


def test_a_king_gives_each_the_other_card() -> None:
    evening = two("king baron", pile="guard priest", move="king.1")
    assert last(evening) == "Аня: Король → Боря. Карты меняются местами."
    assert last(evening, 0) == "Аня: Король → Боря. Карты меняются местами. Тебе приходит: 3 Барон."
    assert last(evening, 1) == "Аня: Король → Боря. Карты меняются местами. Тебе приходит: 1 Стражница."


def test_a_countess_says_nothing_about_the_other_card() -> None:
    assert last(two("countess guard", pile="king", move="countess")) == "Аня: Графиня."


def test_a_princess_thrown_away() -> None:
    evening = Evening(hands="princess guard guard guard", pile="king").play("0 princess")
    assert last(evening) == "Аня: Принцесса. Аня сбрасывает: 6 Король. Аня вне раунда."


def test_a_card_with_nobody_to_choose() -> None:
    evening = Evening(("Аня", "Боря"), hands="handmaid guard", pile="guard baron").play("0 handmaid", "1 baron")
    assert last(evening) == "Боря: Барон, выбрать некого."


def test_the_card_set_aside_as_a_target() -> None:
    on: dict[str, Any] = {"options": {"aside": "on"}, "aside": "king"}
    looked = Evening(("Аня", "Боря"), hands="priest guard", pile="guard", **on).play("0 priest.aside")
    assert looked.lines(0)[-1] == "Аня: Священник → отложенная карта. Тебе видно: 6 Король."
    opened = Evening(("Аня", "Боря"), hands="prince guard", pile="guard", **on).play("0 prince.aside")
    assert opened.lines()[-1] == (
        "Аня: Принц → отложенная карта. Она открыта: 6 Король. Вместо неё отложена верхняя карта колоды."
    )


def test_a_round_ends_and_the_next_begins_on_lines_of_their_own() -> None:
    evening = Evening(("Аня", "Боря"), hands="guard king", pile="handmaid").play("0 guard.1.king")
    assert evening.lines()[-3:] == (
        "Аня: Стражница → Боря, «Король»? В точку. Боря вне раунда.",
        "🏅 Раунд 1, жетон берёт Аня.",
        "🃏 Раунд 2. Первый ход: Аня.",
    )


def test_drawing_a_card_is_worth_no_line() -> None:
    assert Evening(("Аня", "Боря"), hands="guard king", pile="handmaid").lines(0) == ("🃏 Раунд 1. Первый ход: Аня.",)


def test_the_tale_in_english() -> None:
    assert last(two("guard king", move="guard.1.baron", lang="en")) == "Ann: Guard → Bob, “Baron”? Missed."


def test_a_round_that_the_pile_ends_shows_all_cards_and_the_one_set_aside() -> None:
    ended = RoundEnded(3, (0, 1), "pile", ((0, Card.KING), (1, Card.KING)), (Card.GUARD,), by_discards=False)
    sight = Evening(("Аня", "Боря"), hands="guard king").sight()
    assert line(ended, sight) == unbroken(
        "🏅 Раунд 3, по жетону берут Аня, Боря. Карты в конце: Аня 6 Король, Боря 6 Король. Отложенная: 1~Стражница."
    )


def test_a_round_that_the_discards_decide_says_so() -> None:
    ended = RoundEnded(3, (1,), "pile", ((0, Card.PRINCE), (1, Card.PRINCE)), (), by_discards=True)
    sight = Evening(("Аня", "Боря"), hands="guard king").sight()
    assert line(ended, sight) == (
        "🏅 Раунд 3, жетон берёт Боря. Карты в конце: Аня 5 Принц, Боря 5 Принц. Равные карты, решает сумма сброса."
    )


def test_every_kind_of_event_has_been_thought_of() -> None:
    sight = Evening(("Аня", "Боря"), hands="guard king").sight(0)
    silent = {kind.__name__ for kind, event in EVENTS.items() if not line(event, sight)}
    assert silent == {"Drew"}
    assert set(EVENTS) == set(games()["love_letter"].event_types)


EVENTS: dict[type[Event], Event] = {
    type(event): event
    for event in (
        RoundBegan(1, 0, ()),
        Drew(0),
        Got(0, Card.KING),
        Played(0, Lay(Card.COUNTESS), idle=False),
        Missed(0, 1, Card.KING),
        Hit(0, 1, Card.KING),
        Peeked(0, 1, Card.KING),
        Compared(0, 1, Card.KING, Card.BARON),
        Tied(0, 1),
        Swapped(0, ASIDE),
        Discarded(0, Card.KING),
        AsideOpened(0, Card.KING),
        TookAside(0),
        WentOut(0),
        Left(0),
        RoundEnded(1, (0,), "last", (), (), by_discards=False),
        GameWon((0, 1)),
    )
}


class Talkative:
    """A presenter that tells one line of the same length for every entry."""

    def lines(self, *_: object) -> tuple[str, ...]:
        """A hundred characters and some markup."""
        return ("<b>" + "я" * 100 + "</b>",)


def test_the_chronicle_keeps_twelve_lines() -> None:
    chronicle = [Told(number, ()) for number in range(30)]
    sight = Evening(("Аня", "Боря"), hands="guard king").sight()
    assert len(lines(chronicle, cast(AnyPresenter, Talkative()), sight)) == LINES


def test_the_chronicle_keeps_no_more_lines_than_there_is_room_for() -> None:
    chronicle = [Told(number, ()) for number in range(30)]
    sight = Evening(("Аня", "Боря"), hands="guard king").sight()
    assert len(lines(chronicle, cast(AnyPresenter, Talkative()), sight, most=30)) == ROOM // 101
