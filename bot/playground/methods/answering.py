"""answerCallbackQuery, setMessageReaction."""

from ..errors import bad_request
from ..text.entities import utf16
from ..text.links import inside_telegram
from .access import Access, open_message
from .call import Call

ANSWER_LIMIT = 200
REACTION_ROWS = (
    "👍 👎 ❤ 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 "
    "🥱 🥴 😍 🐳 ❤‍🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 "
    "😴 😭 🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 "
    "🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷‍♂ 🤷 🤷‍♀ 😡 "
)
REACTIONS = frozenset(REACTION_ROWS.split())


def answer_callback_query(call: Call) -> bool:
    """answerCallbackQuery: once per query, within 15 seconds, up to 200 characters."""
    query = call.world.queries.waiting(call.string("callback_query_id"), call.world.clock())
    text, url = call.string("text"), call.string("url")
    if utf16(text) > ANSWER_LIMIT:
        raise bad_request("MESSAGE_TOO_LONG")
    if url and not _starts_bot(call, url):
        raise bad_request("URL_INVALID")
    call.telegram.answer(query, text, url, alert=call.flag("show_alert"))
    if text or url:
        call.shown_to(query.person_id)
    return True


def _starts_bot(call: Call, url: str) -> bool:
    place = inside_telegram(url)
    if place is None:
        return False
    path, parameters = place
    return [step.lower() for step in path] == [call.world.bot.username.lower()] and bool(parameters.get("start"))


def set_message_reaction(call: Call) -> bool:
    """setMessageReaction: a bot sets one ordinary emoji, or none."""
    message = open_message(call, Access.READ, "message to react")
    chat = call.world.chats[message.chat_id]
    wanted = call.params.get("reaction") or []
    emoji = str(wanted[0].get("emoji", "")) if wanted else ""
    if len(wanted) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    if wanted and emoji not in REACTIONS:
        raise bad_request("REACTION_INVALID")
    call.telegram.react(message, call.world.bot.id, emoji)
    call.shown_in(chat)
    return True
