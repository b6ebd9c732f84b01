"""The page: static files, never cached stale, and its texts out of the locales."""

import json
import re
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from .wire import json_answer

WEB = Path(__file__).parent / "web"


def add_page(app: web.Application) -> None:
    """Registers the page at the root, its files and `/people/texts/<language>`."""
    app.router.add_get("/people/texts/{language}", _texts)
    app.router.add_get("/", _index)
    if WEB.is_dir():
        app.router.add_static("/", WEB)
    app.on_response_prepare.append(_fresh)


async def _index(_: web.Request) -> web.StreamResponse:
    index = WEB / "index.html"
    return web.FileResponse(index) if index.is_file() else web.Response(status=404, text="no page here")


async def _texts(request: web.Request) -> web.Response:
    language = request.match_info["language"]
    book = files("locales") / language / "playground.json"
    if not re.fullmatch("[a-z]{2}", language) or not book.is_file():
        return json_answer({"error": f"no texts in {language}"}, 404)
    return json_answer(json.loads(book.read_text("utf-8")))


async def _fresh(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.setdefault("Cache-Control", "no-cache")
    if request.path.endswith(".js"):
        # Python before 3.12 names it otherwise, and a module script must have a JavaScript type.
        response.content_type = "text/javascript"
