"""The report on Compatibility: plays set-ups with and without doubling and makes the panels."""

from collections.abc import Sequence
from typing import NamedTuple

import polars as pl
from msgspec.structs import replace

from samewave.games.compatibility.edition import Doubling
from samewave.lab.plan import Bots, CompatibilityPlan, Durations, describe_durations
from samewave.lab.report import ReportRunner, assemble, setup_names
from samewave.lab.report.compatibility_figures import SetupFigures, figures_of, other_winner
from samewave.lab.report.compatibility_panels import (
    catch_up_panel,
    doubling_panel,
    leader_panel,
    minutes_panel,
    numbers_panel,
    rounds_panel,
    seats_panel,
    shared_panel,
    ties_panel,
)
from samewave.lab.report.panel import Panel, Report
from samewave.lab.run import OnProgress


class PlayedCompatibility(NamedTuple):
    """A plan with its games, and with the same games without doubling, if it has doubling."""

    plan: CompatibilityPlan
    games: pl.DataFrame
    without_doubling: pl.DataFrame | None = None


def extra_plans(
    plan: CompatibilityPlan, _plans: Sequence[CompatibilityPlan], _bot_games: int
) -> list[CompatibilityPlan]:
    """The plans that a report plays in addition to the plan itself."""
    plain = without_doubling(plan)
    return [plain] if plain else []


def play_report(
    plans: Sequence[CompatibilityPlan], runner: ReportRunner, on_progress: OnProgress
) -> Report:
    """Play the plans and report on them."""
    played = []
    for plan in plans:
        games = runner.play(plan, on_progress)
        plain = without_doubling(plan)
        played.append(
            PlayedCompatibility(plan, games, runner.play(plain, on_progress) if plain else None)
        )
    return report(played, Durations(**runner.seconds))


def without_doubling(plan: CompatibilityPlan) -> CompatibilityPlan | None:
    """The same plan without doubling; None if it has none, or if bots would double anyway."""
    edition = plan.rules
    if edition.doubling is Doubling.NONE:
        return None
    if edition.doubling_is_optional:
        if not plan.options.double_up:
            return None
        return replace(plan, options=replace(plan.options, double_up=False)).completed()
    if isinstance(plan.people, Bots) or not plan.people.boldness:
        return None
    return replace(plan, people=replace(plan.people, boldness=0.0)).completed()


def report(played: Sequence[PlayedCompatibility], durations: Durations) -> Report:
    """The report on set-ups whose games have been played."""
    plans = [each.plan for each in played]
    setups = [
        _figures(each, name, durations)
        for each, name in zip(played, setup_names(plans), strict=True)
    ]
    assumed = describe_durations(durations)
    return assemble(plans, [each.games for each in played], _panels(setups), assumed)


def _figures(played: PlayedCompatibility, name: str, durations: Durations) -> SetupFigures:
    sides = played.plan.sides
    found = figures_of(played.games, sides, durations)
    if played.without_doubling is None:
        return SetupFigures(name, found)
    plain = figures_of(played.without_doubling, sides, durations)
    return SetupFigures(name, found, plain, other_winner(played.games, played.without_doubling))


def _panels(setups: Sequence[SetupFigures]) -> tuple[Panel, ...]:
    makers = [rounds_panel, minutes_panel]
    against = all(setup.figures.sides > 1 for setup in setups)
    makers += [leader_panel] if against else []
    makers += [numbers_panel]
    makers += [catch_up_panel, seats_panel, ties_panel] if against else []
    makers += [doubling_panel] if any(setup.figures.doubles for setup in setups) else []
    return tuple(make(setups) for make in (*makers, shared_panel))
