"""Turns of «Кинг» on people's phones: cards that may and may not be laid, the clock, silence, absence and return."""

from __future__ import annotations

import pytest

from bot.table.away import away
from bot.table.seats import running
from tests.bot.conftest import Evenings
from tests.bot.test_king_party import FOUR, HANDS, cards_of
from tests.people import Group, Person
from tests.people.party import begins

LEAD, CARD = 15, 10
NOT_YOURS = "Сейчас не твой ход."
OUTSIDER = "Это для тех, кто сидит за столом. Тебя за ним нет."


def left(group: Group) -> float:
    """Seconds until the clock plays."""
    return group.table.deadline.at - group.evening.clock()


def accepted(group: Group, person: Person) -> float:
    """When Telegram took the last change of his private chat."""
    return next(each.time for each in reversed(group.evening.pg.requests) if each.chat_id == person.id)


# --- cards that may and may not be laid (KG-18) ----------------------------------------------------------------------


@pytest.mark.rule("KG-18")
async def test_the_only_card_that_may_be_laid_is_laid_whichever_is_pressed(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, _galya):
        await begins(group, hands=HANDS)
        assert borya.hand.choices == ["♦️Т"]
        assert await borya.plays("dk") == "Партия начинается с бубнового туза. Сыгран он.\n♦️Т"
        group.board.shows("Взятка 1 из 8: Боря ♦️Т", "🟢 Ходит Вася")
        vasya.hand.shows("🟢 Твой ход. Какую карту положить?", "Взятка 1 из 8: Боря ♦️Т", "Не брать червы")


@pytest.mark.rule("KG-18")
async def test_whoever_presses_another_is_told_why_the_only_one_was_laid(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, galya):
        await begins(group, hands=("d7 d8", "da dk", "d9 hk", "dj dq"))
        assert await borya.plays("da") == "♦️Т", "whoever presses what he may needs no explanation"
        assert await vasya.plays("hk") == "Нужна масть захода, а такая карта у тебя одна. Сыграна она.\n♦️9"
        assert group.asked == [galya]


