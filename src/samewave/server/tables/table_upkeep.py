"""Upkeep of a table in the store: marking it as used, snapshots, and notice of trouble."""

from asyncio import Event

from samewave.server.protocol.messages import Trouble
from samewave.server.supervise import in_background
from samewave.server.tables.audience import Audience, Listener
from samewave.server.tables.services import Services
from samewave.server.tables.state import TableState
from samewave.server.tables.updates import encode, websocket_frame


class TableUpkeep:
    """Stores what no player asked for."""

    def __init__(
        self, number: int, services: Services, audience: Audience, changed: Event, state: TableState
    ) -> None:
        self._number, self._store, self._clock = number, services.store, services.clock
        self._timings, self._audience, self._changed = services.timings, audience, changed
        self._trouble = Trouble("")
        is_fresh = abs(self._clock.time() - state.touched) < self._timings.touch
        self._touched = self._clock.monotonic() if is_fresh else None
        """When the table was last marked as used, by the monotonic clock; None if not recently."""
        self._is_touching = False
        self._logs = services.logs
        self._next_snapshot = self._after(state.length)

    def note_entries(self, state: TableState, last_entry: bytes) -> None:
        """Called after each append. Marks the table as used and stores a snapshot when due."""
        self._note_use()
        if state.length >= self._next_snapshot:
            self._next_snapshot = self._after(state.length)
            self._logs.keep_soon(self._number, state, last_entry)

    def _after(self, length: int) -> int:
        """The length of the log at which the next snapshot is due."""
        return (length // self._logs.every + 1) * self._logs.every

    def _note_use(self) -> None:
        """Mark the table as used if that is due. If it fails, the next entry tries again."""
        now, touched = self._clock.monotonic(), self._touched
        is_due = touched is None or now - touched > self._timings.touch
        if is_due and not self._is_touching:
            self._is_touching = True
            in_background(f"marking table {self._number} as used", self._touch(now))

    async def _touch(self, now: float) -> None:
        try:
            await self._store.touch(self._number, self._clock.time())
            self._touched = now
        finally:
            self._is_touching = False

    def begin_trouble(self, *, lasts: bool) -> None:
        """Tell everybody that nothing can be stored. Unless it lasts, probe until it can again."""
        if self._trouble.code:
            return
        self._trouble = Trouble("cannot_save")
        self._audience.send_all(self._trouble)
        if not lasts:
            in_background(f"probing the store for table {self._number}", self._end_trouble())

    async def _end_trouble(self) -> None:
        """Probe the store until a write works, then tell everybody; bots and timer go on."""
        while self._trouble.code:
            await self._clock.sleep(self._timings.probe)
            try:
                await self._store.touch(self._number, self._clock.time())
            except Exception:  # noqa: S112 - the first failure was logged
                continue
            self._trouble = Trouble("")
            self._audience.send_all(self._trouble)
            self._changed.set()

    def send_trouble(self, listener: Listener) -> None:
        """Tell a new listener if nothing can be stored now."""
        if self._trouble.code:
            listener.send(websocket_frame(encode(self._trouble)))
