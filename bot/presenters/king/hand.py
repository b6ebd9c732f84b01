"""A hand: own cards, a suit a line, black and red in turn. Others' moves do not change it."""

from __future__ import annotations

from bot.presenters.king.words import by_suit, contract, row, scores
from bot.presenters.presenter import Sight
from rules.king.model import View


def hand(view: View, sight: Sight) -> str:
    """Own cards."""
    return "\n".join(f"<b>{suit}</b>" for suit in by_suit(view.hand, sight.say)) or sight.say("king-hand-empty")


def glance(view: View, sight: Sight) -> str:
    """The contract and own cards, plain, with the trick so far for whoever sees no more than this."""
    say = sight.say
    cards = " ".join(by_suit(view.hand, say)) or say("king-hand-empty")
    table = (say("king-glance-table", cards=row((card for _, card in view.table), say)),) if view.table else ()
    return "\n".join((contract(view.terms, say), cards, *table))


def tip(view: View, sight: Sight) -> str:
    """What this deal scores, and what may not be led yet (KG-8), in at most 200 characters."""
    say = sight.say
    barred = (say("king-tip-barred"),) if view.hearts_barred else ()
    return "\n".join((contract(view.terms, say), scores(view.terms, view.deck, say), *barred))
