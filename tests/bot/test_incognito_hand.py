"""«ИнкогниК» by presses of two people, the group looking on: arrangement, moves, cups, words, and pictures."""

from __future__ import annotations

from storage.table import Finished
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.court import arranged, begins, board, draft, goes, marked, presses, puts, taps

TWO = ("Аня", "Боря")
LYING = "w p pw pw"
"""Living water on b3, poison on d3, one of each in both hands."""


def photos(group: Group, person: Person) -> list[int]:
    """The pictures in somebody's private chat."""
    messages = group.evening.line.chat(person.id, person.id)["messages"]
    return [message["message_id"] for message in messages if message["media"]]


def picture(group: Group, number: int) -> bytes:
    """The picture of a message in the group."""
    media = group.evening.pg.world.chats[group.id].messages[number].media
    assert media is not None
    return bytes(media.file.content)


# --- arranging -------------------------------------------------------------------------------------------------------


async def test_both_arrange_in_private_by_pressing_two_figures(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group)
        group.board.shows("🎭 ИнкогниК", "Аня · расставляет фигуры", "🟢 Ходят: Аня, Боря")
        anya.hand.shows("Слева направо: Король a1, Дама b1, Лакей c1, Рыцарь d1, Советник e1.")
        borya.hand.shows("Слева направо: Король e5, Дама d5, Лакей c5, Рыцарь b5, Советник a5.")
        await taps(anya, "put.kqlnc.0")
        anya.hand.shows("Король: с кем поменять?")
        anya.hand.offers("[К]", "‹ Назад")
        await taps(anya, "put.nqlkc")
        anya.hand.shows("Слева направо: Рыцарь a1, Дама b1, Лакей c1, Король d1, Советник e1.")
        anya.hand.refuses("‹ Назад")
        assert group.table.phase.entries == 0, "nothing is fixed before «Готово»"
        assert await anya.click("Готово", anya.hand) == "Аня: фигуры расставлены."
        anya.hand.shows("Аня · инкогнито Рыцарь a1, Дама b1, Лакей c1, Король d1, Советник e1", "Сейчас не твой ход.")
        group.board.shows("Аня: фигуры расставлены.", "Аня · инкогнито a1, b1, c1, d1, e1", "🟢 Ходит Боря")
        await borya.click("Готово", borya.hand)
        group.board.shows("Все на местах, лица скрыты.", "🟢 Ходит Аня")


async def test_a_figure_taken_is_put_back_by_its_key_and_by_the_way_back(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, _borya):
        await begins(group)
        await taps(anya, "put.kqlnc.2")
        await taps(anya, "put.kqlnc")
        await taps(anya, "put.kqlnc.1")
        await anya.click("‹ Назад", anya.hand)
        assert draft(anya) == "kqlnc"
        anya.hand.refuses("[Д]")


async def test_luck_makes_another_draft_which_can_still_be_changed(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group)
        group.evening.luck.stack(119)
        await anya.click("Случайно", anya.hand)
        assert draft(anya) == "cnlqk"
        assert draft(borya) == "kqlnc"
        await puts(anya, "c.n.q.l.k")
        anya.hand.shows("Советник a1, Рыцарь b1, Дама c1, Лакей d1, Король e1")


async def test_an_open_game_begins_with_everybody_in_place(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group, mode="open")
        group.board.shows("Все на местах, лица открыты.", "Король a1, Дама b1", "🟢 Ходит Аня")
        assert board(anya)[0] == "🔴С 🔴Р 🔴Л 🔴Д 🔴К"
        borya.hand.shows("Сейчас не твой ход.")


async def test_after_a_sealed_start_all_faces_are_open(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, _borya):
        await arranged(group, "q.k.l.n.c", mode="sealed", variant="throne")
        group.board.shows("Все на местах, лица открыты.", "Дама a1, Король b1")
        assert board(anya)[-1] == "🔵Д 🔵К 🔵Л 🔵Р 🔵С"


