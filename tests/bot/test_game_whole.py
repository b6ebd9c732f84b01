"""Whole games, from /play to the last token, by people who press whatever they may."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.record import load, replay
from storage.table import Finished
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.line import OverHttp


async def test_two_play_a_classic_game(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.begins()
        await _to_the_end(group, seed=3, tokens=7)


async def test_three_play_to_three_tokens_on_valkey(evening_on_valkey: Evenings) -> None:
    async with evening_on_valkey("Аня", "Боря", "Вася") as (group, *_):
        await group.begins("До победы: 3 жетона", "30 с на ход")
        await _to_the_end(group, seed=5, tokens=3)


@pytest.mark.parametrize("aside", ["в игре", "вне игры"])
async def test_four_play_to_one_token(evening: Evenings, aside: str) -> None:
    async with evening("Аня", "Боря", "Вася", "Галя") as (group, *_):
        await group.begins("До победы: 1 жетон", f"Отложенная карта: {aside}")
        await _to_the_end(group, seed=11, tokens=1)


async def test_a_game_over_http_and_websocket(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася", over_http=True) as (group, *people):
        await group.begins("До победы: 1 жетон")
        await _to_the_end(group, seed=2, tokens=1)
        await people[0].click("Запись")
        line = group.evening.line
        assert isinstance(line, OverHttp)
        for person in people:  # what the events told is what the phone shows
            assert person.phone["chats"] == (await line.read(person.id))["chats"]
            assert person.phone["toasts"] == (await line.read(person.id))["toasts"]


async def _to_the_end(group: Group, seed: int, tokens: int) -> None:
    boards = {group.board.message}
    while await group.plays_by_itself(seed, moves=1):
        boards.add(group.board.message)
    phase = group.table.phase
    assert isinstance(phase, Finished)
    winner = group.people[phase.outcome.places.index(1)]
    group.end.shows("💌 Тайное послание · партия сыграна", f"🥇 {winner}: {tokens} ", f"Играли до {tokens} ")
    group.end.offers("Ещё раз", "Запись")
    assert not group.end.silent
    assert len(boards) == phase.state.round  # one message a round
    group.board.shows(f"{winner} {'●' * tokens}", f"🏆 Партию выигрывает {winner}.")
    assert group.board.buttons == []
    for person in group.people:
        person.hand.shows("Партия сыграна. Итог в чате.")
        assert person.hand.buttons == []
        assert [each.key for each in person.messages()] == [person.hand.key]  # nothing is left lying about
    await _its_record_replays(group, winner)


async def _its_record_replays(group: Group, reader: Person) -> None:
    await reader.click("Запись")
    assert reader.toast == "Запись придёт в личку."
    reader.last.shows("💌 Тайное послание · запись партии, ход за ходом")
    pg = group.evening.pg
    media = next(iter(reversed(pg.world.chats[reader.id].messages.values()))).media
    assert media is not None
    record = load(media.file.content.decode())
    assert isinstance(group.table.phase, Finished)
    assert replay(games()[group.table.game], record).state == group.table.phase.state
