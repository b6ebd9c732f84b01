"""A hand: what one player holds and knows, in the private chat, and the keyboard to play from.

What may be pressed is the game's to say (`Presenter.keyboard`). A hand that is asked goes from the far to the near:
history, board, own cards just above the buttons. A hand that is not asked shows nothing that others' moves change,
unless they are what asks its player next.
"""

from __future__ import annotations

from typing import Any, Final

from bot import press
from bot.presenters import chronicle
from bot.presenters.catalogue import presenter_of
from bot.presenters.chronicle import LINES, folded
from bot.presenters.clocks import clock_lines
from bot.presenters.face import TableFace
from bot.presenters.key import Key, Words
from bot.presenters.moment import Moment
from bot.presenters.panel import Button, Panel, Rows
from bot.presenters.pausing import hand_pause_line
from bot.presenters.presenter import AnyPresenter, Sight
from bot.presenters.table import game_name, paragraphs, rules_button, title
from bot.presenters.whisper import whispers
from rules.chance import scripted
from rules.notation import SEPARATOR
from storage.hanging import Open


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
        return Panel(_resting_text(face, view, presenter, sight), _own_rows(face, view, presenter, sight))
    words = _open_words(view, legal, presenter, menu, token)
    return Panel(
        text=_asked_text(face, view, presenter, sight, words, recent),
        rows=(
            *_choice_rows(face, view, legal, presenter, sight, words, token),
            *_own_rows(face, view, presenter, sight),
        ),
        occasion=call_of(token, face.rung) if moment.unhurried else _rings_for(face, presenter.occasion(view)),
        rings=True,
        clock=clock_lines(face, moment, sight),
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


def _open_words(view: Any, legal: tuple[str, ...], presenter: AnyPresenter, menu: Open, token: str) -> Words:
    """The words chosen so far, () when they belong to an earlier question or lead nowhere; no luck is left in them."""
    return presenter.opened(menu.words, legal, view, scripted(())) if menu.token == token else ()


def _choice_rows(
    face: TableFace,
    view: Any,
    legal: tuple[str, ...],
    presenter: AnyPresenter,
    sight: Sight,
    words: Words,
    token: str,
) -> Rows:
    keys = presenter.keyboard(view, legal, words, sight)
    rows = tuple(tuple(_button(face, token, key) for key in row) for row in keys)
    back = presenter.parent(words, legal) if words else words
    if back == words:
        return rows
    return (*rows, (Button(sight.say("button-back"), _move(face, token, back)),))


def _button(face: TableFace, token: str, key: Key) -> Button:
    return Button(key.text, _move(face, token, key.words), style=key.style)


def _move(face: TableFace, token: str, words: Words) -> str:
    return press.Move(table=face.id, token=token, words=SEPARATOR.join(words)).pack()


def _own_rows(face: TableFace, view: Any, presenter: AnyPresenter, sight: Sight) -> Rows:
    """«?», the rules, and 🖼 where there is a picture to be seen: the same whether the reader is asked or not."""
    tip = Button(sight.say(f"{face.game}-button-tip"), press.Tip(table=face.id).pack())
    look = Button(sight.say("button-look"), press.Look(table=face.id).pack())
    pictured = presenter.scene(view, sight) is not None
    return ((tip, rules_button(face, sight.say), *((look,) if pictured else ())),)


def look_panel(face: TableFace, view: Any, presenter: AnyPresenter, sight: Sight) -> Panel:
    """The board from the reader's side as a picture, for his private chat."""
    return Panel(_header(face, sight), picture=presenter.scene(view, sight))
