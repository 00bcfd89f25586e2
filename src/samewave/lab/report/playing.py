"""Playing what a report is about: set-ups, and what they are held against."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

import polars as pl
from msgspec.structs import replace

from samewave.bots import STRENGTHS
from samewave.games.compatibility.edition import Doubling
from samewave.games.samegame.level import LEVELS, ROUNDS
from samewave.games.samegame.state import start_score
from samewave.lab.durations import Durations
from samewave.lab.local_engine import run_many
from samewave.lab.plan import Bots, Crowd, Plan, edition_of, validate
from samewave.lab.report.compose import Played, Solved, medals_report, races_report
from samewave.lab.report.panel import Report
from samewave.lab.run import INLINE, Engine, run_to_frame

LEAST = 30
"""Fewer games say nothing."""
QUICK = 300_000
"""So many games of a crowd are played here before other processes have begun."""
GRID_SHARE = 20
"""A cell of the grid has this part of the games: together they are as many."""

Tell: TypeAlias = Callable[[int], object]


def without_doubling(plan: Plan) -> Plan | None:
    """The same plan with nobody doubling; None if nobody does, or bots cannot be kept from it."""
    edition = edition_of(plan)
    if edition.doubling is Doubling.NONE:
        return None
    if edition.doubling_is_optional:
        if not plan.options.double_up:
            return None
        return validate(replace(plan, options=replace(plan.options, double_up=False)))
    if isinstance(plan.people, Bots) or not plan.people.boldness:
        return None
    return validate(replace(plan, people=replace(plan.people, boldness=0.0)))


def grid(plan: Plan, bot_games: int) -> list[Plan]:
    """Every level with every number of players, otherwise as in the plan."""
    games = bot_games if isinstance(plan.people, Bots) else max(LEAST, plan.games // GRID_SHARE)
    tables = product(LEVELS, ROUNDS) if games else ()
    return [_cell(plan, games, level, players) for level, players in tables]


def by_bots(plan: Plan, bot_games: int) -> list[Plan]:
    """Bots of every strength at every level, otherwise as in the plan."""
    tables = product(STRENGTHS, LEVELS) if bot_games else ()
    return [
        replace(_cell(plan, bot_games, level, plan.players), people=Bots(strength=strength))
        for strength, level in tables
    ]


def _cell(plan: Plan, games: int, level: int, players: int) -> Plan:
    """Where the score begins goes with the number of players, unless the plan has its own start."""
    own = plan.start if plan.start != start_score(plan.players) else None
    return validate(replace(plan, games=games, level=level, players=players, start=own))


class Play(NamedTuple):
    """Who plays, and how much of it beside the set-ups themselves."""

    engine: Engine
    cores: int
    bot_games: int
    pace: Durations

    def games_of(self, plans: Sequence[Plan]) -> int:
        """How many games all that takes."""
        return sum(each.games for plan in plans for each in (plan, *self._beside(plan, plans)))

    def _beside(self, plan: Plan, plans: Sequence[Plan]) -> list[Plan]:
        if plan.game == "samegame":
            return [*self._grid(plan, plans), *self._bots(plan, plans)]
        plain = without_doubling(plan)
        return [plain] if plain else []

    def _grid(self, plan: Plan, plans: Sequence[Plan]) -> list[Plan]:
        """None for a second set-up with the same ones."""
        cells = grid(plan, self.bot_games)
        return cells if plan is plans[0] or cells != grid(plans[0], self.bot_games) else []

    def _bots(self, plan: Plan, plans: Sequence[Plan]) -> list[Plan]:
        """None for a second set-up with the same ones."""
        cells = by_bots(plan, self.bot_games)
        return cells if plan is plans[0] or cells != by_bots(plans[0], self.bot_games) else []

    def report_on(self, plans: Sequence[Plan], tell: Tell) -> Report:
        """Play it all, and report; tell hears how many more games were played."""
        if plans[0].game == "samegame":
            return medals_report([self._clues(plan, plans, tell) for plan in plans])
        return races_report([self._races(plan, tell) for plan in plans], self.pace)

    def _races(self, plan: Plan, tell: Tell) -> Played:
        plain = without_doubling(plan)
        games = self._frames(plan, tell)
        return Played(plan, games, self._frames(plain, tell) if plain else None)

    def _clues(self, plan: Plan, plans: Sequence[Plan], tell: Tell) -> Solved:
        games = self._frames(plan, tell)
        beside = self._grid(plan, plans), self._bots(plan, plans)
        return Solved(plan, games, *(self._each(cells, tell) for cells in beside))

    def _frames(self, plan: Plan, tell: Tell) -> pl.DataFrame:
        quick = isinstance(plan.people, Crowd) and plan.games <= QUICK
        return run_to_frame(plan, INLINE if quick else self.engine, tell)

    def _each(self, plans: Sequence[Plan], tell: Tell) -> list[tuple[Plan, pl.DataFrame]]:
        """Crowds are quick; bots think, so they are spread."""
        if all(isinstance(plan.people, Crowd) for plan in plans):
            return [(plan, self._frames(plan, tell)) for plan in plans]
        return [*zip(plans, run_many(plans, self.cores, tell), strict=True)]
