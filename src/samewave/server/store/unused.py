"""Unused tables: which ones look unused, and which have done so on enough days to be removed.

One look proves nothing: the clock of the machine may be wrong. So each look leaves a mark, at most
one a day, and a table that is used again, or no longer looks unused, loses its marks.
"""

from typing import NamedTuple

DAY = 86_400.0
SIGHTINGS = 5
"""Different days on which a table must look unused before it goes."""
_JITTER = DAY / 2
"""By which looks of two days may be closer than a day."""


class Look(NamedTuple):
    """One look at all tables: when, and how long unused ones are kept."""

    now: float
    keep: float
    most: int
    """Tables that are removed at once; the others wait for the next look."""

    @property
    def day(self) -> int:
        return int(self.now // DAY)

    @property
    def unused_before(self) -> float:
        """Tables that were last used earlier look unused."""
        return self.now - self.keep

    @property
    def future(self) -> float:
        """Tables that were last used later were marked as used by a clock that was wrong.

        They count as unused from the day on which that is seen: else they would stay for ever.
        """
        return self.now + DAY

    @property
    def seen_before(self) -> float:
        """Tables that were first seen unused earlier may go."""
        return self.now - (SIGHTINGS - 1) * DAY + _JITTER

    @property
    def future_seen_before(self) -> float:
        """The same of tables that seem to be from the future."""
        return self.now - self.keep


class Unused(NamedTuple):
    """What a look found: how many are marked, how many of them wait to go, and how many went."""

    marked: int
    due: int
    removed: int
    first_goes: float | None
    """When the first of the marked ones that are not due may go."""


def goes_at(first_seen: float | None) -> float | None:
    """When a table that was first seen unused then may go."""
    return None if first_seen is None else first_seen + (SIGHTINGS - 1) * DAY
