"""A live table: judges, writes down, then tells everybody; no rules here.

Any node may judge any move: the log settles who was first. Whoever was second reads on and judges
again, so that moves of the same millisecond all count.
"""

from asyncio import Event, Future, Task, create_task, get_running_loop, to_thread
from collections.abc import Callable
from time import time
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from samewave.core import Refused
from samewave.server.entries import Entry, Left, PlayerId, StandIn
from samewave.server.lobby import (
    Judged,
    is_muted,
    judge,
    judge_join,
    judge_move,
    judge_pack,
    setup_of,
)
from samewave.server.messages import Command, Here, Reacted, Start
from samewave.server.room import Games, Room, evolve
from samewave.server.show import Screen, encode
from samewave.server.store import Conflict, Store

_TOUCH = 3600
"""Seconds after which a table in use is noted as such again."""
_read = msgspec.json.Decoder(Entry).decode
_write = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody who looks at a table: a player's page, a spectator's, a table screen."""

    @property
    def player(self) -> PlayerId | None: ...

    def send(self, data: bytes) -> None:
        """Never waits: who cannot keep up is dropped, and comes back."""
        ...

    def dismiss(self) -> None:
        """The player left or was sent away."""
        ...


class _Wanted(NamedTuple):
    """Something that somebody waits for."""

    judged: Callable[[Room], Judged]
    by: PlayerId | None
    message: str
    answer: "Future[bool]"

    def tell(self, answer: bool | Exception) -> None:
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


_Written: TypeAlias = tuple[Room, Entry, tuple[Any, ...]]
_Answer: TypeAlias = tuple[_Wanted, bool | Exception]


class Table:
    """One table in memory: its room, as far as its log was read, and who listens."""

    def __init__(
        self, number: int, store: Store, games: Games, seed: Callable[[], int], room: Room
    ) -> None:
        self.number, self.room = number, room
        self._store, self._games, self._seed = store, games, seed
        self._queue: list[_Wanted] = []
        self._worker: Task[None] | None = None
        self._screen = Screen(room)
        self._touched = room.touched
        self.listeners: set[Listener] = set()
        self.stirred = Event()

    @classmethod
    async def load(
        cls, number: int, store: Store, games: Games, seed: Callable[[], int]
    ) -> "Table | None":
        """A table as its log tells it; None if there is no such log."""
        room: Room | None = None
        for raw in await store.read(number):
            room = evolve(room, _read(raw), games)
        if room and room.playing:
            await to_thread(room.playing.game.prepare, room.playing.setup)
        return cls(number, store, games, seed, room) if room else None

    @property
    def here(self) -> set[PlayerId]:
        """The players who are connected."""
        return {each.player for each in self.listeners if each.player is not None}

    async def command(self, by: PlayerId, command: Command) -> bool:
        """Do what a player wants, or Refused; False if the same message was answered before."""
        if isinstance(command, Start):
            await self._prepare()
        return await self._submit(
            lambda room: judge(room, by, command, self._games, self._seed), by, command.id
        )

    async def _prepare(self) -> None:
        """Load what the game needs while other tables go on."""
        room = self.room
        setup = setup_of(room.wish, room.packs, tuple("AB"), self._games)
        await to_thread(self._games[room.wish.game].prepare, setup)

    async def join(self, name: str, token_hash: str) -> PlayerId:
        """Somebody sits down."""
        taken: list[PlayerId] = []

        def judged(room: Room) -> Judged:
            joined = judge_join(room, name, token_hash)
            taken[:] = [joined.player]
            return Judged(joined)

        await self._submit(judged)
        return taken[0]

    async def bring(self, pack: str) -> None:
        """A pack comes to the table."""
        await self._submit(lambda room: Judged(judge_pack(room, pack)))

    async def move_for(self, player: PlayerId | None, move: msgspec.Raw) -> None:
        """A move of a bot, a stand-in or the clock."""
        await self._submit(lambda room: judge_move(room, player, move), player)

    async def stand_in(self, player: PlayerId, plays: bool) -> None:
        """Let a stand-in play for somebody, or give the seat back."""

        def judged(room: Room) -> Judged:
            if room.player(player).has_stand_in == plays:
                raise Refused("nothing_to_change")
            return Judged(StandIn(player, plays))

        await self._submit(judged)

    async def _submit(
        self, judged: Callable[[Room], Judged], by: PlayerId | None = None, message: str = ""
    ) -> bool:
        """Have something judged and written; False if the same message was answered before."""
        wanted = _Wanted(judged, by, message, get_running_loop().create_future())
        self._queue.append(wanted)
        if self._worker is None:
            self._worker = create_task(self._work())
        return await wanted.answer

    async def _work(self) -> None:
        """Write what waits, all of it at once, until nothing waits."""
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                try:
                    await self._write(batch)
                except Exception as error:
                    for wanted in batch:
                        wanted.tell(error)
        finally:
            self._worker = None

    async def _write(self, batch: list["_Wanted"]) -> None:
        """Judge a batch one after the other, append it as one, and only then tell anybody."""
        while True:
            room = self.room
            written: list[_Written] = []
            answers: list[_Answer] = []
            for wanted in batch:
                if wanted.message and room.has_answered(wanted.by, wanted.message):
                    answers.append((wanted, False))
                    continue
                try:
                    happened, playing, events = wanted.judged(room)
                except Refused as refused:
                    answers.append((wanted, refused))
                    continue
                entry = Entry(time(), happened, wanted.by, wanted.message)
                room = evolve(room, entry, self._games, playing)
                written.append((room, entry, events))
                answers.append((wanted, True))
            try:
                await self._append([_write(entry) for _, entry, _ in written])
            except Conflict:
                await self._catch_up()
                continue
            except Exception as error:
                answers = [(wanted, error) for wanted in batch]
                written = []
            for step in written:
                self._show(*step)
            for wanted, answer in answers:
                wanted.tell(answer)
            return

    async def _append(self, entries: list[bytes]) -> None:
        if entries:
            await self._store.append(self.number, self.room.length, entries)
            await self._note_use(time())

    async def _catch_up(self) -> None:
        """Read what others have written."""
        tail = await self._store.read(self.number, self.room.length)
        if not tail:
            raise Refused("table_is_gone")
        for raw in tail:
            entry = _read(raw)
            self._show(evolve(self.room, entry, self._games), entry)

    async def _note_use(self, at: float) -> None:
        if at - self._touched > _TOUCH:
            self._touched = at
            await self._store.touch(self.number, at)

    def _show(self, room: Room, entry: Entry, events: tuple[object, ...] = ()) -> None:
        before, self.room = self.room, room
        if room.needs_hands or room.deadline != before.deadline:
            self.stirred.set()
        seats = {listener: room.seat_of(listener.player) for listener in self.listeners}
        steps = self._screen.step(room, entry, {None, *seats.values()}, events)
        for listener, seat in seats.items():
            step = steps[seat]
            if entry.message and listener.player == entry.by:
                step = b'{"answers":%s,%s' % (_write(entry.message), step[1:])
            listener.send(step)
            if isinstance(entry.happened, Left) and listener.player == entry.happened.player:
                listener.dismiss()

    def attend(self, listener: Listener) -> None:
        """Somebody begins to look; all hear who is here."""
        listener.send(self._screen.welcome(self.room, listener.player, self.here))
        self.listeners.add(listener)
        self._tell_presence(listener)

    def depart(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._tell_presence(listener)

    def _tell_presence(self, cause: Listener) -> None:
        self.stirred.set()
        if cause.player is not None:
            self._tell(encode(Here(tuple(sorted(self.here)))))

    def react(self, player: PlayerId, reaction: str) -> None:
        """A face for all to see, unless it could be a hint."""
        if is_muted(self.room, player):
            raise Refused("hints_are_forbidden")
        self._tell(encode(Reacted(player, reaction)))

    def _tell(self, message: bytes) -> None:
        for listener in tuple(self.listeners):
            listener.send(message)
