"""Compatibility: everybody ranks images for a theme, and partners score for what they share."""

from collections.abc import Iterator

from samewave.core import Chance, Seat
from samewave.games.compatibility import rounds, rules, setup, story, view
from samewave.games.compatibility.events import Event
from samewave.games.compatibility.evolve import evolve
from samewave.games.compatibility.moves import Move
from samewave.games.compatibility.setup import Setup, Shelf
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import Offers, View


class Compatibility:
    """The game, with the boxes on a shelf to play it from."""

    name = "compatibility"
    setup_type = Setup
    move_type = Move
    event_type = Event

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def start(self, setup_: Setup, chance: Chance) -> list[Event]:
        return [setup.judge(setup_, self._shelf, chance)]

    def offers(self, state: State, seat: Seat | None) -> Offers:
        return view.offers(state, seat)

    def decide(self, state: State, seat: Seat | None, move: Move) -> list[Event]:
        return rules.decide(state, seat, move)

    def advance(self, state: State, chance: Chance) -> list[Event]:
        return rounds.advance(state, chance)

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return view.redact(event, seat)

    def truth(self, state: State) -> story.Truth:
        return story.truth(state)

    def tell(self, event: Event, after: State) -> Iterator[str]:
        return story.tell(event, after)
