"""Panels about time: how many rounds and how many minutes a game takes."""

from collections.abc import Sequence
from itertools import accumulate

from msgspec.structs import replace

from samewave.lab.report.held import Held, readings
from samewave.lab.report.panel import Chart, Kind, Panel, Reading, Series, Table
from samewave.lab.report.races import Spread
from samewave.lab.report.wording import percent, range_of

PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)
RARE = 0.001
"""What fewer games have, at either end, is not drawn."""


def rounds_panel(helds: Sequence[Held]) -> Panel:
    """How many rounds."""

    def said(held: Held) -> str:
        rounds, middle = held.races.rounds, held.races.minutes.middle
        took = range_of(rounds.quarter, rounds.three_quarters, "rounds")
        return f"Half of the games take {took}, about {middle:.0f} minutes."

    spreads = [(held.name, held.races.rounds) for held in helds]
    return spread_panel("rounds", "How many rounds?", "rounds", spreads, readings(helds, said))


def minutes_panel(helds: Sequence[Held]) -> Panel:
    """How many minutes. Rounds make waves in them, so it is told how many games are over."""

    def said(held: Held) -> str:
        spread = held.races.minutes
        took = range_of(spread.quarter, spread.three_quarters, "minutes")
        return (
            f"Half of the games take {took}; one in ten takes more than {reached_by(spread, 0.9)}."
        )

    spreads = [(held.name, held.races.minutes) for held in helds]
    panel = spread_panel(
        "minutes", "How long does it take?", "minutes", spreads, readings(helds, said)
    )
    over = tuple(
        replace(each, values=tuple(accumulate(value or 0 for value in each.values)))
        for each in panel.chart.series
    )
    return replace(
        panel, chart=replace(panel.chart, series=over, up="share of games that are over")
    )


def reached_by(spread: Spread, share: float) -> int:
    """The number that so many games do not pass."""
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
    said: tuple[Reading, ...],
) -> Panel:
    """How a number that every game has is spread, for set-ups by name."""
    least = min(_edge(spread, at_end=False) for _, spread in spreads)
    most = max(_edge(spread, at_end=True) for _, spread in spreads)
    seen = range(least, most + 1)
    chart = Chart(
        kind=Kind.SPREAD,
        labels=tuple(map(str, seen)),
        series=tuple(
            Series(
                name=name,
                values=tuple(_share(spread, at) for at in seen),
                middle=spread.middle,
            )
            for name, spread in spreads
        ),
        across=f"{unit}; the dashed line is the middle game",
        up="share of games",
        percent=True,
    )
    return Panel(
        key=key,
        title=title,
        readings=(*said, *_compared([spread for _, spread in spreads], unit)),
        chart=chart,
        table=_table(spreads, unit),
    )


def _compared(spreads: Sequence[Spread], unit: str) -> tuple[Reading, ...]:
    if len(spreads) < 2:
        return ()
    more = round(spreads[1].mean - spreads[0].mean, 1)
    if not more:
        return (Reading(f"On average both have as many {unit}."),)
    word = "more" if more > 0 else "fewer"
    return (Reading(f"On average {abs(more)} {unit} {word} in the second."),)


def _table(spreads: Sequence[tuple[str, Spread]], unit: str) -> Table:
    head = ("Set-up", *(f"{percent(part, 0)} within" for part in PARTS))
    rows = (
        (name, *(f"{reached_by(spread, part)}" for part in PARTS), f"{spread.mean:.2f}")
        for name, spread in spreads
    )
    return Table((*head, f"Mean {unit}"), tuple(rows))


def _edge(spread: Spread, *, at_end: bool) -> int:
    """The first or the last number that is not rare."""
    seen = [at for at, share in enumerate(spread.shares, spread.least) if share >= RARE]
    return seen[-1 if at_end else 0] if seen else spread.least


def _share(spread: Spread, at: int) -> float:
    place = at - spread.least
    return spread.shares[place] if 0 <= place < len(spread.games) else 0.0
