"""Panels of The Same Game: medals, scores and turns."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from samewave.bots import Strength
from samewave.games.samegame.level import Result
from samewave.lab.report.clues import Clues
from samewave.lab.report.held import readings, series
from samewave.lab.report.lengths import spread_panel
from samewave.lab.report.panel import Chart, Kind, Panel, Reading, Series, Table
from samewave.lab.report.wording import (
    capital,
    fraction,
    games,
    interval,
    listed,
    percent,
    range_of,
)

TINTS = {
    Result.GOLD: "gold",
    Result.SILVER: "silver",
    Result.BRONZE: "bronze",
    Result.FLOWERS: "flowers",
    Result.BEFORE_FLOWERS: "none",
}
NAMES = {result: result.value.replace("_", " ") for result in Result}


class Cell(NamedTuple):
    """Some of the games that a panel compares, and what they are called."""

    name: str
    clues: Clues


def panels(setups: Sequence[Cell]) -> tuple[Panel, ...]:
    """What can be said about the set-ups alone."""
    results = _medals("results", "How far does the group come?", "Set-up", setups)
    return (
        replace(results, readings=readings(setups, _won)),
        _score_panel(setups),
        _turns_panel(setups),
    )


def _won(cell: Cell) -> str:
    won, gold = cell.clues.won, cell.clues.gold.value
    likely = max(cell.clues.results, key=cell.clues.results.__getitem__)
    return (
        f"The group wins {percent(won.value)} of its games ({interval(won)}), "
        f"{percent(gold, 0)} with gold; most often it comes to {NAMES[likely]}."
    )


def _medals(key: str, title: str, what: str, cells: Sequence[Cell]) -> Panel:
    """Results of several cells, one bar each; what they say is still to come."""
    rows = tuple(
        (
            cell.name,
            *(percent(number / cell.clues.games) for number in cell.clues.results.values()),
            percent(cell.clues.won.value),
            interval(cell.clues.won),
            games(cell.clues.games),
        )
        for cell in cells
    )
    parts = tuple(
        Series(
            name=NAMES[result],
            values=tuple(cell.clues.results[result] / cell.clues.games for cell in cells),
        )
        for result in TINTS
    )
    head = (what, *(capital(NAMES[result]) for result in TINTS), "Won", "95 % interval", "Of")
    return Panel(
        key=key,
        title=title,
        readings=(),
        chart=Chart(
            kind=Kind.STACKS,
            labels=tuple(cell.name for cell in cells),
            series=parts,
            tints=tuple(TINTS.values()),
            across="share of games",
            percent=True,
        ),
        table=Table(head, rows),
    )


def _score_panel(setups: Sequence[Cell]) -> Panel:
    def said(cell: Cell) -> str:
        score = cell.clues.score
        low, high = score.quarter, score.three_quarters
        return f"Half of the games end with {range_of(low, high, 'points')}."

    spreads = [(cell.name, cell.clues.score) for cell in setups]
    return spread_panel("score", "What is the score?", "points", spreads, readings(setups, said))


def _turns_panel(setups: Sequence[Cell]) -> Panel:
    def said(cell: Cell) -> str:
        clues = cell.clues
        return (
            f"A turn brings {clues.value.value:.2f} points and {clues.placed.value:.1f} cups; "
            f"it ends in the trap {fraction(clues.trapped.value)} "
            f"and is perfect {fraction(clues.perfect.value)}."
        )

    rows = tuple(
        (
            cell.name,
            f"{cell.clues.value.value:.2f}",
            f"{cell.clues.placed.value:.2f}",
            f"{percent(cell.clues.trapped.value)} ({interval(cell.clues.trapped)})",
            f"{percent(cell.clues.perfect.value)} ({interval(cell.clues.perfect)})",
        )
        for cell in setups
    )
    return Panel(
        key="turns",
        title="What is a turn worth?",
        readings=readings(setups, said),
        chart=Chart(
            kind=Kind.METERS,
            labels=("in the trap", "perfect"),
            series=tuple(
                series(cell.name, [cell.clues.trapped, cell.clues.perfect]) for cell in setups
            ),
            across="share of turns",
            percent=True,
        ),
        table=Table(("Set-up", "Points a turn", "Cups a turn", "In the trap", "Perfect"), rows),
    )


def grid_panel(cells: Sequence[Cell], setup: int) -> Panel:
    """Every level with every number of players."""
    best, worst = (which(cells, key=lambda cell: cell.clues.gold.value) for which in (max, min))
    said = (
        f"{capital(best.name)} is the easiest, with gold {fraction(best.clues.gold.value)}; "
        f"{worst.name} is the hardest, with gold {fraction(worst.clues.gold.value)}."
    )
    panel = _medals(f"levels-{setup}", "Which level suits how many?", "Table", cells)
    note = "A crowd reads clues as one: there, players matter only by how many objects they have."
    return replace(panel, readings=(Reading(said, setup),), note=note)


def bots_panel(strengths: Mapping[Strength, Sequence[Cell]], setup: int) -> Panel:
    """What bots reach, weak and strong ones."""
    parts = [f"{strength} ones in {_gold(cells)}" for strength, cells in strengths.items()]
    said = f"How often bots get gold, from level to level: {listed(parts)}."
    cells = [cell for each in strengths.values() for cell in each]
    panel = _medals(f"bots-{setup}", "How do bots do?", "Bots", cells)
    note = (
        "Bots play by the full rules with real clues; there are fewer games, so see the intervals."
    )
    return replace(panel, readings=(Reading(said, setup),), note=note)


def _gold(cells: Sequence[Cell]) -> str:
    shares = [cell.clues.gold.value for cell in cells]
    return f"{100 * min(shares):.0f} to {percent(max(shares), 0)} of their games"
