"""A move, by a player or by the clock, and what follows from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.table.away import deserted, fallen_silent, heard_from, is_away, nobody_answers
from bot.table.deadlines import NEXT_CALL, PATIENCE, WARNING, given_time, overslept, patience, renewed
from bot.table.done import Done, Instant
from bot.table.ending import close, drop, finish
from bot.table.refusals import Incomplete, OnPause, Stale
from bot.table.seats import askees, game_of, legal_texts, running, seat_of
from bot.table.spending import run_on, spent
from rules.game import GameOver, IllegalMove, NotYourTurn, Seat, Step, play, stage_kind
from rules.notation import SEPARATOR, UnknownMove
from rules.record import Entry
from storage.change import Notice
from storage.event import CameBack, OutOfTime, TableEvent, TimedOut, Told, WentAway
from storage.ids import PersonId
from storage.table import Deadline, Finished, Question, Running, Table, token_of

CHRONICLE: Final = 12
"""How many entries of the log stay in the snapshot to be told."""


def move(table: Table, person: PersonId, token: str, text: str, at: Instant) -> Done:
    """Play an action in notation in answer to the question the token names.

    Legality is judged now, not when the button was drawn. Raises NotSeated, Stale, GameOver, NotYourTurn, IllegalMove,
    Incomplete for a choice on the way to a move, or OnPause for a whole one.
    """
    seat = seat_of(table, person)
    if isinstance(table.phase, Finished):
        raise GameOver
    phase = running(table)
    if token != token_of(table, phase.question):
        raise Stale
    game = game_of(table)
    action = _action(table, seat, text)
    if phase.pause:
        raise OnPause
    chance = at.chance()
    step = play(game, phase.state, seat, action, chance)
    said = (CameBack(seat),) if is_away(table, seat) else ()
    present = replace(table, phase=heard_from(running(spent(table, seat, at.now)), seat))
    entry = Entry("move", seat, game.notation.text(action), tuple(chance.draws))
    return follow(present, entry, step, at, said)


def _action(table: Table, seat: Seat, text: str) -> Any:
    """The action of the text, unless it is only the beginning of legal ones; who is asked nothing has none to begin.

    Where the game wants it so, one that is not legal stands for the only one that is (KG-18).
    """
    game, legal = game_of(table), legal_texts(table, seat)
    if not legal:
        raise NotYourTurn
    if is_beginning(text, legal):
        raise Incomplete
    try:
        action = game.notation.parse(text)
    except UnknownMove as error:
        raise IllegalMove from error
    return game.notation.parse(legal[0]) if game.plays_only_choice and len(legal) == 1 else action


def is_beginning(text: str, legal: tuple[str, ...]) -> bool:
    """Whether the text is no legal action itself but the way to some: a sub-menu ("" is the way to all)."""
    if text in legal:
        return False
    return not text or any(whole.startswith(text + SEPARATOR) for whole in legal)


def follow(table: Table, entry: Entry, step: Step[Any, Any], at: Instant, said: tuple[Any, ...] = ()) -> Done:
    """The table after one entry of the log: the next question with its deadline, or the end.

    `said` are events of the table's own, told before those of the game.
    """
    phase, game = running(table), game_of(table)
    number = phase.entries + 1
    events = (*said, *step.events)
    chronicle = (*phase.chronicle, Told(number, events))[-CHRONICLE:]
    following = replace(phase, state=step.state, entries=number, chronicle=chronicle)
    outcome = game.outcome(step.state)
    if outcome is not None:
        done = finish(table, following, outcome, at)
    else:
        done = _asked(replace(table, phase=following), game.stage(step.state), number, at)
        if (entry.kind, entry.by) == ("move", "player"):
            done = replace(done, table=run_on(table, done.table, at.now))
    return replace(done, events=events, entries=(entry,))


def _asked(table: Table, stage: str, number: int, at: Instant) -> Done:
    """A new question gets a new deadline; the same one, still open for others who are there, keeps its own."""
    phase = running(table)
    if stage == phase.question.stage:
        return Done(given_time(table, phase.question, at.now) if nobody_answers(table) else table)
    return Done(given_time(table, Question(stage, number, at.stamp, asked=at.now), at.now))


def noted(phase: Running, *events: TableEvent) -> Running:
    """The game with something of the table's own in its chronicle, which no entry of the log brought about."""
    return replace(phase, chronicle=(*phase.chronicle, Told(phase.entries, events))[-CHRONICLE:])


