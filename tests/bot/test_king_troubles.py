"""What four people and many quick moves newly make possible (troubles, by their letters), at a table of «Кинг»."""

from __future__ import annotations

from typing import Any

from bot import press
from bot.press import Move
from bot.table.seats import running
from storage.table import token_of
from tests.bot.conftest import Evenings
from tests.bot.test_king_party import FOUR, HANDS
from tests.people import Group, Person
from tests.people.party import begins

STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."
BLOCKED = "bot was blocked by the user"


def left(group: Group) -> float:
    """Seconds until the clock plays."""
    return group.table.deadline.at - group.evening.clock()


async def test_a3_a_card_pressed_five_times_at_once_is_laid_once(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        card, hand = group.press_of("d9"), vasya.hand.key
        toasts = await group.evening.at_once(*(vasya.presses(card, hand) for _ in range(5)))
        assert sorted(toasts) == sorted(["♦️9", *[STALE] * 4])
        assert running(group.table).entries == 2
        assert group.asked == [galya]


async def test_a3_two_different_cards_at_once_are_one_of_the_two(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        hand, cards = vasya.hand.key, [group.press_of(card) for card in ("d9", "d10")]
        toasts = await group.evening.at_once(*(vasya.presses(card, hand) for card in cards))
        assert sorted(toasts) in (sorted(["♦️9", STALE]), sorted(["♦️10", STALE]))
        assert group.asked == [galya]


async def test_a2_a_deadline_and_a_card_at_once_are_one_of_the_two(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, _galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        card, hand = group.press_of("d9"), vasya.hand.key
        group.evening.clock.reach(group.table.deadline.at)
        group.evening.app.clock.poke()
        (toast,) = await group.evening.at_once(vasya.presses(card, hand))
        entries = [entry for entry in group.evening.records[(group.table.id, 1)].entries if entry.seat == 2]
        assert [entry.by for entry in entries] == [{"♦️9": "player", STALE: "clock"}[toast]]


async def test_a6_buttons_of_an_earlier_trick_lay_nothing(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, _galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        old, hand = [group.press_of(card) for card in ("d9", "d10")], vasya.hand.key
        await vasya.plays("d9")
        await group.plays_by_itself(1, moves=1)
        with group.nothing_changes():
            for data in old:
                assert await vasya.presses(data, hand) == STALE
        while group.asked != [vasya]:
            await group.plays_by_itself(1, moves=1)
        with group.nothing_changes():
            for data in old:
                assert await vasya.presses(data, vasya.hand.key) == STALE


async def test_c3_a_trick_laid_within_a_second_is_one_edit_of_the_board(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, vasya, galya):
        await begins(group, hands=HANDS)
        await group.evening.passes(4)
        begun = len(group.evening.pg.requests)
        for person, card in ((borya, "da"), (vasya, "d9"), (galya, "dj"), (anya, "d7")):
            await _lays_at_once(group, person, card)
        await group.evening.settle()
        edits = [each for each in list(group.evening.pg.requests)[begun:] if each.chat_id == group.id]
        assert len(edits) <= 2
        group.board.shows("Прошлая: ♦️Т ♦️9 ♦️В ♦️7 → Боря", "🟢 Ходит Боря")


async def _lays_at_once(group: Group, person: Person, card: str) -> None:
    """Press the card as soon as it may be laid, without waiting for any screen."""
    table = await group.evening.app.house.desks.read(group.table.id)
    data = Move(table=table.id, token=token_of(table, running(table).question), words=card).pack()
    chat, message = person.hand.key
    pressed: Any = await group.evening.line.do(person.id, "press", chat_id=chat, message_id=message, data=data)
    group.evening.presses.append(pressed["query_id"])
    await group.evening.line.answer(pressed["query_id"])


async def test_d3_somebody_who_blocked_the_bot_plays_from_the_group_or_by_the_clock(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, galya):
        group.evening.expect(BLOCKED)
        await begins(group, hands=HANDS)
        await vasya.blocks()
        await borya.plays("da")
        await vasya.click("Мои карты", group.board)
        vasya.glimpse.shows("🟢 Твой ход", "Боря ♦️Т")
        assert await vasya.plays("d9", in_group=True) == "♦️9"
        await galya.plays("dj")
        while not group.evening.tables[group.id].phase.question.stage.startswith("over"):
            if running(group.table).state.turn == 2:
                break
            await group.plays_by_itself(2, moves=1)
        made = running(group.table).entries
        await group.evening.passes(left(group))
        assert running(group.table).entries == made + 1
        group.board.shows("⏳ Вася: время вышло, ход за часами.")


async def test_k2_the_record_stays_shut_until_the_end(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, *_):
        await begins(group, hands=HANDS)
        data = press.Log(table=group.table.id, number=1).pack()
        with group.nothing_changes():
            for person in group.people:
                assert "♦" not in await person.presses(data, group.board.key)
        assert not [each for each in group.evening.pg.requests if each.method == "sendDocument"]
        await anya.writes("/cancel")
