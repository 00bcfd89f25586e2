"""Hands: they move for bots, and for players who are away longer than the host allows."""

import asyncio
from collections.abc import Hashable
from contextlib import suppress
from time import monotonic, time

import msgspec

from samewave.core import Refused
from samewave.packs import Shelf
from samewave.server.crew import Crew, encode_move
from samewave.server.entries import PlayerId
from samewave.server.messages import Remarked
from samewave.server.store import Store
from samewave.server.table import Table

PAUSE = 1.0
"""Seconds before an overdue question is looked at again where nothing could be answered."""
MOST_ANSWERS = 5
"""Moves that answer one question for one player: a bot's, then defaults, such as swap and clue."""


class Hands:
    """One task for each table that somebody looks at; it holds the table in memory."""

    def __init__(self, shelf: Shelf, store: Store, pace: float) -> None:
        self._shelf, self._store, self._pace = shelf, store, pace
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def look_after(self, table: Table) -> None:
        known = self._tasks.get(table.number)
        if known is None or known.done():
            task = asyncio.create_task(self._serve(table))
            self._tasks[table.number] = task
            task.add_done_callback(lambda _: self._forget(table.number, task))

    def _forget(self, number: int, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(number) is task:
            del self._tasks[number]

    async def close(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, table: Table) -> None:
        """As long as somebody looks."""
        away: dict[PlayerId, float] = {}
        crew = Crew(self._shelf, self._store, table.number, self._pace)
        while table.audience.connected:
            table.stirred.clear()
            patience = await self._call_stand_ins(table, away)
            if await self._end_time(table, crew):
                continue
            due = await self._move(table, crew)
            if due is not None and due <= 0:
                continue
            deadline = table.room.deadline
            left = None if deadline is None else deadline - time()
            if left is not None and left <= 0:
                left = PAUSE
            waits = [each for each in (patience, due, left) if each is not None]
            with suppress(TimeoutError):
                await asyncio.wait_for(table.stirred.wait(), min(waits, default=None))

    async def _move(self, table: Table, crew: Crew) -> float | None:
        """Let a bot move that is due; the seconds until the next one is."""
        room = table.room
        if room.playing is None or not (room.is_playing and room.needs_hands):
            return None
        move = await crew.next_move(room.playing, room.players, table.hurried, room.deadline)
        if move is None:
            return None
        left = move.due - monotonic()
        if left > 0:
            return left
        if move.remark:
            table.remark(Remarked(move.player, move.remark))
        try:
            await table.move_for(move.player, move.move, room.length)
        except Refused as refused:
            if refused.code != "too_late":
                crew.think_again(room.playing, move.player)
        return 0.0

    async def _end_time(self, table: Table, crew: Crew) -> bool:
        """Answer an overdue question for whoever has not; whether that changed anything."""
        room, playing = table.room, table.room.playing
        if playing is None or room.deadline is None or room.deadline > time():
            return False
        if (move := playing.default_move(None)) is not None:
            await self._try(table, None, encode_move(move))
        else:
            for seat in playing.state.waiting_for:
                await self._answer_for(table, crew, playing.seated[seat], room.question)
        return table.room.length != room.length

    async def _answer_for(
        self, table: Table, crew: Crew, player: PlayerId, question: Hashable
    ) -> None:
        """Make a bot's move, then default moves until the player has answered."""
        move: msgspec.Raw | None = None
        for number in range(MOST_ANSWERS):
            room, playing = table.room, table.room.playing
            if playing is None or room.question != question:
                return
            default = playing.default_move(playing.seat_of(player))
            if default is None:
                return
            if number == 0:
                move = await crew.thought_for(playing, room.players[player])
            await self._try(table, player, move or encode_move(default))
            move = None

    async def _try(self, table: Table, player: PlayerId | None, move: msgspec.Raw) -> None:
        with suppress(Refused):  # somebody was quicker, or a bot was wrong
            await table.move_for(player, move, table.room.length)

    async def _call_stand_ins(self, table: Table, away: dict[PlayerId, float]) -> float | None:
        """Let stand-ins come and go; the seconds until the next may have to come."""
        room, here, now = table.room, table.audience.here, monotonic()
        grace, patience = room.wish.grace, []
        for player in room.playing.seated if room.playing and room.is_playing else ():
            known = room.players[player]
            if known.is_bot or known.is_gone:
                continue
            if player in here or known.has_stand_in:
                away.pop(player, None)
                if player in here and known.has_stand_in:
                    await self._swap(table, player, plays=False)
            elif grace is not None:
                left = away.setdefault(player, now) + grace - now
                if left <= 0:
                    await self._swap(table, player, plays=True)
                else:
                    patience.append(left)
        return min(patience, default=None)

    async def _swap(self, table: Table, player: PlayerId, *, plays: bool) -> None:
        with suppress(Refused):  # it has happened already
            await table.stand_in(player, plays)
