"""Every request is held against the published fields of the Bot API.

`bot_api_fields.json` lists each method's and each type's fields with type and whether they are required. The checker
reads a value by its declared type, all the way down, turns form strings into values, and notes whatever does not fit:
that is how a misspelt field, which the real server silently ignores, is found here.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Fields = Mapping[str, tuple[str, bool]]
SIMPLE = ("String", "Integer", "Float", "Boolean", "True", "InputFile", "Integer or String", "InputFile or String")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request; its bytes are kept apart from what is recorded."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Violation:
    """What did not fit in request `number`: `path` names the field from the method down."""

    number: int
    method: str
    path: str
    problem: str


@cache
def published() -> tuple[dict[str, Fields], dict[str, Fields]]:
    """The fields of all methods and of all types."""
    data = json.loads((files(__package__) / "bot_api_fields.json").read_text("utf-8"))
    return data["methods"], data["types"]


@cache
def method_names() -> dict[str, str]:
    """Canonical method names by their lower-case form: the Bot API does not mind capitals."""
    return {name.lower(): name for name in published()[0]}


class Reading:
    """One request being read: `params` come out typed, `problems` are (path, problem) pairs."""

    def __init__(self, method: str, raw: Mapping[str, Any], uploads: Mapping[str, Upload], *, form: bool) -> None:
        self.uploads = uploads
        self.form = form
        self.problems: list[tuple[str, str]] = []
        self.params: dict[str, Any] = self._object(published()[0][method], raw, method)

    @property
    def missing(self) -> list[str]:
        """Names of the method's own required fields that are not there."""
        return [path.split(".")[1] for path, problem in self.problems if problem == "missing" and path.count(".") == 1]

    def _note(self, path: str, problem: str) -> None:
        self.problems.append((path, problem))

    def _object(self, fields: Fields, value: Mapping[str, Any], path: str) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for name, item in value.items():
            if name in fields:
                out[name] = self._value(fields[name][0], item, f"{path}.{name}")
            elif not (path.count(".") == 0 and name in self.uploads):
                self._note(f"{path}.{name}", "unknown field")
        for name, (_, required) in fields.items():
            if required and name not in value:
                self._note(f"{path}.{name}", "missing")
        return out

    def _value(self, kind: str, value: Any, path: str) -> Any:
        if isinstance(value, str) and kind not in SIMPLE:
            value = self._unpacked(value, path)
        if kind in SIMPLE:
            return self._simple(kind, value, path)
        if kind.startswith("Array of "):
            return self._array(kind.removeprefix("Array of "), value, path)
        if not isinstance(value, Mapping):
            self._note(path, f"{kind} expected")
            return value
        named = _pick(kind, value)
        if named is None:
            self._note(path, f"fits none of {kind}")
            return value
        return self._object(published()[1][named], value, path)

    def _unpacked(self, value: str, path: str) -> Any:
        if not self.form:
            self._note(path, "JSON inside a string")
        try:
            return json.loads(value)
        except ValueError:
            return value

    def _array(self, kind: str, value: Any, path: str) -> Any:
        if not isinstance(value, list):
            self._note(path, f"Array of {kind} expected")
            return value
        return [self._value(kind, item, f"{path}[{index}]") for index, item in enumerate(value)]

    def _simple(self, kind: str, value: Any, path: str) -> Any:
        if self.form and path.count(".") == 1 and isinstance(value, str):
            value = _from_form(kind, value)
        if not _fits(kind, value):
            self._note(path, f"{kind} expected")
        return value


def _from_form(kind: str, value: str) -> Any:
    if kind in ("Integer", "Integer or String") and re.fullmatch(r"[+-]?\d+", value):
        return int(value)
    if kind == "Float" and re.fullmatch(r"[+-]?\d+(\.\d+)?", value):
        return float(value)
    if kind in ("Boolean", "True") and value.lower() in ("true", "false", "1", "0", "yes", "no"):
        return value.lower() in ("true", "1", "yes")
    return value


def _fits(kind: str, value: Any) -> bool:
    whole = isinstance(value, int) and not isinstance(value, bool)
    fitting = {
        "Integer": whole,
        "Integer or String": whole or isinstance(value, str),
        "Float": whole or isinstance(value, float),
        "Boolean": isinstance(value, bool),
        "True": value is True,
        "String": isinstance(value, str),
        "InputFile": isinstance(value, Upload),
        "InputFile or String": isinstance(value, (str, Upload)),
    }
    return fitting[kind]


def _pick(kind: str, value: Mapping[str, Any]) -> str | None:
    """The type the object is of: a union's member, or the member of a family by its "type"."""
    options = re.split(r" or |, | and ", kind)
    for option in options:
        name = _member(option, value)
        fields = published()[1].get(name) if name else None
        if fields is not None and (len(options) == 1 or all(f in value for f, (_, need) in fields.items() if need)):
            return name
    return None


def _member(family: str, value: Mapping[str, Any]) -> str | None:
    types = published()[1]
    if types.get(family) or not any(other != family and other.startswith(family) for other in types):
        return family
    word = "".join(part.capitalize() for part in str(value.get("type", "")).split("_"))
    return f"{family}{word}" if word and f"{family}{word}" in types else None
