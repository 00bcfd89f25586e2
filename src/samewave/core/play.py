"""Playing any game: events are judged, replayed and narrated."""

from collections.abc import Iterable, Iterator

from samewave.core.chance import Chance
from samewave.core.game import Event, Game, Move, Offers, Setup, State, Transition, View
from samewave.core.values import Seat


def begin(
    game: Game[Setup, State, Move, Event, View, Offers], setup: Setup, chance: Chance
) -> Transition[State, Event]:
    """Set up a table and advance it to its first question."""
    events = game.start(setup, chance)
    state, further = advance_until_input(game, replay(game, events), chance)
    return state, (*events, *further)


def apply(
    game: Game[Setup, State, Move, Event, View, Offers],
    state: State,
    seat: Seat | None,
    move: Move,
    chance: Chance,
) -> Transition[State, Event]:
    """Judge a move and all that the table does after it. A refusal changes nothing."""
    events = game.decide(state, seat, move)
    state, further = advance_until_input(game, replay(game, events, state), chance)
    return state, (*events, *further)


def advance_until_input(
    game: Game[Setup, State, Move, Event, View, Offers], state: State, chance: Chance
) -> Transition[State, Event]:
    """Let the table go on until it waits for a player."""
    happened: list[Event] = []
    while events := game.advance(state, chance):
        state = replay(game, events, state)
        happened += events
    return state, tuple(happened)


def replay(
    game: Game[Setup, State, Move, Event, View, Offers],
    events: Iterable[Event],
    state: State | None = None,
) -> State:
    """The state that events lead to. Nothing is judged, and chance is not asked."""
    for event in events:
        state = game.evolve(state, event)
    if state is None:
        raise ValueError("a game starts with an event")
    return state


def narration(
    game: Game[Setup, State, Move, Event, View, Offers],
    events: Iterable[Event],
    state: State | None = None,
) -> Iterator[str]:
    """The lines that narrate the events, with nothing hidden."""
    for event in events:
        state = game.evolve(state, event)
        yield from game.narrate(event, state)
