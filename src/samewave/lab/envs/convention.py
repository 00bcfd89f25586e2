"""A convention: two who know nothing but numbers come to lay the same images."""

from typing import Any

import numpy as np

from samewave.games.compatibility.edition import FULL_HAND
from samewave.lab.envs import compatibility_v0
from samewave.lab.envs.fields import Mask, Observation, Vector
from samewave.lab.envs.policies import any_of

STRANGE = 0.3
"""What an image that was laid for any theme is worth, beside one that was laid for this theme."""
SHARED = 1.0
"""How much more an image counts that both had laid."""
TASTE = 0.01
"""How much one's own taste counts: only between images that are new to the pair."""


class ConventionLearner:
    """Lays what those it has to match laid before, for this theme or else for any.

    It sees numbers of themes and images and the reveals, never what is on the cards.
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
        """What was learned stays."""
        self._reveals = 0

    def act(self, _: Any, __: str, observation: Observation) -> int:
        """Lay the best image that is left; nothing is doubled, and any theme will do."""
        self._look(observation)
        mask, lay, call = observation["action_mask"], self._actions["lay"], self._actions["call"]
        if mask[lay.start : lay.stop].any():
            return self._lay(observation, mask[lay.start : lay.stop])
        if mask[call.start : call.stop].any():
            return any_of(mask, self._dice)
        return int(mask.argmax())

    def end(self, _: Any, observation: Observation) -> None:
        self._look(observation)

    def _lay(self, observation: Observation, allowed: Mask) -> int:
        theme = int(observation["observation"][self._fields["theme"]][0])
        worth = self._taste + STRANGE * self._overall / max(1, self._rounds)
        if theme in self._by_theme:
            worth = worth + self._by_theme[theme]
        return int(np.where(allowed, worth, -np.inf).argmax())

    def _look(self, observation: Observation) -> None:
        """Learn once from every reveal."""
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
