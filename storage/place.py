"""A data directory and its two locks: the bot's, which a second bot cannot get, and the server's, which lives exactly
as long as the server's process because that process holds it.
"""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path

from storage.errors import DataDirBusy, ServerFailed
from storage.leftovers import LOCK, ROOM, SOCKET, sweep, vacate

LONGEST_SOCKET = 100
"""Bytes that the path of a socket may have on every system (Linux allows 107, macOS 103)."""

STEP = 0.02


class Place:
    """One data directory: where things lie in it, and who may use it."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory.absolute()
        self.socket = _socket_of(self.directory)
        self.log = self.directory / "valkey.log"
        self._bot_lock = -1

    def occupy(self) -> None:
        """Take the directory for this bot; raises DataDirBusy."""
        self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(self.directory / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(lock):
            holder = os.read(lock, 20).decode().strip()
            os.close(lock)
            raise DataDirBusy(self.directory, holder)
        os.truncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode())
        self._bot_lock = lock

    def leave(self) -> None:
        """Give the directory back, and the room of a socket outside it; harmless when it was not taken."""
        if self._bot_lock >= 0:
            if self.socket.parent != self.directory:
                vacate(self.socket.parent)
            os.close(self._bot_lock)
            self._bot_lock = -1

    def clear(self, patience: float) -> None:
        """Have no server of an earlier bot at work, within so many seconds; raises ServerFailed."""
        until = time.monotonic() + patience
        while not self._deserted():
            say(self.socket, b"SHUTDOWN\r\n")
            if time.monotonic() > until:
                raise ServerFailed(f"an old server still uses {self.directory} and does not stop")
            time.sleep(STEP)
        self._make_room()

    @contextmanager
    def hand_over(self) -> Iterator[int]:
        """The server's lock, to be inherited by its process; this process's own grip on it ends with the block."""
        lock = self._server_lock()
        try:
            if not _locked(lock):
                raise ServerFailed(f"an old server still uses {self.directory}")
            yield lock
        finally:
            os.close(lock)

    def tidy(self, limit: int) -> None:
        """Begin a new log when the old one is longer than so many bytes; one old one is kept."""
        if self.log.exists() and self.log.stat().st_size > limit:
            self.log.replace(self.log.with_suffix(".log.1"))

    def _server_lock(self) -> int:
        return os.open(self.directory / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)

    def _deserted(self) -> bool:
        lock = self._server_lock()
        try:
            return _locked(lock)
        finally:
            os.close(lock)

    def _make_room(self) -> None:
        """A directory for the socket that nobody else can write to; an old socket in it is replaced by the server."""
        sweep(Path(tempfile.gettempdir()))
        room = self.socket.parent
        room.mkdir(mode=0o700, exist_ok=True)
        if room != self.directory and (room.is_symlink() or room.stat().st_uid != os.geteuid()):
            raise ServerFailed(f"{room} belongs to somebody else")


def answers(path: Path) -> bool:
    """Whether a server that has read its data answers there."""
    return say(path, b"PING\r\n").startswith(b"+PONG")


def say(path: Path, words: bytes) -> bytes:
    """The first bytes of the reply to an inline command; b"" when nobody answers."""
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(1.0)
        line.connect(str(path))
        line.sendall(words)
        return line.recv(64)
    return b""


def _locked(lock: int) -> bool:
    """Try to take a lock without waiting."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _socket_of(directory: Path) -> Path:
    """In the directory; where that path is too long for a socket, in a temporary one named by its digest."""
    near = directory / SOCKET
    if len(os.fsencode(near)) <= LONGEST_SOCKET:
        return near
    digest = blake2b(os.fsencode(directory), digest_size=8).hexdigest()
    return Path(tempfile.gettempdir()) / f"{ROOM}{digest}" / SOCKET
