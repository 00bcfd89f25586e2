"""The zoo: what both environments have in common with each other and with PettingZoo."""

import sys
from typing import Any, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped,unused-ignore]

from samewave.core import AnyGame, Chance, Refused, Seat, apply, begin, narration
from samewave.lab.envs.fields import Fields
from samewave.sentences import sentence

State = TypeVar("State")
RENDER_MODES = ["human", "ansi"]
SEEDS = 2**32

AnyAECEnv = AECEnv[str, Any, Any]
AnyParallelEnv = ParallelEnv[str, Any, Any]


def names_of(players: int) -> tuple[str, ...]:
    """What agents are called; they sit to the left in this order."""
    return tuple(f"player_{seat}" for seat in range(players))


class Table(Generic[State]):
    """One game after the other: the rules judge, and what was played can be replayed and told."""

    state: State
    seed: int

    def __init__(self, game: AnyGame, setup: Any, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render mode “{render_mode}”: {', '.join(RENDER_MODES)}.")
        self.game, self.setup = game, setup
        self._mode: str | None = None
        try:
            self.begin(0)
        except Refused as refused:
            raise ValueError(sentence(refused)) from None
        self._seeds, self._mode = np.random.default_rng(), render_mode

    def begin(self, seed: int | None) -> None:
        """A new game: the one of that seed, or else the next of those that follow from the last."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.seed = int(self._seeds.integers(SEEDS)) if seed is None else seed
        self._chance = Chance(self.seed)
        self.moves: list[tuple[Seat, Any]] = []
        self._told: list[str] = []
        self._shown = 0
        self.state, events = begin(self.game, self.setup, self._chance)
        self._tell(events, None)

    def play(self, seat: Seat, move: Any) -> tuple[Any, ...]:
        """Lay a move before the rules: the events that follow from it."""
        before = self.state
        self.state, events = apply(self.game, before, seat, move, self._chance)
        self.moves.append((seat, move))
        self._tell(events, before)
        return events

    def render(self) -> str | None:
        """The story so far as a text; or for people at a terminal what is new in it."""
        if self._mode == "ansi":
            return "\n".join(self._told)
        if self._mode == "human":
            sys.stdout.writelines(f"{line}\n" for line in self._told[self._shown :])
            self._shown = len(self._told)
        return None

    def _tell(self, events: tuple[Any, ...], before: State | None) -> None:
        if self._mode:
            self._told += narration(self.game, events, before)
            if self._mode == "human":
                self.render()


class AtATable:
    """What agents of both games have: a seat each, what it sees and may do, and spaces for it."""

    table: Table[Any]
    _seats: dict[str, Seat]
    _observed: dict[str, spaces.Dict]
    _acted: dict[str, spaces.Discrete]

    def sit(self, agents: tuple[str, ...], fields: Fields, actions: int) -> None:
        """Everybody takes a seat, to the left in this order."""
        self.possible_agents = list(agents)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(agents)}
        self._observed = {agent: fields.space(actions) for agent in agents}
        self._acted = {agent: spaces.Discrete(actions) for agent in agents}

    def view(self, agent: str) -> Any:
        """The game as the agent's seat sees it."""
        return self.table.game.view(self.table.state, self._seats[agent])

    def offers(self, agent: str) -> Any:
        """What the rules offer the agent's seat now."""
        return self.table.game.offers(self.table.state, self._seats[agent])

    def render(self) -> str | None:
        """What happened, with nothing hidden: secrets are told when they are revealed."""
        return self.table.render()

    def close(self) -> None:
        """Nothing has to be closed."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acted[agent]
