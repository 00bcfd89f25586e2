"""A scribe: judges what people want at a table, writes it down, then says what happened.

Any node may judge any move: the log settles who was first. Whoever was second reads on and judges
again, so that moves of the same millisecond all count.
"""

from abc import ABC, abstractmethod
from asyncio import Future, Task, create_task, get_running_loop
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import Any, NamedTuple, TypeAlias

import msgspec

from samewave.core import Refused
from samewave.server.bus import Bus, Wrote
from samewave.server.counting import counted
from samewave.server.entries import Entry, PlayerId
from samewave.server.lobby import Judged
from samewave.server.room import Games, Room, evolve
from samewave.server.store import Conflict, Store

_TOUCH = 3600
"""Seconds after which a table in use is noted as such again."""
_read = msgspec.json.Decoder(Entry).decode
_write = msgspec.json.Encoder().encode


Answer: TypeAlias = bool | Exception
"""True when it was done now, False when the same message was answered before, or why not."""


class Wanted(NamedTuple):
    """Something that somebody waits for."""

    judged: Callable[[Room], Judged]
    by: PlayerId | None
    message: str
    tell: Callable[[Answer], None]


class Step(NamedTuple):
    """An entry, the room after it, and the events of a move."""

    room: Room
    entry: Entry
    events: tuple[Any, ...] = ()


_Judgement: TypeAlias = tuple[Wanted, Answer, Step | None]


class Scribe(ABC):
    """The room of a table as far as its log was read, and whatever waits to be judged."""

    def __init__(self, number: int, store: Store, bus: Bus, games: Games, room: Room) -> None:
        self.number, self.room = number, room
        self._store, self._bus, self._games = store, bus, games
        self._queue: list[Wanted] = []
        self._is_writing = False
        self._task: Task[None] | None = None
        self._reading: Task[None] | None = None
        self._touched = room.touched
        self._waiting_to_read: list[Future[None]] = []

    async def _done(
        self, judged: Callable[[Room], Judged], by: PlayerId | None = None, message: str = ""
    ) -> bool:
        """Have something judged and written; False if the same message was answered before."""
        answer: Future[bool] = get_running_loop().create_future()
        self._submit(Wanted(judged, by, message, partial(_resolve, answer)))
        return await answer

    def _submit(self, wanted: Wanted) -> None:
        if not self._queue and not self._is_writing:
            get_running_loop().call_soon(self._begin)
        self._queue.append(wanted)

    def _begin(self) -> None:
        """Unless something else has begun since: then it comes after that."""
        if self._queue and not self._is_writing:
            self._work()

    def _work(self) -> None:
        """Judge what waits, one after the other, and append it as one."""
        batch, self._queue = self._queue, []
        self._is_writing = True
        room, judged, entries = self.room, [], []
        for wanted in batch:
            answer, step = self._judge(room, wanted)
            if step:
                room = step.room
                entries.append(_write(step.entry))
            judged.append((wanted, answer, step))
        if entries:
            appended = self._store.append(self.number, self.room.length, entries)
            appended.add_done_callback(partial(self._appended, judged))
        else:
            self._answer(judged)

    def _judge(self, room: Room, wanted: Wanted) -> "tuple[Answer, Step | None]":
        if wanted.message and room.has_answered(wanted.by, wanted.message):
            return False, None
        try:
            happened, playing, events = wanted.judged(room)
            entry = Entry(time(), happened, wanted.by, wanted.message)
            return True, Step(evolve(room, entry, self._games, playing), entry, events)
        except Exception as error:  # whatever it is, who asked hears of it, and the table goes on
            return error, None

    def _appended(self, judged: list[_Judgement], appended: "Future[None]") -> None:
        """It is durable: tell everybody. If somebody else was first, judge again."""
        error = appended.exception()
        if isinstance(error, Conflict):
            counted["conflicts"] += 1
            again = [wanted for wanted, _, _ in judged]
            self._task = create_task(self._catch_up(again))
        elif isinstance(error, Exception):
            self._answer([(wanted, error, None) for wanted, _, _ in judged])
        else:
            self._tell_nodes(judged)
            self._answer(judged)
            self._note_use()

    def _tell_nodes(self, judged: list[_Judgement]) -> None:
        if not self._bus.is_alone:
            entries = tuple(msgspec.Raw(_write(step.entry)) for _, _, step in judged if step)
            self._bus.tell(self.number, Wrote(self._bus.node, self.room.length, entries))

    def _answer(self, judged: list[_Judgement]) -> None:
        """Everybody hears all in the order in which it was judged."""
        for wanted, answer, step in judged:
            if step:
                counted["entries_written"] += 1
                self._show(step, is_ours=True)
            elif isinstance(answer, Refused):
                counted["refusals"] += 1
            wanted.tell(answer)
        self._go_on()

    def _go_on(self) -> None:
        self._is_writing = False
        if self._waiting_to_read:
            self._is_writing = True
            self._task = create_task(self._read_on())
        elif self._queue:
            self._work()

    def _note_use(self) -> None:
        if self.room.touched - self._touched > _TOUCH:
            self._touched = self.room.touched
            self._task = create_task(self._store.touch(self.number, self._touched))

    async def _catch_up(self, batch: list[Wanted]) -> None:
        """Read what others have written, then judge again what they were quicker than."""
        try:
            if not await self._read_tail():
                raise Refused("table_is_gone")
        except Exception as error:
            self._answer([(wanted, error, None) for wanted in batch])
            return
        self._queue = batch + self._queue
        self._work()

    async def refresh(self) -> None:
        """Read what other nodes have written, if there are any."""
        if self._bus.is_alone:
            return
        answer: Future[None] = get_running_loop().create_future()
        self._waiting_to_read.append(answer)
        if not self._is_writing:
            self._go_on()
        await answer

    async def _read_on(self) -> None:
        waiting, self._waiting_to_read = self._waiting_to_read, []
        error: Exception | None = None
        try:
            await self._read_tail()
        except Exception as wrong:
            error = wrong
        for answer in waiting:
            if answer.done():
                continue
            if error:
                answer.set_exception(error)
            else:
                answer.set_result(None)
        self._go_on()

    async def _read_tail(self) -> bool:
        """Whether there was anything new."""
        since = self.room.length
        tail = await self._store.read(self.number, since)
        for raw in tail[self.room.length - since :]:  # what was taken over meanwhile is not new
            self._take_over(raw)
        return bool(tail)

    def _take_over(self, raw: bytes | msgspec.Raw) -> None:
        entry = _read(raw)
        counted["entries_heard"] += 1
        self._show(Step(evolve(self.room, entry, self._games), entry))

    def hear_entries(self, sequence: int, entries: tuple[msgspec.Raw, ...]) -> None:
        """Another node wrote them."""
        if sequence + len(entries) <= self.room.length:
            return
        if sequence != self.room.length or self._is_writing:
            self.read_soon()
            return
        for raw in entries:
            self._take_over(raw)

    def read_soon(self) -> None:
        """Something is in the log that was not heard of."""
        self._reading = create_task(self._try_to_refresh())

    async def _try_to_refresh(self) -> None:
        with suppress(Exception):  # the store is away: whoever moves hears of it
            await self.refresh()

    def _show(self, step: Step, *, is_ours: bool = False) -> None:
        before, self.room = self.room, step.room
        self.shown(before, step, is_ours)

    @abstractmethod
    def shown(self, before: Room, step: Step, is_ours: bool) -> None:
        """Something is in the log now; whether it was written here."""


def _resolve(future: "Future[bool]", answer: Answer) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
