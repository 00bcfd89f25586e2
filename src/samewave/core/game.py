"""A game: players decide, the table advances, events evolve the state, a summary is kept."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from samewave.core.catalogue import GameInfo, Lesson
from samewave.core.chance import Chance
from samewave.core.values import BySeat, Code, Line, Seat, Value

Setup = TypeVar("Setup", contravariant=True)
State = TypeVar("State")
Move = TypeVar("Move", contravariant=True)
Event = TypeVar("Event")
View = TypeVar("View", covariant=True)
Offers = TypeVar("Offers", covariant=True)
Landmark: TypeAlias = Literal["round", "turn"]
"""A part of the game that begins at a point of a replay, for people to jump to."""
Transition: TypeAlias = tuple[State, tuple[Event, ...]]
"""The state after a move, and the events that led to it."""


class Outcome(NamedTuple):
    """How a finished game ended, for a list of games or a picture."""

    variant: str = ""
    """The edition and mode, or the level."""
    rounds: int = 0
    winners: tuple[Seat, ...] = ()
    """Empty where all play together, or where nobody won."""
    score: int | None = None
    result: str | None = None


class GameSummary(Value, frozen=True, tag_field="game"):
    """The summary of a finished game.

    Each game has a subclass whose tag is the name of the game. Groups, duels and pictures use only
    the members of this class.
    """

    names: BySeat[Line]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)

    @property
    def image_pack(self) -> str:
        """The pack that the players' images came from; empty if the game has no images."""
        return ""

    def outcome(self) -> Outcome:
        """How the game ended."""
        return Outcome()


