"""Members of a chat: status, rights of administrators, permissions of everybody else."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .fields import published
from .person import Person

PRESENT = ("creator", "administrator", "member", "restricted")
NOT_BY_DEFAULT = ("is_anonymous", "can_promote_members")
CHANNEL_RIGHTS = ("can_post_messages", "can_edit_messages", "can_manage_direct_messages")
CLOSED_BY_DEFAULT = ("can_change_info", "can_pin_messages", "can_manage_topics", "can_edit_tag")


def all_rights() -> dict[str, bool]:
    """What an administrator of a group usually gets: everything but making others administrators."""
    names = [name for name in published()[1]["ChatAdministratorRights"] if name not in CHANNEL_RIGHTS]
    return {name: name not in NOT_BY_DEFAULT for name in names}


def usual_permissions() -> dict[str, bool]:
    """What everybody may in a new group."""
    return {name: name not in CLOSED_BY_DEFAULT for name in published()[1]["ChatPermissions"]}


@dataclass(frozen=True, slots=True)
class Member:
    """One person's standing in one chat; `until` (unix, 0 for ever) ends a restriction."""

    person_id: int
    status: str = "member"
    rights: dict[str, bool] = field(default_factory=dict)
    allowed: dict[str, bool] = field(default_factory=dict)
    until: int = 0
    still_in: bool = True

    @property
    def present(self) -> bool:
        """Whether the person is in the chat."""
        return self.status in PRESENT and self.still_in

    @property
    def is_admin(self) -> bool:
        """Creator or administrator."""
        return self.status in ("creator", "administrator")

    def has(self, right: str) -> bool:
        """Whether an administrator has this right; the creator has all."""
        return self.status == "creator" or (self.status == "administrator" and self.rights.get(right, False))

    def may(self, permission: str, of_chat: Mapping[str, bool]) -> bool:
        """Whether this member may do what the permission names."""
        if self.is_admin:
            return True
        own = self.allowed.get(permission, False) if self.status == "restricted" else True
        return self.present and own and of_chat.get(permission, False)

    def gone(self, status: str) -> "Member":
        """The same person, left or kicked."""
        return replace(self, status=status, rights={}, allowed={}, until=0, still_in=True)

    def view(self, person: Person) -> dict[str, Any]:
        """As the Bot API's ChatMember."""
        out: dict[str, Any] = {"status": self.status, "user": person.user()}
        match self.status:
            case "creator":
                out["is_anonymous"] = self.rights.get("is_anonymous", False)
            case "administrator":
                out |= {"can_be_edited": False, **{name: self.rights.get(name, False) for name in all_rights()}}
            case "restricted":
                allowed = {name: self.allowed.get(name, False) for name in usual_permissions()}
                out |= {"is_member": self.still_in, **allowed, "until_date": self.until}
            case "kicked":
                out["until_date"] = self.until
        return out
