"""Composing: from the games of one or two set-ups to a report."""

from collections.abc import Sequence
from typing import NamedTuple

import polars as pl

from samewave.bots import Strength
from samewave.lab.durations import Durations
from samewave.lab.durations import describe as pace_told
from samewave.lab.plan import Bots, Plan
from samewave.lab.report.clues import clues
from samewave.lab.report.fairness import (
    catch_up_panel,
    leader_panel,
    numbers_panel,
    seats_panel,
    ties_panel,
)
from samewave.lab.report.held import Held
from samewave.lab.report.lengths import minutes_panel, rounds_panel
from samewave.lab.report.matches import doubling_panel, shared_panel
from samewave.lab.report.medals import Cell, bots_panel, grid_panel, panels
from samewave.lab.report.panel import Facts, Panel, Report
from samewave.lab.report.races import other_winner, races
from samewave.lab.report.setups import names, sides_of, title, told

CHANCE = (
    "In an interval the truth lies nineteen times in twenty; it knows what chance did in these "
    "games, not how far real people are from simulated ones."
)
SHARED_LUCK = "Both set-ups have the same seed: game by game they share their luck."


class Played(NamedTuple):
    """A plan of Compatibility with its games; and with those without doubling, if it has that."""

    plan: Plan
    games: pl.DataFrame
    plain: pl.DataFrame | None = None


class Solved(NamedTuple):
    """A plan of The Same Game with its games; and with those of other tables and of bots."""

    plan: Plan
    games: pl.DataFrame
    grid: Sequence[tuple[Plan, pl.DataFrame]]
    bots: Sequence[tuple[Plan, pl.DataFrame]]


def races_report(played: Sequence[Played], pace: Durations) -> Report:
    """The report on set-ups of Compatibility."""
    plans = [each.plan for each in played]
    helds = [_held(each, name, pace) for each, name in zip(played, names(plans), strict=True)]
    return _report(plans, [each.games for each in played], _races_panels(helds), pace_told(pace))


def _held(played: Played, name: str, pace: Durations) -> Held:
    sides = sides_of(played.plan)
    found = races(played.games, sides, pace)
    if played.plain is None:
        return Held(name, found)
    plain = races(played.plain, sides, pace)
    return Held(name, found, plain, other_winner(played.games, played.plain))


def _races_panels(helds: Sequence[Held]) -> tuple[Panel, ...]:
    makers = [rounds_panel, minutes_panel]
    against = all(held.races.sides > 1 for held in helds)
    makers += [leader_panel] if against else []
    makers += [numbers_panel]
    makers += [catch_up_panel, seats_panel, ties_panel] if against else []
    makers += [doubling_panel] if any(held.races.doubles for held in helds) else []
    return tuple(make(helds) for make in (*makers, shared_panel))


def medals_report(solved: Sequence[Solved]) -> Report:
    """The report on set-ups of The Same Game."""
    plans = [each.plan for each in solved]
    cells = [
        Cell(name, clues(each.games, each.plan.start or 0))
        for each, name in zip(solved, names(plans), strict=True)
    ]
    found = [*panels(cells)]
    for number, each in enumerate(solved):
        found += [grid_panel(_tables(each.grid), number)] if each.grid else []
        found += [bots_panel(_by_strength(each.bots), number)] if each.bots else []
    return _report(plans, [each.games for each in solved], tuple(found))


def _tables(played: Sequence[tuple[Plan, pl.DataFrame]]) -> list[Cell]:
    return [
        Cell(f"level {plan.level}, {plan.players} players", clues(games, plan.start or 0))
        for plan, games in played
    ]


def _by_strength(played: Sequence[tuple[Plan, pl.DataFrame]]) -> dict[Strength, list[Cell]]:
    cells: dict[Strength, list[Cell]] = {}
    for plan, games in played:
        assert isinstance(plan.people, Bots)
        strength = plan.people.strength
        cell = Cell(f"{strength}, level {plan.level}", clues(games, plan.start or 0))
        cells.setdefault(strength, []).append(cell)
    return cells


def _report(
    plans: Sequence[Plan], games: Sequence[pl.DataFrame], panels: tuple[Panel, ...], *assumed: str
) -> Report:
    facts = (
        Facts(name, told(plan), frame.height)
        for plan, name, frame in zip(plans, names(plans), games, strict=True)
    )
    same = len(plans) > 1 and len({plan.seed for plan in plans}) == 1
    return Report(
        title=title(plans),
        setups=tuple(facts),
        panels=panels,
        assumed=(*assumed, CHANCE, *((SHARED_LUCK,) if same else ())),
    )
