"""Everything the bot says to people, in every language it speaks.

The Fluent files of the package `locales` are compiled once at the start. fluent_compiler is used directly: aiogram-i18n
would add a middleware that guesses a language from the update, but here a text belongs to a chat or to a reader and is
mostly drawn far from any update. A missing key or argument raises: a half-filled text must not reach anybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from fluent_compiler.bundle import FluentBundle
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

from bot.presenters.presenter import Say

DEFAULT = "ru"


class Untold(LookupError):
    """A text that does not exist or could not be filled in: a programmer's error."""


class Texts:
    """The compiled texts of every language in `locales`."""

    def __init__(self) -> None:
        self._bundles = _bundles()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages spoken, the default first."""
        return tuple(sorted(self._bundles, key=lambda lang: (lang != DEFAULT, lang)))

    def say(self, lang: str) -> Say:
        """The translator of a language; an unknown one is spoken to in the default."""
        return _Speaker(self._bundles.get(lang, self._bundles[DEFAULT]))


class _Speaker:
    """One language's translator."""

    __slots__ = ("_bundle",)

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle

    def __call__(self, key: str, /, **about: str | int) -> str:
        if not self._bundle.has_message(key):
            raise Untold(f"no text {key!r} in {self._bundle.locale}")
        text, errors = self._bundle.format(key, {name: _typeset(value) for name, value in about.items()})
        if errors:
            raise Untold(f"{key!r} in {self._bundle.locale}: {errors}")
        return str(text)


class _Negative(FluentInt):  # type: ignore[misc]  # fluent_compiler has no types
    """A number below zero, with a true minus where the library has a hyphen; its noun agrees with it as with any."""

    def format(self, locale: object) -> str:
        return str(super().format(locale)).replace("-", "−")


def _typeset(value: str | int) -> str | int:
    return _Negative(value) if isinstance(value, int) and value < 0 else value


@cache
def _bundles() -> Mapping[str, FluentBundle]:
    """The files do not change while the process lives, and compiling them takes most of a second."""
    places = sorted(files("locales").iterdir(), key=lambda place: place.name)
    return MappingProxyType({place.name: _compiled(place) for place in places if _is_language(place)})


def _is_language(place: Traversable) -> bool:
    return place.is_dir() and any(file.name.endswith(".ftl") for file in place.iterdir())


def _compiled(place: Traversable) -> FluentBundle:
    sources = sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    resources = [
        FtlResource(file.read_text(encoding="utf-8"), filename=f"{place.name}/{file.name}") for file in sources
    ]
    bundle = FluentBundle(place.name, resources, use_isolating=False)
    if mistakes := bundle.check_messages():
        raise Untold(f"{place.name}: {mistakes}")
    return bundle
