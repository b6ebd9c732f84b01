"""Become another program that is told to stop when its parent dies, however the parent dies (Linux).

Run as a script between the bot and its server: `deathbed.py PARENT_PID PROGRAM ARGUMENTS…`. A step of its own,
because code run in a fork of a bot with threads may hang. Where the system has no such signal it just becomes the
program; then what is left over is found and stopped at the next start.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def bind_to_parent(parent: int) -> None:
    """Ask for SIGTERM at the parent's death; a parent already dead ends this process."""
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    except (OSError, AttributeError):
        return
    if os.getppid() != parent:
        sys.exit(1)


if __name__ == "__main__":
    bind_to_parent(int(sys.argv[1]))
    os.execv(sys.argv[2], sys.argv[2:])  # noqa: S606 - our own binary, no shell wanted
