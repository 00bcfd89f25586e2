"""Policies that play in any environment: random play and the built-in bots."""

from typing import Any, Protocol

import numpy as np

from samewave.bots import Bot, Character, make_bot
from samewave.lab.envs.environment import Mask, Observation
from samewave.packs import Shelf


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
