"""JSON on the wire, for both sides of the server."""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler


def json_object(raw: bytes) -> dict[str, Any] | None:
    """The object in a body ({} for an empty one); None if it is none, or holds text that is no Unicode."""
    try:
        content = json.loads(raw or b"{}")
        if b"\\ud" in raw.lower():
            json.dumps(content, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) else None


def json_answer(content: Mapping[str, Any], status: int = 200) -> web.Response:
    """A JSON response that people can read."""
    return web.json_response(content, status=status, dumps=lambda value: json.dumps(value, ensure_ascii=False))


@web.middleware
async def only_own_pages(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Other web pages open in the same browser may not play people here."""
    origin = request.headers.get("Origin")
    # Behind a forwarded port the browser's host is told apart; no foreign page can send that header.
    hosts = (request.host, request.headers.get("X-Forwarded-Host"))
    if origin and urlsplit(origin).netloc not in hosts:
        return json_answer({"error": "this page may not"}, 403)
    return await handler(request)
