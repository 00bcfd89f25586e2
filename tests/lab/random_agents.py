"""Environments to test (every edition, mode and number of players), and random agents."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from samewave.games.compatibility.edition import EDITIONS, Option, Options
from samewave.lab.envs import compatibility_v0, samegame_v0
from samewave.lab.envs.environment import random_action

DICT_OBSERVATIONS = [
    # PettingZoo allows a dict of a vector and a mask only for its own classic games, by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
Made = dict[str, Any]


def _tables() -> Iterator[tuple[str, Made]]:
    for (box, mode), edition in EDITIONS.items():
        for players in edition.players:
            made: Made = {"edition": box, "mode": mode, "players": players}
            if Option.DOUBLE_UP in edition.options:
                made["options"] = Options(double_up=True)
            yield f"{box}-{mode}-{players}", made
    yield "retiring", {"options": Options(retire_matched=True)}
    yield "even", {"mode": "individual", "options": Options(even_individual=True)}
    yield "drawn", {"edition": "1996", "players": 6, "options": Options(random_teams=True)}


TABLES = dict(_tables())
SMALLEST = {
    f"{box}-{mode}": TABLES[f"{box}-{mode}-{edition.players[0]}"]
    for (box, mode), edition in EDITIONS.items()
}
SAME_GAMES: dict[str, Made] = {
    "two": {"players": 2, "level": 1},
    "three by majority": {"players": 3, "level": 2, "agreement": "majority"},
    "four": {"players": 4, "level": 3},
    "five by anyone": {"players": 5, "level": 4, "agreement": "anyone"},
    "six": {"players": 6, "level": 1},
}


def table(made: Made, **more: Any) -> compatibility_v0.parallel_env:
    """A table on the short track."""
    return compatibility_v0.parallel_env(**({"track": "short"} | made | more))


def any_actions(observations: dict[str, Any], dice: np.random.Generator) -> dict[str, int]:
    return {agent: random_action(seen["action_mask"], dice) for agent, seen in observations.items()}


def play_on(
    env: samegame_v0.raw_env, dice: np.random.Generator, steps: int = 10**6
) -> Iterator[str]:
    """Let agents act at random; yields each agent before it acts."""
    for agent in env.agent_iter(steps):
        if env.terminations[agent] or env.truncations[agent]:
            env.step(None)
        else:
            yield agent
            env.step(random_action(env.observe(agent)["action_mask"], dice))
