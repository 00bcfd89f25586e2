"""Things: facts about man-made objects, by the criteria of The Same Game.

Figures are orders of magnitude, written as plain numbers; their second digit does not matter.
"""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from samewave.core import Refused, Value
from samewave.core.languages import ByLanguage
from samewave.packs.pack import Noun, PackProblem, as_noun, by_language

FIGURES = {
    "length": (0.0005, 1e7),
    "thickness": (0.00001, 1000.0),
    "volume": (0.000001, 1e13),
    "weight": (0.000001, 1e13),
    "price": (0.0005, 1e12),
    "number": (1.0, 1e15),
    "days": (0.001, 365.0),
    "minutes": (0.005, 525_600.0),
    "explain": (1.0, 1e7),
    "complexity": (0.1, 1e11),
    "importance": (1.0, 8.2e9),
}
"""The range of each figure."""

MATERIALS = {
    *("wood", "metal", "precious_metal", "plastic", "glass", "ceramic", "stone", "concrete"),
    *("paper", "textile", "leather", "rubber", "wax", "food", "liquid", "foam", "plant_fibre"),
    *("electronics", "chemical"),
}
APPEARANCES = {
    *("round", "flat", "long", "boxy", "cylindrical", "ring", "pointed", "hollow", "bowl"),
    *("cone", "ornate", "transparent", "shiny", "dark", "white", "colourful", "soft", "hairy"),
    *("wheeled", "winged", "legged", "branched", "folded", "meshed", "curved", "handled"),
    *("framed", "towering"),
}
USES = {
    *("eating", "drinking", "cooking", "cleaning", "hygiene", "clothing", "adorning", "resting"),
    *("storing", "transporting", "building", "cutting", "fastening", "measuring", "writing"),
    *("informing", "communicating", "playing", "sport", "music", "decorating", "lighting"),
    *("heating", "cooling", "powering", "protecting", "fighting", "healing", "growing"),
    *("trading", "ceremony", "research", "making", "seeing", "locking", "sheltering"),
    *("entertaining", "celebrating", "mourning", "identifying", "guiding", "timekeeping"),
    *("catching", "rescuing", "controlling", "passing"),
}
MOVEMENTS = {
    *("still", "carried", "worn", "swung", "turned", "rolled", "driven", "flown", "floated"),
    *("slid", "opened", "bent", "pressed", "pulled", "pushed", "thrown", "struck", "shaken"),
    *("poured", "rocked", "stroked", "climbed"),
}
CLASSES = {
    "material": MATERIALS,
    "appearance": APPEARANCES,
    "use": USES,
    "movement": MOVEMENTS,
}
MOST_CLASSES = 4
ALIKE = ("looks_like", "moves_like")
"""Facts that name other things."""
FACTS = (*FIGURES, *CLASSES, *ALIKE)

_ROUNDING = 1.1
_LITRES = 1000
"""Litres in a cubic metre."""
_HEAVIEST = {"precious_metal": 20.0, "metal": 12.0, "electronics": 6.0}
_HEAVIEST |= dict.fromkeys(("glass", "ceramic", "stone", "concrete"), 4.0)
_HEAVIEST_OTHER = 2.0
_LIGHTEST = 0.0001
"""Densities in kilograms per litre of the bounding box."""
_ALL_THAT_PEOPLE_MADE = 1.5e15
"""Kilograms of everything that people have made."""
_ALL_THAT_PEOPLE_OWN = 1.5e15
"""Euros."""
_HANDLED = {"worn": 40.0, "carried": 80.0, "thrown": 30.0, "swung": 60.0, "shaken": 40.0}
"""The most kilograms that people can move in each way."""
_PROPORTIONS = {"long": 3.0, "flat": 3.0, "towering": 1.5}
"""How many times longer than thick a thing with that appearance is, at least."""


