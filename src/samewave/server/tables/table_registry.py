"""The registry of tables: finds them by their codes, and loads them on demand."""

from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from samewave.bots import Strength
from samewave.core import Refused
from samewave.games import GAMES
from samewave.server.archive.games import Archive
from samewave.server.archive.groups import Groups
from samewave.server.clock import Clock, Randomness
from samewave.server.library import Library
from samewave.server.nodes import Bus
from samewave.server.protocol.messages import AddBot
from samewave.server.reminders import Reminders
from samewave.server.settings import Settings
from samewave.server.store import Conflict, Damaged, Store
from samewave.server.supervise import SharedWork, in_background, log_failure
from samewave.server.tables.audience import Listener
from samewave.server.tables.commands import KeepFor
from samewave.server.tables.entrance import hash_token, judge_name
from samewave.server.tables.joining import AskToJoin, Claim, Join, MakeKeys
from samewave.server.tables.log import (
    Colour,
    Entry,
    Grouped,
    Joined,
    Opened,
    PlayerId,
    SeatClaimed,
    TableSettings,
    UnreadableEntry,
    default_settings,
)
from samewave.server.tables.log_reader import LogReader
from samewave.server.tables.next_game import Context, judge_settings
from samewave.server.tables.rate_limits import TableRateLimits
from samewave.server.tables.services import Services
from samewave.server.tables.table import Table
from samewave.server.tables.table_driver import TableDriver

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters that are hard to confuse, on a screen or on a call."""
CODE_LENGTH = 5
_TRIES = 100
"""Random codes to try before giving up."""


class TableRegistry:
    """All tables of this node.

    A table stays in memory while somebody is connected to it or a bot has to move.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        library: Library,
        clock: Clock,
        randomness: Randomness,
    ) -> None:
        games = {name: game(library.shelf) for name, game in GAMES.items()}
        rate_limits = TableRateLimits(
            settings.actions_per_hour, settings.joins_per_hour, clock.monotonic
        )
        logs = LogReader(store, games, clock, settings.snapshot_every)
        timings, bot_pace = settings.timings, settings.bot_pace
        self.services = Services(
            store, bus, library, games, clock, timings, randomness, rate_limits, logs, bot_pace
        )
        self.store, self.bus, self.library, self.games = store, bus, library, games
        self._clock, self._timings, self._randomness = clock, settings.timings, randomness
        self.driver = TableDriver(self.services)
        self.archive = Archive(logs, games, library)
        self.groups = Groups(self.services)
        self.days = self.groups.days
        self.reminders = Reminders(self.services, settings, self.find)
        self.reminders.start_driver = self.driver.start
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading: SharedWork[Table] = SharedWork()

    async def open_table(
        self,
        name: str,
        settings: TableSettings | None = None,
        bots: int = 0,
        strength: Strength = "steady",
        face: str = "",
        language: str = "",
        colour: Colour = "",
    ) -> tuple[Table, str]:
        """Open a table with a host and some bots, or raise Refused. Returns the host's token."""
        judge_name(name, ())
        if settings:
            chance = self._randomness
            context = Context(
                self.games, self._timings, chance.seed, chance.token, self._clock.time
            )
            judge_settings(settings, (), context)
        table = await self.open_empty_table(settings)
        host, token = await self.join(table, name, face=face, language=language, colour=colour)
        for number in range(bots):
            await table.request(AddBot(f"bot {number}", strength=strength), host)
        return table, token

    async def open_empty_table(self, settings: TableSettings | None = None) -> Table:
        """Open a table that nobody sits at; the first player to join becomes the host."""
        return await self.find(await self._open(settings or default_settings()))

    async def _open(self, settings: TableSettings) -> str:
        for _ in range(_TRIES):
            code = self._randomness.letters(LETTERS, CODE_LENGTH)
            keys = self._randomness.token(), self._randomness.token()
            entry = Entry(self._clock.time(), Opened(code, settings, *keys))
            try:
                await self.store.open_table(code, msgspec.json.encode(entry), entry.at)
            except Conflict:
                continue
            return code
        raise RuntimeError(f"{_TRIES} codes are taken")

    async def join(
        self,
        table: Table,
        name: str,
        by: PlayerId | None = None,
        former: str = "",
        face: str = "",
        chair: int | None = None,
        language: str = "",
        colour: Colour = "",
    ) -> tuple[PlayerId, str]:
        """Add a player. Returns their id and token, which identifies them from now on."""
        token = self._randomness.token()
        join = Join(name, hash_token(token), former, face, chair, language, colour)
        entry = await table.request(join, by)
        assert entry is not None
        assert isinstance(entry.event, Joined)
        return entry.event.player, token

    async def claim(self, table: Table, code: str) -> tuple[PlayerId, str]:
        """Move a player to another device. Returns the player's id and the new token."""
        token = self._randomness.token()
        entry = await table.request(Claim(hash_token(code), hash_token(token)))
        assert entry is not None
        assert isinstance(entry.event, SeatClaimed)
        return entry.event.player, token

    async def ask(
        self, table: Table, name: str, watches: bool, former: str = "", language: str = ""
    ) -> str:
        """Add a request to come in. Returns the token, valid once the host accepts."""
        token = self._randomness.token()
        await table.request(AskToJoin(name, hash_token(token), watches, former, language))
        return token

    async def find(self, code: str) -> Table:
        """Find a table by its code, or raise Refused. Other tables do not wait while it loads."""
        code = code.upper()
        table = self._tables.get(code)
        if table and not (table.is_unreadable or table.is_removed):
            # If it cannot be read, loading it raises. If it is gone, another may have its code.
            with suppress(UnreadableEntry, Refused):
                await table.refresh()
                return table
        return await self._loading.do(code, partial(self._load, code))

    @property
    def tables_in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    def add_listener(self, table: Table, listener: Listener) -> None:
        """Connect a page to a table, and start the table's driver."""
        table.add_listener(listener)
        self.driver.start(table)

    async def _load(self, code: str) -> Table:
        number = await self.store.find(code)
        table = None
        if number is not None:
            try:
                table = await Table.load(number, self.services)
            except (UnreadableEntry, Damaged) as error:
                log_failure(f"table {number} cannot be read", error)
                raise Refused("table_is_unreadable") from error
        if table is None:
            raise Refused("unknown_table", table=code[:CODE_LENGTH])
        for pack in table.state.packs:
            await self._read_pack(pack)
        table.on_finished, table.on_removed = self._note, self._discard
        table.on_turn = self.reminders.note
        self._tables[code] = table
        if not table.state.entrance.watch_key:
            await self._make_keys(table)
        return table

    async def _read_pack(self, pack: str) -> None:
        """Load a pack's texts. If that fails, the table opens without them."""
        try:
            await self.library.texts(pack)
        except Exception as error:
            log_failure(f"pack {pack} cannot be read", error)

    async def _make_keys(self, table: Table) -> None:
        """Give keys to a table that an earlier release opened. If that fails, it has none yet."""
        try:
            await table.request(MakeKeys(self._randomness.token(), self._randomness.token()))
        except Exception as error:
            if not isinstance(error, Refused):  # another node was first
                log_failure(f"keys for table {table.number}", error)

    def _note(self, table: Table, is_ours: bool) -> None:
        if is_ours:
            noting = self.store.note_finished(table.number)
            in_background(f"noting that table {table.number} finished a game", noting)
        self.groups.note(table.number, table.state, 0 if is_ours else self._timings.group_check)

    def _discard(self, table: Table) -> None:
        """Forget a removed table, and delete the files that this node built for it."""
        if self._tables.get(table.state.code) is table:
            del self._tables[table.state.code]
        for pack in table.state.packs:
            self.library.discard(pack)

    async def keep_for(self, table: Table, by: PlayerId, group: Grouped) -> None:
        """Keep the games of a table for a group, or for none."""
        if group.group:
            await self.store.groups.attach(table.number, group.group)
        await table.request(KeepFor(group), by)

    async def player_of(self, table: Table, token: str) -> PlayerId:
        """The player with this token, or Refused."""
        known = table.state.holder_of(hash_token(token))
        if known is None:
            await table.refresh()  # another node may have added the player a moment ago
            known = table.state.holder_of(hash_token(token))
        if known is None:
            raise Refused("unknown_token")
        return known

    async def announce_regularly(self) -> None:
        """Announce presence to other nodes, and check for missed entries, until cancelled."""
        checked = -self._timings.log_check
        while not self.bus.is_single_node:
            self._announce_presence()
            now, is_disconnected = self._clock.monotonic(), self.bus.is_disconnected
            if is_disconnected or now - checked > self._timings.log_check:
                checked = now
                await self._check_logs()
            pause = self._timings.log_check_cut if is_disconnected else self._timings.presence
            await self._clock.sleep(pause)

    def _watched(self) -> list[Table]:
        return [table for table in self._tables.values() if not table.audience.is_empty]

    def _announce_presence(self) -> None:
        for table in self._watched():
            try:
                table.announce_to_peers()
            except Exception as error:
                log_failure(f"presence at table {table.number}", error)

    async def _check_logs(self) -> None:
        """Find entries that no message announced: the bus was down, or the writer died."""
        watched = self._watched()
        try:
            lengths = await self.store.lengths([table.number for table in watched])
        except Exception as error:
            log_failure("comparing our tables with the store", error)
            return
        for table in watched:
            length = lengths.get(table.number, 0)
            if length > table.state.length or not length:
                table.refresh_soon()

    async def close(self) -> None:
        """Stop all bots and timers, and finish what was accepted."""
        await self.driver.close()
        await self.groups.close()
        await self.reminders.close()
        await self.library.long_work.close()
        await self.bus.close()
        await self.store.close()
