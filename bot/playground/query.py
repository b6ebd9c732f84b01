"""Callback queries: a press that waits for the bot's answer."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from .errors import bad_request

LIFETIME = 15.0
QUERIES_KEPT = 20_000


@dataclass(slots=True)
class Query:
    """One press. It can be answered once, within 15 seconds of `asked` (clock)."""

    id: str
    person_id: int
    chat_id: int
    message_id: int
    data: str
    asked: float
    answered: bool = False
    text: str = ""
    alert: bool = False
    url: str = ""
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    def view(self) -> dict[str, Any]:
        """As the people's API shows it."""
        return {
            "id": self.id,
            "person": self.person_id,
            "chat_id": self.chat_id,
            "message_id": self.message_id,
            "data": self.data,
            "answered": self.answered,
            "text": self.text or None,
            "alert": self.alert,
            "url": self.url or None,
        }


class Queries:
    """The last presses by id."""

    def __init__(self) -> None:
        self._by_id: OrderedDict[str, Query] = OrderedDict()

    def add(self, query: Query) -> None:
        """Keeps a press; the oldest of more than 20,000 goes."""
        self._by_id[query.id] = query
        if len(self._by_id) > QUERIES_KEPT:
            self._by_id.popitem(last=False)

    def get(self, query_id: str) -> Query | None:
        """A press by its id."""
        return self._by_id.get(query_id)

    def waiting(self, query_id: str, now: float) -> Query:
        """The press if it can still be answered, else Telegram's refusal."""
        query = self._by_id.get(query_id)
        if query is None or query.answered or now - query.asked > LIFETIME:
            raise bad_request("query is too old and response timeout expired or query ID is invalid")
        return query
