"""Games are found, not listed."""

from __future__ import annotations

from pathlib import Path

import rules
from rules.catalogue import games


def test_every_package_here_is_a_game() -> None:
    packages = {path.parent.name for path in Path(rules.__path__[0]).glob("*/__init__.py")}

    assert set(games()) == packages
    assert list(games()) == sorted(games())
