"""Loads tables from their logs and snapshots, in slices that never block the event loop.

A snapshot is the state after some entries. It only saves time: one of another release, or a damaged
one, is ignored, and the table is computed from its first entry. A log is decoded in slices, one
slice of one log per turn of the loop. A thread would not help: it computes while the loop cannot.
"""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict, fields, replace

from samewave.core import AnyGame, Chance, LogValue
from samewave.history import Deal
from samewave.server.clock import Clock
from samewave.server.store import Store, is_rewrite
from samewave.server.supervise import in_background
from samewave.server.tables.current_game import CurrentGame
from samewave.server.tables.evolve import read_on
from samewave.server.tables.log import LOG_VERSION, Entry, PlayerId, read_entry
from samewave.server.tables.state import Games, TableState

_encode_json = msgspec.json.Encoder().encode
_StateFields: Any = msgspec.defstruct(
    "_StateFields",
    [(each.name, each.type) for each in fields(TableState) if each.name != "current_game"],
    kw_only=True,
)
"""A table's state without its game, whose types depend on the game."""


class _KeptGame(LogValue, frozen=True):
    number: int
    game: str
    setup: msgspec.Raw
    seed: int
    seated: tuple[PlayerId, ...]
    state: msgspec.Raw
    first_entry: int
    practice: bool
    deal: Deal | None


class _Kept(LogValue, frozen=True):
    fingerprint: str
    last: str
    """The digest of the last entry in the snapshot."""
    state: msgspec.Raw
    current_game: _KeptGame | None


class Snapshot(NamedTuple):
    """The state after some entries, and the digest of the last of them."""

    state: TableState
    last: str

    def follows(self, entry: bytes) -> bool:
        """Whether this entry is the last one in the snapshot."""
        return _digest(entry) == self.last


class BadSnapshot(Exception):
    """The snapshot was written by another release, or is damaged."""


def write_snapshot(state: TableState, last_entry: bytes, games: Games) -> bytes:
    """Encode a snapshot. The last entry later shows whether snapshot and log belong together."""
    current_game, kept = state.current_game, None
    if current_game:
        kept = _KeptGame(
            number=current_game.number,
            game=current_game.game.name,
            setup=_raw(current_game.setup),
            seed=current_game.chance.seed,
            seated=current_game.seated,
            state=_raw(current_game.state),
            first_entry=current_game.first_entry,
            practice=current_game.lesson is not None,
            deal=current_game.deal,
        )
    plain = _raw(replace(state, current_game=None))
    return _encode_json(_Kept(fingerprint(games), _digest(last_entry), plain, kept))


def read_snapshot(data: bytes, length: int, games: Games) -> Snapshot:
    """Decode the snapshot after this many entries, or raise BadSnapshot."""
    try:
        kept = msgspec.json.decode(data, type=_Kept)
        if kept.fingerprint != fingerprint(games):
            raise BadSnapshot("another release kept it")
        state = TableState(**asdict(msgspec.json.decode(kept.state, type=_StateFields)))
        current_game = kept.current_game and _playing(
            kept.current_game, games[kept.current_game.game]
        )
    except BadSnapshot:
        raise
    except Exception as error:
        raise BadSnapshot(str(error)) from error
    if state.length != length:
        raise BadSnapshot(f"it holds {state.length} entries instead of {length}")
    return Snapshot(replace(state, current_game=current_game), kept.last)


def _playing(kept: _KeptGame, game: AnyGame) -> CurrentGame:
    return CurrentGame(
        number=kept.number,
        game=game,
        setup=msgspec.json.decode(kept.setup, type=game.setup_type),
        chance=Chance(kept.seed),
        seated=kept.seated,
        state=msgspec.json.decode(kept.state, type=game.state_type),
        first_entry=kept.first_entry,
        lesson=game.lesson if kept.practice else None,
        deal=kept.deal,
    )


def fingerprint(games: Mapping[str, AnyGame]) -> str:
    """A digest of everything that the format of a snapshot depends on."""
    return _fingerprint(tuple((name, type(game)) for name, game in sorted(games.items())))


def version(package: str) -> str:
    """The version of an installed package."""
    from importlib.metadata import version  # noqa: PLC0415 - only the first snapshot needs it

    return version(package)


