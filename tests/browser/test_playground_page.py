"""The page of the local Telegram, in a real Chromium: what people see, press and write on their phones."""

import asyncio
import json
import re
import time

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from bot.playground import Playground
from tests.browser.bot_api import BotApi, keyboard
from tests.browser.friday import Friday, open_page
from tests.browser.phone import Phone, tap

pytestmark = pytest.mark.browser

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c6360606000000004000127340a0d0000000049454e44ae426082"
)


async def test_what_one_writes_everybody_reads_as_text(friday: Friday) -> None:
    await friday.anya.write("<b>смело</b> <img src=x onerror=alert(1)>")
    for phone in (friday.anya, friday.borya):
        await phone.shows("<b>смело</b> <img src=x onerror=alert(1)>")
    await expect(friday.borya.messages("смело").locator("b, strong, img")).to_have_count(0)
    await expect(friday.anya.messages("смело")).to_have_class(re.compile("own"))
    await expect(friday.borya.messages("смело").locator(".sender")).to_have_text("Аня")


async def test_a_newcomer_presses_start(friday: Friday, bot: BotApi) -> None:
    await friday.borya.open_private()
    await expect(friday.borya.node.get_by_role("textbox")).to_be_hidden()
    await friday.borya.start()
    await friday.borya.shows("/start")
    await bot.send(friday.borya_id, "Привет, <b>Боря</b>")
    await friday.borya.shows("Привет, Боря")
    await expect(friday.borya.messages("Привет").locator("strong")).to_have_text("Боря")


async def test_a_deep_link_brings_a_newcomer_to_start_with_its_payload(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, '<a href="https://t.me/table_bot?start=seat_1">сюда</a>')
    await tap(friday.borya.messages().get_by_role("link", name="сюда"))
    await expect(friday.borya.chat).to_have_attribute("data-kind", "private")
    await friday.borya.start()
    await friday.borya.shows("/start seat_1")


async def test_the_same_link_starts_at_once_for_one_who_knows_the_bot(friday: Friday, bot: BotApi) -> None:
    url = "https://t.me/table_bot?start=seat_1"
    await bot.send(friday.group, "Садись", reply_markup=keyboard([{"text": "Сесть", "url": url}]))
    await friday.anya.press("Сесть")
    await friday.anya.shows("/start seat_1")


async def test_the_answer_to_a_press_may_lead_to_the_private_chat(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "Лобби", reply_markup=keyboard([{"text": "Сесть"}]))
    await friday.borya.press("Сесть")
    query = await bot.next("callback_query")
    await bot.call("answerCallbackQuery", callback_query_id=query["id"], url="https://t.me/table_bot?start=ticket")
    await friday.borya.start()
    await friday.borya.shows("/start ticket")


async def test_every_kind_of_formatting_is_drawn(friday: Friday, bot: BotApi) -> None:
    await bot.send(
        friday.group,
        "<b>ж</b><i>к</i><u>п</u><s>з</s><code>код</code><pre><code class='language-python'>pass</code></pre>"
        "<blockquote>цитата</blockquote>",
    )
    message = friday.anya.messages("цитата")
    for tag, text in (("strong", "ж"), ("em", "к"), ("u", "п"), ("s", "з"), ("code", "код"), ("blockquote", "цитата")):
        await expect(message.locator(f".text {tag}")).to_have_text(text)
    await expect(message.locator("pre")).to_have_text("pass")
    await expect(message.locator(".pre-language")).to_have_text("python")


async def test_a_spoiler_is_hidden_until_it_is_pressed(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "В руке <tg-spoiler>Принцесса</tg-spoiler>")
    words = friday.anya.messages("В руке").get_by_text("Принцесса")
    await expect(words).to_have_css("opacity", "0")
    await tap(friday.anya.messages("В руке").get_by_role("button", name="Скрытый текст"))
    await expect(words).to_have_css("opacity", "1")


