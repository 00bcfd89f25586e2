"""The report on The Same Game: results, scores and turns, for set-ups, levels and bots."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

import polars as pl
from msgspec.structs import replace

from samewave.bots import STRENGTHS, Strength
from samewave.core import Value
from samewave.games.samegame.level import LEVELS, ROUNDS, Result
from samewave.games.samegame.state import start_score
from samewave.lab.plan import Bots, SameGamePlan
from samewave.lab.report import LEAST_GAMES, ReportRunner, assemble, setup_names
from samewave.lab.report.panel import (
    Chart,
    ChartKind,
    Finding,
    Mean,
    Panel,
    Report,
    ReportTable,
    Series,
    Share,
    Spread,
    capital,
    findings,
    fraction,
    games,
    interval,
    listed,
    percent,
    range_of,
    ratio,
    series,
    spread,
    spread_panel,
    total,
)
from samewave.lab.run import OnProgress

GRID_SHARE = 20
"""A cell of the grid of levels plays this fraction of the plan's games."""
PlayedPlans: TypeAlias = Sequence[tuple[SameGamePlan, pl.DataFrame]]
COLOURS = {
    Result.GOLD: "gold",
    Result.SILVER: "silver",
    Result.BRONZE: "bronze",
    Result.FLOWERS: "flowers",
    Result.BEFORE_FLOWERS: "none",
}
RESULT_NAMES = {result: result.value.replace("_", " ") for result in Result}


class SameGameFigures(Value, frozen=True, kw_only=True):
    """All figures of one set-up."""

    games: int
    results: dict[Result, int]
    score: Spread
    value: Mean
    """Points that a turn adds to the score."""
    placed: Mean
    """Cups that a turn places on the central track."""
    trapped: Share
    """Turns that end in the trap."""
    perfect: Share
    """Turns with the highest possible value."""

    @property
    def won(self) -> Share:
        return Share(sum(self.results[each] for each in Result if each.won), self.games)

    @property
    def gold(self) -> Share:
        return Share(self.results[Result.GOLD], self.games)


def figures_of(games: pl.DataFrame, start: int) -> SameGameFigures:
    """The figures of a frame with at least one game, whose score began at `start`."""
    turns = total(games, "turns")
    gained = games.with_columns(gain=pl.col("score").cast(pl.Int64) - start)
    value, placed = ratio(gained, "gain", "turns"), ratio(games, "placed", "turns")
    assert value is not None
    assert placed is not None
    return SameGameFigures(
        games=games.height,
        results=results(games["result"]),
        score=spread(games["score"]),
        value=value,
        placed=placed,
        trapped=Share(total(games, "trapped"), turns),
        perfect=Share(total(games, "perfect"), turns),
    )


def results(numbers: pl.Series) -> dict[Result, int]:
    """The number of games by result, from the best to the worst."""
    counted = dict(numbers.value_counts().iter_rows())
    return {result: counted.get(place, 0) for place, result in reversed([*enumerate(Result)])}


class ComparedGames(NamedTuple):
    """A group of games that a panel compares with others."""

    name: str
    figures: SameGameFigures


class PlayedSameGame(NamedTuple):
    """A plan with its games, with those of all levels, and with those of bots."""

    plan: SameGamePlan
    games: pl.DataFrame
    grid: PlayedPlans
    bots: PlayedPlans


def extra_plans(
    plan: SameGamePlan, plans: Sequence[SameGamePlan], bot_games: int
) -> list[SameGamePlan]:
    """The plans that a report plays in addition to the plan itself."""
    return [*_own_grid(plan, plans, bot_games), *_own_bots(plan, plans, bot_games)]


def play_report(
    plans: Sequence[SameGamePlan], runner: ReportRunner, on_progress: OnProgress
) -> Report:
    """Play the plans and report on them."""
    played = []
    for plan in plans:
        own = runner.play(plan, on_progress)
        grid = runner.play_all(_own_grid(plan, plans, runner.bot_games), on_progress)
        bots = runner.play_all(_own_bots(plan, plans, runner.bot_games), on_progress)
        played.append(PlayedSameGame(plan, own, grid, bots))
    return report(played)


