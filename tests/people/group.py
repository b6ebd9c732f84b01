"""A group of people and the table in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Any

from bot.playground.journal import Request
from bot.press import Move
from bot.screens.wanted import BOARD, end_of
from bot.table.seats import askees, game_of, running
from rules.chance import draws_for
from storage.table import Home, Lobby, Running, Table, token_of
from tests.people.evening import Evening, Place
from tests.people.person import Person
from tests.people.surface import Key, Surface, surface_of


class Group:
    """The group «Пятница»: its people in the order in which they came, and the game they play."""

    topic = 0
    """The topic of a forum that this is about."""

    def __init__(self, number: int, evening: Evening) -> None:
        self.id = number
        self.evening = evening
        self.people: list[Person] = []
        self.game = "love_letter"
        self._told = 0
        self._looked_at: set[Key] = set()

    # --- an evening's usual beginnings

    def newcomer(self, name: str, last_name: str = "", *, member: bool = True) -> Person:
        """Somebody who joins the group, or (`member` False) only stands outside."""
        people = self.evening.pg.people
        person = Person(name, people.add_person(name, last_name)["id"], self.evening, self)
        if member:
            people.join(self.id, person.id)
            self.people.append(person)
        return person

    async def gathers(self, *people: Person) -> None:
        """The first asks to play the group's game, all sit down."""
        seated = people or tuple(self.people)
        await seated[0].writes(f"/play {self.game}")
        for person in seated:
            await person.click("Сесть")

    async def sets(self, *choices: str) -> None:
        """The host picks these settings."""
        host = self.person(self.table.host)
        await host.click("Настройки")
        for choice in choices:
            await host.click(choice)
        await host.click("‹ Назад", self.board)

    async def begins(self, *settings: str, seats: int = 0, **deal: Any) -> None:
        """Gather, set, stack the deal (see `tests.rules.love_letter.deals.draws`) and begin."""
        people = self.people[: seats or len(self.people)]
        await self.gathers(*people)
        if settings:
            await self.sets(*settings)
        if deal:
            self.deals(**deal)
        await people[0].click("Начать")

    def deals(self, **deal: Any) -> None:
        """Stack the next deal for those at the table; where lots are drawn for the seats, all stay where they sit."""
        table = self.table
        deals = import_module(f"tests.rules.{table.game}.deals")
        self.evening.luck.stack(*deals.draws(len(table.members) - len(table.gone), **deal))
        if isinstance(table.phase, Lobby) and game_of(table).draws_seats:
            self.evening.luck.stack(*draws_for(range(len(table.members)), range(len(table.members))))

    async def plays_by_itself(self, seed: int, moves: int = 10_000) -> int:
        """Whoever is asked presses what he likes, until the game ends or so many moves are made; returns the moves."""
        taste, made = Random(seed), 0
        while made < moves and (asked := self.asked):
            begun = running(self.table).entries
            while isinstance(self.table.phase, Running) and self.table.phase.entries == begun:
                hand = asked[0].hand
                await asked[0].click(taste.choice(hand.choices), hand)
            made += 1
        return made

    # --- reading

    @property
    def table(self) -> Table:
        """The table that stands in the group."""
        return self.evening.tables[self.place]

    @property
    def place(self) -> Place:
        """Where its table stands."""
        return Home(self.id, self.topic) if self.topic else self.id

    @property
    def asked(self) -> list[Person]:
        """Those who must act now; each has something to play in his hand."""
        asked = [self.person(self.table.members[seat].person) for seat in askees(self.table)]
        assert all(person.hand.choices for person in asked)
        return asked

    @property
    def board(self) -> Surface:
        """The lobby that becomes the board."""
        surface = self.surface(BOARD, self.people[0])
        assert surface, "no board hangs in the group"
        return surface

    @property
    def end(self) -> Surface:
        """The message about the end of the game that was played last."""
        surface = self.surface(end_of(self.table.number), self.people[0])
        assert surface, "no end hangs in the group"
        return surface

    @property
    def last(self) -> Surface:
        """The newest message of the bot in the group."""
        return self.people[0].messages(self.id)[-1]

    def surface(self, name: str, viewer: Person) -> Surface | None:
        """What hangs under this name, as it stands on the phone of somebody who can see it."""
        screens = self.evening.screens.get(self.place)
        hung = screens.hung.get(name) if screens else None
        if hung is None:
            return None
        messages = self.evening.line.chat(viewer.id, hung.chat)["messages"]
        shown = [message for message in messages if message["message_id"] == hung.message]
        return surface_of(shown[0], self.looked_at) if shown else None

    def person(self, number: int) -> Person:
        """The person with this id."""
        return next(person for person in self.people if person.id == number)

    def press_of(self, action: str) -> str:
        """The callback data that a button for this action would carry now."""
        asked = running(self.table).question
        return Move(table=self.table.id, token=token_of(self.table, asked), words=action).pack()

    def shows(self, text: str) -> None:
        """Everybody in the group reads this there."""
        for person in self.people:
            found = [surface for surface in person.messages(self.id) if text in surface.text]
            assert found, f"«{text}» is not in the group for {person}"
            self.looked_at(found[-1].key)

    def hides(self, text: str) -> None:
        """Nobody reads this in the group."""
        for person in self.people:
            assert not any(text in surface.text for surface in person.messages(self.id)), f"«{text}» is in the group"

    def who_reads(self, text: str) -> list[Person]:
        """Those on whose phone this stands anywhere."""
        return [person for person in self.people if person.reads(text)]

    # --- nothing else

    @contextmanager
    def nothing_changes(self) -> Iterator[None]:
        """What is done in here leaves every phone and the table as they were; toasts apart."""
        before, table = self._everything(), self.evening.tables.get(self.place)
        yield
        assert self._everything() == before
        assert getattr(self.evening.tables.get(self.place), "phase", None) == getattr(table, "phase", None)

    def checkpoint(self) -> None:
        """Something begins: whatever the bot sends or edits from now on is news."""
        self._told = len(self.evening.pg.requests)
        self._looked_at = set()

    def looked_at(self, key: Key) -> None:
        """A message was read by the test."""
        self._looked_at.add(key)

    def assert_nothing_else(self) -> None:
        """Every message that the last action changed or brought has been looked at."""
        requests = list(self.evening.pg.requests)[self._told :]
        changed = {key for request in requests if (key := _changed(request))}
        unread = {surface.key: surface.text for surface in self._surfaces() if surface.key in changed - self._looked_at}
        assert not unread, "not looked at:\n" + "\n---\n".join(unread.values())

    def _everything(self) -> dict[Key, str]:
        """Every message of the bot on every phone: text and buttons."""
        return {surface.key: f"{surface.text}\n{surface.rows}" for surface in self._surfaces()}

    def _surfaces(self) -> Iterator[Surface]:
        for person in self.people:
            for chat in (self.id, person.id):
                yield from person.messages(chat)


def _changed(request: Request) -> Key | None:
    """The message that a request brought or changed; nothing for answers, deletions and what was refused."""
    told = request.result
    if request.error is not None or not request.method.startswith(("send", "edit")) or not isinstance(told, dict):
        return None
    return (told["chat"]["id"], told["message_id"] or -told["ephemeral_message_id"])
