"""Finished games: their stories, records, replays and groups.

A replay turns a record into the messages that a page at that table would have received.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from samewave.affinity import Figures
from samewave.core import AnyGame, Chance, Landmark, Refused, Seat, Value
from samewave.core.record import BrokenRecord, Header, RecordEntry, RecordLine, read_lines
from samewave.games import AnyHidden, AnySummary
from samewave.server.tables.current_game import CurrentGame, Player
from samewave.server.tables.evolve import evolve
from samewave.server.tables.log import Entry, Moved, Started, TableSettings
from samewave.server.tables.state import Games, TableState
from samewave.server.tables.updates import updates_for, welcome


class Story(Value, frozen=True):
    """The story of a finished game: its summary, its figures, and the rival's game of a duel."""

    summary: AnySummary
    figures: Figures
    bots: tuple[str, ...]
    """The names of the bots."""
    rival: AnySummary | None = None


Viewer: TypeAlias = Seat | Literal["table", "all"]
"""A seat, the table screen, or `all` for a viewer from whom nothing is hidden."""


class ReplayMark(Value, frozen=True):
    """A place to jump to: the update after which a round or turn begins."""

    step: int
    kind: Landmark
    number: int


class Replay(Value, frozen=True, omit_defaults=True):
    """A replay: a welcome, then updates as at a table, and where its rounds begin.

    `open` has what players could not see after each update, for the viewer `all`; it is empty if
    the game hides nothing.
    """

    welcome: msgspec.Raw
    steps: tuple[msgspec.Raw, ...]
    marks: tuple[ReplayMark, ...]
    open: tuple[AnyHidden, ...] = ()
    at: tuple[float, ...] = ()
    """The second at which each update was made, if the record has it."""


class _ReplayedEntry(NamedTuple):
    """An entry as the table's log would have had it, and the state after it."""

    state: TableState
    entry: Entry
    events: tuple[Any, ...]


def broken(record: BrokenRecord) -> Refused:
    """The refusal for a record that cannot be read, with the line."""
    return Refused("broken_record", line=record.line, why=record.refused.code)


def replay(lines: Iterable[bytes], games: Games, viewer: Viewer) -> Replay:
    """Replay a record for a viewer, or raise Refused."""
    try:
        read = list(read_lines(lines, games))
    except BrokenRecord as record:
        raise broken(record) from None
    header = read[0].said
    assert isinstance(header, Header)
    seat = viewer if isinstance(viewer, int) else None
    if seat is not None and seat >= len(header.setup.seats):
        raise Refused("unknown_seat", seat=seat, seats=len(header.setup.seats))
    empty = _room(header)
    made = list(_steps(empty, header, read, games))
    rooms = [empty, *(step.state for step in made)]
    shown = [
        msgspec.Raw(updates_for(before, step.state, step.entry, {seat: None}, step.events).of(seat))
        for before, step in zip(rooms, made, strict=False)
    ]
    return Replay(
        welcome=msgspec.Raw(welcome(empty, seat, ())),
        steps=tuple(shown),
        marks=tuple(_marks(read)),
        open=tuple(_hidden(read)) if viewer == "all" and header.game.hidden_type else (),
        at=tuple(_times(read)),
    )


def _times(lines: Sequence[RecordLine]) -> list[float]:
    """The seconds since the start of each line; empty unless all lines have them."""
    times = [0.0, *(line.said.at for line in lines[1:] if isinstance(line.said, RecordEntry))]
    known = [at for at in times if at is not None]
    return known if len(known) == len(lines) else []


def _room(header: Header) -> TableState:
    """A table with exactly these players, and no host."""
    names = header.setup.seats
    setup = msgspec.to_builtins(header.setup)
    del setup["seats"]
    return TableState(
        length=0,
        code="",
        settings=TableSettings(header.game.name, setup),
        players={seat: Player(seat, name) for seat, name in enumerate(names)},
        chairs=tuple(range(len(names))),
    )


def _steps(
    state: TableState, header: Header, lines: Sequence[RecordLine], games: Games
) -> Iterator[_ReplayedEntry]:
    chance, seated = Chance(header.seed), state.order
    for line in lines:
        events, game_state = tuple(each.event for each in line.moments), line.moments[-1].state
        current_game = CurrentGame(0, header.game, header.setup, chance, seated, game_state, 0)
        if isinstance(line.said, Header):
            setup = _raw(header.setup)
            entry = Entry(0, Started(header.game.name, setup, header.seed, seated, _raw(events)))
        else:
            entry = Entry(0, Moved(line.said.seat, line.said.move, _raw(events)))
        state = evolve(state, entry, games, current_game)
        yield _ReplayedEntry(state, entry, events)


def _marks(lines: Sequence[RecordLine]) -> Iterator[ReplayMark]:
    """The places to jump to; rounds and turns are each counted through the whole game."""
    landmark, counts = _game_of(lines).landmark, Counter[Landmark]()
    for step, line in enumerate(lines):
        for moment in line.moments:
            kind = landmark(moment.event, moment.state)
            if kind:
                counts[kind] += 1
                yield ReplayMark(step, kind, counts[kind])


def _hidden(lines: Sequence[RecordLine]) -> Iterator[Any]:
    """The part of the game that was hidden from players after each line."""
    hidden = _game_of(lines).hidden
    return (hidden(line.moments[-1].state) for line in lines)


def _game_of(lines: Sequence[RecordLine]) -> AnyGame:
    header = lines[0].said
    assert isinstance(header, Header)
    return header.game


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
