"""The local Telegram: a strict Bot API server with people, phones and a page, all in memory.

It serves play without a token and the end-to-end tests. It imports nothing of the bot and knows nothing of its games;
README.md beside this file is its manual.
"""

from .errors import BotApiError, Mistake
from .faults import Fault, Faults
from .fields import Upload, Violation
from .journal import Request
from .latency import Latency
from .server import Playground

__all__ = [
    "BotApiError",
    "Fault",
    "Faults",
    "Latency",
    "Mistake",
    "Playground",
    "Request",
    "Upload",
    "Violation",
]
