"""People who cannot be written to (troubles, letter D, lines 1 and 2).

Proved elsewhere: D1 by `test_game_lobby.test_a_stranger_to_the_bot_is_seated_by_pressing_start`; D2 with a word that
never came by `test_game_lobby.test_somebody_who_cannot_be_written_to_is_named_before_anything_is_dealt`. D3 and D4
are the business of another file.
"""

from __future__ import annotations

from tests.bot.conftest import Evenings

BLOCKED = "bot was blocked by the user"


async def test_d1_fresh_storage_and_people_who_never_started_the_bot_are_seated_by_one_press(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await anya.writes("/play love_letter")
        for person in (anya, borya, vasya):
            presses = len(group.evening.presses)
            await person.click("Сесть")
            assert len(group.evening.presses) == presses + 1
        group.board.shows("За столом 3 из 4:\n1. Аня · хозяин стола\n2. Боря\n3. Вася")
        await anya.click("Начать")
        assert all(person.has_hand for person in (anya, borya, vasya))


async def test_d2_several_who_blocked_the_bot_are_all_named_and_nobody_was_dealt_anything(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        group.evening.expect(BLOCKED)
        await group.gathers()
        await borya.blocks()
        await vasya.blocks()
        draws = group.evening.luck.left
        await anya.click("Начать")
        group.board.shows("📵 Не могу написать: Боря, Вася.", "Карты ещё не розданы.", "За столом 3 из 4")
        assert group.table.phase.kind == "lobby"
        assert group.evening.luck.left == draws
        assert group.evening.records == {}
        assert not any(person.has_hand for person in (anya, borya, vasya))  # and nobody has been written to
        await borya.unblocks()
        group.board.shows("📵 Не могу написать: Вася.")
        await vasya.starts()
        group.board.hides("📵")
        await anya.click("Начать")
        group.board.shows("Раунд 1")
