"""Policies: who plays in an environment, from dice to the bots of the house."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from samewave.bots import Bot, Character, make_bot
from samewave.games.compatibility.moves import Choose, ClaimDouble, OpenTheme, RollTheme
from samewave.games.compatibility.state import State as CompatibilityState
from samewave.games.samegame.moves import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Point,
    RejectClue,
    WriteClue,
)
from samewave.games.samegame.state import State as SameGameState
from samewave.lab.envs import compatibility_v0, samegame_v0
from samewave.lab.envs.fields import Mask, Observation
from samewave.lab.envs.samegame_seen import NUMBERS
from samewave.packs import Shelf


class Policy(Protocol):
    """Who decides for one agent, game after game."""

    def begin(self) -> None:
        """A new game."""
        ...

    def act(self, env: Any, agent: str, observation: Observation) -> int:
        """One of the actions that the mask allows."""
        ...

    def end(self, env: Any, observation: Observation) -> None:
        """The last look at a game that is over."""
        ...


class RandomPolicy:
    """Any action that the mask allows."""

    def __init__(self, seed: int) -> None:
        self._dice = np.random.default_rng(seed)

    def begin(self) -> None:
        """Dice have no memory."""

    def act(self, _: Any, __: str, observation: Observation) -> int:
        return any_of(observation["action_mask"], self._dice)

    def end(self, _: Any, __: Observation) -> None:
        """Dice have no memory."""


def any_of(mask: Mask, dice: np.random.Generator) -> int:
    """An action of the mask by chance."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(dice.random() * len(allowed))])


class BotPolicy:
    """A bot of the house: it sees its seat's view and offers, like at any table."""

    game: str

    def __init__(self, shelf: Shelf, character: Character) -> None:
        self._shelf, self._character = shelf, character
        self.begin()

    def begin(self) -> None:
        """Bots come to every game with nothing but their character."""
        self._bot: Bot = make_bot(self.game, self._shelf, self._character)
        self._ranking: tuple[str, ...] = ()

    def end(self, _: Any, __: Observation) -> None:
        """What was learned at this table stays here."""


class CompatibilityBot(BotPolicy):
    """It makes its whole ranking up at once and then lays image after image."""

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
                raise AssertionError("a bot has an idea whenever it is its turn")

    def _lay(self, env: compatibility_v0.parallel_env, place: int) -> int:
        return env.images.index(self._ranking[place])


class SameGameBot(BotPolicy):
    """It writes, points and answers; a finger that it would not move stays where it is."""

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


def play_compatibility(
    env: compatibility_v0.parallel_env, policies: Sequence[Policy], seed: int
) -> CompatibilityState:
    """A whole game, one policy a seat."""
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


def play_samegame(env: samegame_v0.raw_env, policies: Sequence[Policy], seed: int) -> SameGameState:
    """A whole game, one policy a seat."""
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
