"""What must hold after every evening, whatever was played: how the bot behaved towards Telegram and people."""

from __future__ import annotations

from collections import Counter

from bot.playground.journal import Request
from tests.people.evening import Evening

TOO_MANY = 429


def check(evening: Evening) -> None:
    """Nothing against the Bot API, no refusal nobody expected, one answer a press, no fault in the log."""
    faulty = {
        "against the Bot API": evening.pg.violations,
        "refused by Telegram": refused(evening),
        "not answered exactly once": unanswered(evening),
        "logged as a fault": faults(evening),
        "faults never met": evening.pg.faults.pending,
        "stacked luck never asked for": evening.luck.left,
    }
    told = "\n".join(f"{what}: {which}" for what, which in faulty.items() if which)
    assert not told, told


def refused(evening: Evening) -> list[str]:
    """The requests that Telegram refused although nobody made it or expected it."""
    return [
        f"{request.number} {request.method} {request.params}: {request.error}"
        for request in evening.pg.requests
        if request.error is not None and not request.fault and not _expected(request, evening)
    ]


def _expected(request: Request, evening: Evening) -> bool:
    """After a bot has died its successor answers presses that may have been answered, or given up, meanwhile."""
    assert request.error is not None
    code, description, _ = request.error
    late = evening.deaths and request.method == "answerCallbackQuery"
    return code != TOO_MANY and (late or any(words in description for words in evening.expected))


def unanswered(evening: Evening) -> list[str]:
    """The presses that were not answered exactly once; where a bot died, those answered twice."""
    answers = Counter(
        request.params["callback_query_id"]
        for request in evening.pg.requests
        if request.method == "answerCallbackQuery" and request.error is None
    )
    right = {0, 1} if evening.deaths else {1}
    return [press for press in evening.presses if answers[press] not in right]


def faults(evening: Evening) -> list[str]:
    """What the bot logged as a fault of its own."""
    return [f"{line['event']}: {line}" for line in evening.logs if line["log_level"] in {"error", "critical"}]
