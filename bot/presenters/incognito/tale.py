"""What happened, in words: a move is one line, however much came of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.incognito.words import CUPS, cell_name, named
from bot.presenters.presenter import Sight
from rules.game import Event
from rules.incognito.events import (
    Attacked,
    Drank,
    Ended,
    Fell,
    FirstMove,
    Fixed,
    LifeSpent,
    Offered,
    Passed,
    Placed,
    Replaced,
    Started,
    Stepped,
    Swapped,
)
from rules.incognito.figure import Figure
from rules.incognito.model import Cup


def lines(events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
    """The lines of one entry: what begins or ends something stands on a line of its own."""
    told: list[str] = []
    apart = True
    for event in events:
        text, own = line(event, sight), isinstance(event, FirstMove | Started | Passed | Ended)
        if text and (apart or own):
            told.append(text)
        elif text:
            told[-1] += f" {text}"
        apart = own or (apart and not text)
    return tuple(told)


def answer(events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
    """What whoever moved is told at once: the same, and which cup he has put down."""
    placed = tuple(
        sight.say("incognito-answer-placed", cup=sight.say(CUPS[event.cup]))
        for event in events
        if isinstance(event, Placed)
    )
    return (*lines(events, sight), *placed)


def line(event: Event, sight: Sight) -> str:  # noqa: PLR0911, PLR0912 (a table of the events)
    """The words for one event; "" for what its neighbours tell, as a face just shown, or what stands in the hand."""
    say, name = sight.say, sight.seated.html
    match event:
        case FirstMove(seat, drawn):
            return say("incognito-tale-lot" if drawn else "incognito-tale-first", name=name(seat))
        case Fixed(seat):
            return say("incognito-tale-fixed", name=name(seat))
        case Started(courts):
            return say("incognito-tale-started-open" if courts else "incognito-tale-started")
        case Stepped(seat, start, goal):
            return say("incognito-tale-step", name=name(seat), start=cell_name(start), goal=cell_name(goal))
        case Swapped(seat, start, goal):
            return say("incognito-tale-swap", name=name(seat), start=cell_name(start), goal=cell_name(goal))
        case Attacked():
            return _attacked(event, sight)
        case LifeSpent(seat, figure):
            return say("incognito-tale-life", name=name(seat), figure=named(figure, say))
        case Fell(_, figure):
            return say("incognito-tale-fell", figure=named(figure, say))
        case Drank(seat, cell, figure, cup):
            key = "incognito-tale-poison" if cup is Cup.POISON else "incognito-tale-water"
            return say(key, name=name(seat), figure=named(figure, say), cell=cell_name(cell))
        case Replaced(seat, cell):
            return say("incognito-tale-replaced", name=name(seat), cell=cell_name(cell))
        case Passed(seat):
            return say("incognito-tale-passed", name=name(seat))
        case Offered(seat):
            return say("incognito-tale-offered", name=name(seat))
        case Ended():
            return _ended(event, sight)
    return ""


def _attacked(event: Attacked, sight: Sight) -> str:
    """Who went for whom, and what came of it; who fell or was spared is told by events of their own (IK-9, IK-10)."""
    say = sight.say
    head = say(
        "incognito-tale-attack",
        name=sight.seated.html(event.seat),
        start=cell_name(event.start),
        goal=cell_name(event.goal),
        figure=named(event.figure, say),
        other=named(event.other, say),
    )
    match event.result:
        case "met" | "even":
            return f"{head} {say('incognito-tale-exchanged')}"
        case "won" if event.figure is event.other is Figure.KING:
            return head
        case "won":
            return f"{head} {say('incognito-tale-stronger', figure=named(event.figure, say))}"
        case "lost":
            return f"{head} {say('incognito-tale-stronger', figure=named(event.other, say))}"
    return head


def _ended(event: Ended, sight: Sight) -> str:
    winners = [sight.seated.html(seat) for seat in event.winners]
    return sight.say("incognito-tale-won", name=winners[0]) if len(winners) == 1 else sight.say("incognito-tale-drawn")
