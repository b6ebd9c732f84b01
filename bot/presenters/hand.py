"""A hand: what one player holds and knows, in the private chat, and the keyboard to play from.

The keyboard is one level of the tree of legal texts. Steps with a single choice are skipped, but their words are on the
button: whoever presses has read what he does. A hand that is asked goes from the far to the near: history, board, own
cards just above the buttons. A hand that is not asked shows nothing that others' moves change.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from bot import press
from bot.presenters import chronicle
from bot.presenters.catalogue import presenter_of
from bot.presenters.chronicle import LINES, folded
from bot.presenters.face import TableFace
from bot.presenters.moment import Moment
from bot.presenters.names import units
from bot.presenters.panel import Button, Panel, Rows
from bot.presenters.pausing import hand_pause_line
from bot.presenters.presenter import AnyPresenter, Sight
from bot.presenters.table import clock_line, game_name, paragraphs, rules_button, title
from bot.presenters.whisper import whispers
from rules.notation import SEPARATOR, choices
from storage.hanging import Open

Words = tuple[str, ...]

NARROW = 16
"""Buttons whose texts all have at most so many UTF-16 units stand two in a row."""


def hand_panel(
    face: TableFace,
    view: Any,
    legal: tuple[str, ...],
    presenter: AnyPresenter,
    sight: Sight,
    menu: Open,
    moment: Moment,
    token: str,
    recent: int = LINES,
) -> Panel:
    """The hand of the reader: `view` and `face` are his, `legal` his legal texts (() when he is not asked).

    `menu` counts only while its token is the current one. Asked at 30 s a turn and more, or without a clock, the
    message is sent anew and rings; at a faster pace it rings once a round, and again for whom the clock has played.
    `recent` lines tell what happened lately.
    """
    if not legal:
        return Panel(_resting_text(face, view, presenter, sight), _own_rows(face, sight))
    words = _open_words(legal, menu, token)
    return Panel(
        text=_asked_text(face, view, presenter, sight, words, recent),
        rows=(*_choice_rows(face, view, legal, presenter, sight, words, token), *_own_rows(face, sight)),
        occasion=call_of(token, face.rung) if moment.unhurried else _rings_for(face, presenter.occasion(view)),
        rings=True,
        clock=clock_line(moment, sight.say),
    )


def call_of(token: str, rung: int) -> str:
    """What a hand is sent for: its question, and each time anew that its player is called again."""
    return f"{token}.{rung}" if rung else token


RESTS: Final = {"closed": "hand-closed", "lobby": "hand-stopped"}
"""What a hand says when its table is not in a game any more; else its player has left one that goes on."""


def _rings_for(face: TableFace, round_: str) -> str:
    """What a hand is sent for at a fast pace: the round, and in it each time anew that its player was too late."""
    return f"{face.number}.{round_}.{face.missed}" if face.missed else f"{face.number}.{round_}"


def rest_panel(face: TableFace, sight: Sight) -> Panel:
    """What a hand turns into when its game is over or its player has left: no cards, no buttons.

    What the last round told its player in secret stays there to be read.
    """
    if face.phase == "finished":
        whispered = _whispered(face, presenter_of(face.game), sight)
        return Panel(paragraphs((_header(face, sight), whispered, sight.say("hand-over"))))
    key = RESTS.get(face.phase, "hand-left")
    return Panel(paragraphs((_header(face, sight), sight.say(key))))


def _header(face: TableFace, sight: Sight) -> str:
    return sight.say("hand-header", game=game_name(face, sight.say), chat=title(face, sight.say))


def _resting_text(face: TableFace, view: Any, presenter: AnyPresenter, sight: Sight) -> str:
    whispered, waits = _whispered(face, presenter, sight), sight.say(_waits(face, view, presenter))
    return paragraphs((_header(face, sight), whispered, presenter.hand(view, sight), waits))


def _waits(face: TableFace, view: Any, presenter: AnyPresenter) -> str:
    """What he waits for: the end of a pause, his turn, or, with nothing in his hand, more than that."""
    if face.pause:
        return "hand-paused-resting"
    return "hand-waiting" if presenter.held(view) else "hand-idle"


def _whispered(face: TableFace, presenter: AnyPresenter, sight: Sight) -> str:
    return "\n".join(whispers(face.chronicle, presenter, sight))


def _asked_text(face: TableFace, view: Any, presenter: AnyPresenter, sight: Sight, words: Words, most: int) -> str:
    history = folded(chronicle.lines(face.chronicle, presenter, sight, most))
    asked = sight.say("hand-asked", question=presenter.question(words, view, sight))
    return paragraphs(
        (
            _header(face, sight),
            history,
            presenter.brief(view, sight),
            presenter.hand(view, sight),
            asked,
            hand_pause_line(face, sight),
        ),
    )


# --- the keyboard ----------------------------------------------------------------------------------------------------


def _open_words(legal: tuple[str, ...], menu: Open, token: str) -> Words:
    """The words chosen so far, () when they belong to an earlier question or lead nowhere."""
    return menu.words if menu.token == token and choices(legal, menu.words) else ()


def _choice_rows(
    face: TableFace,
    view: Any,
    legal: tuple[str, ...],
    presenter: AnyPresenter,
    sight: Sight,
    words: Words,
    token: str,
) -> Rows:
    nexts = choices(legal, words) if words else presenter.held(view)
    buttons = tuple(_choice(face, view, legal, presenter, sight, (*words, word), token) for word in nexts)
    if not words:
        return _shelves(nexts, buttons, presenter)
    back = Button(sight.say("button-back"), _move(face, token, _parent(legal, words)))
    return (*_grid(buttons), (back,))


def _shelves(words: Words, buttons: tuple[Button, ...], presenter: AnyPresenter) -> Rows:
    """The first words as the game puts them: side by side what stands on one shelf."""
    shelves = groupby(zip(words, buttons, strict=True), key=lambda pair: presenter.shelf(pair[0]))
    return tuple(tuple(button for _, button in shelf) for _, shelf in shelves)


def _choice(
    face: TableFace,
    view: Any,
    legal: tuple[str, ...],
    presenter: AnyPresenter,
    sight: Sight,
    words: Words,
    token: str,
) -> Button:
    """The button of these words and of all that follow from them without a choice."""
    forced = _forced(legal, words)
    steps = range(len(words), len(forced) + 1)
    text = " → ".join(presenter.label(forced[:depth], view, sight) for depth in steps)
    playable = bool(choices(legal, words)) or SEPARATOR.join(words) in legal
    return Button(text, _move(face, token, forced), style="primary" if playable else "")


def _forced(legal: tuple[str, ...], words: Words) -> Words:
    """The words, and those after them that are the only ones possible."""
    while SEPARATOR.join(words) not in legal and len(following := choices(legal, words)) == 1:
        words = (*words, *following)
    return words


def _parent(legal: tuple[str, ...], words: Words) -> Words:
    """Where «‹ Назад» leads: the last step before these words that was a choice, or the cards."""
    for depth in range(len(words) - 1, 0, -1):
        if len(choices(legal, words[:depth])) > 1:
            return words[:depth]
    return ()


def _grid(buttons: tuple[Button, ...]) -> Rows:
    """Two in a row where all are short, else one below the other."""
    wide = 2 if all(units(button.text) <= NARROW for button in buttons) else 1
    return tuple(buttons[start : start + wide] for start in range(0, len(buttons), wide))


def _move(face: TableFace, token: str, words: Words) -> str:
    return press.Move(table=face.id, token=token, words=SEPARATOR.join(words)).pack()


def _own_rows(face: TableFace, sight: Sight) -> Rows:
    """«?» and the rules, the same whether the reader is asked or not."""
    tip = Button(sight.say(f"{face.game}-button-tip"), press.Tip(table=face.id).pack())
    return ((tip, rules_button(face, sight.say)),)