@lru_cache(maxsize=8)
def _fingerprint(games: tuple[tuple[str, Any], ...]) -> str:
    shapes: list[Any] = [LOG_VERSION, version("samewave"), _shape(_StateFields), _shape(_KeptGame)]
    for name, game in games:
        shapes += [name, _shape(game.setup_type), _shape(game.state_type)]
    return sha256(_encode_json(shapes)).hexdigest()


def _shape(kind: Any) -> Any:
    return _in_order(msgspec.json.schema(kind))


def _in_order(schema: Any) -> Any:
    """Sort a schema: the order of a union's members differs between processes."""
    if isinstance(schema, dict):
        return {name: _in_order(schema[name]) for name in sorted(schema)}
    if isinstance(schema, list):
        return sorted((_in_order(each) for each in schema), key=_encode_json)
    return schema


def _digest(entry: bytes) -> str:
    return sha256(entry).hexdigest()


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode_json(value))


SLICE = 200
"""Entries per slice: about a millisecond of work."""
_MOST_TOLD = 10_000
_log = logging.getLogger("samewave")


class LogReader:
    """Reads the logs of all tables of a node, and writes their snapshots."""

    def __init__(self, store: Store, games: Games, clock: Clock, every: int) -> None:
        self._store, self._games, self._clock = store, games, clock
        self.every = every
        """The number of entries between two snapshots."""
        self._turn = asyncio.Lock()
        self._told: set[int] = set()
        """Tables whose bad snapshot has been logged."""

    async def load(self, table: int) -> TableState | None:
        """The state of a table; None if there is no such table."""
        snapshot = await self._snapshot(table)
        entries = await self._store.read(table, snapshot.state.length - 1 if snapshot else 0)
        if snapshot and not (entries and snapshot.follows(entries[0])):
            self._tell(table, "it does not belong to the log")
            snapshot, entries = None, await self._store.read(table)
        elif any(map(is_rewrite, entries[1:])):  # rewritten since the snapshot was read
            snapshot, entries = None, await self._store.read(table)
        rest = entries[1:] if snapshot else entries
        state = snapshot.state if snapshot else None
        for some in slices(rest):
            async with self._turn:
                for raw in some:
                    _, state = read_on(state, raw, self._games)
                await self._clock.let_others_go_on()
        if state and len(rest) >= self.every:
            self.keep_soon(table, state, rest[-1])
        return state

    async def finished(self, table: int) -> list[TableState]:
        """The state after each finished game, from the first entry on."""
        state: TableState | None = None
        found: list[TableState] = []
        for some in slices(await self._store.read(table)):
            async with self._turn:
                for raw in some:
                    before = state
                    _, state = read_on(before, raw, self._games)
                    if before and state.just_finished(before):
                        found.append(state)
                await self._clock.let_others_go_on()
        return found

    async def entries(self, table: int, since: int = 0) -> list[Entry]:
        """The entries of a table, starting at a sequence."""
        decoded: list[Entry] = []
        for some in slices(await self._store.read(table, since)):
            async with self._turn:
                decoded += map(read_entry, some)
                await self._clock.let_others_go_on()
        return decoded

    def keep_soon(self, table: int, state: TableState, last_entry: bytes) -> None:
        """Store a snapshot in the background. If that fails, a later one is stored."""
        work = self._keep(table, state, last_entry)
        in_background(f"keeping a snapshot of table {table}", work)

    async def _keep(self, table: int, state: TableState, last_entry: bytes) -> None:
        data = write_snapshot(state, last_entry, self._games)
        await self._store.keep_snapshot(table, state.length, data)

    async def _snapshot(self, table: int) -> Snapshot | None:
        """The snapshot of a table, or None if there is no usable one."""
        try:
            kept = await self._store.read_snapshot(table)
            return kept and read_snapshot(kept[1], kept[0], self._games)
        except BadSnapshot as bad:
            self._tell(table, str(bad))
        except Exception as error:  # the log itself may still be readable
            self._tell(table, str(error))
        return None

    def _tell(self, table: int, why: str) -> None:
        if table in self._told:
            return
        if len(self._told) >= _MOST_TOLD:
            self._told.clear()
        self._told.add(table)
        _log.warning("the snapshot of table %d is passed over: %s", table, why)


def slices(
    entries: Sequence[bytes | msgspec.Raw],
) -> Iterator[Sequence[bytes | msgspec.Raw]]:
    for start in range(0, len(entries), SLICE):
        yield entries[start : start + SLICE]
