"""A bot of the smallest kind, to be killed by tests: it counts in its data directory and prints what was acknowledged.

`python -m tests.storage.one_bot DIRECTORY bound|loose`: "loose" leaves out what ties the server's life to the bot's,
as on a system that cannot do it.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from storage.connect import connect
from storage.server import Server


class LooseServer(Server):
    """A server that outlives its bot."""

    def _launcher(self) -> list[str]:
        return []


async def count(server: Server) -> None:
    """Count for ever, one acknowledged write a line."""
    client = connect(server.socket)
    while True:
        print(await client.incr("count"), flush=True)  # noqa: T201 - the test reads it


def main() -> None:
    """Start the server, tell its process, count."""
    kind = LooseServer if sys.argv[2] == "loose" else Server
    server = kind(Path(sys.argv[1]))
    server.start()
    print(server.pid, flush=True)  # noqa: T201
    asyncio.run(count(server))


if __name__ == "__main__":
    main()
