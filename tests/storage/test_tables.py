"""Tables: one atomic commit, made from the revision that was read, found again by its cause."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from rules.record import replay
from storage.change import Cause, Change, Notice, Tally
from storage.commit import LIFE
from storage.due import Due
from storage.errors import Conflict, HomeTaken, NoSuchRecord, NoSuchTable
from storage.hanging import Open
from storage.keys import Keys
from storage.notices import Notices
from storage.people import People
from storage.screens import ScreenStore
from storage.table import Deadline, Home, Table, token_of
from storage.tables import Tables
from tests.storage.tables_at_hand import (
    ANYA,
    BORYA,
    FRIDAY,
    GAME,
    NOW,
    VERA,
    dealt,
    lobby,
    moved,
    opened,
    phase,
    renamed,
)

PRESS = Cause("1", "press-1")


async def sat(tables: Tables, table: Table) -> Table:
    """The table, set up."""
    return await tables.read(await tables.open(opened(table), NOW))


async def playing(tables: Tables) -> Table:
    """A table with a game just dealt."""
    table = await sat(tables, lobby())
    return await tables.commit(table.rev, dealt(table), NOW)


async def test_a_table_is_found_by_id_home_chat_and_person(tables: Tables) -> None:
    table = await sat(tables, lobby())
    assert table == replace(lobby(), rev=1)
    assert await tables.at(FRIDAY) == "t1"
    assert await tables.in_chat(FRIDAY.chat) == ["t1"]
    assert await tables.of(ANYA.person) == ["t1"]


async def test_what_is_not_there_is_said_so(tables: Tables) -> None:
    with pytest.raises(NoSuchTable):
        await tables.read("t9")
    with pytest.raises(NoSuchTable):
        await tables.load("t9", PRESS)
    with pytest.raises(NoSuchTable):
        await tables.at(FRIDAY)
    with pytest.raises(NoSuchTable):
        await tables.commit(3, renamed(lobby(), "Суббота", PRESS), NOW)
    with pytest.raises(NoSuchRecord):
        await tables.record("t9", 1)
    assert await tables.in_chat(FRIDAY.chat) == []
    assert await tables.of(ANYA.person) == []
    await tables.forget("t9")


async def test_one_table_stands_at_a_home(tables: Tables) -> None:
    await sat(tables, lobby("t1"))
    with pytest.raises(HomeTaken) as refused:
        await tables.open(opened(lobby("t2")), NOW)
    assert refused.value.table == "t1"
    with pytest.raises(NoSuchTable):
        await tables.read("t2")


async def test_topics_of_a_forum_are_homes_of_their_own(tables: Tables) -> None:
    await sat(tables, lobby("t1", Home(-100, 1)))
    await sat(tables, lobby("t2", Home(-100, 2)))
    assert await tables.in_chat(-100) == ["t1", "t2"]


async def test_two_who_open_at_once_get_one_table(tables: Tables) -> None:
    answers = await asyncio.gather(
        *(tables.open(opened(lobby(f"t{number}")), NOW) for number in range(5)), return_exceptions=True
    )
    assert sum(isinstance(answer, str) for answer in answers) == 1
    assert sum(isinstance(answer, HomeTaken) for answer in answers) == 4
    assert len(await tables.in_chat(FRIDAY.chat)) == 1


async def test_opening_twice_for_one_cause_is_opening_once(tables: Tables) -> None:
    assert await tables.open(opened(lobby()), NOW) == "t1"
    assert await tables.open(opened(lobby()), NOW) == "t1"
    assert (await tables.read("t1")).rev == 1


async def test_a_new_table_takes_the_place_of_a_named_one(tables: Tables) -> None:
    await sat(tables, lobby("t1"))
    assert await tables.open(opened(lobby("t2")), NOW, instead="t1") == "t2"
    assert await tables.at(FRIDAY) == "t2"
    await tables.forget("t1")
    assert await tables.at(FRIDAY) == "t2", "who forgets the old table leaves the new one its home"


async def test_a_table_without_a_home_does_not_keep_the_home_of_another(
    tables: Tables, redis: Redis, keys: Keys
) -> None:
    table = await sat(tables, lobby("t1"))
    await tables.open(opened(lobby("t2")), NOW, instead="t1")
    await redis.expire(keys.home(FRIDAY), 100)
    await tables.commit(table.rev, renamed(table, "Суббота", PRESS), NOW)
    assert await redis.ttl(keys.home(FRIDAY)) <= 100


async def test_a_pointer_that_outlived_its_table_holds_no_home(tables: Tables, redis: Redis, keys: Keys) -> None:
    await sat(tables, lobby("t1"))
    await redis.delete(keys.table("t1"))
    assert await tables.open(opened(lobby("t2")), NOW) == "t2"
    assert await tables.in_chat(FRIDAY.chat) == ["t2"]


async def test_a_dealt_game_is_read_as_it_was_written(tables: Tables) -> None:
    table = await playing(tables)
    assert await tables.read("t1") == table


async def test_of_two_racing_writers_one_is_told_to_play_again(tables: Tables) -> None:
    table = await playing(tables)
    answers = await asyncio.gather(
        tables.commit(table.rev, moved(table, Cause("1", "a")), NOW),
        tables.commit(table.rev, moved(table, Cause("2", "b")), NOW),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers if isinstance(answer, Exception)] == [Conflict]
    assert (await tables.read("t1")).rev == table.rev + 1
    assert len((await tables.record("t1", 1)).entries) == 1


async def test_ten_writers_who_reload_lose_no_change(tables: Tables) -> None:
    await sat(tables, lobby())

    async def add(letter: str) -> None:
        cause = Cause(letter, letter)
        while True:
            table = (await tables.load("t1", cause)).table
            try:
                await tables.commit(table.rev, renamed(table, table.title + letter, cause), NOW)
            except Conflict:
                continue
            return

    await asyncio.gather(*map(add, "abcdefghij"))
    table = await tables.read("t1")
    assert sorted(table.title.removeprefix("Пятница")) == list("abcdefghij")
    assert table.rev == 11


async def test_a_commit_made_again_is_made_once(tables: Tables) -> None:
    table = await playing(tables)
    change = moved(table, PRESS)
    first = await tables.commit(table.rev, change, NOW)
    again = await tables.commit(table.rev, change, NOW)
    assert first == again == await tables.read("t1")
    assert len((await tables.record("t1", 1)).entries) == 1


async def test_a_commit_made_again_after_others_gives_the_table_as_it_is_now(tables: Tables) -> None:
    table = await playing(tables)
    change = moved(table, PRESS)
    first = await tables.commit(table.rev, change, NOW)
    later = await tables.commit(first.rev, moved(first, Cause("2", "b")), NOW)
    assert await tables.commit(table.rev, change, NOW) == later


async def test_loading_tells_whether_the_cause_is_stored(tables: Tables) -> None:
    table = await playing(tables)
    assert not (await tables.load("t1", PRESS)).done
    await tables.commit(table.rev, moved(table, PRESS), NOW)
    assert (await tables.load("t1", PRESS)).done
    assert not (await tables.load("t1", Cause("1", "press-2"))).done
    assert not (await tables.load("t1", Cause("2", "press-1"))).done


async def test_the_log_replays_to_the_state(tables: Tables) -> None:
    table = await playing(tables)
    for number in range(4):
        table = await tables.commit(table.rev, moved(table, Cause("1", f"m{number}"), number), NOW)
    record = await tables.record("t1", 1)
    assert len(record.entries) == 4
    assert replay(GAME, record).state == phase(table).state


async def test_every_game_of_a_table_has_its_log(tables: Tables) -> None:
    table = await playing(tables)
    table = await tables.commit(table.rev, moved(table, PRESS), NOW)
    anew = dealt(replace(table, number=2), seed=8)
    await tables.commit(table.rev, replace(anew, cause=Cause("clock", "deal-2")), NOW)
    assert len((await tables.record("t1", 1)).entries) == 1
    assert (await tables.record("t1", 2)).entries == ()


# --- the clock -------------------------------------------------------------------------------------------------------


async def test_a_clock_starts_once_and_for_its_question_only(tables: Tables, due: Due) -> None:
    table = await playing(tables)
    token = token_of(table, phase(table).question)
    assert not await tables.start_clock("t1", "other", NOW + 5, 60)
    assert await tables.start_clock("t1", token, NOW + 5, 60)
    assert not await tables.start_clock("t1", token, NOW + 9, 60)
    assert (await tables.read("t1")).deadline == Deadline(NOW + 65, running=True)
    assert [lease.item for lease in await due.claim(NOW + 65, 10, 9, "expire")] == ["expire:t1"]


async def test_a_clock_that_starts_takes_the_deadline_out_of_anybodys_hands(
    tables: Tables, due: Due, redis: Redis, keys: Keys
) -> None:
    table = await playing(tables)
    (lease,) = await due.claim(NOW + 90, 10, 9, "expire")
    assert await tables.start_clock("t1", token_of(table, phase(table).question), NOW + 90, 60)
    assert not await due.ack(lease, NOW + 90)
    assert not await redis.exists(keys.held)


async def test_a_clock_of_the_party_starts_with_what_was_left_to_the_millisecond(tables: Tables, due: Due) -> None:
    begun = dealt(await sat(tables, lobby()))
    left = replace(begun, table=replace(begun.table, phase=replace(phase(begun.table), left=(41_007, 300_000))))
    table = await tables.commit(1, left, NOW)
    assert await tables.start_clock("t1", token_of(table, phase(table).question), NOW + 5.25, 41.007)
    started = await tables.read("t1")
    assert started.deadline == Deadline(NOW + 46.257)
    assert phase(started).left == (41_007, 300_000)
    assert await due.claim(NOW + 46.256, 10, 9, "expire") == []
    assert len(await due.claim(NOW + 46.257, 10, 9, "expire")) == 1


async def test_a_commit_that_did_not_see_the_clock_start_is_played_again(tables: Tables) -> None:
    table = await playing(tables)
    await tables.start_clock("t1", token_of(table, phase(table).question), NOW, 60)
    with pytest.raises(Conflict):
        await tables.commit(table.rev, moved(table, PRESS), NOW)


async def test_no_clock_starts_at_a_lobby(tables: Tables) -> None:
    await sat(tables, lobby())
    assert not await tables.start_clock("t1", "", NOW, 60)


async def test_a_deadline_is_due_to_the_last_digit(tables: Tables, due: Due) -> None:
    at = NOW + 1.000_4
    await sat(tables, replace(lobby(), deadline=Deadline(at)))
    assert await due.claim(NOW + 1.000_3, 10, 9, "expire") == []
    assert len(await due.claim(at, 10, 9, "expire")) == 1


# --- what else a commit writes ---------------------------------------------------------------------------------------


async def test_a_commit_marks_its_chat_unless_there_is_nothing_to_draw(tables: Tables, due: Due) -> None:
    table = await sat(tables, lobby())
    (lease,) = await due.claim(NOW, 10, 9, "draw")
    assert (lease.item, lease.mark) == ("draw:-100", 1)
    await due.ack(lease, NOW)
    await tables.commit(table.rev, replace(renamed(table, "Суббота", PRESS), draw=False), NOW)
    assert await due.claim(NOW, 10, 9, "draw") == []


async def test_notices_come_due_with_what_they_say(tables: Tables, redis: Redis, keys: Keys, due: Due) -> None:
    table = await sat(tables, lobby())
    notice = Notice("n1", NOW + 60, -100, 0, "soon-forgotten", (("days", "2"),))
    await tables.commit(table.rev, replace(renamed(table, "Суббота", PRESS), notices=(notice,)), NOW)
    assert await due.claim(NOW + 59, 10, 9, "notice") == []
    assert [lease.item for lease in await due.claim(NOW + 60, 10, 9, "notice")] == ["notice:n1"]
    assert await Notices(redis, keys).take("n1") == notice


async def test_a_game_is_counted_once(tables: Tables, redis: Redis, keys: Keys) -> None:
    table = await sat(tables, lobby())
    tallies = (
        Tally("person", 1, (("love_letter.played", 1), ("love_letter.won", 1))),
        Tally("chat", -100, (("love_letter.played", 1),)),
    )
    change = replace(renamed(table, "Суббота", PRESS), tallies=tallies)
    await tables.commit(table.rev, change, NOW)
    await tables.commit(table.rev, change, NOW)
    assert await People(redis, keys).row(1) == {"love_letter.played": 1, "love_letter.won": 1}
    assert await redis.hgetall(keys.row("chat", -100)) == {b"love_letter.played": b"1"}


async def test_a_refused_commit_writes_nothing(tables: Tables, redis: Redis, keys: Keys) -> None:
    table = await sat(tables, lobby())
    await tables.commit(table.rev, renamed(table, "Суббота", PRESS), NOW)
    before = {key: await redis.dump(key) for key in await redis.keys()}
    notice, tally = Notice("n1", NOW, -100, 0, "x"), Tally("person", 1, (("played", 1),))
    late = replace(dealt(table), notices=(notice,), tallies=(tally,), released=(1,))
    with pytest.raises(Conflict):
        await tables.commit(table.rev, late, NOW)
    assert {key: await redis.dump(key) for key in await redis.keys()} == before


async def test_who_is_released_has_the_table_no_more(tables: Tables) -> None:
    table = await sat(tables, lobby())
    alone = replace(table, members=(BORYA,))
    await tables.commit(table.rev, Change(alone, PRESS, released=(ANYA.person,)), NOW)
    assert await tables.of(ANYA.person) == []
    assert await tables.of(BORYA.person) == ["t1"]


async def test_a_member_may_be_released_while_he_is_still_shown(tables: Tables) -> None:
    table = await sat(tables, lobby())
    await tables.commit(table.rev, replace(renamed(table, "Суббота", PRESS), released=(1, 2)), NOW)
    assert await tables.of(1) == await tables.of(2) == []


# --- the end ---------------------------------------------------------------------------------------------------------


async def test_nothing_is_left_of_a_forgotten_table(tables: Tables, redis: Redis, keys: Keys, due: Due) -> None:
    table = await sat(tables, lobby(members=(ANYA, BORYA, VERA)))
    table = await tables.commit(table.rev, dealt(table), NOW)
    anew = dealt(replace(table, number=2, members=(ANYA, BORYA)), seed=8)
    await tables.commit(table.rev, replace(anew, cause=Cause("clock", "deal-2"), released=(VERA.person,)), NOW)
    await ScreenStore(redis, keys).open_menu("t1", ANYA.person, Open("abcde"))
    await tables.forget("t1")
    for lease in await due.claim(NOW, 10, 9):
        await due.ack(lease, NOW)
    assert set(await redis.keys()) <= {keys.turns.encode()}


async def test_a_table_is_forgotten_only_at_the_revision_that_was_meant(tables: Tables) -> None:
    table = await sat(tables, lobby())
    await tables.commit(table.rev, renamed(table, "Суббота", PRESS), NOW)
    with pytest.raises(Conflict):
        await tables.forget("t1", table.rev)
    await tables.forget("t1", table.rev + 1)
    with pytest.raises(NoSuchTable):
        await tables.read("t1")


async def test_an_abandoned_table_leaves_its_logs(tables: Tables, redis: Redis, keys: Keys) -> None:
    await playing(tables)
    await tables.abandon("t1")
    assert await tables.in_chat(FRIDAY.chat) == []
    assert (await tables.record("t1", 1)).header.game == "love_letter"
    assert await redis.ttl(keys.log("t1", 1)) > 0


async def test_every_key_of_a_table_would_end_by_itself(tables: Tables, redis: Redis, keys: Keys) -> None:
    await playing(tables)
    await ScreenStore(redis, keys).open_menu("t1", ANYA.person, Open("abcde"))
    lasting = {name.encode() for name in (keys.due, keys.marks, keys.held, keys.turns)}
    lives = {key: await redis.ttl(key) for key in await redis.keys() if key not in lasting}
    assert len(lives) == 8, lives
    assert all(LIFE - 10 <= life <= LIFE for life in lives.values()), lives


async def test_a_commit_renews_the_life_of_the_whole_table(tables: Tables, redis: Redis, keys: Keys) -> None:
    table = await playing(tables)
    mine = [
        keys.table("t1"),
        keys.home(FRIDAY),
        keys.log("t1", 1),
        keys.people("t1"),
        keys.seats(1),
        keys.standing(-100),
    ]
    for key in mine:
        await redis.expire(key, 100)
    await tables.commit(table.rev, moved(table, PRESS), NOW)
    assert [await redis.ttl(key) > 100 for key in mine] == [True] * len(mine)


async def test_a_person_of_two_tables_keeps_the_other(tables: Tables) -> None:
    await sat(tables, lobby("t1"))
    await sat(tables, lobby("t2", Home(-200)))
    assert await tables.of(ANYA.person) == ["t1", "t2"]
    await tables.forget("t1")
    assert await tables.of(ANYA.person) == ["t2"]
