"""Groups: whoever has the key of one may see and change it; its games come by themselves."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from time import time
from zlib import compress, decompress

import msgspec

from samewave.affinity import Figures, Tally, figures_of, merged
from samewave.core import Refused, Value
from samewave.history.export import export, renamed_record
from samewave.history.group import (
    Game,
    Group,
    Member,
    Moment,
    as_called,
    found,
    game_as_called,
    leave,
    line_of,
    played,
    without_leavers,
)
from samewave.packs import Shelf
from samewave.server.entries import Entry, Grouped
from samewave.server.lobby import hashed
from samewave.server.played import PlayedGame, game_in
from samewave.server.room import Games, Room, evolve
from samewave.server.store import Conflict, Store
from samewave.server.store.groups import KeptGame, KeptGroup

EVENINGS = 10
"""So many are told at once."""

_LOG = logging.getLogger(__name__)
_read_entry = msgspec.json.Decoder(Entry).decode
_read_group = msgspec.json.Decoder(Group).decode
_read_line = msgspec.json.Decoder(Game).decode
_read_tally = msgspec.json.Decoder(Tally).decode
_write = msgspec.json.Encoder().encode


class Evening(Value, frozen=True):
    """Games that were played one after the other."""

    number: int
    games: tuple[Game, ...]


class EveningFigures(Value, frozen=True):
    """An evening, and what it says about those who were there."""

    evening: Evening
    figures: Figures


class GroupView(Value, frozen=True):
    """A group as its members see it, with its last evenings, the last one first."""

    name: str
    founded: float
    games: int
    members: tuple[Member, ...]
    figures: Figures
    course: tuple[Moment, ...]
    evenings: tuple[Evening, ...]
    earlier: int
    """How many evenings there were before these."""


class Groups:
    """All groups. What is kept of a key is its hash."""

    def __init__(self, store: Store, games: Games, shelf: Shelf) -> None:
        self._store, self._games, self._shelf = store, games, shelf
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, name: str) -> str:
        """A new group; its key."""
        group, key = found(name, time()), secrets.token_urlsafe(16)
        await self._store.groups.open(hashed(key), _write(group))
        return key

    async def view(self, key: str) -> GroupView:
        kept, group = await self._find(key)
        first = group.evenings + 1
        evenings = await self._evenings(kept, group, first)
        return GroupView(
            name=group.name,
            founded=group.founded,
            games=group.games,
            members=group.members,
            figures=group.figures,
            course=group.course,
            evenings=evenings,
            earlier=max(0, group.evenings - EVENINGS),
        )

    async def name(self, key: str) -> str:
        return (await self._find(key))[1].name

    async def evenings(self, key: str, before: int) -> tuple[Evening, ...]:
        """Some evenings before that one, the last one first."""
        kept, group = await self._find(key)
        return await self._evenings(kept, group, before)

    async def evening(self, key: str, number: int) -> EveningFigures:
        """One evening and its figures."""
        kept, group = await self._find(key)
        rows = await self._store.groups.evening(kept.id, number)
        if not rows:
            raise Refused("no_such_evening", number=number)
        games = [game_as_called(group, _read_line(line)) for line, _ in rows]
        figures = await asyncio.to_thread(_figures_of, group, [tally for _, tally in rows])
        return EveningFigures(Evening(number, tuple(games)), figures)

    async def record(self, key: str, number: int) -> bytes:
        """The record of a game."""
        kept, group = await self._find(key)
        game = await self._store.groups.game(kept.id, number)
        if game is None:
            raise Refused("no_such_record", number=number)
        names = game_as_called(group, _read_line(game.line)).names
        return renamed_record(decompress(game.record), names)

    async def change(self, key: str, changed: Callable[[Group], Group]) -> None:
        """Change a group, or Refused."""
        while True:
            kept, group = await self._find(key)
            after = await asyncio.to_thread(changed, group)
            try:
                await self._store.groups.write(kept, _write(after))
            except Conflict:
                continue
            return

    async def leave(self, key: str, name: str) -> None:
        """Somebody goes: its name and all it laid are gone from figures, lines and records."""
        while True:
            kept, group = await self._find(key)
            after = await asyncio.to_thread(leave, group, name)
            games = [game async for game in self._games_of(kept, group)]
            changed = await asyncio.to_thread(_without_leavers, after, games)
            try:
                await self._store.groups.write(kept, _write(after), changed)
            except Conflict:
                continue
            return

    async def export(self, key: str) -> bytes:
        """Everything that is known of a group, as one file."""
        kept, group = await self._find(key)
        games = [game async for game in self._games_of(kept, group)]
        return await asyncio.to_thread(_exported, group, games)

    async def _games_of(self, kept: KeptGroup, group: Group) -> AsyncIterator[KeptGame]:
        for number in range(group.games):
            if game := await self._store.groups.game(kept.id, number):
                yield game

    async def remove(self, key: str) -> None:
        """Delete everything."""
        kept, _ = await self._find(key)
        await self._store.groups.remove(kept.id)

    async def _find(self, key: str) -> tuple[KeptGroup, Group]:
        kept = await self._store.groups.read(hashed(key))
        if kept is None:
            raise Refused("unknown_group")
        return kept, _read_group(kept.state)

    async def _evenings(self, kept: KeptGroup, group: Group, before: int) -> tuple[Evening, ...]:
        rows = await self._store.groups.evenings(kept.id, before, EVENINGS)
        games: dict[int, list[Game]] = {}
        for number, line in rows:
            games.setdefault(number, []).append(game_as_called(group, _read_line(line)))
        return tuple(Evening(each, tuple(games[each])) for each in sorted(games, reverse=True))

    def note(self, table: int, room: Room, later: float = 0) -> None:
        """A game has ended: keep it for the group of its table, if there is one."""
        playing = room.playing
        if room.group.group and playing and not playing.lesson:
            asked = table, room.code, playing.number, room.group.group
            if later:
                asyncio.get_running_loop().call_later(later, self._begin_to_note, *asked)
            else:
                self._begin_to_note(*asked)

    def _begin_to_note(self, table: int, code: str, number: int, group: str) -> None:
        task = asyncio.create_task(self._note(table, code, number, group))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def catch_up(self) -> None:
        """Keep what ended just before the server did."""
        for code in await self._store.groups.attached():
            number = await self._store.find(code)
            if number is not None:
                entries = [_read_entry(raw) for raw in await self._store.read(number)]
                for game, group in _ended(entries, self._games):
                    await self._note(number, code, game, group)

    async def close(self) -> None:
        """Finish what has ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _is_kept(self, group: str, source: str) -> bool:
        """Or is to be kept for nobody."""
        kept = await self._store.groups.read(group)
        return kept is None or await self._store.groups.has_game(kept.id, source)

    async def _note(self, table: int, code: str, number: int, group: str) -> None:
        """Once, however often it is tried."""
        try:
            entries = [_read_entry(raw) for raw in await self._store.read(table)]
            game = game_in(entries, number, self._games)
            source = f"{code}/{entries[0].at:.0f}/{number}"
            if not await self._is_kept(group, source):
                await self._add(group, source, game, game.moves[-1].at)
        except Exception:
            _LOG.exception("game %s of table %s was not kept for its group", number, code)

    async def _add(self, group: str, source: str, game: PlayedGame, at: float) -> None:
        store = self._store.groups
        tally, record = await asyncio.to_thread(_digested, game, self._shelf)
        while (kept := await store.read(group)) and not await store.has_game(kept.id, source):
            before = _read_group(kept.state)
            told, bots = game.told(), game.bot_names
            after = await asyncio.to_thread(played, before, told, tally, bots, max(at, before.last))
            line = line_of(after, told, bots)
            row = KeptGame(line.number, line.evening, source, _write(line), _write(tally), record)
            try:
                await store.write(kept, _write(after), [row])
            except Conflict:
                continue
            return


