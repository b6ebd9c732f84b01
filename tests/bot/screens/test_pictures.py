"""Pictures on the screens: drawn once, shown under Telegram's own id afterwards, left out where they are not taken."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from aiogram.exceptions import TelegramBadRequest, TelegramNetworkError, TelegramRetryAfter
from aiogram.methods import EditMessageMedia, SendPhoto
from redis.asyncio import Redis
from structlog.testing import capture_logs

from bot.presenters.ending import ending_panel
from bot.presenters.panel import Button, Panel
from bot.screens.courier import Courier
from bot.screens.difference import difference
from bot.screens.scene import Scene
from bot.screens.verdict import Accepted, judge
from bot.screens.wanted import Occasion, Wanted
from storage.due import NEVER
from storage.errors import Unavailable
from storage.hanging import Hung
from storage.pictures import Pictures
from storage.table import Finished, Member, Running
from tests.bot.presenters.evening import NAMES
from tests.bot.presenters.king.party import KING, final, scored
from tests.bot.screens.gallery import Gallery
from tests.bot.screens.spy import Shown, error
from tests.bot.screens.test_healing import killed_at

GROUP = -100
NO_PHOTOS = error(TelegramBadRequest, "Bad Request: not enough rights to send photos to the chat")


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture of one word that counts how often it is drawn."""

    word: str
    drawings: list[str] = field(default_factory=list, compare=False)

    @property
    def digest(self) -> str:
        """The word itself."""
        return self.word

    def draw(self) -> bytes:
        """The word as a file."""
        self.drawings.append(self.word)
        return self.word.encode()


class Torn(Sketch):
    """A picture that cannot be drawn."""

    def draw(self) -> bytes:
        """Fail."""
        raise ValueError(self.word)


def wanted(text: str, picture: Sketch | None, **how: Any) -> Wanted:
    """The board with this text and picture."""
    panel = Panel(text, ((Button("Ещё раз", "again"),),), picture=picture)
    return Wanted("board", GROUP, panel, Occasion(1), in_place=True, **how)


class Easel:
    """The board of a table, shown by hand."""

    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery

    async def shows(self, text: str, picture: Sketch | None = None, **how: Any) -> Shown:
        """Have the board show this; returns the message as it stands, the only one there."""
        gallery = self.gallery
        gallery.wall.now += 5
        await gallery.due.mark(GROUP, gallery.wall.now)
        claim = await gallery.claim()
        screens = await gallery.store.load("t1")
        wants = (wanted(text, picture, **how),)
        courier = Courier("t1", claim, gallery.post, gallery.studio._unreachable)
        await Scene(await gallery.read(), wants, screens, courier, gallery.tables).show(difference(wants, screens))
        await claim.finish(NEVER)
        return gallery.spy.messages(GROUP)[-1]

    async def hung(self) -> Hung:
        """What is written down about it."""
        return await self.gallery.hung("board")


@pytest.fixture
async def easel(gallery: Gallery) -> Easel:
    """A lobby's board that hangs already as a text."""
    await gallery.lobby()
    await gallery.draw()
    gallery.spy.forget_calls()
    return Easel(gallery)


async def test_a_text_gets_a_picture_in_place(easel: Easel) -> None:
    shown = await easel.shows("Итог", Sketch("one"))
    assert (shown.text, shown.picture, shown.buttons) == ("Итог", b"one", ["Ещё раз"])
    assert easel.gallery.spy.said(GROUP) == ["editMessageMedia"]
    assert (await easel.hung()).picture == "one"


async def test_another_text_leaves_the_picture_alone(easel: Easel) -> None:
    sketch = Sketch("one")
    await easel.shows("Итог", sketch)
    shown = await easel.shows("Итог дня", sketch)
    assert (shown.text, shown.picture) == ("Итог дня", b"one")
    assert easel.gallery.spy.said(GROUP) == ["editMessageMedia", "editMessageCaption"]
    assert sketch.drawings == ["one"]


