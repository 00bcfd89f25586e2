"""A game: players decide, the table advances, events evolve the state."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from samewave.core.bounds import Seat
from samewave.core.catalogue import GameInfo
from samewave.core.chance import Chance
from samewave.core.practice import Lesson
from samewave.core.summary import Summary
from samewave.core.value import Code

Setup = TypeVar("Setup", contravariant=True)
State = TypeVar("State")
Move = TypeVar("Move", contravariant=True)
Event = TypeVar("Event")
View = TypeVar("View", covariant=True)
Offers = TypeVar("Offers", covariant=True)


class Refused(Exception):
    """A move or set-up that the rules do not allow; the client has the words for its code."""

    def __init__(self, code: Code, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Change(NamedTuple):
    """What is not as it was: fields of the view of all, and the seats with changes of their own.

    Of a list of values, a field holds what changed in each, by its place.
    """

    fields: dict[str, Any]
    seats: tuple[Seat, ...]


Landmark: TypeAlias = Literal["round", "turn"]
"""What begins at a place in a replay to which people may want to jump."""


class Game(Protocol[Setup, State, Move, Event, View, Offers]):
    """What the rest of the house knows about any game.

    `BaseGame` has the members for which there is a sensible default, and says what a state, a view
    and offers must have at least.
    """

    name: str
    info: GameInfo
    """How the game is offered, set up and explained."""
    lesson: Lesson | None
    """A first round that is explained as it is played."""
    setup_type: Any
    state_type: Any
    move_type: Any
    event_type: Any
    view_type: Any
    offers_type: Any
    summary_type: Any
    """A subclass of `Summary` that has the name of the game as its tag."""
    hidden_type: Any
    """The type of what `hidden` returns; None if the game hides nothing."""

    def __init__(self, shelf: Any, /) -> None:
        """The game, with the cards that stand on a shelf."""
        ...

    def start(self, setup: Setup, chance: Chance) -> list[Event]:
        """Judge the set-up; the first event alone makes the first state."""
        ...

    def prepare(self, setup: Setup) -> None:
        """Load what judging such a game takes; it may need seconds, and a thread of its own."""
        ...

    def offers(self, state: State, seat: Seat | None) -> Offers:
        """What this seat may do now."""
        ...

    def default_move(self, state: State, seat: Seat | None, offers: Any, chance: Chance) -> Any:
        """The move that the table makes for a seat whose time is up; for None, the clock's own.

        It answers what must be answered and uses up nothing that the seat or the group has only
        once. None if this seat has answered, or is not asked.
        """
        ...

    def decide(self, state: State, seat: Seat | None, move: Move) -> list[Event]:
        """Judge a move: what follows from it, or Refused."""
        ...

    def advance(self, state: State, chance: Chance) -> list[Event]:
        """What the table does by itself now; nothing when it waits for a player or is done."""
        ...

    def evolve(self, state: State | None, event: Event) -> State:
        """The state after an event; from None with the first one."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """All that this seat may know."""
        ...

    def mine(self, state: State, seat: Seat | None) -> Any:
        """What this seat's view has beside the table's: the fields that differ from view(None)."""
        ...

    def change(self, before: State, after: State) -> "Change | None":
        """What a move has changed, if that can be told without comparing views."""
        ...

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat may hear of it."""
        ...

    def is_hushed(self, state: State, seat: Seat | None) -> bool:
        """Whether the rules forbid this seat to say anything now."""
        ...

    def question(self, state: State) -> Hashable:
        """What the table waits for: the same while only some have answered."""
        ...

    def time_limit(self, state: State) -> int | None:
        """Seconds that the rules give for the present question; the clock's move ends it."""
        ...

    def showing(self, state: State) -> float:
        """Seconds for which screens show what led to the present question; then its time begins."""
        ...

    def truth(self, state: State) -> Any:
        """How the game stands, with nothing hidden: for records, never for players."""
        ...

    def tell(self, event: Event, after: State) -> Iterator[str]:
        """The event in plain English, with nothing hidden: for records, never for players."""
        ...

    def hidden(self, state: State) -> Any:
        """What players cannot see now, by seat: for replays, never for players."""
        ...

    def landmark(self, event: Event, after: State) -> "Landmark | None":
        """What begins with this event, if people may want to jump there in a replay."""
        ...

    def summarize(self, events: Sequence[Event]) -> Summary | None:
        """What is told of a game afterwards; None before it is over."""
        ...

    def events_without_stand_ins(
        self, happened: Iterable[tuple[Seat | None, Sequence[Event]]]
    ) -> list[Event]:
        """All events, as evidence about people: without what stand-ins chose for somebody.

        Each line comes with the seat for which a stand-in moved in it, None if nobody's.
        """
        ...

    def dealt_offers(self, offers: Any, state: State, earlier: Any) -> Any:
        """In a duel: the offers without what would lead away from the deal of the earlier game."""
        ...

    def judge_dealt(self, state: State, seat: Seat | None, move: Any, earlier: Any) -> None:
        """In a duel: refuse a move that would lead away from the deal of the earlier game."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""Where a move led, and by which events."""


def begin(
    game: Game[Setup, State, Move, Event, View, Offers], setup: Setup, chance: Chance
) -> Step[State, Event]:
    """Set a table up and let it come to its first question."""
    events = game.start(setup, chance)
    state, further = settle(game, replay(game, events), chance)
    return state, (*events, *further)


def apply(
    game: Game[Setup, State, Move, Event, View, Offers],
    state: State,
    seat: Seat | None,
    move: Move,
    chance: Chance,
) -> Step[State, Event]:
    """Judge a move and all that the table does after it. A refusal changes nothing."""
    events = game.decide(state, seat, move)
    state, further = settle(game, replay(game, events, state), chance)
    return state, (*events, *further)


def settle(
    game: Game[Setup, State, Move, Event, View, Offers], state: State, chance: Chance
) -> Step[State, Event]:
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
    """The state that events lead to: no judge, no chance."""
    for event in events:
        state = game.evolve(state, event)
    if state is None:
        raise ValueError("a game starts with an event")
    return state


def story(
    game: Game[Setup, State, Move, Event, View, Offers],
    events: Iterable[Event],
    state: State | None = None,
) -> Iterator[str]:
    """What events tell, each with the state that it led to; with nothing hidden."""
    for event in events:
        state = game.evolve(state, event)
        yield from game.tell(event, state)
