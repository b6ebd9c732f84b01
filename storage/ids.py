"""What tables, people and chats are called by."""

from __future__ import annotations

from typing import TypeAlias

TableId: TypeAlias = str


PersonId: TypeAlias = int


ChatId: TypeAlias = int
