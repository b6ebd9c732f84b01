"""Arranging: a draft that lives in the buttons until it is fixed."""

from __future__ import annotations

import pytest

from bot.presenters.incognito import arranging
from bot.press import Move
from rules.chance import scripted
from tests.bot.presenters.evening import labels, unbroken
from tests.bot.presenters.incognito.evening import CourtEvening, key


def said(panel_key: str, *words: str, seat: int = 0) -> str:
    """The words that a key of the arrangement carries."""
    return Move.unpack(key(CourtEvening().hand(seat, *words), panel_key).data).words


@pytest.mark.rule("IK-6")
def test_two_presses_exchange_two_figures() -> None:
    assert labels(CourtEvening().hand(0))[:7] == ["К", "Д", "Л", "Р", "С", "🎲 Случайно", "✅ Готово"]
    assert said("Л") == "put.kqlnc.2"
    taken = CourtEvening().hand(0, "put", "kqlnc", "2")
    assert labels(taken)[:5] == ["К", "Д", "[Л]", "Р", "С"]
    assert "Лакей: с кем поменять?" in taken.text
    assert said("К", "put", "kqlnc", "2") == "put.lqknc"
    assert said("[Л]", "put", "kqlnc", "2") == "put.kqlnc"
    assert said("‹ Назад", "put", "kqlnc", "2") == "put.kqlnc"


def test_a_draft_is_no_menu_to_go_back_from() -> None:
    panel = CourtEvening().hand(0, "put", "lqknc")
    assert "‹ Назад" not in labels(panel)
    assert unbroken("Слева направо: Лакей~a1, Дама~b1, Король~c1, Рыцарь~d1, Советник~e1.") in panel.text
    assert said("✅ Готово", "put", "lqknc") == "l.q.k.n.c"


def test_left_is_the_owners_own() -> None:
    panel = CourtEvening().hand(1, "put", "lqknc")
    assert unbroken("Слева направо: Лакей~e5, Дама~d5, Король~c5, Рыцарь~b5, Советник~a5.") in panel.text


def test_luck_fills_a_draft_in() -> None:
    drafts = {arranging.opened(("put", "luck"), scripted((draw,))) for draw in range(120)}
    assert drafts == {("put", draft) for draft in arranging.DRAFTS}
    assert len(drafts) == 120


@pytest.mark.parametrize(
    "words",
    [("put",), ("put", "kqlnk"), ("put", "kql"), ("put", "kqlnc", "5"), ("put", "kqlnc", "x"),
     ("put", "kqlnc", "1", "2"), ("k",), ("k", "q"), ("a1",), ("surrender",)],
)  # fmt: skip
def test_what_is_no_draft_opens_nothing(words: tuple[str, ...]) -> None:
    evening = CourtEvening()
    assert evening.presenter.opened(words, evening.story.legal(0), evening.story.sees(0), scripted(())) == ()
    assert evening.hand(0, *words) == evening.hand(0)


@pytest.mark.rule("IK-6")
def test_the_group_reads_who_is_ready_and_not_how() -> None:
    boards = {CourtEvening().play(f"0 {court}").board().digest for court in ("k.q.l.n.c", "c.n.l.q.k")}
    assert len(boards) == 1
    board = CourtEvening().play("0 k.q.l.n.c").board()
    assert "🔵 <b>Аня</b> · инкогнито a1, b1, c1, d1, e1" in board.text
    assert "🔴 <b>Боря</b> · расставляет фигуры" in board.text
