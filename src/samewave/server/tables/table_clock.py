"""Table time: the time of a table's log, carried on by a clock that never jumps.

Entries get their time from it, and deadlines are compared with it. So nothing that happens to the
clock of the machine ends a question or keeps it from ending. Nodes tell each other their table time
with who is here; whoever has had the table for longer is believed.
"""

from samewave.server.clock import Clock
from samewave.server.tables.state import TableState

SLACK = 5.0
"""Seconds by which entries of other nodes may be late before a first guess counts as wrong."""


class TableClock:
    """The time at one table, as one node has it."""

    def __init__(self, clock: Clock, state: TableState) -> None:
        self._clock, self._loaded = clock, clock.monotonic()
        self._is_guess = True
        """Whether no other node has confirmed the time at which the table was loaded."""
        self._set(_first(state, clock.time()))

    def now(self) -> float:
        """Seconds since 1970, as far as the log knows; never before its last entry."""
        return self._at + self._clock.monotonic() - self._since

    def skew(self, now: float) -> float:
        """By how much the machine is ahead of the table: whole seconds, mostly none."""
        return float(round(self._clock.time() - now))

    @property
    def tenure(self) -> float:
        """Seconds for which this node has had the table."""
        return self._clock.monotonic() - self._loaded

    def follow(self, at: float) -> None:
        """Another node has written an entry at that time: whoever is behind goes forward.

        Whoever is far ahead by a guess goes back: else its next entry would end everybody's
        question.
        """
        ahead = self.now() - at
        if ahead < 0 or (self._is_guess and ahead > SLACK):
            self._set(at)

    def agree(self, now: float, tenure: float, last: float) -> None:
        """Take the time of a node that has had the table for longer, but none before the log's."""
        if tenure > self.tenure:
            self._is_guess = False
            self._set(max(now, last))

    def _set(self, at: float) -> None:
        self._at, self._since = at, self._clock.monotonic()


def _first(state: TableState, wall: float) -> float:
    """The time when a table is loaded.

    While a question has a deadline, the table goes on where it was behind the machine before. If
    the question seems to be overdue, nobody can know whether the table was away for long or the
    clock of the machine is wrong: people have the rest of their time.
    """
    if state.deadline is None:
        return max(wall, state.touched)
    at = wall - state.skew
    return state.touched if at > state.deadline else max(at, state.touched)
