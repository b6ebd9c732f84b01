"""What killed bots have left in the temporary directory goes; what a living one uses stays."""

from __future__ import annotations

import fcntl
import os
import socket
import time
from pathlib import Path

import pytest

from storage.leftovers import LOCK, ROOM, SCRATCH, SETTLED, SOCKET, sweep
from storage.server import Server

LATER = 2 * SETTLED


def made(directory: Path, file: str) -> Path:
    """A directory with a file in it."""
    directory.mkdir()
    (directory / file).touch()
    return directory


def test_rooms_and_scratch_data_that_nobody_owns_are_taken_away(tmp_path: Path) -> None:
    room, scratch = made(tmp_path / f"{ROOM}a", SOCKET), made(tmp_path / f"{SCRATCH}b", LOCK)
    bare, other = made(tmp_path / f"{ROOM}c", "valkey.log"), made(tmp_path / "tables", "x")
    sweep(tmp_path)
    assert room.exists(), "made just now"
    assert scratch.exists(), "made just now"
    sweep(tmp_path, time.time() + LATER)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((bare.name, other.name))


def test_what_a_living_bot_uses_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room, scratch = made(tmp_path / f"{ROOM}a", "x"), made(tmp_path / f"{SCRATCH}b", LOCK)
    lock = os.open(scratch / LOCK, os.O_RDWR)
    fcntl.flock(lock, fcntl.LOCK_EX)
    with socket.socket(socket.AF_UNIX) as server:
        (room / "x").unlink()
        monkeypatch.chdir(room)  # the path of a socket must be short
        server.bind(SOCKET)
        server.listen()
        sweep(tmp_path, time.time() + LATER)
        assert (room / SOCKET).exists()
        assert scratch.exists()
    os.close(lock)


def test_a_server_takes_its_room_away_when_it_stops(tmp_path: Path) -> None:
    server = Server(tmp_path / ("d" * 60) / ("e" * 60))
    server.start()
    room = server.socket.parent
    assert room.name.startswith(ROOM)
    server.close()
    assert not room.exists()
