"""The people's API over HTTP: paths and bodies to the verbs of people.py, mistakes to 4xx with a sentence."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from .errors import Mistake
from .people import People
from .phone import group_view, user_on_phone
from .wire import json_answer, json_object

LONGEST_WAIT = 60.0
TYPES: dict[str, type | tuple[type, ...]] = {
    "person": (int, str),
    "by": (int, str),
    "creator": (int, str),
    "members": list,
    "rights": dict,
    "permissions": dict,
    "bot": bool,
    "on": bool,
    "privacy": bool,
    "is_premium": bool,
    **dict.fromkeys(("until", "seconds", "chat_id", "reply_to", "message_id", "topic", "row", "column", "n"), int),
}


@dataclass(frozen=True, slots=True)
class Body:
    """The fields a verb needs and those it may have; every other field is a mistake."""

    needed: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The given fields, checked; null counts as not given."""
        found = {name: value for name, value in given.items() if value is not None}
        if unknown := sorted(set(given) - set(self.needed) - set(self.optional)):
            raise Mistake(400, f"unknown: {', '.join(unknown)}")
        if missing := [name for name in self.needed if name not in found]:
            raise Mistake(400, f"missing: {', '.join(missing)}")
        for name, value in found.items():
            if not isinstance(value, TYPES.get(name, str)) or (isinstance(value, bool) and TYPES.get(name) is int):
                raise Mistake(400, f"{name} has the wrong type")
        return {"as_" if name == "as" else name: value for name, value in found.items()}


GROUP = {
    "join": Body(("person",)),
    "leave": Body(("person",)),
    "add": Body(("by", "person")),
    "kick": Body(("by", "person")),
    "unban": Body(("by", "person")),
    "promote": Body(("by", "person"), ("rights",)),
    "demote": Body(("by", "person")),
    "restrict": Body(("by", "person", "permissions"), ("until",)),
    "permissions": Body(("by", "permissions")),
    "rename": Body(("by", "title")),
    "slow_mode": Body(("by", "seconds")),
    "forum": Body(("by", "on")),
    "new_topic": Body(("by", "name")),
    "rename_topic": Body(("by", "topic", "name")),
    "close_topic": Body(("by", "topic")),
    "reopen_topic": Body(("by", "topic")),
    "delete_topic": Body(("by", "topic")),
}
PERSON = {
    "start": Body((), ("payload",)),
    "send": Body(("chat_id", "text"), ("reply_to", "as", "topic")),
    "press": Body(("chat_id", "message_id"), ("row", "column", "text", "data")),
    "open": Body(("url",), ("chat_id",)),
    "block": Body(),
    "unblock": Body(),
    "delete": Body(("chat_id", "message_id")),
    "pin": Body(("chat_id", "message_id")),
    "unpin": Body(("chat_id", "message_id")),
    "read": Body(("chat_id",), ("topic",)),
    "dismiss": Body(("n",)),
}
NEW_PERSON = Body(("first_name",), ("last_name", "username", "language_code", "is_premium"))
NEW_GROUP = Body(("title", "creator"), ("kind", "members", "bot", "username"))
SETTINGS = Body(("privacy",))


class PeopleRoutes:
    """The handlers; `add_to` puts them into an application."""

    def __init__(self, people: People) -> None:
        self.people = people

    def add_to(self, app: web.Application) -> None:
        """Registers every path under /people but the live one."""
        app.router.add_get("/people/world", self._answering(self._world))
        app.router.add_post("/people/persons", self._answering(self._add_person))
        app.router.add_post("/people/groups", self._answering(self._add_group))
        app.router.add_post("/people/bot", self._answering(self._set_bot))
        app.router.add_post("/people/groups/{chat}/{verb}", self._answering(self._group_verb))
        app.router.add_get("/people/persons/{person}/phone", self._answering(self._phone))
        app.router.add_get("/people/persons/{person}/commands", self._answering(self._commands))
        app.router.add_post("/people/persons/{person}/{verb}", self._answering(self._person_verb))
        app.router.add_get("/people/queries/{query}", self._answering(self._query))
        app.router.add_get("/people/file/{file}", self._file)

    def _answering(
        self, handler: Callable[[web.Request], Awaitable[Mapping[str, Any]]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            try:
                return json_answer(await handler(request))
            except Mistake as mistake:
                return json_answer({"error": mistake.text}, mistake.status)

        return answer

    async def _world(self, _: web.Request) -> dict[str, Any]:
        world = self.people.world
        return {
            "bot": user_on_phone(world.bot),
            "privacy": world.privacy,
            "people": [user_on_phone(person) for person in world.persons()],
            "groups": [group_view(world, chat) for chat in world.groups()],
        }

    async def _add_person(self, request: web.Request) -> dict[str, Any]:
        return self.people.add_person(**NEW_PERSON.read(await _body(request)))

    async def _add_group(self, request: web.Request) -> dict[str, Any]:
        return self.people.add_group(**NEW_GROUP.read(await _body(request)))

    async def _set_bot(self, request: web.Request) -> dict[str, Any]:
        return self.people.set_privacy(SETTINGS.read(await _body(request))["privacy"])

    async def _group_verb(self, request: web.Request) -> dict[str, Any]:
        verb = request.match_info["verb"]
        if verb not in GROUP:
            raise Mistake(404, f"no verb {verb}")
        body = GROUP[verb].read(await _body(request))
        group: dict[str, Any] = getattr(self.people, verb)(_number(request.match_info["chat"], "group"), **body)
        return group

    async def _person_verb(self, request: web.Request) -> dict[str, Any]:
        verb = request.match_info["verb"]
        if verb not in PERSON:
            raise Mistake(404, f"no verb {verb}")
        body = PERSON[verb].read(await _body(request))
        answer: dict[str, Any] = getattr(self.people, verb)(request.match_info["person"], **body)
        return answer

    async def _phone(self, request: web.Request) -> dict[str, Any]:
        chat_id, last = (_optional(request, name) for name in ("chat_id", "last"))
        return self.people.phone(request.match_info["person"], chat_id, last)

    async def _commands(self, request: web.Request) -> dict[str, Any]:
        chat_id = _optional(request, "chat_id")
        if chat_id is None:
            raise Mistake(400, "missing: chat_id")
        return self.people.commands(request.match_info["person"], chat_id)

    async def _query(self, request: web.Request) -> dict[str, Any]:
        number, wait = request.match_info["query"], request.query.get("wait", "0")
        if not wait.replace(".", "", 1).isdigit():
            raise Mistake(400, "wait is a number of seconds")
        try:
            return await self.people.answer(number, min(float(wait), LONGEST_WAIT))
        except TimeoutError:
            return self.people.query(number)

    async def _file(self, request: web.Request) -> web.Response:
        file = self.people.world.files.by_id(request.match_info["file"])
        if file is None:
            return json_answer({"error": "no such file"}, 404)
        # A document is other people's bytes: only pictures are ever shown, the rest is downloaded.
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=86400"}
        if file.kind == "document":
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=file.content, content_type=file.mime_type, headers=headers)


async def _body(request: web.Request) -> Mapping[str, Any]:
    body = json_object(await request.read())
    if body is None:
        raise Mistake(400, "the body is not a JSON object")
    return body


def _number(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Mistake(404, f"no {what} {text}") from None


def _optional(request: web.Request, name: str) -> int | None:
    text = request.query.get(name)
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise Mistake(400, f"{name} is a number") from None
