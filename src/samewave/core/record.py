"""Records: a game as a file, with a header and then one line for each move and its events."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import GenericAlias
from typing import Annotated, Any, BinaryIO, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from samewave.core.chance import Chance
from samewave.core.game import AnyGame, Refused
from samewave.core.input import read, read_move
from samewave.core.play import apply, begin
from samewave.core.values import MOST_PLACES, Amount, Code, Key, Seat, Seconds, Seed, Value

VERSION = 1
LINE_LENGTH = 1_000_000
"""The most bytes of a line; real lines have a few thousand."""
MOST_LINES = 20_000
"""The most lines; real games have hundreds, or thousands if players keep moving fingers."""

Events: TypeAlias = tuple[Any, ...]

HeaderFields: TypeAlias = Annotated[dict[Key, msgspec.Raw], Meta(max_length=64)]
"""The fields of a header: the set-up and the record's own."""
Version: TypeAlias = Amount | Key

_EVENTS = b'"events"'
_UNKNOWN = msgspec.Raw()


class BrokenRecord(Exception):
    """A line that cannot be read, or a move that the rules refuse."""

    def __init__(self, line: int, refused: Refused) -> None:
        super().__init__(line, refused)
        self.line = line
        self.refused = refused


class Header(NamedTuple):
    """The first line of a record."""

    game: AnyGame
    setup: Any
    seed: int
    events: Events | None


class RecordEntry(Value, frozen=True):
    """Any other line: a seat's move and, where known, its events and time."""

    seat: Seat | None
    move: msgspec.Raw
    events: msgspec.Raw = _UNKNOWN
    at: Seconds | None = None
    """Seconds since the beginning of the game."""


class Moment(NamedTuple):
    """An event of a record, the state after it, and its narration."""

    event: Any
    state: Any
    narration: tuple[str, ...]
    open_state: Any


class RecordLine(NamedTuple):
    """A line of a record as it was read: the header or a move, and its events."""

    said: "Header | RecordEntry"
    moments: tuple[Moment, ...]


def write_header(game: AnyGame, setup: Any, seed: int, events: Sequence[Any]) -> bytes:
    """The first line of a record."""
    fields = {"samewave": VERSION, "game": game.name}
    fields |= msgspec.to_builtins(setup)
    return msgspec.json.encode(fields | {"seed": seed, "events": events}) + b"\n"


def write_move(seat: Seat | None, move: Any, events: Sequence[Any]) -> bytes:
    """A further line of a record."""
    return msgspec.json.encode({"seat": seat, "move": move, "events": events}) + b"\n"


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file. A line that is too long comes in pieces; the first one is refused."""
    while line := file.readline(LINE_LENGTH + 1):
        yield line


def play_back(
    lines: Iterable[bytes], games: Mapping[str, AnyGame], judge: bool = False
) -> Iterator[Moment]:
    """A record event by event. Recorded events are trusted; lines without events are judged.

    With `judge`, every move is judged and must lead to the recorded events.
    """
    for line in read_lines(lines, games, judge):
        yield from line.moments


def read_lines(
    lines: Iterable[bytes], games: Mapping[str, AnyGame], judge: bool = False
) -> Iterator[RecordLine]:
    """A record line by line, as `play_back` reads it."""
    numbered = ((number, line) for number, line in enumerate(lines, 1) if line.strip())
    number, line = next(numbered, (1, b""))
    followed = not judge and _EVENTS in line
    with _at_line(number, followed):
        header = read_header(line, games)
        game, chance = header.game, Chance(header.seed)
        moments = tuple(_opening(header, chance, judge))
    yield RecordLine(header, moments)
    for count, (number, line) in enumerate(numbered, 2):
        followed = followed or (not judge and _EVENTS in line)
        with _at_line(number, followed):
            if count > MOST_LINES:
                raise Refused("too_many_lines", most=MOST_LINES)
            entry = _read_line(line, RecordEntry, "not_an_entry")
            moments = tuple(_follow(game, moments[-1].state, entry, chance, judge))
        yield RecordLine(entry, moments)


def read_header(line: bytes, games: Mapping[str, AnyGame]) -> Header:
    """Decode the first line of a record, or raise Refused."""
    if not line:
        raise Refused("empty_record")
    fields = _read_line(line, HeaderFields, "not_a_header")
    version = _take(fields, "samewave", Version)
    if version != VERSION:
        raise Refused("unknown_version", version=version, known=VERSION)
    name = _take(fields, "game", Key)
    if name not in games:
        raise Refused("unknown_game", game=name, known=list(games))
    game, seed = games[name], _take(fields, "seed", Seed)
    events = _known_events(game, fields.pop("events", _UNKNOWN))
    setup = read(msgspec.json.encode(fields), game.setup_type, "not_a_header")
    return Header(game, setup, seed, events)


def _read_line(line: bytes, kind: Any, code: Code) -> Any:
    if len(line) > LINE_LENGTH:
        raise Refused("line_too_long", most=LINE_LENGTH)
    return read(line, kind, code)


def _take(fields: dict[str, msgspec.Raw], name: str, kind: Any) -> Any:
    if name not in fields:
        raise Refused("not_a_header", detail=f"`{name}` is missing")
    return read(fields.pop(name), kind, "not_a_header")


def read_events(game: AnyGame, raw: msgspec.Raw) -> Events:
    """Decode the events of a game."""
    return tuple(read(raw, events_type(game), "not_an_event"))


def events_type(game: AnyGame) -> Any:
    """The type of the events of one move."""
    kind = game.event_type
    known = _event_lists.get(id(kind))
    if known is None:
        listed: Any = GenericAlias(list, kind)
        known = _event_lists[id(kind)] = kind, Annotated[listed, Meta(max_length=MOST_PLACES)]
    return known[1]


_event_lists: dict[int, tuple[Any, Any]] = {}
"""The type of a list of events, by the id of the game's event type: one entry for each game."""


def _known_events(game: AnyGame, raw: msgspec.Raw) -> Events | None:
    return None if raw == _UNKNOWN else read_events(game, raw)


def _opening(header: Header, chance: Chance, judge: bool) -> Iterator[Moment]:
    events = header.events
    if judge or events is None:
        _, judged = begin(header.game, header.setup, chance)
        events = _agreed(judged, events)
    return _moments(header.game, None, events)


def _follow(
    game: AnyGame, state: Any, entry: RecordEntry, chance: Chance, judge: bool
) -> Iterator[Moment]:
    move, events = read_move(game, entry.move), _known_events(game, entry.events)
    if judge or events is None:
        _, judged = apply(game, state, entry.seat, move, chance)
        events = _agreed(judged, events)
    return _moments(game, state, events)


def _agreed(judged: Events, recorded: Events | None) -> Events:
    if recorded not in (None, judged):
        raise Refused("events_do_not_follow")
    return judged


def _moments(game: AnyGame, state: Any, events: Events) -> Iterator[Moment]:
    if not events:
        raise Refused("events_do_not_fit")
    for event in events:
        state = game.evolve(state, event)
        yield Moment(event, state, tuple(game.narrate(event, state)), game.open_state(state))


@contextmanager
def _at_line(number: int, followed: bool) -> Iterator[None]:
    """Report any failure as an error of this line; trusted events may be wrong in any way."""
    try:
        yield
    except Refused as refused:
        raise BrokenRecord(number, refused) from None
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
        if not followed:
            raise
        raise BrokenRecord(number, Refused("events_do_not_fit")) from None
