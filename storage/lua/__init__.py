"""The scripts that run inside Redis, one file each.

A script is the only way here to look and write at once. `now` is always an argument, and every key is passed as a key.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha1
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Script:
    """A script and the name Redis knows it by."""

    text: str
    sha: str


@cache
def script(*names: str) -> Script:
    """The script made of these files, one after the other: the first ones define functions for the last."""
    text = "\n".join((Path(__file__).parent / f"{name}.lua").read_text("utf-8") for name in names)
    return Script(text, sha1(text.encode(), usedforsecurity=False).hexdigest())
