"""What each card does, seen from every phone: who plays it, whom it hits, who looks on, and the group."""

from __future__ import annotations

import pytest

from tests.bot.conftest import Evenings


async def test_a_guard_that_hits_puts_the_target_out(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="guard priest baron", pile="handmaid")
        await anya.plays("guard.1.priest")
        assert anya.toast == "Аня: Стражница → Боря, «Священник»? В точку. Боря вне раунда."
        group.board.shows(anya.toast, "Боря ○○○○○ · вне раунда\n2 Священник", "🟢 Ходит Вася")
        borya.hand.shows("Карт на руках нет. Ты вне раунда до новой раздачи.")
        vasya.hand.shows("3 Барон", anya.toast, "🟢 Твой ход")
        anya.hand.shows("4 Служанка", "Сейчас не твой ход")
        group.assert_nothing_else()


async def test_a_guard_that_misses_tells_nothing_more(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="guard priest baron", pile="handmaid prince")
        await anya.plays("guard.1.princess")
        assert anya.toast == "Аня: Стражница → Боря, «Принцесса»? Мимо."
        group.board.shows(anya.toast, "🟢 Ходит Боря")
        borya.hand.shows("2 Священник", "5 Принц", anya.toast)
        anya.hand.shows("4 Служанка")
        assert group.who_reads("Священник:") == group.who_reads("2 Священник") == [borya]
        group.assert_nothing_else()  # Vasya's hand is left as it was
        assert vasya.hand.buttons == ["❔ Что за карты", "📖 Правила"]


async def test_a_priest_shows_a_hand_to_one_pair_of_eyes(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _vasya):
        await group.begins(hands="priest princess baron", pile="handmaid guard")
        await anya.plays("priest.1")
        assert anya.toast == "Аня: Священник → Боря. Тебе видно: 8 Принцесса."
        anya.hand.shows("👁 Боря: 8 Принцесса · через Священника")
        group.board.shows("Аня: Священник → Боря.")
        borya.hand.shows("Аня: Священник → Боря.")
        borya.hand.hides("Тебе видно")
        assert group.who_reads("8 Принцесса") == [anya, borya]
        group.assert_nothing_else()


