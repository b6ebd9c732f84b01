"""What lasts is bounded."""

from bot.playground.chat import MESSAGES_KEPT, Chat
from bot.playground.message import Message
from bot.playground.query import QUERIES_KEPT, Queries, Query
from bot.playground.stored_file import BYTES_KEPT

from .friday import NOW, Friday, buttons


def test_a_chat_keeps_its_last_messages() -> None:
    chat = Chat(-5, "group", unread={101: {1, MESSAGES_KEPT + 1}})
    for number in range(1, MESSAGES_KEPT + 6):
        chat.keep(Message(chat.id, number, int(NOW), 101))
    assert (len(chat.messages), chat.message(5), chat.unread[101]) == (MESSAGES_KEPT, None, {MESSAGES_KEPT + 1})


async def test_old_presses_are_forgotten(friday: Friday) -> None:
    queries = Queries()
    for number in range(QUERIES_KEPT + 1):
        queries.add(Query(str(number), 101, -5, 1, "x", NOW))
    assert queries.get("0") is None
    assert queries.get("1") is not None


async def test_only_the_last_toasts_stay(friday: Friday) -> None:
    number = await friday.board(reply_markup=buttons("да"))
    for place in range(60):
        press = friday.people.press(friday.borya, friday.group, number, data="да")
        await friday.call("answerCallbackQuery", callback_query_id=press["query_id"], text=str(place))
    toasts = friday.people.phone(friday.borya)["toasts"]
    assert [toast["text"] for toast in toasts] == [str(place) for place in range(10, 60)]


async def test_old_files_make_room(friday: Friday) -> None:
    files = friday.pg.world.files
    first = files.add_document(b"x", "a.txt")
    files._weight = BYTES_KEPT
    second = files.add_document(b"y", "b.txt")
    assert files.by_id(first.file_id) is files.by_path(first.path) is None
    assert files.by_id(second.file_id) == second