async def test_a_long_quote_unfolds(friday: Friday, bot: BotApi) -> None:
    lines = "\n".join(f"строка {number}" for number in range(9))
    await bot.send(friday.group, f"<blockquote expandable>{lines}</blockquote>")
    quote = friday.anya.messages("строка 8").locator(".fold")
    folded = await quote.bounding_box()
    await tap(friday.anya.messages("строка 8").get_by_role("button", name="Развернуть"))
    unfolded = await quote.bounding_box()
    assert folded is not None
    assert unfolded is not None
    assert unfolded["height"] > 2 * folded["height"]


async def test_a_relative_time_counts_by_itself(friday: Friday, bot: BotApi) -> None:
    soon = int(time.time()) + 3600
    await bot.send(friday.group, f'Ход: <tg-time unix="{soon}" format="r">час</tg-time>')
    await friday.anya.shows(re.compile(r"через (1 час|5\d мин)"))
    await friday.page.evaluate("() => { const real = Date.now; Date.now = () => real() + 1800_000; }")
    await friday.anya.shows(re.compile(r"через (2\d|30) минут"))


async def test_a_pressed_button_spins_until_its_toast(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "Берёшь?", reply_markup=keyboard([{"text": "Да"}, {"text": "Нет"}]))
    await friday.anya.press("Да")
    await expect(friday.anya.button("Да")).to_have_attribute("aria-busy", "")
    query = await bot.next("callback_query")
    assert (query["data"], query["from"]["id"]) == ("да", friday.anya_id)
    await bot.call("answerCallbackQuery", callback_query_id=query["id"], text="Взято")
    await friday.anya.is_told("Взято")
    await expect(friday.anya.button("Да")).not_to_have_attribute("aria-busy", "")
    await expect(friday.borya.node.locator("[data-toast]")).to_have_count(0)


async def test_what_is_pressed_is_what_stands_on_the_screen_though_the_message_has_changed(
    friday: Friday, bot: BotApi
) -> None:
    behind = asyncio.Event()

    def hold_back(client: WebSocketRoute) -> None:
        client.connect_to_server().on_message(lambda news: None if behind.is_set() else client.send(news))

    await friday.page.route_web_socket(re.compile("/people/live"), hold_back)
    await friday.page.reload()
    await friday.page.locator("body[data-ready]").wait_for()
    board = await bot.send(friday.group, "Берёшь?", reply_markup=keyboard([{"text": "Да"}, {"text": "Нет"}]))
    await expect(friday.anya.button("Да")).to_be_visible()
    behind.set()
    turned = keyboard([{"text": "Нет"}, {"text": "Да"}])
    await bot.call("editMessageReplyMarkup", chat_id=friday.group, message_id=board, reply_markup=turned)
    await friday.anya.press("Да")
    assert (await bot.next("callback_query"))["data"] == "да"


async def test_an_alert_waits_for_ok_and_does_not_come_back(
    friday: Friday, bot: BotApi, playground: Playground
) -> None:
    await bot.send(friday.group, "Карты", reply_markup=keyboard([{"text": "Мои карты"}]))
    await friday.anya.press("Мои карты")
    query = await bot.next("callback_query")
    await bot.call("answerCallbackQuery", callback_query_id=query["id"], text="Барон и Принц", show_alert=True)
    await friday.anya.node.locator("[data-alert]").wait_for()
    await open_page(friday.page, playground.url)
    async with friday.page.expect_response("**/dismiss"):
        assert await friday.anya.alert() == "Барон и Принц"
    await open_page(friday.page, playground.url)
    await friday.anya.shows("Карты")
    await expect(friday.page.locator("[data-alert]")).to_have_count(0)


async def test_buttons_wear_their_styles_and_the_disabled_one_is_dead(friday: Friday, bot: BotApi) -> None:
    row = [{"text": "Да", "style": "success"}, {"text": "Нет", "style": "danger"}, {"text": "Ход", "style": "primary"}]
    await bot.send(friday.group, "Вопрос", reply_markup=keyboard(row, [{"text": "Нельзя", "disabled": {}}]))
    for label, style in (("Да", "success"), ("Нет", "danger"), ("Ход", "primary")):
        await expect(friday.anya.button(label)).to_have_class(re.compile(rf"\b{style}\b"))
    await expect(friday.anya.button("Нельзя")).to_be_disabled()


