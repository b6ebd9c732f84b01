"""Chats: greeted once, remembered by their habits, and the same chat under every id they have had."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import permutations

import pytest
from redis.asyncio import Redis

from storage.acquaintance import Chat, Habit
from storage.chats import Chats
from storage.due import Due
from storage.errors import NoSuchChat
from storage.keys import Keys

HABIT = Habit("love_letter", (("aside", "yes"),), "calm")
UPGRADES = ((-1002, -1), (-1003, -1002), (-1004, -1003))


@pytest.fixture
def chats(redis: Redis, keys: Keys) -> Chats:
    """No chat yet."""
    return Chats(redis, keys)


async def test_a_chat_is_met_and_keeps_its_language_and_habits(chats: Chats) -> None:
    with pytest.raises(NoSuchChat):
        await chats.get(-1)
    assert await chats.meet(Chat(-1, "Пятница")) == Chat(-1, "Пятница")
    await chats.set_lang(-1, "en")
    await chats.save_habit(-1, Habit("love_letter", (), "fast"))
    await chats.save_habit(-1, HABIT)
    await chats.save_habit(-1, Habit("king", (), "calm"))
    kept = Chat(-1, "Суббота", "en", habits=(Habit("king", (), "calm"), HABIT))
    assert await chats.meet(Chat(-1, "Суббота")) == kept == await chats.get(-1)


async def test_a_topic_is_called_what_was_told_last(chats: Chats) -> None:
    assert await chats.topic_name(-1, 5) == ""
    await chats.name_topic(-1, 5, "Настолки")
    await chats.name_topic(-1, 6, "Карты")
    await chats.name_topic(-1, 5, "Игры")
    assert (await chats.topic_name(-1, 5), await chats.topic_name(-1, 6)) == ("Игры", "Карты")
    assert await chats.meet(Chat(-1, "Пятница")) == Chat(-1, "Пятница")


async def test_of_many_greeters_one_greets(chats: Chats) -> None:
    answers = await asyncio.gather(*(chats.greet(-1) for _ in range(5)))
    assert sorted(answers) == [False, False, False, False, True]
    assert (await chats.meet(Chat(-1, "Пятница"))).greeted


async def test_a_chat_without_another_id_is_its_own_home(chats: Chats) -> None:
    assert await chats.resolve(-1) == await chats.address(-1) == -1


@pytest.mark.parametrize("order", list(permutations(UPGRADES)))
async def test_upgrades_lead_home_in_whatever_order_and_however_often_they_are_told(
    chats: Chats, order: tuple[tuple[int, int], ...]
) -> None:
    for new, old in (*order, *order):
        await chats.alias(new, old)
    assert [await chats.resolve(chat) for chat in (-1, -1002, -1003, -1004)] == [-1] * 4
    assert [await chats.address(chat) for chat in (-1, -1002, -1003, -1004)] == [-1004] * 4


async def test_an_upgrade_is_news_once(chats: Chats) -> None:
    assert await chats.alias(-1002, -1)
    assert not await chats.alias(-1002, -1)


async def test_no_ring_can_be_closed(chats: Chats) -> None:
    assert not await chats.alias(-1, -1)
    await chats.alias(-1002, -1)
    await chats.alias(-1003, -1002)
    assert not await chats.alias(-1, -1003)
    assert await chats.resolve(-1003) == -1


async def test_the_first_word_about_an_id_stands(chats: Chats) -> None:
    await chats.alias(-1002, -1)
    assert not await chats.alias(-1002, -2)
    assert await chats.resolve(-1002) == -1
    assert await chats.address(-2) == -2


async def test_what_is_set_in_a_group_is_kept_field_by_field(chats: Chats) -> None:
    await chats.meet(Chat(-1, "Пятница"))
    assert await chats.get(-1) == Chat(-1, "Пятница", pinned=False, cancelling="table", strictness="rules")
    await chats.set_pinned(-1, True)
    await chats.set_cancelling(-1, "admins")
    await chats.set_strictness(-1, "consent")
    assert await chats.get(-1) == Chat(-1, "Пятница", pinned=True, cancelling="admins", strictness="consent")
    await chats.set_pinned(-1, False)
    assert await chats.get(-1) == Chat(-1, "Пятница", cancelling="admins", strictness="consent")


async def test_of_pace_and_habit_the_last_choice_stands_and_options_are_left_alone(chats: Chats) -> None:
    await chats.meet(Chat(-1, "Пятница"))
    await chats.set_pace(-1, "king", "calm")
    await chats.save_habit(-1, HABIT)
    await chats.set_pace(-1, HABIT.game, "fast")
    assert (await chats.get(-1)).habits == (Habit("king", (), "calm"), replace(HABIT, pace="fast"))
    await chats.save_habit(-1, HABIT)
    assert (await chats.get(-1)).habits == (Habit("king", (), "calm"), HABIT)


async def test_a_setting_has_the_group_drawn_in_the_same_step(chats: Chats, redis: Redis, keys: Keys) -> None:
    due = Due(redis, keys)
    await chats.set_lang(-1, "en")
    assert [lease.item for lease in await due.claim(1.0, 30.0, 9)] == ["draw:-1"]
