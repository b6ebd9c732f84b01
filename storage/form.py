"""A type written as JSON and read back, strictly: unknown fields are refused, and no error repeats what it has read."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from storage.errors import Unreadable

T = TypeVar("T")

CONFIG = ConfigDict(extra="forbid", hide_input_in_errors=True)


class Form(Generic[T]):
    """The JSON form of a type.

    The value stands in a list of one: pydantic passes a config on to the plain dataclasses inside a type, but takes
    none for a dataclass itself.
    """

    def __init__(self, noun: Any, name: str) -> None:
        self._adapter: TypeAdapter[tuple[T]] = TypeAdapter(cast("Any", tuple[noun]), config=CONFIG)
        self._name = name

    def dump(self, value: T) -> bytes:
        """The value as JSON on one line; raises TypeError when it does not fit its type."""
        try:
            return self._adapter.dump_json((value,), warnings="error")
        except PydanticSerializationError:
            raise TypeError(f"this is no {self._name}") from None  # the cause would print a secret

    def load(self, text: bytes) -> T:
        """The value that the JSON tells; raises Unreadable."""
        try:
            return self._adapter.validate_json(text)[0]
        except ValidationError as error:
            places = {".".join(map(str, each["loc"][1:])) for each in error.errors(include_input=False)}
            raise Unreadable(f"no {self._name}: {', '.join(sorted(places)[:3]) or 'no JSON'}") from None