def _digested(game: PlayedGame, shelf: Shelf) -> tuple[Tally, bytes]:
    return game.tally(shelf, people_only=True), compress(b"".join(game.lines()))


def _figures_of(group: Group, tallies: Iterable[bytes]) -> Figures:
    return figures_of(merged(as_called(group, _read_tally(tally)) for tally in tallies))


def _without_leavers(group: Group, games: Iterable[KeptGame]) -> list[KeptGame]:
    """The games that change because somebody of them has left."""
    changed = []
    for kept in games:
        line, tally = _read_line(kept.line), _read_tally(kept.tally)
        after, rest = without_leavers(group, line, tally)
        if after != line:
            record = compress(renamed_record(decompress(kept.record), after.names))
            changed.append(kept._replace(line=_write(after), tally=_write(rest), record=record))
    return changed


def _exported(group: Group, games: Iterable[KeptGame]) -> bytes:
    lines = [(game_as_called(group, _read_line(game.line)), game) for game in games]
    records = [(line, renamed_record(decompress(game.record), line.names)) for line, game in lines]
    return export(group, records)


def _ended(entries: Iterable[Entry], games: Games) -> list[tuple[int, str]]:
    """The games of a log that came to their end, and the groups for which they are kept."""
    found: list[tuple[int, str]] = []
    room: Room | None = None
    for entry in entries:
        before, room = room, evolve(room, entry, games)
        if before and room.playing and room.just_finished(before) and not room.playing.lesson:
            found += [(room.playing.number, room.group.group)] if room.group.group else []
    return found


def grouped(key: str, name: str) -> Grouped:
    """How a table remembers for whom its games are kept."""
    return Grouped(hashed(key), name) if key else Grouped("")
