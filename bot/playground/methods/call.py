"""One call of a Bot API method: its parameters, the world it acts on, and who gets to see what it shows."""

from collections.abc import Mapping
from functools import cached_property

from ..buckets import Buckets
from ..chat import Chat
from ..errors import bad_request
from ..journal import Request
from ..keyboard import Keyboard, checked_keyboard
from ..profile import Profile
from ..telegram import Telegram


class Call:
    """Parameters are already checked against the published fields; `contents` are the uploaded bytes by part name."""

    def __init__(
        self,
        request: Request,
        contents: Mapping[str, tuple[str, bytes]],
        telegram: Telegram,
        profile: Profile,
        buckets: Buckets | None,
    ) -> None:
        self.request = request
        self.params = request.params
        self.contents = contents
        self.telegram = telegram
        self.world = telegram.world
        self.profile = profile
        self.buckets = buckets

    def string(self, name: str) -> str:
        """A String parameter, "" when not given."""
        return str(self.params.get(name, ""))

    def integer(self, name: str, usual: int = 0) -> int:
        """An Integer parameter."""
        return int(self.params.get(name, usual))

    def flag(self, name: str) -> bool:
        """A Boolean parameter, False when not given."""
        return bool(self.params.get(name, False))

    def upload(self, reference: str) -> tuple[str, bytes] | None:
        """Name and bytes of the part an attach:// reference (or a field) names, None for a file_id."""
        if not reference.startswith("attach://"):
            return None
        part = self.contents.get(reference.removeprefix("attach://"))
        if part is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        return part

    @cached_property
    def keyboard(self) -> Keyboard:
        """The inline keyboard of the request, () for none; raises what Telegram refuses of its buttons."""
        return checked_keyboard(self.params.get("reply_markup"))

    def check_keyboard(self) -> None:
        """Refuses a bad keyboard now, before anything is changed."""
        _ = self.keyboard

    def charge(self, chat: Chat) -> None:
        """A send or an edit costs the chat a token; raises 429."""
        if self.buckets is not None:
            self.buckets.take(chat.id, self.world.clock())

    def shown_in(self, chat: Chat) -> None:
        """Notes that everybody in the chat sees what this call showed."""
        self.request.audience = self.world.audience(chat)

    def shown_to(self, *person_ids: int) -> None:
        """Notes that these people see what this call showed."""
        self.request.audience = frozenset(person_ids)