async def test_a_picture_never_becomes_a_text_so_a_new_message_does(easel: Easel) -> None:
    await easel.shows("Итог", Sketch("one"))
    old = await easel.hung()
    shown = await easel.shows("Дальше")
    assert (shown.text, shown.picture) == ("Дальше", None)
    assert easel.gallery.spy.said(GROUP)[1:] == ["sendMessage", "deleteMessage"]
    now = await easel.hung()
    assert (now.picture, now.message) == ("", old.message + 1)


async def test_a_message_that_is_only_brought_up_to_date_keeps_its_picture(easel: Easel) -> None:
    await easel.shows("Итог", Sketch("one"))
    shown = await easel.shows("Конец", may_send=False)
    assert (shown.text, shown.picture, (await easel.hung()).picture) == ("Конец", b"one", "one")


async def test_what_telegram_has_already_is_neither_drawn_nor_sent_again(easel: Easel) -> None:
    sketch = Sketch("one")
    await easel.shows("Итог", sketch)
    first = await easel.hung()
    await easel.shows("Дальше", Sketch("two"))
    shown = await easel.shows("Снова", sketch)
    assert shown.picture == f"file.{first.message}"
    assert sketch.drawings == ["one"]


async def test_an_id_that_telegram_does_not_know_any_more_is_forgotten_and_the_picture_drawn(easel: Easel) -> None:
    gallery, sketch = easel.gallery, Sketch("one")
    await gallery.post.album.keep(sketch, "file.of.another.bot")
    gallery.spy.fails(EditMessageMedia, error(TelegramBadRequest, "Bad Request: wrong file identifier/HTTP URL"))
    shown = await easel.shows("Итог", sketch)
    assert (shown.picture, sketch.drawings) == (b"one", ["one"])
    assert await gallery.post.album.known(sketch) == f"file.{(await easel.hung()).message}"


async def test_where_pictures_are_forbidden_the_text_goes_alone_and_keeps_quiet(easel: Easel) -> None:
    spy = easel.gallery.spy
    spy.fails(EditMessageMedia, NO_PHOTOS, times=9)
    shown = await easel.shows("Итог", Sketch("one"))
    assert (shown.text, shown.picture, shown.buttons) == ("Итог", None, ["Ещё раз"])
    spy.forget_calls()
    await easel.shows("Итог", Sketch("one"))
    assert spy.calls == []


async def test_a_new_message_goes_without_its_picture_where_they_are_forbidden(easel: Easel) -> None:
    gallery = easel.gallery
    gallery.spy.fails(SendPhoto, NO_PHOTOS)
    verdict = await gallery.post.send(GROUP, 0, wanted("Итог", Sketch("one")).panel)
    assert isinstance(verdict, Accepted)
    assert verdict.picture == ""
    assert gallery.spy.messages(GROUP)[-1].text == "Итог"


async def test_what_telegram_quotes_of_a_refused_text_is_not_logged(easel: Easel) -> None:
    quoting = 'Bad Request: can\'t parse entities: unsupported start tag "Аня"'
    easel.gallery.spy.fails(EditMessageMedia, error(TelegramBadRequest, quoting))
    with capture_logs() as logs:
        await easel.shows("Итог", Sketch("one"))
    assert [line["why"] for line in logs] == ["Bad Request: can't parse entities"]


async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_words(easel: Easel) -> None:
    shown = await easel.shows("Итог", Torn("torn"))
    assert (shown.text, shown.picture) == ("Итог", None)


