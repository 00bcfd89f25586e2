"""Compatibility for agents: everybody picks image after image, and nobody sees the others'."""

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
from samewave.lab.envs.compatibility_hands import Hands
from samewave.lab.envs.compatibility_seen import Seen
from samewave.lab.envs.fields import Mask, Observation, Vector
from samewave.lab.envs.zoo import RENDER_MODES, AnyParallelEnv, AtATable, Table, names_of
from samewave.packs import Shelf

MAX_CYCLES = 2000
"""Steps after which a game is broken off: those who share nothing never arrive."""

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class parallel_env(AtATable, AnyParallelEnv):  # type: ignore[misc,unused-ignore]  # noqa: N801
    """All agents act at once; whoever has nothing to do waits.

    Actions are `lay` (an image), `lock_in` (with doubles on these places), `call` (a number),
    `roll`, `claim` and `wait`. What an agent's mask does not have is refused: nothing happens.
    Moves of one step come before the rules from the opener to the left. Of several who would roll
    the die or claim the double of the round, the first does.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants it so
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
            seats=names_of(players),
            track=track,
            options=options or Options(),
            deck=deck,
            themes=themes,
        )
        self.max_cycles, self.win_bonus, self.render_mode = max_cycles, win_bonus, render_mode
        self.table: Table[State] = Table(Compatibility(shelf), setup, render_mode)
        self._seen = Seen(
            shelf, self.table.game.view(self.table.state, None).table, association=association
        )
        self._hands = Hands(self.table, self._seen)
        self.fields, self.actions = self._seen.fields, self._hands.actions
        self.images = self.table.state.table.started.images
        self.sit(setup.seats, self.fields, self.actions.size)
        self.state_space = spaces.Box(-np.inf, np.inf, (players * self.fields.size,), np.float32)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game: of that seed, or of the next one."""
        self.table.begin(seed)
        self._hands.begin()
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos([])

    def step(self, actions: dict[str, int]) -> Step:
        """Let everybody act; the round is scored when the last ranking is complete."""
        self._steps += 1
        before, hands, names = self.table.state.points, self._hands, self.possible_agents
        refused = [names[s] for s in hands.order if not hands.act(s, int(actions[names[s]]))]
        hands.look()
        state = self.table.state
        over, broken_off = state.finished, not state.finished and self._steps >= self.max_cycles
        outcome = (
            self._observations(),
            self._rewards(before, state),
            dict.fromkeys(names, over),
            dict.fromkeys(names, broken_off),
            self._infos(refused),
        )
        if over or broken_off:
            self.agents = []
        return outcome

    def laid(self, agent: str) -> tuple[int, ...]:
        """The images that the agent has picked so far in this round."""
        return tuple(self._hands.laid[self._seats[agent]])

    @property
    def masks(self) -> Mask:
        """What everybody may do now, one row a seat."""
        return self._hands.masks.copy()

    def state(self) -> Vector:
        """All vectors in a row, secrets too: for training with a critic that sees everything."""
        return self._seen.vectors.reshape(-1).copy()

    def _observations(self) -> dict[str, Observation]:
        vectors, masks = self._seen.vectors.copy(), self._hands.masks.copy()
        return {
            agent: {"observation": vectors[seat], "action_mask": masks[seat]}
            for agent, seat in self._seats.items()
        }

    def _rewards(self, before: tuple[int, ...], state: State) -> dict[str, float]:
        """The points by which one's side moved, and the bonus for an end."""
        if state.points is before and not state.finished:
            return dict.fromkeys(self.possible_agents, 0.0)
        moved = [float(now - then) for then, now in zip(before, state.points, strict=True)]
        if state.finished:
            moved = [each + self._bonus(side, state) for side, each in enumerate(moved)]
        sides = state.table.side_of
        return {agent: moved[sides[seat]] for agent, seat in self._seats.items()}

    def _bonus(self, side: int, state: State) -> float:
        """For a win, against a defeat; a shared victory is neither."""
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
"""The same with one agent after the other."""
