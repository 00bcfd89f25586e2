"""Moves for bots, for absent players, and for everybody when time is up."""

import asyncio
from collections.abc import Hashable
from contextlib import suppress
from functools import partial

import msgspec

from samewave.core import Refused
from samewave.server.protocol.messages import Remarked
from samewave.server.store import Unavailable
from samewave.server.supervise import log_failure, supervise
from samewave.server.tables.bot_runner import BotRunner, encode_move
from samewave.server.tables.commands import AutoMove, SwitchStandIn
from samewave.server.tables.log import PlayerId
from samewave.server.tables.services import Services
from samewave.server.tables.table import Table

MOST_ANSWERS = 5
"""Moves per question and player: one of the bot's, then defaults, such as a swap and a clue."""


class TableDriver:
    """Runs one supervised task for each table with a connected page, and keeps it in memory."""

    def __init__(self, services: Services) -> None:
        self._services, self._clock = services, services.clock
        self._timings = services.timings
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    def start(self, table: Table) -> None:
        """Start the task of a table, unless it is running."""
        number, known = table.number, self._tasks.get(table.number)
        if known is not None and not known.done():
            return
        work = supervise(f"the driver of table {number}", partial(self._run, table), self._clock)
        self._tasks[number] = task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(partial(self._forget, number))

    def _forget(self, number: int, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(number) is task:
            del self._tasks[number]

    async def close(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: Table) -> None:
        """Do what is due, then wait for a change, as long as a player is connected."""
        away: dict[PlayerId, float] = {}
        bots = BotRunner(self._services, table.number)
        is_store_away = False
        while table.audience.connected:
            table.changed.clear()
            try:
                waits = await self._do_what_is_due(table, bots, away)
                is_store_away = False
            except Unavailable as error:  # players were told; bots and timer try again
                if not is_store_away:
                    log_failure(f"bots and clock of table {table.number} wait", error)
                is_store_away = True
                waits = [self._timings.retry]
            if 0.0 not in waits:
                await self._clock.wait(table.changed, min(waits, default=None))

    async def _do_what_is_due(
        self, table: Table, bots: BotRunner, away: dict[PlayerId, float]
    ) -> list[float]:
        """Do what is due. Returns the seconds until something else may be; 0 for now."""
        waits = await self._update_stand_ins(table, away)
        waits += await self._apply_timeout(table, bots)
        waits += await self._move_a_bot(table, bots)
        return waits

    async def _move_a_bot(self, table: Table, bots: BotRunner) -> list[float]:
        """Make the move of a bot that is due."""
        state = table.state
        if state.current_game is None or not (state.is_playing and state.needs_bots):
            return []
        left = None if state.deadline is None else state.deadline - table.clock.now()
        move = await bots.next_move(state.current_game, state.players, table.skipped_question, left)
        if move is None:
            return []
        left = move.due - self._clock.monotonic()
        if left > 0:
            return [left]
        if move.remark:
            table.broadcast(Remarked(move.player, move.remark))
        refusal = await self._try(table, move.player, move.move, state.length)
        if refusal in (None, "too_late"):
            return [0.0]
        is_new = bots.fall_back(state.current_game, move.player)
        return [0.0 if is_new else self._timings.retry]

    async def _apply_timeout(self, table: Table, bots: BotRunner) -> list[float]:
        """Move for players who have not answered an overdue question."""
        state, current_game = table.state, table.state.current_game
        if current_game is None or state.deadline is None:
            return []
        left = state.deadline - table.clock.now()
        if left > 0:
            return [left]
        if (move := current_game.default_move(None)) is not None:
            await self._try(table, None, encode_move(move), state.length)
        else:
            for seat in current_game.state.waiting_for:
                await self._answer_for(table, bots, current_game.seated[seat], state.question)
        return [0.0 if table.state.length != state.length else self._timings.overdue]

    async def _answer_for(
        self, table: Table, bots: BotRunner, player: PlayerId, question: Hashable
    ) -> None:
        """Make a bot's move, then default moves until the player has answered."""
        for number in range(MOST_ANSWERS):
            state, current_game = table.state, table.state.current_game
            if current_game is None or state.question != question:
                return
            default = current_game.default_move(current_game.seat_of(player))
            if default is None:
                return
            thought = None
            if number == 0:
                thought = await bots.thought_for(current_game, state.players[player])
            await self._try(table, player, thought or encode_move(default), state.length)

    async def _update_stand_ins(self, table: Table, away: dict[PlayerId, float]) -> list[float]:
        """Switch stand-ins on and off. Returns the seconds until more may be needed."""
        state, here, now = table.state, table.audience.here, self._clock.monotonic()
        grace, waits = state.settings.grace, []
        seated = state.current_game.seated if state.current_game and state.is_playing else ()
        for player in state.order:
            known = state.players[player]
            if player in here or known.has_stand_in:
                away.pop(player, None)
                if player in here and known.has_stand_in:
                    await self._switch(table, player, plays=False)
            elif player in seated and not known.is_bot and grace is not None:
                left = away.setdefault(player, now) + grace - now
                if left <= 0:
                    await self._switch(table, player, plays=True)
                else:
                    waits.append(left)
        return waits

    async def _switch(self, table: Table, player: PlayerId, *, plays: bool) -> None:
        with suppress(Refused):  # another node was first
            await table.request(SwitchStandIn(player, plays))

    async def _try(
        self, table: Table, player: PlayerId | None, move: msgspec.Raw, length: int
    ) -> str | None:
        """Make a move for a player, or for the timer if None.

        Returns the refusal's code, if any.
        """
        try:
            await table.request(AutoMove(move, length), player)
        except Refused as refused:
            return refused.code
        return None