def _own_grid(
    plan: SameGamePlan, plans: Sequence[SameGamePlan], bot_games: int
) -> list[SameGamePlan]:
    """The grid of a plan; empty for a second plan with the same grid."""
    cells = level_grid(plan, bot_games)
    return cells if plan is plans[0] or cells != level_grid(plans[0], bot_games) else []


def _own_bots(
    plan: SameGamePlan, plans: Sequence[SameGamePlan], bot_games: int
) -> list[SameGamePlan]:
    """The plans with bots; empty for a second plan with the same ones."""
    cells = bot_plans(plan, bot_games)
    return cells if plan is plans[0] or cells != bot_plans(plans[0], bot_games) else []


def level_grid(plan: SameGamePlan, bot_games: int) -> list[SameGamePlan]:
    """Every level with every number of players, otherwise as in the plan."""
    games = (
        bot_games if isinstance(plan.people, Bots) else max(LEAST_GAMES, plan.games // GRID_SHARE)
    )
    tables = product(LEVELS, ROUNDS) if games else ()
    return [_cell(plan, games, level, players) for level, players in tables]


def bot_plans(plan: SameGamePlan, bot_games: int) -> list[SameGamePlan]:
    """Bots of every strength at every level, otherwise as in the plan."""
    tables = product(STRENGTHS, LEVELS) if bot_games else ()
    return [
        replace(_cell(plan, bot_games, level, plan.players), people=Bots(strength=strength))
        for strength, level in tables
    ]


def _cell(plan: SameGamePlan, games: int, level: int, players: int) -> SameGamePlan:
    """The plan of one cell; the start depends on the number of players unless the plan sets it."""
    own = plan.start if plan.start != start_score(plan.players) else None
    return replace(plan, games=games, level=level, players=players, start=own).completed()


def report(played: Sequence[PlayedSameGame]) -> Report:
    """The report on set-ups whose games have been played."""
    plans = [each.plan for each in played]
    groups = [
        ComparedGames(name, figures_of(each.games, each.plan.start_score))
        for each, name in zip(played, setup_names(plans), strict=True)
    ]
    found = [*panels(groups)]
    for number, each in enumerate(played):
        found += [grid_panel(_by_level(each.grid), number)] if each.grid else []
        found += [bots_panel(_by_strength(each.bots), number)] if each.bots else []
    return assemble(plans, [each.games for each in played], tuple(found))


def _by_level(played: PlayedPlans) -> list[ComparedGames]:
    return [
        ComparedGames(
            f"level {plan.level}, {plan.players} players", figures_of(frame, plan.start_score)
        )
        for plan, frame in played
    ]


def _by_strength(played: PlayedPlans) -> dict[Strength, list[ComparedGames]]:
    groups: dict[Strength, list[ComparedGames]] = {}
    for plan, frame in played:
        assert isinstance(plan.people, Bots)
        strength = plan.people.strength
        group = ComparedGames(
            f"{strength}, level {plan.level}", figures_of(frame, plan.start_score)
        )
        groups.setdefault(strength, []).append(group)
    return groups


def panels(setups: Sequence[ComparedGames]) -> tuple[Panel, ...]:
    """The panels that compare the set-ups themselves."""
    results = _medals("results", "Which medals does the group win?", "Set-up", setups)
    return (
        replace(results, findings=findings(setups, _won)),
        _score_panel(setups),
        _turns_panel(setups),
    )


def _won(group: ComparedGames) -> str:
    won, gold = group.figures.won, group.figures.gold.value
    likely = max(group.figures.results, key=group.figures.results.__getitem__)
    return (
        f"The group wins {percent(won.value)} of its games ({interval(won)}), "
        f"{percent(gold, 0)} with gold; its most frequent result is {RESULT_NAMES[likely]}."
    )


def _medals(key: str, title: str, what: str, groups: Sequence[ComparedGames]) -> Panel:
    """A panel with one bar of results per group; the caller adds the sentences."""
    rows = tuple(
        (
            group.name,
            *(percent(number / group.figures.games) for number in group.figures.results.values()),
            percent(group.figures.won.value),
            interval(group.figures.won),
            games(group.figures.games),
        )
        for group in groups
    )
    parts = tuple(
        Series(
            name=RESULT_NAMES[result],
            values=tuple(group.figures.results[result] / group.figures.games for group in groups),
        )
        for result in COLOURS
    )
    head = (
        what,
        *(capital(RESULT_NAMES[result]) for result in COLOURS),
        "Won",
        "95 % interval",
        "Of",
    )
    return Panel(
        key=key,
        title=title,
        findings=(),
        chart=Chart(
            kind=ChartKind.STACKS,
            labels=tuple(group.name for group in groups),
            series=parts,
            tints=tuple(COLOURS.values()),
            across="share of games",
            percent=True,
        ),
        table=ReportTable(head, rows),
    )


def _score_panel(setups: Sequence[ComparedGames]) -> Panel:
    def sentence(group: ComparedGames) -> str:
        score = group.figures.score
        low, high = score.quarter, score.three_quarters
        return f"Half of the games end with {range_of(low, high, 'points')}."

    spreads = [(group.name, group.figures.score) for group in setups]
    return spread_panel(
        "score", "What is the score?", "points", spreads, findings(setups, sentence)
    )


def _turns_panel(setups: Sequence[ComparedGames]) -> Panel:
    def sentence(group: ComparedGames) -> str:
        figures = group.figures
        return (
            f"A turn brings {figures.value.value:.2f} points and {figures.placed.value:.1f} cups; "
            f"it ends in the trap {fraction(figures.trapped.value)} "
            f"and is perfect {fraction(figures.perfect.value)}."
        )

    rows = tuple(
        (
            group.name,
            f"{group.figures.value.value:.2f}",
            f"{group.figures.placed.value:.2f}",
            f"{percent(group.figures.trapped.value)} ({interval(group.figures.trapped)})",
            f"{percent(group.figures.perfect.value)} ({interval(group.figures.perfect)})",
        )
        for group in setups
    )
    return Panel(
        key="turns",
        title="What is a turn worth?",
        findings=findings(setups, sentence),
        chart=Chart(
            kind=ChartKind.METERS,
            labels=("in the trap", "perfect"),
            series=tuple(
                series(group.name, [group.figures.trapped, group.figures.perfect])
                for group in setups
            ),
            across="share of turns",
            percent=True,
        ),
        table=ReportTable(
            ("Set-up", "Points a turn", "Cups a turn", "In the trap", "Perfect"), rows
        ),
    )


def grid_panel(groups: Sequence[ComparedGames], setup: int) -> Panel:
    """Results for every level and number of players."""
    best, worst = (
        which(groups, key=lambda group: group.figures.gold.value) for which in (max, min)
    )
    sentence = (
        f"{capital(best.name)} is the easiest, with gold {fraction(best.figures.gold.value)}; "
        f"{worst.name} is the hardest, with gold {fraction(worst.figures.gold.value)}."
    )
    panel = _medals(
        f"levels-{setup}", "How hard is each level for each number of players?", "Table", groups
    )
    note = (
        "A crowd guesses as one person: the number of players only changes the number of objects."
    )
    return replace(panel, findings=(Finding(sentence, setup),), note=note)


def bots_panel(strengths: Mapping[Strength, Sequence[ComparedGames]], setup: int) -> Panel:
    """Results of bots by strength and level."""
    parts = [f"{strength} bots in {_gold(groups)}" for strength, groups in strengths.items()]
    sentence = f"Bots win gold, depending on the level: {listed(parts)}."
    groups = [group for each in strengths.values() for group in each]
    panel = _medals(f"bots-{setup}", "How do bots do?", "Bots", groups)
    note = "Bots play by the full rules with real clues, in fewer games: mind the intervals."
    return replace(panel, findings=(Finding(sentence, setup),), note=note)


def _gold(groups: Sequence[ComparedGames]) -> str:
    shares = [group.figures.gold.value for group in groups]
    return f"{100 * min(shares):.0f} to {percent(max(shares), 0)} of their games"
