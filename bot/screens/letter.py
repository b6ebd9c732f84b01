"""From a panel to the call to Telegram that shows it: a text, or a picture with the text as its caption."""

from __future__ import annotations

from typing import Final, TypeAlias

from aiogram.methods import EditMessageCaption, EditMessageMedia, EditMessageText, SendMessage, SendPhoto
from aiogram.types import BufferedInputFile, InputMediaPhoto, LinkPreviewOptions

from bot.presenters.panel import Panel
from bot.screens.keyboard import keyboard
from storage.hanging import Hung
from storage.ids import ChatId

File: TypeAlias = str | BufferedInputFile
"""A picture: the id of one that Telegram has, or its bytes."""

HTML: Final = "HTML"
NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)


def text_message(chat: ChatId, topic: int, panel: Panel) -> SendMessage:
    """A new message (sendMessage): silent unless the panel rings."""
    return SendMessage(
        chat_id=chat,
        message_thread_id=topic or None,
        text=panel.html,
        parse_mode=HTML,
        link_preview_options=NO_PREVIEW,
        disable_notification=not panel.rings,
        reply_markup=keyboard(panel),
    )


def photo_message(chat: ChatId, topic: int, panel: Panel, file: File) -> SendPhoto:
    """A new message with a picture (sendPhoto): silent unless the panel rings."""
    return SendPhoto(
        chat_id=chat,
        message_thread_id=topic or None,
        photo=file,
        caption=panel.html,
        parse_mode=HTML,
        disable_notification=not panel.rings,
        reply_markup=keyboard(panel),
    )


def text_edit(hung: Hung, panel: Panel) -> EditMessageText:
    """Another text (editMessageText)."""
    return EditMessageText(
        chat_id=hung.chat,
        message_id=hung.message,
        text=panel.html,
        parse_mode=HTML,
        link_preview_options=NO_PREVIEW,
        reply_markup=keyboard(panel),
    )


def caption_edit(hung: Hung, panel: Panel) -> EditMessageCaption:
    """Another text below the same picture (editMessageCaption)."""
    return EditMessageCaption(
        chat_id=hung.chat,
        message_id=hung.message,
        caption=panel.html,
        parse_mode=HTML,
        reply_markup=keyboard(panel),
    )


def photo_edit(hung: Hung, panel: Panel, file: File) -> EditMessageMedia:
    """Another picture, or a picture where only a text was (editMessageMedia)."""
    return EditMessageMedia(
        chat_id=hung.chat,
        message_id=hung.message,
        media=InputMediaPhoto(media=file, caption=panel.html, parse_mode=HTML),
        reply_markup=keyboard(panel),
    )
