"""What a game of The Same Game says about its players: who was misled by whose clue."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from samewave.affinity.agreement import UNIT
from samewave.affinity.names import told_apart
from samewave.affinity.tally import Reads, Tally, merged
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
from samewave.packs import Shelf


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


def digest(events: Sequence[Event], _: Shelf, leave_out: Collection[Seat] = ()) -> Tally:
    """What a game says about its players, as far as it was played."""
    return digest_readings(readings_of(events), leave_out)


def digest_readings(played: Readings, leave_out: Collection[Seat] = ()) -> Tally:
    """The same from readings."""
    names = told_apart(played.started.names)
    tallies = [
        _reading(each, names)
        for each in played.readings
        if each.giver not in leave_out and each.reader not in leave_out
    ]
    return merged([Tally(games=1, turns=played.turns), *tallies])


def _reading(reading: Reading, names: Sequence[str]) -> Tally:
    reads = Reads(1, int(reading.misread), round(UNIT * reading.risk))
    return Tally(
        readers={names[reading.giver]: {names[reading.reader]: reads}},
        criteria={reading.criterion: reads},
    )
