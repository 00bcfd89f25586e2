"""What a game of Compatibility says about its players: who laid the same images for a theme."""

from collections.abc import Collection, Sequence
from itertools import combinations
from math import sqrt
from typing import Any

from samewave.affinity.agreement import UNIT, Sums, agreement
from samewave.affinity.compatibility.owns import Owns, owns_of
from samewave.affinity.compatibility.pull import Pull, pull_of
from samewave.affinity.compatibility.rounds import Choices, Rounds, rounds_of
from samewave.affinity.names import told_apart
from samewave.affinity.tally import (
    Liking,
    Pair,
    Person,
    Ranking,
    Sight,
    Tally,
    merged,
)
from samewave.core import Seat
from samewave.core.values import ThemeCard
from samewave.packs import Shelf

ENOUGH = 3
"""So many must have laid images before a theme unites or divides a table."""


def digest(events: Sequence[Any], shelf: Shelf, leave_out: Collection[Seat] = ()) -> Tally:
    """What a game says about its players, as far as it was played."""
    return digest_rounds(rounds_of(events), pull_of(shelf), leave_out)


def digest_rounds(rounds: Rounds, pull: Pull, leave_out: Collection[Seat] = ()) -> Tally:
    """The same from rounds, with what is known of the themes."""
    names = told_apart(rounds.started.names)
    seats = [seat for seat in range(len(names)) if seat not in leave_out]
    owns = owns_of(rounds, pull, seats)
    tallies = [Tally(games=1, rounds=len(rounds.choices))]
    for number, choices in enumerate(rounds.choices):
        laid = [seat for seat in choices.chose if seat in seats]
        tallies += [_person(rounds, owns, number, seat, names) for seat in laid]
        pairs = [
            _pair(rounds, owns, number, one, other, names) for one, other in combinations(laid, 2)
        ]
        tallies += [*pairs, *_table(rounds, choices, pairs, laid, names)]
    return merged(tallies)


def _person(rounds: Rounds, owns: Owns, number: int, seat: Seat, names: Sequence[str]) -> Tally:
    own, ranking = owns.of(number, seat), rounds.choices[number].rankings[seat]
    likings = {
        image: Liking(int(image in ranking), round(UNIT * value), round(UNIT * variance))
        for image, value, variance in zip(
            rounds.started.images, own.values, own.moments[-1], strict=True
        )
    }
    hold = owns.hold(seat)
    person = Person(
        rounds=1,
        known=int(hold is not None),
        hold=round(UNIT * (hold or 0)),
        images={rounds.started.deck: likings},
    )
    return Tally(people={names[seat]: person})


def _pair(
    rounds: Rounds, owns: Owns, number: int, one: Seat, other: Seat, names: Sequence[str]
) -> Tally:
    first, second = sorted((one, other), key=lambda seat: names[seat])
    mine, yours, doubt = owns.between(number, first, second)
    choices = rounds.choices[number]
    sums = agreement(mine, yours, doubt)
    laid = choices.rankings[first], choices.rankings[second]
    shared = {*laid[0]} & {*laid[1]}
    seen = (_sight(rounds, choices, _alike(sums), (names[first], names[second]), laid),)
    pair = Pair(
        rounds=1,
        as_partners=int(rounds.are_partners(one, other)),
        shared=len(shared),
        direct=sum(mine == yours for mine, yours in zip(*laid, strict=False)),
        by_chance=round(UNIT * _by_chance(choices, first, second, len(rounds.started.images))),
        by_theme=round(UNIT * sum(a * b for a, b in zip(mine.odds, yours.odds, strict=True))),
        sums=sums,
        alike=seen,
        unlike=seen,
    )
    return Tally(pairs={names[first]: {names[second]: pair}})


def _by_chance(choices: Choices, one: Seat, other: Seat, deck: int) -> float:
    """How many images two share who draw from their hands with closed eyes."""
    gone = [{*choices.retired[seat]} for seat in (one, other)]
    both = deck - len(gone[0] | gone[1])
    odds = 1.0
    for seat, retired in zip((one, other), gone, strict=True):
        odds *= len(choices.rankings[seat]) / max(1, deck - len(retired))
    return both * odds


def _alike(sums: Sums) -> float:
    """How far beyond strangers two people agreed in a round, in steps of what chance does."""
    return (sums.agreed - sums.doubt) / UNIT / sqrt(sums.variance / UNIT) if sums.variance else 0.0


def _sight(
    rounds: Rounds,
    choices: Choices,
    alike: float,
    names: tuple[str, ...],
    laid: tuple[Ranking, ...],
) -> Sight:
    started, theme = rounds.started, choices.theme
    card = ThemeCard(started.themes, rounds.themes_on_a_card, theme.card, theme.number)
    return Sight(round(UNIT * alike), card, started.deck, names, laid)


def _table(
    rounds: Rounds,
    choices: Choices,
    pairs: Sequence[Tally],
    laid: Sequence[Seat],
    names: Sequence[str],
) -> list[Tally]:
    """How a whole table saw a theme: as alike as its pairs did on average."""
    if len(laid) < ENOUGH:
        return []
    found = [
        pair.sums for tally in pairs for each in tally.pairs.values() for pair in each.values()
    ]
    alike = sum(map(_alike, found)) / len(found)
    in_order = sorted(laid, key=lambda seat: names[seat])
    seen = _sight(
        rounds,
        choices,
        alike,
        tuple(names[seat] for seat in in_order),
        tuple(choices.rankings[seat] for seat in in_order),
    )
    return [Tally(uniting=(seen,), dividing=(seen,))]