class Thing(Value, frozen=True, kw_only=True):
    """A man-made object: its names, the usual one first, and facts about it.

    The figures are metres of length and thickness, litres of the bounding box, kilograms, euros for
    a new one, copies in the world, days of use a year, minutes of one use, words of instructions,
    days of training of all who make it, and people who would badly miss it. Classes say little
    about shapes and motions, so the things of the cards name others that look or move like them.
    """

    id: str
    nouns: ByLanguage[tuple[Noun, ...]]
    length: float
    thickness: float
    volume: float
    weight: float
    price: float
    number: float
    days: float
    minutes: float
    explain: float
    complexity: float
    importance: float
    material: tuple[str, ...]
    appearance: tuple[str, ...]
    use: tuple[str, ...]
    movement: tuple[str, ...]
    looks_like: tuple[str, ...] = ()
    moves_like: tuple[str, ...] = ()

    def names(self, language: str) -> tuple[str, ...]:
        return tuple(name for name, _ in self.nouns[language])


def read_things(file: Path) -> tuple[Thing, ...]:
    rows = tomllib.loads(file.read_text("utf-8"))["things"]
    return msgspec.convert([by_language(row, "nouns", _nouns) for row in rows], tuple[Thing, ...])


def _nouns(written: list[Any]) -> list[Any]:
    return [as_noun(noun) for noun in written]


def impossible(things: Iterable[Thing]) -> Iterator[PackProblem]:
    """Facts that cannot be true."""
    for thing in things:
        for refused in (*_out_of_range(thing), *_unknown_classes(thing), *_unphysical(thing)):
            yield PackProblem(thing.id, refused)


def _out_of_range(thing: Thing) -> Iterator[Refused]:
    for figure, (least, most) in FIGURES.items():
        value = getattr(thing, figure)
        if not least <= value <= most:
            yield Refused("figure_out_of_range", figure=figure, value=value, least=least, most=most)


def _unknown_classes(thing: Thing) -> Iterator[Refused]:
    for criterion, known in CLASSES.items():
        classes: tuple[str, ...] = getattr(thing, criterion)
        if not 1 <= len(set(classes)) == len(classes) <= MOST_CLASSES:
            yield Refused("wrong_number_of_classes", criterion=criterion, most=MOST_CLASSES)
        for unknown in sorted(set(classes) - known):
            yield Refused(
                "unknown_class", criterion=criterion, unknown=unknown, known=sorted(known)
            )


def _unphysical(thing: Thing) -> Iterator[Refused]:
    if thing.thickness > thing.length:
        yield Refused("thicker_than_long", thickness=thing.thickness, length=thing.length)
    least = thing.length * thing.thickness**2 * _LITRES
    most = thing.length**2 * thing.thickness * _LITRES
    if not least <= thing.volume * _ROUNDING or not thing.volume <= most * _ROUNDING:
        yield Refused(
            "impossible_volume", volume=thing.volume, least=round(least, 6), most=round(most, 6)
        )
    density = thing.weight / thing.volume
    heaviest = max(_HEAVIEST.get(material, _HEAVIEST_OTHER) for material in thing.material)
    if not _LIGHTEST <= density <= heaviest:
        yield Refused(
            "impossible_weight",
            weight=thing.weight,
            least=round(thing.volume * _LIGHTEST, 6),
            most=round(thing.volume * heaviest, 6),
        )
    if thing.weight * thing.number > _ALL_THAT_PEOPLE_MADE:
        yield Refused("more_than_there_is", number=thing.number, weight=thing.weight)
    if thing.price * thing.number > _ALL_THAT_PEOPLE_OWN:
        yield Refused("dearer_than_the_world", number=thing.number, price=thing.price)
    for movement in thing.movement:
        if thing.weight > _HANDLED.get(movement, thing.weight):
            yield Refused(
                "too_heavy_to_move_so",
                weight=thing.weight,
                movement=movement,
                most=_HANDLED[movement],
            )
    for appearance in thing.appearance:
        times = _PROPORTIONS.get(appearance, 0.0)
        if thing.length * _ROUNDING < thing.thickness * times:
            yield Refused(
                "does_not_look_so",
                appearance=appearance,
                length=thing.length,
                thickness=thing.thickness,
                times=times,
            )
