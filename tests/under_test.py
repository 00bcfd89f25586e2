"""A table under test: plays moves and remembers what happened, whatever the game."""

from typing import Any, Generic, TypeVar

import pytest

from samewave.core import Chance, Game, Refused, Seat, apply, begin

Setup = TypeVar("Setup")
State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")
Offers = TypeVar("Offers")
Happening = TypeVar("Happening")


class TableUnderTest(Generic[Setup, State, Move, Event, View, Offers]):
    """One game; subclasses add the words of each game."""

    def __init__(
        self, game: Game[Setup, State, Move, Event, View, Offers], setup: Setup, seed: int
    ) -> None:
        self.game, self.setup, self.chance = game, setup, Chance(seed)
        self.state, events = begin(game, setup, self.chance)
        self.events: list[Event] = list(events)

    def play(self, seat: Seat | None, move: Move) -> tuple[Event, ...]:
        self.state, events = apply(self.game, self.state, seat, move, self.chance)
        self.events += events
        return events

    def refused(self, seat: Seat | None, move: Move, /, **params: Any) -> str:
        """The code of the refusal; the state stays as it was."""
        before = self.state
        with pytest.raises(Refused) as caught:
            apply(self.game, self.state, seat, move, self.chance)
        assert self.state is before
        assert params.items() <= caught.value.params.items()
        return caught.value.code

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat)

    def offers(self, seat: Seat | None) -> Offers:
        return self.game.offers(self.state, seat)

    def happened(self, kind: type[Happening]) -> list[Happening]:
        return [event for event in self.events if isinstance(event, kind)]
