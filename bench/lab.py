"""The lab: games and decisions per CPU second, compared with the rules and other software."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from samewave.core import Seat, apply
from samewave.games.compatibility.state import State
from samewave.lab import reference
from samewave.lab.compatibility_reference import GAME, RankingLists, begin_game, crowd_round
from samewave.lab.fast import game_key
from samewave.lab.fast.compatibility_arrays import rankings_of
from samewave.lab.plan import CROWD_BLOCK, CompatibilityPlan
from samewave.lab.run import play_block

PLANS = {
    "2016 teams, 8 players": CompatibilityPlan(players=8, games=CROWD_BLOCK),
    "2016 individual, 7 players": CompatibilityPlan(
        players=7, mode="individual", games=CROWD_BLOCK
    ),
}
GAMES_BY_RULES = 100
"""Games of the machine code's block that are also played by the rules."""
REPEATS = 9
LONG_REPEATS = 3
COUNTS = (10_000, 100_000, 1_000_000)
GROWTH = """
import re, sys, time
from pathlib import Path
from samewave.lab.plan import CompatibilityPlan
from samewave.lab.plan import block_count
from samewave.lab.run import play_block
plan = CompatibilityPlan(players=8, games=int(sys.argv[1]))
play_block(plan, 0)
before = time.process_time()
for block in range(block_count(plan)):
    play_block(plan, block)
seconds = time.process_time() - before
peak = re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())
print(seconds, int(peak[1]) / 1024)
"""
"""Reads VmHWM, because ru_maxrss of a child process would be that of its parent."""


class Ready(NamedTuple):
    """The first state of a crowd's game, and all its moves."""

    state: State
    chance: reference.TracedChance
    moves: list[tuple[Seat, Any]]


class Race(NamedTuple):
    """CPU seconds per game, one entry per repeat, and the number of rankings per game."""

    code: list[float]
    by_rules: list[float]
    rankings: float


class Growth(NamedTuple):
    """CPU seconds per game for a number of games, and the peak memory of the process."""

    games: int
    seconds: float
    megabytes: float


def race(plan: CompatibilityPlan) -> Race:
    """Play the same games by machine code, including the pool of rankings, and by the rules."""
    plan = plan.completed()
    ready = [ready_made(plan, number) for number in range(GAMES_BY_RULES)]
    code, by_rules = [], []
    for _ in range(1 + REPEATS):
        code.append(_seconds(partial(play_block, plan, 0)) / plan.games)
        by_rules.append(_seconds(partial(_judge_moves, ready)) / GAMES_BY_RULES)
    rankings = float(play_block(plan, 0)["rounds"].mean()) * plan.players
    return Race(code[1:], by_rules[1:], rankings)


def ready_made(plan: CompatibilityPlan, number: int) -> Ready:
    """Play a crowd's game once and keep its moves."""
    key = np.uint64(game_key(np.uint64(plan.seed), number))
    chance, rankings = reference.TracedChance(key), _pool(plan)
    begun, _ = begin_game(plan, chance)
    state, moves = begun, []
    while not state.finished:
        for seat, move in crowd_round(plan, rankings, key, state):
            state, _ = apply(GAME, state, seat, move, chance)
            moves.append((seat, move))
    return Ready(begun, chance, moves)


@cache
def _pool(plan: CompatibilityPlan) -> RankingLists:
    rankings: RankingLists = rankings_of(plan, 0).tolist()
    return rankings


def _judge_moves(games: list[Ready]) -> None:
    for state, chance, moves in games:
        for seat, move in moves:
            state, _ = apply(GAME, state, seat, move, chance)  # noqa: PLW2901
        assert state.finished


def _seconds(work: Callable[[], Any]) -> float:
    before = process_time()
    work()
    return process_time() - before


def growth() -> Iterator[Growth]:
    """Measure growing numbers of games, each in its own processes, in turns."""
    found = [[_grow(games) for games in COUNTS] for _ in range(LONG_REPEATS)]
    for games, repeats in zip(COUNTS, zip(*found, strict=True), strict=True):
        seconds, megabytes = map(median, zip(*repeats, strict=True))
        yield Growth(games, seconds / games, megabytes)


def _grow(games: int) -> tuple[float, float]:
    asked = [sys.executable, "-c", GROWTH, str(games)]
    said = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    seconds, megabytes = map(float, said.split())
    return seconds, megabytes


def report() -> None:
    """Print all figures of the lab."""
    print("\nThe lab: whole games per CPU s, crowd, one core, the pool of themes included")
    races = {name: race(plan) for name, plan in PLANS.items()}
    for name, found in races.items():
        ours, theirs = median(found.code), median(found.by_rules)
        low, high = _spread(found)
        print(
            f"  {name:28}{1 / ours:10,.0f} by machine code{1 / theirs:8,.0f} by the rules,"
            f" ratio {theirs / ours:.0f} ({low:.0f} to {high:.0f})"
        )
    print("\nDecisions per CPU s: rankings, or actions of agents who play at random")
    teams = next(iter(races.values()))
    own = {"the lab, machine code": teams.code, "the rules, without choosing": teams.by_rules}
    for name, seconds in own.items():
        print(f"  {name:45}{teams.rankings / median(seconds):12,.0f}")
    from bench import lab_decisions  # noqa: PLC0415 - with what it needs beside the lab

    for name, speeds in lab_decisions.race().items():
        print(f"  {name:45}{median(speeds):12,.0f} ({min(speeds):,.0f} to {max(speeds):,.0f})")
    print("\nCost of a game and peak memory of the process, 2016 teams, 8 players")
    for grown in growth():
        print(
            f"  {grown.games:10,} games{1e6 * grown.seconds:8.2f} us each{grown.megabytes:8.0f} MB"
        )


def _spread(found: Race) -> tuple[float, float]:
    ratios = [by_rules / code for code, by_rules in zip(found.code, found.by_rules, strict=True)]
    return min(ratios), max(ratios)


if __name__ == "__main__":
    report()