class Refused(Exception):
    """A move or set-up that the rules do not allow; the client has the words for its code."""

    def __init__(self, code: Code, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class PublicDiff(Value, frozen=True):
    """The changes of a move: fields of the public view, and the seats whose own part changed too.

    For a field that is a list of values, the diff holds the changes of each item by its index.
    """

    fields: dict[str, Any]
    seats: tuple[Seat | None, ...]


class Showing(NamedTuple):
    """How long screens show what happened, and how long people then read the result, in seconds.

    Nobody waits for readers if one of them taps on.
    """

    seconds: float
    reading: float


NOTHING_TO_SHOW = Showing(0.0, 0.0)


class Game(Protocol[Setup, State, Move, Event, View, Offers]):
    """All that the rest of the program knows about any game.

    `BaseGame` implements the members that have a sensible default, and documents the fields that
    every state, view and offers must have.
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
    """A subclass of `GameSummary` whose tag is the name of the game."""
    hidden_type: Any
    """The type that `hidden` returns; None if the game hides nothing."""

    def __init__(self, shelf: Any, /) -> None:
        """Make the game with the packs on a shelf."""
        ...

    def start(self, setup: Setup, chance: Chance) -> list[Event]:
        """Judge the set-up. The first event alone makes the first state."""
        ...

    def preload(self, setup: Setup) -> None:
        """Load the data that judging this game needs. It may take seconds: call it in a thread."""
        ...

    def offers(self, state: State, seat: Seat | None) -> Offers:
        """The moves that a seat may make now."""
        ...

    def default_move(self, state: State, seat: Seat | None, offers: Any, chance: Chance) -> Any:
        """The move that the table makes for a seat whose time is up; for None, the clock's own.

        It answers only what must be answered, and spends nothing that the seat or the group has
        only once. None if the seat has answered already or is not asked.
        """
        ...

    def decide(self, state: State, seat: Seat | None, move: Move) -> list[Event]:
        """Judge a move: the events that follow from it, or Refused."""
        ...

    def advance(self, state: State, chance: Chance) -> list[Event]:
        """The events that the table produces by itself; none while it waits for a player."""
        ...

    def evolve(self, state: State | None, event: Event) -> State:
        """The state after an event; the first event evolves None."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know."""
        ...

    def seat_fields(self, state: State, seat: Seat | None) -> Any:
        """The fields of a seat's view that differ from view(None)."""
        ...

    def public_diff(self, before: State, after: State) -> "PublicDiff | None":
        """The changes of a move in the views; None if the views have to be compared to find out."""
        ...

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event without what this seat may not know."""
        ...

    def is_muted(self, state: State, seat: Seat | None) -> bool:
        """Whether the rules forbid this seat to chat now."""
        ...

    def question(self, state: State) -> Hashable:
        """Identifies what the table waits for; it stays the same until everybody has answered."""
        ...

    def time_limit(self, state: State) -> int | None:
        """The seconds that the rules give for the present question; then the clock moves."""
        ...

    def showing(self, state: State) -> "Showing":
        """How long screens show what led to the present question.

        Bots, and the time for the question, begin after it.
        """
        ...

    def renamed(self, state: State, seat: Seat, name: str) -> State:
        """The state after another player has taken over a seat."""
        ...

    def open_state(self, state: State) -> Any:
        """The state with nothing hidden: for records, never for players."""
        ...

    def narrate(self, event: Event, after: State) -> Iterator[str]:
        """The event in plain English with nothing hidden: for records, never for players."""
        ...

    def hidden(self, state: State) -> Any:
        """The secrets of the moment, by seat: for replays, never for players."""
        ...

    def landmark(self, event: Event, after: State) -> "Landmark | None":
        """The part of the game that begins with this event, for people to jump to in a replay."""
        ...

    def summarize(self, events: Sequence[Event]) -> GameSummary | None:
        """The summary of a finished game; None before it is over."""
        ...

    def events_without_stand_ins(
        self, happened: Iterable[tuple[Seat | None, Sequence[Event]]]
    ) -> list[Event]:
        """All events as evidence about people, without what stand-ins chose for them.

        Each item of `happened` is one move's events and the seat that a stand-in moved for, or
        None if a person or bot moved for itself.
        """
        ...

    def dealt_offers(self, offers: Any, state: State, earlier: Any) -> Any:
        """In a duel: the offers without what would lead away from the deal of the earlier game."""
        ...

    def judge_dealt(self, state: State, seat: Seat | None, move: Any, earlier: Any) -> None:
        """In a duel: refuse a move that would lead away from the deal of the earlier game."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


class BaseGame:
    """Defaults for the members of `Game` that many games need not change.

    A game must define `name`, `info`, the types of set-up, state, moves, events, view, offers and
    summary, `start`, `offers`, `default_move`, `decide`, `evolve`, `view`, `seat_fields`, `redact`,
    `question` and `summarize`. `redact` has no default, because a default could leak a secret.

    The rest of the program relies on these fields:

    - a set-up has `seats`, the names of the players, and the first event has `names`;
    - a state has `finished`, and `waiting_for`: the seats that must answer now;
    - a view has `seat`; `table`, which stays the same for the whole game and has `names`; `phase`,
      which is "finished" when the game is over; and `waiting_for`;
    - offers may have `moves`, a tuple of complete moves. Then the default bot and the random bot
      pick from them, and the terminal and the page show them as buttons and the view's fields as
      lines. So a game can be played before it has a bot and screens of its own.
    """

    lesson: Lesson | None = None
    hidden_type: Any = None

    def __init__(self, shelf: Any, /) -> None:
        self._shelf = shelf

    def preload(self, _: Any, /) -> None:
        """There is nothing to load."""

    def advance(self, _: Any, __: Chance, /) -> list[Any]:
        """The table does nothing by itself."""
        return []

    def public_diff(self, _: Any, __: Any, /) -> PublicDiff | None:
        """The views have to be compared."""
        return None

    def is_muted(self, _: Any, __: Seat | None, /) -> bool:
        """Everybody may always chat."""
        return False

    def time_limit(self, _: Any, /) -> int | None:
        """The rules set no time limit."""
        return None

    def showing(self, _: Any, /) -> "Showing":
        """Nothing takes time to show."""
        return NOTHING_TO_SHOW

    def renamed(self, state: Any, _: Seat, __: str, /) -> Any:
        """The state keeps the names with which the game began."""
        return state

    def open_state(self, state: Any, /) -> Any:
        """The whole state."""
        return state

    def narrate(self, event: Any, _: Any, /) -> Iterator[str]:
        """The name of the event and its fields."""
        fields = msgspec.structs.asdict(event)
        listed = ", ".join(f"{name} {value}" for name, value in fields.items())
        yield f"{type(event).__name__}: {listed}" if listed else type(event).__name__

    def hidden(self, _: Any, /) -> Any:
        """Nothing is hidden."""
        return None

    def landmark(self, _: Any, __: Any, /) -> Landmark | None:
        """There is no place to jump to in a replay."""
        return None

    def events_without_stand_ins(
        self, happened: Iterable[tuple[Seat | None, Sequence[Any]]], /
    ) -> list[Any]:
        """All events: nobody mistakes a stand-in's moves for a person's opinion."""
        return [event for _, events in happened for event in events]

    def dealt_offers(self, offers: Any, _: Any, __: Any, /) -> Any:
        """All offers: the set-up and the seed are enough to repeat a deal."""
        return offers

    def judge_dealt(self, _: Any, __: Seat | None, ___: Any, ____: Any, /) -> None:
        """No move leads away from the deal."""
