"""A picture that a message is posted with: named by its digest long before, and often without ever, being drawn.

Telegram keeps what it was sent once: a picture whose digest is known there is shown again without drawing it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol


class Picture(Protocol):
    """A noun that holds all that its picture shows."""

    @property
    def digest(self) -> str:
        """What tells this picture from every other, whatever version of the program drew them."""
        ...

    def draw(self) -> bytes:
        """The picture as a file; takes tens of milliseconds, so not on the loop."""
        ...


def digest_of(content: object, edition: int) -> str:
    """The digest of a picture: of what it shows and of the edition of the drawing, raised when it looks different."""
    return blake2b(f"{edition}|{content!r}".encode(), digest_size=16).hexdigest()
