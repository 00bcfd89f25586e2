"""Readings: who was misled by whose clue, taken from the events of The Same Game."""

from collections.abc import Iterable, Iterator

from samewave.core import Seat, Value
from samewave.games.samegame.events import (
    ClueSentBack,
    Event,
    FingerPointed,
    GameStarted,
    TurnEnded,
)
from samewave.games.samegame.evolve import evolve
from samewave.games.samegame.state import State


class Reading(Value, frozen=True):
    """How one guesser read one clue.

    `risk` is what somebody who points blindly would have risked: for each cup the share of the trap
    among the criteria still covered, up to the first finger that was on the trap, if any was.
    """

    giver: Seat
    reader: Seat
    criterion: str
    risk: float
    misread: bool


class Readings(Value, frozen=True):
    """All that was read in a game, and the table that it was played at."""

    started: GameStarted
    turns: int
    readings: tuple[Reading, ...]


class _Turn:
    """The turn that is being played: by guesser, the risk so far and whether it misread."""

    def __init__(self) -> None:
        self.risks: dict[Seat, float] = {}
        self.misread: set[Seat] = set()
        self._pointed: set[tuple[Seat, int]] = set()

    def point(self, state: State, event: FingerPointed) -> None:
        """Only the first finger for a cup is one's own; where it moves may be for peace."""
        seat, cup = event.seat, len(state.lifted)
        if seat in self.misread or (seat, cup) in self._pointed:
            return
        self._pointed.add((seat, cup))
        self.risks[seat] = self.risks.get(seat, 0.0) + 1 / len(state.cups)
        if event.criterion == state.trap_of(state.active):
            self.misread.add(seat)

    def end(self, state: State) -> Iterator[Reading]:
        giver, trap = state.active, state.trap_of(state.active)
        for reader, risk in sorted(self.risks.items()):
            yield Reading(giver, reader, trap, risk, reader in self.misread)


def readings_of(events: Iterable[Event]) -> Readings:
    """How the clues of a game were read, as far as it was played."""
    state: State | None = None
    turn, turns, readings = _Turn(), 0, list[Reading]()
    for event in events:
        match event:
            case FingerPointed() if state is not None:
                turn.point(state, event)
            case ClueSentBack():
                turn = _Turn()
            case TurnEnded() if state is not None:
                readings += turn.end(state)
                turn, turns = _Turn(), turns + 1
            case _:
                pass
        state = evolve(state, event)
    if state is None:
        raise ValueError("a game starts with an event")
    return Readings(state.table, turns, tuple(readings))
