"""What bots that were killed have left in the system's temporary directory: rooms of sockets and scratch data.

Each is taken away by the bot that made it when it stops; what is found here has no owner any more. Whether the owner
lives is asked of the kernel: somebody listens on the socket, or holds the lock of the data directory.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

SOCKET: Final = "valkey.sock"
LOCK: Final = "bot.lock"
ROOM: Final = f"tables-{os.geteuid()}-"
"""What the names of rooms begin with that sockets have outside their data directories."""
SCRATCH: Final = "tables-scratch-"
"""What the names of data directories begin with that last as long as the local Telegram."""
SETTLED: Final = 120.0
"""Seconds after which an owner that is at work must have shown itself."""


def vacate(room: Path) -> None:
    """Take away the room of a socket; one in which something else lies stays."""
    with suppress(OSError):
        (room / SOCKET).unlink(missing_ok=True)
        room.rmdir()


def sweep(temporary: Path, now: float | None = None) -> None:
    """Take away all of this user's leftovers in the temporary directory; `now` in Unix seconds."""
    moment = time.time() if now is None else now
    for room in temporary.glob(f"{ROOM}*"):
        if _is_settled(room, moment) and not listens(room / SOCKET):
            vacate(room)
    for scratch in temporary.glob(f"{SCRATCH}*"):
        if _is_settled(scratch, moment) and not _is_held(scratch / LOCK):
            shutil.rmtree(scratch, ignore_errors=True)


def _is_settled(directory: Path, now: float) -> bool:
    """Whether it is this user's and was not made just now."""
    with suppress(OSError):
        told = directory.lstat()
        return directory.is_dir() and not directory.is_symlink() and told.st_uid == os.geteuid() and _old(told, now)
    return False


def _old(told: os.stat_result, now: float) -> bool:
    return now - told.st_mtime > SETTLED


def listens(path: Path) -> bool:
    """Whether somebody listens on the socket, however busy: only a refusal says that nobody does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(1.0)
        try:
            line.connect(str(path))
        except (ConnectionRefusedError, FileNotFoundError):
            return False
        except OSError:
            return True
    return True


def _is_held(path: Path) -> bool:
    """Whether a bot holds the lock of its data directory."""
    try:
        lock = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    else:
        return False
    finally:
        os.close(lock)
