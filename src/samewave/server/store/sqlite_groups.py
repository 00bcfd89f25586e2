"""Groups in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from samewave.server.store import Conflict, StoredGame, StoredGroup

_OPEN = "INSERT INTO groups (key, state) VALUES (?, ?) ON CONFLICT DO NOTHING"
_WRITE = "UPDATE groups SET state = ?, version = version + 1 WHERE id = ? AND version = ?"
_GAME = """
INSERT INTO group_games VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (group_id, number) DO UPDATE
SET line = excluded.line, tally = excluded.tally, record = excluded.record
WHERE source = excluded.source
"""
_EVENINGS = """
SELECT evening, line FROM group_games WHERE group_id = ?1 AND evening < ?2 AND evening >= ?2 - ?3
ORDER BY number
"""
_CODES = "SELECT DISTINCT code FROM tables JOIN group_tables ON id = table_id ORDER BY id"

Rows: TypeAlias = Callable[[str, tuple[Any, ...]], Awaitable[list[Any]]]
Written: TypeAlias = Callable[[Callable[[sqlite3.Cursor], Any]], Awaitable[Any]]


class SqliteGroups:
    """Groups, read and written through the store's connections."""

    def __init__(self, rows: Rows, written: Written) -> None:
        self._rows, self._written = rows, written

    async def open(self, key: str, state: bytes) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            if not cursor.execute(_OPEN, (key, state)).rowcount:
                raise Conflict

        await self._written(work)

    async def read(self, key: str) -> StoredGroup | None:
        rows = await self._rows("SELECT id, version, state FROM groups WHERE key = ?", (key,))
        return StoredGroup(*rows[0]) if rows else None

    async def write(
        self, group: StoredGroup, state: bytes, games: Sequence[StoredGame] = ()
    ) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("SAVEPOINT writing")
            done = cursor.execute(_WRITE, (state, group.id, group.version)).rowcount
            try:
                for game in games if done else ():
                    done = done and cursor.execute(_GAME, (group.id, *game)).rowcount
            except sqlite3.IntegrityError:
                done = 0
            if not done:
                cursor.execute("ROLLBACK TO writing")
            cursor.execute("RELEASE writing")
            if not done:
                raise Conflict

        await self._written(work)

    async def has_game(self, group: int, source: str) -> bool:
        query = "SELECT 1 FROM group_games WHERE group_id = ? AND source = ?"
        return bool(await self._rows(query, (group, source)))

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        return await self._rows(_EVENINGS, (group, before, most))

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        query = (
            "SELECT line, tally FROM group_games WHERE group_id = ? AND evening = ? ORDER BY number"
        )
        return await self._rows(query, (group, evening))

    async def game(self, group: int, number: int) -> StoredGame | None:
        query = (
            "SELECT number, evening, source, line, tally, record FROM group_games"
            " WHERE group_id = ? AND number = ?"
        )
        rows = await self._rows(query, (group, number))
        return StoredGame(*rows[0]) if rows else None

    async def remove(self, group: int) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("DELETE FROM group_games WHERE group_id = ?", (group,))
            cursor.execute(
                "DELETE FROM group_tables WHERE key = (SELECT key FROM groups WHERE id = ?)",
                (group,),
            )
            cursor.execute("DELETE FROM groups WHERE id = ?", (group,))

        await self._written(work)

    async def attach(self, table: int, key: str) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("INSERT OR IGNORE INTO group_tables VALUES (?, ?)", (table, key))

        await self._written(work)

    async def attached(self) -> list[str]:
        return [code for (code,) in await self._rows(_CODES, ())]
