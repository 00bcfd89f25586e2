"""Decisions per CPU second: our environments compared with well-known ones."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped,unused-ignore]

from samewave.lab.envs import compatibility_v0, samegame_v0

REPEATS = 5
SECONDS = 0.4
"""Every player gets this many in each turn."""

Play = Callable[[Random], int]
"""Plays a random game and returns the number of decisions in it."""


def race() -> dict[str, list[float]]:
    """Measure all environments in turn, so that noise affects all of them."""
    players = _players()
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(1 + REPEATS):
        for name, play in players.items():
            speeds[name].append(_speed(play))
    return {name: found[1:] for name, found in speeds.items()}


def _speed(play: Play) -> float:
    dice, decisions = Random(1), 0
    before = process_time()
    while process_time() - before < SECONDS:
        decisions += play(dice)
    return decisions / (process_time() - before)


def _players() -> dict[str, Play]:
    teams = compatibility_v0.parallel_env(players=8)
    same, four = samegame_v0.env(players=4), connect_four_v3.env()
    players: dict[str, Play] = {
        "our environment, Compatibility, 8 in teams": lambda dice: _play_at_once(teams, dice),
        "our environment, The Same Game, 4 players": lambda dice: _play_in_turn(same, dice),
        "PettingZoo, connect_four_v3": lambda dice: _play_in_turn(four, dice),
    }
    if find_spec("pyspiel"):
        game = import_module("pyspiel").load_game("connect_four")
        players["OpenSpiel, connect_four"] = lambda dice: _play_spiel(game, dice)
    return players


def _play_at_once(env: Any, dice: Random) -> int:
    """All agents act in every step; waiting does not count as a decision."""
    seen, _ = env.reset(seed=dice.getrandbits(32))
    decisions = 0
    while env.agents:
        actions = {}
        for agent, observed in seen.items():
            legal = observed["action_mask"].nonzero()[0]
            actions[agent] = legal[int(dice.random() * len(legal))]
            decisions += len(legal) > 1
        seen, *_ = env.step(actions)
    return decisions


def _play_in_turn(env: Any, dice: Random) -> int:
    env.reset(seed=dice.getrandbits(32))
    decisions = 0
    for _ in env.agent_iter():
        observed, _, over, broken_off, _ = env.last()
        if over or broken_off:
            env.step(None)
            continue
        legal = observed["action_mask"].nonzero()[0]
        env.step(legal[int(dice.random() * len(legal))])
        decisions += 1
    return decisions


def _play_spiel(game: Any, dice: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        decisions += 1
    return decisions
