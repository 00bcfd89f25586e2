"""Unused tables in a PostgreSQL database."""

from typing import Any

from samewave.server.store.unused import SIGHTINGS, Look, Unused, goes_at

_AT_ONCE = 100
"""So few that nobody waits long for a lock."""
_LOOKS_UNUSED = "(touched < $1 OR touched > $2)"
_UNMARK = f"""
UPDATE tables SET sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE sightings > 0 AND (NOT {_LOOKS_UNUSED} OR unused_since > $2)
"""  # noqa: S608 - from the line above
_MARK = f"""
UPDATE tables
SET sightings = sightings + 1, unused_since = coalesce(unused_since, $3), sighted_on = $4
WHERE {_LOOKS_UNUSED} AND sighted_on IS DISTINCT FROM $4
"""  # noqa: S608
_DUE = f"""
(sightings >= {SIGHTINGS} AND (
  (touched < $1 AND unused_since <= $3) OR (touched > $2 AND unused_since <= $4)))
"""
_REMOVE = f"""
DELETE FROM tables WHERE id IN (
  SELECT id FROM tables WHERE {_DUE} ORDER BY finished, touched LIMIT $5)
"""  # noqa: S608
_MARKED = f"""
SELECT count(*), count(*) FILTER (WHERE {_DUE}), min(unused_since) FILTER (WHERE NOT {_DUE})
FROM tables WHERE sightings > 0
"""  # noqa: S608
TOUCH = """
UPDATE tables SET touched = greatest(touched, $2),
  sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE id = $1
"""


async def mark(connection: Any, look: Look) -> None:
    """Leave a mark on every table that looks unused, and take it from the others."""
    async with connection.transaction():
        await connection.execute(_UNMARK, look.unused_before, look.future)
        await connection.execute(_MARK, look.unused_before, look.future, look.now, look.day)


async def remove_some(connection: Any, look: Look, most: int) -> int:
    """Remove some tables that are due, and all that is theirs; how many."""
    done: str = await connection.execute(_REMOVE, *_due(look), min(most, _AT_ONCE))
    return int(done.rsplit(maxsplit=1)[-1])


async def count(connection: Any, look: Look, removed: int) -> Unused:
    marked, due, first = await connection.fetchrow(_MARKED, *_due(look))
    return Unused(marked, due, removed, goes_at(first))


def _due(look: Look) -> tuple[float, float, float, float]:
    return look.unused_before, look.future, look.seen_before, look.future_seen_before
