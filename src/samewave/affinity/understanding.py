"""Understanding: how well clues are read, from how often they misled."""

from collections.abc import Iterable
from math import sqrt

from samewave.affinity.agreement import UNIT
from samewave.affinity.score import NINETY, Score
from samewave.affinity.tally import Reads, Tally
from samewave.core import Value

TRUST = 2.0
"""So many misreadings of an average reader are added, so that a single clue decides nothing."""
AVERAGE = 0.5
"""What people misread compared with chance, before anything was read."""


class Reader(Value, frozen=True):
    """How well one reads another's clues: 0 is chance, 100 without a mistake."""

    giver: str
    reader: str
    clues: int
    misread: int
    score: Score


class Criterion(Value, frozen=True):
    """How well a criterion is read by everybody when it is the trap."""

    criterion: str
    clues: int
    misread: int
    score: Score


def readers_of(tally: Tally) -> list[Reader]:
    """Every giver with every reader, the best understood first."""
    usual = _usual(tally)
    found = [
        Reader(giver, reader, reads.clues, reads.misread, _score(reads, usual))
        for giver, readers in tally.readers.items()
        for reader, reads in readers.items()
    ]
    return sorted(found, key=lambda each: (-each.score.value, each.giver, each.reader))


def criteria_of(tally: Tally) -> list[Criterion]:
    """Every criterion that was a trap, the worst read first."""
    usual = _usual(tally)
    found = [
        Criterion(criterion, reads.clues, reads.misread, _score(reads, usual))
        for criterion, reads in tally.criteria.items()
    ]
    return sorted(found, key=lambda each: (each.score.value, each.criterion))


def _usual(tally: Tally) -> float:
    """How often this group misreads, compared with chance."""
    every = _all(tally.criteria.values())
    return (TRUST * AVERAGE + every.misread) / (TRUST + every.risk / UNIT)


def _all(reads: Iterable[Reads]) -> Reads:
    total = Reads()
    for each in reads:
        total = total.plus(each)
    return total


def _score(reads: Reads, usual: float) -> Score:
    """Misreadings come like raindrops: the rate has a gamma distribution."""
    shape, weight = TRUST + reads.misread, TRUST / usual + reads.risk / UNIT
    best, worst = (_quantile(shape, side * NINETY) / weight for side in (-1, 1))
    rates = (shape / weight, worst, best)
    return Score(*(round(min(100.0, max(0.0, 100 * (1 - rate))), 1) for rate in rates))


def _quantile(shape: float, deviations: float) -> float:
    """Of a gamma distribution, by Wilson's and Hilferty's cube."""
    return shape * max(0.0, 1 - 1 / (9 * shape) + deviations / (3 * sqrt(shape))) ** 3