async def test_what_a_priest_saw_becomes_history_once_it_is_played(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.begins(hands="priest handmaid baron", pile="guard guard")
        await anya.plays("priest.1")
        anya.hand.shows("👁 Боря: 4 Служанка · через Священника")
        await borya.plays("handmaid")
        anya.hand.shows("Раньше: Боря, 4 Служанка · через Священника")
        anya.hand.hides("👁")


async def test_a_baron_is_a_secret_of_two(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="baron priest guard", pile="king")
        await anya.plays("baron.1")
        assert anya.toast.startswith("Аня: Барон → Боря. Только вам двоим: твоя карта 6 Король, напротив 2 Священник.")
        group.board.shows("Аня: Барон → Боря.", "Боря вне раунда", "2 Священник")
        vasya.hand.shows("Аня: Барон → Боря.", "Боря вне раунда")
        anya.hand.shows("6 Король")
        borya.hand.shows("Карт на руках нет")
        assert group.who_reads("6 Король") == [anya, borya]
        group.assert_nothing_else()


async def test_a_baron_between_equals_puts_nobody_out(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="baron guard priest", pile="guard handmaid")
        await anya.plays("baron.1")
        assert anya.toast == (
            "Аня: Барон → Боря. Только вам двоим: твоя карта 1 Стражница, напротив 1 Стражница. Карты равны."
        )
        group.board.shows("Аня: Барон → Боря. Карты равны.", "🟢 Ходит Боря")
        borya.hand.shows("напротив 1 Стражница", "👁 Аня: 1 Стражница · через Барона")
        vasya.hand.hides("Стражница")


async def test_a_handmaid_protects_until_the_next_turn(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="handmaid guard guard", pile="priest prince guard")
        await anya.plays("handmaid")
        assert anya.toast == "Аня: Служанка, защита на круг."
        anya.hand.shows("🛡 Тебя никто не выберет")
        group.board.shows("Аня ○○○○○ 🛡")
        borya.hand.shows("Соперники в раунде: Аня ○○○○○ 🛡, Вася ○○○○○")
        assert "guard.2" in {".".join(words) for words in borya.moves().values()}  # the only one to choose
        with group.nothing_changes():
            await borya.presses(group.press_of("guard.0.priest"), borya.hand.key)
        assert borya.toast == "Так сейчас сходить нельзя. Посмотри на стол: он мог измениться."
        await borya.plays("guard.2.priest")
        await vasya.plays("guard.1.priest")
        anya.hand.hides("🛡 Тебя никто не выберет")


async def test_a_card_without_a_target_is_played_in_vain(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron")
        await anya.plays("handmaid")
        borya.hand.offers("1 Стражница · впустую", "3 Барон · впустую")
        await borya.plays("guard")
        assert borya.toast == "Боря: Стражница, выбрать некого."


async def test_a_prince_makes_another_discard_and_draw(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _vasya):
        await group.begins(hands="prince king guard", pile="priest baron handmaid")
        await anya.plays("prince.1")
        assert anya.toast == "Аня: Принц → Боря. Боря сбрасывает: 6 Король."
        group.board.shows(anya.toast, "Боря ○○○○○\n6 Король")
        borya.hand.shows("3 Барон", "4 Служанка", "Тебе приходит: 3 Барон")
        borya.hand.hides("6 Король:")
        assert group.who_reads("3 Барон") == [borya]


async def test_a_prince_on_the_princess_ends_her_round(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="prince princess guard", pile="priest")
        await anya.plays("prince.1")
        assert anya.toast == "Аня: Принц → Боря. Боря сбрасывает: 8 Принцесса. Боря вне раунда."
        borya.hand.shows("Ты вне раунда")
        anya.hand.shows("2 Священник:")
        vasya.hand.shows(anya.toast, "🟢 Твой ход")
        group.board.shows(anya.toast, "Боря ○○○○○ · вне раунда\n8 Принцесса", "🟢 Ходит Вася")


async def test_a_prince_may_be_played_on_oneself(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="prince guard guard", pile="priest king")
        anya.hand.offers("5 Принц")
        await anya.click("5 Принц", anya.hand)
        anya.hand.offers("Аня (это ты)", "Боря", "Вася", "‹ Назад")
        await anya.plays("prince.0")
        assert anya.toast == "Аня: Принц → на себя. Аня сбрасывает: 2 Священник. Тебе приходит: 6 Король."
        group.board.shows("Аня: Принц → на себя. Аня сбрасывает: 2 Священник.")
        assert group.who_reads("6 Король") == [anya]


async def test_a_king_swaps_two_hands(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="king princess guard", pile="priest baron")
        await anya.plays("king.1")
        assert anya.toast == "Аня: Король → Боря. Карты меняются местами. Тебе приходит: 8 Принцесса."
        anya.hand.shows("8 Принцесса:", "👁 Боря: 2 Священник · через Короля")
        borya.hand.shows("2 Священник:", "3 Барон:", "Тебе приходит: 2 Священник.", "👁 Аня: 8 Принцесса · через Короля")
        group.board.shows("Аня: Король → Боря. Карты меняются местами.")
        vasya.hand.hides("Принцесса", "Священник")
        assert vasya not in group.who_reads("8 Принцесса")


async def test_the_countess_must_be_played_beside_a_king(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="king guard guard", pile="countess")
        with group.nothing_changes():
            await anya.click("6 Король", anya.hand)
        assert anya.toast == "С Королём или Принцем на руках играется только Графиня."
        await anya.plays("countess")
        assert anya.toast == "Аня: Графиня."
        anya.hand.shows("6 Король:")
        borya.hand.shows(anya.toast, "🟢 Твой ход")
        vasya.hand.hides("Графиня")  # others' moves leave a resting hand as it is
        group.board.shows(anya.toast, "Аня ○○○○○\n7 Графиня", "🟢 Ходит Боря")
        assert group.who_reads("6 Король") == [anya]


async def test_the_princess_puts_her_own_player_out(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="princess guard guard", pile="priest")
        await anya.plays("princess")
        assert anya.toast.startswith("Аня: Принцесса.")
        assert "Аня вне раунда." in anya.toast
        anya.hand.shows("Ты вне раунда")
        borya.hand.shows("Аня: Принцесса.", "Аня вне раунда.", "🟢 Твой ход")
        vasya.hand.hides("Принцесса")
        group.board.shows("Аня ○○○○○ · вне раунда")


@pytest.mark.parametrize(
    ("card", "toast", "said"),
    [
        ("priest", "Аня: Священник → отложенная карта. Тебе видно: 8 Принцесса.", "Аня: Священник → отложенная карта."),
        (
            "king",
            "Аня: Король → отложенная карта. Обмен с отложенной картой. Тебе приходит: 8 Принцесса.",
            "Аня: Король → отложенная карта. Обмен с отложенной картой.",
        ),
    ],
)
async def test_the_card_set_aside_may_be_a_target(evening: Evenings, card: str, toast: str, said: str) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins("Отложенная карта: в игре", hands=f"{card} guard guard", pile="baron", aside="princess")
        await anya.plays(f"{card}.aside")
        assert anya.toast == toast
        group.board.shows(said)
        assert group.who_reads("8 Принцесса") == [anya]


async def test_a_prince_opens_the_card_set_aside(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins("Отложенная карта: в игре", hands="prince guard guard", pile="baron", aside="princess")
        await anya.plays("prince.aside")
        group.board.shows("Она открыта: 8 Принцесса.", "Из отложенных открыты: 8 Принцесса")
        assert group.who_reads("8 Принцесса") == [anya, borya, vasya]


async def test_a_round_that_ends_by_the_pile_shows_all_hands(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(
            hands="princess handmaid",
            pile="guard priest guard priest guard handmaid guard countess guard prince",
            aside="king",
            laid_open="baron baron prince",
        )
        for theirs in ("priest.0", "priest.0", "handmaid", "countess"):
            await anya.plays("guard" if theirs == "countess" else "guard.1.king")
            await borya.plays(theirs)
        await anya.plays("guard.1.king")
        group.deals(hands="guard guard", first=None)
        await borya.plays("handmaid")
        told = "🏅 Раунд 1, жетон берёт Аня. Карты в конце: Аня 8 Принцесса, Боря 5 Принц. Отложенная: 6 Король."
        assert told in borya.toast
        group.board.shows(told, "Аня ●○○○○○○", "🃏 Раунд 2. Первый ход: Аня.", "Раунд 2 · до победы 7 жетонов")
        anya.hand.shows("1 Стражница:", "🟢 Твой ход")
        borya.hand.shows("1 Стражница:", "Сейчас не твой ход")
