"""The keyboard of a hand in words: card, target, card named; and why a held card cannot be played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.presenters.love_letter.words import card_of, numbered
from bot.presenters.presenter import Sight
from rules.love_letter.model import ASIDE, Card, View
from rules.love_letter.tables import AT_ASIDE, AT_OTHERS, YIELDS_TO_COUNTESS
from rules.notation import SEPARATOR

QUESTIONS: Final[Mapping[Card, str]] = MappingProxyType(
    {
        Card.GUARD: "love_letter-ask-guard",
        Card.PRIEST: "love_letter-ask-priest",
        Card.BARON: "love_letter-ask-baron",
        Card.PRINCE: "love_letter-ask-prince",
        Card.KING: "love_letter-ask-king",
    }
)
"""What is asked once a card is chosen that points at somebody."""


def held(view: View) -> tuple[str, ...]:
    """The words of the cards held, a pair once."""
    return tuple(dict.fromkeys(card.name.lower() for card in view.hand))


def label(words: tuple[str, ...], view: View, sight: Sight) -> str:
    """The button for the last of these words."""
    match words:
        case (card,):
            return _card_label(card_of(card), view, sight)
        case (_, target):
            return _target_label(target, sight)
        case (*_, card):
            return numbered(card_of(card), sight.say)
    raise AssertionError(words)


def question(words: tuple[str, ...], sight: Sight) -> str:
    """What is asked once these words are chosen."""
    match words:
        case ():
            return sight.say("love_letter-ask-card")
        case (card,):
            return sight.say(QUESTIONS[card_of(card)])
        case (_, target, *_):
            return sight.say("love_letter-ask-name", name=sight.seated.html(int(target)))
    raise AssertionError(words)


def why_not(text: str, view: View, sight: Sight) -> str:
    """Why a held card cannot be played now, or not as this says."""
    word = text.partition(SEPARATOR)[0]
    if word not in held(view):
        return sight.say("love_letter-why-not-held")
    if view.turn != sight.reader:
        return sight.say("refused-not-your-turn")
    held_back = Card.COUNTESS in view.hand and card_of(word) in YIELDS_TO_COUNTESS
    return sight.say("love_letter-why-countess" if held_back else "refused-illegal-move")


def _card_label(card: Card, view: View, sight: Sight) -> str:
    name = numbered(card, sight.say)
    return sight.say("love_letter-button-idle", card=name) if _idle(card, view, sight) else name


def _target_label(target: str, sight: Sight) -> str:
    if target == ASIDE.value:
        return sight.say("love_letter-button-aside")
    name = sight.seated.plain(int(target))
    return sight.say("love_letter-button-self", name=name) if int(target) == sight.reader else name


def _idle(card: Card, view: View, sight: Sight) -> bool:
    """Whether the card would be played in vain, there being nobody to choose (LL-7, LL-19)."""
    if card not in AT_OTHERS or (view.aside_in_play and card in AT_ASIDE):
        return False
    return not any(
        player.standing == "in" and not player.protected for player in view.players if player.seat != sight.reader
    )
