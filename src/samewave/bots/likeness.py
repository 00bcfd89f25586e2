"""Likeness: how alike two things are in each criterion, according to facts."""

from abc import ABC, abstractmethod
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp, log, log10, sqrt
from operator import mul
from random import Random
from statistics import pstdev
from zlib import crc32

from samewave.packs.things import Thing

FIGURES = {
    "number_in_the_world": "number",
    "length": "length",
    "price": "price",
    "complexity": "complexity",
    "importance": "importance",
    "effort_to_explain": "explain",
    "duration_of_use": "minutes",
    "days_of_use": "days",
    "weight": "weight",
    "thickness": "thickness",
    "volume": "volume",
}
"""Criteria with a numeric value."""
CLASSES = {
    "appearance": "appearance",
    "material": "material",
    "intended_use": "use",
    "movement": "movement",
}
"""Criteria with classes."""
WIDTHS = {
    "appearance": 0.6,
    "material": 0.4,
    "intended_use": 0.5,
    "movement": 0.5,
    "price": 1.0,
    "length": 0.4,
    **dict.fromkeys(("weight", "volume", "thickness"), 1.0),
    "complexity": 1.0,
    "number_in_the_world": 1.0,
    **dict.fromkeys(("importance", "effort_to_explain"), 1.3),
    **dict.fromkeys(("duration_of_use", "days_of_use"), 0.6),
}
"""By criterion: the difference at which people hardly call two things alike any more.

It is in orders of magnitude for figures, and from 0 to 1 for classes. `bench/calibration.py` fits
it to people's clues.
"""
_FALL = 1.5
"""How steeply likeness falls with the difference: between an exponential curve and a bell."""
_CHANCE = 0.1
"""How often a clue is like its object in the trap only by chance."""
_FADING = {"appearance": 0.8, "material": 0.6, "use": 0.65, "movement": 0.6}
"""The weight of each further class, relative to the class before it."""
_ALIKE = {"appearance": "looks_like", "movement": "moves_like"}
"""The facts that name things which people call alike."""
_NAMED_ALIKE, _NAMED_LATER, _ALIKE_BY_CLASS = 0.05, 0.01, 0.25
"""The difference of two such things, which grows with each that is named before; the least
difference of things that only share classes."""
_CROWDING = 0.25
"""How much of a difference in figures is how many things lie between; the rest is by magnitude.

Where things are crowded, as among those of every household, people tell figures apart more finely.
"""
_BUILD_MATTERS = {
    "appearance": (0.06, 0.2, 0.2),
    "material": (0.0, 0.0, 0.0),
    "use": (0.03, 0.0, 0.0),
    "movement": (0.12, 0.0, 0.0),
}
"""How much less alike two things are per order of magnitude in size, slimness and flatness."""
_RELATED = {
    "material": """
        metal precious_metal .8, metal electronics .3, glass ceramic .4, ceramic stone .5,
        stone concrete .7, wood plant_fibre .4, wood paper .3, textile leather .4,
        textile plant_fibre .4, rubber plastic .5, foam plastic .4, food liquid .3,
        chemical liquid .4, wax chemical .6, electronics plastic .3
    """,
    "use": """
        eating drinking .4, eating cooking .5, drinking cooking .2, cleaning hygiene .6,
        clothing adorning .4, clothing protecting .5, protecting sheltering .7,
        protecting locking .5, storing transporting .4, storing locking .3, building making .4,
        cutting making .2, fastening locking .4, fastening building .3, measuring research .5,
        measuring informing .3, writing informing .5, informing communicating .6,
        playing entertaining .6, playing sport .6, music entertaining .6, decorating adorning .6,
        decorating ceremony .3, lighting seeing .4, lighting heating .2, heating cooking .5,
        heating cooling .3, powering heating .2, fighting protecting .5, healing hygiene .3,
        sheltering resting .3, informing entertaining .3, seeing informing .3, seeing research .3,
        celebrating decorating .5, celebrating ceremony .4, mourning ceremony .5,
        identifying informing .3, guiding informing .4, guiding measuring .2,
        timekeeping measuring .5, catching fighting .4, rescuing protecting .5, rescuing healing .4,
        passing transporting .5, writing decorating .3
    """,
    "movement": """
        carried worn .3, swung struck .6, swung thrown .3, turned rolled .5, turned driven .3,
        rolled driven .6, driven flown .3, driven floated .3, slid pushed .5, slid pulled .4,
        opened bent .3, opened turned .2, pressed struck .3, pressed pushed .5, pulled pushed .3,
        poured shaken .3, rocked swung .6, stroked slid .5, still climbed .3
    """,
    "appearance": """
        round ring .5, round bowl .5, round cylindrical .4, flat framed .3, long towering .5,
        long pointed .4, long cylindrical .3, boxy framed .3, hollow bowl .5, hollow cylindrical .3,
        cone pointed .6, cone towering .3, ornate shiny .3, ornate colourful .3,
        transparent shiny .3, soft hairy .5, soft folded .3, curved round .4, curved bowl .3,
        branched legged .4, handled long .3, handled curved .2, meshed framed .3, legged framed .2
    """,
}
"""Classes that people call alike, and how alike they are."""
_ERRORS = 4093
_STRIDE = 769
_LOWEST, _HIGHEST = log(_CHANCE), 6.0
_EVIDENCE = tuple(exp(_LOWEST + (_HIGHEST - _LOWEST) * step / 255) for step in range(256))
"""The evidence that each byte of a row stands for."""


