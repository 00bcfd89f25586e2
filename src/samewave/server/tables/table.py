"""A live table: it judges requests, appends entries to its log, and sends updates to listeners.

Any node may judge any request; the log decides who was first. The node that was second reads the
new entries and judges again, so that moves made in the same millisecond all count.
"""

from asyncio import Event, Future, get_running_loop
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import partial

import msgspec

from samewave.core import Refused
from samewave.server.nodes import (
    BotDelaySkipped,
    EntriesAppended,
    LogChanged,
    NodeMessage,
    NodePresence,
)
from samewave.server.protocol.messages import Cued, Reacted, Remarked
from samewave.server.store import Conflict, Damaged, Unavailable, is_rewrite
from samewave.server.supervise import counters, in_background, log_failure
from samewave.server.tables.audience import Audience, Listener
from samewave.server.tables.commands import Command, check_move, is_muted
from samewave.server.tables.evolve import read_on
from samewave.server.tables.judging import judge_all, prepare, resolve
from samewave.server.tables.log import Entry, PlayerId, UnreadableEntry
from samewave.server.tables.requests import (
    Answer,
    Committed,
    Judged,
    Request,
)
from samewave.server.tables.services import PeerPresence, Services, TableClock, TableUpkeep
from samewave.server.tables.state import TableState


