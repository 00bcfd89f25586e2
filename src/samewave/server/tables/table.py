"""A live table: it judges requests, appends them to its log, and shows people what happened.

Any node may judge any request: the log settles who was first. Whoever was second reads on and
judges again, so that moves of the same millisecond all count.
"""

from asyncio import Event, Future, get_running_loop
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import partial

import msgspec

from samewave.core import Refused
from samewave.server.metrics import counters
from samewave.server.nodes import (
    BotDelaySkipped,
    EntriesAppended,
    LogChanged,
    NodeMessage,
    NodePresence,
)
from samewave.server.nodes.presence import PeerPresence
from samewave.server.protocol.messages import Reacted, Remarked
from samewave.server.store import Conflict, Damaged, Unavailable, is_rewrite
from samewave.server.supervise import in_background, log_failure
from samewave.server.tables.audience import Audience, Listener
from samewave.server.tables.commands import Command, check_move, is_muted, judge
from samewave.server.tables.log import Entry, PlayerId, UnreadableEntry
from samewave.server.tables.requests import Answer, Committed, Judged, Request, prepare, resolve
from samewave.server.tables.services import Services
from samewave.server.tables.state import TableState, evolve, read_on
from samewave.server.tables.table_clock import TableClock
from samewave.server.tables.table_upkeep import TableUpkeep

_encode = msgspec.json.Encoder().encode


