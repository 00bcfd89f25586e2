"""Admission: who may see a table, by HTTP and by socket alike.

A request with a player's token or the watch key is admitted. Strangers are admitted while the door
is open. Everybody else gets the same answer as for a code that does not exist.
"""

from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.commands import hashed
from samewave.server.entries import PlayerId
from samewave.server.house import CODE_LENGTH, House
from samewave.server.lookups import LookUps
from samewave.server.settings import Settings
from samewave.server.table import Table

_HOUR = 3600


class Place(IntEnum):
    """How far somebody wants to come."""

    DOORSTEP = 0
    """To ask whether one may come in."""
    INSIDE = 1
    """To see what everybody at the table sees."""
    ALBUM = 2
    """To see private photos: no stranger may, even if the door is open."""


class Visitor(NamedTuple):
    """Somebody who was admitted to a table."""

    table: Table
    player: PlayerId | None = None
    is_stranger: bool = False
    """Has neither a token nor the watch key."""


Knows: TypeAlias = Callable[[Table], Awaitable[bool]]


async def _nobody(_: Table) -> bool:
    return False


class Admission:
    """The only way to a table for requests that come from outside."""

    def __init__(self, house: House, look_ups: LookUps, settings: Settings, clock: Clock) -> None:
        self._house, self._look_ups, self._clock = house, look_ups, clock
        self._finished = settings.finished_hours * _HOUR

    async def admit(
        self, code: str, secrets: tuple[str, ...], address: str, place: Place = Place.INSIDE
    ) -> Visitor:
        """The table with this code for whoever may see it, or Refused."""
        since, known = self._clock.monotonic(), [secret for secret in secrets if secret]
        table = await self._find(code) if known else None
        if table:
            if visitor := _recognize(table, known):
                return visitor
            if place is Place.DOORSTEP and self._waits(table, known):
                return Visitor(table, is_stranger=True)
            was_here = any(_was_here(table, hashed(secret)) for secret in known)
            if was_here and place > self._lets_in(table):
                raise Refused("unknown_token")
        return await self._admit_stranger(code, address, place, since, _nobody)

    async def admit_former(self, code: str, token: str, address: str, knows: Knows) -> Table:
        """The table of somebody who may have left it, whatever its door says, or Refused.

        `knows` tells whether the table's log knows this person. Nobody else learns more than
        strangers do.
        """
        since = self._clock.monotonic()
        table = await self._find(code) if token else None
        if table and _recognize(table, [token]):
            return table
        return (await self._admit_stranger(code, address, Place.DOORSTEP, since, knows)).table

    async def _admit_stranger(
        self, code: str, address: str, place: Place, since: float, knows: Knows
    ) -> Visitor:
        look_up = await self._look_ups.begin(address, since)
        try:
            table = await self._find(code)
            is_admitted = table and (place <= self._lets_in(table) or await knows(table))
        except BaseException:  # unreadable, the store is away, or whoever asked has hung up
            await self._look_ups.give_up(look_up)
            raise
        if table is None or not is_admitted:
            await self._look_ups.wrong(look_up)
            raise Refused("unknown_table", table=code.upper()[:CODE_LENGTH])
        await self._look_ups.right(look_up)
        return Visitor(table, is_stranger=True)

    async def _find(self, code: str) -> Table | None:
        try:
            return await self._house.find(code)
        except Refused as refused:
            if refused.code != "unknown_table":
                raise
            return None

    def _waits(self, table: Table, secrets: list[str]) -> bool:
        """Whether somebody asks what came of a request."""
        entrance, now = table.room.entrance, self._clock.time()
        return any(entrance.waits(hashed(secret), now) for secret in secrets)

    def _lets_in(self, table: Table) -> int:
        """How far a stranger may come; -1 for not even to the door."""
        room, nobody = table.room, not table.audience.here and not table.audience.watching
        is_over = room.begun > 0 and not room.is_playing
        if is_over and nobody and self._clock.time() - room.touched > self._finished:
            return -1
        return {"open": Place.INSIDE, "ask": Place.DOORSTEP, "locked": -1}[room.entrance.door]


def _recognize(table: Table, secrets: list[str]) -> Visitor | None:
    room = table.room
    hashes = [hashed(secret) for secret in secrets]
    for each in hashes:
        player = room.holder_of(each)
        if player is not None:
            return Visitor(table, player)
    for secret, each in zip(secrets, hashes, strict=True):
        if room.entrance.knows_watcher(secret, each):
            return Visitor(table)
    return None


def _was_here(table: Table, token_hash: str) -> bool:
    """Whether this token once had a seat here, which is gone."""
    gone = (each for each in table.room.players.values() if each.is_gone)
    return table.room.entrance.has_removed(token_hash) or any(
        each.token_hash == token_hash for each in gone
    )
