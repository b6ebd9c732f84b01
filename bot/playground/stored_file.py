"""Files people and the bot have sent: bytes, ids, and what Telegram reads from their heads."""

import hashlib
import random
import re
import struct
from collections import OrderedDict
from dataclasses import dataclass

from .errors import bad_request

PNG_HEAD = re.compile(rb"\x89PNG\r\n\x1a\n.{4}IHDR(.{4})(.{4})", re.DOTALL)
JPEG_START = b"\xff\xd8"
# A segment: marker, length, one byte of precision, then height and width where the marker opens a frame.
JPEG_SEGMENT = re.compile(rb"\xff(.)(..).(.{4})", re.DOTALL)
JPEG_FRAMES = frozenset(bytes([marker]) for marker in range(0xC0, 0xD0) if marker not in (0xC4, 0xC8, 0xCC))
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BYTES_KEPT = 256 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
PHOTO_LIMIT = 10 * 1024 * 1024
DOCUMENT_LIMIT = 50 * 1024 * 1024
MIME = {
    "txt": "text/plain",
    "json": "application/json",
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "pdf": "application/pdf",
    "csv": "text/csv",
    "svg": "image/svg+xml",
}


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file Telegram has; equal files sent twice have two ids and one `unique_id`."""

    kind: str
    file_id: str
    unique_id: str
    path: str
    name: str
    mime_type: str
    content: bytes
    width: int = 0
    height: int = 0

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.content)


class FileStore:
    """All files by id; the oldest go when they weigh more than 256 MB together."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._by_id: OrderedDict[str, StoredFile] = OrderedDict()
        self._by_path: dict[str, StoredFile] = {}
        self._weight = 0
        self._count = 0

    def add_photo(self, content: bytes) -> StoredFile:
        """Keeps a picture; raises what Telegram refuses of one."""
        if not content:
            raise bad_request("file must be non-empty")
        if len(content) > PHOTO_LIMIT:
            raise bad_request("file is too big")
        mime_type, width, height = picture_size(content)
        if not width or not height:
            raise bad_request("IMAGE_PROCESS_FAILED")
        if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
            raise bad_request("PHOTO_INVALID_DIMENSIONS")
        return self._keep("photo", "photo.jpg", mime_type, content, width, height)

    def add_document(self, content: bytes, name: str) -> StoredFile:
        """Keeps a document under its name."""
        if not content:
            raise bad_request("file must be non-empty")
        if len(content) > DOCUMENT_LIMIT:
            raise bad_request("file is too big")
        mime_type = MIME.get(name.rsplit(".", 1)[-1].lower(), "application/octet-stream")
        return self._keep("document", name, mime_type, content)

    def sent_before(self, file_id: str, kind: str) -> StoredFile:
        """The file of an id given instead of an upload, or Telegram's refusal."""
        if file_id.lower().startswith(("http://", "https://")):
            raise bad_request("failed to get HTTP URL content")
        known = self._by_id.get(file_id)
        if known is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        if known.kind != kind:
            raise bad_request(f"can't use file of type {known.kind.capitalize()} as {kind.capitalize()}")
        return known

    def by_id(self, file_id: str) -> StoredFile | None:
        """The file of an id."""
        return self._by_id.get(file_id)

    def by_path(self, path: str) -> StoredFile | None:
        """The file of a file_path given by getFile."""
        return self._by_path.get(path)

    def _keep(
        self, kind: str, name: str, mime_type: str, content: bytes, width: int = 0, height: int = 0
    ) -> StoredFile:
        file_id = ("AgAC" if kind == "photo" else "BQAC") + "".join(self._rng.choices(ALPHABET, k=60))
        extension = name.rsplit(".", 1)[-1] if "." in name else "bin"
        path = f"{kind}s/file_{self._count}.{extension}"
        unique = hashlib.sha256(content).hexdigest()[:16]
        self._count += 1
        file = StoredFile(kind, file_id, unique, path, name, mime_type, content, width, height)
        self._by_id[file_id] = self._by_path[path] = file
        self._weight += file.size
        self._forget_old()
        return file

    def _forget_old(self) -> None:
        while self._weight > BYTES_KEPT and len(self._by_id) > 1:
            _, old = self._by_id.popitem(last=False)
            self._by_path.pop(old.path, None)
            self._weight -= old.size


def picture_size(content: bytes) -> tuple[str, int, int]:
    """MIME type, width and height of a PNG or JPEG; zeros for anything else."""
    if png := PNG_HEAD.match(content):
        return "image/png", int.from_bytes(png[1], "big"), int.from_bytes(png[2], "big")
    if content.startswith(JPEG_START):
        return ("image/jpeg", *_jpeg_size(content))
    return "", 0, 0


def _jpeg_size(content: bytes) -> tuple[int, int]:
    at = len(JPEG_START)
    while segment := JPEG_SEGMENT.match(content, at):
        if segment[1] in JPEG_FRAMES:
            height, width = struct.unpack(">HH", segment[3])
            return width, height
        at += 2 + int.from_bytes(segment[2], "big")
    return 0, 0
