"""aiogram, imported without building what may never be used: import this module before anything of aiogram.

aiogram describes each of Telegram's four hundred types by a pydantic model and builds all their schemas while it is
imported: most of a start's seconds and a hundred megabytes, for a bot that uses a tenth of them. pydantic itself builds
a model on its first use; all that is missing then are the names aiogram would have given, and they are kept here.
Where aiogram was imported before, or does not ask for that building, nothing changes but the time it takes.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel

_at_once: Final = BaseModel.__dict__["model_rebuild"].__func__
_names: dict[str, Any] = {}


def _later(cls: type[BaseModel], /, *, _types_namespace: Mapping[str, Any] | None = None, **how: Any) -> bool | None:
    """Keep the names that a model is to be built with, and do not build it."""
    if _types_namespace is None:
        return _now(cls, **how)
    _names.update(_types_namespace)
    return None


def _now(cls: type[BaseModel], /, *, _types_namespace: Mapping[str, Any] | None = None, **how: Any) -> bool | None:
    """Build a model, with aiogram's names unless others are given."""
    built: bool | None = _at_once(cls, _types_namespace=_types_namespace or _names or None, **how)
    return built


def _import() -> None:
    original = BaseModel.__dict__["model_rebuild"]
    BaseModel.model_rebuild = classmethod(_later)  # type: ignore[assignment, method-assign]
    try:
        from aiogram.methods.base import Response, TelegramMethod  # noqa: PLC0415 - while building is put off
        from aiogram.types.base import TelegramObject  # noqa: PLC0415
    finally:
        BaseModel.model_rebuild = original  # type: ignore[method-assign]
    for model in (TelegramObject, TelegramMethod, Response):
        model.model_rebuild = classmethod(_now)  # type: ignore[assignment, method-assign]


def build_for_a_press() -> None:
    """Build what the first press needs, half a second's work, before anybody presses."""
    from aiogram.methods import EditMessageText, SendMessage  # noqa: PLC0415 - once importing is over
    from aiogram.methods.base import Response  # noqa: PLC0415
    from aiogram.types import Update  # noqa: PLC0415

    Update.model_rebuild()
    for method in (SendMessage, EditMessageText):
        method.model_rebuild()
        Response[method.__returning__].model_rebuild()  # type: ignore[name-defined]


if "aiogram" not in sys.modules:
    _import()
