"""Groups on the page of the local Telegram, in a real Chromium: making them, who is in them and who speaks for them."""

import json
import re

import pytest
from playwright.async_api import expect

from bot.playground import Playground
from tests.browser.bot_api import BotApi, keyboard
from tests.browser.friday import Friday
from tests.browser.phone import Phone, tap
from tests.browser.pictures import picture

pytestmark = pytest.mark.browser


async def test_a_basic_group_is_made_without_the_bot_which_is_added_later(
    friday: Friday, bot: BotApi, playground: Playground
) -> None:
    await tap(friday.page.get_by_role("button", name="Добавить группу"))
    await friday.page.get_by_label("Название").fill("Суббота")
    await friday.page.get_by_role("radio", name="обычная группа").check()
    await friday.page.get_by_label("Бот сразу в группе").uncheck()
    await tap(friday.page.get_by_role("button", name="Добавить", exact=True))
    await friday.anya.open_group("Суббота")
    await tap((await friday.anya.about_group()).get_by_role("button", name="Добавить в группу: Table"))
    await friday.borya.open_group("Суббота")
    await friday.borya.shows("Аня добавляет в группу: Table")
    added = await bot.next("my_chat_member")
    while added["chat"]["title"] != "Суббота":
        added = await bot.next("my_chat_member")
    assert (added["chat"]["type"], added["new_chat_member"]["status"]) == ("group", "member")


async def test_several_groups_stand_side_by_side_and_each_keeps_its_own_words(
    friday: Friday, playground: Playground
) -> None:
    for title in ("Суббота", "Воскресенье"):
        playground.people.add_group(title, friday.anya_id, [friday.borya_id])
    for title in ("Воскресенье", "Пятница", "Суббота"):
        await friday.anya.open_group(title)
        await friday.anya.write(f"здесь {title}")
    for title in ("Суббота", "Пятница", "Воскресенье"):
        await friday.borya.open_group(title)
        await friday.borya.shows(f"здесь {title}")
        await expect(friday.borya.messages("здесь")).to_have_count(1)
        await expect(friday.borya.node.get_by_role("tab", name=f"Группа «{title}»")).to_be_in_viewport(ratio=0.9)


async def test_a_member_is_promoted_and_demoted_excluded_and_let_in_again(friday: Friday) -> None:
    about = await friday.anya.about_group()
    borya = about.locator('[data-member="Боря"]')
    await expect(borya).to_contain_text("участник")
    await friday.anya.choose("Что сделать: Боря", "Сделать администратором")
    await expect(borya).to_contain_text("администратор")
    await friday.anya.choose("Что сделать: Боря", "Снять с администраторов")
    await expect(borya).to_contain_text("участник")
    await friday.anya.choose("Что сделать: Боря", "Исключить из группы")
    await expect(borya).to_contain_text("исключён")
    await expect(friday.borya.chat).to_have_attribute("data-kind", "private")
    await friday.anya.choose("Что сделать: Боря", "Впустить снова")
    await tap(about.get_by_role("button", name="Добавить в группу: Боря"))
    await friday.borya.open_group("Пятница")
    await friday.borya.shows("Аня добавляет в группу: Боря")


async def test_the_bot_becomes_an_administrator_by_a_press(friday: Friday, bot: BotApi) -> None:
    await friday.anya.about_group()
    await friday.anya.choose("Что сделать: Table", "Сделать администратором")
    told = await bot.next("my_chat_member")
    while told["new_chat_member"]["status"] != "administrator":
        told = await bot.next("my_chat_member")
    assert told["new_chat_member"]["can_delete_messages"] is True


async def test_who_rules_nothing_is_offered_nothing_but_to_leave(friday: Friday) -> None:
    about = await friday.borya.about_group()
    await expect(about.get_by_role("button", name="Что сделать")).to_have_count(0)
    await expect(about.get_by_label("Медленный режим")).to_have_count(0)
    await tap(about.get_by_role("button", name="Выйти из группы"))
    await friday.anya.shows("Боря выходит из группы")
    await expect(about).to_be_hidden()


