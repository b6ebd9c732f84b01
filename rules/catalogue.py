"""Every game there is, found by looking into this package: no list to edit when a game is added."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

import rules
from rules.game import AnyGame


@cache
def games() -> Mapping[str, AnyGame]:
    """The games by key, in alphabetical order."""
    packages = sorted(module.name for module in pkgutil.iter_modules(rules.__path__) if module.ispkg)
    found = (import_module(f"rules.{name}").GAME for name in packages)
    return MappingProxyType({game.key: game for game in found})
