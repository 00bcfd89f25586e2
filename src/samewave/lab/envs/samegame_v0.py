"""The Same Game as a PettingZoo environment: agents act one after another."""

from collections.abc import Hashable
from typing import Any

import numpy as np
from pettingzoo.utils import wrappers  # type: ignore[import-untyped,unused-ignore]

from samewave.core import Seat
from samewave.games.samegame import SameGame
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Move,
    Point,
    RejectClue,
    TurnEnded,
    WriteClue,
)
from samewave.games.samegame.level import Agreement
from samewave.games.samegame.setup import Setup
from samewave.games.samegame.state import State
from samewave.games.samegame.view import Offers
from samewave.lab.envs.environment import (
    RENDER_MODES,
    ActionBlocks,
    AnyAECEnv,
    GameTable,
    Mask,
    Observation,
    TableEnvironment,
    agent_names,
)
from samewave.lab.envs.samegame_observation import (
    CRITERION_IDS,
    NUMBERS,
    ClueWords,
    SameGameObservations,
)
from samewave.packs import Shelf

MAX_CYCLES = 500
"""Steps per agent after which a game is truncated; a swap can be refused again and again."""
PATIENCE = 3
"""Rounds of pointing per cup in which guessers may point anywhere."""


def env(**setup: Any) -> AnyAECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**setup), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(TableEnvironment, AnyAECEnv):  # type: ignore[misc,unused-ignore]  # noqa: N801
    """Agents act one after another, in an order that reveals no secrets.

    Actions are `write` (a thing), `point` (at a criterion), `ask_swap`, `consent`, `refuse`,
    `begin` (the agent's own turn) and `reject` (the clue). Every agent's reward is the value of
    each turn.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - required by PettingZoo
        "name": "samewave_samegame_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        players: int = 4,
        level: int = 1,
        agreement: str = Agreement.UNANIMOUS,
        language: str | tuple[str, ...] = "en",
        objects: str = "house",
        patience: int = PATIENCE,
        win_bonus: float = 0.0,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        shelf = shelf or Shelf()
        names = agent_names(players)
        setup = Setup(
            level=level, seats=names, agreement=agreement, language=language, objects=objects
        )
        self.max_cycles, self.win_bonus, self.render_mode = max_cycles, win_bonus, render_mode
        self.table: GameTable[State] = GameTable(SameGame(shelf), setup, render_mode)
        started = self.table.state.table
        self.words = ClueWords(shelf, objects, started.languages)
        self._observations = SameGameObservations(players, started.cards, self.words)
        self.fields = self._observations.fields
        self.actions = ActionBlocks(
            write=len(self.words),
            point=len(CRITERION_IDS),
            ask_swap=1,
            consent=1,
            refuse=1,
            begin=1,
            reject=1,
        )
        self._patience = patience
        self.seat_agents(names, self.fields, self.actions.size)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> None:
        """Start the game of a seed or, without one, of the next seed."""
        self.table.begin(seed)
        self._pointing_order = PointingOrder(self._patience)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._update_infos()
        self._select(self.table.state.table.first - 1)

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        if not 0 <= action < self.actions.size or not self._mask[action]:
            kind, number = self.actions.kind(int(action))
            raise ValueError(f"{agent} may not do this now: {kind} {number}.")
        seat = self._seats[agent]
        self._steps += 1
        events = self.table.play(seat, self._move(seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._reward(events)
        self._end()
        self._select(seat)

    def observe(self, agent: str) -> Observation:
        """The observation of an agent; the mask is empty unless it is the agent's turn."""
        seat, state, game = self._seats[agent], self.table.state, self.table.game
        vector = self._observations.vector(
            game.view(state, None), seat, game.seat_fields(state, seat).mine
        )
        may_act = agent == self.agent_selection
        mask = self._mask.copy() if may_act else np.zeros(self.actions.size, np.int8)
        return {"observation": vector, "action_mask": mask}

    def _reward(self, events: tuple[Any, ...]) -> None:
        """Reward the value of a turn, and the bonus at the end."""
        state = self.table.state
        turns = [each.turn for each in events if isinstance(each, TurnEnded)]
        worth = float(sum(turn.value for turn in turns))
        if state.result:
            worth += self.win_bonus if state.result.won else -self.win_bonus
        self.rewards = dict.fromkeys(self.agents, worth)
        if turns:
            self._accumulate_rewards()
            self._update_infos()

    def _update_infos(self) -> None:
        state = self.table.state
        known = {"score": state.score, "turns": len(state.turns)}
        self.infos = {agent: dict(known) for agent in self.agents}

    def _end(self) -> None:
        over = self.table.state.finished
        truncated = not over and self._steps >= self.max_cycles * len(self.possible_agents)
        if over or truncated:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, truncated)

    def _select(self, last: Seat) -> None:
        """Select the next agent that the game waits for, to the left of the last one."""
        state = self.table.state
        players = len(self.possible_agents)
        if state.phase == "guessing":
            seat = self._pointing_order.next(state, self.table.game.question(state))
        else:
            waiting = state.waiting_for
            to_the_left = ((last + step) % players for step in range(1, players + 1))
            seat = next((each for each in to_the_left if each in waiting), 0)
        self.agent_selection = self.possible_agents[seat]
        self._mask = self._mask_of(seat)

    def _mask_of(self, seat: Seat) -> Mask:
        """The action mask of a seat."""
        mask = np.zeros(self.actions.size, np.int8)
        offers: Offers = self.table.game.offers(self.table.state, seat)
        actions = self.actions
        if offers.answer_swap:
            mask[[actions["consent"].start, actions["refuse"].start]] = 1
        elif offers.write_clue:
            card = self.table.state.objects[seat]
            mask[: len(self.words)] = self.words.mask(card, offers.sent_back)
            mask[actions["ask_swap"].start] = offers.ask_swap
        elif offers.begin_turn:
            mask[actions["begin"].start] = 1
        elif offers.point:
            only = self._pointing_order.favourite
            cups = (only,) if only else offers.point
            for cup in cups:
                mask[actions["point"][NUMBERS[cup]]] = 1
            mask[actions["reject"].start] = offers.reject_clue and not only
        return mask

    def _move(self, seat: Seat, action: int) -> Move:
        kind, number = self.actions.kind(action)
        match kind:
            case "write":
                return WriteClue(self._written(seat, number), anyway=True)
            case "point":
                return Point(CRITERION_IDS[number])
            case "ask_swap":
                return AskSwap()
            case "consent" | "refuse":
                return AnswerSwap(consent=kind == "consent")
            case "begin":
                return BeginTurn()
            case _:
                return RejectClue()

    def _written(self, seat: Seat, thing: int) -> str:
        state = self.table.state
        word = self.words.written(state.objects[seat], state.sent_back)[thing]
        assert word is not None, "the mask allows only words that may be written"
        return word


class PointingOrder:
    """The order in which guessers point: in turn, again and again until they agree.

    Each cup begins with another guesser. After some rounds without agreement, everybody must point
    at the cup with the most fingers; in a tie, at the one chosen by the guesser who sits nearest to
    the left of the active player.
    """

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._question: Hashable = None
        self._asked = 0
        self.favourite: str | None = None

    def next(self, state: State, question: Hashable) -> Seat:
        """The guesser who points next."""
        if question != self._question:
            self._question, self._asked, self.favourite = question, 0, None
        guessers = state.guessers
        if self.favourite is None and self._asked >= self._patience * len(guessers):
            self.favourite = _favourite(state)
        while True:
            seat = guessers[(len(state.lifted) + self._asked) % len(guessers)]
            self._asked += 1
            if self.favourite is None or state.fingers[seat] != self.favourite:
                return seat


def _favourite(state: State) -> str | None:
    fingers = [finger for seat in state.guessers if (finger := state.fingers[seat])]
    return max(fingers, key=fingers.count) if fingers else None
