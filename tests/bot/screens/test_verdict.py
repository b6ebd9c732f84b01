"""Every answer of Telegram that a screen may get, told apart by class and description."""

from __future__ import annotations

import pytest
from aiogram.exceptions import (
    AiogramError,
    ClientDecodeError,
    RestartingTelegram,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramConflictError,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import SendMessage

from bot.screens.verdict import Accepted, Gone, Later, Shut, Unknown, Verdict, Wrong, judge

CALL = SendMessage(chat_id=1, text="x")
BAD_REQUESTS: list[tuple[str, type[Verdict]]] = [
    ("message is not modified: specified new message content and reply markup are exactly the same", Accepted),
    ("message to edit not found", Gone),
    ("message can't be edited", Gone),
    ("message to delete not found", Accepted),
    ("message can't be deleted for everyone", Gone),
    ("MESSAGE_ID_INVALID", Gone),
    ("chat not found", Shut),
    ("user is deactivated", Shut),
    ("not enough rights to send text messages to the chat", Shut),
    ("CHAT_WRITE_FORBIDDEN", Shut),
    ("TOPIC_CLOSED", Shut),
    ("message thread not found", Shut),
    ("message is too long", Wrong),
    ("can't parse entities: unsupported start tag", Wrong),
    ("BUTTON_DATA_INVALID", Wrong),
]
OTHERS: list[tuple[AiogramError | OSError, type[Verdict]]] = [
    (TelegramRetryAfter(CALL, "Too Many Requests: retry after 30", 30), Later),
    (TelegramForbiddenError(CALL, "Forbidden: bot was blocked by the user"), Shut),
    (TelegramMigrateToChat(CALL, "group chat was upgraded to a supergroup chat", -1002), Shut),
    (TelegramEntityTooLarge(CALL, "Request Entity Too Large"), Wrong),
    (TelegramNotFound(CALL, "Not Found"), Wrong),
    (TelegramNetworkError(CALL, "Request timeout error"), Unknown),
    (TelegramServerError(CALL, "Bad Gateway"), Unknown),
    (RestartingTelegram(CALL, "restart"), Unknown),
    (TelegramUnauthorizedError(CALL, "Unauthorized"), Unknown),
    (TelegramConflictError(CALL, "Conflict"), Unknown),
    (TelegramAPIError(CALL, "something new"), Unknown),
    (ClientDecodeError("Failed to decode object", ValueError(), "<html>"), Unknown),
    (ConnectionResetError(), Unknown),
]


@pytest.mark.parametrize(("description", "verdict"), BAD_REQUESTS)
def test_a_bad_request_is_judged_by_its_description(description: str, verdict: type[Verdict]) -> None:
    assert isinstance(judge(TelegramBadRequest(CALL, f"Bad Request: {description}")), verdict)


@pytest.mark.parametrize(("error", "verdict"), OTHERS, ids=lambda each: getattr(type(each), "__name__", ""))
def test_any_other_error_is_judged_by_its_class(error: AiogramError, verdict: type[Verdict]) -> None:
    assert isinstance(judge(error), verdict)
