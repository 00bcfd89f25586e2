"""The balance report: how a set-up plays, in figures, charts and sentences."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

import polars as pl

from samewave.lab import report_module
from samewave.lab.engines import run_many
from samewave.lab.plan import Bots, Crowd, Plan
from samewave.lab.report.panel import Facts, Panel, Report
from samewave.lab.run import INLINE, Engine, OnProgress, run_to_frame

AnyPlan = TypeVar("AnyPlan", bound=Plan)

LEAST_GAMES = 30
"""A report on fewer games would say nothing."""
INLINE_GAMES = 300_000
"""This many games of a crowd are played here before other processes have even started."""
MAX_NAME = 28
"""Characters of a name that still fits next to a chart."""
CHANCE = (
    "An interval contains the true value nineteen times in twenty. It accounts for chance in these "
    "games, but not for the difference between simulated and real people."
)
SAME_SEED = "Both set-ups use the same seed, so each game is the same as far as chance goes."


class ReportRunner(NamedTuple):
    """The engine for the games of a report, and the options of the report."""

    engine: Engine
    cores: int
    bot_games: int = 0
    """Games of bots per level and strength, where a report has them."""
    seconds: Mapping[str, float] = {}
    """Seconds for parts of a round, where they differ from the defaults."""

    def games_of(self, plans: Sequence[Plan]) -> int:
        """The number of games that a report on these plans plays."""
        extra = report_module(plans[0].game).extra_plans
        needed = (each for plan in plans for each in (plan, *extra(plan, plans, self.bot_games)))
        return sum(each.games for each in needed)

    def report_on(self, plans: Sequence[Plan], on_progress: OnProgress) -> Report:
        """Play all games of a report, and make it."""
        report: Report = report_module(plans[0].game).play_report(plans, self, on_progress)
        return report

    def play(self, plan: Plan, on_progress: OnProgress) -> pl.DataFrame:
        """Play a plan: here if that is quick, else with the engine."""
        quick = isinstance(plan.people, Crowd) and plan.games <= INLINE_GAMES
        return run_to_frame(plan, INLINE if quick else self.engine, on_progress)

    def play_all(
        self, plans: Sequence[AnyPlan], on_progress: OnProgress
    ) -> list[tuple[AnyPlan, pl.DataFrame]]:
        """Play many small plans; bots are distributed over processes because they are slow."""
        if all(isinstance(plan.people, Crowd) for plan in plans):
            return [(plan, self.play(plan, on_progress)) for plan in plans]
        return [*zip(plans, run_many(plans, self.cores, on_progress), strict=True)]


def assemble(
    plans: Sequence[Plan], games: Sequence[pl.DataFrame], panels: tuple[Panel, ...], *assumed: str
) -> Report:
    """Put a report together from its panels."""
    facts = (
        Facts(name, _description(plan), frame.height)
        for plan, name, frame in zip(plans, setup_names(plans), games, strict=True)
    )
    same = len(plans) > 1 and len({plan.seed for plan in plans}) == 1
    return Report(
        title=report_title(plans),
        setups=tuple(facts),
        panels=panels,
        assumed=(*assumed, CHANCE, *((SAME_SEED,) if same else ())),
    )


def setup_names(plans: Sequence[Plan]) -> tuple[str, ...]:
    """Name two plans by their differences, if these are short; a single plan needs no name."""
    if len(plans) < 2:
        return ("",)
    parts = [_parts(plan) for plan in plans]
    keys = dict.fromkeys(key for each in parts for key in each)
    differing = [key for key in keys if not _is_same(parts, key)]
    names = [", ".join(each[key] for key in differing if each.get(key)) for each in parts]
    if max(map(len, names)) > MAX_NAME:
        return ("the first", "the second")
    return tuple(name or "unchanged" for name in names)


def report_title(plans: Sequence[Plan]) -> str:
    """The main things that the plans have in common."""
    parts = [_parts(plan) for plan in plans]
    main = [key for key in ("game", "players", "level", "track") if key in parts[0]]
    same = [parts[0][key] for key in main if _is_same(parts, key)]
    return ", ".join(same) or "Two set-ups"


def _description(plan: Plan) -> str:
    return " · ".join(part for part in _parts(plan).values() if part)


def _parts(plan: Plan) -> dict[str, str]:
    return {**plan.description(), **_people(plan), "seed": f"seed {plan.seed}"}


def _people(plan: Plan) -> dict[str, str]:
    """The players, with the numbers that matter in this plan."""
    if isinstance(plan.people, Bots):
        return {"people": f"{plan.people.strength} bots"}
    return {name: f"{name} {getattr(plan.people, name):g}" for name in plan.crowd_numbers()}


def _is_same(parts: Sequence[dict[str, str]], key: str) -> bool:
    return len({each.get(key) for each in parts}) == 1
