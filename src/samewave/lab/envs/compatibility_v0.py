"""Compatibility as a PettingZoo environment: all agents pick images at the same time."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.conversions import (  # type: ignore[import-untyped,unused-ignore]
    aec_wrapper_fn,
)

from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import Options
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import State
from samewave.lab.envs.compatibility_seats import ActionTranslator, CompatibilityObservations
from samewave.lab.envs.environment import (
    RENDER_MODES,
    AnyParallelEnv,
    GameTable,
    Mask,
    Observation,
    TableEnvironment,
    Vector,
    agent_names,
)
from samewave.packs import Shelf

MAX_CYCLES = 2000
"""Steps after which a game is truncated; agents that share nothing never arrive."""

Infos = dict[str, dict[str, Any]]
StepResult = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos
]


class parallel_env(TableEnvironment, AnyParallelEnv):  # type: ignore[misc,unused-ignore]  # noqa: N801
    """All agents act at once; agents without a move wait.

    Actions are `lay` (an image), `lock_in` (with doubles on these places), `call` (a number),
    `roll`, `claim` and `wait`. Actions outside an agent's mask are ignored. The moves of one step
    are made in the order of seats, starting with the opener; if several agents roll the die or
    claim the double, the first one does.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - required by PettingZoo
        "name": "samewave_compatibility_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        *,
        edition: str = "2016",
        mode: str = "teams",
        players: int = 4,
        track: str = "standard",
        options: Options | None = None,
        deck: str = "house",
        themes: str = "house",
        association: bool = False,
        win_bonus: float = 0.0,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        shelf = shelf or Shelf()
        setup = Setup(
            edition=edition,
            mode=mode,
            seats=agent_names(players),
            track=track,
            options=options or Options(),
            deck=deck,
            themes=themes,
        )
        self.max_cycles, self.win_bonus, self.render_mode = max_cycles, win_bonus, render_mode
        self.table: GameTable[State] = GameTable(Compatibility(shelf), setup, render_mode)
        self._observed_vectors = CompatibilityObservations(
            shelf, self.table.game.view(self.table.state, None).table, association=association
        )
        self._translator = ActionTranslator(self.table, self._observed_vectors)
        self.fields, self.actions = self._observed_vectors.fields, self._translator.actions
        self.images = self.table.state.table.started.images
        self.seat_agents(setup.seats, self.fields, self.actions.size)
        self.state_space = spaces.Box(-np.inf, np.inf, (players * self.fields.size,), np.float32)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        """Start the game of a seed or, without one, of the next seed."""
        self.table.begin(seed)
        self._translator.begin()
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos([])

    def step(self, actions: dict[str, int]) -> StepResult:
        """Let all agents act; the round is scored when the last ranking is complete."""
        self._steps += 1
        before, translator, names = self.table.state.points, self._translator, self.possible_agents
        refused = [
            names[s] for s in translator.order if not translator.act(s, int(actions[names[s]]))
        ]
        translator.refresh()
        state = self.table.state
        over, truncated = state.finished, not state.finished and self._steps >= self.max_cycles
        outcome = (
            self._observations(),
            self._rewards(before, state),
            dict.fromkeys(names, over),
            dict.fromkeys(names, truncated),
            self._infos(refused),
        )
        if over or truncated:
            self.agents = []
        return outcome

    def laid(self, agent: str) -> tuple[int, ...]:
        """The images that the agent has picked so far in this round."""
        return tuple(self._translator.laid[self._seats[agent]])

    @property
    def masks(self) -> Mask:
        """The action masks, one row per seat."""
        return self._translator.masks.copy()

    def state(self) -> Vector:
        """All vectors one after another, including secrets: for training a centralized critic."""
        return self._observed_vectors.vectors.reshape(-1).copy()

    def _observations(self) -> dict[str, Observation]:
        vectors, masks = self._observed_vectors.vectors.copy(), self._translator.masks.copy()
        return {
            agent: {"observation": vectors[seat], "action_mask": masks[seat]}
            for agent, seat in self._seats.items()
        }

    def _rewards(self, before: tuple[int, ...], state: State) -> dict[str, float]:
        """The points that the agent's side moved, and the bonus at the end."""
        if state.points is before and not state.finished:
            return dict.fromkeys(self.possible_agents, 0.0)
        moved = [float(now - then) for then, now in zip(before, state.points, strict=True)]
        if state.finished:
            moved = [each + self._bonus(side, state) for side, each in enumerate(moved)]
        sides = state.table.side_of
        return {agent: moved[sides[seat]] for agent, seat in self._seats.items()}

    def _bonus(self, side: int, state: State) -> float:
        """Positive for a win, negative for a defeat, zero for a shared victory."""
        if side not in state.winners:
            return -self.win_bonus
        return self.win_bonus if len(state.winners) == 1 else 0.0

    def _infos(self, refused: list[str]) -> Infos:
        state = self.table.state
        points, sides = state.points, state.table.side_of
        return {
            agent: {
                "points": points[sides[seat]],
                "rounds": state.rounds,
                "refused": agent in refused,
            }
            for agent, seat in self._seats.items()
        }


env = aec_wrapper_fn(parallel_env)
"""The same environment with agents that act one after another."""
