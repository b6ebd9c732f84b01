"""A topic of a group that is a forum, with the same people in it, and the table that stands there."""

from __future__ import annotations

from tests.people.group import Group
from tests.people.person import Person


class Topic(Group):
    """Like a group: its people write and read there."""

    def __init__(self, group: Group, name: str) -> None:
        super().__init__(group.id, group.evening)
        self.forum = group
        self.topic = group.evening.pg.people.new_topic(group.id, group.people[0].id, name)["id"]
        self.people += [Person(person.name, person.id, group.evening, self) for person in group.people]

    async def closes(self) -> None:
        """The one who made the group closes the topic."""
        await self._does("close_topic", topic=self.topic)

    async def is_deleted(self) -> None:
        """The topic goes, with all its messages."""
        await self._does("delete_topic", topic=self.topic)

    async def is_called(self, name: str) -> None:
        """The topic gets another name."""
        await self._does("rename_topic", topic=self.topic, name=name)

    async def _does(self, verb: str, **what: object) -> None:
        self.checkpoint()
        getattr(self.evening.pg.people, verb)(self.id, self.people[0].id, **what)
        await self.evening.settle()


async def forum(group: Group, *names: str) -> tuple[Topic, ...]:
    """Make the group a forum with these topics in it."""
    group.evening.pg.people.forum(group.id, group.people[0].id, on=True)
    topics = tuple(Topic(group, name) for name in names)
    await group.evening.settle()
    return topics


async def no_forum(group: Group) -> None:
    """Switch the topics of the group off."""
    group.evening.pg.people.forum(group.id, group.people[0].id, on=False)
    await group.evening.settle()
