"""`python -m bot`: without a token against the local Telegram, with one against the real one."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pydantic import ValidationError

from bot.settings import Settings
from storage.errors import DataDirBusy, ServerFailed
from storage.leftovers import SCRATCH
from storage.server import Server


def main() -> int:
    """Start the bot and run it until it is told to stop; 1 when it cannot start, 2 when a setting is wrong."""
    try:
        settings = Settings(**_arguments())
    except ValidationError as error:
        for fault in error.errors():
            print(f"{'.'.join(map(str, fault['loc'])).upper()}: {fault['msg']}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # told to stop while it starts, it tidies up as at Ctrl-C
    print("starting…", flush=True)  # importing takes seconds: silence would look like a fault
    try:
        return _with_server(settings)
    except (DataDirBusy, ServerFailed) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # Ctrl-C or SIGTERM before the bot listens to it
        return 130


def _arguments() -> dict[str, Any]:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="A host for table games in Telegram. Settings come from the environment or .env.",
    )
    parser.add_argument("--port", type=int, help="port of the local Telegram's page (0: any)")
    parser.add_argument("--latency", help="milliseconds the local Telegram takes to answer, such as 80±40")
    parser.add_argument("--data-dir", type=Path, help="where the embedded Valkey keeps its files")
    given = vars(parser.parse_args())
    return {name: value for name, value in given.items() if value is not None}


def _with_server(settings: Settings) -> int:
    """Bring up the embedded Valkey unless another server is named; what the local Telegram forgets goes with it."""
    if settings.local:
        with TemporaryDirectory(prefix=SCRATCH) as scratch:
            return _with_data(settings, Path(scratch))
    if settings.redis_url.get_secret_value():
        return _run(settings, settings.redis_url.get_secret_value(), None)
    return _with_data(settings, settings.data_dir)


def _with_data(settings: Settings, directory: Path) -> int:
    server = Server(directory, settings.appendfsync)
    server.start()
    try:
        return _run(settings, server.socket, server)
    finally:
        server.close()


def _run(settings: Settings, where: str | Path, server: Server | None) -> int:
    from bot import aiogram_on_demand  # noqa: F401 - before anything of aiogram
    from bot.running import run  # seconds of importing that a refusal above need not wait for

    return asyncio.run(run(settings, where, server))


if __name__ == "__main__":
    sys.exit(main())
