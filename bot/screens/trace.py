"""Where an error came from, for the log: its kind and the lines of code, without its message.

The message of a validation error quotes what it refused, and that may be somebody's cards.
"""

from __future__ import annotations

from traceback import extract_tb


def trace(error: BaseException) -> dict[str, str]:
    """The kind of the error and the way through the code that led to it."""
    way = (f"{frame.filename}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__))
    return {"error": type(error).__name__, "where": " < ".join(reversed([*way]))}
