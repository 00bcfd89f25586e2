"""Tallies: all that is kept of finished games to say who thinks alike; they add up in any order.

The tally of a year is the sum of the tallies of its games, and is hardly larger than one of them.
Whole numbers in millionths make sure that it does not matter in which order one adds.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, TypeAlias, TypeVar

from msgspec import field

from samewave.affinity.agreement import Sums
from samewave.core import Value
from samewave.core.values import ThemeCard

KEPT = 3
"""So many themes are remembered of each kind: seen alike, seen differently."""

Item = TypeVar("Item")
Ranking: TypeAlias = tuple[str, ...]


class Sight(Value, frozen=True, order=True):
    """How alike a theme was seen, in millionths of what chance does, and what was laid for it.

    Of a pair, by the first name and by the second; of a whole table, by everybody in order.
    """

    alike: int
    theme: ThemeCard
    deck: str
    names: tuple[str, ...]
    laid: tuple[Ranking, ...]


class Pair(Value, frozen=True):
    """Two people: rounds in which both laid images, how many of those as partners, what they share.

    `by_chance` and `by_theme` are the shared images to be expected, in millionths: of two who draw
    blindly, and of two strangers who follow the theme as these two do.
    """

    rounds: int = 0
    as_partners: int = 0
    shared: int = 0
    direct: int = 0
    by_chance: int = 0
    by_theme: int = 0
    sums: Sums = Sums()
    alike: tuple[Sight, ...] = ()
    unlike: tuple[Sight, ...] = ()

    def plus(self, other: "Pair") -> "Pair":
        return Pair(
            rounds=self.rounds + other.rounds,
            as_partners=self.as_partners + other.as_partners,
            shared=self.shared + other.shared,
            direct=self.direct + other.direct,
            by_chance=self.by_chance + other.by_chance,
            by_theme=self.by_theme + other.by_theme,
            sums=self.sums.plus(other.sums),
            alike=most_alike((*self.alike, *other.alike)),
            unlike=least_alike((*self.unlike, *other.unlike)),
        )


class Liking(Value, frozen=True, array_like=True):
    """An image in somebody's hands: how often it was laid, what it had of their own, by chance."""

    laid: int = 0
    own: int = 0
    variance: int = 0

    def plus(self, other: "Liking") -> "Liking":
        return Liking(self.laid + other.laid, self.own + other.own, self.variance + other.variance)


class Person(Value, frozen=True):
    """Somebody who laid images: in how many rounds, how themes held it, and by deck which images.

    `hold` is the sum over the rounds of which we know what the theme asks for, in millionths.
    """

    rounds: int = 0
    known: int = 0
    hold: int = 0
    images: dict[str, dict[str, Liking]] = field(default_factory=dict)

    def plus(self, other: "Person") -> "Person":
        images = {
            deck: _joined(self.images.get(deck, {}), other.images.get(deck, {}), Liking.plus)
            for deck in sorted({*self.images, *other.images})
        }
        known, hold = self.known + other.known, self.hold + other.hold
        return Person(self.rounds + other.rounds, known, hold, images)


class Reads(Value, frozen=True, array_like=True):
    """Clues: how many were read, how many misread, how many chance would misread in millionths."""

    clues: int = 0
    misread: int = 0
    risk: int = 0

    def plus(self, other: "Reads") -> "Reads":
        return Reads(self.clues + other.clues, self.misread + other.misread, self.risk + other.risk)


class Tally(Value, frozen=True):
    """What was played and laid: people and pairs by name, the smaller name first.

    `uniting` and `dividing` are themes for a whole table. `readers` are by who gave the clue and
    then by who read it, `criteria` by what the trap was.
    """

    games: int = 0
    rounds: int = 0
    turns: int = 0
    people: dict[str, Person] = field(default_factory=dict)
    pairs: dict[str, dict[str, Pair]] = field(default_factory=dict)
    uniting: tuple[Sight, ...] = ()
    dividing: tuple[Sight, ...] = ()
    readers: dict[str, dict[str, Reads]] = field(default_factory=dict)
    criteria: dict[str, Reads] = field(default_factory=dict)

    def plus(self, other: "Tally") -> "Tally":
        return Tally(
            games=self.games + other.games,
            rounds=self.rounds + other.rounds,
            turns=self.turns + other.turns,
            people=_joined(self.people, other.people, Person.plus),
            pairs=_joined_twice(self.pairs, other.pairs, Pair.plus),
            uniting=most_alike((*self.uniting, *other.uniting)),
            dividing=least_alike((*self.dividing, *other.dividing)),
            readers=_joined_twice(self.readers, other.readers, Reads.plus),
            criteria=_joined(self.criteria, other.criteria, Reads.plus),
        )


def merged(tallies: Iterable[Tally]) -> Tally:
    """One tally of all."""
    return reduce(Tally.plus, tallies, Tally())


def most_alike(sights: Iterable[Sight]) -> tuple[Sight, ...]:
    return tuple(sorted(sights, reverse=True)[:KEPT])


def least_alike(sights: Iterable[Sight]) -> tuple[Sight, ...]:
    return tuple(sorted(sights)[:KEPT])


def _joined(
    one: Mapping[str, Item], other: Mapping[str, Item], plus: Callable[[Any, Any], Item]
) -> dict[str, Item]:
    return {
        name: plus(one[name], other[name])
        if name in one and name in other
        else one.get(name) or other[name]
        for name in sorted({*one, *other})
    }


def _joined_twice(
    one: Mapping[str, Mapping[str, Item]],
    other: Mapping[str, Mapping[str, Item]],
    plus: Callable[[Any, Any], Item],
) -> dict[str, dict[str, Item]]:
    return {
        name: _joined(one.get(name, {}), other.get(name, {}), plus)
        for name in sorted({*one, *other})
    }
