"""Table time: the time of a table's log, carried on by a clock that never jumps.

Entries get their time from it, and deadlines are compared with it. So nothing that happens to the
clock of the machine ends a question or keeps it from ending.
"""

from samewave.server.clock import Clock
from samewave.server.room import Room

SLACK = 5.0
"""Seconds by which the clocks of two nodes may differ, and an entry may be on its way."""


class TableClock:
    """The time at one table, as one node has it."""

    def __init__(self, clock: Clock, room: Room) -> None:
        self._clock = clock
        self._set(_first(room, clock.time()))

    def now(self) -> float:
        """Seconds since 1970, as far as the log knows; never before its last entry."""
        return self._at + self._clock.monotonic() - self._since

    def follow(self, at: float) -> None:
        """Another node has just written an entry at that time.

        Whoever is behind goes forward. Whoever is far ahead was loaded with a wrong clock, and
        goes back: else its next entry would end the questions of all.
        """
        if not 0 <= self.now() - at <= SLACK:
            self._set(at)

    def _set(self, at: float) -> None:
        self._at, self._since = at, self._clock.monotonic()


def _first(room: Room, wall: float) -> float:
    """The time when a table is loaded.

    If a question seems to be overdue, nobody can know whether the table was away for long or the
    clock of the machine is wrong: people have the rest of their time.
    """
    is_overdue = room.deadline is not None and wall > room.deadline
    return room.touched if is_overdue else max(wall, room.touched)
