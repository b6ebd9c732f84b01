"""What must be done so that what hangs becomes what is wanted: a list of errands, the most urgent first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.screens.wanted import END, SEATED, Wanted, is_bare, occasion_of
from storage.hanging import Hung, Screens


@dataclass(frozen=True, slots=True)
class Send:
    """A new message; `old` is what it replaces (() = nothing) and is cleared away afterwards."""

    wanted: Wanted
    old: tuple[Hung, ...] = ()


@dataclass(frozen=True, slots=True)
class Edit:
    """The message that hangs shows something new."""

    wanted: Wanted
    hung: Hung


@dataclass(frozen=True, slots=True)
class Pin:
    """The message that hangs is as it should be, but for its being pinned or not."""

    wanted: Wanted
    hung: Hung


@dataclass(frozen=True, slots=True)
class Strip:
    """Nothing is wanted here any more: what hangs keeps its text and loses its buttons."""

    surface: str
    hung: Hung


@dataclass(frozen=True, slots=True)
class Forget:
    """A message that is left to itself: nothing in Telegram, only our memory of it."""

    surface: str


Errand: TypeAlias = Send | Edit | Pin | Strip | Forget


def difference(wanted: Sequence[Wanted], screens: Screens) -> list[Errand]:
    """The errands in the order of `wanted`, then whatever hangs without being wanted."""
    needed = [errand for one in wanted for errand in _towards(one, screens)]
    surfaces = {one.surface for one in wanted}
    left = [
        errand for surface, hung in screens.hung.items() if surface not in surfaces for errand in _away(surface, hung)
    ]
    return needed + left


def _towards(wanted: Wanted, screens: Screens) -> list[Errand]:
    if not wanted.reachable:
        return []
    if wanted.surface not in screens.hung:
        return [Send(wanted)] if wanted.may_send else []
    hung = screens.hung[wanted.surface]
    if not hung.message and not wanted.may_send:
        return [Forget(wanted.surface)]
    if wanted.may_send and (hung.sending or hung.chat != wanted.chat or _is_anew(wanted, hung)):
        return [Send(wanted, (hung,) if hung.message else ())]
    if hung.digest != wanted.digest:
        return [Edit(wanted, hung)]
    return [Pin(wanted, hung)] if wanted.pinned != bool(hung.pin) else []


def _is_anew(wanted: Wanted, hung: Hung) -> bool:
    """Whether the message that hangs was sent for something else than what is shown now."""
    now, then = wanted.occasion, occasion_of(hung)
    if hung.picture and not wanted.panel.picture:
        return True  # a text may get a picture, but never loses it again
    if then.what == SEATED:
        return True  # what comes in its place is a hand, which has just been dealt
    if now.number != then.number or (now.asked and now.asked != then.asked):
        return True
    if not now.what or now.what == then.what:
        return False
    return not (wanted.in_place and not then.what)


def _away(surface: str, hung: Hung) -> list[Errand]:
    """The end of an earlier game stays as it is; a hand nobody needs waits, without buttons, for the next one."""
    if surface.startswith(END):
        return [Forget(surface)]
    return [] if is_bare(hung) or not hung.message else [Strip(surface, hung)]
