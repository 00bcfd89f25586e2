"""A live table: judges, writes down, then tells everybody; no rules here.

Any node may judge any move: the log settles who was first. Whoever was second reads on and judges
again, so that moves of the same millisecond all count.
"""

from asyncio import Event, Future, Task, create_task, get_running_loop, to_thread
from collections.abc import Callable, Hashable
from functools import partial
from time import time
from typing import Any, NamedTuple, TypeAlias

import msgspec

from samewave.core import Refused
from samewave.history import Deal
from samewave.server.audience import Audience, Listener
from samewave.server.entries import Entry, Grouped, PlayerId, StandIn
from samewave.server.lobby import (
    Judged,
    is_muted,
    judge,
    judge_deal,
    judge_group,
    judge_join,
    judge_move,
    judge_pack,
    setup_of,
)
from samewave.server.messages import Command, Play, Reacted, Start
from samewave.server.room import Games, Room, evolve
from samewave.server.store import Conflict, Store

_TOUCH = 3600
"""Seconds after which a table in use is noted as such again."""
_read = msgspec.json.Decoder(Entry).decode
_write = msgspec.json.Encoder().encode


Answer: TypeAlias = bool | Exception
"""True when it was done now, False when the same message was answered before, or why not."""


class _Wanted(NamedTuple):
    """Something that somebody waits for."""

    judged: Callable[[Room], Judged]
    by: PlayerId | None
    message: str
    tell: Callable[[Answer], None]


class _Step(NamedTuple):
    """An entry, the room after it, and the events of a move."""

    room: Room
    entry: Entry
    events: tuple[Any, ...] = ()


_Judgement: TypeAlias = tuple[_Wanted, Answer, _Step | None]


