"""A sitting: one game with bots who take their time, written down move by move."""

from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from time import monotonic
from typing import Any, BinaryIO, NamedTuple

from samewave.bots import Bot, Thought
from samewave.bots.simple import any_move
from samewave.core import AnyGame, Chance, Refused, Seat, apply, begin
from samewave.core.record import write_header, write_move


class Plan(NamedTuple):
    """What a bot thought of at a moment of the game, and when it will do it."""

    at: float
    thought: Thought
    state: Any


class News(NamedTuple):
    """What happened, and how the game stood then."""

    event: Any
    state: Any


class Sitting:
    """The game, its bots and its record. People's moves come from outside."""

    def __init__(
        self,
        game: AnyGame,
        setup: Any,
        seed: int,
        bots: Mapping[Seat, Bot],
        record: BinaryIO,
        pace: float = 1.0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.game, self.bots = game, bots
        self.names: tuple[str, ...] = tuple(name.strip() for name in setup.seats)
        self.news: deque[News] = deque()
        self._chance, self._record = Chance(seed), record
        self._pace, self._clock = pace, clock
        self._dice = Random(seed)  # noqa: S311 - for a bot without ideas
        self._plans: dict[Seat, Plan] = {}
        self._thought_about: Any = None
        self.state, events = begin(game, setup, self._chance)
        self._write(write_header(game, setup, seed, events))
        self._tell(None, events)

    @property
    def is_over(self) -> bool:
        return bool(self.state.finished)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def offers(self, seat: Seat) -> Any:
        return self.game.offers(self.state, seat)

    def default_move(self, seat: Seat) -> Any:
        """The move that the table makes for somebody who has no idea; None if none is needed."""
        return self.game.default_move(self.state, seat, self.offers(seat), self._chance)

    def play(self, seat: Seat, move: Any) -> None:
        """A move, or Refused and nothing has changed; it is written down before it is told."""
        before = self.state
        self.state, events = apply(self.game, before, seat, move, self._chance)
        self._write(write_move(seat, move, events))
        self._tell(before, events)

    def stir(self) -> bool:
        """Let one bot move whose time has come; whether one did."""
        self._let_bots_think()
        now = self._clock()
        due = [seat for seat, plan in self._plans.items() if plan.at <= now]
        if not due:
            return self._go_on_without_ideas()
        seat = min(due, key=lambda seat: self._plans[seat].at)
        plan = self._plans.pop(seat)
        thought = plan.thought if plan.state is self.state else self._think(seat)
        if thought is None:
            return False
        self._move_for(seat, thought.move)
        return True

    def hurry(self) -> None:
        """Whoever thinks has thought enough."""
        self._plans = {seat: plan._replace(at=0.0) for seat, plan in self._plans.items()}

    def _let_bots_think(self) -> None:
        """With every change they look again; a new question makes new plans."""
        if self._thought_about is self.state:
            return
        known, self._thought_about = self._thought_about, self.state
        if known is None or self.game.question(known) != self.game.question(self.state):
            self._plans.clear()
        for seat, bot in self.bots.items():
            bot.look(self.view(seat))
            thought = None if seat in self._plans else self._think(seat)
            if thought is not None:
                due = self._clock() + thought.seconds * self._pace
                self._plans[seat] = Plan(due, thought, self.state)

    def _think(self, seat: Seat) -> Thought | None:
        offers = self.offers(seat)
        thought = self.bots[seat].think(self.view(seat), offers)
        if thought is None or thought.move is not None:
            return thought
        move = self.game.default_move(self.state, seat, offers, self._chance)
        return None if move is None else thought._replace(move=move)

    def _move_for(self, seat: Seat, move: Any) -> None:
        try:
            self.play(seat, move)
        except Refused:  # a bot that errs must not end anybody's game
            self._throw_dice_for(seat)

    def _go_on_without_ideas(self) -> bool:
        """If everybody who is waited for is a bot that wants nothing, one of them throws dice."""
        waiting = self.state.waiting_for
        if self._plans or not waiting or any(seat not in self.bots for seat in waiting):
            return False
        return self._throw_dice_for(waiting[0])

    def _throw_dice_for(self, seat: Seat) -> bool:
        move = any_move(self.game.name, self.view(seat), self.offers(seat), self._dice)
        if move is None:
            move = self.default_move(seat)
        if move is not None:
            self.play(seat, move)
        return move is not None

    def _write(self, line: bytes) -> None:
        self._record.write(line)
        self._record.flush()

    def _tell(self, state: Any, events: tuple[Any, ...]) -> None:
        for event in events:
            state = self.game.evolve(state, event)
            self.news.append(News(event, state))
