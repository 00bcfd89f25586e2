"""Panels of a report: a question, the answer in words and figures, a chart and a table."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from math import erfc, exp, gamma, sqrt
from typing import TypeVar

import polars as pl

from samewave.core import Value
from samewave.lab.plan import CROWD_BLOCK

Z = 1.96
"""Standard errors on each side of a 95 % confidence interval."""
ENOUGH_BLOCKS = 5
"""With fewer blocks, the difference between blocks says little; games are compared instead."""
NO_BREAK = "\N{NO-BREAK SPACE}"
DASH = "\N{EN DASH}"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class Share(Value, frozen=True):
    """A share, such as 8 of 10, with its Wilson interval."""

    hits: int
    of: int

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        return max(0.0, self._middle - self._reach)

    @property
    def high(self) -> float:
        return min(1.0, self._middle + self._reach)

    @property
    def _middle(self) -> float:
        return (self.hits + Z * Z / 2) / (self.of + Z * Z)

    @property
    def _reach(self) -> float:
        spread = self.value * (1 - self.value) * self.of + Z * Z / 4
        return Z * sqrt(spread) / (self.of + Z * Z)


class Mean(Value, frozen=True):
    """A mean, its standard error, and the number of things that it is a mean of."""

    value: float
    error: float
    of: int

    @property
    def low(self) -> float:
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        return self.value + Z * self.error


def ratio(games: pl.DataFrame, numerator: str, denominator: str) -> Mean | None:
    """The sum of one column divided by the sum of another, with its standard error.

    The error comes from the differences between blocks, or between games if there are few blocks:
    rounds of a game are not independent, and games of a block share a pool of rankings.
    """
    numerators, denominators = (games[name].cast(pl.Float64) for name in (numerator, denominator))
    of = float(denominators.sum())
    if not of:
        return None
    value = float(numerators.sum()) / of
    deviations = games.select(
        block=pl.col("game") // CROWD_BLOCK, deviation=numerators - value * denominators
    )
    blocks = deviations.group_by("block").agg(pl.col("deviation").sum())
    if blocks.height >= ENOUGH_BLOCKS:
        deviations = blocks
    error = sqrt(float((deviations["deviation"] ** 2).sum())) / of
    return Mean(value, error, round(of))


def chi_square_p(hits: Sequence[int]) -> float:
    """The probability of hits at least as unequal if all are equally likely (chi-square test)."""
    free, even = len(hits) - 1, sum(hits) / len(hits)
    if free < 1 or not even:
        return 1.0
    half = sum((each - even) ** 2 for each in hits) / even / 2
    odd = free % 2
    powers = [step + odd / 2 for step in range(free // 2)]
    tail = exp(-half) * sum(half**power / gamma(power + 1) for power in powers)
    return float(tail) + (erfc(sqrt(half)) if odd else 0.0)


class Spread(Value, frozen=True):
    """How many games have each number, starting with the least; and the quartiles."""

    least: int
    games: tuple[int, ...]
    quarter: float
    middle: float
    three_quarters: float

    @property
    def shares(self) -> tuple[float, ...]:
        played = sum(self.games)
        return tuple(each / played for each in self.games)

    @property
    def mean(self) -> float:
        return sum(at * share for at, share in enumerate(self.shares, self.least))


def total(games: pl.DataFrame, column: str) -> int:
    """The sum of a column as an integer that cannot overflow."""
    return int(games[column].cast(pl.Int64).sum())


def spread(numbers: pl.Series) -> Spread:
    """Count games by the number, rounded to an integer."""
    whole = numbers.cast(pl.Float64).round().cast(pl.Int64)
    counted = dict(whole.value_counts().iter_rows())
    least, most = min(counted), max(counted)
    quarters = [_quantile(numbers, part) for part in (0.25, 0.5, 0.75)]
    return Spread(least, tuple(counted.get(at, 0) for at in range(least, most + 1)), *quarters)


def _quantile(numbers: pl.Series, part: float) -> float:
    found = numbers.quantile(part, "lower")
    assert found is not None
    return float(found)


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f}{NO_BREAK}%"


def fraction(share: float) -> str:
    """A share in everyday words, such as `hardly ever`."""
    if share < 0.005:
        return "hardly ever"
    if share > 0.995:
        return "nearly always"
    return f"{percent(share, 0 if share >= 0.1 else 1)} of the time"


def interval(figure: Share | Mean) -> str:
    """The confidence interval of a figure, in its unit."""
    if isinstance(figure, Share):
        return f"{100 * figure.low:.1f}{DASH}{percent(figure.high)}"
    return f"{figure.low:.2f}{DASH}{figure.high:.2f}"


def range_of(low: float, high: float, what: str) -> str:
    """Such as `11 to 13 rounds`."""
    first, last = f"{low:.0f}", f"{high:.0f}"
    return f"{first} {what}" if first == last else f"{first} to {last} {what}"


def games(number: int) -> str:
    return f"{number:,} game" + ("" if number == 1 else "s")


def listed(parts: Sequence[str]) -> str:
    """Join parts with commas, and with `and` before the last."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
