"""What happened, in words: deals and tricks. Single cards are no lines of the chronicle, they lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.king.words import NBSP, by_suit, contract, named, points, row, total
from bot.presenters.presenter import Sight, told
from rules.game import Event, Outcome
from rules.king.contract import Free
from rules.king.model import Cards, DealBegan, DealEnded, GameEnded, Laid, Left, Ordered, Points, Taken, View


def line(event: Event, sight: Sight) -> str:  # noqa: PLR0911 (a table of the events)
    """The words for one event; "" for what is not worth any, such as a trick that scores nothing."""
    say, name = sight.say, sight.seated.html
    match event:
        case DealBegan(number, leader, Free()):
            return say("king-tale-deal-free", number=number, name=name(leader))
        case DealBegan(number, leader, terms):
            return say("king-tale-deal", number=number, name=name(leader), contract=contract(terms, say))
        case Ordered(_, seat, terms):
            return say("king-tale-ordered", name=name(seat), contract=contract(terms, say))
        case Taken(points=scored) if scored:
            return _taken(event, sight)
        case DealEnded():
            return _deal_ended(event, sight)
        case Left(seat):
            return say("king-tale-left", name=name(seat))
        case GameEnded():
            return say("king-tale-ended")
    return ""


def answer(events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
    """What whoever laid or ordered is told at once."""
    return tuple(text for event in events if (text := _answer(event, sight)))


def _answer(event: Event, sight: Sight) -> str:
    match event:
        case Laid(seat, card) if seat == sight.reader:
            return named(card, sight.say)
        case Ordered():
            return line(event, sight)
        case Taken():
            return _taken(event, sight)
        case DealEnded(number=number):
            return sight.say("king-answer-deal", number=number)
    return ""


def _taken(event: Taken, sight: Sight) -> str:
    trick, say = event.trick, sight.say
    key = "king-tale-taken" if event.points else "king-tale-taken-idle"
    name, cards = sight.seated.html(trick.taker), row(trick.cards, say)
    return say(key, name=name, cards=cards, points=points(event.points))


def _deal_ended(event: DealEnded, sight: Sight) -> str:
    """The points of a deal, and the cards that were left at its early end (KG-15)."""
    say = sight.say
    scored = say("king-tale-deal-ended", number=event.number, points=_by_seat(event.points, sight))
    left = [_left(seat, cards, sight) for seat, cards in enumerate(event.left) if cards]
    return told((scored, say("king-tale-left-over", hands="; ".join(left)) if left else ""))


def _left(seat: int, cards: Cards, sight: Sight) -> str:
    return f"{sight.seated.html(seat)} {' '.join(by_suit(cards, sight.say))}"


def _by_seat(scored: Points, sight: Sight) -> str:
    return ", ".join(f"{sight.seated.html(seat)}{NBSP}{points(each)}" for seat, each in enumerate(scored))


def result(view: View, outcome: Outcome, sight: Sight) -> str:
    """How far the party came, and its last deal (KG-16, KG-19)."""
    say, played, of = sight.say, len(view.scores), len(view.programme)
    if outcome.reason == "left":
        totals = ", ".join(f"{sight.seated.html(one.seat)}{NBSP}{total(one.total)}" for one in view.players)
        return told((say("king-stopped", played=played, of=of), totals if played else ""))
    last = (_deal_ended(deal, sight) for deal in view.last_deal)
    return told((say("king-played", deals=of), *last))
