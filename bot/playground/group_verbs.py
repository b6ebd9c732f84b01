"""What people do with groups: make them, come, go, promote, restrict."""

from collections.abc import Iterable, Mapping
from typing import Any

from .chat import Chat
from .errors import Mistake
from .member import Member, all_rights, usual_permissions
from .person import Person
from .phone import group_view
from .telegram import Telegram, as_rights

KINDS = ("group", "supergroup")
Who = int | str


class GroupVerbs:
    """The group half of the people's API; every verb answers the Group."""

    def __init__(self, telegram: Telegram) -> None:
        self.telegram = telegram
        self.world = telegram.world

    def add_group(
        self,
        title: str,
        creator: Who,
        members: Iterable[Who] = (),
        kind: str = "supergroup",
        bot: bool = True,
        username: str = "",
    ) -> dict[str, Any]:
        """Makes a group; the creator adds the bot unless told not to."""
        if kind not in KINDS:
            raise Mistake(400, f"kind must be one of {', '.join(KINDS)}")
        if not title.strip():
            raise Mistake(400, "a group needs a title")
        owner = self.person(creator)
        people = [self.person(member) for member in members]
        chat = self.world.add_group(kind, title.strip(), username)
        chat.permissions = usual_permissions()
        chat.members[owner.id] = Member(owner.id, "creator")
        chat.members.update({person.id: Member(person.id) for person in people if person.id != owner.id})
        self._open_group(chat, owner, with_bot=bot)
        return group_view(self.world, chat)

    def _open_group(self, chat: Chat, owner: Person, *, with_bot: bool) -> None:
        basic = chat.type == "group"
        self.telegram.show_chat_to_all(chat)
        if with_bot and basic:
            self.telegram.set_member(chat, owner.id, Member(self.world.bot.id))
        self.telegram.tell(chat, owner.id, "created", title=chat.title)
        if with_bot and not basic:
            self.add(chat.id, owner.id, self.world.bot.id)

    def join(self, chat_id: int, person: Who) -> dict[str, Any]:
        """Joins by the group's link."""
        chat, who = self.group(chat_id), self.person(person)
        self._may_enter(chat, who)
        self.telegram.set_member(chat, who.id, Member(who.id))
        self.telegram.tell(chat, who.id, "joined", people=(who.id,))
        return group_view(self.world, chat)

    def leave(self, chat_id: int, person: Who) -> dict[str, Any]:
        """Leaves."""
        chat, who = self.group(chat_id), self.person(person)
        member = self.inside(chat, who)
        self.telegram.tell(chat, who.id, "left", people=(who.id,))
        self.telegram.set_member(chat, who.id, member.gone("left"))
        return group_view(self.world, chat)

    def add(self, chat_id: int, by: Who, person: Who) -> dict[str, Any]:
        """Adds a person or the bot."""
        chat, actor, who = self.group(chat_id), self.person(by), self.anyone(person)
        self.inside(chat, actor)
        self._may_enter(chat, who)
        if not (chat.may(actor.id, "can_invite_users") or chat.has_right(actor.id, "can_invite_users")):
            raise Mistake(403, f"{actor.name} may not add members")
        self.telegram.set_member(chat, actor.id, Member(who.id))
        self.telegram.tell(chat, actor.id, "added", people=(who.id,))
        return group_view(self.world, chat)

    def kick(self, chat_id: int, by: Who, person: Who) -> dict[str, Any]:
        """Removes and bans."""
        chat, actor, who = self._power(chat_id, by, person, "can_restrict_members")
        member = self.inside(chat, who)
        self.telegram.tell(chat, actor.id, "removed", people=(who.id,))
        self.telegram.set_member(chat, actor.id, member.gone("kicked"))
        return group_view(self.world, chat)

    def unban(self, chat_id: int, by: Who, person: Who) -> dict[str, Any]:
        """Lifts a ban: kicked becomes left."""
        chat, actor, who = self._power(chat_id, by, person, "can_restrict_members")
        if chat.member(who.id).status != "kicked":
            raise Mistake(409, f"{who.name} is not banned")
        self.telegram.set_member(chat, actor.id, Member(who.id, "left"))
        return group_view(self.world, chat)

    def promote(self, chat_id: int, by: Who, person: Who, rights: Mapping[str, bool] | None = None) -> dict[str, Any]:
        """Makes a member an administrator (or changes his rights)."""
        chat, actor, who = self._power(chat_id, by, person, "can_promote_members")
        self.inside(chat, who)
        _known_names(rights, all_rights())
        self.telegram.set_member(chat, actor.id, Member(who.id, "administrator", as_rights(rights, all_rights())))
        return group_view(self.world, chat)

    def demote(self, chat_id: int, by: Who, person: Who) -> dict[str, Any]:
        """Makes an administrator a member again."""
        chat, actor, who = self._power(chat_id, by, person, "can_promote_members")
        if chat.member(who.id).status != "administrator":
            raise Mistake(409, f"{who.name} is no administrator")
        self.telegram.set_member(chat, actor.id, Member(who.id))
        return group_view(self.world, chat)

    def restrict(
        self, chat_id: int, by: Who, person: Who, permissions: Mapping[str, bool], until: int = 0
    ) -> dict[str, Any]:
        """Lets a member of a supergroup do only what the permissions name."""
        chat, actor, who = self._power(chat_id, by, person, "can_restrict_members")
        if chat.type != "supergroup":
            raise Mistake(400, "members can be restricted in supergroups only")
        _known_names(permissions, usual_permissions())
        present = self.inside(chat, who).present
        allowed = {name: bool(value) for name, value in permissions.items()}
        self.telegram.set_member(
            chat, actor.id, Member(who.id, "restricted", allowed=allowed, until=until, still_in=present)
        )
        return group_view(self.world, chat)

    def permissions(self, chat_id: int, by: Who, permissions: Mapping[str, bool]) -> dict[str, Any]:
        """Changes what every member may."""
        chat, _ = self._admin(chat_id, by, "can_restrict_members")
        _known_names(permissions, usual_permissions())
        chat.permissions |= {name: bool(value) for name, value in permissions.items()}
        self.telegram.show_chat_to_all(chat)
        return group_view(self.world, chat)

    def rename(self, chat_id: int, by: Who, title: str) -> dict[str, Any]:
        """Gives the group a new title."""
        chat, actor = self._admin(chat_id, by, "can_change_info")
        if not title.strip():
            raise Mistake(400, "a group needs a title")
        chat.title = title.strip()
        self.telegram.tell(chat, actor.id, "renamed", title=chat.title)
        self.telegram.show_chat_to_all(chat)
        return group_view(self.world, chat)

    def slow_mode(self, chat_id: int, by: Who, seconds: int) -> dict[str, Any]:
        """Sets the slow mode that getChat tells of."""
        chat, _ = self._admin(chat_id, by, "can_restrict_members")
        chat.slow_mode = max(0, seconds)
        self.telegram.show_group(chat)
        return group_view(self.world, chat)

    # Who and where

    def anyone(self, who: Who) -> Person:
        """A person, or the bot by its id or as "bot"."""
        found = self.world.bot if who == "bot" else self.world.people.get(int(who) if str(who).isdigit() else 0)
        if found is None:
            raise Mistake(404, f"no person {who}")
        return found

    def person(self, who: Who) -> Person:
        """A person, not the bot."""
        found = self.anyone(who)
        if found.is_bot:
            raise Mistake(400, "a person is wanted, not a bot")
        return found

    def group(self, chat_id: int) -> Chat:
        """A group by its id."""
        chat = self.world.chats.get(chat_id)
        if chat is None or chat.is_private:
            raise Mistake(404, f"no group {chat_id}")
        return chat

    def inside(self, chat: Chat, who: Person) -> Member:
        """The standing of somebody who must be in the chat."""
        member = chat.member(who.id)
        if not member.present:
            raise Mistake(403, f"{who.name} is not in the chat")
        return member

    def _may_enter(self, chat: Chat, who: Person) -> None:
        member = chat.member(who.id)
        if member.present:
            raise Mistake(409, f"{who.name} is in the chat already")
        if member.status == "kicked" and not who.is_bot:
            raise Mistake(403, f"{who.name} is banned from the chat")

    def _admin(self, chat_id: int, by: Who, right: str) -> tuple[Chat, Person]:
        chat, actor = self.group(chat_id), self.person(by)
        if not chat.has_right(actor.id, right):
            raise Mistake(403, f"{actor.name} has no right {right}")
        return chat, actor

    def _power(self, chat_id: int, by: Who, person: Who, right: str) -> tuple[Chat, Person, Person]:
        chat, actor = self._admin(chat_id, by, right)
        who = self.anyone(person)
        if chat.member(who.id).status == "creator":
            raise Mistake(403, "nobody has power over the creator")
        return chat, actor, who


def _known_names(given: Mapping[str, bool] | None, known: Mapping[str, bool]) -> None:
    unknown = sorted(set(given or {}) - set(known))
    if unknown:
        raise Mistake(400, f"unknown: {', '.join(unknown)}")