async def test_made_up_drafts_arrange_nothing(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, _borya):
        await begins(group)
        for words in ("put", "put.kqlnk", "put.kqlnc.7", "put.luck.1", "k", "k.q", "k.q.l.n", "k.k.l.n.c", "surrender"):
            with group.nothing_changes():
                assert await anya.presses(group.press_of(words), anya.hand.key)


# --- moving ----------------------------------------------------------------------------------------------------------


async def test_the_keys_are_the_board_from_the_players_own_side(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group, "q.k.l.n.c")
        assert board(anya) == ["🔴? 🔴? 🔴? 🔴? 🔴?", "· · · · ·", "· 🍷 👑 🍷 ·", "· · · · ·", "🎭Д 🎭К 🎭Л 🎭Р 🎭С"]
        await presses(anya, "b1")
        anya.hand.shows("🟢 Твой ход. Король b1: куда?")
        assert board(anya)[3:] == ["a2 b2 c2 · ·", "🎭Д [🎭К] 🎭Л 🎭Р 🎭С"]
        assert marked(anya) == {"a2", "b2", "c2"}
        assert await presses(anya, "c2") == "Аня: b1 → c2."
        group.board.shows("Аня: b1 → c2.", "🟢 Ходит Боря")
        assert board(borya)[-1] == "🎭К 🎭Д 🎭Л 🎭Р 🎭С"
        assert board(borya)[1] == "· · 🔴? · ·"


async def test_another_own_figure_takes_the_place_of_the_chosen_one(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, _borya):
        await arranged(group)
        await presses(anya, "a1")
        await presses(anya, "e1")
        anya.hand.shows("Советник e1: куда?")
        await presses(anya, "e1")
        anya.hand.shows("Нажми фигуру, которой пойдёшь.")
        await presses(anya, "e1")
        await anya.click("‹ Назад", anya.hand)
        anya.hand.shows("Нажми фигуру, которой пойдёшь.")


