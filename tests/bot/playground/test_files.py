"""Photos and documents."""

import hashlib
import struct
import zlib
from typing import Any

import pytest
from aiohttp import FormData

from bot.playground import Upload

from .friday import Friday


def png(width: int, height: int, shade: int = 0) -> bytes:
    """A small real picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes([shade]) * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


JPEG = bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffc0000b0800300040010111 00ffd9".replace(" ", ""))


async def upload(friday: Friday, method: str, files: dict[str, tuple[str, bytes]], **params: Any) -> dict[str, Any]:
    form = FormData(quote_fields=False)
    for name, value in params.items():
        form.add_field(name, str(value))
    for name, (filename, content) in files.items():
        form.add_field(name, content, filename=filename)
    async with friday.session.post(f"{friday.pg.url}/bot{friday.pg.token}/{method}", data=form) as response:
        answer: dict[str, Any] = await response.json()
        return answer


async def photo(friday: Friday, content: bytes, **params: Any) -> dict[str, Any]:
    return await upload(friday, "sendPhoto", {"photo": ("p.png", content)}, chat_id=friday.group, **params)


async def test_a_photo_is_shown_and_can_be_sent_again(friday: Friday) -> None:
    answer = await photo(friday, png(8, 4), caption="<b>Доска</b>", parse_mode="HTML")
    [size] = answer["result"]["photo"]
    assert (size["width"], size["height"], answer["result"]["caption"]) == (8, 4, "Доска")
    again = await friday.call("sendPhoto", chat_id=friday.group, photo=size["file_id"])
    assert again["photo"] == [size]
    media = friday.shown(friday.borya)[-1]["media"]
    assert (media["kind"], media["width"], media["mime_type"]) == ("photo", 8, "image/png")
    async with friday.session.get(friday.pg.url + media["url"]) as response:
        assert (response.content_type, await response.read()) == ("image/png", png(8, 4))


async def test_a_jpeg_has_a_size(friday: Friday) -> None:
    answer = await photo(friday, JPEG)
    assert [(one["width"], one["height"]) for one in answer["result"]["photo"]] == [(64, 48)]


async def test_a_photo_by_attachment(friday: Friday) -> None:
    answer = await upload(
        friday, "sendPhoto", {"pic": ("p.png", png(2, 2))}, chat_id=friday.group, photo="attach://pic"
    )
    assert answer["ok"]
    assert friday.pg.violations == []


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", "file must be non-empty"),
        (b"GIF89a", "IMAGE_PROCESS_FAILED"),
        (b"\xff\xd8\xff", "IMAGE_PROCESS_FAILED"),
        (png(1, 21), "PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_a_bad_photo_is_refused(friday: Friday, content: bytes, error: str) -> None:
    answer = await photo(friday, content)
    assert (answer["error_code"], answer["description"]) == (400, f"Bad Request: {error}")


async def test_bad_references_are_refused(friday: Friday) -> None:
    async def refusal(kind: str, reference: str) -> str:
        _, text = await friday.refused(f"send{kind.capitalize()}", chat_id=friday.group, **{kind: reference})
        return text

    document = await upload(friday, "sendDocument", {"document": ("a.txt", b"a")}, chat_id=friday.group)
    file_id = document["result"]["document"]["file_id"]
    assert await refusal("photo", "AgACnothing") == "Bad Request: wrong file identifier/HTTP URL specified"
    assert await refusal("photo", file_id) == "Bad Request: can't use file of type Document as Photo"
    assert await refusal("photo", "https://example.org/a.png") == "Bad Request: failed to get HTTP URL content"
    assert await refusal("document", "attach://nothing") == "Bad Request: wrong file identifier/HTTP URL specified"
    assert await refusal("document", "") == "Bad Request: there is no document in the request"


async def test_a_document_is_recorded_and_downloaded(friday: Friday) -> None:
    text = "ход 1".encode()
    answer = await upload(
        friday, "sendDocument", {"document": ("запись.txt", text)}, chat_id=friday.group, caption="Запись"
    )
    document = answer["result"]["document"]
    assert (document["file_name"], document["mime_type"], document["file_size"]) == ("запись.txt", "text/plain", 8)
    sent = friday.pg.requests[-1].params["document"]
    assert sent == Upload("запись.txt", 8, hashlib.sha256(text).hexdigest())
    place = await friday.call("getFile", file_id=document["file_id"])
    async with friday.session.get(f"{friday.pg.url}/file/bot{friday.pg.token}/{place['file_path']}") as response:
        assert await response.read() == text
    assert await friday.refused("getFile", file_id="x") == (
        400,
        "Bad Request: wrong file_id or the file is temporarily unavailable",
    )


async def test_downloads_need_the_token_and_a_file(friday: Friday) -> None:
    for path, status in (("/file/bot5:x/photos/file_0.jpg", 401), (f"/file/bot{friday.pg.token}/photos/x.jpg", 404)):
        async with friday.session.get(friday.pg.url + path) as response:
            assert response.status == status


async def test_a_caption_has_1024_characters(friday: Friday) -> None:
    first = await photo(friday, png(2, 2), caption="я" * 1024)
    where = {"chat_id": friday.group, "message_id": first["result"]["message_id"]}
    too_long = await photo(friday, png(2, 2), caption="🎲" * 513)
    assert too_long["description"] == "Bad Request: message caption is too long"
    assert await friday.refused("editMessageCaption", **where, caption="я" * 1025) == (
        400,
        "Bad Request: MEDIA_CAPTION_TOO_LONG",
    )
    edited = await friday.call("editMessageCaption", **where, caption="коротко")
    assert edited["caption"] == "коротко"
    assert "caption" not in await friday.call("editMessageCaption", **where)
    assert await friday.refused("editMessageText", **where, text="x") == (
        400,
        "Bad Request: there is no text in the message to edit",
    )


async def test_a_text_becomes_a_photo_and_the_photo_another(friday: Friday) -> None:
    number = await friday.board()
    where = {"chat_id": friday.group, "message_id": number}
    media = '{"type": "photo", "media": "attach://new", "caption": "Доска"}'
    answer = await upload(friday, "editMessageMedia", {"new": ("p.png", png(3, 3))}, **where, media=media)
    assert answer["result"]["caption"] == "Доска"
    assert "text" not in answer["result"]
    file_id = answer["result"]["photo"][0]["file_id"]
    again = {"type": "photo", "media": file_id, "caption": "Доска"}
    code, text = await friday.refused("editMessageMedia", **where, media=again)
    assert (code, text.startswith("Bad Request: message is not modified")) == (400, True)
    assert await friday.call("editMessageMedia", **where, media={**again, "caption": "Итог"})
    assert friday.shown(friday.borya)[-1]["text"] == "Итог"
    code, _ = await friday.refused("editMessageMedia", **where, media={"type": "video", "media": file_id})
    assert code == 400
