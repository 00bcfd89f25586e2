"""Moves for bots, for absent players, and for everybody whose time is up."""

import asyncio
from collections.abc import Hashable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from samewave.bots import Bot, Character, PlannedMove, make_bot
from samewave.bots.simple import ScriptedBot
from samewave.core import Refused, Seat, replay
from samewave.core.record import read_events
from samewave.packs import Shelf
from samewave.server.clock import Clock
from samewave.server.protocol.messages import Remarked
from samewave.server.store import Unavailable
from samewave.server.supervise import log_failure, supervise
from samewave.server.tables.commands import AutoMove, SeatLateJoiner, SwitchStandIn
from samewave.server.tables.current_game import CurrentGame, Player
from samewave.server.tables.log import Moved, PlayerId, Started, Stopped
from samewave.server.tables.services import Services
from samewave.server.tables.table import Table

MOST_ANSWERS = 5
"""Moves per question and player: one of the bot's, then defaults, such as a swap and a clue."""


class NextMove(NamedTuple):
    """The next move of a bot, when it is due, and the bot's comment, if it is new."""

    due: float
    player: PlayerId
    move: msgspec.Raw
    remark: str


class _SeatedBot:
    """A bot at its seat, its planned move, and when it began to think."""

    def __init__(self, bot: Bot, seat: Seat, may_spend: bool, clock: Clock) -> None:
        self.bot, self.seat, self.may_spend = bot, seat, may_spend
        self.planned: PlannedMove | None = None
        self._remarked: set[str] = set()
        self._clock, self._since = clock, clock.monotonic()
        self._state: object = None
        self._question: Hashable = None

    def think(self, current_game: CurrentGame) -> None:
        """Plan a move for a new question, or again if something changed for this seat."""
        game, state, before = current_game.game, current_game.state, self._state
        if state is before:
            return
        question = current_game.number, game.question(state)
        if question != self._question:
            self._question, self._since = question, self._clock.monotonic()
        elif before is not None:
            change = game.public_diff(before, state)
            if change and self.seat not in change.seats:
                self._state = state
                return
        view = game.view(state, self.seat)
        self.bot.look(view)
        planned = self.bot.think(view, current_game.offers(self.seat))
        if planned is not None and planned.move is None:
            planned = _by_default(planned, current_game.default_move(self.seat))
        self.planned = planned
        self._state = state

    def fall_back(self, current_game: CurrentGame) -> bool:
        """Plan the default move, without a delay. False if it was planned already."""
        move = current_game.default_move(self.seat)
        is_new = self.planned is None or self.planned.move != move
        self.planned = None if move is None else PlannedMove(move, 0)
        return is_new

    def remark(self) -> str:
        """The bot's comment, unless it made it before in this game."""
        said = self.planned.remark if self.planned else ""
        if said in self._remarked:
            return ""
        self._remarked.add(said)
        return said

    def due(
        self, pace: float, last: float, skipped_question: Hashable, alone_since: float | None
    ) -> float:
        """When the bot moves:

        sooner if somebody skipped the delay, or only bots are left to move.
        """
        if self.planned is None or skipped_question == self._question:
            return self._since
        due = self._since + self.planned.seconds * pace
        return due if alone_since is None else min(due, max(alone_since, self._since) + last * pace)


def _by_default(planned: PlannedMove, move: Any) -> PlannedMove | None:
    """Use the default move for a bot that leaves the choice to the server."""
    return None if move is None else planned._replace(move=move)


