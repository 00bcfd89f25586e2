"""Threads that read an SQLite file, each by a connection of its own that stays open."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any

_THREADS = 4


class Readers:
    """Nobody who reads waits for somebody who writes; no reader waits for a lock."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._threads = ThreadPoolExecutor(_THREADS, "samewave-reader")
        self._own = local()
        self._opened: list[sqlite3.Connection] = []

    async def rows(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read, query, values)

    def _read(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        connection = self._connection()
        try:
            return connection.execute(query, values).fetchall()
        except sqlite3.DatabaseError:
            self._own.connection = None  # what it believes of the file may be wrong
            self._opened.remove(connection)
            connection.close()
            raise

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = sqlite3.connect(
                self._file, timeout=0, isolation_level=None, check_same_thread=False
            )
            self._own.connection = connection
            self._opened.append(connection)
            connection.execute("PRAGMA query_only = 1")
        return connection

    def close(self) -> None:
        """Finish what is being read, and let go of the file."""
        self._threads.shutdown()
        for connection in self._opened:
            connection.close()
