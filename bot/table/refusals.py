"""A person's mistakes at a table, each with the key of the text that explains it."""

from __future__ import annotations

from rules.game import Refused


class TableGone(Refused):
    """The table is over, or there is none by that name."""

    key = "table-gone"


class NoGame(Refused):
    """Nothing is being played here."""

    key = "no-game"


class GameRunning(Refused):
    """The game has begun: it is too late for that."""

    key = "game-running"


class NotSeated(Refused):
    """Only those who sit at this table may do that."""

    key = "not-seated"


class Stale(Refused):
    """The button belongs to an earlier question or game."""

    key = "stale"


class Incomplete(Refused):
    """The words chosen are the beginning of a move, not a whole one."""

    key = "incomplete"


class TableFull(Refused):
    """Every seat is taken."""

    key = "table-full"


class CowardBarred(Refused):
    """A козёл may not sit down beside people of clean standing (KG-21)."""

    key = "coward-barred"


class BadNick(Refused):
    """A nickname is 2 to 24 visible characters (KG-22)."""

    key = "bad-nick"


class TooFew(Refused):
    """Not enough people to begin."""

    key = "too-few"


class NotHost(Refused):
    """Only the host may do that."""

    key = "not-host"


class NotAdministrator(Refused):
    """Only an administrator of the group may do that."""

    key = "not-administrator"


class AdministratorsEnd(Refused):
    """In this group only an administrator may end a game before its end."""

    key = "administrators-end"


class TooEarly(Refused):
    """Only the host may begin yet; later anyone seated may."""

    key = "too-early"


class MajorityNeeded(Refused):
    """The host may cancel a game with moves in it only when a majority agrees."""

    key = "cancel-majority"


class PrivateShut(Refused):
    """The bot cannot write to this person."""

    key = "private-shut"


class OnPause(Refused):
    """Nobody moves during a pause."""

    key = "on-pause"


class NoPauseLeft(Refused):
    """The person has taken all his pauses in this game."""

    key = "no-pause-left"


class HasClock(Refused):
    """The table plays by the clock, which hurries everybody."""

    key = "has-clock"


class NotHere(Refused):
    """The command belongs to a group, and this is a private chat."""

    key = "not-member-private"


class NotYours(Refused):
    """The question was put to somebody else."""

    key = "not-yours"


class Faceless(Refused):
    """A channel or the group itself cannot sit at a table."""

    key = "faceless"


class Wait(Refused):
    """The table is busy with something that ends by itself."""

    key = "wait"


class Crowded(Refused):
    """The group has no room for an ephemeral message just now."""

    key = "crowded"


class WrongTicket(Refused):
    """The link is used up or too old."""

    key = "wrong-ticket"


class NotYourTicket(Refused):
    """The link was made for somebody else."""

    key = "not-your-ticket"


class Outside(Refused):
    """Only who is in the group may sit down at its table."""

    key = "outside"


class Broken(Refused):
    """Something went wrong on our side; the game is safe."""

    key = "broken"
