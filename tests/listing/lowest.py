"""Lowest Number: a made-up game in one file, without a bot, a screen or words of its own.

In each round everybody names a number in secret. The lowest number that only one player named wins
the prize of the round. The player with most points after the last round wins.
"""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import asdict, replace

from samewave.core import (
    BaseGame,
    Chance,
    GameSummary,
    Outcome,
    Refused,
    Seat,
    Value,
    judge_seats,
    replace_at,
)
from samewave.core.catalogue import Choice, Field, GameInfo, Variant
from samewave.core.values import BySeat, Line, Number, Points, Seats

NAME = "lowest"
PLAYERS = (2, 3, 4, 5, 6)
ROUNDS = (3, 5)
NUMBERS = (1, 2, 3, 4)
PRIZES = (1, 2, 3)


class Setup(Value, frozen=True, kw_only=True):
    """The set-up that the host asks for."""

    seats: BySeat[Line]
    rounds: Number = ROUNDS[0]


class NameNumber(Value, frozen=True, tag_field="type", tag="name_number"):
    """Name a number in secret."""

    number: Number


class TakeBack(Value, frozen=True, tag_field="type", tag="take_back"):
    """Take the number back while others still think."""


class GameStarted(Value, frozen=True, tag_field="type", tag="game_started"):
    """The players sit down; they see this for the whole game."""

    names: BySeat[Line]
    rounds: Number


class RoundBegan(Value, frozen=True, tag_field="type", tag="round_began"):
    """The table draws the prize of a round."""

    prize: Number


class NumberNamed(Value, frozen=True, tag_field="type", tag="number_named"):
    """A player named a number; only that player hears which."""

    seat: Seat
    number: Number | None


class NumberTakenBack(Value, frozen=True, tag_field="type", tag="number_taken_back"):
    """A player thinks again."""

    seat: Seat


class RoundScored(Value, frozen=True, tag_field="type", tag="round_scored"):
    """All numbers are shown, and the prize goes to the winner if there is one."""

    numbers: BySeat[Number]
    winner: Seat | None


class GameEnded(Value, frozen=True, tag_field="type", tag="game_ended"):
    """The last round is over."""

    winners: Seats


Move = NameNumber | TakeBack
Event = GameStarted | RoundBegan | NumberNamed | NumberTakenBack | RoundScored | GameEnded


class State(Value, frozen=True):
    """The game between two events."""

    table: GameStarted
    named: BySeat[Number | None]
    points: BySeat[Points]
    round: Number = 0
    prize: Number = 0
    numbers: BySeat[Number] = ()
    """The numbers that everybody named in the last round."""
    winners: Seats = ()
    finished: bool = False

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        if self.finished or not self.prize:
            return ()
        return tuple(seat for seat, number in enumerate(self.named) if number is None)


class View(Value, frozen=True):
    """The part of the state that a seat may know."""

    seat: Seat | None
    table: GameStarted
    phase: Literal["naming", "finished"]
    waiting_for: Seats
    round: Number
    prize: Number
    points: BySeat[Points]
    numbers: BySeat[Number]
    winners: Seats
    my_number: Number | None = None


class SeatFields(Value, frozen=True):
    """The part of a view that belongs to one seat."""

    seat: Seat | None
    my_number: Number | None


class Offers(Value, frozen=True):
    """The moves of a seat."""

    moves: tuple[Move, ...]


class LowestSummary(GameSummary, frozen=True, tag=NAME):
    """A finished game."""

    points: BySeat[Points]
    rounds: Number
    winners: Seats

    def outcome(self) -> Outcome:
        return Outcome(variant=str(self.rounds), rounds=self.rounds, winners=self.winners)


