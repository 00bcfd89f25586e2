"""Packs: what is printed on the cards, on a shelf from which every game takes its box."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from samewave.core import Value


class ThemeBox(Value, frozen=True):
    """A stack of theme cards."""

    cards: int
    themes_on_a_card: int


Noun = tuple[str, str]
"""A name and its gender: m, f or n, with a p if it has no singular."""


class ObjectCard(Value, frozen=True):
    """A man-made thing in five languages."""

    id: str
    en: str
    fr: Noun
    de: Noun
    es: Noun
    it: Noun

    def name(self, language: str) -> str:
        noun: str | Noun = getattr(self, language)
        return noun if isinstance(noun, str) else noun[0]


class Pack(Value, frozen=True):
    """One box: its images, those of the smaller boxes first, its theme cards and objects."""

    images: tuple[str, ...] = ()
    themes: tuple[ThemeBox, ...] = ()
    objects: tuple[ObjectCard, ...] = ()


class Shelf:
    """The packs that come with the house."""

    def images(self, deck: str) -> tuple[str, ...]:
        pack = _house_packs().get(deck)
        return pack.images if pack else ()

    def theme_cards(self, themes: str, themes_on_a_card: int) -> int:
        pack = _house_packs().get(themes)
        boxes = pack.themes if pack else ()
        return sum(box.cards for box in boxes if box.themes_on_a_card == themes_on_a_card)

    def objects(self, objects: str) -> tuple[str, ...]:
        return tuple(_object_cards(objects))

    def object_name(self, objects: str, card: str, language: str) -> str:
        known = _object_cards(objects).get(card)
        return known.name(language) if known else ""


@cache
def _object_cards(pack: str) -> dict[str, ObjectCard]:
    return {card.id: card for card in _house_packs().get(pack, Pack()).objects}


@cache
def _house_packs() -> dict[str, Pack]:
    return {
        folder.name: _read(folder)
        for folder in files(__name__).iterdir()
        if folder.joinpath("pack.toml").is_file()
    }


def _read(folder: Traversable) -> Pack:
    """A pack is its pack.toml and the other lists beside it."""
    fields: dict[str, Any] = {}
    for file in folder.iterdir():
        if file.name.endswith(".toml"):
            fields |= tomllib.loads(file.read_text("utf-8"))
    return msgspec.convert(fields, Pack)
