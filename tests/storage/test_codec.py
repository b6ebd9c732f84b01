"""The codec: what is written is read again, what is not understood is refused, and no secret is told in an error."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from rules.game import Outcome
from rules.record import Entry, Record
from storage import codec
from storage.change import Cause
from storage.codec import Parts, decode, decode_events, decode_state, encode, encode_events, encode_state, refold
from storage.errors import Unreadable
from storage.event import TimedOut, Told, WalkedOut
from storage.table import Checking, Closed, Deadline, Finished, Lobby, Phase, Running, Table
from tests.storage.tables_at_hand import ANYA, GAME, NOW, dealt, lobby, moved, phase

DEADLINE = Deadline(NOW + 5.25, running=False)


def game(moves: int = 6) -> tuple[Table, Record]:
    """A table in the middle of a game, and its log."""
    change = dealt(lobby())
    table, (header,) = change.table, change.header
    entries: list[Entry] = []
    for number in range(moves):
        change = moved(table, Cause("1", "m"), number)
        table, entries = change.table, [*entries, *change.entries]
    return table, Record(header, tuple(entries))


def read_back(table: Table) -> Table:
    """The table, written and read."""
    return decode(encode(table), table.rev, table.deadline)


PHASES: tuple[Phase, ...] = (
    Lobby(NOW, (ANYA,), (7, 8)),
    Checking(NOW, (ANYA,)),
    Closed("idle", NOW),
)


@pytest.mark.parametrize("each", PHASES)
def test_a_table_without_a_game_is_read_as_it_was_written(each: Phase) -> None:
    table = replace(lobby(), phase=each, rev=4, gone=(1,), deadline=DEADLINE)
    assert read_back(table) == table


def test_a_running_game_is_read_as_it_was_written() -> None:
    table, _ = game()
    told = Told(7, (TimedOut(0), WalkedOut(1)))
    table = replace(table, phase=replace(phase(table), chronicle=(*phase(table).chronicle, told)))
    assert read_back(table) == table


def test_a_finished_game_is_read_as_it_was_written() -> None:
    table, _ = game()
    was = phase(table)
    over = Finished(was.header, was.state, was.entries, Outcome((1, 2), (4, 1), "tokens"), NOW, was.chronicle)
    assert read_back(replace(table, phase=over)) == replace(table, phase=over)


def test_states_and_events_are_read_alone_too() -> None:
    running = phase(game()[0])
    events = tuple(event for told in running.chronicle for event in told.events)
    assert decode_state(GAME.key, encode_state(GAME.key, running.state)) == running.state
    assert decode_events(GAME.key, encode_events(GAME.key, events)) == events


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"[]",
        b"\n\n\n",
        encode(lobby()).replace(b'"opened"', b'"begun"'),
        encode(lobby()).replace(b'"opened"', b'"extra":1,"opened"'),
        encode(lobby()).replace(b'"lobby"', b'"attic"'),
        encode(lobby()).replace(b'"envelope":1', b'"envelope":2'),
        encode(lobby()).replace(b'"envelope":1', b'"envelope":0'),
        encode(game()[0]).replace(b'"rules":1', b'"rules":99'),
        encode(game()[0]).replace(b"love_letter", b"lost_letter"),
        encode(game()[0])[:-10],
    ],
)
def test_what_is_not_understood_is_refused(spoilt: bytes) -> None:
    with pytest.raises(Unreadable):
        decode(spoilt, 1, DEADLINE)


def test_a_refusal_repeats_nothing_of_what_was_read() -> None:
    head, table, state, chronicle = encode(game()[0]).split(b"\n")
    spoilt = b"\n".join((head, table, state[:-2] + b',"leak":"PRINCESS"}]', chronicle))
    with pytest.raises(Unreadable) as refused:
        decode(spoilt, 1, DEADLINE)
    assert "PRINCESS" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__


def test_a_state_of_another_type_is_never_written() -> None:
    @dataclass(frozen=True)
    class Stranger:
        hand: str = "PRINCESS"

    with pytest.raises(TypeError) as refused:
        encode_state(GAME.key, Stranger())
    assert "PRINCESS" not in str(refused.value)


def test_an_older_envelope_is_lifted_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    old = encode(lobby()).replace(b'"opened"', b'"begun"')
    monkeypatch.setattr(codec, "ENVELOPE", 3)
    monkeypatch.setitem(codec.ENVELOPES, 1, lambda parts: parts._replace(table=parts.table.replace(b"begun", b"begin")))
    with pytest.raises(Unreadable):
        decode(old, 1, DEADLINE)
    monkeypatch.setitem(
        codec.ENVELOPES, 2, lambda parts: parts._replace(table=parts.table.replace(b"begin", b"opened"))
    )
    assert decode(old, 0, lobby().deadline) == lobby()


def test_an_older_state_is_lifted_to_todays_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = game()
    text = encode(table)
    state = encode_state(GAME.key, phase(table).state)
    monkeypatch.setattr(type(GAME), "version", GAME.version + 1)

    def lift(parts: Parts) -> Parts:
        assert parts.state == state
        return parts

    with pytest.raises(Unreadable):
        decode(text, 0, table.deadline)
    monkeypatch.setitem(codec.RULES, (GAME.key, GAME.version - 1), lift)
    lifted = decode(text, 0, table.deadline)
    assert phase(lifted).header.version == GAME.version - 1, "the log is still that of the old rules"
    assert read_back(lifted) == lifted, "and is lifted once"


def test_a_state_of_an_unknown_form_is_folded_anew_from_the_log() -> None:
    table, record = game()
    head, hull, _, chronicle = encode(table).split(b"\n")
    spoilt = b"\n".join((head, hull, b'[{"form":"lost"}]', chronicle))
    with pytest.raises(Unreadable):
        decode(spoilt, 3, DEADLINE)
    again = refold(spoilt, 3, DEADLINE, record)
    assert phase(again).state == phase(table).state
    assert (again.rev, again.deadline, phase(again).chronicle) == (3, DEADLINE, ())


def test_no_state_is_folded_from_a_log_that_is_short_or_of_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    table, record = game()
    with pytest.raises(Unreadable):
        refold(encode(table), 1, DEADLINE, replace(record, entries=record.entries[:-1]))
    monkeypatch.setattr(type(GAME), "version", GAME.version + 1)
    with pytest.raises(Unreadable):
        refold(encode(table), 1, DEADLINE, record)


def test_a_lobby_has_nothing_to_fold() -> None:
    table, record = lobby(), game()[1]
    assert refold(encode(table), table.rev, table.deadline, record) == table
    assert not isinstance(table.phase, Running)
