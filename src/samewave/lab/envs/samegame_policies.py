"""Policies for The Same Game: the built-in bot, and a learner that invents a code."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from samewave.bots import Character
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Point,
    RejectClue,
    WriteClue,
)
from samewave.games.samegame.state import State
from samewave.lab.envs import samegame_v0
from samewave.lab.envs.environment import BotPolicy, Observation, Policy, RandomPolicy
from samewave.lab.envs.samegame_observation import CRITERION_IDS, NUMBERS
from samewave.packs import Shelf

PLAYERS = 4
UNKNOWN = 0.1
"""The initial count of every clue for every criterion."""
COMPANY = 0.5
"""How much safer a cup seems for each finger that points at it."""


class SameGameBotPolicy(BotPolicy):
    """Writes, points and answers; without a move of its own it keeps pointing."""

    game = "samegame"

    def act(self, env: samegame_v0.raw_env, agent: str, observation: Observation) -> int:
        view, mask = env.view(agent), observation["action_mask"]
        thought = self._bot.think(view, env.offers(agent))
        finger = view.seats[view.seat].finger if view.seat is not None else None
        move = thought.move if thought else Point(finger or "")
        action = self._action(env, move)
        return action if action is not None and mask[action] else int(mask.argmax())

    def _action(self, env: samegame_v0.raw_env, move: Any) -> int | None:
        match move:
            case WriteClue(text):
                return env.words.numbers.get(text)
            case Point(criterion) if criterion in NUMBERS:
                return env.actions["point"][NUMBERS[criterion]]
            case AskSwap():
                return env.actions["ask_swap"].start
            case AnswerSwap(consent):
                return env.actions["consent" if consent else "refuse"].start
            case BeginTurn():
                return env.actions["begin"].start
            case RejectClue():
                return env.actions["reject"].start
            case _:
                return None


class CodeLearner:
    """Counts which traps each clue had, and writes and reads clues by these counts."""

    def __init__(self, env: samegame_v0.raw_env, seed: int) -> None:
        self._dice = np.random.default_rng(seed)
        self._fields, self._actions = env.fields, env.actions
        self._counts = np.full((len(env.words), len(CRITERION_IDS)), UNKNOWN)
        self._last = -1

    def begin(self) -> None:
        """Keep what was learned."""
        self._last = -1

    def act(self, _: Any, __: str, observation: Observation) -> int:
        """Write or point; consent to every swap and accept every clue."""
        self._look(observation)
        mask = observation["action_mask"]
        write, point = self._actions["write"], self._actions["point"]
        if mask[write.start : write.stop].any():
            return self._write(observation, mask[write.start : write.stop])
        if mask[point.start : point.stop].any():
            return point[self._point(observation, mask[point.start : point.stop])]
        return int(mask.argmax())

    def end(self, _: Any, observation: Observation) -> None:
        self._look(observation)

    def _write(self, observation: Observation, allowed: Any) -> int:
        """The clue that stands most clearly for the trap; a random one among equals."""
        trap = observation["observation"][self._fields["trap"]].argmax()
        clarity = self._counts[:, trap] / self._counts.sum(axis=1)
        clarity = np.where(allowed, clarity, -1)
        return int(self._dice.choice(np.flatnonzero(clarity == clarity.max())))

    def _point(self, observation: Observation, allowed: Any) -> int:
        """The criterion that is least likely to be the trap, given the other fingers."""
        seen = self._fields.read(observation["observation"])
        counts = self._counts[int(seen["shown_clue"][0])]
        fingers = seen["finger"][seen["finger"] >= 0].astype(int)
        company = np.bincount(fingers, minlength=len(CRITERION_IDS))
        danger = np.log(counts / counts.sum()) - COMPANY * company
        return int(np.where(allowed, danger, np.inf).argmin())

    def _look(self, observation: Observation) -> None:
        """Learn once from each finished turn; no object comes twice in a game."""
        vector = observation["observation"]
        shown = int(vector[self._fields["last_object"]][0])
        if shown == self._last:
            return
        self._last = shown
        clue = int(vector[self._fields["last_clue"]][0])
        self._counts[clue] += vector[self._fields["last_trap"]]


def play_game(env: samegame_v0.raw_env, policies: Sequence[Policy], seed: int) -> State:
    """Play a whole game with one policy per seat."""
    env.reset(seed=seed)
    seated = dict(zip(env.possible_agents, policies, strict=True))
    for policy in policies:
        policy.begin()
    for agent in env.agent_iter():
        observation = env.observe(agent)
        if env.terminations[agent] or env.truncations[agent]:
            seated[agent].end(env, observation)
            env.step(None)
        else:
            env.step(seated[agent].act(env, agent, observation))
    return env.table.state


def score(env: samegame_v0.raw_env, group: Sequence[Policy], seeds: Sequence[int]) -> float:
    """The mean score of a group, one game per seed."""
    return sum(play_game(env, group, seed).score for seed in seeds) / len(seeds)


COMPARISON = f"The Same Game, {PLAYERS} players, level 1: score of 24"


def compared(seed: int) -> Iterator[tuple[str, Callable[[Sequence[int]], str]]]:
    """Groups of policies by name, each with a function that plays games and returns figures."""
    env = samegame_v0.raw_env(players=PLAYERS)
    shelf = Shelf()
    groups: dict[str, list[Policy]] = {
        "random": [RandomPolicy(seed + seat) for seat in range(PLAYERS)],
        "learners": [CodeLearner(env, seed + seat) for seat in range(PLAYERS)],
        "bots": [SameGameBotPolicy(shelf, Character(seed + seat)) for seat in range(PLAYERS)],
    }
    for name, group in groups.items():
        yield name, partial(_play_group, env, group)


def _play_group(env: samegame_v0.raw_env, group: Sequence[Policy], seeds: Sequence[int]) -> str:
    return f"{score(env, group, seeds):6.2f}"