class Table:
    """One table in memory: its state as far as its log was read, and who listens."""

    def __init__(self, number: int, services: Services, state: TableState) -> None:
        self.number, self.state = number, state
        self._services, self._store, self._bus = services, services.store, services.bus
        self.clock, self._games = TableClock(services.clock, state), services.games
        self._context = services.context(self.clock.now)
        self.audience = Audience(state.code, self.clock.now)
        self._peers = PeerPresence(number, services, self.audience, self.clock)
        self.changed = Event()
        """Set when bots, stand-ins or the clock may have something to do."""
        self.skipped_question: Hashable = None
        """The question at which somebody told the bots to hurry."""
        self.on_finished: Callable[[Table, bool], None] = lambda _, __: None
        """Called when a game ends, and whether this node wrote its end."""
        self._needs_bots = state.needs_bots
        self._inbox: list[Request] = []
        self._is_busy = False
        """While a batch is written or the log is read. The next one begins afterwards."""
        self._waiting_to_read: list[Future[None]] = []
        self._upkeep = TableUpkeep(number, services, self.audience, self.changed, state)
        self._pace = services.rate_limits.of(number)
        self.is_unreadable = self.is_removed = False
        self.on_removed: Callable[[Table], None] = lambda _: None
        """Called once when the table turns out to be gone."""

    @classmethod
    async def load(cls, number: int, services: Services) -> "Table | None":
        """The table as its log has it; None if there is none."""
        state = await services.logs.load(number)
        return cls(number, services, state) if state else None

    # The path of a request: submit, _run_batch, judge, append, publish, apply, reply.

    def submit(self, request: Request) -> None:
        """The only door: players, the host, bots and the clock all come in here."""
        try:
            self._pace.judge(request.command, request.by)
        except Refused as refused:
            counters["refusals"] += 1
            self._reply(request, refused)
            return
        self._inbox.append(request)
        self._go_on()

    async def request(
        self, command: Command, by: PlayerId | None = None, message: str = ""
    ) -> Entry | None:
        """Submit a command and wait: its entry, None if it was written earlier, or Refused."""
        await prepare(command, self.state, self._games)
        answer: Future[Entry | None] = get_running_loop().create_future()
        self.submit(Request(command, by, message, partial(resolve, answer)))
        return await answer

    def _go_on(self) -> None:
        """Start the next batch, unless something is being written or read."""
        if self._is_busy:
            return
        if self._waiting_to_read:
            self._is_busy = True
            in_background(f"reading table {self.number}", self._read_for_waiting())
        elif self._inbox:
            self._run_batch()

    def _run_batch(self) -> None:
        """Judge what waits, one after the other, and append it as one."""
        batch, self._inbox = self._inbox, []
        self._is_busy = True
        try:
            judged = self._judge_all(batch)
            encoded = [each.encoded for _, each in judged if isinstance(each, Committed)]
            if encoded:
                done = partial(self._appended, judged)
                self._store.append(self.number, self.state.length, encoded, done)
                return
        except Exception as error:
            self._fail(batch, error)
            return
        self._finish(judged)

    def _judge_all(self, batch: list[Request]) -> list[Judged]:
        state, judged, now = self.state, [], max(self.clock.now(), self.state.touched)
        times = now, self.clock.skew(now)
        for request in batch:
            outcome = self._judge(state, request, *times)
            if isinstance(outcome, Committed):
                state = outcome.state
            judged.append((request, outcome))
        return judged

    def _judge(
        self, state: TableState, request: Request, now: float, skew: float
    ) -> Committed | Exception | None:
        command, by, message, _ = request
        if message and state.has_answered(by, message):
            return None
        try:
            event, current_game, events = judge(state, by, command, self._context)
            entry = Entry(now, event, by, message, skew=skew)
            after = evolve(state, entry, self._games, current_game)
            return Committed(entry, _encode(entry), after, events)
        except Refused as refused:
            return refused
        except Exception as error:  # a bug in the rules: who asked hears of it, others play on
            log_failure(f"table {self.number}: {type(command).__name__} of player {by}", error)
            return error

    def _appended(self, judged: list[Judged], error: Exception | None) -> None:
        """The batch is durable, or it is not, or somebody else was first."""
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
        if self._bus.is_alone:
            return
        entries = [msgspec.Raw(each.encoded) for _, each in judged if isinstance(each, Committed)]
        self._peers.publish(EntriesAppended(self._bus.node, self.state.length, tuple(entries)))

    def _finish(self, judged: list[Judged]) -> None:
        """Apply what was accepted, and answer everybody, in the order of judging."""
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
        self._go_on()

    def _fail(self, batch: list[Request], error: BaseException) -> None:
        """Nothing of a batch was written: everybody who asked hears why."""
        log_failure(f"table {self.number} could not write", error)
        answer = error if isinstance(error, Exception) else Unavailable("cancelled")
        if isinstance(answer, Unavailable):
            self._upkeep.begin_trouble(lasts=isinstance(answer, Damaged))
        for request in batch:
            self._reply(request, answer)
        self._is_busy = False
        self._go_on()

    def _reply(self, request: Request, answer: Answer) -> None:
        try:
            request.reply(answer)
        except Exception as error:
            log_failure(f"table {self.number} could not answer player {request.by}", error)

    def _apply(self, committed: Committed, *, is_ours: bool = False) -> None:
        """Take the state after an entry, whatever goes wrong in showing it to people."""
        before, self.state = self.state, committed.state
        try:
            self._show(before, committed, is_ours)
        except Exception as error:
            log_failure(f"table {self.number} could not show entry {before.length}", error)

    def _show(self, before: TableState, committed: Committed, is_ours: bool) -> None:
        state = committed.state
        if state.players is not before.players:
            self._needs_bots = state.needs_bots
        is_due = state.deadline != before.deadline or state.is_playing is not before.is_playing
        if is_due or self._needs_bots:
            self.changed.set()
        self.audience.show(before, state, committed.entry, committed.events)
        if state.just_finished(before):
            counters["games_finished"] += is_ours
            self.on_finished(self, is_ours)

    # Reading what other nodes have written.

    async def refresh(self) -> None:
        """Read what other nodes have written, if there are any; Refused if the table is gone."""
        if not self._bus.is_alone:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what was written, but not by this table."""
        answer: Future[None] = get_running_loop().create_future()
        self._waiting_to_read.append(answer)
        self._go_on()
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
                resolve(answer, outcome)
            self._is_busy = False
            self._go_on()

    async def _judge_again(self, batch: list[Request]) -> None:
        """Read what others have written, then judge again what they were quicker than."""
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
            self._go_on()

    async def _read_tail(self) -> bool:
        """Apply the rest of the log. Whether there was anything new; Refused if there is no log."""
        since = self.state.length
        known = await self._store.read(self.number, since - 1)
        if not known:
            self.end_removed()
            raise Refused("table_is_gone")
        tail = known[1:]
        if any(map(is_rewrite, tail)):
            await self._read_anew()
        else:
            self._take_over(
                tail[self.state.length - since :]
            )  # some may have come by the bus since
        return bool(tail)

    async def _read_anew(self) -> None:
        """The log was rewritten: everybody sees the table as it is now."""
        state = await self._services.logs.load(self.number)
        if state is None:
            raise Refused("table_is_gone")
        before, self.state = self.state, state
        if state.touched > self.clock.now():
            self.clock.follow(state.touched)
        self._needs_bots = state.needs_bots
        self.audience.show_anew(state)
        self.changed.set()
        if state.just_finished(before):
            self.on_finished(self, False)

    def tell_log_changed(self) -> None:
        """Other nodes read the log, too."""
        self._peers.publish(LogChanged(self._bus.node))

    def end_removed(self) -> None:
        """The table is gone: everybody who looks hears it."""
        if not self.is_removed:
            self.is_removed = True
            self.on_removed(self)
        self.audience.end("removed")
        self.changed.set()

    def _take_over(self, entries: Sequence[bytes | msgspec.Raw]) -> None:
        """Apply entries of other nodes. If this node cannot read one, pages go elsewhere."""
        for raw in entries:
            try:
                entry, state = read_on(self.state, raw, self._games)
            except UnreadableEntry:
                self.is_unreadable = True
                self.audience.end("restart")
                raise
            counters["entries_received"] += 1
            self.clock.follow(entry.at)
            self._apply(Committed(entry, b"", state))

    def receive(self, told: NodeMessage | None) -> None:
        """What another node tells; None when something may have been missed."""
        match told:
            case EntriesAppended(_, sequence, entries):
                self._receive_entries(sequence, entries)
            case BotDelaySkipped(_, length):
                if length == self.state.length:
                    self._hurry()
            case _:
                if isinstance(told, NodePresence) and told.now:
                    self.clock.agree(told.now, told.tenure, self.state.touched)
                if self._peers.hear(told, self.state.length):
                    self.read_soon()
                self.changed.set()

    def _receive_entries(self, sequence: int, entries: tuple[msgspec.Raw, ...]) -> None:
        if sequence + len(entries) <= self.state.length:
            return
        if sequence != self.state.length or self._is_busy:
            self.read_soon()
        else:
            self._take_over(entries)

    def read_soon(self) -> None:
        """The log has entries that were not heard of."""
        in_background(f"reading table {self.number}", self._read_quietly())

    async def _read_quietly(self) -> None:
        with suppress(Refused):  # it is gone, and everybody has heard that
            await self.refresh()

    # Who listens, and what is shown but not stored.

    def add_listener(self, listener: Listener) -> None:
        """Somebody begins to look; all hear who is here."""
        if self.is_removed:
            listener.dismiss("removed")
            return
        self.audience.add(listener, self.state)
        self._bus.watch(self.number, self.receive)
        self._upkeep.tell(listener)
        self.announce_presence()
        self.changed.set()

    def remove_listener(self, listener: Listener) -> None:
        self.audience.remove(listener)
        self.announce_presence()
        if self.audience.is_empty:
            self._bus.leave(self.number)
        self.changed.set()

    def announce_presence(self) -> None:
        """Other nodes hear who is connected to this one."""
        if self._peers.tell(self.state.length):
            self.changed.set()

    def keep_in_touch(self) -> None:
        """The same, now and then, where others look at this table, too."""
        if self._peers.has_peers:
            self.announce_presence()

    def hurry(self, by: PlayerId) -> None:
        """Bots that take their time over the present question move now."""
        self._pace.judge_action(by)
        self._peers.publish(BotDelaySkipped(self._bus.node, self.state.length))
        self._hurry()

    def _hurry(self) -> None:
        self.skipped_question = self.state.question
        self.changed.set()

    def check(self, by: PlayerId, move: msgspec.Raw) -> None:
        """Raise Refused unless a move would be accepted as things stand."""
        self._pace.judge_check(by)
        check_move(self.state, by, move)

    def react(self, player: PlayerId, reaction: str) -> None:
        """A face for all to see, unless it could be a hint."""
        if is_muted(self.state, player):
            raise Refused("hints_are_forbidden")
        self.remark(Reacted(player, reaction))

    def remark(self, shown: Reacted | Remarked) -> None:
        """Something that all see, wherever they are, and that is forgotten."""
        self.audience.tell(shown)
        self._peers.forward(shown)
