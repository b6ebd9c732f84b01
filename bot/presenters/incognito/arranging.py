"""Arranging one's figures by pressing them: a draft that lives in the words of the menu until «Готово» (IK-6).

put.kqlnc      the draft from the owner's left, in letters of the notation
put.kqlnc.2    the same with the third figure taken, to change places with the next one pressed
put.luck       another draft, by luck
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.presenters.incognito.words import NBSP, cell_name, letter, named, near
from bot.presenters.key import Key, Keys, Words
from bot.presenters.presenter import Sight
from rules.chance import Chance
from rules.incognito.board import BEDROOMS
from rules.incognito.notation import FIGURES, LETTERS
from rules.incognito.tables import COURT, COURTS

PUT, LUCK = "put", "luck"
TAKEN: Final = "[{}]"
DRAFTS: Final = tuple("".join(LETTERS[figure] for figure in court) for court in COURTS)
FIRST: Final = "".join(LETTERS[figure] for figure in COURT)
"""What everybody begins with: the figures in the order of an open game."""
PLACES: Final = tuple(map(str, range(len(COURT))))


def keyboard(words: Words, sight: Sight) -> Keys:
    """Five figures as they would stand, luck, and the end of it."""
    draft, taken = _draft(words)
    keys = tuple(_key(draft, at, taken, sight) for at in range(len(draft)))
    luck = Key(sight.say("incognito-button-luck"), (PUT, LUCK))
    ready = Key(sight.say("incognito-button-ready"), tuple(draft), "primary")
    return (keys, (luck, ready))


def opened(words: Words, chance: Chance) -> Words:
    """The draft that these words mean, () when they mean none."""
    match words:
        case (_, word) if word == LUCK:
            return (PUT, chance.pick(DRAFTS))
        case (_, draft) if draft in DRAFTS:
            return words
        case (_, draft, taken) if draft in DRAFTS and taken in PLACES:
            return words
    return ()


def parent(words: Words) -> Words:
    """Where «‹ Назад» leads: the figure is put back; from a draft it leads nowhere."""
    return words[:2]


def question(words: Words, sight: Sight) -> str:
    """The draft in words, and what to press."""
    draft, taken = _draft(words)
    figures = [named(FIGURES[one], sight.say) for one in draft]
    cells = BEDROOMS[near(sight)]
    row = ", ".join(f"{name}{NBSP}{cell_name(cell)}" for name, cell in zip(figures, cells, strict=True))
    for at in taken:
        return sight.say("incognito-ask-place", row=row, figure=figures[at])
    return sight.say("incognito-ask-arrange", row=row)


def _draft(words: Words) -> tuple[str, tuple[int, ...]]:
    """The draft, and the place of the figure that is taken, if one is."""
    return (words[1] if words else FIRST), tuple(int(at) for at in words[2:])


def _key(draft: str, at: int, taken: tuple[int, ...], sight: Sight) -> Key:
    text = letter(FIGURES[draft[at]], sight.say)
    if not taken:
        return Key(text, (PUT, draft, str(at)))
    if at in taken:
        return Key(TAKEN.format(text), (PUT, draft), "success")
    return Key(text, (PUT, "".join(_exchanged(draft, at, *taken))))


def _exchanged(draft: str, one: int, other: int) -> Iterator[str]:
    for at, figure in enumerate(draft):
        yield draft[other] if at == one else draft[one] if at == other else figure
