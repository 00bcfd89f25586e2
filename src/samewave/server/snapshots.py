"""Snapshots: a table as its log had it after so many entries, so that not all must be folded.

A snapshot saves time and is never needed: another release, or one that is damaged or does not
belong to the log, is passed over, and the table is folded from its first entry.
"""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict, fields, replace

from samewave.core import AnyGame, Chance, LogValue
from samewave.history import Deal
from samewave.server.entries import LOG_VERSION, PlayerId
from samewave.server.playing import Playing
from samewave.server.room import Games, Room

_encode = msgspec.json.Encoder().encode
_RoomFields: Any = msgspec.defstruct(
    "_RoomFields",
    [(each.name, each.type) for each in fields(Room) if each.name != "playing"],
    kw_only=True,
)
"""All of a room but its game, whose types depend on which game it is."""


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
    """The digest of the last entry that is in it."""
    room: msgspec.Raw
    playing: _KeptGame | None


class Snapshot(NamedTuple):
    """The room after so many entries, and the digest of the last of them."""

    room: Room
    last: str

    def follows(self, entry: bytes) -> bool:
        """Whether the log has that entry as the last one before the snapshot."""
        return _digest(entry) == self.last


class BadSnapshot(Exception):
    """It is of another release, or damaged."""


def write_snapshot(room: Room, last_entry: bytes, games: Games) -> bytes:
    """A room as it is kept; the last entry of its log says later whether they belong together."""
    playing, kept = room.playing, None
    if playing:
        kept = _KeptGame(
            number=playing.number,
            game=playing.game.name,
            setup=_raw(playing.setup),
            seed=playing.chance.seed,
            seated=playing.seated,
            state=_raw(playing.state),
            first_entry=playing.first_entry,
            practice=playing.lesson is not None,
            deal=playing.deal,
        )
    plain = _raw(replace(room, playing=None))
    return _encode(_Kept(fingerprint(games), _digest(last_entry), plain, kept))


def read_snapshot(data: bytes, length: int, games: Games) -> Snapshot:
    """The room that was kept after so many entries, or BadSnapshot."""
    try:
        kept = msgspec.json.decode(data, type=_Kept)
        if kept.fingerprint != fingerprint(games):
            raise BadSnapshot("another release kept it")
        room = Room(**asdict(msgspec.json.decode(kept.room, type=_RoomFields)))
        playing = kept.playing and _playing(kept.playing, games[kept.playing.game])
    except BadSnapshot:
        raise
    except Exception as error:
        raise BadSnapshot(str(error)) from error
    if room.length != length:
        raise BadSnapshot(f"it holds {room.length} entries instead of {length}")
    return Snapshot(replace(room, playing=playing), kept.last)


def _playing(kept: _KeptGame, game: AnyGame) -> Playing:
    return Playing(
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
    """Everything that the shape of a snapshot depends on, as a digest."""
    return _fingerprint(tuple((name, type(game)) for name, game in sorted(games.items())))


@lru_cache(maxsize=8)
def _fingerprint(games: tuple[tuple[str, Any], ...]) -> str:
    shapes: list[Any] = [LOG_VERSION, version("samewave"), _shape(_RoomFields), _shape(_KeptGame)]
    for name, game in games:
        shapes += [name, _shape(game.setup_type), _shape(game.state_type)]
    return sha256(_encode(shapes)).hexdigest()


def _shape(kind: Any) -> Any:
    return _in_order(msgspec.json.schema(kind))


def _in_order(schema: Any) -> Any:
    """The same in every process: the members of a union come in an order of chance."""
    if isinstance(schema, dict):
        return {name: _in_order(schema[name]) for name in sorted(schema)}
    if isinstance(schema, list):
        return sorted((_in_order(each) for each in schema), key=_encode)
    return schema


def _digest(entry: bytes) -> str:
    return sha256(entry).hexdigest()


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))
