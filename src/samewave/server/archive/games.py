"""Finished games of a table: their records, stories and pictures."""

from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from samewave.affinity import Tally, digest, figures_of
from samewave.core import AnyGame, GameSummary, Refused, Seat, replace_at
from samewave.core.record import Events, read_events, write_header
from samewave.history import Deal
from samewave.packs import Shelf
from samewave.server.archive import Story
from samewave.server.library import Library
from samewave.server.limits import ByteCache
from samewave.server.supervise import SharedWork
from samewave.server.tables.log import (
    DealTaken,
    Entry,
    Joined,
    Moved,
    NameRemoved,
    PlayerId,
    SeatTaken,
    Started,
)
from samewave.server.tables.log_reader import LogReader
from samewave.server.tables.state import Games, TableState
from samewave.server.tables.table import Table
from samewave.server.work import jobs

WorkSlot: TypeAlias = Callable[[], AbstractAsyncContextManager[None]]
_KEPT_BYTES = 16_000_000
"""Bytes of cached stories and pictures, which all at a table request at once."""


class FinishedGame(NamedTuple):
    """A finished game from the log of its table."""

    game: AnyGame
    began: Entry
    moves: tuple[Entry, ...]
    strangers: frozenset[int]
    """The ids of the players who are bots."""
    rival: GameSummary | None
    nameless: frozenset[int] = frozenset()
    """The ids of players whose name was removed since the game began."""

    @property
    def started(self) -> Started:
        assert isinstance(self.began.event, Started)
        return self.began.event

    @property
    def events(self) -> list[Any]:
        """All events."""
        return [event for _, events in self._happened() for event in events]

    @property
    def events_without_stand_ins(self) -> list[Any]:
        """All events without the choices of stand-ins."""
        return self.game.events_without_stand_ins(self._happened())

    def _happened(self) -> Iterator[tuple[Seat | None, Events]]:
        """The events of each entry, and the seat for which a stand-in moved, if any."""
        yield None, read_events(self.game, self.started.events)
        for entry in self.moves:
            moved = entry.event
            assert isinstance(moved, Moved)
            owner = None if moved.seat is None else self.started.seated[moved.seat]
            is_own = (entry.message and entry.by == owner) or moved.seat in self.bots
            yield None if is_own else moved.seat, read_events(self.game, moved.events)

    @property
    def bots(self) -> frozenset[Seat]:
        seated = self.started.seated
        return frozenset(seat for seat, player in enumerate(seated) if player in self.strangers)

    @property
    def names(self) -> tuple[str, ...]:
        names: tuple[str, ...] = tuple(msgspec.json.decode(self.started.setup)["seats"])
        return names

    @property
    def unkept_seats(self) -> frozenset[Seat]:
        """The seats about which a group keeps nothing: bots, and players whose name was removed."""
        seated = enumerate(self.started.seated)
        return self.bots | {seat for seat, player in seated if player in self.nameless}

    @property
    def unkept_names(self) -> tuple[str, ...]:
        return tuple(name for seat, name in enumerate(self.names) if seat in self.unkept_seats)

    @property
    def bot_names(self) -> tuple[str, ...]:
        return tuple(name for seat, name in enumerate(self.names) if seat in self.bots)

    def lines(self) -> Iterator[bytes]:
        """The lines of the record, with the seconds since the start."""
        started = self.started
        setup = msgspec.json.decode(started.setup, type=self.game.setup_type)
        yield write_header(self.game, setup, started.seed, msgspec.json.decode(started.events))
        for entry in self.moves:
            moved = entry.event
            assert isinstance(moved, Moved)
            line = {
                "seat": moved.seat,
                "move": moved.move,
                "events": moved.events,
                "at": round(entry.at - self.began.at, 1),
            }
            yield msgspec.json.encode(line) + b"\n"

    def summary(self) -> GameSummary:
        summary = self.game.summarize(self.events)
        assert summary is not None, "only finished games have a summary"
        return summary

    def tally(self, shelf: Shelf, *, people_only: bool) -> Tally:
        leave_out = self.unkept_seats if people_only else ()
        return digest(self.game.name, self.events_without_stand_ins, shelf, leave_out)


def finished_game(entries: Sequence[Entry], number: int, games: Games) -> FinishedGame:
    """The game with this number, from the whole log of its table."""
    began: Entry | None = None
    moves: list[Entry] = []
    bots: set[int] = set()
    names: dict[PlayerId, str] = {}
    deal: Deal | None = None
    rival: GameSummary | None = None
    count = -1
    for entry in entries:
        match entry.event:
            case Joined(player, name, strength=strength):
                names[player] = name
                if strength:
                    bots.add(player)
            case DealTaken(taken):
                deal = taken
            case Started(is_duel=is_duel):
                count += 1
                if count == number:
                    began = entry
                    rival = deal.summary if deal and is_duel else None
            case Moved() if count == number:
                moves.append(entry)
            case SeatTaken(player, seat) if count == number and began:
                began = _with_late_joiner(began, seat, player, names[player])
            case _:
                pass
    if began is None:
        raise Refused("no_such_record", number=number)
    assert isinstance(began.event, Started)
    game = games[began.event.game]
    return FinishedGame(game, began, tuple(moves), frozenset(bots), rival)


