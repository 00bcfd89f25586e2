"""Answers to today's theme in SQLite and PostgreSQL.

Every answer changes one row of running sums, so that nobody ever counts all answers. In PostgreSQL
a day has several such rows, chosen by the person: two nodes seldom wait for the same one.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from samewave.daily import changed_sums
from samewave.server.store import CircleAnswer, Conflict, Person, StoredDay
from samewave.server.store.sqlite_queries import leaving_no_trace

SHARDS = 8
"""Rows of sums for a day in PostgreSQL."""

_DAY = """
SELECT cards,
  (SELECT answer FROM day_answers WHERE day = asked.day AND person = {person}),
  (SELECT run FROM day_answers WHERE day = asked.day AND person = {person}),
  (SELECT run FROM day_answers WHERE day = asked.day - 1 AND person = {before})
FROM (SELECT {day} AS day) AS asked LEFT JOIN days ON days.day = asked.day
"""
_SUMS = "SELECT sums FROM day_sums WHERE day = {day} ORDER BY shard"
_CIRCLE = """
SELECT shown.day, shown.person, shown.name, answers.answer
FROM day_circles AS shown JOIN day_answers AS answers
ON answers.day = shown.day AND answers.person = shown.person
WHERE shown.circle = {circle} AND shown.day BETWEEN {first} AND {last}
ORDER BY shown.day, shown.name
"""
_LEAVE = """
DELETE FROM day_circles WHERE circle = {circle} AND ({name} IS NULL OR name = {name})
"""
_ANSWERS = """
SELECT person, answer FROM day_answers WHERE day = {day} AND person > {after}
ORDER BY person LIMIT {most}
"""

Rows: TypeAlias = Callable[[str, tuple[Any, ...]], Awaitable[list[Any]]]
Work: TypeAlias = Callable[..., Any]
Run: TypeAlias = Callable[[Work], Awaitable[Any]]


class SqliteDays:
    """Days, read and written through the store's connections."""

    def __init__(self, rows: Rows, written: Run, in_thread: Run) -> None:
        self._rows, self._written, self._in_thread = rows, written, in_thread

    async def read(self, day: int, person: Person | None = None) -> StoredDay:
        query = _sqlite(_DAY, "day", "person", "before")
        values = (day, person(day), person(day - 1)) if person else (day, b"", b"")
        ((cards, answer, run, before),) = await self._rows(query, values)
        sums = await self._rows(_sqlite(_SUMS, "day"), (day,)) if cards else []
        return StoredDay(cards, tuple(part for (part,) in sums), answer, run or 0, before or 0)

    async def answer(self, day: int, person: Person, cards: bytes, answer: bytes) -> bool:
        def work(cursor: sqlite3.Cursor) -> bool:
            return _answer(cursor, day, person, cards, answer)

        is_new: bool = await self._written(work)
        return is_new

    async def show(self, day: int, person: Person, circle: bytes, name: str, most: int) -> bool:
        def work(cursor: sqlite3.Cursor) -> bool:
            query = "SELECT person, name FROM day_circles WHERE circle = ? AND day = ?"
            others = dict(cursor.execute(query, (circle, day)).fetchall())
            if not _has_room(others, person(day), name, most):
                return False
            values = (circle, day, person(day), name)
            cursor.execute("INSERT OR REPLACE INTO day_circles VALUES (?, ?, ?, ?)", values)
            return True

        is_shown: bool = await self._written(work)
        return is_shown

    async def circle(self, circle: bytes, first: int, last: int) -> list[CircleAnswer]:
        query = _sqlite(_CIRCLE, "circle", "first", "last")
        return [CircleAnswer(*row) for row in await self._rows(query, (circle, first, last))]

    async def leave_circle(self, circle: bytes, name: str | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            with leaving_no_trace(connection):
                connection.execute(_sqlite(_LEAVE, "circle", "name"), (circle, name))

        await self._in_thread(work)

    async def answers(self, day: int, after: bytes, most: int) -> list[tuple[bytes, bytes]]:
        return await self._rows(_sqlite(_ANSWERS, "day", "after", "most"), (day, after, most))

    async def forget(self, person: Person) -> list[bytes]:
        circles: list[bytes] = await self._in_thread(lambda connection: _forget(connection, person))
        return circles


def _sqlite(query: str, *names: str) -> str:
    return query.format_map({name: f"?{place}" for place, name in enumerate(names, 1)})


def _answer(cursor: sqlite3.Cursor, day: int, person: Person, cards: bytes, answer: bytes) -> bool:
    execute, mine = cursor.execute, person(day)
    fixed = execute("SELECT cards FROM days WHERE day = ?", (day,)).fetchone()
    if fixed and fixed[0] != cards:
        raise Conflict
    if not fixed:
        execute("INSERT INTO days VALUES (?, ?)", (day, cards))
    query = "SELECT answer FROM day_answers WHERE day = ? AND person = ?"
    before = execute(query, (day, mine)).fetchone()
    sums = execute("SELECT sums FROM day_sums WHERE day = ? AND shard = 0", (day,)).fetchone()
    after = changed_sums(sums and sums[0], before and before[0], answer)
    execute("INSERT OR REPLACE INTO day_sums VALUES (?, 0, ?)", (day, after))
    if before:
        query = "UPDATE day_answers SET answer = ? WHERE day = ? AND person = ?"
        execute(query, (answer, day, mine))
        return False
    query = "SELECT run FROM day_answers WHERE day = ? AND person = ?"
    earlier = execute(query, (day - 1, person(day - 1))).fetchone()
    run = 1 + (earlier[0] if earlier else 0)
    execute("INSERT INTO day_answers VALUES (?, ?, ?, ?)", (day, mine, answer, run))
    query = "UPDATE day_answers SET run = ? WHERE day = ? AND person = ?"
    execute(query, (run + 1, day + 1, person(day + 1)))  # after midnight: today came first
    return True


def _forget(connection: sqlite3.Connection, person: Person) -> list[bytes]:
    execute, circles = connection.execute, set[bytes]()
    with leaving_no_trace(connection):
        for (day,) in execute("SELECT day FROM days").fetchall():
            mine = day, person(day)
            query = "DELETE FROM day_circles WHERE day = ? AND person = ? RETURNING circle"
            circles.update(circle for (circle,) in execute(query, mine).fetchall())
            query = "DELETE FROM day_answers WHERE day = ? AND person = ? RETURNING answer"
            for (answer,) in execute(query, mine).fetchall():
                query = "SELECT sums FROM day_sums WHERE day = ? AND shard = 0"
                (sums,) = execute(query, (day,)).fetchone()
                after = changed_sums(sums, answer, None)
                execute("INSERT OR REPLACE INTO day_sums VALUES (?, 0, ?)", (day, after))
    return sorted(circles)


def _has_room(others: dict[bytes, str], mine: bytes, name: str, most: int) -> bool:
    """Whether this person may be in a circle, by the names of the people who are."""
    others.pop(mine, None)
    return len(others) < most and (not name or name not in others.values())


Try: TypeAlias = Callable[..., Awaitable[Any]]


class PostgresDays:
    """Days, read and written through the store's connections."""

    def __init__(self, do: Try) -> None:
        self._do = do

    async def read(self, day: int, person: Person | None = None) -> StoredDay:
        values = (day, person(day), person(day - 1)) if person else (day, b"", b"")

        async def work(connection: Any) -> StoredDay:
            row = await connection.fetchrow(_DAY_OF, *values)
            cards, answer, run, before = row
            sums = await connection.fetch(_SUMS_OF, day) if cards else []
            parts = tuple(part for (part,) in sums)
            return StoredDay(cards, parts, answer, run or 0, before or 0)

        stored: StoredDay = await self._do(work)
        return stored

    async def answer(self, day: int, person: Person, cards: bytes, answer: bytes) -> bool:
        """A repeated try finds its own answer and changes nothing, not even the sums."""

        async def work(connection: Any) -> bool:
            async with connection.transaction():
                return await _answer_in(connection, day, person, cards, answer)

        is_new: bool = await self._do(work, writes=True)
        return is_new

    async def show(self, day: int, person: Person, circle: bytes, name: str, most: int) -> bool:
        async def work(connection: Any) -> bool:
            async with connection.transaction():
                await connection.execute(_LOCK_CIRCLE, int.from_bytes(circle[:8], signed=True))
                query = "SELECT person, name FROM day_circles WHERE circle = $1 AND day = $2"
                others = dict(await connection.fetch(query, circle, day))
                if not _has_room(others, person(day), name, most):
                    return False
                await connection.execute(_SHOW, circle, day, person(day), name)
                return True

        is_shown: bool = await self._do(work, writes=True)
        return is_shown

    async def circle(self, circle: bytes, first: int, last: int) -> list[CircleAnswer]:
        rows = await self._do(lambda each: each.fetch(_CIRCLE_OF, circle, first, last))
        return [CircleAnswer(*row) for row in rows]

    async def leave_circle(self, circle: bytes, name: str | None = None) -> None:
        await self._do(lambda each: each.execute(_LEAVE_OF, circle, name), writes=True)

    async def answers(self, day: int, after: bytes, most: int) -> list[tuple[bytes, bytes]]:
        rows = await self._do(lambda each: each.fetch(_ANSWERS_OF, day, after, most))
        return [(row[0], row[1]) for row in rows]

    async def forget(self, person: Person) -> list[bytes]:
        async def work(connection: Any) -> list[bytes]:
            async with connection.transaction():
                return await _forget_in(connection, person)

        circles: list[bytes] = await self._do(work, writes=True)
        return circles


def _postgres(query: str, **types: str) -> str:
    named = enumerate(types.items(), 1)
    return query.format_map({name: f"${place}::{kind}" for place, (name, kind) in named})


_DAY_OF = _postgres(_DAY, day="int", person="bytea", before="bytea")
_SUMS_OF = _postgres(_SUMS, day="int")
_CIRCLE_OF = _postgres(_CIRCLE, circle="bytea", first="int", last="int").replace(
    "shown.name\n", 'shown.name COLLATE "C"\n'
)
_ANSWERS_OF = _postgres(_ANSWERS, day="int", after="bytea", most="int")
_LEAVE_OF = _postgres(_LEAVE, circle="bytea", name="text")
_LOCK_CIRCLE = "SELECT pg_advisory_xact_lock($1)"
"""People who join a circle at the same time wait for each other."""
_LOCK_SUMS = "SELECT sums FROM day_sums WHERE day = $1 AND shard = $2 FOR UPDATE"
_SHOW = """
INSERT INTO day_circles VALUES ($1, $2, $3, $4)
ON CONFLICT (circle, day, person) DO UPDATE SET name = excluded.name
"""


async def _answer_in(
    connection: Any, day: int, person: Person, cards: bytes, answer: bytes
) -> bool:
    mine = person(day)
    fixed = await _fixed_cards(connection, day, cards)
    if fixed != cards:
        raise Conflict
    sums = await _locked_sums(connection, day, mine[0] % SHARDS)
    query = "SELECT answer FROM day_answers WHERE day = $1 AND person = $2"
    before = await connection.fetchval(query, day, mine)
    await _write_sums(connection, day, mine, changed_sums(sums, before, answer))
    if before is not None:
        query = "UPDATE day_answers SET answer = $3 WHERE day = $1 AND person = $2"
        await connection.execute(query, day, mine, answer)
        return False
    query = "SELECT run FROM day_answers WHERE day = $1 AND person = $2"
    run = 1 + (await connection.fetchval(query, day - 1, person(day - 1)) or 0)
    query = "INSERT INTO day_answers VALUES ($1, $2, $3, $4)"
    await connection.execute(query, day, mine, answer, run)
    query = "UPDATE day_answers SET run = $3 WHERE day = $1 AND person = $2"
    await connection.execute(query, day + 1, person(day + 1), run + 1)
    return True


async def _fixed_cards(connection: Any, day: int, cards: bytes) -> Any:
    """The cards of a day; these, if it has none yet."""
    query = "SELECT cards FROM days WHERE day = $1"
    fixed = await connection.fetchval(query, day)
    if fixed is None:
        await connection.execute(
            "INSERT INTO days VALUES ($1, $2) ON CONFLICT DO NOTHING", day, cards
        )
        fixed = await connection.fetchval(query, day)
    return fixed


async def _locked_sums(connection: Any, day: int, shard: int) -> Any:
    """One row of sums, which nobody else changes until the transaction ends."""
    sums = await connection.fetchval(_LOCK_SUMS, day, shard)
    if sums is None:
        query = "INSERT INTO day_sums VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await connection.execute(query, day, shard, changed_sums(None, None, None))
        sums = await connection.fetchval(_LOCK_SUMS, day, shard)
    return sums


async def _write_sums(connection: Any, day: int, person: bytes, sums: bytes) -> None:
    query = "UPDATE day_sums SET sums = $3 WHERE day = $1 AND shard = $2"
    await connection.execute(query, day, person[0] % SHARDS, sums)


async def _forget_in(connection: Any, person: Person) -> list[bytes]:
    circles = set[bytes]()
    for (day,) in await connection.fetch("SELECT day FROM days ORDER BY day"):
        mine = person(day)
        query = "SELECT 1 FROM day_answers WHERE day = $1 AND person = $2"
        if await connection.fetchval(query, day, mine) is None:
            continue
        sums = await _locked_sums(connection, day, mine[0] % SHARDS)
        query = "DELETE FROM day_answers WHERE day = $1 AND person = $2 RETURNING answer"
        answer = await connection.fetchval(query, day, mine)
        await _write_sums(connection, day, mine, changed_sums(sums, answer, None))
        query = "DELETE FROM day_circles WHERE day = $1 AND person = $2 RETURNING circle"
        circles.update(circle for (circle,) in await connection.fetch(query, day, mine))
    return sorted(circles)
