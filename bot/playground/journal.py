"""The journal: every request of the bot, what became of it, and who could see what it showed."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from .fields import Violation

VIOLATIONS_KEPT = 10_000


@dataclass(slots=True)
class Request:
    """One Bot API request. `result` is the JSON answered, `error` is (code, description, parameters)."""

    number: int
    time: float
    method: str
    chat_id: int | None = None
    params: dict[str, Any] = field(default_factory=dict)
    result: Any = None
    error: tuple[int, str, dict[str, int]] | None = None
    audience: frozenset[int] = frozenset()
    fault: str = ""
    done: bool = False


class Journal:
    """The last `keep` requests and the violations of the published fields."""

    def __init__(self, keep: int) -> None:
        self.requests: deque[Request] = deque(maxlen=keep)
        self.violations: list[Violation] = []
        self.count = 0

    def open(self, method: str, now: float, *, record: bool) -> Request:
        """A new entry, numbered in the order of arrival."""
        self.count += 1
        request = Request(self.count, now, method)
        if record:
            self.requests.append(request)
        return request

    def note(self, request: Request, path: str, problem: str) -> None:
        """A violation in this request."""
        if len(self.violations) < VIOLATIONS_KEPT:
            self.violations.append(Violation(request.number, request.method, path, problem))
