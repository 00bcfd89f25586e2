"""Figures: what a tally says to people, ready for a page, a table or a picture."""

from collections.abc import Mapping, Sequence
from math import prod, sqrt

from msgspec import field

from samewave.affinity.agreement import UNIT
from samewave.affinity.edges import density, share_below
from samewave.affinity.places import Point, places_of
from samewave.affinity.score import Affinity, Score, affinities
from samewave.affinity.tally import Pair, Person, Sight, Tally
from samewave.affinity.understanding import Criterion, Reader, criteria_of, readers_of
from samewave.core import Value

SIGNATURES = 3
"""So many images are named as somebody's own."""
OFTEN = 2
"""Laid less often, an image is no habit."""
STRIKING, OWN_ENOUGH = 1.0, 0.6
"""How far beyond chance a habit must be to be told, and how much of one's own each time."""
STEPS, FAR = 12, 3.0
"""In so many steps to either side, and so many spreads far, it is tried where the best may be."""


class PairFigures(Value, frozen=True):
    """Two people: their score, and what it comes from.

    `by_chance` and `by_theme` are the shared images that two would have who draw blindly, and two
    strangers who follow the theme as these do.
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
    alike: tuple[Sight, ...]
    unlike: tuple[Sight, ...]


class Signature(Value, frozen=True):
    """An image that somebody lays more often than themes ask for; `beyond` in steps of chance."""

    deck: str
    image: str
    laid: int
    beyond: float


class PersonFigures(Value, frozen=True):
    """Somebody: whose mind is nearest, own images, and how literally themes are taken.

    A hold of 1 is usual; it is unknown if nothing but decks was played that nobody studied.
    """

    name: str
    rounds: int
    hold: float | None
    nearest: str | None
    signatures: tuple[Signature, ...]


class Best(Value, frozen=True):
    """The pair that thinks most alike, and how sure it is that it does."""

    one: str
    other: str
    sure: float


class Figures(Value, frozen=True):
    """All there is to tell. Pairs and readers begin with the best, criteria with the worst."""

    games: int
    rounds: int
    turns: int
    people: tuple[PersonFigures, ...]
    pairs: tuple[PairFigures, ...]
    best: Best | None
    uniting: tuple[Sight, ...]
    dividing: tuple[Sight, ...]
    readers: tuple[Reader, ...]
    criteria: tuple[Criterion, ...]
    places: dict[str, Point] = field(default_factory=dict)


def figures_of(tally: Tally, last_places: Mapping[str, Point] | None = None) -> Figures:
    """What a game, an evening or the years of a group say about it."""
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
        places=places_of(names, found, last_places) if names else {},
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


def _person(name: str, person: Person, ranked: Sequence[tuple[str, str]]) -> PersonFigures:
    nearest = next((pair for pair in ranked if name in pair), None)
    return PersonFigures(
        name=name,
        rounds=person.rounds,
        hold=round(person.hold / UNIT / person.known, 2) if person.known else None,
        nearest=None if nearest is None else nearest[nearest[0] == name],
        signatures=_signatures(person),
    )


def _signatures(person: Person) -> tuple[Signature, ...]:
    habits = [
        Signature(deck, image, liking.laid, round(liking.own / sqrt(liking.variance * UNIT), 2))
        for deck, images in person.images.items()
        for image, liking in images.items()
        if liking.laid >= OFTEN and liking.own > OWN_ENOUGH * UNIT * liking.laid
    ]
    striking = [habit for habit in habits if habit.beyond >= STRIKING]
    return tuple(sorted(striking, key=lambda each: (-each.beyond, each.image))[:SIGNATURES])


def _best(
    ranked: Sequence[tuple[str, str]], found: Mapping[tuple[str, str], Affinity]
) -> Best | None:
    """The first of the ranked, as surely as all others may be behind it."""
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


def _beyond(sights: Sequence[Sight], side: int) -> tuple[Sight, ...]:
    """Those that were seen more alike than by strangers, or less."""
    return tuple(sight for sight in sights if side * sight.alike > 0)
