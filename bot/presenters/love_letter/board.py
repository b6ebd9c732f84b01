"""The open board: the players with tokens and discards, the pile, and what has not been seen yet."""

from __future__ import annotations

from bot.presenters.love_letter.words import counted, row, tokens
from bot.presenters.presenter import Sight, told
from bot.presenters.table import acting
from rules.love_letter.model import PlayerView, View


def board(view: View, sight: Sight) -> str:
    """The whole board, for the group."""
    head = sight.say("love_letter-round", number=view.round, tokens=view.tokens_to_win)
    players = "\n".join(_player(player, view, sight) for player in view.players)
    return "\n\n".join((head, players, _table(view, sight)))


def brief(view: View, sight: Sight) -> str:
    """Who is in, who is protected, how long the pile is and what has not been seen: for whoever must act."""
    inside = [player for player in view.players if player.standing == "in" and player.seat != sight.reader]
    names = ", ".join(_rival(player, view, sight) for player in inside)
    return told((sight.say("love_letter-rivals", names=names), _pile(view, sight), _unseen(view, sight)))


def _player(player: PlayerView, view: View, sight: Sight) -> str:
    discards = row(player.discards, sight.say) or sight.say("love_letter-no-discards")
    name = _name(player, view, sight)
    marked = acting(name, sight.say) if player.seat == view.turn and not view.over else name
    return f"{marked}\n{discards}"


def _name(player: PlayerView, view: View, sight: Sight) -> str:
    won = tokens(player.tokens, view.tokens_to_win)
    line = f"<b>{sight.seated.badge(player.seat)}</b> {won}"
    match player.standing:
        case "out":
            return sight.say("love_letter-player-out", line=line)
        case "gone":
            return sight.say("love_letter-player-gone", line=line)
        case "in":
            return sight.say("love_letter-player-protected", line=line) if player.protected else line


def _rival(player: PlayerView, view: View, sight: Sight) -> str:
    line = f"{sight.seated.html(player.seat)} {tokens(player.tokens, view.tokens_to_win)}"
    return sight.say("love_letter-player-protected", line=line) if player.protected else line


def _table(view: View, sight: Sight) -> str:
    return told((_pile(view, sight), _open(view, sight), _aside(view, sight), _unseen(view, sight)))


def _pile(view: View, sight: Sight) -> str:
    return sight.say("love_letter-pile", count=view.pile)


def _open(view: View, sight: Sight) -> str:
    """The three cards of a two-player round (LL-1)."""
    return sight.say("love_letter-laid-open", cards=row(view.laid_open, sight.say)) if view.laid_open else ""


def _aside(view: View, sight: Sight) -> str:
    """Cards set aside that a Prince has opened (LL-19)."""
    return sight.say("love_letter-opened-aside", cards=row(view.aside_opened, sight.say)) if view.aside_opened else ""


def _unseen(view: View, sight: Sight) -> str:
    return sight.say("love_letter-unseen", counts=counted(view.unseen, sight.say))
