"""Digests: a game of any kind becomes a tally."""

from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from math import sqrt
from typing import Any

from samewave.affinity.clue_readings import digest_readings, readings_of
from samewave.affinity.residuals import Choices, Residuals, RevealedRounds, residuals_of, rounds_of
from samewave.affinity.scores import UNIT, Sums, agreement
from samewave.affinity.tally import (
    Liking,
    Pair,
    Person,
    Ranking,
    Tally,
    ThemeAgreement,
    distinct_names,
    merged,
)
from samewave.affinity.theme_pull import ThemePull, theme_pull_of, themes_on_a_card
from samewave.core import Seat
from samewave.core.values import ThemeCard
from samewave.packs import Shelf

ENOUGH = 3
"""A theme unites or divides a table only if at least so many people laid images."""


def digest(
    game: str, events: Sequence[Any], shelf: Shelf, leave_out: Collection[Seat] = ()
) -> Tally:
    """The evidence of a game, finished or not, about the people who played it.

    `leave_out` are the seats nothing is kept of: bots, stand-ins, guests who do not want it.
    """
    evidence = DIGESTS.get(game)
    return evidence(events, shelf, leave_out) if evidence else Tally(games=1)


def _digest_compatibility(
    events: Sequence[Any], shelf: Shelf, leave_out: Collection[Seat]
) -> Tally:
    return digest_rounds(rounds_of(events), theme_pull_of(shelf), leave_out)


def _digest_samegame(events: Sequence[Any], _: Shelf, leave_out: Collection[Seat]) -> Tally:
    return digest_readings(readings_of(events), leave_out)


DIGESTS: dict[str, Callable[[Sequence[Any], Shelf, Collection[Seat]], Tally]] = {
    "compatibility": _digest_compatibility,
    "samegame": _digest_samegame,
}
"""The evidence of each game; other games are only counted."""


def digest_rounds(
    rounds: RevealedRounds, pull: ThemePull, leave_out: Collection[Seat] = ()
) -> Tally:
    """The tally of revealed rounds of Compatibility, by the pull of their themes."""
    names = distinct_names(rounds.started.names)
    seats = [seat for seat in range(len(names)) if seat not in leave_out]
    residuals = residuals_of(rounds, pull, seats)
    tallies = [Tally(games=1, rounds=len(rounds.choices))]
    for number, choices in enumerate(rounds.choices):
        laid = [seat for seat in choices.chose if seat in seats]
        tallies += [_person(rounds, residuals, number, seat, names) for seat in laid]
        pairs = [
            _pair(rounds, residuals, number, one, other, names)
            for one, other in combinations(laid, 2)
        ]
        tallies += [*pairs, *_table(rounds, choices, pairs, laid, names)]
    return merged(tallies)


def _person(
    rounds: RevealedRounds, residuals: Residuals, number: int, seat: Seat, names: Sequence[str]
) -> Tally:
    residual, ranking = residuals.of(number, seat), rounds.choices[number].rankings[seat]
    likings = {
        image: Liking(int(image in ranking), round(UNIT * value), round(UNIT * variance))
        for image, value, variance in zip(
            rounds.started.images, residual.values, residual.moments[-1], strict=True
        )
    }
    weight = residuals.theme_weight(seat)
    person = Person(
        rounds=1,
        known=int(weight is not None),
        theme_weight=round(UNIT * (weight or 0)),
        images={rounds.started.deck: likings},
    )
    return Tally(people={names[seat]: person})


def _pair(
    rounds: RevealedRounds,
    residuals: Residuals,
    number: int,
    one: Seat,
    other: Seat,
    names: Sequence[str],
) -> Tally:
    first, second = sorted((one, other), key=lambda seat: names[seat])
    mine, yours, doubt = residuals.between(number, first, second)
    choices = rounds.choices[number]
    sums = agreement(mine, yours, doubt)
    laid = choices.rankings[first], choices.rankings[second]
    shared = {*laid[0]} & {*laid[1]}
    seen = (_theme_agreement(rounds, choices, _alike(sums), (names[first], names[second]), laid),)
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
    """The expected number of shared images of two people who draw from their hands at random."""
    gone = [{*choices.retired[seat]} for seat in (one, other)]
    both = deck - len(gone[0] | gone[1])
    odds = 1.0
    for seat, retired in zip((one, other), gone, strict=True):
        odds *= len(choices.rankings[seat]) / max(1, deck - len(retired))
    return both * odds


def _alike(sums: Sums) -> float:
    """How much more two people agreed in a round than strangers do, in standard deviations."""
    return (sums.agreed - sums.doubt) / UNIT / sqrt(sums.variance / UNIT) if sums.variance else 0.0


def _theme_agreement(
    rounds: RevealedRounds,
    choices: Choices,
    alike: float,
    names: tuple[str, ...],
    laid: tuple[Ranking, ...],
) -> ThemeAgreement:
    started, theme = rounds.started, choices.theme
    card = ThemeCard(started.themes, themes_on_a_card(started), theme.card, theme.number)
    return ThemeAgreement(round(UNIT * alike), card, started.deck, names, laid)


def _table(
    rounds: RevealedRounds,
    choices: Choices,
    pairs: Sequence[Tally],
    laid: Sequence[Seat],
    names: Sequence[str],
) -> list[Tally]:
    """How alike a whole table saw a theme: the average of its pairs."""
    if len(laid) < ENOUGH:
        return []
    found = [
        pair.sums for tally in pairs for each in tally.pairs.values() for pair in each.values()
    ]
    alike = sum(map(_alike, found)) / len(found)
    in_order = sorted(laid, key=lambda seat: names[seat])
    seen = _theme_agreement(
        rounds,
        choices,
        alike,
        tuple(names[seat] for seat in in_order),
        tuple(choices.rankings[seat] for seat in in_order),
    )
    return [Tally(uniting=(seen,), dividing=(seen,))]
