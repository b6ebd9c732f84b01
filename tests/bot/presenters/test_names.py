"""Names: whatever people call themselves, a table tells them apart."""

from __future__ import annotations

import pytest

from bot.presenters.lettering import legible, width
from bot.presenters.names import UNITS, VISIBLE, nickname, seated, shown, units
from bot.table.refusals import BadNick
from storage.table import Member
from tests.bot.presenters.evening import say_in


def names(*given: str, lang: str = "ru") -> tuple[str, ...]:
    return seated([Member(100 + at, name) for at, name in enumerate(given)], say_in(lang)).names


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        ("Аня", "Аня"),
        ("  Аня   из  Перми ", "Аня из Перми"),
        ("Аня\nБоря", "Аня Боря"),
        ("\u202eяна", "яна"),
        ("А\u200bня\u2066\ufeff", "Аня"),
        ("<3", "<3"),
        ("снег_и_лёд", "снег_и_лёд"),
        ("Е\u0308лка", "Ёлка"),
        ("Z̸̡̢͖͗̈́alg", "Z̸̡alg"),
        ("\u0301", ""),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("A\u200dB", "AB"),
        ("👍🏽", "👍🏽"),
        ("", ""),
        ("   ", ""),
        ("\u200b\u200d\u2060", ""),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\ufe0f", ""),
        ("\x00\x1b[31m", "[31m"),
        ("\U000e0041", ""),
    ],
)
def test_a_name_keeps_what_can_be_seen(given: str, seen: str) -> None:
    assert shown(given) == seen


def test_a_long_name_is_cut_to_thirty_two_characters() -> None:
    assert shown("я" * 33) == "я" * 31 + "…"
    assert shown("я" * 32) == "я" * 32


def test_a_name_of_sixty_four_emoji_is_cut_between_emoji() -> None:
    assert shown("🐙" * 64) == "🐙" * 31 + "…"
    assert shown("👩\u200d👩\u200d👧" * 32) == "👩\u200d👩\u200d👧" * 7 + "…"


@pytest.mark.parametrize(
    "given", ["я" * 200, "🐙" * 64, "👩\u200d👩\u200d👧\u200d👦" * 32, "e\u0301\u0302\u0303" * 99, "🇷🇺" * 40]
)
def test_no_name_is_longer_than_there_is_room_for(given: str) -> None:
    assert 0 < units(shown(given)) <= UNITS
    assert shown(shown(given)) == shown(given)


def test_a_blank_name_is_called_by_its_seat() -> None:
    assert names("Аня", "\u200b", "") == ("Аня", "Игрок 2", "Игрок 3")
    assert names("", lang="en") == ("Player 1",)


def test_the_same_name_is_numbered() -> None:
    assert names("Аня", "Боря", "Аня", "аня") == ("Аня", "Боря", "Аня (2)", "аня (3)")


def test_a_number_that_somebody_has_taken_is_not_given_again() -> None:
    assert names("Аня (2)", "Аня", "Аня") == ("Аня (2)", "Аня", "Аня (3)")
    assert names("Аня", "Аня", "Аня (2)") == ("Аня", "Аня (2)", "Аня (2) (2)")


def test_somebody_called_like_a_blank_is_told_from_a_blank() -> None:
    assert names("Игрок 2", "") == ("Игрок 2", "Игрок 2 (2)")


def test_names_that_only_look_the_same_are_numbered_too() -> None:
    assert names("Anna", "Ａｎｎａ") == ("Anna", "Ａｎｎａ (2)")


@pytest.mark.rule("KG-21", "KG-22")
def test_a_name_that_imitates_another_with_its_avatar_or_mark_is_numbered() -> None:
    assert names("Аня", "🦊 Аня", "Аня 🐐") == ("Аня", "🦊 Аня (2)", "Аня 🐐 (3)")
    assert names("🦊", "🐻") == ("🦊", "🐻")


@pytest.mark.rule("KG-22")
def test_latin_letters_in_anothers_name_are_no_disguise() -> None:
    assert names("Аня", "A\u043d\u044f", "Вова", "Bo\u0432a") == ("Аня", "A\u043d\u044f (2)", "Вова", "Bo\u0432a (2)")


def test_long_equal_names_stay_within_their_room() -> None:
    first, second = names("я" * 40, "я" * 40)
    assert first != second
    assert len(second) <= VISIBLE
    assert second.endswith("… (2)")


def test_a_name_is_escaped_in_messages_and_plain_on_buttons() -> None:
    people = seated([Member(100, "<b>Том & Ко")], say_in())
    assert people.plain(0) == "<b>Том & Ко"
    assert people.html(0) == "&lt;b&gt;Том &amp; Ко"
    assert people.mention(0) == '<a href="tg://user?id=100">&lt;b&gt;Том &amp; Ко</a>'


@pytest.mark.rule("KG-22")
@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ян", "Ян"),
        ("  Лиса \n Патрикеевна ", "Лиса Патрикеевна"),
        ("<b>&", "<b>&"),
        ("\u202eяна\u200b", "яна"),
        ("Л" * 24, "Л" * 24),
        ("👩\u200d👩\u200d👧" * 2, "👩\u200d👩\u200d👧" * 2),
        ("🐙" * 24, "🐙" * 24),
    ],
)
def test_a_nickname_is_kept_as_it_can_be_seen(given: str, kept: str) -> None:
    assert nickname(given) == kept == shown(kept)


@pytest.mark.rule("KG-22")
@pytest.mark.parametrize(
    "given",
    [
        "",
        "Я",
        "Я\u200b\u200b",
        "\u202e\u2066",
        "\u0301\u0301",
        "\u3164\u3164",
        "Л" * 25,
        "👩\u200d👩\u200d👧\u200d👦" * 9,
    ],
)
def test_what_cannot_be_seen_or_is_too_long_is_no_nickname(given: str) -> None:
    with pytest.raises(BadNick):
        nickname(given)


@pytest.mark.rule("KG-21", "KG-22")
def test_avatar_and_mark_stand_beside_the_name() -> None:
    members = (
        Member(1, "Аня", "🦊"),
        Member(2, "<3", coward=True),
        Member(3, "Вера", "🔥", coward=True),
        Member(4, "Я"),
    )
    people = seated(members, say_in())
    assert [people.badge(seat) for seat in range(4)] == ["🦊 Аня", "&lt;3 🐐", "🔥 Вера 🐐", "Я"]
    assert [people.plain(seat) for seat in range(4)] == ["Аня", "<3", "Вера", "Я"]


def test_a_name_from_right_to_left_does_not_turn_the_line_it_stands_in() -> None:
    members = [Member(1, "שלום"), Member(2, "Аня"), Member(3, "سلام"), Member(4, "שלום")]
    named = seated(members, say_in())
    assert named.names == ("\u2068שלום\u2069", "Аня", "\u2068سلام\u2069", "\u2068שלום (2)\u2069")
    assert named.mention(0) == '<a href="tg://user?id=1">\u2068שלום\u2069</a>'


def test_isolates_are_not_drawn_in_pictures() -> None:
    assert legible("\u2068שלום\u2069") == legible("שלום")
    assert width("\u2068שלום\u2069", 30) == width("שלום", 30)
