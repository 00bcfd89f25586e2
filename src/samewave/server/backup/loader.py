"""Filling a database from the items of a backup, whatever kind of store it is."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

from samewave.daily import changed_sums
from samewave.server.backup.file import (
    AnswerItem,
    DayItem,
    GroupItem,
    Item,
    PackItem,
    TableItem,
)

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
    "days": ("day", "cards"),
    "day_sums": ("day", "shard", "sums"),
    "day_answers": ("day", "person", "answer", "run"),
    "day_circles": ("circle", "day", "person", "name"),
}
"""The tables of the database, referenced ones first."""
_BATCH = 4 << 20
"""Bytes collected before rows are inserted."""
_SMALL = 100
"""Bytes of a row besides its content."""

Row: TypeAlias = tuple[Any, ...]


class Loader(ABC):
    """A database that is being filled. It numbers the tables and groups, and sums up the days."""

    shards = 1
    """Rows of sums for a day."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """The numbers of all tables, by code."""
        self.table = self.group = 0
        """The last used numbers."""
        self._sequence = 0
        self._rows: dict[str, list[Row]] = {name: [] for name in COLUMNS}
        self._bytes = 0
        self._day = 0
        self._sums: dict[int, bytes] = {}
        """The sums of the present day by shard."""

    @abstractmethod
    async def insert(self, name: str, rows: list[Row]) -> None:
        """Write rows of one table of the database."""

    async def load(self, items: AsyncIterator[Item]) -> None:
        async for item in items:
            self._take(item)
            if self._bytes > _BATCH:
                await self._flush()
        self._end_day()
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
            case DayItem(day, cards):
                self._end_day()
                self._day = day
                self._add("days", day, cards)
            case AnswerItem(person, answer, run, circles):
                self._add("day_answers", self._day, person, answer, run)
                for circle, name in circles:
                    self._add("day_circles", circle, self._day, person, name)
                shard = person[0] % self.shards
                self._sums[shard] = changed_sums(self._sums.get(shard), None, answer)
            case _:
                self._add("group_games", self.group, *item)

    def _end_day(self) -> None:
        for shard, sums in self._sums.items():
            self._add("day_sums", self._day, shard, sums)
        self._sums = {}

    def _add(self, name: str, *row: Any) -> None:
        self._rows[name].append(row)
        self._bytes += _SMALL + sum(len(value) for value in row if isinstance(value, bytes))

    async def _flush(self) -> None:
        for name, rows in self._rows.items():
            if rows:
                await self.insert(name, rows)
                self._rows[name] = []
        self._bytes = 0
