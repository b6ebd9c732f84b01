"""The score sheet: its facts, and that it is a picture of them and of nothing else."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.presenters.brief import fits
from bot.presenters.king import KingPresenter
from bot.presenters.king.sheet import ScoreSheet
from bot.presenters.king.words import NBSP
from bot.presenters.presenter import Sight
from rules.game import Outcome
from rules.king.cards import Card
from rules.king.model import View
from tests.bot.presenters.king.evening import KingEvening
from tests.bot.presenters.king.party import PROGRAMMES, king_ending, party, pictured, scored
from tests.loading import loaded_with

DEALS = {"classic": (7, 7), "full": (7, 12), "order": (7, 12), "blitz": (3, 1)}
ODD_NAMES = ("Константин Константинопольский", "王小明", "Bob 🐐", "שלום")


def opened(sheet: ScoreSheet) -> Image.Image:
    """The picture as anybody opens it."""
    return Image.open(BytesIO(sheet.draw()))


@pytest.mark.parametrize(("programme", "deck"), [*((each, "short") for each in PROGRAMMES), ("blitz", "long")])
def test_every_deal_stands_in_its_half_and_the_columns_add_up(programme: str, deck: str) -> None:
    view, outcome = party(programme, deck)
    sheet = scored(programme, deck=deck)
    assert tuple(len(half.deals) for half in sheet.halves) == DEALS[programme]
    assert [deal.number for deal in sheet.deals] == list(range(1, len(view.scores) + 1))
    totals = [player.total for player in sheet.players]
    assert [sum(column) for column in zip(*(half.sums for half in sheet.halves), strict=True)] == totals
    assert [course[-1] for course in sheet.courses] == totals
    assert {player.seat: player.total for player in sheet.players} == dict(enumerate(outcome.points))


@pytest.mark.rule("KG-16")
def test_the_best_come_first_and_equal_ones_share_their_place() -> None:
    view, _ = party("blitz")
    shared = Outcome((2, 1, 4, 2), (3, 9, -20, 3), "played")
    sheet = pictured(view, shared)
    assert sheet is not None
    assert [(player.name, player.place) for player in sheet.players] == [
        ("Боря", 1),
        ("Аня", 2),
        ("Гриша", 2),
        ("Вера", 4),
    ]
    first = view.scores[0].points
    assert sheet.deals[0].points == (first[1], first[0], first[3], first[2])


def test_deals_are_called_by_their_stakes_and_trumps_are_marked() -> None:
    sheet = scored("blitz")
    assert [(deal.stake, deal.trump) for deal in sheet.deals] == [
        ("Червы", False),
        ("Кинг", False),
        ("Ералаш", False),
        ("Взятки", True),
    ]
    assert [half.title for half in sheet.halves] == ["Не брать", "Брать"]
    assert (sheet.title, sheet.about) == ("Кинг", "4 раздачи · 32 карты")
    assert scored("blitz", lang="en").about == "4 deals · 32 cards"


def test_the_sheet_shows_what_the_group_sees_and_no_card() -> None:
    view, outcome = party("classic")
    secret = replace(view, hand=(Card.HK,), playable=(Card.HK,))
    assert pictured(secret, outcome) == pictured(view, outcome)


def test_a_stopped_party_has_no_sheet() -> None:
    evening = KingEvening().leave(2)
    assert evening.ending().picture is None


@pytest.mark.parametrize("programme", PROGRAMMES)
def test_the_picture_is_a_jpeg_that_a_phone_can_hold(programme: str) -> None:
    picture = opened(scored(programme))
    assert picture.format == "JPEG"
    assert picture.width == 1080
    assert 900 < picture.height < 2 * picture.width
    assert len(scored(programme).draw()) < 500_000


def test_the_same_sheet_is_the_same_picture_to_the_byte() -> None:
    assert scored("blitz").draw() == scored("blitz").draw()
    assert scored("blitz").digest == scored("blitz").digest


def test_sheets_that_differ_are_told_apart() -> None:
    sheets = [
        scored("blitz"),
        scored("blitz", seed=2),
        scored("blitz", lang="en"),
        scored("blitz", ("А", "Б", "В", "Г")),
    ]
    assert len({sheet.digest for sheet in sheets}) == len({sheet.draw() for sheet in sheets}) == len(sheets)


def test_whatever_people_are_called_the_sheet_is_drawn() -> None:
    sheet = scored("full", ODD_NAMES)
    assert opened(sheet).size == opened(scored("full")).size


def test_a_name_that_no_typeface_has_gives_way_to_the_number_of_the_seat() -> None:
    unnamed = replace(scored("blitz"), players=tuple(replace(p, name=p.otherwise) for p in scored("blitz").players))
    unknown = replace(scored("blitz"), players=tuple(replace(p, name="王小明") for p in scored("blitz").players))
    assert unknown.draw() == unnamed.draw()


def test_equal_totals_all_along_are_drawn_too() -> None:
    sheet = scored("blitz")
    level = replace(
        sheet,
        halves=tuple(
            replace(half, deals=tuple(replace(deal, points=(0, 0, 0, 0)) for deal in half.deals))
            for half in sheet.halves
        ),
        players=tuple(replace(player, place=1, total=0) for player in sheet.players),
    )
    assert opened(level).width == 1080


def test_a_bot_that_draws_nothing_never_loads_what_drawing_needs() -> None:
    assert "PIL" in loaded_with("bot.presenters.king.drawing")
    assert "PIL" not in loaded_with("bot.app") | loaded_with("bot.presenters.king")


class Talker(KingPresenter):
    """Somebody who has more to tell than has room below a picture."""

    def result(self, view: View, outcome: Outcome, sight: Sight) -> str:
        """A long story."""
        return super().result(view, outcome, sight) + "и" * 1024


def test_below_the_sheet_stands_what_has_room_there() -> None:
    usual, long = king_ending(KingPresenter()), king_ending(Talker())
    assert isinstance(long.picture, ScoreSheet)
    assert usual.picture == long.picture
    assert fits(long)
    assert "🥇" in long.text
    assert "Раздача 4" in usual.text
    assert {"-", NBSP} & set(usual.text) == {NBSP}, "a true minus, and points on the line of their name"
    assert long.text == usual.text.partition("\n\nСыграно")[0]
