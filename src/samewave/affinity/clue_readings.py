"""Clue readings: how well the players of The Same Game read each other's clues."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt

from samewave.affinity.scores import NINETY, UNIT, Score
from samewave.affinity.tally import Reads, Tally, distinct_names, merged
from samewave.core import Seat, Value
from samewave.games.samegame.events import (
    ClueSentBack,
    Event,
    FingerPointed,
    GameStarted,
    TurnEnded,
)
from samewave.games.samegame.evolve import evolve
from samewave.games.samegame.state import State

TRUST = 2.0
"""The weight of the prior, in misreadings, so that a single clue decides nothing."""
AVERAGE = 0.5
"""The prior rate of misreadings, where 1 is what chance would misread."""


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


class _Turn:
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
    turn, turns, readings = _Turn(), 0, list[Reading]()
    for event in events:
        match event:
            case FingerPointed() if state is not None:
                turn.point(state, event)
            case ClueSentBack():
                turn = _Turn()
            case TurnEnded() if state is not None:
                readings += turn.end(state)
                turn, turns = _Turn(), turns + 1
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
