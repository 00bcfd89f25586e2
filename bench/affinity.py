"""Affinity on simulated evenings: how often intervals contain the truth and the best pair is found.

`python -m bench.affinity` measures for half an hour and writes the figures to docs/affinity.md.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from bench.people import NAMES, PULL, Group, Kind, Meanings, Minds, Tastes, play
from samewave.affinity import (
    Figures,
    Tally,
    figures_of,
    merged,
    renamed,
)
from samewave.affinity.digest import digest_rounds
from samewave.affinity.residuals import ThemePull, rounds_of, unknown_pull

DOCS = Path(__file__).parents[1] / "docs" / "affinity.md"
BEGIN, END = "<!-- figures: python -m bench.affinity -->\n", "<!-- end of the figures -->\n"

GAMES = 5

Gather = Callable[[Kind, Random], Group]


class Evenings(NamedTuple):
    """One experiment: the kind of people, and the number of evenings and rounds."""

    what: str
    evenings: int = 300
    rounds: int = 8
    kind: Kind = Kind()
    gather: Gather = Minds
    pull: ThemePull = PULL


class Found(NamedTuple):
    """The outcome of one evening, or an average: the share of pairs whose truth is in the interval.

    Also the shares below and above it, its width, whether the best pair was named, with which
    probability, and whether counting would have named it.
    """

    within: float
    below: float
    above: float
    width: float
    named: float
    sure: float
    counted: float


SIMULATIONS = (
    Evenings("as described", 1000),
    Evenings("2 rounds", rounds=2),
    Evenings("40 rounds", 150, rounds=40),
    Evenings("themes hold all alike", kind=Kind(differ=0)),
    Evenings("themes hold people less differently (0.3)", kind=Kind(differ=0.3)),
    Evenings("themes hold people more differently (0.9)", kind=Kind(differ=0.9)),
    Evenings("themes pull as the associations say", kind=Kind(misfit=0)),
    Evenings("themes pull quite otherwise (0.6)", kind=Kind(misfit=0.6)),
    Evenings("minds differ in 3 ways: friends and opposites", kind=Kind(ways=3)),
    Evenings("minds differ in 20 ways: all are strangers", kind=Kind(ways=20)),
    Evenings("favourite images instead of minds", gather=Tastes),
    Evenings("meanings instead of minds", gather=Meanings),
    Evenings("a deck of which nothing is known", 200, pull=unknown_pull),
)


def measure(wanted: Evenings, seed: int = 0) -> Found:
    """Simulate all evenings, each with other people."""
    dice = (Random(f"{wanted.what}/{seed}/{number}") for number in range(wanted.evenings))
    found = [_evening(wanted, each) for each in dice]
    return Found(*map(fmean, zip(*found, strict=True)))


def _evening(wanted: Evenings, dice: Random) -> Found:
    group = wanted.gather(wanted.kind, dice)
    games = play(group, dice, wanted.rounds)
    figures = figures_of(merged(digest_rounds(rounds_of(events), wanted.pull) for events in games))
    truths = {pair: 50 + 50 * truth for pair, truth in group.truth.items()}
    scores = [(truths[pair.one, pair.other], pair.score) for pair in figures.pairs]
    below = fmean(truth < score.low for truth, score in scores)
    above = fmean(truth > score.high for truth, score in scores)
    best = max(truths, key=truths.__getitem__)
    assert figures.best
    return Found(
        within=1 - below - above,
        below=below,
        above=above,
        width=fmean(score.high - score.low for _, score in scores),
        named=(figures.best.one, figures.best.other) == best,
        sure=figures.best.sure,
        counted=_counted(figures, best),
    )


def _counted(figures: Figures, best: tuple[str, str]) -> float:
    """Whether the best pair shares the most images; ties are broken at random."""
    most = max(pair.shared for pair in figures.pairs)
    first = [(pair.one, pair.other) for pair in figures.pairs if pair.shared == most]
    return (best in first) / len(first)


def rows() -> Iterator[str]:
    """The lines of a table for the docs."""
    yield "| | evenings | truth in the interval | below, above | interval "
    yield "| best pair named right | it says | by counting | factor |\n"
    yield "|---|---|---|---|---|---|---|---|---|\n"
    for wanted in SIMULATIONS:
        found = measure(wanted)
        yield (
            f"| {wanted.what} | {wanted.evenings:,} | **{100 * found.within:.1f} %**"
            f" | {100 * found.below:.1f}, {100 * found.above:.1f} %"
            f" | ± {found.width / 2:.0f} | {100 * found.named:.0f} %"
            f" | {100 * found.sure:.0f} % | {100 * found.counted:.0f} %"
            f" | **{found.named / found.counted:.1f}** |\n"
        )


def costs() -> Iterator[str]:
    """CPU seconds for a game of eight rounds, and for the page of a group of twelve."""
    dice = Random(1)
    games = [events for _ in range(GAMES) for events in play(Minds(Kind(), dice), dice, 8)]
    for what, pull in (
        ("a game", PULL),
        ("a game with a deck of which nothing is known", unknown_pull),
    ):
        before = process_time()
        tallies = [digest_rounds(rounds_of(events), pull) for events in games]
        yield f"{what}: {(process_time() - before) / len(games):.2f} s"
    others = [_called(tally, "Gus", "Hana", "Ivo", "Jo", "Kim", "Leo") for tally in tallies]
    for times in (1, 100):
        group = merged([*tallies, *others] * times)
        before = process_time()
        figures = figures_of(group)
        spent = process_time() - before
        yield f"{group.games} games of {len(figures.people)} people: {spent:.3f} s"


def _called(tally: Tally, *names: str) -> Tally:
    for old, new in zip(NAMES, names, strict=True):
        tally = renamed(tally, old, new)
    return tally


def main() -> None:
    for cost in costs():
        print(cost)
    table = ""
    for row in rows():
        print(row, end="", flush=True)
        table += row
    docs = DOCS.read_text("utf-8")
    before, rest = docs.split(BEGIN)
    DOCS.write_text(before + BEGIN + "\n" + table + "\n" + END + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
