"""Panels of a report: a question, the answer in words, a chart and a table."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TypeVar

from samewave.core import Value
from samewave.lab.report.intervals import Mean, Share, Spread, percent

Each = TypeVar("Each")
PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles in the table of a distribution."""
RARE = 0.001
"""Numbers at either end that fewer games have are not drawn."""


class ChartKind(StrEnum):
    """The kinds of charts."""

    SPREAD = "spread"
    """A histogram of a number that every game has, one area per series."""
    COLUMNS = "columns"
    """Bars side by side, starting at zero."""
    DOTS = "dots"
    """Dots with intervals; the axis need not start at zero."""
    METERS = "meters"
    """Shares as horizontal bars with intervals, and a mark for an even chance."""
    STACKS = "stacks"
    """Stacked horizontal bars."""


class Series(Value, frozen=True, kw_only=True):
    """The figures of one set-up, one per label; None if there is no figure."""

    name: str
    values: tuple[float | None, ...]
    low: tuple[float | None, ...] = ()
    high: tuple[float | None, ...] = ()
    even: float | None = None
    """The value if all had the same chance."""
    middle: float | None = None
    """The median."""


class Chart(Value, frozen=True, kw_only=True):
    """A chart as data."""

    kind: ChartKind
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    across: str = ""
    up: str = ""
    percent: bool = False
    tints: tuple[str, ...] = ()
    """Names of colours for the parts of stacked bars."""


class ReportTable(Value, frozen=True):
    """The figures of a chart as a table."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Finding(Value, frozen=True):
    """One sentence about a set-up, given by its number, or about all set-ups."""

    text: str
    setup: int | None = None


class Panel(Value, frozen=True, kw_only=True):
    """One question with its answer."""

    key: str
    title: str
    findings: tuple[Finding, ...]
    chart: Chart
    table: ReportTable
    note: str = ""


class Facts(Value, frozen=True):
    """A set-up in words, and the number of its games."""

    name: str
    description: str
    games: int


class Report(Value, frozen=True, kw_only=True):
    """A whole report: the set-ups that it compares, the panels, and the assumptions."""

    title: str
    setups: tuple[Facts, ...]
    panels: tuple[Panel, ...]
    assumed: tuple[str, ...]


def findings(setups: Sequence[Each], sentence: Callable[[Each], str]) -> tuple[Finding, ...]:
    """One sentence per set-up."""
    return tuple(Finding(sentence(setup), number) for number, setup in enumerate(setups))


def series(name: str, figures: Sequence[Share | Mean | None], even: float | None = None) -> Series:
    """A series of figures with their intervals."""
    return Series(
        name=name,
        values=tuple(figure.value if figure else None for figure in figures),
        low=tuple(figure.low if figure else None for figure in figures),
        high=tuple(figure.high if figure else None for figure in figures),
        even=even,
    )


def reached_by(spread: Spread, share: float) -> int:
    """The number that this share of the games does not exceed."""
    wanted, seen = share * sum(spread.games), 0
    for at, games in enumerate(spread.games, spread.least):
        seen += games
        if seen >= wanted:
            return at
    return spread.least + len(spread.games) - 1


def spread_panel(
    key: str,
    title: str,
    unit: str,
    spreads: Sequence[tuple[str, Spread]],
    sentences: tuple[Finding, ...],
) -> Panel:
    """A panel with the distribution of a number that every game has, for set-ups by name."""
    least = min(_edge(spread, at_end=False) for _, spread in spreads)
    most = max(_edge(spread, at_end=True) for _, spread in spreads)
    seen = range(least, most + 1)
    chart = Chart(
        kind=ChartKind.SPREAD,
        labels=tuple(map(str, seen)),
        series=tuple(
            Series(
                name=name,
                values=tuple(_share(spread, at) for at in seen),
                middle=spread.middle,
            )
            for name, spread in spreads
        ),
        across=f"{unit}; the dashed line is the median",
        up="share of games",
        percent=True,
    )
    return Panel(
        key=key,
        title=title,
        findings=(*sentences, *_compared([spread for _, spread in spreads], unit)),
        chart=chart,
        table=_table(spreads, unit),
    )


def _compared(spreads: Sequence[Spread], unit: str) -> tuple[Finding, ...]:
    if len(spreads) < 2:
        return ()
    more = round(spreads[1].mean - spreads[0].mean, 1)
    if not more:
        return (Finding(f"On average, both have the same number of {unit}."),)
    word = "more" if more > 0 else "fewer"
    return (Finding(f"On average, the second has {abs(more)} {unit} {word}."),)


def _table(spreads: Sequence[tuple[str, Spread]], unit: str) -> ReportTable:
    head = ("Set-up", *(f"{percent(part, 0)} within" for part in PARTS))
    rows = (
        (name, *(f"{reached_by(spread, part)}" for part in PARTS), f"{spread.mean:.2f}")
        for name, spread in spreads
    )
    return ReportTable((*head, f"Mean {unit}"), tuple(rows))


def _edge(spread: Spread, *, at_end: bool) -> int:
    """The first or the last number that is not rare."""
    seen = [at for at, share in enumerate(spread.shares, spread.least) if share >= RARE]
    return seen[-1 if at_end else 0] if seen else spread.least


def _share(spread: Spread, at: int) -> float:
    place = at - spread.least
    return spread.shares[place] if 0 <= place < len(spread.games) else 0.0
