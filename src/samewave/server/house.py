"""The house: all tables of a server, found by their codes, loaded when somebody comes."""

import logging
import secrets
from asyncio import Lock, sleep
from time import monotonic, time
from weakref import WeakValueDictionary

import msgspec

from samewave.bots import Strength
from samewave.core import AnyGame, Refused, judge_seats
from samewave.games import GAMES
from samewave.server.audience import Listener
from samewave.server.bus import Bus
from samewave.server.entries import Entry, Grouped, Opened, PlayerId, Wish
from samewave.server.groups import Groups
from samewave.server.hands import Hands
from samewave.server.library import Library
from samewave.server.lobby import hashed, judge_wish
from samewave.server.messages import AddBot
from samewave.server.played import Archive
from samewave.server.store import Conflict, Store
from samewave.server.table import Table

_log = logging.getLogger("samewave")
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nobody mistakes one of them for another, on a screen or on a call."""
CODE_LENGTH = 5
_BEAT, _CUT = 2.0, 0.1
"""Seconds after which nodes tell each other again how a table is; while nothing can be heard."""
_LOOK = 10.0
"""Seconds between two looks into the logs for what nobody told."""
_LATER = 5.0
"""Seconds after which another node makes sure that a game was kept."""


class House:
    """The tables. A table stays in memory while somebody looks at it or a bot has to move."""

    def __init__(self, store: Store, bus: Bus, library: Library, bot_pace: float) -> None:
        self.store, self.bus, self.library = store, bus, library
        self.games: dict[str, AnyGame] = {name: game(library.shelf) for name, game in GAMES.items()}
        self.hands = Hands(library.shelf, store, bot_pace)
        self.archive = Archive(store, self.games, library)
        self.groups = Groups(store, self.games, library.shelf)
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._lock = Lock()

    async def open_table(
        self, name: str, wish: Wish | None = None, bots: int = 0, strength: Strength = "steady"
    ) -> tuple[Table, str]:
        """A new table with somebody at it and so many bots, and that player's token; or Refused."""
        judge_seats((name,), (1,))
        if wish:
            judge_wish(wish, (), self.games)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            entry = Entry(time(), Opened(code, wish or Wish()))
            try:
                await self.store.open_table(code, msgspec.json.encode(entry), entry.at)
            except Conflict:
                continue
            break
        table = await self.find(code)
        host, token = await self.join(table, name)
        for number in range(bots):
            await table.command(host, AddBot(f"bot {number}", strength=strength))
        return table, token

    async def join(self, table: Table, name: str) -> tuple[PlayerId, str]:
        """Somebody sits down and gets a token: whoever has it, is this player."""
        token = secrets.token_urlsafe(16)
        return await table.join(name, hashed(token)), token

    async def find(self, code: str) -> Table:
        """The table with that code, or Refused."""
        code = code.upper()
        if table := self._tables.get(code):
            await table.refresh()
            return table
        async with self._lock:
            if table := self._tables.get(code):
                return table
            table = await self._load(code)
            self._tables[code] = table
        return table

    @property
    def tables_here(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def attend(self, table: Table, listener: Listener) -> None:
        """Somebody begins to look at a table."""
        table.attend(listener)
        self.hands.look_after(table)

    async def _load(self, code: str) -> Table:
        number = await self.store.find(code)
        table = None
        if number is not None:
            table = await Table.load(number, self.store, self.bus, self.games, _seed)
        if table is None:
            raise Refused("unknown_table", table=code[:CODE_LENGTH])
        for pack in table.room.packs:
            await self.library.built(pack)
        table.on_finished = self._note
        return table

    def _note(self, table: Table, is_ours: bool) -> None:
        self.groups.note(table.number, table.room, 0 if is_ours else _LATER)

    async def keep_for(self, table: Table, by: PlayerId, group: Grouped) -> None:
        """Games of a table are kept for a group, or for none."""
        if group.group:
            await self.store.groups.attach(table.number, group.group)
        await table.keep_for(by, group)

    async def player_of(self, table: Table, token: str) -> PlayerId:
        """Whom a token belongs to, or Refused."""
        known = table.room.holder_of(hashed(token))
        if known is None:
            await table.refresh()  # another node may have given it a moment ago
            known = table.room.holder_of(hashed(token))
        if known is None:
            raise Refused("unknown_token")
        return known

    async def keep_in_touch(self) -> None:
        """Tell other nodes who is here, and find out what was not heard, as long as it runs."""
        looked = 0.0
        while not self.bus.is_alone:
            watched = [table for table in self._tables.values() if not table.audience.is_empty]
            for table in watched:
                table.keep_in_touch()
            if self.bus.is_cut or monotonic() - looked > _LOOK:
                looked = monotonic()
                await self._look_into_logs(watched)
            await sleep(_CUT if self.bus.is_cut else _BEAT)

    async def _look_into_logs(self, watched: list[Table]) -> None:
        """What nobody has told, because the bus is cut or whoever wrote it is gone."""
        try:
            lengths = await self.store.lengths([table.number for table in watched])
        except Exception:
            _log.exception("the store does not answer")
            return
        for table in watched:
            if lengths.get(table.number, 0) > table.room.length:
                table.read_soon()

    async def close(self) -> None:
        """Let nobody move any more, and finish what was accepted."""
        await self.hands.close()
        await self.groups.close()
        await self.bus.close()
        await self.store.close()


def _seed() -> int:
    return secrets.randbits(53)
