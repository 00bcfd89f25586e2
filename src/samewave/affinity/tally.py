"""Tallies: the evidence of games about their players, as sums that add up in any order.

The tally of a year is the sum of the tallies of its games, and hardly larger than one of them.
Sums are whole millionths, so the order of adding makes no difference.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, TypeAlias, TypeVar
from unicodedata import normalize

from msgspec import field
from msgspec.structs import replace

from samewave.affinity.scores import Sums
from samewave.core import Value
from samewave.core.values import ThemeCard

KEPT = 3
"""How many themes are kept of each kind: seen most alike, seen least alike."""

Item = TypeVar("Item")
Ranking: TypeAlias = tuple[str, ...]


class ThemeAgreement(Value, frozen=True, order=True):
    """How alike people saw a theme, in millionths of a standard deviation, and what they laid.

    `names` are a pair or a whole table, in alphabetical order.
    """

    alike: int
    theme: ThemeCard
    deck: str
    names: tuple[str, ...]
    laid: tuple[Ranking, ...]


class Pair(Value, frozen=True):
    """Two people: rounds in which both laid images, rounds as partners, and shared images.

    `by_chance` and `by_theme` are expected shared images in millionths: of two people who draw at
    random, and of two strangers who follow the themes as these two do.
    """

    rounds: int = 0
    as_partners: int = 0
    shared: int = 0
    direct: int = 0
    by_chance: int = 0
    by_theme: int = 0
    sums: Sums = Sums()
    alike: tuple[ThemeAgreement, ...] = ()
    unlike: tuple[ThemeAgreement, ...] = ()

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
    """An image of one person: how often it was laid, its summed residual, and its variance."""

    laid: int = 0
    own: int = 0
    variance: int = 0

    def plus(self, other: "Liking") -> "Liking":
        return Liking(self.laid + other.laid, self.own + other.own, self.variance + other.variance)


class PersonTally(Value, frozen=True):
    """A person who laid images: in how many rounds, with which theme weight, and images by deck.

    `theme_weight` is a sum in millionths over the `known` rounds, whose theme's pull is known.
    Stored tallies call it `hold`.
    """

    rounds: int = 0
    known: int = 0
    theme_weight: int = field(default=0, name="hold")
    images: dict[str, dict[str, Liking]] = field(default_factory=dict)

    def plus(self, other: "PersonTally") -> "PersonTally":
        images = {
            deck: _joined(self.images.get(deck, {}), other.images.get(deck, {}), Liking.plus)
            for deck in sorted({*self.images, *other.images})
        }
        return PersonTally(
            rounds=self.rounds + other.rounds,
            known=self.known + other.known,
            theme_weight=self.theme_weight + other.theme_weight,
            images=images,
        )


class Reads(Value, frozen=True, array_like=True):
    """Clues read, clues misread, and the millionths of them that chance would misread."""

    clues: int = 0
    misread: int = 0
    risk: int = 0

    def plus(self, other: "Reads") -> "Reads":
        return Reads(self.clues + other.clues, self.misread + other.misread, self.risk + other.risk)


class Tally(Value, frozen=True):
    """The evidence of games. Pairs are by the smaller name, then by the other.

    `uniting` and `dividing` are themes of whole tables. `readers` are by the giver of the clue and
    then by its reader, `criteria` by the trap.
    """

    games: int = 0
    rounds: int = 0
    turns: int = 0
    people: dict[str, PersonTally] = field(default_factory=dict)
    pairs: dict[str, dict[str, Pair]] = field(default_factory=dict)
    uniting: tuple[ThemeAgreement, ...] = ()
    dividing: tuple[ThemeAgreement, ...] = ()
    readers: dict[str, dict[str, Reads]] = field(default_factory=dict)
    criteria: dict[str, Reads] = field(default_factory=dict)

    def plus(self, other: "Tally") -> "Tally":
        return Tally(
            games=self.games + other.games,
            rounds=self.rounds + other.rounds,
            turns=self.turns + other.turns,
            people=_joined(self.people, other.people, PersonTally.plus),
            pairs=_joined_twice(self.pairs, other.pairs, Pair.plus),
            uniting=most_alike((*self.uniting, *other.uniting)),
            dividing=least_alike((*self.dividing, *other.dividing)),
            readers=_joined_twice(self.readers, other.readers, Reads.plus),
            criteria=_joined(self.criteria, other.criteria, Reads.plus),
        )


def merged(tallies: Iterable[Tally]) -> Tally:
    """The sum of all tallies."""
    return reduce(Tally.plus, tallies, Tally())


def most_alike(agreements: Iterable[ThemeAgreement]) -> tuple[ThemeAgreement, ...]:
    return tuple(sorted(agreements, reverse=True)[:KEPT])


def least_alike(agreements: Iterable[ThemeAgreement]) -> tuple[ThemeAgreement, ...]:
    return tuple(sorted(agreements)[:KEPT])


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


def name_key(name: str) -> str:
    """The same key for all spellings of a name, whatever their blanks, case and Unicode form."""
    return " ".join(normalize("NFKC", name).casefold().split())


def distinct_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names at a table; a name that repeats an earlier one gets a number."""
    seen: dict[str, int] = {}
    apart = []
    for name in names:
        known = name_key(name)
        seen[known] = seen.get(known, 0) + 1
        apart.append(name if seen[known] == 1 else f"{name} ({seen[known]})")
    return tuple(apart)


