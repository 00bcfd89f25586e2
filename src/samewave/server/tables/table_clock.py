"""Table time: continues the time of a table's log with a clock that never jumps.

Entries get their time from it, and deadlines are compared with it. So a change of the machine's
clock neither ends a question nor keeps it from ending. Nodes send each other their table time with
their presence; the node that has had the table longest is believed.
"""

from samewave.server.clock import Clock
from samewave.server.tables.state import TableState

SLACK = 5.0
"""Seconds by which another node's entry may be late before our initial guess counts as wrong."""


class TableClock:
    """The time of one table on one node."""

    def __init__(self, clock: Clock, state: TableState) -> None:
        self._clock, self._loaded = clock, clock.monotonic()
        self._is_guess = True
        """Whether our initial time has not been confirmed by another node."""
        self._set(_first(state, clock.time()))

    def now(self) -> float:
        """Table time in seconds since 1970; never before the last entry."""
        return self._at + self._clock.monotonic() - self._since

    def skew(self, now: float) -> float:
        """Whole seconds by which the machine's clock is ahead of the table time; mostly 0."""
        return float(round(self._clock.time() - now))

    @property
    def tenure(self) -> float:
        """Seconds since this node loaded the table."""
        return self._clock.monotonic() - self._loaded

    def follow(self, at: float) -> None:
        """Adjust to an entry that another node wrote at this time.

        A clock that is behind moves forward. One that is far ahead because of a wrong guess moves
        back: otherwise its next entry would end everybody's question.
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
    """The initial table time.

    While a question has a deadline, the table keeps its earlier difference from the machine's
    clock. If the question seems overdue, the table may have been away for long or the machine's
    clock may be wrong: players get the rest of their time.
    """
    if state.deadline is None:
        return max(wall, state.touched)
    at = wall - state.skew
    return state.touched if at > state.deadline else max(at, state.touched)
