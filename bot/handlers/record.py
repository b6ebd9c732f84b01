"""«Запись»: the record of a finished game as a file, sent to whoever asks for it."""

from __future__ import annotations

import re
from typing import Final

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.handlers.reply import Answer, answered
from bot.house import House
from bot.presenters.ending import record_caption
from bot.presenters.presenter import Say
from bot.press import Log
from bot.table.refusals import GameRunning, TableGone
from rules.record import Record, dump
from storage.acquaintance import Person
from storage.errors import NoSuchRecord
from storage.ids import TableId
from storage.table import Finished, Table

router = Router(name="record")

LINKED: Final = re.compile(r"log_[0-9a-f]+_\d+")
"""A start parameter that asks for the record of a game."""


@router.callback_query(Log.filter())
async def on_record(query: CallbackQuery, callback_data: Log, house: House, guest: Person, say: Say) -> None:
    """A record is a secret until its game is over; then it goes to the private chat of whoever presses."""
    await answered(query, house, say, _record(house, guest, say, callback_data))


async def _record(house: House, guest: Person, say: Say, press: Log) -> Answer:
    record = await _finished(house, press.table, press.number)
    if not guest.reachable:
        return Answer(url=house.link(f"log_{press.table}_{press.number}"))
    _send(house, guest, say, _name(record, press.table, press.number), record)
    return Answer(say("done-record"))


async def send_linked(house: House, guest: Person, say: Say, payload: str) -> None:
    """The record that a link of «Запись» led to; raises GameRunning or TableGone."""
    _, table, number = payload.split("_")
    record = await _finished(house, table, int(number))
    _send(house, guest, say, _name(record, table, int(number)), record)


def _name(record: Record, table: TableId, number: int) -> str:
    return f"{record.header.game}-{table}-{number}.txt"


async def _finished(house: House, table_id: TableId, number: int) -> Record:
    table = await house.desks.read(table_id)
    _check_over(table, number)
    try:
        return await house.tables.record(table.id, number)
    except NoSuchRecord as error:
        raise TableGone from error


def _check_over(table: Table, number: int) -> None:
    """The games before this one are over; this one only when it has finished."""
    if number > table.number or (number == table.number and not isinstance(table.phase, Finished)):
        raise GameRunning


def _send(house: House, guest: Person, say: Say, name: str, record: Record) -> None:
    """The file goes to the private chat."""
    content, caption = dump(record).encode(), record_caption(record.header.game, say)
    house.outbox.put(guest.id, ("file", name), lambda: house.post.send_file(guest.id, name, content, caption))
