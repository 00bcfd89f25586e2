"""A game in this process: its state, its bots with their thinking times, and its record."""

from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from time import monotonic
from typing import Any, BinaryIO, NamedTuple

from samewave.bots import Bot, PlannedMove
from samewave.bots.simple import any_move
from samewave.core import AnyGame, Chance, Refused, Seat, apply, begin
from samewave.core.record import write_header, write_move


class DueMove(NamedTuple):
    """A planned move of a bot, when it will make it, and the state in which it planned it."""

    at: float
    planned: PlannedMove
    state: Any


class PastEvent(NamedTuple):
    """An event that nobody has shown yet, and the state right after it."""

    event: Any
    state: Any


class LocalGame:
    """Runs one game with bots and writes its record. The people's moves come from the caller."""

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
        self.pending_events: deque[PastEvent] = deque()
        self._chance, self._record = Chance(seed), record
        self._pace, self._clock = pace, clock
        self._dice = Random(seed)  # noqa: S311 - not for secrets
        self._planned: dict[Seat, DueMove] = {}
        self._thought_about: Any = None
        self.state, events = begin(game, setup, self._chance)
        self._write(write_header(game, setup, seed, events))
        self._queue_events(None, events)

    @property
    def is_over(self) -> bool:
        return bool(self.state.finished)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def offers(self, seat: Seat) -> Any:
        return self.game.offers(self.state, seat)

    def default_move(self, seat: Seat) -> Any:
        """The move that the table makes for an undecided player; None if none is needed."""
        return self.game.default_move(self.state, seat, self.offers(seat), self._chance)

    def play(self, seat: Seat, move: Any) -> None:
        """Make a move and record it, or raise Refused and change nothing."""
        before = self.state
        self.state, events = apply(self.game, before, seat, move, self._chance)
        self._write(write_move(seat, move, events))
        self._queue_events(before, events)

    def tick(self) -> bool:
        """Let one bot move if its thinking time is over. True if a bot moved."""
        self._plan_moves()
        now = self._clock()
        due = [seat for seat, waiting in self._planned.items() if waiting.at <= now]
        if not due:
            return self._unblock()
        seat = min(due, key=lambda seat: self._planned[seat].at)
        waiting = self._planned.pop(seat)
        planned = waiting.planned if waiting.state is self.state else self._think(seat)
        if planned is None:
            return False
        self._move_for(seat, planned.move)
        return True

    def rush_bots(self) -> None:
        """End the thinking time of all bots."""
        self._planned = {seat: waiting._replace(at=0.0) for seat, waiting in self._planned.items()}

    def _plan_moves(self) -> None:
        """Show the bots a changed state; when the question changed, they plan new moves."""
        if self._thought_about is self.state:
            return
        known, self._thought_about = self._thought_about, self.state
        if known is None or self.game.question(known) != self.game.question(self.state):
            self._planned.clear()
        for seat, bot in self.bots.items():
            bot.look(self.view(seat))
            planned = None if seat in self._planned else self._think(seat)
            if planned is not None:
                due = self._clock() + planned.seconds * self._pace
                self._planned[seat] = DueMove(due, planned, self.state)

    def _think(self, seat: Seat) -> PlannedMove | None:
        offers = self.offers(seat)
        planned = self.bots[seat].think(self.view(seat), offers)
        if planned is None or planned.move is not None:
            return planned
        move = self.game.default_move(self.state, seat, offers, self._chance)
        return None if move is None else planned._replace(move=move)

    def _move_for(self, seat: Seat, move: Any) -> None:
        try:
            self.play(seat, move)
        except Refused:  # a bug in a bot must not end the game
            self._play_any_move(seat)

    def _unblock(self) -> bool:
        """If the game waits only for bots and none has a plan, make a random move for one."""
        waiting = self.state.waiting_for
        if self._planned or not waiting or any(seat not in self.bots for seat in waiting):
            return False
        return self._play_any_move(waiting[0])

    def _play_any_move(self, seat: Seat) -> bool:
        move = any_move(self.game.name, self.view(seat), self.offers(seat), self._dice)
        if move is None:
            move = self.default_move(seat)
        if move is not None:
            self.play(seat, move)
        return move is not None

    def _write(self, line: bytes) -> None:
        self._record.write(line)
        self._record.flush()

    def _queue_events(self, state: Any, events: tuple[Any, ...]) -> None:
        for event in events:
            state = self.game.evolve(state, event)
            self.pending_events.append(PastEvent(event, state))
