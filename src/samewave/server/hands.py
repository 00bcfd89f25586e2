"""Hands: they move for bots, and for players who are away longer than the host allows."""

import asyncio
from contextlib import suppress
from random import Random
from time import monotonic, time

import msgspec

from samewave.bots.dice import ANY_MOVE
from samewave.core import Refused
from samewave.server.entries import PlayerId
from samewave.server.room import Room
from samewave.server.table import Table


class Hands:
    """One task for each table that somebody looks at; it holds the table in memory."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._dice = Random()  # noqa: S311 - bots throw dice, they keep no secrets
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
        while table.audience.here:
            table.stirred.clear()
            patience = await self._call_stand_ins(table, away)
            mover, deadline = next(_to_move_for(table.room), None), table.room.deadline
            if mover is not None:
                await asyncio.sleep(self._pace)
                await self._move(table, mover)
                continue
            if deadline is not None and deadline <= time():
                await self._end_time(table)
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(table.stirred.wait(), _shorter(patience, deadline))

    async def _move(self, table: Table, player: PlayerId) -> None:
        playing = table.room.playing
        seat = table.room.seat_of(player)
        if playing is None or seat is None:
            return
        game, state = playing.game, playing.state
        move = ANY_MOVE[game.name](game.view(state, seat), game.offers(state, seat), self._dice)
        if move is not None:
            with suppress(Refused):  # somebody was quicker
                await table.move_for(player, msgspec.Raw(msgspec.json.encode(move)))

    async def _end_time(self, table: Table) -> None:
        """Time is up: the game's own clock says so, or the question is answered for all."""
        playing = table.room.playing
        if playing is None:
            return
        game, state = playing.game, playing.state
        move = ANY_MOVE[game.name](game.view(state, None), game.offers(state, None), self._dice)
        if move is not None:
            with suppress(Refused):  # the last one was just in time
                await table.move_for(None, msgspec.Raw(msgspec.json.encode(move)))
            return
        for seat in state.waiting_for:
            await self._move(table, playing.seated[seat])

    async def _call_stand_ins(self, table: Table, away: dict[PlayerId, float]) -> float | None:
        """Let stand-ins come and go; the seconds until the next may have to come."""
        room, here, now = table.room, table.audience.here, monotonic()
        grace, patience = room.wish.grace, []
        for player in room.playing.seated if room.playing and room.is_playing else ():
            known = room.players[player]
            if known.is_bot or known.is_gone:
                continue
            if player in here:
                away.pop(player, None)
                if known.has_stand_in:
                    await self._swap(table, player, plays=False)
            elif grace is not None and not known.has_stand_in:
                left = away.setdefault(player, now) + grace - now
                if left <= 0:
                    await self._swap(table, player, plays=True)
                else:
                    patience.append(left)
        return min(patience, default=None)

    async def _swap(self, table: Table, player: PlayerId, *, plays: bool) -> None:
        with suppress(Refused):  # it has happened already
            await table.stand_in(player, plays)


def _shorter(patience: float | None, deadline: float | None) -> float | None:
    """The seconds until the first of both."""
    left = None if deadline is None else max(0.0, deadline - time())
    return min((each for each in (patience, left) if each is not None), default=None)


def _to_move_for(room: Room) -> "filter[PlayerId]":
    """The players whom the game waits for and who cannot move."""
    playing = room.playing
    waiting = playing.state.waiting_for if playing else ()
    seated = playing.seated if playing else ()
    return filter(lambda player: room.players[player].needs_a_bot, (seated[s] for s in waiting))
