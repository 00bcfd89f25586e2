"""Figures: what a tally says, ready for a page, a table or a picture."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import atan2, cos, dist, hypot, pi, prod, sin, sqrt
from typing import NamedTuple, TypeAlias

from msgspec import field

from samewave.affinity.digest import (
    CriterionFigures,
    ReaderFigures,
    criteria_of,
    readers_of,
)
from samewave.affinity.scores import UNIT, Affinity, Score, affinities
from samewave.affinity.tally import Pair, PersonTally, Tally, ThemeAgreement
from samewave.affinity.thresholds import density, share_below
from samewave.core import Value

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
STARTS, MOST_STEPS, STILL = 4, 500, 1e-4
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
    for _ in range(MOST_STEPS if len(points) > 1 else 0):
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


SIGNATURES = 3
"""At most so many images are a person's signature."""
OFTEN = 2
"""An image that was laid less often is no habit."""
STRIKING, PERSONAL = 1.0, 0.6
"""The standard deviations that make a habit worth showing, and the mean residual it needs."""
STEPS, FAR = 12, 3.0
"""The integration grid for the best pair: steps to either side, and standard deviations."""


class PairFigures(Value, frozen=True):
    """Two people: their score, and what it comes from.

    `by_chance` and `by_theme` are expected shared images: of two people who draw at random, and of
    two strangers who follow the themes as these two do.
    """

    one: str
    other: str
    score: Score
    rounds: int
    as_partners: int
    shared: int
    direct: int
    by_chance: float
    by_theme: float
    alike: tuple[ThemeAgreement, ...]
    unlike: tuple[ThemeAgreement, ...]


class Signature(Value, frozen=True):
    """An image that a person lays more often than themes suggest.

    `beyond` is how much more, in standard deviations.
    """

    deck: str
    image: str
    laid: int
    beyond: float


class PersonFigures(Value, frozen=True):
    """A person: whose mind is nearest, signature images, and how literally they take themes.

    A theme weight of 1 is usual. It is unknown if only decks without learned associations were
    played. The encoded name is `hold`.
    """

    name: str
    rounds: int
    theme_weight: float | None = field(name="hold")
    nearest: str | None
    signatures: tuple[Signature, ...]


class Best(Value, frozen=True):
    """The pair that thinks most alike, and the probability that it does."""

    one: str
    other: str
    sure: float


class Figures(Value, frozen=True):
    """All figures of a tally. Pairs and readers start with the best, criteria with the worst."""

    games: int
    rounds: int
    turns: int
    people: tuple[PersonFigures, ...]
    pairs: tuple[PairFigures, ...]
    best: Best | None
    uniting: tuple[ThemeAgreement, ...]
    dividing: tuple[ThemeAgreement, ...]
    readers: tuple[ReaderFigures, ...]
    criteria: tuple[CriterionFigures, ...]
    places: dict[str, Point] = field(default_factory=dict)


def figures_of(tally: Tally, last_places: Mapping[str, Point] | None = None) -> Figures:
    """The figures of a game, an evening or all years of a group."""
    pairs = {(one, other): pair for one, row in tally.pairs.items() for other, pair in row.items()}
    found = dict(zip(pairs, affinities([pair.sums for pair in pairs.values()]), strict=True))
    ranked = sorted(pairs, key=lambda names: (-found[names].middle, names))
    names = sorted(tally.people)
    return Figures(
        games=tally.games,
        rounds=tally.rounds,
        turns=tally.turns,
        people=tuple(_person(name, tally.people[name], ranked) for name in names),
        pairs=tuple(_pair(names, pairs[names], found[names]) for names in ranked),
        best=_best(ranked, found),
        uniting=_beyond(tally.uniting, 1),
        dividing=_beyond(tally.dividing, -1),
        readers=tuple(readers_of(tally)),
        criteria=tuple(criteria_of(tally)),
        places=map_places(names, found, last_places) if names else {},
    )


def _pair(names: tuple[str, str], pair: Pair, affinity: Affinity) -> PairFigures:
    return PairFigures(
        *names,
        score=Score.of(affinity),
        rounds=pair.rounds,
        as_partners=pair.as_partners,
        shared=pair.shared,
        direct=pair.direct,
        by_chance=round(pair.by_chance / UNIT, 1),
        by_theme=round(pair.by_theme / UNIT, 1),
        alike=_beyond(pair.alike, 1),
        unlike=_beyond(pair.unlike, -1),
    )


def _person(name: str, person: PersonTally, ranked: Sequence[tuple[str, str]]) -> PersonFigures:
    nearest = next((pair for pair in ranked if name in pair), None)
    return PersonFigures(
        name=name,
        rounds=person.rounds,
        theme_weight=round(person.theme_weight / UNIT / person.known, 2) if person.known else None,
        nearest=None if nearest is None else nearest[nearest[0] == name],
        signatures=_signatures(person),
    )


def _signatures(person: PersonTally) -> tuple[Signature, ...]:
    habits = [
        Signature(deck, image, liking.laid, round(liking.own / sqrt(liking.variance * UNIT), 2))
        for deck, images in person.images.items()
        for image, liking in images.items()
        if liking.laid >= OFTEN and liking.own > PERSONAL * UNIT * liking.laid
    ]
    striking = [habit for habit in habits if habit.beyond >= STRIKING]
    return tuple(sorted(striking, key=lambda each: (-each.beyond, each.image))[:SIGNATURES])


def _best(
    ranked: Sequence[tuple[str, str]], found: Mapping[tuple[str, str], Affinity]
) -> Best | None:
    """The first of the ranked pairs, with the probability that all others are behind it."""
    if len(ranked) < 2:
        return None
    first, *others = (found[names] for names in ranked)
    sure = weight = 0.0
    for step in range(-STEPS, STEPS + 1):
        off = FAR * step / STEPS
        here = first.middle + off * first.spread
        behind = prod(share_below((here - other.middle) / other.spread) for other in others)
        sure += density(off) * behind
        weight += density(off)
    return Best(*ranked[0], sure=round(sure / weight, 2))


def _beyond(themes: Sequence[ThemeAgreement], side: int) -> tuple[ThemeAgreement, ...]:
    """The themes that were seen more alike than by strangers (side 1), or less (side -1)."""
    return tuple(theme for theme in themes if side * theme.alike > 0)
