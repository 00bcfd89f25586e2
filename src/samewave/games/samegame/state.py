"""State: how a game of The Same Game stands after each of its events."""

from typing import Literal

from msgspec.structs import replace

from samewave.core import Seat, Value, replace_at
from samewave.games.samegame import events
from samewave.games.samegame.level import CIRCLES, LEVELS, ROUNDS, STARTS, Agreement, Level, Result

Phase = Literal["dealing", "writing", "ready", "guessing", "rewriting", "between", "finished"]
"""The phase of a round. The table goes on by itself when dealing and between rounds."""

MOST_SENT_BACK = 20
"""The most rejected clues of a turn that are kept, because a state must not grow with the game."""


class Swap(Value, frozen=True):
    """A player's request for the face-down object, and the seats that have consented so far."""

    seat: Seat
    consented: frozenset[Seat] = frozenset()


class State(Value, frozen=True):
    """Everything the rules need to know; secret until a view shows it.

    `numbers`, `objects`, `clues` and `fingers` are by seat, `tokens` by criterion. `dealt` are all
    cards that have left the stack.
    """

    table: events.GameStarted
    phase: Phase
    score: int
    active: Seat
    clues: tuple[str | None, ...]
    fingers: tuple[str | None, ...]
    tokens: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    objects: tuple[str, ...] = ()
    dealt: frozenset[str] = frozenset()
    rounds: int = 0
    swap: Swap | None = None
    swapped: bool = False
    rejected_by: frozenset[Seat] = frozenset()
    sent_back: tuple[str, ...] = ()
    lifted: tuple[str, ...] = ()
    turns: tuple[events.Turn, ...] = ()
    result: Result | None = None

    @property
    def finished(self) -> bool:
        return self.phase == "finished"

    @property
    def players(self) -> int:
        return len(self.table.names)

    @property
    def level(self) -> Level:
        return LEVELS[self.table.level]

    @property
    def guessers(self) -> tuple[Seat, ...]:
        """All seats but the active one, starting with its left neighbour."""
        return tuple((self.active + step) % self.players for step in range(1, self.players))

    @property
    def cups(self) -> tuple[str, ...]:
        """The criteria that are still covered."""
        if not self.lifted:
            return self.table.criteria
        return tuple([cup for cup in self.table.criteria if cup not in self.lifted])

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        match self.phase:
            case "writing":
                return tuple(filter(self._is_awaited_in_writing, range(self.players)))
            case "ready" | "rewriting":
                return (self.active,)
            case "guessing":
                return tuple([seat for seat in range(self.players) if seat != self.active])
            case "dealing" | "between" | "finished":
                return ()

    def _is_awaited_in_writing(self, seat: Seat) -> bool:
        return self.must_answer(seat) or (self.clues[seat] is None and not self.is_asking(seat))

    def is_asking(self, seat: Seat) -> bool:
        return self.swap is not None and self.swap.seat == seat

    def must_answer(self, seat: Seat) -> bool:
        swap = self.swap
        return swap is not None and seat != swap.seat and seat not in swap.consented

    def may_ask_swap(self, seat: Seat) -> bool:
        """A seat may ask before its clue is written, if nobody is asking and the swap is unused."""
        free = self.swap is None and not self.swapped
        return free and self.phase == "writing" and self.clues[seat] is None

    def may_write(self, seat: Seat) -> bool:
        """A seat may write while all write, or when its clue was sent back."""
        if self.phase == "writing":
            return not self.is_asking(seat)
        return self.phase == "rewriting" and seat == self.active

    def trap_of(self, seat: Seat) -> str:
        """The criterion that carries a player's number."""
        return self.table.criteria[self.tokens.index(self.numbers[seat])]

    def value(self, placed: int) -> int:
        """The value of a turn with so many cups placed on the central track."""
        return CIRCLES[min(self.level.spare_cups + placed, len(CIRCLES) - 1)]

    def _pointed(self) -> list[str]:
        return [finger for seat in self.guessers if (finger := self.fingers[seat])]

    def favourite(self) -> str | None:
        """The criterion that most guessers point at; the first one in a tie."""
        pointed = self._pointed()
        return max(pointed, key=pointed.count) if pointed else None

    def agreed(self) -> str | None:
        """The criterion that the group agrees on now, by the table's kind of agreement."""
        pointed = self._pointed()
        favourite = self.favourite()
        if favourite is None:
            return None
        votes, guessers = pointed.count(favourite), self.players - 1
        match self.table.agreement:
            case Agreement.ANYONE:
                return pointed[0]
            case Agreement.UNANIMOUS:
                return favourite if votes == guessers else None
            case Agreement.MAJORITY:
                if votes * 2 > guessers:
                    return favourite
                return pointed[0] if len(pointed) == guessers else None


