"""Loading: items of a backup become rows of a database's tables, a batch at a time."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

from samewave.server.backup.portable import GroupItem, Item, PackItem, TableItem

COLUMNS = {
    "tables": ("id", "code", "touched"),
    "log": ("table_id", "sequence", "entry"),
    "packs": ("id", "table_id", "data"),
    "groups": ("id", "key", "version", "state"),
    "group_games": (
        *("group_id", "number", "evening", "source"),
        *("line", "tally", "record"),
    ),
    "group_tables": ("table_id", "key"),
}
"""Tables of the database, those first that others refer to."""
_BATCH = 4 << 20
"""Bytes that are collected before they are handed over."""
_SMALL = 100
"""What a row takes beside its content."""

Row: TypeAlias = tuple[Any, ...]


class Loader(ABC):
    """A database that is being filled; the numbers of tables and groups are made here."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """Of all tables, by their codes."""
        self.table = self.group = 0
        """The last numbers that were given."""
        self._sequence = 0
        self._rows: dict[str, list[Row]] = {name: [] for name in COLUMNS}
        self._bytes = 0

    @abstractmethod
    async def insert(self, name: str, rows: list[Row]) -> None:
        """Write rows of one table of the database."""

    async def load(self, items: AsyncIterator[Item]) -> None:
        async for item in items:
            self._take(item)
            if self._bytes > _BATCH:
                await self._flush()
        await self._flush()

    def _take(self, item: Item) -> None:
        match item:
            case bytes():
                self._add("log", self.table, self._sequence, item)
                self._sequence += 1
            case TableItem(code, touched, groups):
                self.table, self._sequence = self.table + 1, 0
                self.numbers[code] = self.table
                self._add("tables", self.table, code, touched)
                for key in groups:
                    self._add("group_tables", self.table, key)
            case PackItem(pack, code, data):
                self._add("packs", pack, self.numbers[code], data)
            case GroupItem(key, version, state):
                self.group += 1
                self._add("groups", self.group, key, version, state)
            case _:
                self._add("group_games", self.group, *item)

    def _add(self, name: str, *row: Any) -> None:
        self._rows[name].append(row)
        self._bytes += _SMALL + sum(len(value) for value in row if isinstance(value, bytes))

    async def _flush(self) -> None:
        for name, rows in self._rows.items():
            if rows:
                await self.insert(name, rows)
                self._rows[name] = []
        self._bytes = 0
