"""Names: two spellings become one person, a person gets another name or is forgotten."""

from collections.abc import Callable, Iterable
from unicodedata import normalize

from msgspec.structs import replace

from samewave.affinity.tally import (
    Pair,
    Person,
    Reads,
    Sight,
    Tally,
    least_alike,
    merged,
    most_alike,
)


def spelling(name: str) -> str:
    """What is the same for all spellings of a name: blanks, capitals and codes do not count."""
    return " ".join(normalize("NFKC", name).casefold().split())


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """The names at a table; whoever has a name that was there before gets a number."""
    seen: dict[str, int] = {}
    apart = []
    for name in names:
        known = spelling(name)
        seen[known] = seen.get(known, 0) + 1
        apart.append(name if seen[known] == 1 else f"{name} ({seen[known]})")
    return tuple(apart)


def by_first_spelling(tallies: Iterable[Tally]) -> list[Tally]:
    """The same tallies, in which everybody is called as they were called first."""
    known: dict[str, str] = {}
    changed = []
    for tally in tallies:
        for name in sorted(names_in(tally)):
            first = known.setdefault(spelling(name), name)
            if first != name:
                tally = renamed(tally, name, first)  # noqa: PLW2901 - one name after the other
        changed.append(tally)
    return changed


def names_in(tally: Tally) -> set[str]:
    """Everybody of whom a tally knows something."""
    readers = {name for readers in tally.readers.values() for name in readers}
    return {*tally.people, *tally.readers, *readers}


def renamed(tally: Tally, old: str, new: str) -> Tally:
    """The tally in which `old` is called `new`; if there is a `new`, the two become one.

    What the two laid in the same rounds then says nothing about anybody, and is left out.
    """
    return _with_names(tally, lambda name: new if name == old else name)


def forgotten(tally: Tally, name: str) -> Tally:
    """The tally without a person and all that it laid, wrote and read."""
    return _with_names(tally, lambda other: None if other == name else other)


NameOf = Callable[[str], str | None]


def _with_names(tally: Tally, name_of: NameOf) -> Tally:
    """Added up anew from single persons, pairs and readers under their other names."""
    parts = [replace(tally, people={}, pairs={}, readers={}, uniting=(), dividing=())]
    for name, person in tally.people.items():
        parts += _person(name_of(name), person)
    for one, others in tally.pairs.items():
        for other, pair in others.items():
            parts += _pair(name_of(one), name_of(other), pair, name_of)
    for giver, readers in tally.readers.items():
        for reader, reads in readers.items():
            parts += _reads(name_of(giver), name_of(reader), reads)
    sights = Tally(
        uniting=_sights(tally.uniting, name_of), dividing=_sights(tally.dividing, name_of)
    )
    return merged([*parts, sights])


def _person(name: str | None, person: Person) -> list[Tally]:
    return [] if name is None else [Tally(people={name: person})]


def _pair(one: str | None, other: str | None, pair: Pair, name_of: NameOf) -> list[Tally]:
    if one is None or other is None or one == other:
        return []
    first, second = sorted((one, other))
    pair = replace(
        pair,
        alike=most_alike(_sights(pair.alike, name_of)),
        unlike=least_alike(_sights(pair.unlike, name_of)),
    )
    return [Tally(pairs={first: {second: pair}})]


def _reads(giver: str | None, reader: str | None, reads: Reads) -> list[Tally]:
    if giver is None or reader is None or giver == reader:
        return []
    return [Tally(readers={giver: {reader: reads}})]


def _sights(sights: Iterable[Sight], name_of: NameOf) -> tuple[Sight, ...]:
    return tuple(_sight(sight, name_of) for sight in sights)


def _sight(sight: Sight, name_of: NameOf) -> Sight:
    laid = sorted(
        (name, ranking)
        for old, ranking in zip(sight.names, sight.laid, strict=True)
        if (name := name_of(old)) is not None
    )
    return replace(
        sight,
        names=tuple(name for name, _ in laid),
        laid=tuple(ranking for _, ranking in laid),
    )