async def test_a_store_that_does_not_answer_costs_no_more_than_a_drawing(
    easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> str:
        raise Unavailable("away")

    for verb in ("file", "keep", "forget"):
        monkeypatch.setattr(Pictures, verb, silent)
    shown = await easel.shows("Итог", Sketch("one"))
    assert shown.picture == b"one"


async def test_a_429_waits_with_the_picture(easel: Easel) -> None:
    spy = easel.gallery.spy
    spy.fails(EditMessageMedia, error(TelegramRetryAfter, "Too Many Requests", retry_after=30))
    shown = await easel.shows("Итог", Sketch("one"))
    assert shown.picture is None
    assert spy.said(GROUP) == ["editMessageMedia"]
    easel.gallery.wall.now += 30
    assert (await easel.shows("Итог", Sketch("one"))).picture == b"one"


# --- the end of a game, by the painter


@pytest.fixture
def ends_with(monkeypatch: pytest.MonkeyPatch) -> Sketch:
    """The picture that every end is posted with."""
    sketch = Sketch("score")
    place = "bot.screens.projection.ending_panel"
    monkeypatch.setattr(place, lambda *shown: replace(ending_panel(*shown), picture=sketch))
    return sketch


async def test_the_end_is_one_message_its_picture_above_text_and_buttons(gallery: Gallery, ends_with: Sketch) -> None:
    await gallery.game()
    await gallery.end()
    await gallery.later(5)
    (end,) = (shown for shown in gallery.spy.messages(GROUP) if shown.picture)
    assert "партия сыграна" in end.text
    assert (end.picture, end.buttons, end.silent) == (b"score", ["🔁 Ещё раз", "📜 Запись"], False)
    assert (await gallery.hung("end.1")).picture == "score"
    assert ends_with.drawings == ["score"]


async def test_a_painter_that_dies_before_the_end_is_sent_leaves_it_to_the_next(
    gallery: Gallery, ends_with: Sketch
) -> None:
    await gallery.game()
    await gallery.end()
    gallery.wall.now += 5
    await killed_at(gallery, "sendPhoto")
    assert (await gallery.hung("end.1")).sending
    await gallery.beside().draw()
    assert [shown.picture for shown in gallery.spy.messages(GROUP) if shown.picture] == [b"score"]


async def test_a_send_whose_fate_nobody_knows_is_made_once_more(gallery: Gallery, ends_with: Sketch) -> None:
    await gallery.game()
    await gallery.end()
    gallery.spy.fails(SendPhoto, error(TelegramNetworkError, "timed out"), after_effect=True)
    await gallery.later(5)
    await gallery.later(60)
    await gallery.later(60)
    assert gallery.spy.said(GROUP).count("sendPhoto") == 2
    assert not (await gallery.hung("end.1")).sending


async def test_a_party_of_king_ends_with_its_score_sheet(gallery: Gallery) -> None:
    table = await gallery.game()
    state, four = final("blitz"), tuple(Member(100 + seat, name) for seat, name in enumerate(NAMES))
    outcome = KING.outcome(state)
    assert isinstance(table.phase, Running)
    assert outcome is not None
    over = Finished(table.phase.header, state, 1, outcome, gallery.wall.now)
    await gallery.change(game="king", members=four, options=(), phase=over)
    await gallery.later(5)
    (end,) = (shown for shown in gallery.spy.messages(GROUP) if shown.picture)
    assert "👑" in end.text
    assert end.picture == scored("blitz").draw()


def test_a_text_where_a_picture_hangs_is_a_message_that_cannot_be_edited() -> None:
    refused = TelegramBadRequest(
        SendPhoto(chat_id=1, photo="x"), "Bad Request: there is no text in the message to edit"
    )
    assert type(judge(refused)).__name__ == "Gone"


async def test_redis_keeps_a_picture_for_a_month(redis: Redis, gallery: Gallery) -> None:
    pictures = gallery.post.album.pictures
    assert await pictures.file("score") == ""
    await pictures.keep("score", "file.1")
    assert await pictures.file("score") == "file.1"
    assert 29 * 86_400 < await redis.ttl("{test}:picture:score") <= 30 * 86_400
    await pictures.forget("score")
    assert await pictures.file("score") == ""
