"""Inline keyboards: what Telegram takes, and what a person's screen shows of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import bad_request
from .text.links import checked_link, link_problem, user_of_link

Button = dict[str, Any]
Keyboard = tuple[tuple[Button, ...], ...]
ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
    "disabled",
)
STYLES = ("danger", "success", "primary")
DATA_LIMIT = 64
COPY_LIMIT = 256
BUTTON_LIMIT = 100


def checked_keyboard(markup: Mapping[str, Any] | None) -> Keyboard:
    """The keyboard as stored, () for none; raises what Telegram refuses of its buttons."""
    if not markup or "inline_keyboard" not in markup:
        return ()
    rows = tuple(tuple(_button(button) for button in row) for row in markup["inline_keyboard"])
    rows = tuple(row for row in rows if row)
    if sum(len(row) for row in rows) > BUTTON_LIMIT:
        raise bad_request("reply markup is too long")
    return rows


def _button(button: Mapping[str, Any]) -> Button:
    if not str(button["text"]).strip():
        raise bad_request("can't parse inline keyboard button: Inline keyboard button text must be non-empty")
    if button.get("style") is not None and button["style"] not in STYLES:
        raise bad_request("can't parse inline keyboard button: Invalid button style specified")
    actions = [name for name in ACTIONS if name in button and button[name] != ""]
    if not actions:
        raise bad_request("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise bad_request("can't parse inline keyboard button: exactly one of the action fields must be used")
    return {**button, **_checked_action(actions[0], button[actions[0]])}


def _checked_action(name: str, value: Any) -> Button:
    match name:
        case "callback_data" if len(str(value).encode()) > DATA_LIMIT:
            raise bad_request("BUTTON_DATA_INVALID")
        case "copy_text" if not 0 < len(value["text"]) <= COPY_LIMIT:
            raise bad_request("BUTTON_COPY_TEXT_INVALID")
        case "url":
            return {"url": _checked_url(value)}
    return {name: value}


def _checked_url(url: str) -> str:
    if user_of_link(url):
        return url
    if problem := link_problem(url):
        raise bad_request(f"inline keyboard button URL '{url}' is invalid: {problem}")
    return checked_link(url) or url


def button_kind(button: Mapping[str, Any]) -> str:
    """callback, url, copy, disabled or other."""
    names = {"callback_data": "callback", "url": "url", "copy_text": "copy", "disabled": "disabled"}
    return next((kind for name, kind in names.items() if name in button), "other")


def shown_keyboard(keyboard: Keyboard) -> list[list[dict[str, Any]]]:
    """The keyboard for a person's screen, with the callback data that a press sends though nobody sees it."""
    return [[_shown(button) for button in row] for row in keyboard]


def _shown(button: Button) -> dict[str, Any]:
    copy_text = button.get("copy_text")
    return {
        "text": button["text"],
        "style": button.get("style"),
        "kind": button_kind(button),
        "data": button.get("callback_data"),
        "url": button.get("url"),
        "copy_text": copy_text["text"] if copy_text else None,
    }


def as_markup(keyboard: Sequence[Sequence[Button]]) -> dict[str, Any]:
    """The keyboard as the Bot API returns it."""
    return {"inline_keyboard": [list(row) for row in keyboard]}
