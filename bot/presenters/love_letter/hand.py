"""A hand: own cards with what they do, and what was learned in secret. Others' moves do not change it."""

from __future__ import annotations

from bot.presenters.love_letter.words import EFFECTS, TIPS, numbered, row, target_name
from bot.presenters.plain import plain
from bot.presenters.presenter import Sight
from rules.love_letter.model import Card, Known, View


def hand(view: View, sight: Sight) -> str:
    """Own cards and own knowledge."""
    parts = (_cards(view, sight), _shield(view, sight), _knowledge(view, sight))
    return "\n\n".join(part for part in parts if part)


def glance(view: View, sight: Sight) -> str:
    """Own cards and what still holds, plain: in an alert there is room for nothing more."""
    cards = row(view.hand, sight.say) or sight.say("love_letter-hand-out")
    return "\n".join((cards, *(_known_briefly(known, sight) for known in view.known if known.current)))


def _known_briefly(known: Known, sight: Sight) -> str:
    name = plain(target_name(known.target, sight))
    return sight.say("love_letter-glance-known", name=name, card=numbered(known.card, sight.say))


def tip(view: View, sight: Sight) -> str:
    """The cards held, explained in at most 200 characters."""
    cards = dict.fromkeys(view.hand)
    return "\n".join(sight.say(TIPS[card]) for card in cards) or sight.say("love_letter-tip-none")


def _cards(view: View, sight: Sight) -> str:
    if not view.hand:
        return sight.say("love_letter-hand-out")
    return "\n".join(_card(card, sight) for card in view.hand)


def _card(card: Card, sight: Sight) -> str:
    return sight.say("love_letter-hand-card", card=numbered(card, sight.say), effect=sight.say(EFFECTS[card]))


def _shield(view: View, sight: Sight) -> str:
    mine = any(player.protected for player in view.players if player.seat == sight.reader)
    return sight.say("love_letter-hand-protected") if mine else ""


def _knowledge(view: View, sight: Sight) -> str:
    """What still holds first, then the history of the round."""
    current = [_known(known, "love_letter-known", sight) for known in view.known if known.current]
    history = [_known(known, "love_letter-known-before", sight) for known in view.known if not known.current]
    return "\n".join((*current, *history))


def _known(known: Known, key: str, sight: Sight) -> str:
    card = numbered(known.card, sight.say)
    return sight.say(key, name=target_name(known.target, sight), card=card, source=known.source)
