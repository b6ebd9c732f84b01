"""The arrows of the house: which part may import which.

Read from the source by its syntax tree, imports inside functions and `if TYPE_CHECKING` included, so that a forbidden
import is found without running anything. What must stay light (the rules, the verbs of the table) is followed through
everything it imports.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OURS = ("rules", "storage", "bot", "locales", "tests")
MAY_IMPORT = {
    "rules": {"rules"},
    "storage": {"storage", "rules"},
    "locales": {"locales"},
    "bot": {"bot", "storage", "rules", "locales"},
    "tests/rules": {"tests", "rules", "storage"},
    "tests/storage": {"tests", "storage", "rules"},
}
IMPURE = {"random", "secrets", "time", "datetime", "asyncio", "threading", "os", "io", "pathlib", "socket", "sqlite3"}
TELEGRAM = ("aiogram", "aiogram_i18n")


def files(part: str) -> list[Path]:
    """The source files of a part, or of a folder inside it."""
    return sorted((ROOT / part).rglob("*.py"))


def module_name(path: Path) -> str:
    """The dotted name under which a file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str, module: str, *, package: bool = False) -> Iterator[str]:
    """The dotted names that a source imports, each name of `from x import y` as "x.y" and relative ones resolved."""
    home = module.split(".") if package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = home[: len(home) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


@cache
def imported(path: Path) -> frozenset[str]:
    """The names that a file imports."""
    return frozenset(imports(path.read_text(), module_name(path), package=path.name == "__init__.py"))


def top(name: str) -> str:
    """The package that a dotted name begins with."""
    return name.partition(".")[0]


def source_of(name: str) -> list[Path]:
    """The files that importing a name of ours runs: the packages on the way and the module itself."""
    parts = name.split(".")
    stems = [ROOT.joinpath(*parts[:depth]) for depth in range(1, len(parts) + 1)]
    candidates = [path for stem in stems for path in (stem / "__init__.py", stem.with_suffix(".py"))]
    return [path for path in candidates if path.is_file()]


def reached(start: list[Path]) -> set[Path]:
    """The files of ours that importing these files runs, at whatever distance."""
    seen: set[Path] = set()
    waiting = list(start)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += [found for name in imported(path) if top(name) in OURS for found in source_of(name)]
    return seen


def offenders(paths: list[Path], forbidden: set[str] | tuple[str, ...]) -> dict[str, list[str]]:
    """Per file, the names it imports from forbidden packages."""
    found = {module_name(path): sorted(name for name in imported(path) if top(name) in forbidden) for path in paths}
    return {module: names for module, names in found.items() if names}


def test_the_reader_sees_every_kind_of_import() -> None:
    source = "import a.b\nfrom . import c\nfrom ..d import e\ndef f():\n    from g import h\n"
    assert list(imports(source, "x.y.z")) == ["a.b", "x.y.c", "x.d.e", "g.h"]
    assert list(imports("from .c import d", "x.y", package=True)) == ["x.y.c.d"]


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_what_its_arrows_allow(part: str) -> None:
    assert files(part)
    assert offenders(files(part), set(OURS) - MAY_IMPORT[part]) == {}


def test_rules_import_nothing_but_the_standard_library() -> None:
    foreign = {top(name) for path in files("rules") for name in imported(path)} - sys.stdlib_module_names - {"rules"}
    assert foreign == set()


def test_only_the_command_line_of_the_rules_reads_times_or_seeds() -> None:
    pure = [path for path in files("rules") if path != ROOT / "rules" / "__main__.py"]
    assert offenders(pure, IMPURE) == {}


def test_no_game_knows_another() -> None:
    homes = {path.parent for path in (ROOT / "rules").glob("*/__init__.py")}
    assert homes
    for home in homes:
        others = {other.name for other in homes - {home}}
        names = [name.split(".") for path in home.rglob("*.py") for name in imported(path)]
        assert [name for name in names if name[0] == "rules" and name[1] in others] == []


def test_only_the_bot_imports_aiogram() -> None:
    elsewhere = [
        path for part in ("rules", "storage", "locales", "tests/rules", "tests/storage") for path in files(part)
    ]
    assert offenders(elsewhere, TELEGRAM) == {}


@pytest.mark.parametrize("part", ["rules", "storage", "bot/table"])
def test_importing_a_light_part_never_loads_aiogram(part: str) -> None:
    light = files(part)
    assert light
    assert offenders(sorted(reached(light)), TELEGRAM) == {}


def test_the_local_telegram_imports_nothing_of_ours() -> None:
    names = {name for path in files("bot/playground") for name in imported(path) if top(name) in OURS}
    assert {name for name in names if not name.startswith("bot.playground")} == set()


def test_presenters_never_touch_a_state() -> None:
    for path in files("bot/presenters"):
        assert not {name for name in imported(path) if name.endswith("State")}, path
        tree = ast.walk(ast.parse(path.read_text()))
        assert not [node for node in tree if isinstance(node, ast.Attribute) and node.attr == "State"], path


def test_nothing_of_the_project_imports_its_tests() -> None:
    project = [path for part in ("rules", "storage", "bot", "locales") for path in files(part)]
    assert offenders(project, {"tests"}) == {}
