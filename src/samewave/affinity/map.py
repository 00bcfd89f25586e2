"""The map: a place for everybody, so that people who think alike are near each other."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import atan2, cos, dist, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from samewave.affinity.scores import Affinity

Point: TypeAlias = tuple[float, float]


class DistanceTarget(NamedTuple):
    """How far apart two people should be, and how much that matters."""

    distance: float
    weight: float


Targets: TypeAlias = Mapping[tuple[int, int], DistanceTarget]

UNMET = DistanceTarget(1.0, 0.5)
"""Two people who never laid images for the same theme count as strangers, with little weight."""
NEAREST, STEEPNESS = 0.1, 4
"""The smallest distance, and the power by which the weight falls with the distance."""
STARTS, STEPS, STILL = 4, 500, 1e-4
"""How many starts are tried, the most steps of each, and the movement at which it stops."""
LOYALTY = 1.1
"""The map that follows from the last one is kept unless another is better by this factor."""


def map_places(
    names: Sequence[str],
    affinities: Mapping[tuple[str, str], Affinity],
    last: Mapping[str, Point] | None = None,
) -> dict[str, Point]:
    """The place of everybody. Strangers are 1 apart; two people of one mind share a place.

    The map is rotated to fit the `last` one best, or else a ring of the names in order.
    """
    number = {name: place for place, name in enumerate(names)}
    apart = dict.fromkeys(combinations(range(len(names)), 2), UNMET)
    for (one, other), affinity in affinities.items():
        first, second = sorted((number[one], number[other]))
        apart[first, second] = _target(affinity)
    ring = dict(zip(names, _ring(len(names), 1), strict=True))
    known = {name: at for name, at in (last or ring).items() if name in ring} or ring
    found = _settled([known.get(name, ring[name]) for name in names], apart)
    strain = _strain(found, apart)
    for turn in range(2, STARTS + 1):
        tried = _settled(_ring(len(names), turn), apart)
        if (strained := _strain(tried, apart)) * LOYALTY < strain:
            found, strain = tried, strained
    return _rotated(dict(zip(names, found, strict=True)), known)


def _ring(size: int, turns: int) -> list[Point]:
    """Points on a circle, or on a spiral with several turns: each gives another order."""
    if size == 1:
        return [(0.0, 0.0)]
    points = []
    for place in range(size):
        angle, far = 2 * pi * place * turns / size, 0.5 + (turns > 1) * 0.3 * place / size
        points.append((far * cos(angle), far * sin(angle)))
    return points


def _target(affinity: Affinity) -> DistanceTarget:
    """The distance of two people. Small distances matter more than large ones."""
    distance = max(1 - affinity.middle, NEAREST)
    return DistanceTarget(distance, distance**-STEEPNESS)


def _settled(points: Sequence[Point], targets: Targets) -> list[Point]:
    """Move each point in turn to where its targets pull it, until nothing moves (SMACOF)."""
    settled = list(points)
    of_each: list[list[tuple[int, DistanceTarget]]] = [[] for _ in points]
    for (one, other), target in targets.items():
        of_each[one].append((other, target))
        of_each[other].append((one, target))
    for _ in range(STEPS if len(points) > 1 else 0):
        before = list(settled)
        for here, others in enumerate(of_each):
            x, y = settled[here]
            to_x = to_y = weights = 0.0
            for there, target in others:
                u, v = settled[there]
                stretch = target.distance / max(hypot(x - u, y - v), 1e-6)
                to_x += target.weight * (u + stretch * (x - u))
                to_y += target.weight * (v + stretch * (y - v))
                weights += target.weight
            settled[here] = to_x / weights, to_y / weights
        if max(map(dist, before, settled)) < STILL:
            break
    return settled


def _strain(points: Sequence[Point], targets: Targets) -> float:
    """How badly the distances on the map fit their targets."""
    return sum(
        target.weight * (target.distance - dist(points[one], points[other])) ** 2
        for (one, other), target in targets.items()
    )


def _rotated(places: Mapping[str, Point], goal: Mapping[str, Point]) -> dict[str, Point]:
    """Rotate or mirror the places to come as near to the goal as possible (Procrustes)."""
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