class Lowest(BaseGame):
    """The game."""

    name = NAME
    info = GameInfo(
        name=NAME,
        title="Lowest Number",
        line="Name the lowest number that nobody else names.",
        fields=(
            Field(
                "rounds",
                "Rounds",
                "one",
                ROUNDS[0],
                tuple(Choice(each, f"{each} rounds") for each in ROUNDS),
                "How long the game is.",
            ),
        ),
        variants=tuple(Variant({"rounds": each}, PLAYERS) for each in ROUNDS),
    )
    setup_type = Setup
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    offers_type = Offers
    summary_type = LowestSummary

    def start(self, setup: Setup, _: Chance) -> list[Event]:
        if setup.rounds not in ROUNDS:
            raise Refused("not_offered")
        return [GameStarted(judge_seats(setup.seats, PLAYERS), setup.rounds)]

    def offers(self, state: State, seat: Seat | None) -> Offers:
        if seat in state.waiting_for:
            return Offers(tuple(map(NameNumber, NUMBERS)))
        is_named = seat is not None and _number(state, seat) is not None
        return Offers((TakeBack(),) if is_named else ())

    def default_move(
        self, state: State, seat: Seat | None, _: Offers, chance: Chance
    ) -> Move | None:
        if seat not in state.waiting_for:
            return None
        return NameNumber(chance.draw(NUMBERS, "default", state.round, seat))

    def decide(self, state: State, seat: Seat | None, move: Move) -> list[Event]:
        if seat is None or move not in self.offers(state, seat).moves:
            raise Refused("not_offered")
        if isinstance(move, NameNumber):
            return [NumberNamed(seat, move.number)]
        return [NumberTakenBack(seat)]

    def advance(self, state: State, chance: Chance) -> list[Event]:
        if state.finished or state.waiting_for:
            return []
        if not state.prize:
            if state.round < state.table.rounds:
                return [RoundBegan(chance.draw(PRIZES, "prize", state.round))]
            best = max(state.points)
            return [GameEnded(tuple(s for s, points in enumerate(state.points) if points == best))]
        numbers = tuple(number or 0 for number in state.named)
        lowest = min((each for each in numbers if numbers.count(each) == 1), default=None)
        return [RoundScored(numbers, None if lowest is None else numbers.index(lowest))]

    def evolve(self, state: State | None, event: Event) -> State:
        if isinstance(event, GameStarted):
            nobody = (None,) * len(event.names)
            return State(event, nobody, (0,) * len(event.names))
        assert state is not None
        match event:
            case RoundBegan(prize):
                nobody = (None,) * len(state.named)
                return replace(state, round=state.round + 1, prize=prize, named=nobody)
            case NumberNamed(seat, number):
                return replace(state, named=replace_at(state.named, seat, number))
            case NumberTakenBack(seat):
                return replace(state, named=replace_at(state.named, seat, None))
            case RoundScored(numbers, winner):
                points = state.points
                if winner is not None:
                    points = replace_at(points, winner, points[winner] + state.prize)
                nobody = (None,) * len(numbers)
                return replace(state, points=points, numbers=numbers, prize=0, named=nobody)
            case GameEnded(winners):
                return replace(state, winners=winners, finished=True)

    def view(self, state: State, seat: Seat | None) -> View:
        shown = View(
            seat=None,
            table=state.table,
            phase="finished" if state.finished else "naming",
            waiting_for=state.waiting_for,
            round=state.round,
            prize=state.prize,
            points=state.points,
            numbers=state.numbers,
            winners=state.winners,
        )
        return replace(shown, **asdict(self.seat_fields(state, seat)))

    def seat_fields(self, state: State, seat: Seat | None) -> SeatFields:
        return SeatFields(seat, None if seat is None else _number(state, seat))

    def redact(self, event: Event, seat: Seat | None) -> Event:
        if isinstance(event, NumberNamed) and event.seat != seat:
            return replace(event, number=None)
        return event

    def question(self, state: State) -> int:
        return state.round

    def summarize(self, events: Sequence[Event]) -> LowestSummary | None:
        state: Any = None
        for event in events:
            state = self.evolve(state, event)
        if not state.finished:
            return None
        table = state.table
        return LowestSummary(table.names, state.points, table.rounds, state.winners)


def _number(state: State, seat: Seat) -> int | None:
    return state.named[seat] if 0 <= seat < len(state.named) else None
