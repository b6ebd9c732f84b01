"""Where a «трусливый козёл» may sit (KG-21)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.lobby import admit, again, freeze, sit, stand
from bot.table.refusals import CowardBarred, NotSeated, Stale, TableFull
from bot.table.standing import forget_pleas
from storage.table import Lobby, Member, Plea, Table
from tests.bot.table.tables import ANYA, BORYA, DIMA, GALYA, VASYA, at, dealt, lobby, member, played_out


def goat(person: int) -> Member:
    """The person as a козёл."""
    return replace(member(person), coward=True)


def phase(table: Table) -> Lobby:
    assert isinstance(table.phase, Lobby)
    return table.phase


@pytest.mark.rule("KG-21")
def test_a_goat_opens_his_own_table_and_others_join_him() -> None:
    own = sit(lobby(), goat(ANYA), at()).table
    joined = sit(sit(own, goat(BORYA), at()).table, member(VASYA), at()).table
    assert joined.members == (goat(ANYA), goat(BORYA), member(VASYA))


@pytest.mark.rule("KG-21")
def test_beside_people_of_clean_standing_no_goat_sits_down() -> None:
    with pytest.raises(CowardBarred):
        sit(lobby(ANYA), goat(BORYA), at())
    mixed = sit(sit(lobby(), goat(ANYA), at()).table, member(VASYA), at()).table
    with pytest.raises(CowardBarred):
        sit(mixed, goat(BORYA), at())


@pytest.mark.rule("KG-21")
def test_nobody_is_unseated_later() -> None:
    mixed = sit(sit(lobby(), goat(ANYA), at()).table, member(VASYA), at()).table
    assert sit(mixed, goat(ANYA), at()).table.members == mixed.members


@pytest.mark.rule("KG-21")
def test_a_rematch_is_judged_anew() -> None:
    over = played_out(dealt(ANYA, BORYA)).table
    first = again(over, member(ANYA), at()).table
    with pytest.raises(CowardBarred):
        again(first, goat(BORYA), at())
    own = again(over, goat(BORYA), at()).table
    assert again(own, member(ANYA), at()).table.members == (goat(BORYA), member(ANYA))


@pytest.mark.rule("KG-21")
def test_where_it_does_not_matter_he_sits_down() -> None:
    assert goat(BORYA) in sit(lobby(ANYA), goat(BORYA), at(), "any").table.members


# --- with the consent of those seated --------------------------------------------------------------------------------


def asking() -> Table:
    """Аня and Боря sit, Вася the козёл asks."""
    return sit(lobby(ANYA, BORYA), goat(VASYA), at(), "consent").table


@pytest.mark.rule("KG-21")
def test_with_consent_he_asks_once_and_sits_when_all_agree() -> None:
    table = asking()
    assert (len(table.members), phase(table).pleas) == (2, (Plea(goat(VASYA)),))
    assert sit(table, goat(VASYA), at(), "consent").table == table
    half = admit(table, ANYA, VASYA, at()).table
    assert (len(half.members), phase(half).pleas) == (2, (Plea(goat(VASYA), (ANYA,)),))
    assert admit(half, ANYA, VASYA, at()).table == half
    whole = admit(half, BORYA, VASYA, at()).table
    assert (whole.members[-1], phase(whole).pleas) == (goat(VASYA), ())


def test_only_those_who_sit_let_in_and_only_who_asks() -> None:
    for stranger in (VASYA, DIMA):
        with pytest.raises(NotSeated):
            admit(asking(), stranger, VASYA, at())
    with pytest.raises(Stale):
        admit(asking(), ANYA, GALYA, at())


def test_whoever_sits_down_meanwhile_is_asked_too() -> None:
    half = admit(asking(), ANYA, VASYA, at()).table
    three = sit(half, member(GALYA), at(), "consent").table
    assert len(admit(three, BORYA, VASYA, at()).table.members) == 3


def test_when_the_one_who_did_not_agree_stands_up_asking_again_is_enough() -> None:
    half = admit(asking(), ANYA, VASYA, at()).table
    alone = stand(half, BORYA, at()).table
    assert sit(alone, goat(VASYA), at(), "consent").table.members == (member(ANYA), goat(VASYA))


def test_one_who_asks_may_take_it_back() -> None:
    assert phase(stand(asking(), VASYA, at()).table).pleas == ()


def test_a_full_table_lets_nobody_in() -> None:
    full = lobby(ANYA, BORYA, GALYA, DIMA)
    pleading = replace(full, phase=replace(phase(full), pleas=(Plea(goat(VASYA)),)))
    with pytest.raises(TableFull):
        admit(pleading, ANYA, VASYA, at())


@pytest.mark.rule("KG-21")
def test_what_was_agreed_on_does_not_outlive_the_consent_of_the_chat() -> None:
    asked = sit(lobby(ANYA, VASYA), goat(BORYA), at(), "consent").table
    with pytest.raises(Stale):
        admit(asked, ANYA, BORYA, at(), "rules")
    agreed = replace(asked, phase=replace(phase(asked), pleas=(Plea(goat(BORYA), (ANYA, VASYA)),)))
    with pytest.raises(CowardBarred):
        sit(agreed, goat(BORYA), at(), "rules")
    assert phase(forget_pleas(asked).table).pleas == ()
    assert forget_pleas(freeze(asked, at()).table).table == freeze(lobby(ANYA, VASYA), at()).table
    assert forget_pleas(lobby(ANYA)).table == lobby(ANYA)
