"""The map: everybody gets a place, so that near means alike."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import atan2, cos, dist, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from samewave.affinity.score import Affinity

Point: TypeAlias = tuple[float, float]


class Wish(NamedTuple):
    """How far apart two people should be, and how much that matters."""

    distance: float
    weight: float


Wishes: TypeAlias = Mapping[tuple[int, int], Wish]

UNMET = Wish(1.0, 0.5)
"""Two who never laid images for the same theme are taken for strangers, without insisting."""
NEAREST, INSISTENCE = 0.1, 4
STARTS, STEPS, STILL = 4, 500, 1e-4
"""From so many beginnings everybody moves so many times at most, until nobody moves further."""
LOYALTY = 1.1
"""The map that grew out of the last one stays, unless another is better by more than this."""


def places_of(
    names: Sequence[str],
    affinities: Mapping[tuple[str, str], Affinity],
    last: Mapping[str, Point] | None = None,
) -> dict[str, Point]:
    """Where everybody stands; two strangers are 1 apart, two who think as one in the same place.

    The map is turned so that it lies best on the `last` one, or on a ring of the names in order.
    """
    number = {name: place for place, name in enumerate(names)}
    apart = dict.fromkeys(combinations(range(len(names)), 2), UNMET)
    for (one, other), affinity in affinities.items():
        first, second = sorted((number[one], number[other]))
        apart[first, second] = _wish(affinity)
    ring = dict(zip(names, _ring(len(names), 1), strict=True))
    known = {name: at for name, at in (last or ring).items() if name in ring} or ring
    found = _settled([known.get(name, ring[name]) for name in names], apart)
    strain = _strain(found, apart)
    for turn in range(2, STARTS + 1):
        tried = _settled(_ring(len(names), turn), apart)
        if (strained := _strain(tried, apart)) * LOYALTY < strain:
            found, strain = tried, strained
    return _turned(dict(zip(names, found, strict=True)), known)


def _ring(size: int, turns: int) -> list[Point]:
    """Around a circle, or several times around on a spiral: another order each time."""
    if size == 1:
        return [(0.0, 0.0)]
    points = []
    for place in range(size):
        angle, far = 2 * pi * place * turns / size, 0.5 + (turns > 1) * 0.3 * place / size
        points.append((far * cos(angle), far * sin(angle)))
    return points


def _wish(affinity: Affinity) -> Wish:
    """How far apart two should be; who is alike insists on it more than who is not."""
    distance = max(1 - affinity.middle, NEAREST)
    return Wish(distance, distance**-INSISTENCE)


def _settled(points: Sequence[Point], wishes: Wishes) -> list[Point]:
    """One after the other moves to where the others want it to be, again and again (SMACOF)."""
    settled = list(points)
    of_each: list[list[tuple[int, Wish]]] = [[] for _ in points]
    for (one, other), wish in wishes.items():
        of_each[one].append((other, wish))
        of_each[other].append((one, wish))
    for _ in range(STEPS if len(points) > 1 else 0):
        before = list(settled)
        for here, others in enumerate(of_each):
            x, y = settled[here]
            to_x = to_y = weights = 0.0
            for there, wish in others:
                u, v = settled[there]
                stretch = wish.distance / max(hypot(x - u, y - v), 1e-6)
                to_x += wish.weight * (u + stretch * (x - u))
                to_y += wish.weight * (v + stretch * (y - v))
                weights += wish.weight
            settled[here] = to_x / weights, to_y / weights
        if max(map(dist, before, settled)) < STILL:
            break
    return settled


def _strain(points: Sequence[Point], wishes: Wishes) -> float:
    """How badly the distances on the map fit what they should be."""
    return sum(
        wish.weight * (wish.distance - dist(points[one], points[other])) ** 2
        for (one, other), wish in wishes.items()
    )


def _turned(places: Mapping[str, Point], goal: Mapping[str, Point]) -> dict[str, Point]:
    """Turned or mirrored so that all who have a goal come as near to it as can be (Procrustes)."""
    middle, aim = _middle([places[name] for name in goal]), _middle(list(goal.values()))
    centred = {name: (x - middle[0], y - middle[1]) for name, (x, y) in places.items()}
    nearest, side, angle = -1.0, 1, 0.0
    for mirror in (1, -1):
        along = across = 0.0
        for name, (u, v) in goal.items():
            x, y = centred[name][0], mirror * centred[name][1]
            along += x * (u - aim[0]) + y * (v - aim[1])
            across += x * (v - aim[1]) - y * (u - aim[0])
        if hypot(along, across) > nearest + 1e-9:
            nearest, side, angle = hypot(along, across), mirror, atan2(across, along)
    return {
        name: (
            round(aim[0] + x * cos(angle) - side * y * sin(angle), 4),
            round(aim[1] + x * sin(angle) + side * y * cos(angle), 4),
        )
        for name, (x, y) in centred.items()
    }


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
