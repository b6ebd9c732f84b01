"""The embedded server as a well-behaved child: kill −9 of either loses nothing acknowledged and leaves no orphan."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from storage.connect import connect
from storage.errors import DataDirBusy, ServerFailed
from storage.place import answers
from storage.server import Server

LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="/proc, and a child told of its parent's death, are Linux's own"
)


@contextmanager
def running(directory: Path) -> Iterator[Server]:
    """A server, started and stopped."""
    server = Server(directory)
    server.start()
    try:
        yield server
    finally:
        server.close()


def gone(pid: int, patience: float = 10.0) -> bool:
    """Whether a process that is no child of ours ends in time."""
    until = time.monotonic() + patience
    while _alive(pid):
        if time.monotonic() >= until:
            return False
        time.sleep(0.01)
    return True


def _alive(pid: int) -> bool:
    """Whether the process is there and is no mere entry that its parent has not read yet (Linux)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def killed_while_counting(directory: Path, kind: str) -> tuple[int, int]:
    """Kill −9 a bot that counts; the process of its server and the last number that was acknowledged."""
    command = [sys.executable, "-m", "tests.storage.one_bot", str(directory), kind]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        lines = [bot.stdout.readline() for _ in range(50)]
        bot.send_signal(signal.SIGKILL)
        lines += bot.stdout.read().splitlines(keepends=True)
    return pid, max(int(line) for line in lines if line.endswith("\n"))


async def counted(server: Server) -> int:
    """How far the bot had counted."""
    client = connect(server.socket)
    count = int(await client.get("count") or 0)
    await client.aclose()
    return count


@LINUX
async def test_a_killed_bot_leaves_no_orphan_and_loses_nothing(tmp_path: Path) -> None:
    pid, last = killed_while_counting(tmp_path, "bound")
    assert gone(pid)
    with running(tmp_path) as server:
        assert last <= await counted(server) <= last + 1


@LINUX
async def test_the_next_start_may_come_at_once(tmp_path: Path) -> None:
    """Nobody waits for the old server here: the start itself does."""
    pid, last = killed_while_counting(tmp_path, "bound")
    with running(tmp_path) as server:
        assert gone(pid, 0.0), "two servers never have the files open"
        assert last <= await counted(server) <= last + 1


@LINUX
async def test_a_server_that_was_left_over_is_stopped_by_the_next_start(tmp_path: Path) -> None:
    pid, last = killed_while_counting(tmp_path, "loose")
    os.kill(pid, 0)  # it is still there
    with running(tmp_path) as server:
        assert gone(pid, 0.0), "two servers never have the files open"
        assert last <= await counted(server) <= last + 1


async def test_a_killed_server_comes_back_with_everything_acknowledged(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        watch = asyncio.create_task(server.watch(0.02))
        client = connect(server.socket)
        for number in range(1, 101):
            assert await client.incr("count") == number
        first = server.pid
        os.kill(first, signal.SIGKILL)
        while server.pid == first or not answers(server.socket):  # noqa: ASYNC110 - another process has no event
            await asyncio.sleep(0.02)
        assert await client.get("count") == b"100"
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch
        await client.aclose()


async def test_with_everysec_a_killed_server_loses_two_seconds_at_most(tmp_path: Path) -> None:
    server = Server(tmp_path, "everysec")
    server.start()
    watching = asyncio.create_task(server.watch(0.05))
    client = connect(server.socket)
    try:
        told: dict[int, float] = {}
        until = time.monotonic() + 2.5
        while time.monotonic() < until:
            number = int(await client.incr("count"))
            told[number] = time.monotonic()
        killed, first = time.monotonic(), server.pid
        os.kill(first, signal.SIGKILL)
        while server.pid == first or not await asyncio.to_thread(answers, server.socket):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        kept = int(await client.get("count") or 0)
        assert kept >= max(number for number, when in told.items() if when <= killed - 2)
    finally:
        watching.cancel()
        await client.aclose()
        server.close()


async def test_a_server_that_does_not_come_back_at_once_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        failures = iter((ServerFailed("not yet"), ServerFailed("not yet")))
        spawn = server._spawn

        def reluctant() -> None:
            for failure in failures:
                raise failure
            spawn()

        monkeypatch.setattr(server, "_spawn", reluctant)
        watch = asyncio.create_task(server.watch(0.02))
        first = server.pid
        os.kill(first, signal.SIGKILL)
        while server.pid == first or not answers(server.socket):  # noqa: ASYNC110 - another process has no event
            await asyncio.sleep(0.02)
        assert caplog.messages.count("not yet") == 2
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch


async def test_what_is_kept_is_there_after_a_stop(tmp_path: Path) -> None:
    for number in range(1, 3):
        with running(tmp_path) as server:
            client = connect(server.socket)
            assert await client.incr("starts") == number
            await client.aclose()
            pid = server.pid
        assert gone(pid, 0.5)


def test_a_second_bot_on_the_directory_refuses_and_says_why(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        second = Server(tmp_path)
        with pytest.raises(DataDirBusy, match=rf"process {os.getpid()}\).*{re.escape(str(tmp_path))}"):
            second.start()
        second.close()
        assert answers(server.socket), "the first one is not disturbed"
    with running(tmp_path):
        pass


def test_two_directories_are_two_servers(tmp_path: Path) -> None:
    with running(tmp_path / "a") as one, running(tmp_path / "b") as other:
        assert one.pid != other.pid


async def test_a_directory_may_lie_deep(tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 60) / ("e" * 60)
    with running(deep) as server:
        assert len(os.fsencode(server.socket)) <= 100
        assert await counted(server) == 0
    assert (deep / "appendonlydir").is_dir()


async def test_nobody_else_reads_what_is_kept(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0
        assert server.socket.stat().st_mode & 0o077 == 0


async def test_the_server_keeps_to_what_was_promised(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        client = connect(server.socket)
        names = ("appendonly", "appendfsync", "maxmemory-policy", "port", "save")
        told = {name: (await client.config_get(name))[name] for name in names}
        assert told == dict(zip(names, ("yes", "always", "noeviction", "0", ""), strict=True))
        assert os.getsid(server.pid) != os.getsid(0), "Ctrl-C is for the bot"
        await client.aclose()


def test_a_server_that_cannot_read_its_data_says_so_with_its_log(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    (manifest,) = (tmp_path / "appendonlydir").glob("*.manifest")
    manifest.write_text("nonsense\n")
    with pytest.raises(ServerFailed, match=r"(?s)stopped \(status 1\).*manifest"):
        Server(tmp_path).start()
    with pytest.raises(ServerFailed):
        Server(tmp_path).start()  # and the directory was given back


def test_a_log_that_is_long_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / "valkey.log").write_bytes(b"x" * 5_000_000)
    with running(tmp_path):
        assert (tmp_path / "valkey.log").stat().st_size < 100_000
        assert (tmp_path / "valkey.log.1").stat().st_size == 5_000_000


def test_a_server_is_started_from_the_main_thread_only(tmp_path: Path) -> None:
    failures: list[BaseException] = []

    def start() -> None:
        try:
            Server(tmp_path).start()
        except AssertionError as error:
            failures.append(error)

    thread = threading.Thread(target=start)
    thread.start()
    thread.join()
    assert len(failures) == 1


def test_stopping_twice_is_stopping_once(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.close()
    server.start()
    server.close()
    server.close()
    assert server.pid == 0
