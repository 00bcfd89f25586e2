"""Packs: the cards of the games, on a shelf that the games look them up on."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from samewave.core.values import ThemeCard
from samewave.packs.pack import PACK_TOML, ObjectCard, Pack, Texts, ThemeBox, read_pack
from samewave.packs.things import Thing, read_things

HOUSE = Path(__file__).with_name("house")


MOST_KEPT = 32
MOST_KEPT_BYTES = 16_000_000
"""Limits for packs of players in memory: their number, and their size as JSON."""


class _CachedPack(NamedTuple):
    """A pack in memory; `objects` are its object cards by their ids."""

    pack: Pack
    objects: dict[str, ObjectCard]
    size: int = 0


class Shelf:
    """The house pack, others given at the start, and packs that players bring later.

    Packs of players are a cache: the least recently used leave memory and are read again by `load`.
    Asking for an unknown name changes nothing.
    """

    def __init__(
        self, others: Iterable[Pack] = (), load: Callable[[str], Pack | None] | None = None
    ) -> None:
        self._others = tuple(others)
        self._brought: OrderedDict[str, _CachedPack] = OrderedDict()
        self._load = load

    @cached_property
    def _own(self) -> dict[str, _CachedPack]:
        """Read when the first game needs it: a server starts faster without."""
        return {pack.id: _cached(pack) for pack in (house_pack(), *self._others)}

    def add(self, pack: Pack) -> None:
        """Add a pack of a player; `load` must be able to read it again."""
        self._brought[pack.id] = _cached(pack, len(msgspec.json.encode(pack)))
        self._brought.move_to_end(pack.id)
        while len(self._brought) > MOST_KEPT or self._is_too_full():
            self._brought.popitem(last=False)

    def _is_too_full(self) -> bool:
        """Whether the packs take too many bytes. A single pack may always stay."""
        sizes = [cached.size for cached in self._brought.values()]
        return len(sizes) > 1 and sum(sizes) > MOST_KEPT_BYTES

    def forget(self, name: str) -> None:
        """Remove a pack that was deleted."""
        self._brought.pop(name, None)

    @property
    def brought(self) -> tuple[str, ...]:
        """The names of the players' packs in memory."""
        return tuple(self._brought)

    def pack(self, name: str) -> Pack | None:
        cached = self._find(name)
        return cached.pack if cached else None

    def _find(self, name: str) -> _CachedPack | None:
        if name in self._own:
            return self._own[name]
        if name not in self._brought:
            loaded = self._load(name) if self._load else None
            if loaded is None:
                return None
            self.add(loaded)
        self._brought.move_to_end(name)
        return self._brought[name]

    def images(self, deck: str) -> tuple[str, ...]:
        pack = self.pack(deck)
        return tuple(image.id for image in pack.images) if pack else ()

    def theme_cards(self, themes: str, themes_on_a_card: int) -> int:
        return sum(len(box.cards) for box in self._boxes(themes, themes_on_a_card))

    def left_out(
        self, themes: str, themes_on_a_card: int, for_children: bool, several_languages: bool
    ) -> tuple[tuple[int, ...], ...]:
        """By number, counted from 1, the cards whose theme does not suit the table."""
        boxes = self._boxes(themes, themes_on_a_card)
        cards = [card for box in boxes for card in box.cards]
        return tuple(
            tuple(
                place
                for place, card in enumerate(cards)
                if not card[number].suits(for_children, several_languages)
            )
            for number in range(themes_on_a_card)
        )

    def theme(self, themes: str, themes_on_a_card: int, card: int, number: int) -> Texts:
        """The theme with a number, counted from 1, on a card, counted from 0."""
        for box in self._boxes(themes, themes_on_a_card):
            if card < len(box.cards):
                return box.cards[card][number - 1].texts
            card -= len(box.cards)
        return {}

    def theme_of(self, theme: ThemeCard) -> Texts:
        """The texts of a theme; one that players wrote themselves has one for all languages."""
        if theme.text:
            return {"en": theme.text}
        return self.theme(theme.themes, theme.on_a_card, theme.card, theme.number)

    def objects(self, objects: str) -> tuple[str, ...]:
        cached = self._find(objects)
        return tuple(cached.objects) if cached else ()

    def object_name(self, objects: str, card: str, language: str) -> str:
        cached = self._find(objects)
        known = cached.objects.get(card) if cached else None
        return known.name(language) if known else ""

    def _boxes(self, themes: str, themes_on_a_card: int) -> list[ThemeBox]:
        pack = self.pack(themes)
        boxes = pack.themes if pack else ()
        return [box for box in boxes if box.themes_on_a_card == themes_on_a_card]


def _cached(pack: Pack, size: int = 0) -> _CachedPack:
    return _CachedPack(pack, {card.id: card for card in pack.objects}, size)


@lru_cache(maxsize=1)
def things() -> tuple[Thing, ...]:
    """All things with known facts."""
    return read_things(HOUSE / "things.toml")


@lru_cache(maxsize=1)
def house_pack() -> Pack:
    pack, problems = read_pack(HOUSE.joinpath(PACK_TOML).read_bytes())
    for problem in problems:
        raise problem
    return pack
