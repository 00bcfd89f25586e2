"""The lock of all nodes on their database: whoever replaces its content finds it taken."""

import asyncio
from typing import Any

import asyncpg

from samewave.server.clock import Clock
from samewave.server.store import Unusable
from samewave.server.supervise import in_background, supervise

_SERVERS = 7_263_920_156
"""The number of the advisory lock: nodes share it."""
_PAUSE = 1.0
"""Seconds before a broken connection is made again."""


class NodeLock:
    """Held by a connection of its own for as long as a node runs, and made again if it breaks."""

    def __init__(self, address: str, clock: Clock, timeout: float) -> None:
        self._address, self._clock, self._timeout = address, clock, timeout
        self._connection: Any = None
        self._broken = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Hold the lock from now on, or raise Unusable."""
        if not await self._connect():
            raise Unusable("A backup is being restored into this database. Wait until it is done.")
        work = supervise("holding the lock of the database", self._keep, self._clock)
        self._keeping = in_background("holding the lock of the database", work)

    async def _connect(self) -> bool:
        slow = self._timeout
        connection = await asyncpg.connect(self._address, timeout=slow, command_timeout=slow)
        try:
            query = "SELECT pg_try_advisory_lock_shared($1)"
            is_ours: bool = await connection.fetchval(query, _SERVERS)
        except BaseException:
            connection.terminate()
            raise
        if not is_ours:
            connection.terminate()
            return False
        self._connection, self._broken = connection, asyncio.Event()
        connection.add_termination_listener(lambda _, broken=self._broken: broken.set())
        return True

    async def _keep(self) -> None:
        while True:
            await self._broken.wait()
            try:
                if await self._connect():
                    continue
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pass  # the store says in the log that the database is away
            await self._clock.sleep(_PAUSE)

    async def release(self) -> None:
        if self._keeping:
            self._keeping.cancel()
        if self._connection:
            self._connection.terminate()


async def lock_alone(connection: Any) -> None:
    """Keep all servers off the database until the connection ends, or raise Unusable."""
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _SERVERS):
        raise Unusable("A server uses this database. Stop all nodes first.")
