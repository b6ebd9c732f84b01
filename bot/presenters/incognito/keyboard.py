"""The keyboard of a hand: the board, and below it what can be done with cups, the throne, and in words.

b2           a figure is chosen: where to?
surrender    really?
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.presenters.incognito import arranging
from bot.presenters.incognito.grid import grid
from bot.presenters.incognito.ways import CELLS, standing, ways
from bot.presenters.incognito.words import CUP_SIGNS, CUPS, THRONE_SIGN, named
from bot.presenters.key import Key, Keys, Words
from bot.presenters.presenter import Sight
from rules.chance import Chance
from rules.incognito.board import THRONE
from rules.incognito.figure import Figure
from rules.incognito.model import Cup, View, Word
from rules.notation import SEPARATOR

SURRENDER: Final = "surrender"
"""The menu in which giving up is asked about: the notation's own word for it would do it at once."""


def held(view: View) -> Words:
    """The figures on the board, or those to be put there: there is always something to look at."""
    return tuple(name for name, cell in CELLS.items() if standing(view, cell)) or tuple(arranging.FIRST)


def keyboard(view: View, legal: Words, words: Words, sight: Sight) -> Keys:
    """What may be pressed."""
    if view.asks == "arrange":
        return arranging.keyboard(words, sight)
    if words == (SURRENDER,):
        return ((Key(sight.say("incognito-button-resign"), (Word.RESIGN.value,), "danger"),),)
    board = grid(view, legal, words, sight)
    return board if words else (*board, *_below(view, legal, sight))


def opened(words: Words, legal: Words, view: View, chance: Chance) -> Words:
    """A draft, a figure that can go somewhere, or the question whether to give up."""
    match words:
        case (arranging.PUT, *_) if view.asks == "arrange":
            return arranging.opened(words, chance)
        case (cell,) if cell in CELLS and ways(view, legal, cell):
            return words
        case (word,) if word == SURRENDER and Word.RESIGN.value in legal:
            return words
    return ()


def parent(words: Words) -> Words:
    """Where «‹ Назад» leads."""
    return arranging.parent(words) if words[0] == arranging.PUT else ()


def question(words: Words, view: View, sight: Sight) -> str:
    """What is asked once these words are chosen."""
    say = sight.say
    if view.asks == "arrange":
        return arranging.question(words, sight)
    if words == (SURRENDER,):
        return say("incognito-ask-resign")
    for word in words:
        (one,) = standing(view, CELLS[word])
        assert isinstance(one.face, Figure), "only own figures are chosen"
        return say("incognito-ask-goal", figure=named(one.face, say), cell=word)
    offered = view.offer and view.offer != (sight.reader,)
    return say("incognito-ask-answer" if offered else "incognito-ask-figure")


# --- below the board -------------------------------------------------------------------------------------------------


def _below(view: View, legal: Words, sight: Sight) -> Keys:
    """Cups, the throne, then the words; a row that has nothing is left out."""
    texts = [tuple(text.split(SEPARATOR)) for text in legal]
    drinks = tuple(_drink(words, sight) for words in texts if words[0] == "drink")
    places = tuple(_place(words, sight) for words in texts if words[0] == "place")
    claim = tuple(_claim(view, legal, sight))
    return tuple(row for row in (drinks, places, claim, _spoken(legal, sight)) if row)


def _drink(words: Words, sight: Sight) -> Key:
    return Key(sight.say("incognito-button-drink", cell=words[1]), words, "primary")


def _place(words: Words, sight: Sight) -> Key:
    """One's Queen stands beside one cup at most, so the key says only which takes its place (IK-18)."""
    cup = Cup(words[-1])
    text = sight.say("incognito-button-place", sign=CUP_SIGNS[cup], cup=sight.say(CUPS[cup]))
    return Key(text, words, "primary")


def _claim(view: View, legal: Words, sight: Sight) -> Iterator[Key]:
    """For a King on the throne, even while he cannot claim it: pressing tells why (IK-20, IK-22)."""
    own = [one for one in standing(view, THRONE) if one.seat == sight.reader and one.face is Figure.KING]
    if own and view.variant != "survival":
        word = Word.CLAIM.value
        text = sight.say("incognito-button-claim", sign=THRONE_SIGN)
        yield Key(text, (word,), "primary" if word in legal else "")


def _spoken(legal: Words, sight: Sight) -> tuple[Key, ...]:
    say = sight.say
    accept = Key(say("incognito-button-accept"), (Word.ACCEPT.value,), "success")
    offer = Key(say("incognito-button-offer"), (Word.OFFER.value,))
    return (accept if Word.ACCEPT.value in legal else offer, Key(say("incognito-button-surrender"), (SURRENDER,)))
