"""A stress test: people play at several nodes while nodes are killed, frozen and disconnected."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import asyncpg
import msgspec
from aiohttp import ClientSession, TCPConnector

from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.store.postgres import PostgresStore
from tests.server.builders import chosen_seed
from tests.server.group_games import DUO
from tests.server.pages import Guests
from tests.server.roaming import IMPATIENT, LOST, Move, Node, Phone, level
from tests.services import Postgres, Valkey

AFTERMATH = 3.0
"""Seconds after a fault that still belong to its window."""

_ids = count()


class Fault(NamedTuple):
    """A fault: how it begins, and how it ends."""

    name: str
    strike: Callable[[], Any]
    mend: Callable[[], Any]
    lasts: float


class Storm:
    """Several nodes, one database, one bus, and people at tables."""

    def __init__(self, folder: Path, number: int = 3, *options: str) -> None:
        self.postgres, self.valkey = Postgres(), Valkey()
        self.postgres.start()
        self.valkey.start()
        self.database = self.postgres.database()
        self.nodes = [
            Node(folder / str(each), self.database, self.postgres, self.valkey, *options)
            for each in range(number)
        ]
        self.seed = chosen_seed(default=1)
        self.dice = Random(self.seed)
        self.moves: list[Move] = []
        self.faults: list[tuple[str, float, float]] = []
        self.acknowledged: dict[str, set[str]] = {}
        """The acknowledged messages by table."""
        self.is_over = asyncio.Event()

    async def start(self) -> None:
        await asyncio.gather(*(node.start() for node in self.nodes))

    async def end(self) -> None:
        await asyncio.gather(*(node.stop() for node in self.nodes))
        self.postgres.remove()
        self.valkey.remove()

    async def play(self, tables: int, pause: float, seconds: float | None = None) -> None:
        """Play game after game at this many tables for this long; finish the last ones."""
        connector = TCPConnector(limit=0)
        async with ClientSession(connector=connector) as session:
            playing = [
                asyncio.create_task(self._play_at_a_table(session, pause, dice))
                for dice in (Random(f"{self.seed} {number}") for number in range(tables))
            ]
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_over.wait(), seconds)
            self.is_over.set()
            await asyncio.gather(*playing)

    async def _play_at_a_table(self, session: ClientSession, pause: float, dice: Random) -> None:
        phones = await self._sit_down(session, dice)
        while not self.is_over.is_set():
            answer = await phones[0].do("start")
            if answer["type"] == "refusal" and answer["code"] != "game_is_on":
                raise AssertionError(answer)
            await level(phones)
            while not phones[0].page.is_over:
                await asyncio.sleep(dice.expovariate(1 / pause))
                await self._move(phones, dice)

    async def _sit_down(self, session: ClientSession, dice: Random) -> list[Phone]:
        """Take two seats. After a lost answer at another table, for a seat may be taken here."""
        seats: list[dict[str, Any]] = []
        while len(seats) < 2:
            guests = Guests(session, dice.choice(self.nodes).server.address)
            path = f"/api/tables/{seats[0]['code']}/players" if seats else "/api/tables"
            body = {"name": f"P{next(_ids)}"} | ({} if seats else {"settings": DUO})
            try:
                async with asyncio.timeout(IMPATIENT):
                    status, said = await guests.post(path, body)
            except LOST:
                seats.clear()
                continue
            if status == 201:
                seats.append(said)
        done = self.acknowledged.setdefault(seats[0]["code"], set())
        phones = [Phone(self.nodes, self.moves, session, seat, dice, done) for seat in seats]
        for phone in phones:
            await phone.connect()
        return phones

    async def _move(self, phones: list[Phone], dice: Random) -> None:
        for phone in dice.sample(phones, len(phones)):
            move = phone.page.any_move(dice)
            if move is not None:
                await phone.do("play", move=msgspec.to_builtins(move))
                await level(phones)
                return

    async def strike(self, seconds: float, rest: float) -> None:
        """Cause one fault after the other, with pauses."""
        until = monotonic() + seconds
        while monotonic() < until:
            await asyncio.sleep(rest * self.dice.uniform(0.5, 1.5))
            fault = self._any_fault()
            began = monotonic()
            await _do(fault.strike)
            await asyncio.sleep(fault.lasts)
            await _do(fault.mend)
            self.faults.append((fault.name, began, monotonic() + AFTERMATH))

    def _any_fault(self) -> Fault:
        node = self.dice.choice(self.nodes)
        lasts = self.dice.uniform(0.5, 3)
        process = node.server
        return self.dice.choice(
            (
                Fault("node killed", process.kill, process.start, lasts),
                Fault("node frozen", process.freeze, process.thaw, lasts),
                Fault("store cut", node.to_store.cut, node.to_store.heal, lasts),
                Fault("bus cut", node.to_bus.cut, node.to_bus.heal, lasts),
                Fault("store restarted", self.postgres.kill, self.postgres.start, 0.1),
                Fault("bus restarted", self.valkey.kill, self.valkey.start, lasts),
                Fault("bus frozen", self.valkey.freeze, self.valkey.thaw, lasts),
                Fault("bus flushed", self.valkey.flush, _nothing, 0.1),
            )
        )

    def calm(self) -> list[float]:
        """The seconds that answers took outside the windows of faults."""
        return [
            move.took
            for move in self.moves
            if not any(
                began < move.at + move.took and move.at < ended for _, began, ended in self.faults
            )
        ]

    async def check(self) -> Counter[str]:
        """Check that nothing acknowledged is lost or stored twice, and that every game ended."""
        store = PostgresStore(await asyncpg.create_pool(self.database))
        seen: Counter[str] = Counter()
        games = {name: game(Shelf()) for name, game in GAMES.items()}
        address = self.nodes[0].server.address
        async with ClientSession() as session:
            for code, acknowledged in self.acknowledged.items():
                number = await store.find(code)
                assert number is not None
                entries = [msgspec.json.decode(raw) for raw in await store.read(number)]
                messages = Counter(each["message"] for each in entries if each.get("message"))
                twice = [message for message, times in messages.items() if times > 1]
                assert not twice, (code, twice)
                lost = acknowledged - set(messages)
                assert not lost, (code, lost)
                started = sum(each["happened"]["type"] == "started" for each in entries)
                for game in range(started):
                    path = f"{address}/api/tables/{code}/records/{game}"
                    async with session.get(path) as answer:
                        assert answer.status == 200, (code, game, answer.status)
                        lines = (await answer.read()).splitlines(keepends=True)
                    *_, last = play_back(lines, games, judge=True)
                    assert last.open_state.finished, (code, game)
                seen += Counter(tables=1, games=started, moves=len(messages))
        await store.close()
        return seen


def _nothing() -> None:
    """Do nothing: a flushed cache needs no repair."""


async def _do(work: Callable[[], Any]) -> None:
    """Await a coroutine; run blocking work, such as a server's start, in a thread."""
    if asyncio.iscoroutinefunction(work):
        await work()
    elif getattr(work, "__name__", "") == "start":
        await asyncio.to_thread(work)
    else:
        work()
