"""aiogram's models built on first use are the same models: each of them can be built, and each keeps all its fields."""

from __future__ import annotations

import subprocess
import sys

import pytest
from aiogram import methods, types
from pydantic import BaseModel, ValidationError

MODELS = [
    model
    for module in (types, methods)
    for name in module.__all__
    if isinstance(model := getattr(module, name), type) and issubclass(model, BaseModel)
]

ANSWER = {"poll_id": "7", "option_ids": [0], "option_persistent_ids": ["a"]}


def test_there_are_hundreds() -> None:
    assert len(MODELS) > 400


@pytest.mark.slow
def test_every_model_can_be_built_and_knows_all_its_types() -> None:
    for model in MODELS:
        assert model.model_rebuild() is not False, model
        assert model.__pydantic_complete__, model
        assert all(field._complete for field in model.model_fields.values()), model


def test_a_field_of_a_model_put_off_is_checked_as_ever() -> None:
    update = types.Update.model_validate({"update_id": 1, "poll_answer": ANSWER})
    assert isinstance(update.poll_answer, types.PollAnswer)
    with pytest.raises(ValidationError):
        types.Update.model_validate({"update_id": 1, "poll_answer": {**ANSWER, "option_ids": "none"}})


def test_the_command_builds_next_to_nothing_before_it_needs_it() -> None:
    """Who imports aiogram too early pays for all of it; counted, not timed."""
    counted = (
        "sum(model.__pydantic_complete__ for model in vars(aiogram.types).values() if hasattr(model, 'model_rebuild'))"
    )
    code = f"import bot.aiogram_on_demand, bot.running, aiogram.types; print({counted})"
    assert int(subprocess.check_output([sys.executable, "-c", code])) < 40
