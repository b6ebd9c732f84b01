"""A real aiogram Bot against the local Telegram: what it sends fits, what it gets back it can read."""

import pytest
from aiogram import Bot, types
from aiogram.client.default import DefaultBotProperties
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.enums import ParseMode
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError, TelegramRetryAfter, TelegramUnauthorizedError

from .conftest import Opener
from .friday import Friday
from .test_files import png


def bot_of(friday: Friday, token: str = "") -> Bot:
    session = AiohttpSession(api=TelegramAPIServer.from_base(friday.pg.url))
    return Bot(token or friday.pg.token, session, default=DefaultBotProperties(parse_mode=ParseMode.HTML))


async def test_a_real_bot_plays_along(friday: Friday) -> None:
    async with bot_of(friday) as bot:
        assert (await bot.me()).username == "table_bot"
        await bot.delete_webhook()
        await bot.set_my_commands(
            [types.BotCommand(command="play", description="Играть")], types.BotCommandScopeAllGroupChats()
        )
        await bot.get_updates(allowed_updates=["message", "callback_query", "my_chat_member"])
        friday.people.send(friday.borya, friday.group, "/play")
        update = (await bot.get_updates(timeout=1))[-1]
        assert update.message is not None
        assert update.message.entities is not None
        row = [
            types.InlineKeyboardButton(text="Сесть", callback_data="sit", style="success"),
            types.InlineKeyboardButton(text="Ссылка", url="https://t.me/table_bot?start=x"),
            types.InlineKeyboardButton(text="Код", copy_text=types.CopyTextButton(text="1234")),
        ]
        board = await bot.send_message(
            friday.group,
            f"<b>Стол</b> {update.message.from_user.mention_html() if update.message.from_user else ''}",
            reply_markup=types.InlineKeyboardMarkup(inline_keyboard=[row]),
            reply_parameters=types.ReplyParameters(message_id=update.message.message_id),
            link_preview_options=types.LinkPreviewOptions(is_disabled=True),
            disable_notification=True,
        )
        assert board.entities is not None
        assert board.entities[1].user is not None
        pressed = friday.people.press(friday.borya, friday.group, board.message_id, text="Сесть")
        query = (await bot.get_updates(offset=update.update_id + 1))[-1].callback_query
        assert query is not None
        assert query.data == "sit"
        assert await bot.answer_callback_query(query.id, "Сел", show_alert=True)
        assert (await friday.people.answer(pressed["query_id"]))["alert"] is True
        await bot.edit_message_text("Игра", chat_id=friday.group, message_id=board.message_id)
        photo = await bot.send_photo(
            friday.group, types.BufferedInputFile(png(4, 4), "board.png"), caption="<i>Доска</i>"
        )
        media = types.InputMediaPhoto(media=types.BufferedInputFile(png(5, 5), "board.png"), caption="Ход")
        changed = await bot.edit_message_media(media, chat_id=friday.group, message_id=photo.message_id)
        assert isinstance(changed, types.Message)
        assert changed.caption == "Ход"
        record = await bot.send_document(friday.group, types.BufferedInputFile("ход".encode(), "игра.txt"))
        assert record.document is not None
        content = await bot.download(record.document)
        assert content is not None
        assert content.read().decode() == "ход"
        assert (await bot.get_chat(friday.group)).title == "Пятница"
        assert (await bot.get_chat_member(friday.group, friday.anya)).status == "creator"
        assert len(await bot.get_chat_administrators(friday.group)) == 1
        await bot.set_message_reaction(friday.group, update.message.message_id, [types.ReactionTypeEmoji(emoji="👍")])
        await bot.send_chat_action(friday.group, "typing")
        await bot.delete_messages(friday.group, [photo.message_id, record.message_id])
        await bot.leave_chat(friday.group)
    assert friday.pg.violations == []


async def test_refusals_become_aiograms_exceptions(opened: Opener) -> None:
    friday = await opened(limits=True)
    async with bot_of(friday) as bot:
        with pytest.raises(TelegramForbiddenError, match="can't initiate conversation"):
            await bot.send_message(friday.anya, "x")
        with pytest.raises(TelegramBadRequest, match="can't parse entities"):
            await bot.send_message(friday.group, "<x>")
        for _ in range(5):
            await bot.send_message(friday.group, "x")
        with pytest.raises(TelegramRetryAfter) as wait:
            await bot.send_message(friday.group, "x")
        assert wait.value.retry_after == 1
    async with bot_of(friday, "5:wrong") as stranger:
        with pytest.raises(TelegramUnauthorizedError):
            await stranger.get_me()
