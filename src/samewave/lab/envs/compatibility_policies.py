"""Policies for Compatibility: the built-in bot, and a learner that invents a convention."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from samewave.bots import Character
from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import Choose, ClaimDouble, OpenTheme, RollTheme
from samewave.games.compatibility.state import State
from samewave.lab.envs import compatibility_v0
from samewave.lab.envs.environment import (
    BotPolicy,
    Mask,
    Observation,
    Policy,
    RandomPolicy,
    Vector,
    random_action,
)
from samewave.packs import Shelf

OTHER_THEMES = 0.3
"""The weight of images laid for other themes, relative to those laid for this theme."""
SHARED = 1.0
"""The extra weight of an image that both laid."""
TASTE = 0.01
"""The weight of a random taste, which decides only between images that are new to the pair."""


class CompatibilityBotPolicy(BotPolicy):
    """Decides on its whole ranking at once and then lays image by image."""

    game = "compatibility"

    def act(self, env: compatibility_v0.parallel_env, agent: str, observation: Observation) -> int:
        if observation["action_mask"][env.actions["wait"].start]:
            return env.actions["wait"].start
        laid = len(env.laid(agent))
        if 0 < laid < len(self._ranking):
            return self._lay(env, laid)
        thought = self._bot.think(env.view(agent), env.offers(agent))
        match thought.move if thought else None:
            case OpenTheme(number):
                return env.actions["call"][number - 1]
            case RollTheme():
                return env.actions["roll"].start
            case ClaimDouble():
                return env.actions["claim"].start
            case Choose(images, double):
                self._ranking = images
                if laid < len(images):
                    return self._lay(env, laid)
                doubled = sum(1 << images.index(image) for image in double)
                return env.actions["lock_in"][doubled]
            case _:
                raise AssertionError("a bot has a move whenever it is its turn")

    def _lay(self, env: compatibility_v0.parallel_env, place: int) -> int:
        return env.images.index(self._ranking[place])


class ConventionLearner:
    """Lays the images that its partners laid before, for this theme or else for any theme.

    It sees the numbers of themes and images and the reveals, but not what is on the cards.
    """

    def __init__(self, env: compatibility_v0.parallel_env, seed: int) -> None:
        self._dice = np.random.default_rng(seed)
        self._fields, self._actions = env.fields, env.actions
        self._taste = TASTE * self._dice.random(len(env.images))
        self._overall = np.zeros(len(env.images))
        self._rounds = 0
        self._by_theme: dict[int, Vector] = {}
        self._reveals = 0

    def begin(self) -> None:
        """Keep what was learned."""
        self._reveals = 0

    def act(self, _: Any, __: str, observation: Observation) -> int:
        """Lay the best remaining image; never double, and open any theme."""
        self._look(observation)
        mask, lay, call = observation["action_mask"], self._actions["lay"], self._actions["call"]
        if mask[lay.start : lay.stop].any():
            return self._lay(observation, mask[lay.start : lay.stop])
        if mask[call.start : call.stop].any():
            return random_action(mask, self._dice)
        return int(mask.argmax())

    def end(self, _: Any, observation: Observation) -> None:
        self._look(observation)

    def _lay(self, observation: Observation, allowed: Mask) -> int:
        theme = int(observation["observation"][self._fields["theme"]][0])
        worth = self._taste + OTHER_THEMES * self._overall / max(1, self._rounds)
        if theme in self._by_theme:
            worth = worth + self._by_theme[theme]
        return int(np.where(allowed, worth, -np.inf).argmax())

    def _look(self, observation: Observation) -> None:
        """Learn once from each reveal."""
        vector = observation["observation"]
        reveals = (
            int(vector[self._fields["round"]][0]) - 1 + int(vector[self._fields["finished"]][0])
        )
        if reveals == self._reveals:
            return
        self._reveals = reveals
        self._learn(self._fields.read(vector))

    def _learn(self, seen: dict[str, Vector]) -> None:
        laid = seen["last_laid"].reshape(-1, FULL_HAND).astype(int)
        own, others = set(laid[0].tolist()), laid[1:]
        partners = seen["partner"][1:] > 0
        worth = np.zeros(len(self._overall), np.float32)
        for row in others[partners] if partners.any() else others:
            for place, image in enumerate(row[row >= 0].tolist()):
                worth[image] += 1 / (1 + place) + SHARED * (image in own)
        self._rounds += 1
        self._overall += worth
        theme = int(seen["last_theme"][0])
        self._by_theme[theme] = self._by_theme.get(theme, 0) + worth


def play_game(env: compatibility_v0.parallel_env, policies: Sequence[Policy], seed: int) -> State:
    """Play a whole game with one policy per seat."""
    observations, _ = env.reset(seed=seed)
    seated = dict(zip(env.possible_agents, policies, strict=True))
    for policy in policies:
        policy.begin()
    while env.agents:
        actions = {
            agent: policy.act(env, agent, observations[agent]) for agent, policy in seated.items()
        }
        observations, *_ = env.step(actions)
    for agent, policy in seated.items():
        policy.end(env, observations[agent])
    return env.table.state


class Pairing(NamedTuple):
    """Sums over the games of two partners: rounds, points, images laid and shared."""

    rounds: int = 0
    points: int = 0
    laid: int = 0
    shared: int = 0

    @property
    def points_a_round(self) -> float:
        return self.points / self.rounds

    @property
    def shared_of_five(self) -> float:
        return 5 * self.shared / self.laid


def pair_up(
    env: compatibility_v0.parallel_env, pair: Sequence[Policy], seeds: Sequence[int]
) -> Pairing:
    """Let two partners play alone against the track, one game per seed."""
    total = Pairing()
    for seed in seeds:
        state = play_game(env, pair, seed)
        total = Pairing(*map(sum, zip(total, _counted(env, state), strict=True)))
    return total


def _counted(env: compatibility_v0.parallel_env, state: State) -> Pairing:
    """Count the images of both partners in the moves of a game."""
    rankings = [move.images for _, move in env.table.moves if isinstance(move, Choose)]
    pairs = list(zip(rankings[::2], rankings[1::2], strict=False))
    return Pairing(
        rounds=state.rounds,
        points=state.points[0],
        laid=sum(len(one) for one, _ in pairs),
        shared=sum(len({*one} & {*other}) for one, other in pairs),
    )


COMPARISON = "Compatibility 2016, two partners alone: points per round, shared images of five"


def compared(seed: int) -> Iterator[tuple[str, Callable[[Sequence[int]], str]]]:
    """Pairs of policies by name, each with a function that plays games and returns figures."""
    env = compatibility_v0.parallel_env(mode="duo", players=2, max_cycles=600)
    shelf = Shelf()
    bots = [CompatibilityBotPolicy(shelf, Character(seed + seat)) for seat in range(2)]
    learners = [ConventionLearner(env, seed + seat) for seat in range(3)]
    pairs: dict[str, list[Policy]] = {
        "random and random": [RandomPolicy(seed), RandomPolicy(seed + 1)],
        "random and bot": [RandomPolicy(seed), bots[1]],
        "learner and learner": [*learners[:2]],
        "learner and bot": [learners[2], bots[1]],
        "bot and bot": [*bots],
    }
    for name, pair in pairs.items():
        yield name, partial(_play_pair, env, pair)


def _play_pair(
    env: compatibility_v0.parallel_env, pair: Sequence[Policy], seeds: Sequence[int]
) -> str:
    pairing = pair_up(env, pair, seeds)
    return f"{pairing.points_a_round:6.2f}{pairing.shared_of_five:6.2f}"
