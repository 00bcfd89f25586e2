"""Shared by all environments: the table, the layout of observations and actions, policies."""

import sys
from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped,unused-ignore]

from samewave.bots import Bot, Character, make_bot
from samewave.core import AnyGame, Chance, Refused, Seat, apply, begin, narration
from samewave.packs import Shelf
from samewave.sentences import sentence

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
"""The input that PettingZoo gives an agent: a vector `observation` and an `action_mask`."""

State = TypeVar("State")
RENDER_MODES = ["human", "ansi"]
SEEDS = 2**32

AnyAECEnv = AECEnv[str, Any, Any]
AnyParallelEnv = ParallelEnv[str, Any, Any]


class ObservationField(NamedTuple):
    """A part of the vector: its name, its size, and the range of its numbers."""

    name: str
    size: int = 1
    least: float = 0
    most: float = 1


class ObservationFields:
    """The layout of the vector: all fields, one after another."""

    def __init__(self, fields: Iterable[ObservationField]) -> None:
        self.slices: dict[str, slice] = {}
        least: list[float] = []
        most: list[float] = []
        for field in fields:
            self.slices[field.name] = slice(len(least), len(least) + field.size)
            least += [field.least] * field.size
            most += [field.most] * field.size
        self.size = len(least)
        self._least, self._most = np.array(least, np.float32), np.array(most, np.float32)

    def __getitem__(self, name: str) -> slice:
        return self.slices[name]

    def read(self, vector: Vector) -> dict[str, Vector]:
        """The parts of a vector by their names."""
        return {name: vector[part] for name, part in self.slices.items()}

    def space(self, actions: int) -> spaces.Dict:
        """The observation space of an agent with this number of actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(self._least, self._most, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )


class ActionBlocks:
    """The numbers of all actions: one block per kind, one after another."""

    def __init__(self, **sizes: int) -> None:
        self.ranges: dict[str, range] = {}
        self.size = 0
        for kind, size in sizes.items():
            self.ranges[kind] = range(self.size, self.size + size)
            self.size += size

    def __getitem__(self, kind: str) -> range:
        return self.ranges[kind]

    def kind(self, action: int) -> tuple[str, int]:
        """The kind of an action, and its number among its kind."""
        for kind, block in self.ranges.items():
            if action in block:
                return kind, action - block.start
        raise ValueError(f"There is no action {action}: there are {self.size}, counted from 0.")


def agent_names(players: int) -> tuple[str, ...]:
    """The names of the agents, in the order in which they sit."""
    return tuple(f"player_{seat}" for seat in range(players))


class GameTable(Generic[State]):
    """Plays one game after another by the rules; keeps the moves and the narration of the game."""

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
        """Start the game of a seed or, without one, of the next seed in the sequence."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.seed = int(self._seeds.integers(SEEDS)) if seed is None else seed
        self._chance = Chance(self.seed)
        self.moves: list[tuple[Seat, Any]] = []
        self._story: list[str] = []
        self._printed = 0
        self.state, events = begin(self.game, self.setup, self._chance)
        self._add_story(events, None)

    def play(self, seat: Seat, move: Any) -> tuple[Any, ...]:
        """Make a move by the rules and return its events."""
        before = self.state
        self.state, events = apply(self.game, before, seat, move, self._chance)
        self.moves.append((seat, move))
        self._add_story(events, before)
        return events

    def render(self) -> str | None:
        """The narration so far as text; in mode `human`, print what is new."""
        if self._mode == "ansi":
            return "\n".join(self._story)
        if self._mode == "human":
            sys.stdout.writelines(f"{line}\n" for line in self._story[self._printed :])
            self._printed = len(self._story)
        return None

    def _add_story(self, events: tuple[Any, ...], before: State | None) -> None:
        if self._mode:
            self._story += narration(self.game, events, before)
            if self._mode == "human":
                self.render()


class TableEnvironment:
    """The part of an environment that all games share: seats, views and spaces."""

    table: GameTable[Any]
    _seats: dict[str, Seat]
    _observed: dict[str, spaces.Dict]
    _acted: dict[str, spaces.Discrete]

    def seat_agents(self, agents: tuple[str, ...], fields: ObservationFields, actions: int) -> None:
        """Give each agent a seat, in this order."""
        self.possible_agents = list(agents)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(agents)}
        self._observed = {agent: fields.space(actions) for agent in agents}
        self._acted = {agent: spaces.Discrete(actions) for agent in agents}

    def view(self, agent: str) -> Any:
        """The game as the agent's seat sees it."""
        return self.table.game.view(self.table.state, self._seats[agent])

    def offers(self, agent: str) -> Any:
        """The moves that the rules offer the agent's seat."""
        return self.table.game.offers(self.table.state, self._seats[agent])

    def render(self) -> str | None:
        """The narration of the game; secrets appear when they are revealed."""
        return self.table.render()

    def close(self) -> None:
        """Required by PettingZoo; there is nothing to close."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acted[agent]


class Policy(Protocol):
    """Decides for one agent, game after game."""

    def begin(self) -> None:
        """Start a new game."""
        ...

    def act(self, env: Any, agent: str, observation: Observation) -> int:
        """Choose an action that the mask allows."""
        ...

    def end(self, env: Any, observation: Observation) -> None:
        """Observe the end of a game."""
        ...


class RandomPolicy:
    """Chooses any action that the mask allows."""

    def __init__(self, seed: int) -> None:
        self._dice = np.random.default_rng(seed)

    def begin(self) -> None:
        """Random play has no memory."""

    def act(self, _: Any, __: str, observation: Observation) -> int:
        return random_action(observation["action_mask"], self._dice)

    def end(self, _: Any, __: Observation) -> None:
        """Random play has no memory."""


def random_action(mask: Mask, dice: np.random.Generator) -> int:
    """A random action that the mask allows."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(dice.random() * len(allowed))])


class BotPolicy:
    """A built-in bot: it sees its seat's view and offers, as at any table."""

    game: str

    def __init__(self, shelf: Shelf, character: Character) -> None:
        self._shelf, self._character = shelf, character
        self.begin()

    def begin(self) -> None:
        """Start with a new bot: it remembers nothing except its character."""
        self._bot: Bot = make_bot(self.game, self._shelf, self._character)
        self._ranking: tuple[str, ...] = ()

    def end(self, _: Any, __: Observation) -> None:
        """Bots learn nothing from one game to the next."""
