"""A table under test: plays moves in the words of the table and remembers what happened."""

from collections.abc import Iterable
from typing import Any

import pytest

from samewave.core import Refused, Seat
from samewave.games.samegame import SameGame
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Event,
    Move,
    Point,
    RejectClue,
    WriteClue,
)
from samewave.games.samegame.setup import Setup
from samewave.games.samegame.state import State
from samewave.games.samegame.view import Offers, View
from tests.boxes import MadeUpShelf
from tests.under_test import TableUnderTest

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus")
GAME = SameGame(MadeUpShelf())


class Playing(TableUnderTest[Setup, State, Move, Event, View, Offers]):
    """One game; everybody writes "fridge" unless told otherwise."""

    def __init__(self, players: int, *, level: int = 1, seed: int = 7, **setup: Any) -> None:
        asked: dict[str, Any] = {"objects": "things", "first": 0} | setup
        super().__init__(GAME, Setup(level=level, seats=NAMES[:players], **asked), seed)

    def write(self, seat: Seat, text: str = "fridge", *, anyway: bool = False) -> tuple[Event, ...]:
        return self.play(seat, WriteClue(text, anyway))

    def all_write(self, text: str = "fridge") -> None:
        for seat, clue in enumerate(self.state.clues):
            if clue is None:
                self.write(seat, text)

    def begin_turn(self) -> tuple[Event, ...]:
        """Everybody who has not written does so; the active player shows object and clue."""
        if self.state.phase == "writing":
            self.all_write()
        return self.play(self.state.active, BeginTurn())

    def point(self, seat: Seat, criterion: str) -> tuple[Event, ...]:
        return self.play(seat, Point(criterion))

    def lift(self, *criteria: str) -> None:
        """All guessers point at one criterion after the other."""
        for criterion in criteria:
            for seat in self.state.guessers:
                if self.state.phase == "guessing" and criterion in self.state.cups:
                    self.point(seat, criterion)

    def turn(self, safe: int) -> None:
        """A whole turn: this many safe cups, then the trap if other cups are left."""
        self.begin_turn()
        trap = self.trap
        others = [criterion for criterion in self.state.cups if criterion != trap]
        self.lift(*others[:safe], *([trap] if safe < len(others) else []))

    def whole_round(self, safe: int) -> None:
        for _ in range(self.state.players):
            self.turn(safe)

    def ask_swap(self, seat: Seat) -> None:
        self.play(seat, AskSwap())

    def answer(self, seat: Seat, *, consent: bool) -> tuple[Event, ...]:
        return self.play(seat, AnswerSwap(consent))

    def reject(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            self.play(seat, RejectClue())

    @property
    def trap(self) -> str:
        """The trap of the active player."""
        return self.state.trap_of(self.state.active)


def refused_setup(players: int, **setup: Any) -> str:
    """The code with which a set-up is refused."""
    with pytest.raises(Refused) as caught:
        Playing(players, **setup)
    return caught.value.code