class BotRunner:
    """Bots are created on demand, and replay the log to catch up."""

    def __init__(self, services: Services, table: int) -> None:
        self._services, self._table = services, table
        self._clock, self._pace = services.clock, services.bot_pace
        self._seated: dict[PlayerId, _SeatedBot] = {}
        self._game = -1
        self._alone_since: float | None = None

    async def next_move(
        self,
        current_game: CurrentGame,
        players: Mapping[PlayerId, Player],
        skipped_question: Hashable,
        seconds_left: float | None,
    ) -> NextMove | None:
        """The next move among players who need a bot; None if there is none."""
        self._note_who_is_waited_for(current_game, players)
        last, first = self._services.timings.last_bot, None
        for player in current_game.seated:
            if not players[player].needs_a_bot:
                continue
            seated = await self._seat(current_game, players[player])
            self._think(seated, current_game)
            due = seated.due(self._pace, last, skipped_question, self._alone_since)
            due = self._before_timeout(due, seconds_left)
            if seated.planned and (first is None or due < first[0]):
                first = due, player, seated, seated.planned
        if first is None:
            return None
        due, player, seated, planned = first
        remark = seated.remark() if due <= self._clock.monotonic() else ""
        return NextMove(due, player, encode_move(planned.move), remark)

    def fall_back(self, current_game: CurrentGame, player: PlayerId) -> bool:
        """Plan the default move after a refusal. False if that was the refused move."""
        return self._seated[player].fall_back(current_game)

    def _think(self, seated: _SeatedBot, current_game: CurrentGame) -> None:
        try:
            seated.think(current_game)
        except Exception as error:  # a bug in a bot: the table goes on
            log_failure(f"a bot at table {self._table} could not think", error)
            seated.fall_back(current_game)

    async def planned_move_for(
        self, current_game: CurrentGame, player: Player
    ) -> msgspec.Raw | None:
        """The move that a bot would make for a player now."""
        seated = await self._seat(current_game, player)
        self._think(seated, current_game)
        return encode_move(seated.planned.move) if seated.planned else None

    def _note_who_is_waited_for(
        self, current_game: CurrentGame, players: Mapping[PlayerId, Player]
    ) -> None:
        waiting = (players[current_game.seated[seat]] for seat in current_game.state.waiting_for)
        if any(not player.needs_a_bot for player in waiting):
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = self._clock.monotonic()

    def _before_timeout(self, due: float, seconds_left: float | None) -> float:
        if seconds_left is None:
            return due
        margin = self._services.timings.bots_before_timeout * self._pace
        return min(due, self._clock.monotonic() + max(0.0, seconds_left - margin))

    async def _seat(self, current_game: CurrentGame, player: Player) -> _SeatedBot:
        if current_game.number != self._game:
            self._game, self._seated = current_game.number, {}
        known = self._seated.get(player.id)
        if known is None or known.may_spend != _may_spend(player):
            seat = current_game.seated.index(player.id)
            shelf = self._services.library.shelf
            bot = await asyncio.to_thread(_bot_for, current_game, player, shelf)
            known = _SeatedBot(bot, seat, _may_spend(player), self._clock)
            await self._replay_log_to(known, current_game)
            self._seated[player.id] = known
        return known

    async def _replay_log_to(self, seated: _SeatedBot, current_game: CurrentGame) -> None:
        """Show a bot what its seat has seen so far."""
        game, state = current_game.game, None
        for entry in await self._services.logs.entries(self._table, current_game.first_entry):
            match entry.event:
                case Stopped():
                    return  # the following entries belong to another game
                case Started() if state is not None:
                    return  # the next game began while the bot was created
                case Started(events=events) | Moved(events=events):
                    state = replay(game, read_events(game, events), state)
                    seated.bot.look(game.view(state, seated.seat))
                case _:
                    pass


def _may_spend(player: Player) -> bool:
    return player.is_bot or player.is_gone


def _bot_for(current_game: CurrentGame, player: Player, shelf: Shelf) -> Bot:
    """Create the bot for a player; the same name makes the same bot in every game.

    A stand-in continues from the player's own choices, and spends no tokens unless the player left.
    """
    character = Character(
        seed=crc32(player.name.casefold().encode()),
        strength=player.strength or "steady",
        stands_in=not player.is_bot,
        may_spend=_may_spend(player),
    )
    bot = make_bot(current_game.game.name, shelf, character)
    return ScriptedBot(current_game.lesson.script, bot) if current_game.lesson else bot


def encode_move(move: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


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
        """Do what is due, then wait for a change, as long as a player is connected.

        In a game over days, bots also move when nobody is connected.
        """
        away: dict[PlayerId, float] = {}
        bots = BotRunner(self._services, table.number)
        is_store_away = False
        while table.audience.connected or table.state.waits_for_bots_only:
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
        await self._seat_late_joiners(table)
        waits = await self._update_stand_ins(table, away)
        waits += await self._apply_timeout(table, bots)
        waits += await self._move_a_bot(table, bots)
        return waits

    async def _seat_late_joiners(self, table: Table) -> None:
        """Let players take over promised seats, now that another question is asked."""
        for promise in table.state.promises:
            if table.state.is_playing and promise.asked != table.state.asked:
                with suppress(Refused):  # another node was first, or the player came back
                    await table.request(SeatLateJoiner(promise.player, promise.seat))

    async def _move_a_bot(self, table: Table, bots: BotRunner) -> list[float]:
        """Make the move of a bot that is due."""
        state = table.state
        if state.current_game is None or not (state.is_playing and state.needs_bots):
            return []
        now = table.clock.now()
        if state.asked > now and table.audience.shows:
            return [state.asked - now]
        left = None if state.deadline is None else state.deadline - now
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
            planned = None
            if number == 0:
                planned = await bots.planned_move_for(current_game, state.players[player])
            await self._try(table, player, planned or encode_move(default), state.length)

    async def _update_stand_ins(self, table: Table, away: dict[PlayerId, float]) -> list[float]:
        """Switch stand-ins on and off. Returns the seconds until more may be needed."""
        state, here, now = table.state, table.audience.here, self._clock.monotonic()
        settings, waits = state.settings, []
        grace = settings.stand_in_after
        seated = state.current_game.seated if state.current_game and state.is_playing else ()
        for player in state.order:
            known = state.players[player]
            if player in here or known.has_stand_in:
                away.pop(player, None)
                if known.has_stand_in and (player in here or settings.over_days):
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