async def test_own_figures_change_places_whichever_is_pressed_first(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        await goes(anya, "b1", "b2")
        await goes(borya, "d5", "d4")
        await presses(anya, "b2")
        assert "b1" not in marked(anya)
        await goes(anya, "a1", "b1")
        await goes(borya, "d4", "d3")
        await presses(anya, "b2")
        assert board(anya)[-1] == "· ⇄🎭К 🎭Л 🎭Р 🎭С"
        assert await presses(anya, "b1") == "Аня: b1 ⇄ b2, свои меняются местами."
        anya.hand.shows("инкогнито Дама b1", "Король b2", "🔒 Пока без обмена и боя: b1–b2")


async def test_a_key_that_does_nothing_says_why(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        with group.nothing_changes():
            assert await presses(anya, "c3") == "Здесь пусто. Сначала нажми фигуру, которой пойдёшь."
            assert await presses(anya, "c5") == "Это фигура соперника. Сначала нажми свою."
        await presses(anya, "b1")
        with group.nothing_changes():
            assert await presses(anya, "b3") == "Слишком далеко: фигура ходит на соседнюю клетку."
        for words in ("b1.b1", "b9", "zz", "drink.b3", "place.b3.poison", "claim", "accept", "put.kqlnc", "k.q.l.n.c"):
            with group.nothing_changes():
                assert await anya.presses(group.press_of(words), anya.hand.key), words
        key = group.press_of("b1")
        with group.nothing_changes():
            assert await borya.presses(key, borya.hand.key) == "Сейчас не твой ход."


async def test_an_attack_on_a_mask_opens_both(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        for person, start, goal in ((anya, "b1", "b2"), (borya, "b5", "b4"), (anya, "b2", "b3")):
            await goes(person, start, goal)
        await presses(borya, "b4")
        assert board(borya)[2] == "· 🍷 👑c3 ⚔️🔴?🍷 a3"
        assert "b3" in marked(borya)
        assert await presses(borya, "b3") == "⚔️ Боря: Рыцарь b4 × Дама b3. Меняются местами."
        group.board.shows("Боря · Рыцарь b3", "Аня · Дама b4")


# --- cups, the throne, words -----------------------------------------------------------------------------------------


async def test_a_figure_in_a_refectory_drinks_or_the_queen_changes_the_cup(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group, cups=LYING)
        for person, start, goal in ((anya, "a1", "a2"), (borya, "d5", "d4"), (anya, "a2", "b3"), (borya, "d4", "d3")):
            await goes(person, start, goal)
        anya.hand.offers("Выпить b3")
        anya.hand.refuses("Подменить: яд")
        assert await anya.click("Выпить b3", anya.hand) == "🍷 Аня: Король пьёт на b3, это живая вода. Плюс жизнь."
        group.board.shows("Аня · Король b3", "1 жизнь", "выпито: живая вода")
        borya.hand.offers("Выпить d3", "Подменить: яд", "Подменить: живая вода")
        told = await borya.click("Подменить: яд", borya.hand)
        assert told == "🍷 Боря: Дама подменяет кубок на d3.\nВ кубке яд, знаешь это только ты."
        borya.hand.shows("в трапезных: d3 (яд)", "кубки: живая вода")
        group.board.shows("в трапезных: d3 ·", "убрано: 1", "1 кубок")
        anya.hand.hides("(яд)")


async def test_a_king_on_the_throne_claims_it(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        for person, start, goal in ((anya, "a1", "b2"), (borya, "a5", "a4"), (anya, "b2", "c3"), (borya, "a4", "a3")):
            await goes(person, start, goal)
        assert await anya.click("Занять трон", anya.hand) == "🏁 Победа: Аня."
        group.end.shows(
            "Аня: Король на троне, и вытеснить его некому.", "инкогнито Советник a3, Рыцарь b5", "🥇 Аня: 2 очка"
        )
        assert isinstance(group.table.phase, Finished)


async def test_a_king_who_can_be_pushed_off_is_told_why_he_cannot_claim(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        for person, start, goal in ((anya, "a1", "b2"), (borya, "c5", "c4"), (anya, "b2", "c3"), (borya, "a5", "a4")):
            await goes(person, start, goal)
        with group.nothing_changes():
            told = await anya.click("Занять трон", anya.hand)
            assert told == "Пока не выйдет: рядом фигура соперника, она может вытеснить Короля."


async def test_giving_up_is_asked_about_once(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        await anya.click("Сдаться", anya.hand)
        anya.hand.shows("Точно сдаться? Партия будет проиграна.")
        await anya.click("‹ Назад", anya.hand)
        assert board(anya)[-1] == "🎭К 🎭Д 🎭Л 🎭Р 🎭С"
        await anya.click("Сдаться", anya.hand)
        assert await anya.click("Да, сдаюсь", anya.hand) == "🏁 Победа: Боря."
        group.end.shows("🏳 Аня сдаётся.", "🥇 Боря: 2 очка", "🥈 Аня: 0 очков")
        borya.hand.shows("Партия сыграна. Итог в чате.")


async def test_a_draw_is_offered_let_lapse_offered_and_taken(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        assert await anya.click("Ничья?", anya.hand) == "🤝 Аня предлагает ничью."
        assert await anya.click("Ничья?", anya.hand) == "Ничья уже предложена, ответит соперник. А ход всё равно твой."
        await goes(anya, "a1", "a2")
        borya.hand.shows("Тебе предлагают ничью: прими её или просто ходи.")
        await goes(borya, "a5", "a4")
        told = await anya.click("Ничья?", anya.hand)
        assert told == "Ничью предлагают не чаще раза в десять своих ходов. Осталось: 9."
        await goes(anya, "a2", "a3")
        await borya.click("Ничья?", borya.hand)
        await goes(borya, "e5", "e4")
        assert await anya.click("Принять ничью", anya.hand) == "🏁 Ничья."
        group.end.shows("🤝 Ничья по уговору.", "🥇 Аня: 1 очко", "🥇 Боря: 1 очко")


# --- pictures and the hand in the group ------------------------------------------------------------------------------


async def test_the_board_is_a_picture_from_the_lobby_to_the_end(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        began, before = group.board.key, picture(group, group.board.message)
        await goes(anya, "a1", "a2")
        assert group.board.key == began
        assert picture(group, group.board.message) != before
        await goes(borya, "a5", "a4")
        await anya.click("Сдаться", anya.hand)
        await anya.click("Да, сдаюсь", anya.hand)
        assert group.board.key == began
        assert picture(group, group.end.message) == picture(group, group.board.message), "one drawing"


async def test_the_picture_from_ones_own_side_comes_when_asked_for_and_the_one_before_goes(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        assert await anya.click("Доска", anya.hand) == ""
        (first,) = photos(group, anya)
        await goes(anya, "a1", "a2")
        assert photos(group, anya) == [first], "it is a picture of that moment"
        await goes(borya, "a5", "a4")
        await anya.click("Доска", anya.hand)
        (second,) = photos(group, anya)
        assert second > first
        assert photos(group, borya) == []
        await group.evening.restarts()
        assert photos(group, anya) == [second]


async def test_the_hand_in_the_group_is_played_from_and_its_picture_goes_to_the_private_chat(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        await group.evening.passes(10)
        await anya.click("Мои карты", group.board)
        assert board(anya, in_group=True) == board(anya)
        assert await anya.click("Доска", anya.glimpse) == "Картинка придёт в личку."
        assert len(photos(group, anya)) == 1
        await presses(anya, "b1", in_group=True)
        anya.glimpse.shows("Дама b1: куда?")
        anya.hand.shows("Нажми фигуру")
        assert await presses(anya, "b4", in_group=True) == "Слишком далеко: фигура ходит на соседнюю клетку."
        anya.glimpse.shows("Дама b1: куда?")
        assert await presses(anya, "b2", in_group=True) == "Аня: b1 → b2."
        await group.evening.passes(10)
        anya.glimpse.shows("Сейчас не твой ход.")
        assert borya.glimpses == []


async def test_an_arrangement_is_made_by_luck_in_the_group_too(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, _borya):
        await begins(group)
        await group.evening.passes(10)
        await anya.click("Мои карты", group.board)
        group.evening.luck.stack(119)
        await anya.click("Случайно", anya.glimpse)
        anya.glimpse.shows("Советник a1, Рыцарь b1, Лакей c1, Дама d1, Король e1")
        anya.hand.shows("Король a1, Дама b1")
        assert await anya.click("Готово", anya.glimpse) == "Аня: фигуры расставлены."
        anya.hand.shows("инкогнито Советник a1, Рыцарь b1, Лакей c1, Дама d1, Король e1")


async def test_only_who_sits_at_the_table_gets_a_picture(evening: Evenings) -> None:
    async with evening(*TWO, "Вера") as (group, anya, _borya, vera):
        await arranged(group)
        look = next(button for row in group.evening.pg.world.chats[anya.id].messages[anya.hand.message].keyboard
                    for button in row if button["text"] == "🖼 Доска")  # fmt: skip
        with group.nothing_changes():
            told = await vera.presses(look["callback_data"], group.board.key)
            assert told == "Это для тех, кто сидит за столом. Тебя за ним нет."


async def test_nobody_waits_for_more_than_three_private_calls_a_turn(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        await group.evening.passes(10)
        for person, start, goal in ((anya, "a1", "a2"), (borya, "a5", "a4"), (anya, "b1", "b2")):
            await presses(person, start)
            begun = len(group.evening.pg.requests)
            await presses(person, goal)
            calls = [each for each in list(group.evening.pg.requests)[begun:] if not each.method.startswith("answer")]
            private = [each.method for each in calls if (each.chat_id or 0) > 0]
            assert sorted(private) == ["deleteMessage", "editMessageText", "sendMessage"]
            assert [each.method for each in calls if each.chat_id == group.id] == ["editMessageMedia"]
            await group.evening.passes(10)