async def test_an_administrator_writes_in_the_name_of_the_group(friday: Friday, bot: BotApi) -> None:
    await friday.anya.choose("Пишет: Аня", "От имени группы, анонимно")
    await friday.anya.write("/play")
    heard = await bot.next("message")
    while heard.get("text") != "/play":
        heard = await bot.next("message")
    assert heard["sender_chat"]["id"] == heard["chat"]["id"] == friday.group
    await expect(friday.borya.messages("/play").locator(".sender")).to_have_text("Пятница")
    await expect(friday.anya.messages("/play").locator(".sender")).to_have_text("Пятница")
    await friday.anya.choose("Пишет: От имени группы", "Аня")
    await friday.anya.write("это я")
    await expect(friday.borya.messages("это я").locator(".sender")).to_have_text("Аня")


async def test_a_member_writes_as_a_channel_but_not_as_the_group(friday: Friday) -> None:
    await tap(friday.borya.node.get_by_role("button", name="Пишет: Боря"))
    await expect(friday.borya.node.get_by_role("menuitem")).to_have_text(["Боря", "От имени своего канала"])
    await tap(friday.borya.node.get_by_role("menuitem", name="От имени своего канала"))
    await friday.borya.write("слово канала")
    await expect(friday.anya.messages("слово канала").locator(".sender")).to_have_text("Channel")


async def test_slow_mode_is_chosen_and_the_bot_can_read_it(friday: Friday, bot: BotApi) -> None:
    slow = (await friday.anya.about_group()).get_by_label("Медленный режим")
    async with friday.page.expect_response(re.compile(r"/people/groups/-?\d+/")) as told:
        await slow.select_option("30 секунд")
    assert (await told.value).ok
    assert (await bot.call("getChat", chat_id=friday.group))["slow_mode_delay"] == 30


async def test_privacy_mode_is_switched_for_the_bot(friday: Friday, bot: BotApi) -> None:
    switch = friday.page.get_by_role("button", name="Режим приватности")
    await expect(switch).to_have_attribute("aria-pressed", "true")
    await friday.borya.write("этого бот не слышит")
    await tap(switch)
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await friday.borya.write("а это слышит")
    heard = await bot.next("message")
    while "text" not in heard or heard["text"].startswith("/"):
        heard = await bot.next("message")
    assert heard["text"] == "а это слышит"


async def test_even_the_longest_toast_lies_over_no_message(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "Вопрос", reply_markup=keyboard([{"text": "раз"}, {"text": "два"}]))
    toast = friday.anya.node.locator("[data-toast]")
    for label in ("раз", "два"):
        await friday.anya.press(label)
        query = await bot.next("callback_query")
        words = (f"Ответ на {label}. " + "Так сейчас сходить нельзя: у соперника служанка. " * 4)[:200]
        await bot.call("answerCallbackQuery", callback_query_id=query["id"], text=words)
        await expect(toast).to_contain_text(label)
        await expect(toast).to_have_count(1)
        chat, over = await friday.anya.chat.bounding_box(), await toast.bounding_box()
        assert chat is not None
        assert over is not None
        assert over["y"] + over["height"] <= chat["y"]


async def test_a_picture_has_its_caption_and_is_changed_in_place(friday: Friday, bot: BotApi) -> None:
    board = await bot.upload(
        "sendPhoto", friday.group, "photo", "board.png", picture(320, 200), caption="<b>Ход</b> Ани", parse_mode="HTML"
    )
    message = friday.anya.messages("Ход Ани")
    await expect(message.locator("strong")).to_have_text("Ход")
    await expect(message.locator("img")).to_have_js_property("naturalWidth", 320)
    media = {"type": "photo", "media": "attach://next", "caption": "Ход Бори"}
    place = {"message_id": str(board), "media": json.dumps(media)}
    await bot.upload("editMessageMedia", friday.group, "next", "next.png", picture(300, 240), **place)
    for phone in (friday.anya, friday.borya):
        await expect(phone.messages("Ход Бори").locator("img")).to_have_js_property("naturalWidth", 300)
    await friday.anya.hides("Ход Ани")


async def test_a_person_added_later_sees_the_group_on_a_narrow_screen(friday: Friday) -> None:
    await friday.page.set_viewport_size({"width": 360, "height": 740})
    await tap(friday.page.get_by_role("button", name="Добавить человека"))
    await friday.page.get_by_label("Имя", exact=True).fill("Вера")
    await tap(friday.page.get_by_role("button", name="Добавить", exact=True))
    await tap(friday.page.get_by_role("tab", name="Телефон: Вера"))
    vera = Phone(friday.page, "Вера")
    await vera.open_group("Пятница")
    about = await vera.about_group()
    await expect(about.locator("[data-member]")).to_have_count(4)
    assert await friday.page.evaluate("document.documentElement.scrollWidth") == 360
