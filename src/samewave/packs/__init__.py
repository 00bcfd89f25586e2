"""Packs: what is printed on the cards, on a shelf from which every game takes its box."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from samewave.packs.pack import PACK_FILE, ObjectCard, Pack, Texts, ThemeBox, read_pack
from samewave.packs.things import Thing

HOUSE = Path(str(files(__name__))) / "house"


class Shelf:
    """The packs of the house, and others that were put beside them."""

    def __init__(self, others: Iterable[Pack] = ()) -> None:
        self._packs = {pack.id: pack for pack in (_house_pack(), *others)}
        self._objects: dict[str, dict[str, ObjectCard]] = {}

    def add(self, pack: Pack) -> None:
        self._packs[pack.id] = pack

    def forget(self, name: str) -> None:
        """A pack that is not here any more."""
        self._packs.pop(name, None)
        self._objects.pop(name, None)

    def pack(self, name: str) -> Pack | None:
        return self._packs.get(name)

    def images(self, deck: str) -> tuple[str, ...]:
        pack = self.pack(deck)
        return tuple(image.id for image in pack.images) if pack else ()

    def theme_cards(self, themes: str, themes_on_a_card: int, for_children: bool) -> int:
        return sum(box.card_count(for_children) for box in self._boxes(themes, themes_on_a_card))

    def theme(self, themes: str, themes_on_a_card: int, card: int, number: int) -> Texts:
        """What stands on a card, counted from 0, under a number, counted from 1."""
        for box in self._boxes(themes, themes_on_a_card):
            if card < len(box.cards):
                return box.cards[card][number - 1]
            card -= len(box.cards)
        return Texts()

    def objects(self, objects: str) -> tuple[str, ...]:
        return tuple(self._object_cards(objects))

    def object_name(self, objects: str, card: str, language: str) -> str:
        known = self._object_cards(objects).get(card)
        return known.name(language) if known else ""

    def _boxes(self, themes: str, themes_on_a_card: int) -> list[ThemeBox]:
        pack = self.pack(themes)
        boxes = pack.themes if pack else ()
        return [box for box in boxes if box.themes_on_a_card == themes_on_a_card]

    def _object_cards(self, objects: str) -> dict[str, ObjectCard]:
        if objects not in self._objects:
            pack = self.pack(objects)
            self._objects[objects] = {card.id: card for card in pack.objects} if pack else {}
        return self._objects[objects]


@cache
def things() -> tuple[Thing, ...]:
    """All that the house knows about man-made things."""
    rows = tomllib.loads(HOUSE.joinpath("things.toml").read_text("utf-8"))["things"]
    return msgspec.convert(rows, tuple[Thing, ...])


@cache
def _house_pack() -> Pack:
    pack, problems = read_pack(HOUSE.joinpath(PACK_FILE).read_bytes())
    for problem in problems:
        raise problem
    return pack
