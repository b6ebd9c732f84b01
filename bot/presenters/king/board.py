"""The open board: the contract, the four with what they took and have in all, the trick on the table, the last one."""

from __future__ import annotations

from bot.presenters.king.words import contract, named, points, row, scores, total
from bot.presenters.presenter import Sight, told
from bot.presenters.table import acting, paragraphs
from rules.king.model import PlayerView, View


def board(view: View, sight: Sight) -> str:
    """The whole board, for the group."""
    players = "\n".join(_player(player, view, sight) for player in view.players)
    return paragraphs((_head(view, sight), players, _tricks(view, sight), _orders(view, sight)))


def brief(view: View, sight: Sight) -> str:
    """The contract, the whole trick so far and the last one, and what was ordered: for whoever must act (KG-13)."""
    ordered = _orders(view, sight) if view.asks == "order" else ""
    return told((_head(view, sight), _tricks(view, sight), ordered))


def _head(view: View, sight: Sight) -> str:
    say = sight.say
    name = contract(view.terms, say)
    deal = say("king-deal", number=view.number, of=len(view.programme), contract=name)
    return told((deal, scores(view.terms, view.deck, say)))


def _player(player: PlayerView, view: View, sight: Sight) -> str:
    """The player to move carries the green mark (KG-3); a party that is over has no running deal to tell of."""
    say, name, score = sight.say, sight.seated.badge(player.seat), total(player.total)
    if view.over:
        return say("king-player-over", name=name, total=score)
    line = say("king-player", name=name, total=score, points=points(player.points), tricks=player.tricks)
    return acting(line, say) if player.seat == view.turn else line


def _tricks(view: View, sight: Sight) -> str:
    return told((_table(view, sight), _last_trick(view, sight)))


def _table(view: View, sight: Sight) -> str:
    if view.over or view.asks == "order":
        return ""
    say = sight.say
    if not view.table:
        return say("king-table-empty", number=view.trick, of=view.tricks, name=sight.seated.html(view.turn))
    laid = " · ".join(f"{sight.seated.html(seat)} <b>{named(card, say)}</b>" for seat, card in view.table)
    return say("king-table", number=view.trick, of=view.tricks, cards=laid)


def _last_trick(view: View, sight: Sight) -> str:
    return "".join(
        sight.say("king-last-trick", cards=row(trick.cards, sight.say), name=sight.seated.html(trick.taker))
        for trick in view.last_trick
    )


def _orders(view: View, sight: Sight) -> str:
    """Who ordered what, a player a line: nobody orders the same twice (KG-13)."""
    if not view.orders:
        return ""
    lines = [_orders_of(player, view, sight) for player in view.players]
    return told((sight.say("king-orders"), *lines))


def _orders_of(player: PlayerView, view: View, sight: Sight) -> str:
    own = [contract(order.contract, sight.say) for order in view.orders if order.seat == player.seat]
    return sight.say("king-orders-of", name=sight.seated.html(player.seat), orders=", ".join(own)) if own else ""