@pytest.mark.rule("KG-18")
async def test_of_several_the_hurried_are_told_which_and_nothing_is_laid(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        assert vasya.hand.choices == ["♦️9", "♦️10"]
        other = next(text for text in vasya.hand.buttons if text.startswith("♠"))
        with group.nothing_changes():
            assert await vasya.click(other, vasya.hand) == "Нужна масть захода. Можно: ♦️9 ♦️10"
        assert await vasya.plays("d9") == "♦️9"
        assert group.asked == [galya]


async def test_others_and_strangers_lay_nothing(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, *_):
        await begins(group, hands=HANDS)
        dima = group.newcomer("Дима")
        with group.nothing_changes():
            assert await anya.presses(group.press_of("d7"), anya.hand.key) == NOT_YOURS
            assert await anya.presses(group.press_of("da"), anya.hand.key) == NOT_YOURS
            assert await dima.presses(group.press_of("da"), group.board.key) == OUTSIDER
        with group.nothing_changes():
            await borya.presses(group.press_of("zz"), borya.hand.key)


# --- a hand ----------------------------------------------------------------------------------------------------------


async def test_a_hand_is_edited_through_a_deal_and_rings_at_the_first_turn_of_the_next(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, *_):
        await begins(group)
        sent: dict[int, dict[int, set[int]]] = {}
        while group.asked and (number := running(group.table).state.number) < 3:
            (asked,) = group.asked
            sent.setdefault(asked.id, {}).setdefault(number, set()).add(asked.hand.message)
            assert not asked.hand.silent
            await group.plays_by_itself(7, moves=1)
        for of_deals in sent.values():
            first, second = of_deals[1], of_deals[2]
            assert len(first) == len(second) == 1
            assert first < set(range(max(second)))


async def test_others_moves_leave_a_resting_hand_alone(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        before = borya.hand
        begun = len(group.evening.pg.requests)
        await vasya.plays("d9")
        await galya.plays("dj")
        assert borya.hand == before
        assert not [each for each in list(group.evening.pg.requests)[begun:] if each.chat_id == borya.id]
        borya.hand.shows("Сейчас не твой ход.", *cards_of(group, borya))


# --- the clock (KG-17) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KG-17")
async def test_time_counts_from_the_moment_in_which_telegram_shows_the_hand(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, _galya):
        group.evening.pg.faults.fail(
            "sendMessage", 429, "Too Many Requests: retry after 9", parameters={"retry_after": 9}, chat_id=borya.id
        )
        await begins(group, hands=HANDS)
        assert group.table.deadline.at == pytest.approx(accepted(group, borya) + LEAD)
        group.evening.pg.faults.fail(
            "sendMessage", 429, "Too Many Requests: retry after 7", parameters={"retry_after": 7}, chat_id=vasya.id
        )
        await borya.plays("da")
        assert group.asked == [vasya]
        assert group.table.deadline.at == pytest.approx(accepted(group, vasya) + CARD)


async def test_only_whoever_must_act_sees_the_clock_run(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, *others):
        await begins(group, hands=HANDS)
        borya.hand.shows("Срок хода")
        for surface in (group.board, *(person.hand for person in (*others, group.people[0]))):
            surface.hides("Срок хода")


async def test_with_a_minute_a_turn_the_board_has_a_clock_and_every_turn_rings(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, _galya):
        await begins(group, pace="60", hands=HANDS)
        group.board.shows("Срок хода")
        before = vasya.hand.key
        await borya.plays("da")
        assert vasya.hand.key > before
        assert not vasya.hand.silent


@pytest.mark.rule("KG-17")
async def test_a_time_out_lays_a_card_that_may_be_laid_says_so_and_rings_at_the_next_turn(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, _galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        hand = vasya.hand.key
        await group.evening.passes(left(group))
        entry = group.evening.records[(group.table.id, 1)].entries[-1]
        assert (entry.seat, entry.by, entry.text in ("d9", "d10")) == (2, "clock", True)
        group.board.shows("⏳ Вася: время вышло, ход за часами.")
        assert vasya.hand.key == hand, "what has been played for him is edited"
        await _until(group, vasya)
        rung = vasya.hand
        assert rung.key > hand
        assert not rung.silent
        rung.shows("⏳ Вася: время вышло, ход за часами.", "🟢 Твой ход")
        assert hand not in {surface.key for surface in vasya.messages()}
        await group.plays_by_itself(2, moves=1)
        await _until(group, vasya)
        assert vasya.hand.key == rung.key, "one ring a time-out"


async def _until(group: Group, person: Person) -> None:
    """The others lay what they like until it is his turn."""
    while group.asked != [person]:
        await group.plays_by_itself(2, moves=1)


async def test_three_time_outs_make_him_away_and_a_press_brings_him_back(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, *_others):
        await begins(group, hands=HANDS)
        for _ in range(3):
            await _until(group, borya)
            await group.evening.passes(left(group))
        assert away(group.table) == (1,)
        group.board.shows("💤 Боря: третий раз без ответа.", "💤 Отошли: Боря.")
        await _until_away_is_played_for(group, borya)
        await borya.click("Мои карты", group.board)
        assert away(group.table) == ()
        group.board.shows("👋 Боря снова за столом.")
        await _until(group, borya)
        borya.hand.shows("🟢 Твой ход", *cards_of(group, borya))
        assert left(group) > 2


async def _until_away_is_played_for(group: Group, person: Person) -> None:
    """The others play on; nobody waits for him longer than some seconds."""
    made = running(group.table).entries
    while not any(entry.seat == 1 for entry in group.evening.records[(group.table.id, 1)].entries[made:]):
        if group.asked == [person]:
            begun = group.evening.clock()
            await group.evening.passes(2)
            assert group.evening.clock() - begun < CARD
        else:
            await group.plays_by_itself(4, moves=1)
