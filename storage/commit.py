"""A change turned into one script call: the guards' arguments, and every write that goes with them.

The script looks first (is the rev the one that was read, is this very cause stored already, is the home free) and
then carries out the writes blindly, in one go. So what a commit writes is composed here, in Python, and nowhere else.
"""

from __future__ import annotations

from rules.record import Entry, Header
from storage.change import Cause, Change, Notice
from storage.codec import encode
from storage.due import expire, notice
from storage.form import Form
from storage.hanging import Hung
from storage.ids import TableId
from storage.keys import Keys
from storage.lua import script
from storage.table import Home, Running, Table, token_of
from storage.wire import Word

COMMIT = script("mark", "commit")

FLIGHTS = "flights"
"""Where in a person's hash his flights since his last finished game are counted."""

DAY = 86_400
LIFE = 16 * DAY
"""Seconds that the keys of a table outlive its last commit: more than any deadline, so only a table that everybody has
forgotten ends by it."""

CAUSES = 24
"""So many of his last causes are known of everybody at a table: more than one person's presses in a batch of updates
that comes again, so that none of them has its effect twice."""

HEADER: Form[Header] = Form(Header, "header of a log")
ENTRY: Form[Entry] = Form(Entry, "entry of a log")
NOTICE: Form[Notice] = Form(Notice, "notice")
HUNG: Form[Hung] = Form(Hung, "hung message")


def cause_field(cause: Cause) -> str:
    """Where in a table's hash the last causes of somebody stand, newest first."""
    return f"cause:{cause.who}"


def home_text(home: Home) -> str:
    """A home as it stands in a table's hash."""
    return f"{home.chat}:{home.topic}"


def hung_field(surface: str) -> str:
    """Where in the screens of a table stands what hangs for this surface."""
    return f"hung:{surface}"


class Commit:
    """The keys and arguments of one commit script."""

    def __init__(self, keys: Keys, before_rev: int, change: Change, now: float, instead: TableId = "") -> None:
        table = change.table
        self.keys = [keys.table(table.id), keys.home(table.home), keys.due, keys.marks, keys.held]
        drawn = table.home.chat if change.draw else ""
        self.words: list[Word] = [
            *(before_rev, cause_field(change.cause), change.cause.id),
            *(table.id, instead, LIFE, drawn, repr(now), CAUSES),
        ]
        self._names = keys
        self._write_table(before_rev + 1, change)
        self._write_log(change)
        self._write_people(change)
        self._write_conduct(change)
        for each in change.notices:
            for command, key, *words in notice_writes(keys, each, now):
                self._add(str(command), str(key), *words)
        for tally in change.tallies:
            for name, count in tally.counts:
                self._add("HINCRBY", keys.row(tally.owner, tally.id), name, count)
            for game, points in tally.best:
                self._add("ZADD", keys.best(tally.id), "GT", points, game)

    def _add(self, command: str, key: str, *words: Word) -> None:
        self.keys.append(key)
        self.words += (len(words), command, len(self.keys), *words)

    def _write_table(self, rev: int, change: Change) -> None:
        table, key = change.table, self._names.table(change.table.id)
        fields: dict[str, Word] = {
            "rev": rev,
            "snapshot": encode(table),
            "at": repr(table.deadline.at),
            "running": int(table.deadline.running),
            "alarm": repr(table.alarm),
            "token": _token(table),
            "number": table.number,
            "chat": table.home.chat,
            "home": home_text(table.home),
            "title": table.title,
            "lang": table.lang,
        }
        self._add("HSET", key, *(word for pair in fields.items() for word in pair))
        self._add("ZADD", self._names.due, repr(table.wakes), expire(table.id))
        for board in change.hung:
            self._add("HSET", self._names.screens(table.id), hung_field("board"), HUNG.dump(board))
        for kept in (key, self._names.screens(table.id)):
            self._add("EXPIRE", kept, LIFE)

    def _write_log(self, change: Change) -> None:
        table, log = change.table, self._names.log(change.table.id, change.table.number)
        for header in change.header:
            self._add("DEL", log)
            self._add("RPUSH", log, HEADER.dump(header))
        if change.entries:
            self._add("RPUSH", log, *map(ENTRY.dump, change.entries))
        for kept in self._names.logs(table.id, table.number):
            self._add("EXPIRE", kept, LIFE)

    def _write_people(self, change: Change) -> None:
        table, people = change.table, self._names.people(change.table.id)
        members = {member.person for member in table.members} - set(change.released)
        if members:
            self._add("SADD", people, *members)
        if change.released:
            self._add("SREM", people, *change.released)
        for person in change.released:
            self._add("SREM", self._names.seats(person), table.id)
        joined = [*map(self._names.seats, sorted(members)), self._names.standing(table.home.chat)]
        for hint in joined:
            self._add("SADD", hint, table.id)
        for kept in (*joined, people):
            self._add("EXPIRE", kept, LIFE)

    def _write_conduct(self, change: Change) -> None:
        """What is held against somebody grows with each flight and is gone with one finished game (KG-20)."""
        for person in change.fled:
            self._add("HINCRBY", self._names.person(person), FLIGHTS, 1)
        for person in change.lifted:
            self._add("HDEL", self._names.person(person), FLIGHTS)


def notice_writes(keys: Keys, each: Notice, now: float) -> list[tuple[Word, ...]]:
    """The commands that keep a notice until two days after its moment, and have it due then."""
    life = max(0, int(each.at - now)) + 2 * DAY
    return [
        ("SET", keys.notice(each.id), NOTICE.dump(each), "EX", life),
        ("ZADD", keys.due, repr(each.at), notice(each.id)),
    ]


def _token(table: Table) -> str:
    return token_of(table, table.phase.question) if isinstance(table.phase, Running) else ""
