"""The rules and the private chat: pages that turn, a menu that leads on, and an answer to everything that is said."""

from __future__ import annotations

from bot import press
from bot.presenters.catalogue import presenter_of
from tests.bot.conftest import Evenings

STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."


async def test_pages_turn_in_the_message_they_stand_in(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/rules love_letter")
        rules = group.last
        rules.shows("Тайное послание")
        seen = {rules.text}
        for page in presenter_of("love_letter").pages[1:]:
            await borya.presses(press.Page(game="love_letter", page=page).pack(), rules.key)
            await group.evening.passes(4)
            assert group.last.key == rules.key
            seen.add(group.last.text)
        assert len(seen) == len(presenter_of("love_letter").pages)


async def test_the_rules_behind_the_board_open_in_private(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, _borya, vasya):
        await group.begins(seats=2)
        board = group.board
        await vasya.click("📖 Правила", board)
        vasya.last.shows("Тайное послание")
        await anya.click("📖 Правила", anya.hand)
        anya.last.shows("Тайное послание")
        assert group.board.key == board.key


async def test_rules_opened_at_a_table_name_its_options_on_every_page(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", "Отложенная карта: в игре", "без часов")
        own = "За этим столом: До победы: 1 жетон · Отложенная карта: в игре · без часов"
        await anya.click("📖 Правила", group.board)
        anya.last.shows("💌 Тайное послание", own)
        await anya.click("Карты", anya.last)
        anya.last.shows("Графиня", own)
        await borya.click("📖 Правила", borya.hand)
        borya.last.shows(own)
        await borya.writes("/rules")
        group.last.shows("💌 Тайное послание", own)
        await borya.click("‹ Назад", group.last)
        await borya.click("👑 Кинг", group.last)
        group.last.shows("👑 Кинг")
        group.last.hides("За этим столом")


async def test_a_lobby_explains_the_options_it_has_set_just_now(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.gathers()
        await group.sets("До победы: 3 жетона")
        await borya.click("📖 Правила", group.board)
        borya.last.shows("За этим столом: До победы: 3 жетона")
        await anya.click("Отменить")
        await borya.starts("rules_love_letter-fffffff0")
        borya.last.shows("💌 Тайное послание")
        borya.last.hides("За этим столом")


async def test_a_page_leads_back_to_the_shelf_and_in_private_on_to_the_menu(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins()
        await anya.click("📖 Правила", group.board)
        page = anya.last
        await anya.click("‹ Назад", page)
        anya.last.shows("Правила какой игры показать?")
        await anya.click("💌 Тайное послание", anya.last)
        anya.last.shows("💌 Тайное послание")
        await anya.click("‹ Назад", anya.last)
        await anya.click("‹ Назад", anya.last)
        anya.last.shows("Я веду настольные игры")
        assert anya.last.key == page.key


async def test_in_a_group_the_way_back_ends_at_the_shelf(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await borya.starts()
        await group.evening.app.house.people.set_lang(borya.id, "en")
        await anya.writes("/rules послание")
        page = group.last
        await borya.click("‹ Назад", page)
        assert group.last.key == page.key
        group.last.shows("Правила какой игры показать?")
        assert group.last.buttons == ["🎭 ИнкогниК", "👑 Кинг", "💌 Тайное послание"]


async def test_the_private_menu_leads_on_and_back(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins()
        await anya.starts()
        menu = anya.last
        await anya.click("Мои столы", menu)
        anya.last.shows("Ты за 1 столом", "Пятница", "идёт партия")
        await anya.click("‹ Назад", anya.last)
        await anya.click("📖 Правила", anya.last)
        anya.last.shows("Правила какой игры показать?")
        assert anya.last.key == menu.key


async def test_whatever_is_said_in_private_is_answered(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.starts()
        await anya.tells("/help")
        anya.last.shows("Как сыграть")
        await anya.tells("/play")
        anya.last.shows("Эта команда для группы")
        await anya.tells("привет")
        anya.last.shows("Я веду настольные игры")
        await anya.starts("rules_love_letter")
        anya.last.shows("Тайное послание")
        assert group.people[0] is anya


async def test_a_page_of_a_game_that_is_not_here_is_stale(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.writes("/rules love_letter")
        assert await anya.presses(press.Page(game="bridge", page="").pack(), group.last.key) == STALE


async def test_whoever_leafs_faster_than_telegram_lets_us_answer_sees_the_last_page(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.starts()
        await anya.tells("/rules love_letter")
        rules, pages, line = anya.last, presenter_of("love_letter").pages, group.evening.line
        leafed = [*pages[1:], *pages[:-1]]
        begun = len(group.evening.pg.requests)
        for page in leafed:
            data = press.Page(game="love_letter", page=page).pack()
            await line.do(anya.id, "press", chat_id=rules.chat, message_id=rules.message, data=data)
        await group.evening.settle()
        assert anya.last.key == rules.key
        assert [label for label in anya.last.buttons if "✓" in label] == ["✓ Настройки"]
        calls = [each.method for each in group.evening.pg.requests][begun:]
        assert calls.count("answerCallbackQuery") == len(leafed)
        assert calls.count("editMessageText") < len(leafed)  # and none of them was refused: see the evening's end


async def test_the_rules_asked_for_ten_times_in_a_breath_come_and_nothing_is_refused(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await anya.starts()
        for _ in range(10):
            await group.evening.line.do(anya.id, "send", chat_id=anya.id, text="/rules love_letter")
        await group.evening.settle()
        anya.last.shows("Тайное послание")
        assert not [each.error for each in group.evening.pg.requests if each.error]
