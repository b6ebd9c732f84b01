"""The methods of the Bot API that this server plays; a method missing here is 404, as an unknown one."""

from collections.abc import Callable
from typing import Any

from . import about_bot, answering, chats, editing, ephemeral, sending
from .call import Call

METHODS: dict[str, Callable[[Call], Any]] = {
    "getMe": about_bot.get_me,
    "deleteWebhook": about_bot.delete_webhook,
    "getWebhookInfo": about_bot.get_webhook_info,
    "getFile": about_bot.get_file,
    "setMyCommands": about_bot.set_my_commands,
    "getMyCommands": about_bot.get_my_commands,
    "deleteMyCommands": about_bot.delete_my_commands,
    "setMyName": about_bot.setter("name"),
    "getMyName": about_bot.getter("name"),
    "setMyDescription": about_bot.setter("description"),
    "getMyDescription": about_bot.getter("description"),
    "setMyShortDescription": about_bot.setter("short_description"),
    "getMyShortDescription": about_bot.getter("short_description"),
    "getChat": chats.get_chat,
    "getChatMember": chats.get_chat_member,
    "getChatMemberCount": chats.get_chat_member_count,
    "getChatAdministrators": chats.get_chat_administrators,
    "leaveChat": chats.leave_chat,
    "pinChatMessage": chats.pin_chat_message,
    "unpinChatMessage": chats.unpin_chat_message,
    "sendMessage": sending.send_message,
    "sendPhoto": sending.send_photo,
    "sendDocument": sending.send_document,
    "sendChatAction": sending.send_chat_action,
    "editMessageText": editing.edit_message_text,
    "editMessageCaption": editing.edit_message_caption,
    "editMessageMedia": editing.edit_message_media,
    "editMessageReplyMarkup": editing.edit_message_reply_markup,
    "editEphemeralMessageText": ephemeral.edit_ephemeral_message_text,
    "editEphemeralMessageReplyMarkup": ephemeral.edit_ephemeral_message_reply_markup,
    "deleteEphemeralMessage": ephemeral.delete_ephemeral_message,
    "deleteMessage": editing.delete_message,
    "deleteMessages": editing.delete_messages,
    "answerCallbackQuery": answering.answer_callback_query,
    "setMessageReaction": answering.set_message_reaction,
}
POLLING = "getUpdates"