def by_first_spelling(tallies: Iterable[Tally]) -> list[Tally]:
    """The tallies with each person under the spelling that came first."""
    known: dict[str, str] = {}
    changed = []
    for tally in tallies:
        for name in sorted(names_in(tally)):
            first = known.setdefault(name_key(name), name)
            if first != name:
                tally = renamed(tally, name, first)  # noqa: PLW2901 - one name after the other
        changed.append(tally)
    return changed


def names_in(tally: Tally) -> set[str]:
    """The names of all people in a tally."""
    readers = {name for readers in tally.readers.values() for name in readers}
    return {*tally.people, *tally.readers, *readers}


def renamed(tally: Tally, old: str, new: str) -> Tally:
    """The tally with `old` under the name `new`. If `new` exists already, the two are merged.

    Their evidence as a pair is dropped then.
    """
    return _with_names(tally, lambda name: new if name == old else name)


def forgotten(tally: Tally, name: str) -> Tally:
    """The tally without a person and everything they laid, wrote and read."""
    return _with_names(tally, lambda other: None if other == name else other)


NameOf = Callable[[str], str | None]


def _with_names(tally: Tally, name_of: NameOf) -> Tally:
    """The sum of all persons, pairs and readers under their new names."""
    parts = [replace(tally, people={}, pairs={}, readers={}, uniting=(), dividing=())]
    for name, person in tally.people.items():
        parts += _person(name_of(name), person)
    for one, others in tally.pairs.items():
        for other, pair in others.items():
            parts += _pair(name_of(one), name_of(other), pair, name_of)
    for giver, readers in tally.readers.items():
        for reader, reads in readers.items():
            parts += _reads(name_of(giver), name_of(reader), reads)
    agreements = Tally(
        uniting=_agreements(tally.uniting, name_of), dividing=_agreements(tally.dividing, name_of)
    )
    return merged([*parts, agreements])


def _person(name: str | None, person: PersonTally) -> list[Tally]:
    return [] if name is None else [Tally(people={name: person})]


def _pair(one: str | None, other: str | None, pair: Pair, name_of: NameOf) -> list[Tally]:
    if one is None or other is None or one == other:
        return []
    first, second = sorted((one, other))
    pair = replace(
        pair,
        alike=most_alike(_agreements(pair.alike, name_of)),
        unlike=least_alike(_agreements(pair.unlike, name_of)),
    )
    return [Tally(pairs={first: {second: pair}})]


def _reads(giver: str | None, reader: str | None, reads: Reads) -> list[Tally]:
    if giver is None or reader is None or giver == reader:
        return []
    return [Tally(readers={giver: {reader: reads}})]


def _agreements(
    agreements: Iterable[ThemeAgreement], name_of: NameOf
) -> tuple[ThemeAgreement, ...]:
    return tuple(_agreement(agreement, name_of) for agreement in agreements)


def _agreement(agreement: ThemeAgreement, name_of: NameOf) -> ThemeAgreement:
    laid = sorted(
        (name, ranking)
        for old, ranking in zip(agreement.names, agreement.laid, strict=True)
        if (name := name_of(old)) is not None
    )
    return replace(
        agreement,
        names=tuple(name for name, _ in laid),
        laid=tuple(ranking for _, ranking in laid),
    )
