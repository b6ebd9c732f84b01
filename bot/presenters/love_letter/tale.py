"""What happened, in words. An entry of the log becomes one line; the rounds begin and end on lines of their own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.love_letter.words import NAMES, numbered, row, target_name
from bot.presenters.presenter import Sight
from rules.game import Event, Seat
from rules.love_letter.model import (
    ASIDE,
    Aim,
    AsideOpened,
    Card,
    Compared,
    Discarded,
    Drew,
    GameWon,
    Got,
    Guess,
    Hit,
    Lay,
    Left,
    Missed,
    Peeked,
    Played,
    RoundBegan,
    RoundEnded,
    Swapped,
    Tied,
    TookAside,
    WentOut,
)


def lines(events: Sequence[Event], sight: Sight) -> tuple[str, ...]:
    """The lines that the events of one entry make together."""
    told: list[str] = []
    apart = True
    for at, event in enumerate(events):
        text = line(event, sight) if _worth_telling(events, at) else ""
        own_line = isinstance(event, RoundBegan | RoundEnded | GameWon)
        if text and (apart or own_line):
            told.append(text)
        elif text:
            told[-1] += f" {text}"
        apart = own_line or (apart and not text)
    return tuple(told)


def _worth_telling(events: Sequence[Event], at: int) -> bool:
    """Not the card that a hit has just named, nor cards drawn in the ordinary course of turns."""
    before = events[max(at - 2, 0) : at]
    match events[at]:
        case Discarded(seat):
            return not any(isinstance(event, Hit) and event.target == seat for event in before)
        case Got(seat):
            return _follows_effect(before, seat)
    return True


def _follows_effect(before: Sequence[Event], seat: Seat) -> bool:
    """Whether a card came by a King or a Prince."""
    match before:
        case (*_, Swapped()):
            return True
        case (Discarded(discarded), Drew() | TookAside()):
            return discarded == seat
    return False


def line(event: Event, sight: Sight) -> str:  # noqa: PLR0911, PLR0912 (a table of the events)
    """The words for one event; "" for what is not worth any."""
    say, name = sight.say, sight.seated.html
    match event:
        case Played():
            return _played(event, sight)
        case Missed():
            return say("love_letter-tale-missed")
        case Hit():
            return say("love_letter-tale-hit")
        case Peeked(card=card):
            return say("love_letter-tale-peeked", card=numbered(card, say))
        case Compared():
            return _compared(event, sight)
        case Tied():
            return say("love_letter-tale-tied")
        case Swapped(target=target):
            return say("love_letter-tale-swapped-aside" if target is ASIDE else "love_letter-tale-swapped")
        case Got(card=card):
            return say("love_letter-tale-got", card=numbered(card, say))
        case Discarded(seat, card):
            return say("love_letter-tale-discarded", name=name(seat), card=numbered(card, say))
        case AsideOpened(card=card):
            return say("love_letter-tale-aside-opened", card=numbered(card, say))
        case TookAside(seat):
            return say("love_letter-tale-took-aside", name=name(seat))
        case WentOut(seat):
            return say("love_letter-tale-out", name=name(seat))
        case Left(seat):
            return say("love_letter-tale-left", name=name(seat))
        case RoundBegan(number, starter):
            return say("love_letter-tale-round", number=number, name=name(starter))
        case RoundEnded():
            return round_ended(event, sight)
        case GameWon(winners):
            return say("love_letter-tale-won", count=len(winners), names=_names(winners, sight))
    return ""


def _played(event: Played, sight: Sight) -> str:
    say, actor = sight.say, sight.seated.html(event.seat)
    match event.action:
        case Guess(target, named):
            return say("love_letter-tale-guess", name=actor, target=sight.seated.html(target), card=say(NAMES[named]))
        case Aim(card, target) if target == event.seat:
            return say("love_letter-tale-self", name=actor, card=say(NAMES[card]))
        case Aim(card, target):
            return say("love_letter-tale-aim", name=actor, card=say(NAMES[card]), target=target_name(target, sight))
        case Lay(Card.HANDMAID):
            return say("love_letter-tale-shield", name=actor)
        case Lay(card):
            key = "love_letter-tale-idle" if event.idle else "love_letter-tale-lay"
            return say(key, name=actor, card=say(NAMES[card]))


def _compared(event: Compared, sight: Sight) -> str:
    """The Baron's secret as the reader sees it: his own card first."""
    own, other = (event.card, event.other) if event.seat == sight.reader else (event.other, event.card)
    return sight.say("love_letter-tale-compared", own=numbered(own, sight.say), other=numbered(other, sight.say))


def round_ended(event: RoundEnded, sight: Sight) -> str:
    """Who takes a token, and what was shown when the pile ran out (LL-14, LL-15)."""
    say = sight.say
    names = _names(event.winners, sight)
    won = say("love_letter-tale-round-won", number=event.number, count=len(event.winners), names=names)
    if event.ending == "last":
        return won
    shown = ", ".join(f"{sight.seated.html(seat)} {numbered(card, say)}" for seat, card in event.shown)
    return " ".join(
        text
        for text in (
            won,
            say("love_letter-tale-shown", cards=shown),
            say("love_letter-tale-shown-aside", card=row(event.aside, say)) if event.aside else "",
            say("love_letter-tale-by-discards") if event.by_discards else "",
        )
        if text
    )


def _names(seats: Sequence[Seat], sight: Sight) -> str:
    return ", ".join(sight.seated.html(seat) for seat in seats)
