"""Health of a store: the log says once that it fails, and once that it works again."""

import logging

from samewave.server.clock import Clock
from samewave.server.store import Damaged, Unavailable

_log = logging.getLogger("samewave")


class Health:
    """Of one kind of work, reading or writing."""

    def __init__(self, work: str, clock: Clock) -> None:
        self._work, self._clock = work, clock
        self._cause = ""
        """Why it fails; nothing while it works."""
        self._since = 0.0
        self._damaged: set[int | None] = set()
        """Tables of which something is damaged; None stands for what belongs to no table."""

    def failed(self, cause: str) -> Unavailable:
        """It cannot be done now. The same cause is logged once, however many have to hear it."""
        if cause != self._cause:
            self._since = self._since if self._cause else self._clock.monotonic()
            self._cause = cause
            _log.warning("%s the store fails: %s", self._work, cause)
        return Unavailable(cause, is_logged=True)

    def worked(self) -> None:
        if self._cause:
            seconds = self._clock.monotonic() - self._since
            self._cause = ""
            _log.warning("%s the store works again after %.0f s", self._work, seconds)

    def damaged(self, table: int | None, cause: str) -> Damaged:
        """What is stored of one table is damaged; this is logged once for each table."""
        if table not in self._damaged:
            self._damaged.add(table)
            what = "something in the store" if table is None else f"the log of table {table}"
            _log.warning("%s %s fails, because it is damaged: %s", self._work, what, cause)
        return Damaged(cause, is_logged=True)