def last_finished_game(state: TableState, entries: Sequence[Entry]) -> FinishedGame:
    """The current game, which has ended, from the entries since its start."""
    current_game = state.current_game
    assert current_game is not None
    if not entries:  # the table was removed meanwhile
        raise Refused("no_such_record", number=current_game.number)
    own = list(takewhile(lambda entry: not isinstance(entry.event, Started), entries[1:]))
    moves = [entry for entry in own if isinstance(entry.event, Moved)]
    began = entries[0]
    for taken in (entry.event for entry in own if isinstance(entry.event, SeatTaken)):
        if taken.player in current_game.seated:
            name = state.players[taken.player].name
            began = _with_late_joiner(began, taken.seat, taken.player, name)
    bots = frozenset(each.id for each in state.players.values() if each.is_bot)
    rival = current_game.deal.summary if current_game.deal else None
    removed = (each.event for each in entries if isinstance(each.event, NameRemoved))
    nameless = frozenset(each.player for each in removed)
    return FinishedGame(current_game.game, began, tuple(moves), bots, rival, nameless)


def _with_late_joiner(began: Entry, seat: Seat, player: PlayerId, name: str) -> Entry:
    """The start of a game as if this player had sat at the seat from the beginning."""
    started = began.event
    assert isinstance(started, Started)
    setup, events = msgspec.json.decode(started.setup), msgspec.json.decode(started.events)
    setup["seats"][seat] = events[0]["names"][seat] = name
    changed = replace(
        started,
        setup=msgspec.Raw(msgspec.json.encode(setup)),
        events=msgspec.Raw(msgspec.json.encode(events)),
        seated=replace_at(started.seated, seat, player),
    )
    return replace(began, event=changed)


class Archive:
    """Finished games of all tables. Results are computed off the event loop, and cached."""

    def __init__(self, logs: LogReader, games: Games, library: Library) -> None:
        self._logs, self._games, self._library = logs, games, library
        self._long_work = library.long_work
        self._made = ByteCache(_KEPT_BYTES)
        self._making: SharedWork[bytes] = SharedWork()

    async def record(self, table: Table, number: int) -> bytes:
        """The record of a finished game, as a file."""
        return await self._told(table, number, _record_of)

    async def story(self, table: Table, number: int) -> bytes:
        """The story of a finished game, as JSON."""
        self._judge(table, number)
        return await self._cached(
            f"{_key(table)}/{number}",
            lambda: self._told(table, number, partial(_story_of, shelf=self._library.shelf)),
        )

    async def picture(self, table: Table, number: int, language: str, place: WorkSlot) -> bytes:
        """A picture to share, as PNG. The first request needs a work slot."""
        key = f"{_key(table)}/{number}/{language}"
        told = await self.story(table, number)
        return await self._cached(key, lambda: self._draw(told, language, place))

    def _judge(self, table: Table, number: int) -> None:
        """Refuse unfinished games: nothing about them may become known."""
        if not table.state.is_finished(number):
            raise Refused("no_such_record", number=number)

    async def _told(
        self, table: Table, number: int, tell: Callable[[FinishedGame], bytes]
    ) -> bytes:
        """Compute something about a finished game in a thread."""
        return await self._long_work.threads.run(tell, await self._game(table, number))

    async def _game(self, table: Table, number: int) -> FinishedGame:
        self._judge(table, number)
        current_game = table.state.current_game
        if current_game and current_game.number == number:
            return last_finished_game(
                table.state, await self._logs.entries(table.number, current_game.first_entry)
            )
        return finished_game(await self._logs.entries(table.number), number, self._games)

    async def _cached(self, key: str, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """Compute a result once for all concurrent requests, and cache it."""
        known = self._made.get(key)
        if known is None:
            known = await self._making.do(key, make)
            self._made.put(key, known)
        return known

    async def _draw(self, told: bytes, language: str, place: WorkSlot) -> bytes:
        story = msgspec.json.decode(told, type=Story)
        files = await self._image_files(story.summary.image_pack)
        work, packs = self._long_work, self._library.packs
        async with place():
            return await work.strangers.run(
                work.picture, jobs.draw_picture, told, files, packs, language
            )

    async def _image_files(self, pack: str) -> dict[str, Path]:
        """The image files of a pack; none if the pack is gone."""
        if pack:
            with suppress(Refused):
                folder = await self._library.built(pack)
                images = await self._library.images(pack)
                return {each.id: folder / each.webp240 for each in images}
        return {}


def _record_of(game: FinishedGame) -> bytes:
    return b"".join(game.lines())


def _key(table: Table) -> str:
    """The cache key of a table; it changes when a name is removed."""
    return f"{table.number}/{table.state.names_removed}"


def _story_of(game: FinishedGame, shelf: Shelf) -> bytes:
    return msgspec.json.encode(
        Story(
            summary=game.summary(),
            figures=figures_of(game.tally(shelf, people_only=False)),
            bots=game.bot_names,
            rival=game.rival,
        )
    )
