"""What Telegram refuses, in Telegram's own words.

A refusal of the Bot API is an HTTP status, a description and sometimes parameters; bots tell refusals apart by exactly
these texts, so every one of them is made here or beside its check, through these four constructors.
"""

from collections.abc import Mapping


class BotApiError(Exception):
    """A refusal of the Bot API: `code` is the HTTP status, `description` the text with its prefix."""

    def __init__(self, code: int, description: str, parameters: Mapping[str, int] | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = dict(parameters or {})


class Mistake(Exception):
    """A refusal of the people's API: `status` is the HTTP status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def bad_request(text: str) -> BotApiError:
    """400 with Telegram's rule for capitals: an UPPER_CASE code stays, a sentence starts small."""
    is_code = len(text) > 1 and (text[1] == "_" or text[1].isupper())
    return BotApiError(400, "Bad Request: " + (text if is_code else text[:1].lower() + text[1:]))


def forbidden(text: str) -> BotApiError:
    """403: the chat or the person does not let the bot in."""
    return BotApiError(403, f"Forbidden: {text}")


def too_many(retry_after: int) -> BotApiError:
    """429: wait `retry_after` seconds."""
    return BotApiError(429, f"Too Many Requests: retry after {retry_after}", {"retry_after": retry_after})


def conflict(text: str) -> BotApiError:
    """409: two pollers."""
    return BotApiError(409, f"Conflict: {text}")