class Likeness:
    """Likeness by facts. A thing is identified by its index."""

    def __init__(self, known: Sequence[Thing]) -> None:
        self.places = {thing.id: place for place, thing in enumerate(known)}
        self._known = known
        self._scales: dict[str, _Scale] = {}
        self._rows: dict[tuple[int, str], bytes] = {}

    def row(self, place: int, criterion: str) -> bytes:
        """By thing: the evidence that it is a clue for this criterion, as a byte."""
        row = self._rows.get((place, criterion))
        if row is None:
            differences = self.differences(place, criterion)
            weighed = evidence(differences, WIDTHS.get(criterion, 1.0))
            row = self._rows[place, criterion] = bytes(map(_byte, weighed))
        return row

    def differences(self, place: int, criterion: str) -> list[float]:
        """By thing: how much it differs from this one."""
        return self._scale(criterion).differences(place)

    def named_alike(self, place: int, criterion: str) -> Mapping[int, float]:
        """The things that people call alike in this criterion by fact, and how much they differ."""
        return self._scale(criterion).named_alike(place)

    def _scale(self, criterion: str) -> "_Scale":
        if criterion not in self._scales:
            self._scales[criterion] = _scale(self._known, criterion)
        return self._scales[criterion]


def evidence(differences: Sequence[float], width: float) -> list[float]:
    """How much more likely each thing is as a clue if the criterion is the trap than if not."""
    near = [exp(-((each / width) ** _FALL)) for each in differences]
    usual = sum(near) / len(near)
    return [(1 - _CHANCE) * each / usual + _CHANCE for each in near]


def _byte(evidence: float) -> int:
    return min(round(255 * (log(evidence) - _LOWEST) / (_HIGHEST - _LOWEST)), 255)


class Perception:
    """Likeness as one bot sees it, with errors that stay the same."""

    def __init__(self, likeness: Likeness, seed: int, blur: float) -> None:
        self._likeness = likeness
        self._seed = seed
        self._errors = _errors(blur)

    def weigh(
        self, place: int, others: Iterable[int], criteria: Sequence[str]
    ) -> list[list[float]]:
        """By thing: how strongly its likeness points to each criterion."""
        start = crc32(b"%d %d" % (self._seed, place))
        errors = self._errors
        seen = [
            (self._likeness.row(place, criterion), start + crc32(criterion.encode()))
            for criterion in criteria
        ]
        return [
            [
                _EVIDENCE[row[other]] * errors[(shift + other * _STRIDE) % _ERRORS]
                for row, shift in seen
            ]
            for other in others
        ]


@lru_cache(maxsize=16)
def _errors(blur: float) -> tuple[float, ...]:
    """The factors of a bot's errors."""
    dice = Random(0)  # noqa: S311 - everybody's errors are taken from the same list
    return tuple(exp(dice.gauss(0, blur)) for _ in range(_ERRORS))


class _Scale(ABC):
    """The differences of things in one criterion."""

    @abstractmethod
    def differences(self, place: int) -> list[float]:
        """The difference of every other thing."""

    def named_alike(self, _: int) -> Mapping[int, float]:
        """The things that facts name as alike, and how much they differ."""
        return {}


def _scale(known: Sequence[Thing], criterion: str) -> _Scale:
    if criterion in FIGURES:
        return _NumericScale(known, FIGURES[criterion])
    if criterion in CLASSES:
        return _ClassScale(known, CLASSES[criterion])
    return _UnknownScale(known)


class _NumericScale(_Scale):
    """Differences in orders of magnitude, stretched where many things are and shrunk elsewhere."""

    def __init__(self, known: Sequence[Thing], name: str) -> None:
        logs = [log10(getattr(thing, name)) for thing in known]
        in_order = sorted(logs)
        whole = sqrt(12) * pstdev(logs)  # of a scale on which all things have the same distance
        self._positions = [
            (1 - _CROWDING) * each + _CROWDING * whole * _rank(each, in_order) for each in logs
        ]

    def differences(self, place: int) -> list[float]:
        own = self._positions[place]
        return [abs(each - own) for each in self._positions]