class Table:
    """One table in memory: its state, its waiting requests and its listeners."""

    def __init__(self, number: int, services: Services, state: TableState) -> None:
        self.number, self.state = number, state
        self._services, self._store, self._bus = services, services.store, services.bus
        self.clock, self._games = TableClock(services.clock, state), services.games
        self._context = services.context(number, self.clock.now)
        self.audience = Audience(state.code, self.clock.now)
        self._peers = PeerPresence(number, services, self.audience, self.clock)
        self.changed = Event()
        """Set when bots, stand-ins or the timer may have something to do."""
        self.skipped_question: Hashable = None
        """The question at which somebody skipped the delay of the bots."""
        self.on_finished: Callable[[Table, bool], None] = lambda _, __: None
        """Called when a game ends; the flag says whether this node wrote the last entry."""
        self.on_turn: Callable[[Table, TableState], None] = lambda _, __: None
        """Called after each entry of this node in a game over days, with the state before it."""
        self._needs_bots = state.needs_bots
        self._inbox: list[Request] = []
        self._is_busy = False
        """True while a batch is written or the log is read; the next batch starts afterwards."""
        self._waiting_to_read: list[Future[None]] = []
        self._upkeep = TableUpkeep(number, services, self.audience, self.changed, state)
        self._rate_limit = services.rate_limits.of(number)
        self.is_unreadable = self.is_removed = False
        self.on_removed: Callable[[Table], None] = lambda _: None
        """Called once when the log of the table turns out to be removed."""

    @classmethod
    async def load(cls, number: int, services: Services) -> "Table | None":
        """Load a table from its log. None if there is no such log."""
        state = await services.logs.load(number)
        return cls(number, services, state) if state else None

    # The path of a request: submit, _run_batch, judge, append, publish, apply, reply.

    def submit(self, request: Request) -> None:
        """Accept a request. Players, the host, bots and the timer all use this method."""
        try:
            self._rate_limit.judge(request.command, request.by)
        except Refused as refused:
            counters["refusals"] += 1
            self._reply(request, refused)
            return
        self._inbox.append(request)
        self._run_next()

    async def request(
        self, command: Command, by: PlayerId | None = None, message: str = ""
    ) -> Entry | None:
        """Submit a command and wait. Its entry, None if it was written earlier, or Refused."""
        await prepare(command, self.state, self._games)
        answer: Future[Entry | None] = get_running_loop().create_future()
        self.submit(Request(command, by, message, partial(resolve, answer)))
        return await answer

    def _run_next(self) -> None:
        """Start the next batch, unless one is being written or the log is being read."""
        if self._is_busy:
            return
        if self._waiting_to_read:
            self._is_busy = True
            in_background(f"reading table {self.number}", self._read_for_waiting())
        elif self._inbox:
            self._run_batch()

    def _run_batch(self) -> None:
        """Judge all waiting requests in order, and append their entries together."""
        batch, self._inbox = self._inbox, []
        self._is_busy = True
        try:
            now = max(self.clock.now(), self.state.touched)
            skew = self.clock.skew(now)
            judged, encoded = judge_all(batch, self.state, self._context, now, skew)
            if encoded:
                done = partial(self._appended, judged)
                self._store.append(self.number, self.state.length, encoded, done)
                return
        except Exception as error:
            self._fail(batch, error)
            return
        self._finish(judged)

    def _appended(self, judged: list[Judged], error: Exception | None) -> None:
        """Called by the store: the batch is durable, it failed, or another node was first."""
        if error is None:
            self._publish(judged)
            self._finish(judged)
        elif isinstance(error, Conflict):
            counters["conflicts"] += 1
            again = [request for request, _ in judged]
            in_background(f"catching up with table {self.number}", self._judge_again(again))
        else:
            self._fail([request for request, _ in judged], error)

    def _publish(self, judged: list[Judged]) -> None:
        """Tell the other nodes: they get the very bytes that were stored."""
        if self._bus.is_single_node:
            return
        entries = [msgspec.Raw(each.encoded) for _, each in judged if isinstance(each, Committed)]
        self._peers.publish(EntriesAppended(self._bus.node, self.state.length, tuple(entries)))

    def _finish(self, judged: list[Judged]) -> None:
        """Apply accepted entries and reply to every request, in the order of judging."""
        last: Committed | None = None
        for request, outcome in judged:
            answer: Answer
            if isinstance(outcome, Committed):
                last = outcome
                counters["entries_written"] += 1
                self._apply(outcome, is_ours=True)
                answer = outcome.entry
            else:
                counters["refusals"] += isinstance(outcome, Refused)
                answer = outcome
            self._reply(request, answer)
        if last:
            self._upkeep.note_entries(last.state, last.encoded)
        self._is_busy = False
        self._run_next()

    def _fail(self, batch: list[Request], error: BaseException) -> None:
        """Nothing of a batch was written: reply to every sender with the cause."""
        log_failure(f"table {self.number} could not write", error)
        answer = error if isinstance(error, Exception) else Unavailable("cancelled")
        if isinstance(answer, Unavailable):
            self._upkeep.begin_trouble(lasts=isinstance(answer, Damaged))
        for request in batch:
            self._reply(request, answer)
        self._is_busy = False
        self._run_next()

    def _reply(self, request: Request, answer: Answer) -> None:
        try:
            request.reply(request.message, answer)
        except Exception as error:
            log_failure(f"table {self.number} could not answer player {request.by}", error)

    def _apply(self, committed: Committed, *, is_ours: bool = False) -> None:
        """Adopt the state after an entry, even if sending it to listeners fails."""
        before, self.state = self.state, committed.state
        try:
            self._show(before, committed, is_ours)
        except Exception as error:
            log_failure(f"table {self.number} could not show entry {before.length}", error)

    def _show(self, before: TableState, committed: Committed, is_ours: bool) -> None:
        state = committed.state
        if state.players is not before.players:
            self._needs_bots = state.needs_bots
        if (
            self._needs_bots
            or state.deadline != before.deadline
            or state.is_playing is not before.is_playing
            or (state.promises and state.asked != before.asked)
        ):
            self.changed.set()
        self.audience.show(before, state, committed.entry, committed.events)
        if is_ours and state.settings.over_days:
            self.on_turn(self, before)
        if state.just_finished(before):
            counters["games_finished"] += is_ours
            self.on_finished(self, is_ours)

    async def refresh(self) -> None:
        """Read new entries of other nodes, if there are any. Refused if the table is gone."""
        if not self._bus.is_single_node:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read new entries that this object did not write itself."""
        answer: Future[None] = get_running_loop().create_future()
        self._waiting_to_read.append(answer)
        self._run_next()
        await answer

    async def _read_for_waiting(self) -> None:
        waiting, self._waiting_to_read = self._waiting_to_read, []
        outcome: Exception | None = Unavailable("reading was cancelled")
        try:
            await self._read_tail()
            outcome = None
        except Exception as error:
            outcome = error
        finally:
            for answer in waiting:
                resolve(answer, "", outcome)
            self._is_busy = False
            self._run_next()

    async def _judge_again(self, batch: list[Request]) -> None:
        """After a conflict: read the new entries, then judge the batch again."""
        try:
            if not await self._read_tail():
                raise Refused("table_is_gone")
        except Refused as gone:
            self._finish([(request, gone) for request in batch])
        except BaseException as error:
            self._fail(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            self._inbox = batch + self._inbox
            self._is_busy = False
            self._run_next()

    async def _read_tail(self) -> bool:
        """Apply the rest of the log. True if there was anything new; Refused if the log is gone."""
        since = self.state.length
        known = await self._store.read(self.number, since - 1)
        if not known:
            self.end_because_removed()
            raise Refused("table_is_gone")
        tail = known[1:]
        if any(map(is_rewrite, tail)):
            await self._reload()
        else:
            self._apply_entries(tail[self.state.length - since :])  # the bus may have been faster
        return bool(tail)

    async def _reload(self) -> None:
        """The log was rewritten: load it again, and send everybody the whole state."""
        state = await self._services.logs.load(self.number)
        if state is None:
            raise Refused("table_is_gone")
        before, self.state = self.state, state
        self.clock.follow(state.touched, state.skew)
        self._needs_bots = state.needs_bots
        self.audience.welcome_all(state)
        self.changed.set()
        if state.just_finished(before):
            self.on_finished(self, False)

    def announce_log_change(self) -> None:
        """Tell other nodes that the log was rewritten or removed."""
        self._peers.publish(LogChanged(self._bus.node))

    def end_because_removed(self) -> None:
        """Disconnect every listener because the table was removed."""
        if not self.is_removed:
            self.is_removed = True
            self.on_removed(self)
        self.audience.end("removed")
        self.changed.set()

    def _apply_entries(self, entries: Sequence[bytes | msgspec.Raw]) -> None:
        """Apply entries of other nodes. If one is unreadable, send the pages elsewhere."""
        for raw in entries:
            try:
                entry, state = read_on(self.state, raw, self._games)
            except UnreadableEntry:
                self.is_unreadable = True
                self.audience.end("restart")
                raise
            counters["entries_received"] += 1
            self.clock.follow(entry.at, entry.skew)
            self._apply(Committed(entry, b"", state))

    def receive(self, message: NodeMessage | None) -> None:
        """Handle a message of another node; None means that messages may have been lost."""
        match message:
            case EntriesAppended(_, sequence, entries):
                self._receive_entries(sequence, entries)
            case BotDelaySkipped(_, length):
                if length == self.state.length:
                    self._skip_bot_delay()
            case _:
                if isinstance(message, NodePresence):
                    self._agree_on_time(message)
                if self._peers.receive(message, self.state.length):
                    self.refresh_soon()
                self.changed.set()

    def _agree_on_time(self, peer: NodePresence) -> None:
        """Believe the time of another node, unless it lacks entries: its time may be outdated."""
        if peer.now and peer.length >= self.state.length:
            self.clock.agree(peer.now, peer.tenure, self.state.touched)

    def _receive_entries(self, sequence: int, entries: tuple[msgspec.Raw, ...]) -> None:
        if sequence + len(entries) <= self.state.length:
            return
        if sequence != self.state.length or self._is_busy:
            self.refresh_soon()
        else:
            self._apply_entries(entries)

    def refresh_soon(self) -> None:
        """Read the log in the background: it has entries that no message announced."""
        in_background(f"reading table {self.number}", self._refresh_unless_gone())

    async def _refresh_unless_gone(self) -> None:
        with suppress(Refused):  # the table is gone, and everybody has been told
            await self.refresh()

    def add_listener(self, listener: Listener) -> None:
        """Add a connected page, and tell everybody who is present."""
        if self.is_removed:
            listener.dismiss("removed")
            return
        self.audience.add(listener, self.state)
        self._bus.subscribe(self.number, self.receive)
        self._upkeep.send_trouble(listener)
        self.announce_presence()
        self.changed.set()

    def remove_listener(self, listener: Listener) -> None:
        self.audience.remove(listener)
        self.announce_presence()
        if self.audience.is_empty:
            self._bus.unsubscribe(self.number)
        self.changed.set()

    def announce_presence(self) -> None:
        """Tell other nodes who is connected to this one."""
        if self._peers.announce(self.state.length):
            self.changed.set()

    def announce_to_peers(self) -> None:
        """Repeat the announcement, if other nodes have listeners at this table."""
        if self._peers.has_peers:
            self.announce_presence()

    def skip_bot_delay(self, by: PlayerId) -> None:
        """Let bots that are still thinking about the current question move now."""
        self._rate_limit.judge_action(by)
        self._peers.publish(BotDelaySkipped(self._bus.node, self.state.length))
        self._skip_bot_delay()

    def _skip_bot_delay(self) -> None:
        self.skipped_question = self.state.question
        self.changed.set()

    def check(self, by: PlayerId, move: msgspec.Raw) -> None:
        """Raise Refused unless this move would be accepted now."""
        self._rate_limit.judge_check(by)
        check_move(self.state, by, move)

    def react(self, player: PlayerId, reaction: str) -> None:
        """Show everybody an emoji, unless the rules forbid this player to give hints now."""
        if is_muted(self.state, player):
            raise Refused("hints_are_forbidden")
        self.broadcast(Reacted(player, reaction))

    def broadcast(self, shown: Reacted | Remarked | Cued) -> None:
        """Send everybody at every node a message that is not stored."""
        self.audience.send_all(shown)
        self._peers.forward(shown)
