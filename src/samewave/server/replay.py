"""Replay: a record becomes what a page would have heard at that table, with somebody's eyes."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from samewave.core import Chance, Refused, Seat, Value
from samewave.core.record import BrokenRecord, Header, Line, read_lines
from samewave.core.record import Entry as LineEntry
from samewave.games.compatibility.events import Ranking, RoundBegan
from samewave.games.compatibility.state import State as CompatibilityState
from samewave.games.samegame.events import RoundDealt, TurnBegan, TurnEnded
from samewave.games.samegame.state import State as SameGameState
from samewave.server.entries import Entry, Moved, Started, Wish
from samewave.server.playing import Player, Playing
from samewave.server.room import Games, Room, evolve
from samewave.server.updates import updates_for, welcome

Eyes: TypeAlias = Seat | Literal["table", "all"]
"""A seat's, the table screen's, or those of somebody from whom nothing is hidden."""


class OpenRankings(Value, frozen=True, tag="rankings"):
    """By seat, what lies face down."""

    choices: tuple[Ranking | None, ...]


class OpenObjects(Value, frozen=True, tag="objects"):
    """By seat: everybody's object, number and clue; nothing before they are dealt."""

    objects: tuple[str, ...]
    numbers: tuple[int, ...]
    clues: tuple[str | None, ...]


class Mark(Value, frozen=True):
    """A place to jump to: the step after which a round or turn begins."""

    step: int
    kind: Literal["round", "turn"]
    number: int


class Replay(Value, frozen=True, omit_defaults=True):
    """A game to be looked at: a welcome, then steps, as at a table; and where its rounds begin.

    `open` has what is hidden from players after each step, for eyes that may see all.
    """

    welcome: msgspec.Raw
    steps: tuple[msgspec.Raw, ...]
    marks: tuple[Mark, ...]
    open: tuple[OpenRankings | OpenObjects, ...] = ()
    at: tuple[float, ...] = ()
    """At which second each step was made, if the record tells."""


class _Step(NamedTuple):
    """An entry of the log that the table would have had, and the room after it."""

    room: Room
    entry: Entry
    events: tuple[Any, ...]


def broken(record: BrokenRecord) -> Refused:
    """Why a record cannot be read, and where."""
    return Refused("broken_record", line=record.line, why=record.refused.code)


def replay(lines: Iterable[bytes], games: Games, eyes: Eyes) -> Replay:
    """A record as these eyes would have seen it, or Refused."""
    try:
        read = list(read_lines(lines, games))
    except BrokenRecord as record:
        raise broken(record) from None
    header = read[0].said
    assert isinstance(header, Header)
    seat = eyes if isinstance(eyes, int) else None
    if seat is not None and seat >= len(header.setup.seats):
        raise Refused("unknown_seat", seat=seat, seats=len(header.setup.seats))
    empty = _room(header)
    made = list(_steps(empty, header, read, games))
    rooms = [empty, *(step.room for step in made)]
    shown = [
        msgspec.Raw(updates_for(before, step.room, step.entry, {seat: None}, step.events)[seat])
        for before, step in zip(rooms, made, strict=False)
    ]
    return Replay(
        welcome=msgspec.Raw(welcome(empty, seat, ())),
        steps=tuple(shown),
        marks=tuple(_marks(made)),
        open=tuple(_opened(step.room) for step in made) if eyes == "all" else (),
        at=tuple(_times(read)),
    )


def _times(lines: Sequence[Line]) -> list[float]:
    """Seconds from the beginning; nothing unless all lines tell."""
    times = [0.0, *(line.said.at for line in lines[1:] if isinstance(line.said, LineEntry))]
    known = [at for at in times if at is not None]
    return known if len(known) == len(lines) else []


def _room(header: Header) -> Room:
    """A table at which just these people sit, and nobody has the say."""
    names = header.setup.seats
    setup = msgspec.to_builtins(header.setup)
    del setup["seats"]
    return Room(
        length=0,
        code="",
        wish=Wish(header.game.name, setup),
        players={seat: Player(seat, name) for seat, name in enumerate(names)},
        order=tuple(range(len(names))),
    )


def _steps(room: Room, header: Header, lines: Sequence[Line], games: Games) -> Iterator[_Step]:
    chance, seated = Chance(header.seed), room.order
    for line in lines:
        events, state = tuple(each.event for each in line.moments), line.moments[-1].state
        playing = Playing(0, header.game, header.setup, chance, seated, state, 0)
        if isinstance(line.said, Header):
            setup = _raw(header.setup)
            entry = Entry(0, Started(header.game.name, setup, header.seed, seated, _raw(events)))
        else:
            entry = Entry(0, Moved(line.said.seat, line.said.move, _raw(events)))
        room = evolve(room, entry, games, playing)
        yield _Step(room, entry, events)


def _marks(made: Sequence[_Step]) -> Iterator[Mark]:
    rounds = turns = 0
    is_on = False
    for number, step in enumerate(made):
        for event in step.events:
            match event:
                case RoundBegan() | RoundDealt():
                    rounds += 1
                    yield Mark(number, "round", rounds)
                case TurnBegan() if not is_on:
                    turns, is_on = turns + 1, True
                    yield Mark(number, "turn", turns)
                case TurnEnded():
                    is_on = False
                case _:
                    pass


def _opened(room: Room) -> OpenRankings | OpenObjects:
    state = room.playing and room.playing.state
    match state:
        case CompatibilityState():
            return OpenRankings(state.choices)
        case SameGameState():
            return OpenObjects(state.objects, state.numbers, state.clues)
        case _:
            raise TypeError(state)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
