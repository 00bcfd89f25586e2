"""Digests: the choices and the clue readings of a game become a tally."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations
from math import sqrt
from typing import Any

from samewave.affinity.residuals import (
    Choices,
    Residuals,
    RevealedRounds,
    ThemePull,
    residuals_of,
    rounds_of,
    theme_pull_of,
    themes_on_a_card,
)
from samewave.affinity.scores import NINETY, UNIT, Score, Sums, agreement
from samewave.affinity.tally import (
    Liking,
    Pair,
    PersonTally,
    Ranking,
    Reads,
    Tally,
    ThemeAgreement,
    distinct_names,
    merged,
)
from samewave.core import Seat, Value
from samewave.core.values import ThemeCard
from samewave.games.samegame.events import (
    ClueSentBack,
    Event,
    FingerPointed,
    GameStarted,
    TurnEnded,
)
from samewave.games.samegame.state import State, evolve
from samewave.packs import Shelf

ENOUGH = 3
"""A theme unites or divides a table only if at least so many people laid images."""

TRUST = 2.0
"""The weight of the prior, in misreadings, so that a single clue decides nothing."""
AVERAGE = 0.5
"""The prior rate of misreadings, where 1 is what chance would misread."""


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
    person = PersonTally(
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
    on_a_card = themes_on_a_card(started)
    card = ThemeCard(started.themes, on_a_card, theme.card, theme.number, theme.text)
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


class Reading(Value, frozen=True):
    """How one guesser read one clue.

    `risk` is the expected number of misreadings of somebody who points at random: the sum of
    1 / covered criteria over all cups, up to the first time the guesser pointed at the trap.
    """

    giver: Seat
    reader: Seat
    criterion: str
    risk: float
    misread: bool


class Readings(Value, frozen=True):
    """All readings of a game, and its first event."""

    started: GameStarted
    turns: int
    readings: tuple[Reading, ...]


class _ClueTurn:
    """The current turn: by guesser, the risk so far and whether it misread the clue."""

    def __init__(self) -> None:
        self.risks: dict[Seat, float] = {}
        self.misread: set[Seat] = set()
        self._pointed: set[tuple[Seat, int]] = set()

    def point(self, state: State, event: FingerPointed) -> None:
        """Count only the first finger for a cup: a finger that moves may just follow the others."""
        seat, cup = event.seat, len(state.lifted)
        if seat in self.misread or (seat, cup) in self._pointed:
            return
        self._pointed.add((seat, cup))
        self.risks[seat] = self.risks.get(seat, 0.0) + 1 / len(state.cups)
        if event.criterion == state.trap_of(state.active):
            self.misread.add(seat)

    def end(self, state: State) -> Iterator[Reading]:
        giver, trap = state.active, state.trap_of(state.active)
        for reader, risk in sorted(self.risks.items()):
            yield Reading(giver, reader, trap, risk, reader in self.misread)


def readings_of(events: Iterable[Event]) -> Readings:
    """How the clues of a game, finished or not, were read."""
    state: State | None = None
    turn, turns, readings = _ClueTurn(), 0, list[Reading]()
    for event in events:
        match event:
            case FingerPointed() if state is not None:
                turn.point(state, event)
            case ClueSentBack():
                turn = _ClueTurn()
            case TurnEnded() if state is not None:
                readings += turn.end(state)
                turn, turns = _ClueTurn(), turns + 1
            case _:
                pass
        state = evolve(state, event)
    if state is None:
        raise ValueError("a game starts with an event")
    return Readings(state.table, turns, tuple(readings))


def digest_readings(played: Readings, leave_out: Collection[Seat] = ()) -> Tally:
    """The tally of the readings of a game."""
    names = distinct_names(played.started.names)
    tallies = [
        _reading(each, names)
        for each in played.readings
        if each.giver not in leave_out and each.reader not in leave_out
    ]
    return merged([Tally(games=1, turns=played.turns), *tallies])


def _reading(reading: Reading, names: Sequence[str]) -> Tally:
    reads = Reads(1, int(reading.misread), round(UNIT * reading.risk))
    return Tally(
        readers={names[reading.giver]: {names[reading.reader]: reads}},
        criteria={reading.criterion: reads},
    )


class ReaderFigures(Value, frozen=True):
    """How well one player reads another's clues: 0 is chance, 100 is without a mistake."""

    giver: str
    reader: str
    clues: int
    misread: int
    score: Score


class CriterionFigures(Value, frozen=True):
    """How well everybody reads clues when this criterion is the trap."""

    criterion: str
    clues: int
    misread: int
    score: Score


def readers_of(tally: Tally) -> list[ReaderFigures]:
    """Each giver with each reader, the best understood first."""
    usual = _usual(tally)
    found = [
        ReaderFigures(giver, reader, reads.clues, reads.misread, _score(reads, usual))
        for giver, readers in tally.readers.items()
        for reader, reads in readers.items()
    ]
    return sorted(found, key=lambda each: (-each.score.value, each.giver, each.reader))


def criteria_of(tally: Tally) -> list[CriterionFigures]:
    """Each criterion that was a trap, the worst read first."""
    usual = _usual(tally)
    found = [
        CriterionFigures(criterion, reads.clues, reads.misread, _score(reads, usual))
        for criterion, reads in tally.criteria.items()
    ]
    return sorted(found, key=lambda each: (each.score.value, each.criterion))


def _usual(tally: Tally) -> float:
    """The rate of misreadings of this group, where 1 is what chance would misread."""
    every = _all(tally.criteria.values())
    return (TRUST * AVERAGE + every.misread) / (TRUST + every.risk / UNIT)


def _all(reads: Iterable[Reads]) -> Reads:
    total = Reads()
    for each in reads:
        total = total.plus(each)
    return total


def _score(reads: Reads, usual: float) -> Score:
    """Misreadings are a Poisson process, so their rate has a gamma distribution."""
    shape, weight = TRUST + reads.misread, TRUST / usual + reads.risk / UNIT
    best, worst = (_quantile(shape, side * NINETY) / weight for side in (-1, 1))
    rates = (shape / weight, worst, best)
    return Score(*(round(min(100.0, max(0.0, 100 * (1 - rate))), 1) for rate in rates))


def _quantile(shape: float, deviations: float) -> float:
    """A quantile of a gamma distribution, by the Wilson-Hilferty approximation."""
    return shape * max(0.0, 1 - 1 / (9 * shape) + deviations / (3 * sqrt(shape))) ** 3
