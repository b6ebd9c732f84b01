"""The README is true to the letter: its settings, its paths and its commands exist as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.commands_menu import IN_CHARGE, IN_GROUP, IN_PRIVATE
from bot.settings import Settings

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| (.+) \|$", re.MULTILINE)


def default_of(name: str) -> str:
    default = Settings.model_fields[name].default
    return str(default.get_secret_value() if hasattr(default, "get_secret_value") else default)


def test_the_table_of_settings_is_the_settings() -> None:
    told = {name.lower(): (default, meaning) for name, default, meaning in ROW.findall(README)}
    real = {name: (default_of(name), field.description) for name, field in Settings.model_fields.items()}
    assert told == real


def test_every_path_it_names_is_there() -> None:
    paths = re.findall(r"[`(]((?:rules|storage|bot|locales|tests|\.github|\.ci)/[\w./-]*)[`)]", README)
    assert len(paths) > 8
    for path in paths:
        shown = re.sub(r"/x(?=[./]|$)", "/love_letter", path)
        there = ROOT / shown
        assert there.exists() or there.with_suffix("").exists(), path


@pytest.mark.parametrize("command", re.findall(r"-m rules ((?:love_letter|king)[^#\n]+|bench)", README))
def test_the_commands_of_the_terminal_game_work(command: str) -> None:
    words = command.split() if command != "bench" else ["bench", "--help"]
    ran = subprocess.run([sys.executable, "-m", "rules", *words], capture_output=True, text=True, cwd=ROOT, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_the_two_commands_install_what_the_project_declares() -> None:
    commands = re.findall(r"^python3 -m venv .*$", README, re.MULTILINE)
    assert [command.rpartition("&& ")[2] for command in commands] == [
        ".venv/bin/python -m bot",
        ".venv/bin/python -m pytest",
    ]
    assert "-e '.[test]'" in commands[1]


@pytest.mark.parametrize(
    ("scope", "commands"),
    [("groups", IN_GROUP), ("administrators of groups", IN_CHARGE), ("private chats", IN_PRIVATE)],
)
def test_the_commands_of_each_scope_are_those_the_bot_publishes(scope: str, commands: tuple[str, ...]) -> None:
    (row,) = re.findall(rf"^\| {scope} \| (.+) \|$", README, re.MULTILINE)
    assert row == " ".join(f"`/{command}`" for command in commands)