async def test_a_copy_button_fills_the_clipboard(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "Код", reply_markup=keyboard([{"text": "Взять", "copy_text": {"text": "abc 1"}}]))
    await friday.anya.press("Взять")
    await friday.anya.is_told("Скопировано")
    assert await friday.page.evaluate("navigator.clipboard.readText()") == "abc 1"


async def test_an_edit_changes_text_and_keyboard_and_is_marked(friday: Friday, bot: BotApi) -> None:
    message = await bot.send(friday.group, "Было", reply_markup=keyboard([{"text": "Старая"}]))
    await friday.borya.shows("Было")
    await bot.call("editMessageText", chat_id=friday.group, message_id=message, text="Стало")
    await friday.borya.shows(re.compile("Стало.*изм."))
    await friday.borya.hides("Было")
    await expect(friday.borya.button("Старая")).to_have_count(0)


async def test_a_deleted_message_disappears_from_every_phone(friday: Friday, bot: BotApi) -> None:
    message = await bot.send(friday.group, "Лишнее")
    await friday.anya.shows("Лишнее")
    await bot.call("deleteMessage", chat_id=friday.group, message_id=message)
    for phone in (friday.anya, friday.borya):
        await phone.hides("Лишнее")


async def test_a_ringing_message_pulses_and_is_counted_until_it_is_read(friday: Friday, bot: BotApi) -> None:
    await expect(friday.anya.badge()).to_be_hidden()
    await bot.send(friday.anya_id, "Твой ход")
    await friday.anya.rings()
    await expect(friday.anya.badge()).to_have_text("1")
    await friday.anya.open_private()
    await friday.anya.shows("Твой ход")
    await expect(friday.anya.badge()).to_be_hidden()


async def test_a_silent_message_does_not_ring(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "Доска", disable_notification=True)
    await friday.anya.shows("Доска")
    await expect(friday.anya.messages("Доска").get_by_role("img", name="без звука")).to_be_visible()
    assert await friday.page.evaluate("() => witness.rung") == []


async def test_the_bot_is_seen_typing(friday: Friday, bot: BotApi) -> None:
    await bot.call("sendChatAction", chat_id=friday.group, action="typing")
    tab = friday.borya.node.get_by_role("tab", name="Группа «Пятница»")
    await expect(tab).to_contain_text("печатает")
    await bot.send(friday.group, "Готово")
    await expect(tab).to_contain_text("3 участника")


