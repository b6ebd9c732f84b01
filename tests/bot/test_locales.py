"""The texts and the code that speaks them, held against each other.

`ftl check` compares the languages, but it looks for a key in one file only and sees neither `sight.say(…)` nor a key
put together at run time. So the source is read here by its syntax tree: every key spoken must exist, be given what it
needs and be needed; and a pattern of keys counts only when this file spells out what it can become.
"""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.table
from bot.presenters import face
from bot.presenters.catalogue import presenter_of
from bot.presenters.group_settings import CHOICES, TOPICS
from bot.table.tempo import moves
from bot.texts import Texts, Untold
from rules.catalogue import games
from rules.game import Refused
from storage.acquaintance import Standing
from storage.table import Reason

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("ru", "en")
COMMANDS = ("play", "board", "hand", "leave", "cancel", "top", "rules", "settings", "start", "me", "help")


# --- the texts -------------------------------------------------------------------------------------------------------


class Names(Visitor):
    """Collects the arguments of a message and the other messages it quotes."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's own name)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (fluent's own name)
        self.quoted.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, Names]:
    """Every text of a language with what it needs; a key written twice is an error."""
    found: dict[str, Names] = {}
    for path in sorted((ROOT / "locales" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} is there twice"
                found[entry.id.name] = Names()
                found[entry.id.name].visit(entry)
    return found


# --- the code --------------------------------------------------------------------------------------------------------


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    """The bot's own modules, parsed."""
    paths = sorted((ROOT / "bot").rglob("*.py"))
    return tuple((str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


@cache
def spoken() -> tuple[tuple[str, ast.Call], ...]:
    """Every call of a translator: `say(…)`, `sight.say(…)`."""
    return tuple(
        (where, node)
        for where, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and _is_say(node.func)
    )


def _is_say(called: ast.expr) -> bool:
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return name == "say"


def literals(node: ast.expr) -> Iterator[str]:
    """The keys that an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def pattern(node: ast.JoinedStr) -> str:
    """A key put together at run time, its gaps as stars."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


@cache
def written() -> frozenset[str]:
    """Every string in the code: a key in a table or a variable is used by standing there."""
    return frozenset(
        node.value
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


# --- what patterns become --------------------------------------------------------------------------------------------


def refusals() -> dict[str, type[Refused]]:
    """Every kind of refusal there is, by its key."""
    for package in (bot.table,):
        for module in pkgutil.iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")
    games()
    waiting: list[type[Refused]] = [Refused]
    found: dict[str, type[Refused]] = {}
    while waiting:
        kinds = waiting.pop().__subclasses__()
        waiting += kinds
        found |= {kind.key: kind for kind in kinds}
    return found


def spelled_out() -> dict[str, set[str]]:
    """What each pattern of keys in the code can become."""
    options = {
        (key, option.key, choice) for key in games() for option in games()[key].options for choice in option.choices
    }
    pages = {(key, page) for key in games() for page in presenter_of(key).pages}
    return {
        "*-name": {f"{game}-name" for game in games()},
        "*-mark": {f"{game}-mark" for game in games()},
        "*-points": {f"{game}-points" for game in games()},
        "*-aliases": {f"{game}-aliases" for game in games()},
        "setting-*": {f"setting-{topic}" for topic in TOPICS},
        "setting-*-about": {f"setting-{topic}-about" for topic in TOPICS},
        "setting-*-*": {f"setting-{topic}-{value}" for topic, values in CHOICES.items() for value in values},
        "*-button-tip": {f"{game}-button-tip" for game in games()},
        "*-option-*": {f"{game}-option-{key}" for game, key, _ in options},
        "*-option-*-*": {f"{game}-option-{key}-{choice}" for game, key, choice in options},
        "*-pace-*": {f"{game}-pace-{pace.key}" for game in games() for pace in moves(games()[game])},
        "*-rules-*": {f"{game}-rules-{page}" for game, page in pages},
        "*-rules-*-title": {f"{game}-rules-{page}-title" for game, page in pages},
        "refused-*": {f"refused-{key}" for key in refusals()},
        "closed-*": {f"closed-{reason}" for reason in get_args(Reason)},
        "tables-*": {f"tables-{kind}" for kind in get_args(face.Kind)},
        "language-*": {f"language-{lang}" for lang in LANGUAGES},
        "own-*": {f"own-{standing}" for standing in get_args(Standing)},
        "flight-*": {f"flight-{standing}" for standing in get_args(Standing)},
        "command-*": {f"command-{command}" for command in COMMANDS},
    }


# --- the laws --------------------------------------------------------------------------------------------------------


def test_l2_every_language_has_the_same_texts_with_the_same_gaps() -> None:
    russian, english = messages("ru"), messages("en")
    assert russian.keys() == english.keys()
    assert {key: names.arguments for key, names in russian.items()} == {
        key: names.arguments for key, names in english.items()
    }


def test_every_key_spoken_exists() -> None:
    missing = {
        f"{where}:{call.lineno} {key}"
        for where, call in spoken()
        for key in literals(call.args[0])
        if key not in messages("ru")
    }
    assert missing == set()


def test_l2_every_text_is_given_what_it_needs() -> None:
    unfilled = {}
    for where, call in spoken():
        given = {keyword.arg for keyword in call.keywords}
        for key in literals(call.args[0]):
            if key in messages("ru") and None not in given and (gaps := messages("ru")[key].arguments - given):
                unfilled[f"{where}:{call.lineno} {key}"] = gaps
    assert unfilled == {}


def test_every_pattern_of_keys_is_spelled_out() -> None:
    patterns = {pattern(call.args[0]) for _, call in spoken() if isinstance(call.args[0], ast.JoinedStr)}
    assert patterns <= spelled_out().keys()


@pytest.mark.parametrize("made", spelled_out())
def test_everything_a_pattern_becomes_exists(made: str) -> None:
    assert spelled_out()[made] - messages("ru").keys() == set()


def test_no_text_is_left_that_nobody_speaks() -> None:
    used = written().union(*spelled_out().values())
    quoted = {key for names in messages("ru").values() for key in names.quoted}
    assert messages("ru").keys() - used - quoted == set()


def test_a_refusal_fills_the_gaps_of_its_text() -> None:
    kinds = {kind.__name__: key for key, kind in refusals().items()}
    unfilled = {}
    for where, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                gaps = messages("ru")[f"refused-{kinds[node.func.id]}"].arguments
                if left := gaps - {keyword.arg for keyword in node.keywords}:
                    unfilled[f"{where}:{node.lineno}"] = left
    assert unfilled == {}


def test_no_refusal_with_gaps_is_raised_bare() -> None:
    gappy = {kind.__name__ for key, kind in refusals().items() if messages("ru")[f"refused-{key}"].arguments}
    bare = {
        f"{where}:{node.lineno} {node.exc.id}"
        for where, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id in gappy
    }
    assert bare == set()


def test_l2_a_text_with_a_gap_left_open_is_an_error() -> None:
    with pytest.raises(Untold, match="name-blank"):
        Texts().say("ru")("name-blank")


def test_a_text_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(Untold, match="no-such-text"):
        Texts().say("en")("no-such-text")


def test_an_unknown_language_is_answered_in_russian() -> None:
    assert Texts().say("de")("button-sit") == Texts().say("ru")("button-sit") == "Сесть"


def test_russian_comes_first() -> None:
    assert Texts().languages == LANGUAGES


@pytest.mark.parametrize(
    ("lang", "key", "agreed"),
    [
        ("ru", "love_letter-pile", {0: "Колода кончилась", 1: "В колоде 1 карта", 2: "В колоде 2 карты",
                                    5: "В колоде 5 карт", 11: "В колоде 11 карт", 21: "В колоде 21 карта"}),
        ("en", "love_letter-pile", {0: "The pile is empty", 1: "1 card in the pile", 2: "2 cards in the pile"}),
        ("ru", "love_letter-points", {0: "0 жетонов", 1: "1 жетон", 3: "3 жетона", 7: "7 жетонов"}),
        ("ru", "king-points", {-34: "−34 очка", -16: "−16 очков", -1: "−1 очко", 0: "0 очков", 21: "21 очко"}),
        ("en", "king-points", {-34: "−34 points", -1: "−1 point", 1: "1 point", 12: "12 points"}),
        ("ru", "tables", {0: "Сейчас ты ни за одним столом.", 1: "Ты за 1 столом:", 2: "Ты за 2 столами:",
                          21: "Ты за 21 столом:"}),
    ],
)  # fmt: skip
def test_numbers_agree_with_their_nouns(lang: str, key: str, agreed: dict[int, str]) -> None:
    say = Texts().say(lang)
    assert {count: say(key, count=count) for count in agreed} == agreed


def test_nothing_shouts() -> None:
    shouting = [
        f"{path.parent.name}/{path.name}: {line}"
        for path in (ROOT / "locales").rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "!" in line
    ]
    assert shouting == []


def test_the_reader_of_the_code_knows_a_key_when_it_sees_one() -> None:
    tree = ast.parse('say("a" if x else "b", n=1); sight.say(f"{game}-name"); print("c")')
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_say(node.func)]
    assert [list(literals(call.args[0])) for call in calls] == [["a", "b"], []]
    assert [pattern(call.args[0]) for call in calls if isinstance(call.args[0], ast.JoinedStr)] == ["*-name"]