class Table:
    """One table in memory: its room, as far as its log was read, and who listens."""

    def __init__(
        self, number: int, store: Store, games: Games, seed: Callable[[], int], room: Room
    ) -> None:
        self.number, self.room = number, room
        self._store, self._games, self._seed = store, games, seed
        self._queue: list[_Wanted] = []
        self._is_writing = False
        self._task: Task[None] | None = None
        self._needs_hands = room.needs_hands
        self._touched = room.touched
        self.audience = Audience()
        self.stirred = Event()
        self.hurried: Hashable = None
        """The question at which somebody told the bots to hurry."""
        self.on_finished: Callable[[Table], None] = _nobody_asks

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

    def play(self, by: PlayerId, message: Play, tell: Callable[[Answer], None]) -> None:
        """A move of a player; who made it is told when it is written down, or why it is not."""
        judged = partial(_judge_play, by=by, move=message.move)
        self._submit(_Wanted(judged, by, message.id, tell))

    def consider(self, by: PlayerId, move: msgspec.Raw) -> None:
        """Whether a move would be accepted as things stand, or Refused."""
        _judge_play(self.room, by, move)

    async def command(self, by: PlayerId, command: Command) -> bool:
        """Do what a player wants, or Refused; False if the same message was answered before."""
        if isinstance(command, Start):
            await self._prepare()
        return await self._done(
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

        await self._done(judged)
        return taken[0]

    async def bring(self, pack: str) -> None:
        """A pack comes to the table."""
        await self._done(lambda room: Judged(judge_pack(room, pack)))

    async def take_deal(self, by: PlayerId, deal: Deal | None) -> None:
        """The next game has the deal of an earlier one, or its own again."""
        await self._done(lambda room: Judged(judge_deal(room, by, deal, self._games)), by)

    async def keep_for(self, by: PlayerId, group: Grouped) -> None:
        """Games that end from now on are kept for a group."""
        await self._done(lambda room: Judged(judge_group(room, by, group)), by)

    async def move_for(self, player: PlayerId | None, move: msgspec.Raw) -> None:
        """A move of a bot, a stand-in or the clock."""
        await self._done(lambda room: judge_move(room, player, move), player)

    async def stand_in(self, player: PlayerId, plays: bool) -> None:
        """Let a stand-in play for somebody, or give the seat back."""

        def judged(room: Room) -> Judged:
            if room.player(player).has_stand_in == plays:
                raise Refused("nothing_to_change")
            return Judged(StandIn(player, plays))

        await self._done(judged)

    async def _done(
        self, judged: Callable[[Room], Judged], by: PlayerId | None = None, message: str = ""
    ) -> bool:
        """Have something judged and written; False if the same message was answered before."""
        answer: Future[bool] = get_running_loop().create_future()
        self._submit(_Wanted(judged, by, message, partial(_resolve, answer)))
        return await answer

    def _submit(self, wanted: _Wanted) -> None:
        if not self._queue and not self._is_writing:
            get_running_loop().call_soon(self._work)
        self._queue.append(wanted)

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

    def _judge(self, room: Room, wanted: _Wanted) -> "tuple[Answer, _Step | None]":
        if wanted.message and room.has_answered(wanted.by, wanted.message):
            return False, None
        try:
            happened, playing, events = wanted.judged(room)
            entry = Entry(time(), happened, wanted.by, wanted.message)
            return True, _Step(evolve(room, entry, self._games, playing), entry, events)
        except Exception as error:  # whatever it is, who asked hears of it, and the table goes on
            return error, None

    def _appended(self, judged: list[_Judgement], appended: "Future[None]") -> None:
        """It is durable: tell everybody. If somebody else was first, judge again."""
        error = appended.exception()
        if isinstance(error, Conflict):
            again = [wanted for wanted, _, _ in judged]
            self._task = create_task(self._catch_up(again))
        elif isinstance(error, Exception):
            self._answer([(wanted, error, None) for wanted, _, _ in judged])
        else:
            self._answer(judged)
            self._note_use()

    def _answer(self, judged: list[_Judgement]) -> None:
        """Everybody hears all in the order in which it was judged."""
        for wanted, answer, step in judged:
            if step:
                self._show(*step)
            wanted.tell(answer)
        self._is_writing = False
        if self._queue:
            self._work()

    def _note_use(self) -> None:
        if self.room.touched - self._touched > _TOUCH:
            self._touched = self.room.touched
            self._task = create_task(self._store.touch(self.number, self._touched))

    async def _catch_up(self, batch: list[_Wanted]) -> None:
        """Read what others have written, then judge again what they were quicker than."""
        try:
            tail = await self._store.read(self.number, self.room.length)
            if not tail:
                raise Refused("table_is_gone")
            for raw in tail:
                entry = _read(raw)
                self._show(evolve(self.room, entry, self._games), entry)
        except Exception as error:
            self._answer([(wanted, error, None) for wanted in batch])
            return
        self._queue = batch + self._queue
        self._work()

    def _show(self, room: Room, entry: Entry, events: tuple[object, ...] = ()) -> None:
        before, self.room = self.room, room
        if room.players is not before.players:
            self._needs_hands = room.needs_hands
        if self._needs_hands or room.asked != before.asked:
            self.stirred.set()
        self.audience.show(before, room, entry, events)
        if room.just_finished(before):
            self.on_finished(self)

    def attend(self, listener: Listener) -> None:
        """Somebody begins to look; all hear who is here."""
        self.audience.add(listener, self.room)
        self.stirred.set()

    def depart(self, listener: Listener) -> None:
        self.audience.remove(listener)
        self.stirred.set()

    def hurry(self) -> None:
        """Bots that take their time over the present question move now."""
        self.hurried = self.room.question
        self.stirred.set()

    def react(self, player: PlayerId, reaction: str) -> None:
        """A face for all to see, unless it could be a hint."""
        if is_muted(self.room, player):
            raise Refused("hints_are_forbidden")
        self.audience.tell(Reacted(player, reaction))


def _nobody_asks(_: Table) -> None:
    """Nothing is to be done when a game ends."""


def _judge_play(room: Room, by: PlayerId, move: msgspec.Raw) -> Judged:
    if room.player(by).is_gone:
        raise Refused("not_a_player")
    return judge_move(room, by, move)


def _resolve(future: "Future[bool]", answer: Answer) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
