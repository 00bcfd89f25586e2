"""Bots at a table of The Same Game under test."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from samewave.bots import Character, PlannedMove, Strength
from samewave.bots.clues import ThingKnowledge
from samewave.bots.samegame import SameGameBot
from samewave.core import Seat
from samewave.games.samegame import SameGame
from samewave.games.samegame.events import Event, Move, TurnEnded
from samewave.games.samegame.setup import Setup
from samewave.games.samegame.state import State
from samewave.games.samegame.view import Offers, View
from samewave.packs import Shelf, things
from samewave.packs.things import FACTS
from tests.under_test import TableUnderTest

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")
SHELF = Shelf()
Pick = Callable[[list[tuple[float, Seat, Move]]], tuple[float, Seat, Move]]


class Bots(TableUnderTest[Setup, State, Move, Event, View, Offers]):
    """A table of bots; a test can make the moves of some seats itself."""

    def __init__(
        self,
        players: int = 4,
        *,
        seed: int = 7,
        strength: Strength = "steady",
        may_spend: bool = True,
        shelf: Any = SHELF,
        minds: Sequence[ThingKnowledge | None] = (None,) * 6,
        **setup: Any,
    ) -> None:
        asked: dict[str, Any] = {"level": 1, "first": 0} | setup
        super().__init__(SameGame(shelf), Setup(seats=NAMES[:players], **asked), seed)
        self.bots = [
            SameGameBot(
                shelf, Character(100 * seed + seat, strength, may_spend=may_spend), minds[seat]
            )
            for seat in range(players)
        ]

    def thought(self, seat: Seat) -> PlannedMove | None:
        return self.bots[seat].think(self.view(seat), self.offers(seat))

    def thoughts(self, but: Seat | None = None) -> list[tuple[float, Seat, Move]]:
        seats = [seat for seat in range(len(self.bots)) if seat != but]
        each = [(self.thought(seat), seat) for seat in seats]
        return [(thought.seconds, seat, thought.move) for thought, seat in each if thought]

    def step(self, pick: Pick = lambda thoughts: min(thoughts, key=lambda each: each[:2])) -> None:
        _, seat, move = pick(self.thoughts())
        self.play(seat, move)

    def to_the_end(self, *pick: Pick) -> None:
        """More steps than any game has: a game that reaches this never ends."""
        for _ in range(2_000):
            if self.state.finished:
                return
            self.step(*pick)
        raise AssertionError("nobody comes to terms")

    def until(self, phase: str) -> None:
        while self.state.phase != phase:
            self.step()

    def show(self, clue: str, seat: Seat = 0) -> None:
        """The first player shows the test's clue."""
        self.until("ready")
        self.state = replace(
            self.state, clues=(clue, *self.state.clues[1:]), active=seat, phase="guessing"
        )

    @property
    def trap(self) -> str:
        return self.state.trap_of(self.state.active)

    @property
    def clues(self) -> list[str]:
        return [event.turn.clue for event in self.happened(TurnEnded)]


def shuffled(seed: int) -> ThingKnowledge:
    """All things, each with the facts of another one."""
    others = Random(seed).sample(things(), len(things()))
    return ThingKnowledge(
        [
            replace(thing, **{name: getattr(other, name) for name in FACTS})
            for thing, other in zip(things(), others, strict=True)
        ]
    )