def run_out(table: Table, at: Instant) -> Done:
    """The time of the question is over: silence plays for everybody who has not answered it.

    A deadline handled late is given its full time again, once. Without a clock those asked are called again, after
    twelve days all are warned, then the game is forgotten. A game that everybody is away from ends without a result.
    """
    question = running(table).question
    if not patience(table, question):
        return _waited(table, question, at)
    if overslept(table, at.now):
        graced = replace(question, graced=True)
        again = replace(running(table), question=graced)
        return Done(replace(table, phase=again, deadline=renewed(table, graced, at.now)))
    if deserted(table):
        return drop(table, "deserted", at)
    return _silence(table, question, at)


def _waited(table: Table, question: Question, at: Instant) -> Done:
    """Nothing presses: whoever is asked is called again, until it is time to warn."""
    if question.graced:
        return close(table, "forgotten", at)
    warning = question.asked + PATIENCE - WARNING
    if at.now >= warning:
        return _warned(table, at)
    called = replace(running(table), question=replace(question, rung=question.rung + 1))
    return Done(replace(table, phase=called, deadline=Deadline(min(at.now + NEXT_CALL, warning))))


def _warned(table: Table, at: Instant) -> Done:
    phase = running(table)
    graced = replace(phase, question=replace(phase.question, graced=True))
    notice = Notice(
        id=f"{table.id}.{table.number}.{phase.entries}",
        at=at.now,
        chat=table.home.chat,
        topic=table.home.topic,
        text="notice-forgetting",
        about=(("lang", table.lang), ("days", str(int(WARNING // 86400)))),
    )
    return Done(replace(table, phase=graced, deadline=Deadline(at.now + WARNING)), notices=(notice,))


def _silence(table: Table, question: Question, at: Instant) -> Done:
    """Play for each seat that is still asked, one entry each, until the question is answered or the game is over."""
    done = Done(table)
    for seat in askees(table):
        phase = done.table.phase
        if not isinstance(phase, Running) or phase.question.stage != question.stage or seat not in askees(done.table):
            break
        done = done.then(_silent_move(done.table, seat, at))
    return done


def _silent_move(table: Table, seat: Seat, at: Instant) -> Done:
    """The luck of choosing is not written down, as the entry names the action: only the luck of applying it is."""
    table = spent(table, seat, at.now)
    game = game_of(table)
    if game.silence[stage_kind(running(table).question.stage)] == "forfeit":
        return _forfeited(table, seat, at)
    said, table = _fallen_silent(table, seat, at.now)
    phase, chance = running(table), at.chance()
    action = game.fallback(phase.state, seat, at.chance())
    step = play(game, phase.state, seat, action, chance)
    entry = Entry("move", seat, game.notation.text(action), tuple(chance.draws), "clock")
    return follow(table, entry, step, at, said)


def _forfeited(table: Table, seat: Seat, at: Instant) -> Done:
    """Out of time is lost: the seat leaves the game by its own rule, and has not fled (KG-20)."""
    phase, chance = running(table), at.chance()
    lost = replace(table, phase=replace(phase, forfeited=(*phase.forfeited, seat)))
    step = game_of(table).leave(phase.state, seat, chance)
    return follow(lost, Entry("leave", seat, "", tuple(chance.draws), "clock"), step, at, (OutOfTime(seat),))


def _fallen_silent(table: Table, seat: Seat, now: float) -> tuple[tuple[TableEvent, ...], Table]:
    """What is to be told of a seat that did not answer; of one that was away already nothing, it is not waited for."""
    silent = replace(table, phase=fallen_silent(running(table), seat, now))
    if is_away(table, seat):
        return (), silent
    return ((TimedOut(seat), WentAway(seat)) if is_away(silent, seat) else (TimedOut(seat),)), silent
