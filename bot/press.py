"""What a button carries: callback data of at most 64 bytes, in stable names and never in list indexes.

A move carries the token of the question it answers; a press on the table itself carries the number of the game, so that
a keyboard of an ended game cannot act in the next one. Presses of the lobby carry the value wanted, they do not toggle.
"""

from __future__ import annotations

from aiogram.filters.callback_data import CallbackData


class Move(CallbackData, prefix="m"):
    """Words chosen in a hand: a whole action plays, a part of one opens the next choice, "" goes back to the cards."""

    table: str
    token: str
    words: str


class Seat(CallbackData, prefix="s"):
    """Sit down (`wanted` 1) or stand up (0) in a lobby, «Ещё раз» included."""

    table: str
    number: int
    wanted: int


class Desk(CallbackData, prefix="t"):
    """Something done to the table as a whole: "start", "hold" the countdown, "cancel", "settings", or "lobby" to
    leave the settings."""

    table: str
    number: int
    verb: str


class Setting(CallbackData, prefix="o"):
    """An option of the rules, or "pace" (`bot.table.tempo`), set to a choice."""

    table: str
    number: int
    option: str
    choice: str


class Unseat(CallbackData, prefix="d"):
    """The host takes a seat back from this person."""

    table: str
    number: int
    person: int


class Admit(CallbackData, prefix="a"):
    """Agree to have a козёл at the table (KG-21)."""

    table: str
    number: int
    person: int


class Peek(CallbackData, prefix="h"):
    """Show me my hand: works on every message of the table, and brings a hand whose message is gone."""

    table: str


class Page(CallbackData, prefix="r"):
    """A page of a game's rules, read at a table whose options it names, or ("") at none."""

    game: str
    page: str
    table: str = ""


class Home(CallbackData, prefix="p"):
    """A place in the private menu: "start", "tables", "rules", "help", "lang", "me", "avatar", "nick"."""

    place: str
    about: str = ""


class Pick(CallbackData, prefix="g"):
    """A game chosen in the greeting, which stays where it is: its lobby is a new message."""

    game: str


class Choose(CallbackData, prefix="gg"):
    """A game chosen in «Во что сыграем?»: the same message becomes its lobby."""

    game: str


class Rule(CallbackData, prefix="c"):
    """A setting of the group: its page, or ("") the list of all; `value` sets it, a pace that of the game `about`."""

    topic: str = ""
    value: str = ""
    about: str = ""


class Tip(CallbackData, prefix="q"):
    """«?» in a hand: an alert that explains the cards in it."""

    table: str


class Look(CallbackData, prefix="i"):
    """🖼 in a hand: the board from one's own side as a picture, sent to the private chat."""

    table: str


class Leave(CallbackData, prefix="l"):
    """The answer of the one who asked to leave a game: out (`wanted` 1) or not (0)."""

    table: str
    number: int
    person: int
    wanted: int


class Halt(CallbackData, prefix="z"):
    """The clock of a game stopped (`wanted` 1) or running on (0)."""

    table: str
    number: int
    wanted: int


class Agree(CallbackData, prefix="e"):
    """Agree to end the game without a result (`wanted` 1), or take it back (0)."""

    table: str
    number: int
    wanted: int


class Hurry(CallbackData, prefix="u"):
    """Give whoever is asked this question a minute."""

    table: str
    token: str


class Await(CallbackData, prefix="w"):
    """Wait on for a seat that is away (`wanted` 1) or no longer (0), as asked at that moment (whole Unix seconds)."""

    table: str
    number: int
    seat: int
    moment: int
    wanted: int


class Log(CallbackData, prefix="f"):
    """«Запись»: the record of a finished game as a file."""

    table: str
    number: int
