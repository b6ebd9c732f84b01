"""The texts of the page: each key its code says stands in both languages with the same gaps, and none stands idle."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = "\n".join(path.read_text("utf-8") for path in (ROOT / "bot/playground/web/js").rglob("*.js"))
BOOKS = {path.parent.name: json.loads(path.read_text("utf-8")) for path in (ROOT / "locales").glob("*/playground.json")}
PLURALS = {"ru": {"one", "few", "many", "other"}, "en": {"one", "other"}}


def forms(text: str | dict[str, str]) -> list[str]:
    return [text] if isinstance(text, str) else list(text.values())


def gaps(text: str | dict[str, str]) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", " ".join(forms(text))))


def test_both_languages_have_the_same_keys_and_gaps() -> None:
    assert set(BOOKS) == {"ru", "en"}
    assert {key: gaps(text) for key, text in BOOKS["ru"].items()} == {
        key: gaps(text) for key, text in BOOKS["en"].items()
    }


@pytest.mark.parametrize("language", ["ru", "en"])
def test_plural_texts_have_every_form_of_their_language(language: str) -> None:
    plural = [set(text) for text in BOOKS[language].values() if isinstance(text, dict)]
    assert plural
    assert all(found == PLURALS[language] for found in plural)


def test_every_key_in_the_code_is_a_text_and_every_text_is_used() -> None:
    used = {key for key in BOOKS["ru"] if f'"{key}"' in CODE}
    themes = {key for key in BOOKS["ru"] if key.startswith("theme-")}
    assert set(BOOKS["ru"]) - used - themes == set()
    assert set(re.findall(r'say\("([\w-]+)"', CODE)) <= set(BOOKS["ru"])
