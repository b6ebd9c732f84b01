"""Between «Начать» and the deal: every private chat is tried, then cards are dealt, or the lobby opens again.

Nothing has been dealt when somebody cannot be reached. If the process dies in here, the table's own deadline opens the
lobby again.
"""

from __future__ import annotations

import asyncio

import structlog
from aiogram.enums import ChatAction
from aiogram.exceptions import AiogramError, TelegramBadRequest, TelegramForbiddenError

from bot.house import House
from bot.table.done import Done, Instant
from bot.table.lobby import complete_again, deal, freeze, reopen
from bot.table.seats import is_member
from storage.change import Cause
from storage.ids import PersonId
from storage.table import Table

log = structlog.get_logger(__name__)


async def begin_again(house: House, table: Table, cause: Cause) -> None:
    """A rematch for which everybody has pressed begins by itself."""
    frozen = await house.desks.write(table.id, Cause("rematch", cause.id), _freeze_if_complete)
    if frozen.table.phase.kind == "checking":
        try_and_deal(house, frozen.table)


def _freeze_if_complete(table: Table, at: Instant) -> Done:
    return freeze(table, at) if complete_again(table) else Done(table)


def try_and_deal(house: House, table: Table) -> None:
    """Try every private chat in the background, then deal or open the lobby again."""
    house.errands.afterwards(_try_and_deal(house, table))


async def _try_and_deal(house: House, table: Table) -> None:
    people = [member.person for member in table.members]
    reached = await asyncio.gather(*(_reaches(house, person) for person in people))
    unreachable = tuple(person for person, fine in zip(people, reached, strict=True) if not fine)
    for person in unreachable:
        await house.people.set_reachable(person, False)
    cause = Cause("dealer", f"{table.id}.{table.rev}")
    if unreachable:
        await house.desks.write(table.id, cause, lambda now, at: reopen(now, unreachable, at))
    else:
        await house.desks.write(table.id, cause, lambda now, at: deal(now, at) if _same(now, people) else Done(now))


def _same(table: Table, people: list[PersonId]) -> bool:
    """Whether those who were tried are those who sit."""
    return len(table.members) == len(people) and all(is_member(table, person) for person in people)


async def _reaches(house: House, person: PersonId) -> bool:
    """Whether the private chat is open: a chat action tells and leaves no message (sendChatAction).

    A refusal says no; a fault of the network or of Telegram says nothing, and the game is begun.
    """
    try:
        await house.bot.send_chat_action(person, ChatAction.TYPING)
    except (TelegramForbiddenError, TelegramBadRequest):
        return False
    except AiogramError as error:
        log.info("a private chat could not be tried", error=type(error).__name__)
    return True