async def test_a_photo_opens_large_and_a_document_downloads(friday: Friday, bot: BotApi) -> None:
    await bot.upload("sendPhoto", friday.group, "photo", "board.png", PICTURE)
    await tap(friday.anya.node.get_by_role("button", name="Открыть фото"))
    await expect(friday.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    await friday.page.keyboard.press("Escape")
    await bot.upload("sendDocument", friday.group, "document", "record.txt", b"0 guard.2.priest")
    async with friday.page.expect_download() as download:
        await tap(friday.borya.node.get_by_role("link", name="Скачать record.txt"))
    assert (await (await download.value).path()).read_bytes() == b"0 guard.2.priest"


async def test_commands_are_offered_and_go_to_the_bot_by_name(friday: Friday, bot: BotApi) -> None:
    await bot.call("setMyCommands", commands=[{"command": "play", "description": "Начать игру"}])
    box = friday.anya.node.get_by_role("textbox")
    await box.press_sequentially("/p")
    await expect(friday.anya.node.get_by_role("option", name="/play Начать игру")).to_be_visible()
    await box.press("Enter")
    await friday.anya.shows("/play@table_bot")
    await friday.borya.shows("/play@table_bot")


async def test_a_command_in_a_message_is_sent_by_a_press(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "Начни так: /play")
    await tap(friday.borya.messages("Начни").get_by_role("link", name="/play"))
    await expect(friday.anya.messages("/play").filter(has_text="Боря")).to_have_count(1)


async def test_a_reply_shows_what_it_answers(friday: Friday) -> None:
    await friday.anya.write("Когда играем?")
    await friday.borya.shows("Когда играем?")
    await friday.borya.messages("Когда играем?").click(button="right")
    await tap(friday.borya.node.get_by_role("menuitem", name="Ответить"))
    await friday.borya.write("В семь")
    await expect(friday.anya.messages("В семь").locator(".quote")).to_contain_text("Когда играем?")


async def test_a_refusal_of_the_server_is_shown_to_its_person(friday: Friday, playground: Playground) -> None:
    await friday.borya.write("успел")
    playground.people.restrict(friday.group, friday.anya_id, friday.borya_id, {})
    await expect(friday.borya.node.locator(".composer")).to_contain_text("Писать сюда нельзя")


async def test_a_person_blocks_the_bot_and_comes_back(friday: Friday, playground: Playground) -> None:
    await friday.anya.open_private()
    await tap(friday.anya.node.get_by_role("button", name="Настройки телефона"))
    await tap(friday.anya.node.get_by_role("menuitem", name="Заблокировать бота"))
    await tap(friday.anya.node.get_by_role("button", name="Перезапустить"))
    await expect(friday.anya.messages("/start")).to_have_count(2)
    assert playground.people.phone(friday.anya_id)["person"]["blocked_bot"] is False


async def test_a_group_is_left_and_joined_again(friday: Friday) -> None:
    await tap(friday.borya.node.get_by_role("button", name="Настройки телефона"))
    await tap(friday.borya.node.get_by_role("menuitem", name="Выйти из «Пятница»"))
    await friday.anya.shows("Боря выходит из группы")
    await expect(friday.borya.chat).to_have_attribute("data-kind", "private")
    await tap(friday.borya.node.get_by_role("button", name="Настройки телефона"))
    await tap(friday.borya.node.get_by_role("menuitem", name="Войти в «Пятница»"))
    await friday.anya.shows("Боря входит в группу")


async def test_a_new_person_gets_a_phone_in_the_group(friday: Friday) -> None:
    await tap(friday.page.get_by_role("button", name="Добавить человека"))
    await friday.page.get_by_label("Имя", exact=True).fill("Вера")
    await tap(friday.page.get_by_role("button", name="Добавить", exact=True))
    vera = Phone(friday.page, "Вера")
    await vera.open_group("Пятница")
    await vera.write("Всем привет")
    await friday.anya.shows("Всем привет")


async def test_a_new_group_appears_on_the_phones_of_its_members(friday: Friday) -> None:
    await tap(friday.page.get_by_role("button", name="Добавить группу"))
    await friday.page.get_by_label("Название").fill("Суббота")
    await tap(friday.page.get_by_role("button", name="Добавить", exact=True))
    await friday.borya.open_group("Суббота")
    await friday.borya.write("И тут играем")
    await friday.anya.open_group("Суббота")
    await friday.anya.shows("И тут играем")


async def test_language_and_theme_change_and_are_remembered(friday: Friday, playground: Playground) -> None:
    await tap(friday.page.get_by_role("button", name="Язык страницы"))
    await expect(friday.page.get_by_role("heading", name="Local Telegram")).to_be_visible()
    await tap(friday.page.get_by_role("button", name="Theme"))
    await tap(friday.page.get_by_role("button", name="Theme: light"))
    await open_page(friday.page, playground.url)
    await expect(friday.page.get_by_role("button", name="Theme: dark")).to_be_visible()
    await expect(friday.page.locator("html")).to_have_css("color-scheme", "dark")
    await friday.borya.open_private()
    await expect(friday.borya.node.get_by_role("button", name="Start", exact=True)).to_be_visible()


async def test_a_narrow_screen_shows_one_phone_and_a_switcher(friday: Friday, bot: BotApi) -> None:
    await friday.page.set_viewport_size({"width": 360, "height": 740})
    await expect(friday.borya.node).to_be_hidden()
    borya = friday.page.get_by_role("tab", name="Телефон: Боря")
    await bot.send(friday.group, "Пора")
    await expect(borya).to_contain_text("1")
    await tap(borya)
    await friday.borya.shows("Пора")
    await expect(friday.anya.node).to_be_hidden()
    await expect(borya).not_to_contain_text("1")
    assert await friday.page.evaluate("document.documentElement.scrollWidth") == 360


async def test_a_lost_connection_comes_back_and_nothing_is_missed(
    friday: Friday, bot: BotApi, playground: Playground
) -> None:
    connections: list[WebSocketRoute] = []
    way = asyncio.Event()
    way.set()

    async def pass_on(client: WebSocketRoute) -> None:
        await way.wait()
        client.connect_to_server()
        connections.append(client)

    await friday.page.route_web_socket(re.compile("/people/live"), pass_on)
    await open_page(friday.page, playground.url)
    gone = await bot.send(friday.group, "Сотрут")
    await friday.anya.shows("Сотрут")
    way.clear()
    await connections[0].close()
    await expect(friday.page.get_by_text("Нет связи")).to_be_visible()
    await bot.call("deleteMessage", chat_id=friday.group, message_id=gone)
    await bot.send(friday.group, "Пока тебя не было")
    way.set()
    await friday.anya.shows("Пока тебя не было")
    await friday.anya.hides("Сотрут")
    await bot.send(friday.group, "Снова на связи")
    await friday.anya.shows("Снова на связи")
    await expect(friday.anya.messages("Пока тебя не было")).to_have_count(1)


async def test_a_long_chat_shows_its_end_and_gives_the_rest_on_request(playground: Playground, friday: Friday) -> None:
    for number in range(80):
        playground.people.send(friday.anya_id, friday.group, f"реплика {number}.")
    await open_page(friday.page, playground.url)
    await expect(friday.borya.messages("реплика 79.")).to_be_in_viewport()
    await friday.borya.hides("реплика 5.")
    await friday.borya.node.locator(".scroller").evaluate("node => node.scrollTo(0, 0)")
    await tap(friday.borya.node.get_by_role("button", name="Показать более ранние"))
    await expect(friday.borya.messages("реплика 5.")).to_have_count(1)


async def test_one_up_in_the_chat_is_not_pulled_down_but_sees_the_count(
    friday: Friday, bot: BotApi, playground: Playground
) -> None:
    for number in range(40):
        playground.people.send(friday.borya_id, friday.group, f"реплика {number}.")
    await friday.anya.shows("реплика 39.")
    await friday.anya.node.locator(".scroller").evaluate("node => node.scrollTo(0, 0)")
    down = friday.anya.node.get_by_role("button", name="К последним сообщениям")
    await expect(down).to_be_visible()
    await bot.send(friday.group, "Новость")
    await expect(down).to_have_attribute("data-unread", "1")
    await tap(down)
    await expect(friday.anya.messages("Новость")).to_be_in_viewport()
    await expect(down).to_be_hidden()


async def test_the_page_hears_its_texts_from_the_locales(playground: Playground, page: Page) -> None:
    await open_page(page, playground.url)
    for language, word in (("ru", "Отправить"), ("en", "Send")):
        answer = await page.request.get(f"{playground.url}/people/texts/{language}")
        assert json.loads(await answer.text())["send"] == word
    assert (await page.request.get(f"{playground.url}/people/texts/xx")).status == 404


async def test_the_end_is_followed_while_messages_above_it_change_and_go(friday: Friday, bot: BotApi) -> None:
    """The browser's scroll anchoring must not be taken for a reader who scrolls up."""
    lines = [f"строка {number}" for number in range(18)]
    moves = keyboard([{"text": "Карты"}, {"text": "Ход"}], [{"text": "Правила"}])
    board = await bot.send(friday.group, "\n".join(lines), reply_markup=moves)
    await friday.borya.write("/leave")
    asked = keyboard([{"text": "Выйти"}, {"text": "Остаться"}])
    words = "Уйти из партии? Вернуться в неё будет нельзя, остальные доиграют."
    question = await bot.send(friday.group, words, reply_markup=asked)
    for phone in (friday.anya, friday.borya):
        await phone.shows("Уйти из партии?")
    quoted = "\n".join(lines[:7])
    over = "\n".join(lines[:12]) + f"<blockquote expandable>{quoted}</blockquote>\nконец\nконец"
    await asyncio.gather(
        bot.call("deleteMessage", chat_id=friday.group, message_id=question),
        bot.call("editMessageText", chat_id=friday.group, message_id=board, text=over, parse_mode="HTML"),
        bot.send(
            friday.group, "Партия сыграна\n" * 8, reply_markup=keyboard([{"text": "Ещё раз"}], [{"text": "Запись"}])
        ),
    )
    for phone in (friday.anya, friday.borya):
        await phone.shows("Партия сыграна")
        end = await phone.node.locator(".scroller").element_handle()
        await friday.page.wait_for_function("s => s.scrollHeight - s.scrollTop - s.clientHeight < 2", arg=end)


async def test_what_grows_while_the_chat_still_comes_to_its_end_is_no_reader_scrolling_up(
    friday: Friday, bot: BotApi
) -> None:
    """The event of the page's own scrolling may be heard only after something more has come."""
    await bot.send(friday.group, "Доска\n" * 40)
    await friday.anya.shows("Доска")
    grows = """scroller => {
        const more = document.createElement("div");
        more.style.height = "600px";
        scroller.querySelector(".list").append(more);
        scroller.dispatchEvent(new Event("scroll"));
    }"""
    scroller = friday.anya.node.locator(".scroller")
    await scroller.evaluate(grows)
    end = await scroller.element_handle()
    await friday.page.wait_for_function("s => s.scrollHeight - s.scrollTop - s.clientHeight < 2", arg=end)
    await expect(friday.anya.node.get_by_role("button", name="К последним сообщениям")).to_be_hidden()


async def test_an_ephemeral_message_stands_on_one_phone_and_looks_it(friday: Friday, bot: BotApi) -> None:
    await bot.send(friday.group, "Доска", reply_markup=keyboard([{"text": "Карты"}]))
    await friday.borya.open_group()
    await friday.borya.press("Карты")
    query = await bot.next("callback_query")
    alone = {"receiver_user_id": friday.borya_id, "callback_query_id": query["id"]}
    await bot.send(
        friday.group, "Туз", ephemeral_message_parameters=alone, reply_markup=keyboard([{"text": "Сыграть"}])
    )
    await friday.borya.shows("Туз")
    await expect(friday.borya.messages("Туз")).to_have_class(re.compile("ephemeral"))
    await expect(friday.borya.messages("Туз").locator(".alone")).to_have_text("👁 видишь только ты")
    await friday.anya.hides("Туз")
    await friday.borya.press("Сыграть")
    pressed = await bot.next("callback_query")
    number = pressed["message"]["ephemeral_message_id"]
    place = {"chat_id": friday.group, "receiver_user_id": friday.borya_id, "ephemeral_message_id": number}
    await bot.call("editEphemeralMessageText", **place, text="Сыграно")
    await friday.borya.shows("Сыграно")
    await bot.call("deleteEphemeralMessage", **place)
    await friday.borya.hides("Сыграно")


async def test_input_boxes_of_phones_that_were_hidden_have_their_height_when_shown(
    playground: Playground, friday: Friday
) -> None:
    await friday.page.set_viewport_size({"width": 390, "height": 844})
    await open_page(friday.page, playground.url)
    await expect(friday.borya.node).to_be_hidden()
    await friday.page.set_viewport_size({"width": 1600, "height": 900})
    for phone in (friday.anya, friday.borya):
        await expect(phone.node.get_by_role("textbox")).to_have_css("height", "38px")
