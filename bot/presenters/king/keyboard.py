"""The keyboard of a hand in words: a suit a row, or the stakes to order; and why a card cannot be laid."""

from __future__ import annotations

from typing import Final

from bot.presenters.king.words import TRUMPS, in_turn, named, row, stake_name
from bot.presenters.presenter import Say, Sight
from rules.king.cards import Card
from rules.king.contract import Stake, Trump
from rules.king.model import View
from rules.king.tables import TAKEN
from rules.notation import SEPARATOR

ABREAST: Final = 2
"""Stakes in a row: their names are longer than those of cards."""


def held(view: View) -> tuple[str, ...]:
    """The words of the cards held, as the hand has them; before an order the stakes still to be had (KG-13)."""
    if view.asks == "order":
        return tuple(stake.value for stake in TAKEN if _to_be_had(stake, view))
    return tuple(card.name.lower() for card in in_turn(view.hand))


def _to_be_had(stake: Stake, view: View) -> bool:
    """Whether the player to move has not yet ordered the stake with every trump."""
    own = [order for order in view.orders if order.seat == view.turn and order.contract.stake is stake]
    return len(own) < len(Trump)


def shelf(word: str) -> str:
    """A suit a row; stakes two by two."""
    stakes = [stake.value for stake in TAKEN]
    return str(stakes.index(word) // ABREAST) if word in stakes else word[0]


def label(words: tuple[str, ...], say: Say) -> str:
    """The button for the last of these words."""
    match words:
        case (_, trump):
            return say(TRUMPS[Trump(trump)])
        case (word,) if word.upper() in Card.__members__:
            return named(Card[word.upper()], say)
        case (stake,):
            return stake_name(Stake(stake), say)
    raise AssertionError(words)


def question(words: tuple[str, ...], view: View, sight: Sight) -> str:
    """What is asked once these words are chosen."""
    match words:
        case (stake,):
            return sight.say("king-ask-trump", stake=stake_name(Stake(stake), sight.say))
        case ():
            key = "king-ask-follow" if view.table else "king-ask-lead"
            return sight.say("king-ask-order" if view.asks == "order" else key)
    raise AssertionError(words)


def why_not(text: str, view: View, sight: Sight) -> str:
    """Why a held card cannot be laid now, and which can; of a single one, which is laid instead, only why (KG-18)."""
    if SEPARATOR in text:
        return ""  # an order: nothing is laid
    if text not in held(view):
        return sight.say("king-why-not-held")
    if not view.playable:
        return sight.say("refused-not-your-turn")
    if len(view.playable) == 1:
        return sight.say(_only(view))
    return sight.say("king-why-suit" if view.table else "king-why-barred", cards=row(view.playable, sight.say))


def _only(view: View) -> str:
    """Why no other card may be laid: the suit that was led, the first lead of the party (KG-4), or hearts (KG-8)."""
    if view.table:
        return "king-only-suit"
    return "king-only-first" if view.number == 1 and not view.last_trick else "king-only-barred"
