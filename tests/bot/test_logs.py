"""Log lines: for people or as JSON, and no secret in any of them."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot import logs

TOKEN = "123456:very-secret"


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("as_json", [True, False])
def test_the_token_is_blotted_out_wherever_it_turns_up(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", json=as_json, secrets=(TOKEN, ""))
    log = structlog.get_logger("test")
    log.info("started", url=f"https://example.org/bot{TOKEN}/getMe")
    logging.getLogger("some.library").warning("cannot reach bot%s", TOKEN)
    log.error("failed", exc_info=RuntimeError(f"no answer from bot{TOKEN}"))
    said = capsys.readouterr().err
    assert said.count(logs.HIDDEN) >= 3
    assert TOKEN not in said
    assert "RuntimeError" in said


def test_a_json_line_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", json=True, secrets=())
    structlog.get_logger("test").info("move", table="t1", chat=-100)
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["table"], line["chat"], line["level"]) == ("move", "t1", -100, "info")


def test_what_is_below_the_level_is_not_said(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("warning", json=False, secrets=())
    structlog.get_logger("test").info("quiet")
    assert capsys.readouterr().err == ""
