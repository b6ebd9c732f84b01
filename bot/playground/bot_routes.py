"""The Bot API over HTTP: reads a request in any of its encodings, lets it run into faults and latency, records it."""

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from .buckets import Buckets
from .errors import BotApiError, bad_request
from .faults import Fault, Faults
from .fields import Reading, Upload, method_names
from .journal import Journal, Request
from .methods import METHODS, POLLING
from .methods.call import Call
from .methods.polling import get_updates
from .profile import Profile
from .telegram import Telegram
from .wire import json_answer, json_object

MISSING_TEXTS = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "message_id": "message identifier is not specified",
    "message_ids": "message identifiers are not specified",
    "user_id": "invalid user_id specified",
    "file_id": "file_id not specified",
    "photo": "there is no photo in the request",
    "document": "there is no document in the request",
    "action": "wrong parameter action in request",
    "callback_query_id": "query is too old and response timeout expired or query ID is invalid",
}


@dataclass(slots=True)
class RawRequest:
    """Parameters as they came, uploads apart; `form` tells that all values are strings."""

    params: dict[str, Any] = field(default_factory=dict)
    contents: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    uploads: dict[str, Upload] = field(default_factory=dict)
    form: bool = True


class BotRoutes:
    """The handler of /bot<token>/<method> and of /file/bot<token>/<path>."""

    def __init__(
        self,
        token: str,
        telegram: Telegram,
        profile: Profile,
        journal: Journal,
        faults: Faults,
        buckets: Buckets | None,
        latency: Callable[[], float],
        pause: Callable[[float], Awaitable[None]],
        *,
        strict: bool,
        record_polls: bool,
    ) -> None:
        self.token = token
        self.telegram = telegram
        self.profile = profile
        self.journal = journal
        self.faults = faults
        self.buckets = buckets
        self.latency = latency
        self.pause = pause
        self.strict = strict
        self.record_polls = record_polls

    def add_to(self, app: web.Application) -> None:
        """Registers both paths."""
        app.router.add_route("*", "/bot{token}/{method}", self._handle)
        app.router.add_get("/file/bot{token}/{path:.+}", self._download)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        if request.match_info["token"] != self.token:
            return _refusal(BotApiError(401, "Unauthorized"))
        method = method_names().get(request.match_info["method"].lower(), "")
        if method != POLLING and method not in METHODS:
            return _refusal(BotApiError(404, "Not Found: method not found"))
        record = method != POLLING or self.record_polls
        entry = self.journal.open(method, self.telegram.world.clock(), record=record)
        try:
            return await self._answer(request, entry)
        finally:
            entry.done = True

    async def _answer(self, request: web.Request, entry: Request) -> web.StreamResponse:
        fault: Fault | None = None
        try:
            raw = await read_request(request)
            problems = self._check(entry, raw)
            fault = self.faults.take(entry.method, entry.chat_id)
            entry.fault = fault.kind if fault else ""
            delay = self.latency()
            await self.pause(delay / 2)
            if fault and not fault.after_effect and (early := await self._trouble(request, entry, fault)):
                return early
            if problems:
                raise problems
            entry.result = await self._run(entry, raw)
            await self.pause(delay / 2)
        except BotApiError as error:
            entry.error = (error.code, error.description, error.parameters)
        if fault and fault.after_effect and (late := await self._trouble(request, entry, fault)):
            return late
        if entry.error is not None:
            return _refusal(BotApiError(*entry.error))
        return json_answer({"ok": True, "result": entry.result})

    async def _run(self, entry: Request, raw: RawRequest) -> Any:
        call = Call(entry, raw.contents, self.telegram, self.profile, self.buckets)
        if entry.method == POLLING:
            return await get_updates(call)
        return METHODS[entry.method](call)

    def _check(self, entry: Request, raw: RawRequest) -> BotApiError | None:
        """Reads the parameters; what the method cannot work with is refused, unknown fields only when strict."""
        reading = Reading(entry.method, raw.params, raw.uploads, form=raw.form)
        entry.params = reading.params
        chat_id = reading.params.get("chat_id")
        entry.chat_id = chat_id if isinstance(chat_id, int) else None
        for path, problem in reading.problems:
            self.journal.note(entry, path, problem)
        if reading.missing:
            name = reading.missing[0]
            return bad_request(MISSING_TEXTS.get(name, f"parameter {name} is required"))
        serious = [one for one in reading.problems if self.strict or one[1] != "unknown field"]
        return bad_request(f"{serious[0][0]}: {serious[0][1]}") if serious else None

    async def _trouble(self, request: web.Request, entry: Request, fault: Fault) -> web.StreamResponse | None:
        match fault.kind:
            case "fail":
                entry.error = (fault.code, fault.description, fault.parameters)
                return _refusal(BotApiError(*entry.error))
            case "drop":
                if request.transport is not None:
                    request.transport.abort()
                return web.Response()
            case _:
                await self.pause(fault.seconds)
                return None

    async def _download(self, request: web.Request) -> web.Response:
        if request.match_info["token"] != self.token:
            return _refusal(BotApiError(401, "Unauthorized"))
        file = self.telegram.world.files.by_path(request.match_info["path"])
        if file is None:
            return _refusal(BotApiError(404, "Not Found"))
        return web.Response(body=file.content, content_type="application/octet-stream")


async def read_request(request: web.Request) -> RawRequest:
    """The parameters of a GET, a form, a multipart body or a JSON object."""
    raw = RawRequest(dict(request.query))
    if request.content_type.startswith("multipart/"):
        await _read_parts(request, raw)
    elif request.content_type == "application/json":
        raw.form = False
        raw.params |= await _read_json(request)
    elif request.content_type == "application/x-www-form-urlencoded":
        raw.params |= {name: str(value) for name, value in (await request.post()).items()}
    return raw


async def _read_json(request: web.Request) -> dict[str, Any]:
    content = json_object(await request.read())
    if content is None:
        raise bad_request("can't parse JSON object")
    return {name: value for name, value in content.items() if value is not None}


async def _read_parts(request: web.Request, raw: RawRequest) -> None:
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        content = bytes(await part.read())
        if part.filename is None:
            raw.params[part.name] = content.decode("utf-8", "replace")
            continue
        raw.contents[part.name] = (part.filename, content)
        upload = Upload(part.filename, len(content), hashlib.sha256(content).hexdigest())
        raw.params[part.name] = raw.uploads[part.name] = upload


def _refusal(error: BotApiError) -> web.Response:
    content: dict[str, Any] = {"ok": False, "error_code": error.code, "description": error.description}
    if error.parameters:
        content["parameters"] = error.parameters
    return json_answer(content, error.code)