def start_score(players: int) -> int:
    """The starting score."""
    return STARTS[players * ROUNDS[players]]


def evolve(state: State | None, event: events.Event) -> State:
    """The state after an event."""
    if state is None:
        if not isinstance(event, events.GameStarted):
            raise ValueError("a game starts with GameStarted")
        return _set_table(event)
    match event:
        case events.FingerPointed():
            return replace(state, fingers=replace_at(state.fingers, event.seat, event.criterion))
        case events.ClueWritten():
            return _write(state, event)
        case events.CupLifted():
            return replace(state, lifted=(*state.lifted, event.criterion), fingers=_nobody(state))
        case events.TurnBegan():
            return replace(state, phase="guessing")
        case events.TurnEnded():
            return _end_turn(state, event)
        case events.RoundDealt():
            return _deal(state, event)
        case events.SwapAsked():
            return replace(state, swap=Swap(event.seat))
        case events.SwapAnswered():
            return _answer_swap(state, event)
        case events.SwapMade():
            return _swap(state, event)
        case events.ClueRejected():
            return replace(state, rejected_by=state.rejected_by | {event.seat})
        case events.ClueSentBack():
            return _send_back(state)
        case events.GameEnded():
            return replace(state, phase="finished", result=event.result)
        case events.GameStarted():
            raise ValueError("a game starts once")


def _nobody(state: State) -> tuple[None, ...]:
    return (None,) * state.players


def _set_table(event: events.GameStarted) -> State:
    players = len(event.names)
    return State(
        table=event,
        phase="dealing",
        score=start_score(players),
        active=event.first,
        clues=(None,) * players,
        fingers=(None,) * players,
    )


def _deal(state: State, event: events.RoundDealt) -> State:
    numbers = tuple(number for number in event.numbers if number is not None)
    objects = tuple(card for card in event.objects if card is not None)
    return replace(
        state,
        phase="writing",
        active=state.table.first,
        clues=_nobody(state),
        tokens=event.tokens,
        numbers=numbers,
        objects=objects,
        dealt=state.dealt | set(objects),
    )


def _write(state: State, event: events.ClueWritten) -> State:
    clues = replace_at(state.clues, event.seat, event.text)
    done = state.phase == "rewriting" or None not in clues
    return replace(state, clues=clues, phase="ready" if done else state.phase)


def _answer_swap(state: State, event: events.SwapAnswered) -> State:
    if state.swap is None or not event.consent:
        return replace(state, swap=None)
    return replace(state, swap=Swap(state.swap.seat, consented=state.swap.consented | {event.seat}))


def _swap(state: State, event: events.SwapMade) -> State:
    if event.object is None:
        raise ValueError("the swapped object is missing")
    return replace(
        state,
        swap=None,
        swapped=True,
        objects=replace_at(state.objects, event.seat, event.object),
        dealt=state.dealt | {event.object},
    )


def _send_back(state: State) -> State:
    clue = state.clues[state.active]
    return replace(
        state,
        phase="rewriting",
        fingers=_nobody(state),
        rejected_by=frozenset(),
        sent_back=state.sent_back if clue is None else (*state.sent_back, clue)[-MOST_SENT_BACK:],
    )


def _end_turn(state: State, event: events.TurnEnded) -> State:
    active = (state.active + 1) % state.players
    over = active == state.table.first
    return replace(
        state,
        phase="between" if over else "ready",
        rounds=state.rounds + over,
        active=active,
        score=event.score,
        turns=(*state.turns, event.turn),
        fingers=_nobody(state),
        rejected_by=frozenset(),
        sent_back=(),
        lifted=(),
    )


def renamed(state: State, seat: Seat, name: str) -> State:
    """The state after another player has taken over a seat."""
    table = state.table
    return replace(state, table=replace(table, names=replace_at(table.names, seat, name)))