class _ClassScale(_Scale):
    """Shared classes, weighted by rarity and order; differences in size reduce the likeness."""

    def __init__(self, known: Sequence[Thing], name: str) -> None:
        named: list[tuple[str, ...]] = [getattr(thing, name) for thing in known]
        frequency = Counter(each for classes in named for each in classes)
        rarity = {each: log(2.5 * len(known) / number) for each, number in frequency.items()}
        fading, self._related = _FADING[name], _related(name)
        self._weights = [dict(_weigh(classes, rarity, fading)) for classes in named]
        self._builds = [[*map(mul, _build(thing), _BUILD_MATTERS[name])] for thing in known]
        self._alike = _named_alike(known, _ALIKE[name]) if name in _ALIKE else {}
        self._bearers: dict[str, list[tuple[int, float]]] = {each: [] for each in frequency}
        for place, weights in enumerate(self._weights):
            for each, weight in weights.items():
                self._bearers[each].append((place, weight))

    def differences(self, place: int) -> list[float]:
        differences = [1.0] * len(self._weights)
        for each, weight in self._spread(self._weights[place]).items():
            for other, its in self._bearers.get(each, ()):
                differences[other] -= weight * its
        own_size, own_slim, own_flat = self._builds[place]
        found = [
            round(
                min(
                    max(each, 0.0)
                    + abs(size - own_size)
                    + abs(slim - own_slim)
                    + abs(flat - own_flat),
                    1.0,
                ),
                3,
            )
            for each, (size, slim, flat) in zip(differences, self._builds, strict=True)
        ]
        if self._alike:
            own, found = (
                found[place],
                [_ALIKE_BY_CLASS + (1 - _ALIKE_BY_CLASS) * each for each in found],
            )
            found[place] = own
        for other, difference in self.named_alike(place).items():
            found[other] = min(found[other], difference)
        return found

    def named_alike(self, place: int) -> Mapping[int, float]:
        return self._alike.get(place, {})

    def _spread(self, weights: dict[str, float]) -> dict[str, float]:
        """The classes of a thing, and those that are like them."""
        spread = dict(weights)
        for each, weight in weights.items():
            for other, alike in self._related[each]:
                spread[other] = spread.get(other, 0.0) + alike * weight
        return spread


class _UnknownScale(_Scale):
    """An unknown criterion: nothing differs."""

    def __init__(self, known: Sequence[Thing]) -> None:
        self._count = len(known)

    def differences(self, _: int) -> list[float]:
        return [0.0] * self._count


def _rank(figure: float, in_order: Sequence[float]) -> float:
    """The share of all things that have less; of those that have the same, half."""
    return (bisect_left(in_order, figure) + bisect_right(in_order, figure)) / 2 / len(in_order)


def _named_alike(known: Sequence[Thing], fact: str) -> dict[int, dict[int, float]]:
    """By thing: those that it names, the most alike first, and those that name it."""
    places = {thing.id: place for place, thing in enumerate(known)}
    alike: dict[int, dict[int, float]] = defaultdict(dict)
    for place, thing in enumerate(known):
        for position, name in enumerate(getattr(thing, fact)):
            if name in places:
                difference = _NAMED_ALIKE + _NAMED_LATER * position
                for one, other in ((place, places[name]), (places[name], place)):
                    alike[one][other] = min(alike[one].get(other, 1.0), difference)
    return alike


def _related(name: str) -> dict[str, list[tuple[str, float]]]:
    """By class: the classes that are like it."""
    related = defaultdict(list)
    for line in _RELATED[name].split(","):
        one, other, alike = line.split()
        related[one].append((other, float(alike)))
        related[other].append((one, float(alike)))
    return related


def _build(thing: Thing) -> tuple[float, float, float]:
    """The logarithms of size, slimness and flatness, from the three sides of a box."""
    width = thing.volume / (1000 * thing.length * thing.thickness)
    return log10(thing.length), log10(thing.length / width), log10(width / thing.thickness)


def _weigh(
    classes: tuple[str, ...], rarity: dict[str, float], fading: float
) -> Iterator[tuple[str, float]]:
    """Normalise weights so that their squares add up to one: a thing has likeness 1 with itself."""
    weights = [fading**position * rarity[each] for position, each in enumerate(classes)]
    length = sqrt(sum(weight * weight for weight in weights))
    return ((each, weight / length) for each, weight in zip(classes, weights, strict=True))
