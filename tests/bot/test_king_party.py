"""«Кинг» by presses of four people: a whole short «Блиц», and every way in which a party stops before its end."""

from __future__ import annotations

import pytest

from bot.presenters.king.words import by_suit
from bot.table.seats import game_of, running
from storage.table import Finished
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.party import begins
from tests.people.surface import Key
from tests.reports.figures import busiest

FOUR = ("Аня", "Боря", "Вася", "Галя")
HANDS = ("d7 d8", "da dk", "d9 d10", "dj dq")
"""Everybody can follow diamonds, and Боря is to lead the ace."""
BLITZ = -112
A_MINUTE = 20
"""Messages and edits that Telegram takes in a group within any minute."""


@pytest.mark.rule("KG-14", "KG-16")
async def test_a_whole_short_blitz_from_play_to_its_end(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, *_):
        await begins(group)
        boards = await _to_the_end(group, seed=5)
        assert len(set(boards.values())) == len(boards) == 4, "one message a deal"
        phase = group.table.phase
        assert isinstance(phase, Finished)
        assert sum(phase.outcome.points) == BLITZ
        assert busiest(_costly(group)) <= A_MINUTE
        winner = group.person(group.table.members[phase.outcome.places.index(1)].person)
        group.end.shows("👑 Кинг · партия сыграна", f"🥇 {winner}: ", "Сыграно 4 раздачи.", "📝 Раздача 4: ")
        group.end.offers("Ещё раз", "Запись")
        assert group.board.buttons == []
        for person in group.people:
            person.hand.shows("Партия сыграна. Итог в чате.")
            assert [each.key for each in person.messages()][1:] == [person.hand.key], "nothing is left lying about"


def _costly(group: Group) -> list[float]:
    """When the group was sent or edited something (troubles, C2)."""
    requests = group.evening.pg.requests
    return [each.time for each in requests if each.chat_id == group.id and each.method.startswith(("send", "edit"))]


async def _to_the_end(group: Group, seed: int) -> dict[int, Key]:
    """Play; the board of every deal by its number, whose hands everybody has had in his private chat (K3)."""
    boards: dict[int, Key] = {}
    while group.asked:
        if (number := running(group.table).state.number) not in boards:
            boards[number] = group.board.key
            for person in group.people:
                person.hand.shows("Кинг · чат «Пятница»", *cards_of(group, person))
        await group.plays_by_itself(seed, moves=1)
    return boards


def cards_of(group: Group, person: Person) -> tuple[str, ...]:
    """The rows of his hand as they stand in the private chat."""
    seat = [member.person for member in group.table.members].index(person.id)
    view = game_of(group.table).view(running(group.table).state, seat)
    return by_suit(view.hand, group.evening.texts.say("ru"))


async def test_all_agree_to_end_and_nothing_is_counted(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, *people):
        await begins(group)
        await group.plays_by_itself(3, moves=6)
        for person in people:
            await person.click("Закончить", group.board)
        group.end.shows("Партия окончена без результата.", "Так решили все за столом.")
        for person in people:
            person.hand.shows("Партия сыграна. Итог в чате.")
            person.hand.hides("♠", "♣")


async def test_an_administrator_closes_the_table_in_mid_trick(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, *_):
        await begins(group, hands=HANDS)
        await group.plays_by_itself(3, moves=2)
        await anya.writes("/cancel")
        group.board.shows("Стол закрыт.")
        assert group.board.buttons == []
        for person in group.people:
            person.hand.shows("Стол закрыт, партия без результата.")
            assert person.hand.buttons == []


@pytest.mark.rule("KG-19")
async def test_whoever_leaves_stops_the_party_for_all_and_is_told_so_before(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, *_others):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        await borya.writes("/leave")
        group.last.shows("Боря, уйти из партии? На этом она кончится")
        group.last.hides("остальные доиграют")
        await borya.click("Выйти из партии")
        assert group.asked == []
        for person in group.people:
            assert not person.hand.choices
