"""Unused tables in an SQLite file."""

import sqlite3
from typing import Any

from samewave.server.store.sqlite_removal import delete_tables
from samewave.server.store.unused import SIGHTINGS, Look, Unused, goes_at

_AT_ONCE = 100
"""So few that nobody waits long for the lock."""
_LOOKS_UNUSED = "(touched < :unused_before OR touched > :future)"
_UNMARK = f"""
UPDATE tables SET sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE sightings > 0 AND (NOT {_LOOKS_UNUSED} OR unused_since > :future)
"""  # noqa: S608 - from the line above
_MARK = f"""
UPDATE tables
SET sightings = sightings + 1, unused_since = coalesce(unused_since, :now), sighted_on = :day
WHERE {_LOOKS_UNUSED} AND sighted_on IS NOT :day
"""  # noqa: S608
_DUE = """
sightings >= :sightings AND (
  (touched < :unused_before AND unused_since <= :seen_before)
  OR (touched > :future AND unused_since <= :future_seen_before))
"""
_TO_GO = f"SELECT id FROM tables WHERE {_DUE} ORDER BY finished, touched LIMIT :limit"  # noqa: S608
_MARKED = f"""
SELECT count(*), coalesce(sum({_DUE}), 0), min(CASE WHEN NOT ({_DUE}) THEN unused_since END)
FROM tables WHERE sightings > 0
"""  # noqa: S608
TOUCH = """
UPDATE tables SET touched = max(touched, ?), sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE id = ?
"""


def mark(connection: sqlite3.Connection, look: Look) -> None:
    """Leave a mark on every table that looks unused, and take it from the others."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(_UNMARK, _values(look))
    connection.execute(_MARK, _values(look))
    connection.execute("COMMIT")


def remove_some(connection: sqlite3.Connection, look: Look, most: int) -> int:
    """Remove some tables that are due, and all that is theirs; how many."""
    connection.execute("BEGIN IMMEDIATE")
    values = _values(look) | {"limit": min(most, _AT_ONCE)}
    due = connection.execute(_TO_GO, values).fetchall()
    delete_tables(connection, due)
    connection.execute("COMMIT")
    return len(due)


def count(connection: sqlite3.Connection, look: Look, removed: int) -> Unused:
    marked, due, first = connection.execute(_MARKED, _values(look)).fetchone()
    return Unused(marked, due, removed, goes_at(first))


def _values(look: Look) -> dict[str, Any]:
    return {
        "now": look.now,
        "day": look.day,
        "unused_before": look.unused_before,
        "future": look.future,
        "seen_before": look.seen_before,
        "future_seen_before": look.future_seen_before,
        "sightings": SIGHTINGS,
    }
