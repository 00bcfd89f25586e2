"""Removal of unused tables: announced days before, bounded, and not by a clock that is wrong."""

import logging
from datetime import UTC, datetime

from samewave.server.clock import Clock
from samewave.server.library import Library
from samewave.server.settings import Settings
from samewave.server.store import Store
from samewave.server.store.unused import DAY, SIGHTINGS, Look, Unused

MOST_REMOVED = 10_000
"""Tables that one look removes; those at which nobody finished a game go first."""
_log = logging.getLogger("samewave")


async def remove_unused_tables(
    store: Store, library: Library, clock: Clock, settings: Settings
) -> None:
    """Look at the start and then every day for tables that nobody uses; their files go, too."""
    while True:
        look = Look(clock.time(), settings.keep_days * DAY, MOST_REMOVED)
        announce(await store.remove_unused(look))
        await library.sweep()
        await clock.sleep(settings.timings.clean)


def announce(unused: Unused) -> None:
    """One line for the operator, if there is anything to tell: now the clock can be put right."""
    if not (unused.marked or unused.removed):
        return
    waiting = unused.marked - unused.due
    when = "" if unused.first_goes is None else f", the first of them on {_day(unused.first_goes)}"
    _log.warning(
        "Unused tables: %d removed, %d go with the next look, %d go once they look unused on %d"
        " days%s",
        *(unused.removed, unused.due, waiting, SIGHTINGS, when),
    )


def _day(at: float) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).date().isoformat()
    except (ValueError, OverflowError, OSError):  # no calendar has the day of such a clock
        return "a day that no calendar has"
