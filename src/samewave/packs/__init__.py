"""Packs: what is printed on the cards, on a shelf from which every game takes its box."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class ThemeBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stack of theme cards."""

    cards: int
    themes_on_a_card: int


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One box: its images, those of the smaller boxes first, and its theme cards."""

    images: tuple[str, ...] = ()
    themes: tuple[ThemeBox, ...] = ()


class Shelf:
    """The packs that come with the house."""

    def images(self, deck: str) -> tuple[str, ...]:
        pack = _house_packs().get(deck)
        return pack.images if pack else ()

    def theme_cards(self, themes: str, themes_on_a_card: int) -> int:
        pack = _house_packs().get(themes)
        boxes = pack.themes if pack else ()
        return sum(box.cards for box in boxes if box.themes_on_a_card == themes_on_a_card)


@cache
def _house_packs() -> dict[str, Pack]:
    return {
        folder.name: msgspec.convert(
            tomllib.loads(folder.joinpath("pack.toml").read_text("utf-8")), Pack
        )
        for folder in files(__name__).iterdir()
        if folder.joinpath("pack.toml").is_file()
    }
