"""Groups in PostgreSQL."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import asyncpg

from samewave.server.store import Conflict, StoredGame, StoredGroup

_WRITE = "UPDATE groups SET state = $1, version = version + 1 WHERE id = $2 AND version = $3"
_GAME = """
INSERT INTO group_games VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (group_id, number) DO UPDATE
SET line = excluded.line, tally = excluded.tally, record = excluded.record
WHERE group_games.source = excluded.source
"""
_EVENINGS = """
SELECT evening, line FROM group_games WHERE group_id = $1 AND evening < $2 AND evening >= $2 - $3
ORDER BY number
"""
_CODES = "SELECT DISTINCT code FROM tables JOIN group_tables ON id = table_id ORDER BY code"

Try: TypeAlias = Callable[[Callable[[Any], Awaitable[Any]]], Awaitable[Any]]


class PostgresGroups:
    """Groups, read and written through the store's connections."""

    def __init__(self, do: Try) -> None:
        self._do = do

    async def open(self, key: str, state: bytes) -> None:
        query = "INSERT INTO groups (key, state) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        if await self._do(lambda each: each.execute(query, key, state)) != "INSERT 0 1":
            raise Conflict

    async def read(self, key: str) -> StoredGroup | None:
        query = "SELECT id, version, state FROM groups WHERE key = $1"
        row = await self._do(lambda each: each.fetchrow(query, key))
        return StoredGroup(*row) if row else None

    async def write(
        self, group: StoredGroup, state: bytes, games: Sequence[StoredGame] = ()
    ) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                done = await connection.execute(_WRITE, state, group.id, group.version)
                if done != "UPDATE 1":
                    raise Conflict
                for game in games:
                    if await connection.execute(_GAME, group.id, *game) != "INSERT 0 1":
                        raise Conflict

        try:
            await self._do(work)
        except asyncpg.UniqueViolationError:
            raise Conflict from None

    async def has_game(self, group: int, source: str) -> bool:
        query = "SELECT 1 FROM group_games WHERE group_id = $1 AND source = $2"
        return await self._do(lambda each: each.fetchval(query, group, source)) is not None

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        rows = await self._do(lambda each: each.fetch(_EVENINGS, group, before, most))
        return [(row[0], row[1]) for row in rows]

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        query = (
            "SELECT line, tally FROM group_games"
            " WHERE group_id = $1 AND evening = $2 ORDER BY number"
        )
        rows = await self._do(lambda each: each.fetch(query, group, evening))
        return [(row[0], row[1]) for row in rows]

    async def game(self, group: int, number: int) -> StoredGame | None:
        query = (
            "SELECT number, evening, source, line, tally, record FROM group_games"
            " WHERE group_id = $1 AND number = $2"
        )
        row = await self._do(lambda each: each.fetchrow(query, group, number))
        return StoredGame(*row) if row else None

    async def remove(self, group: int) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                gone = "DELETE FROM groups WHERE id = $1 RETURNING key"
                key = await connection.fetchval(gone, group)
                await connection.execute("DELETE FROM group_tables WHERE key = $1", key)

        await self._do(work)

    async def attach(self, table: int, key: str) -> None:
        query = "INSERT INTO group_tables VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._do(lambda each: each.execute(query, table, key))

    async def attached(self) -> list[str]:
        rows = await self._do(lambda each: each.fetch(_CODES))
        return [row[0] for row in rows]
