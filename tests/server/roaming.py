"""Nodes whose connections can be cut, and phones that move between them.

Phones behave like the page: without an answer they connect to any node and repeat unanswered
messages with the same id.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from aiohttp import ClientError, ClientSession

from tests.server.pages import Guests, Page
from tests.server.server_process import Running
from tests.services import Cable, Postgres, Valkey

IMPATIENT = 2.5
"""Seconds without an answer after which a phone tries another node."""
LOST = (ConnectionError, ClientError, TimeoutError, AssertionError, TypeError, OSError)

_ids = count()


class Node:
    """A node with its two connections, to the database and to the bus."""

    def __init__(
        self, folder: Path, database: str, postgres: Postgres, valkey: Valkey, *options: str
    ) -> None:
        folder.mkdir()
        self._folder, self._database, self._options = folder, database, options
        self.to_store, self.to_bus = Cable(postgres.port), Cable(valkey.port)
        self._server: Running | None = None

    @property
    def server(self) -> Running:
        assert self._server is not None
        return self._server

    async def start(self) -> None:
        await self.to_store.lay()
        await self.to_bus.lay()
        before, _, name = self._database.rpartition("/")
        address = f"{before.rpartition(':')[0]}:{self.to_store.port}/{name}"
        bus = f"redis://127.0.0.1:{self.to_bus.port}"
        wires = f"--database={address}", f"--bus={bus}"
        self._server = Running(self._folder, *wires, *self._options)
        await self._server.start()

    async def stop(self) -> None:
        await self.server.kill()
        await self.to_store.remove()
        await self.to_bus.remove()


class Move(NamedTuple):
    """The time of a request, and the seconds until its answer."""

    at: float
    took: float


class Phone:
    """A player's phone, which can use any node."""

    def __init__(
        self,
        nodes: Sequence[Node],
        moves: list[Move],
        session: ClientSession,
        seat: dict[str, Any],
        dice: Random,
        acknowledged: set[str],
    ) -> None:
        self._nodes, self._moves, self._acknowledged = nodes, moves, acknowledged
        self._session, self._seat, self._dice = session, seat, dice
        self.page: Page = None  # type: ignore[assignment] # set when it is connected

    async def connect(self) -> None:
        """Connect to any node; try until it works."""
        while True:
            node = self._dice.choice(self._nodes)
            guests = Guests(self._session, node.server.address)
            with suppress(*LOST):
                async with asyncio.timeout(IMPATIENT):
                    page = await guests.page(self._seat["code"], self._seat["token"])
                if page.bye is None:
                    self.page = page
                    return
                assert page.bye != "kicked", page.heard
            await asyncio.sleep(0.1)

    async def do(self, kind: str, **fields: Any) -> Any:
        """Send a message until it is answered, each time with the same id."""
        name, began = f"s{next(_ids)}", monotonic()
        while True:
            try:
                async with asyncio.timeout(IMPATIENT):
                    answer = await self.page.ask(kind, id=name, **fields)
                break
            except LOST:
                await self.connect()
        self._moves.append(Move(began, monotonic() - began))
        if answer["type"] in ("update", "acknowledged"):
            self._acknowledged.add(name)
        return answer

    async def until(self, sequence: int) -> None:
        """Wait until the page has received this much of the log."""
        while self.page.sequence < sequence:
            try:
                async with asyncio.timeout(IMPATIENT):
                    await self.page.listen(lambda: self.page.sequence >= sequence)
            except LOST:
                await self.connect()


async def level(phones: list[Phone]) -> None:
    most = max(phone.page.sequence for phone in phones)
    await asyncio.gather(*(phone.until(most) for phone in phones))
