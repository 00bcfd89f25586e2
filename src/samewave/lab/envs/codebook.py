"""A code: a group that knows nothing about things agrees on what each clue stands for."""

from typing import Any

import numpy as np

from samewave.lab.envs import samegame_v0
from samewave.lab.envs.fields import Observation
from samewave.lab.envs.samegame_seen import CRITERION_IDS

UNKNOWN = 0.1
"""How often a clue might have stood for each criterion before it was ever seen."""
COMPANY = 0.5
"""How much safer a cup seems that somebody points at."""


class CodeLearner:
    """Counts which traps clues had, writes what has stood for its own trap, and reads likewise."""

    def __init__(self, env: samegame_v0.raw_env, seed: int) -> None:
        self._dice = np.random.default_rng(seed)
        self._fields, self._actions = env.fields, env.actions
        self._counts = np.full((len(env.words), len(CRITERION_IDS)), UNKNOWN)
        self._last = -1

    def begin(self) -> None:
        """What was learned stays."""
        self._last = -1

    def act(self, _: Any, __: str, observation: Observation) -> int:
        """Write or point; every wish for a swap is granted, and every clue accepted."""
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
        """What most surely stands for the trap; among equals, by chance."""
        trap = observation["observation"][self._fields["trap"]].argmax()
        clarity = self._counts[:, trap] / self._counts.sum(axis=1)
        clarity = np.where(allowed, clarity, -1)
        return int(self._dice.choice(np.flatnonzero(clarity == clarity.max())))

    def _point(self, observation: Observation, allowed: Any) -> int:
        """At what is least likely to be the trap; others who point may know better."""
        seen = self._fields.read(observation["observation"])
        counts = self._counts[int(seen["shown_clue"][0])]
        fingers = seen["finger"][seen["finger"] >= 0].astype(int)
        company = np.bincount(fingers, minlength=len(CRITERION_IDS))
        danger = np.log(counts / counts.sum()) - COMPANY * company
        return int(np.where(allowed, danger, np.inf).argmin())

    def _look(self, observation: Observation) -> None:
        """Learn once from every turn that is over: no object comes twice in a game."""
        vector = observation["observation"]
        shown = int(vector[self._fields["last_object"]][0])
        if shown == self._last:
            return
        self._last = shown
        clue = int(vector[self._fields["last_clue"]][0])
        self._counts[clue] += vector[self._fields["last_trap"]]
