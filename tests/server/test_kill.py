"""Killed servers: whatever a page was told survives a kill at any moment."""

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import closing, suppress
from math import inf
from pathlib import Path
from random import Random
from signal import SIGKILL
from typing import Any

import msgspec
import pytest
from aiohttp import ClientError, ClientSession

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.protocol.messages import VERSION
from samewave.server.tables.commands import is_muted
from samewave.server.tables.evolve import evolve
from samewave.server.tables.log import Entry
from samewave.server.tables.state import CHAT_LINES, TableState
from samewave.server.tables.updates import table_view
from tests.patience import PATIENCE
from tests.server.builders import chosen_seed
from tests.server.pages import Guests, Page, level
from tests.server.server_process import Running, fall_asleep, frame, raw_socket

KILLS = int(os.environ.get("SAMEWAVE_KILLS", "8"))
LIVES = (0.02, 1.2)
"""The shortest and the longest time of play in seconds before the server is killed."""
NAMES = ("Ann", "Bo", "Cy", "Di")
TABLES: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (2, "compatibility", {"edition": "2016", "mode": "duo", "track": "short"}),
    (3, "compatibility", {"edition": "2010", "mode": "individual", "track": "short"}),
    (4, "compatibility", {"edition": "1996", "mode": "teams", "track": "short"}),
    (4, "compatibility", {"edition": "2016", "mode": "teams", "track": "short"}),
    (4, "compatibility", {"edition": "2010", "mode": "teams", "track": "short"}),
    (3, "samegame", {"level": 1}),
)


class Phone(Page):
    """A page that reconnects and repeats unanswered messages."""

    def __init__(self, session: ClientSession, address: str, page: Page, dice: Random) -> None:
        super().__init__(page.socket, page.code, page.token)
        self.session, self.address, self.dice = session, address, dice
        self.said: dict[str, str] = {}
        self.unanswered: dict[str, Any] | None = None
        self.last_game: float = inf

    async def live(self) -> None:
        """Reconnect and play as fast as possible until the connection breaks."""
        await self.come_back()
        while self.unanswered or not self._has_finished:
            self.unanswered = self.unanswered or self._next_message()
            if self.unanswered:
                answer = await self.ask(**self.unanswered)
                self.said[self.unanswered["id"]] = answer["type"]
                self.unanswered = None
            else:
                await self._look_up()
            self.forget()

    async def come_back(self) -> None:
        """Connect with the same token as before."""
        self.sequence, self.bye = -1, None
        self.socket = await self.session.ws_connect(self.address)
        await self.say_hello()
        if self.bye:
            raise ConnectionError(self.bye)

    async def _look_up(self) -> None:
        """Wait for a moment and read whatever arrives."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.02):
                await self.listen(lambda before=self.sequence: self.sequence > before)  # type: ignore[misc]

    def forget(self) -> None:
        """Drop old messages, which would fill memory in a long game."""
        self.heard.clear()
        self.events.clear()
        self.answers.clear()
        del self.chat[:-CHAT_LINES]

    def sees_all(self) -> bool:
        """Whether everybody at the table is shown as present."""
        return {*self.here} == {*self.table["seated"]} - {None}

    @property
    def _has_finished(self) -> bool:
        return self.is_over and self.table["game_number"] >= self.last_game

    def _next_message(self) -> dict[str, Any] | None:
        message = self._wanted()
        return message and message | {"id": f"{self.you}-{len(self.said)}"}

    def _wanted(self) -> dict[str, Any] | None:
        if self.view is None or self.is_over:
            starts = self.table["host"] == self.you and not self._has_finished
            return {"kind": "start"} if starts else None
        if not self.muted and self.dice.random() < 0.05:
            return {"kind": "say", "text": f"line {len(self.said)} of {self.you}"}
        move = self.any_move(self.dice)
        return None if move is None else {"kind": "play", "move": msgspec.to_builtins(move)}


class Witness:
    """Reads the log of a table directly, and compares it with what the phones show."""

    def __init__(self, phones: list[Phone], database: Path) -> None:
        self.phones, self._database = phones, database
        self._games = {name: game(Shelf()) for name, game in GAMES.items()}
        self._written: Counter[tuple[int | None, str]] = Counter()
        self.state: TableState | None = None

    @property
    def has_begun(self) -> bool:
        """Whether all are connected and somebody got an answer."""
        have_come = all(phone.sequence >= 0 for phone in self.phones)
        return have_come and any(phone.said for phone in self.phones)

    def compare(self) -> None:
        """Check that every phone shows the state of the log up to its last update."""
        entries = self._unread()
        for phone in sorted(self.phones, key=lambda phone: phone.sequence):
            while self._length < phone.sequence:
                entry = msgspec.json.decode(next(entries), type=Entry)
                self.state = evolve(self.state, entry, self._games)
                self._written[entry.by, entry.message] += bool(entry.message)
            if phone.sequence >= 0:
                self._compare(phone)
        for phone in self.phones:
            for name, answer in phone.said.items():
                assert self._written[phone.you, name] == (answer != "refusal"), (name, answer)

    @property
    def _length(self) -> int:
        return self.state.length if self.state else 0

    def _unread(self) -> Iterator[bytes]:
        query = """SELECT sequence, entry FROM log JOIN tables ON id = table_id
        WHERE code = ? AND sequence >= ? ORDER BY sequence"""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as database:
            rows = database.execute(query, (self.phones[0].code, self._length)).fetchall()
        assert [row[0] for row in rows] == list(range(self._length, self._length + len(rows)))
        return iter([row[1] for row in rows])

    def _compare(self, phone: Phone) -> None:
        state = self.state
        assert state is not None
        assert state.length == phone.sequence
        assert phone.table == as_sent(table_view(state))
        assert phone.chat[-CHAT_LINES:] == as_sent(state.chat)
        assert phone.muted == is_muted(state, phone.you)
        if state.current_game:
            game, game_state, seat = (
                state.current_game.game,
                state.current_game.state,
                state.seat_of(phone.you),
            )
            assert seat is not None
            assert phone.typed_view() == game.view(game_state, seat)
            offers = msgspec.convert(phone.offers, game.offers_type | None)
            assert offers == game.offers(game_state, seat)


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Evening:
    """A server, and tables full of phones with a witness at each."""

    def __init__(self, server: Running, session: ClientSession) -> None:
        self.server, self._session = server, session
        self.witnesses: list[Witness] = []

    @property
    def phones(self) -> list[Phone]:
        return [phone for witness in self.witnesses for phone in witness.phones]

    async def open_tables(self, dice: Random) -> None:
        guests = Guests(self._session, self.server.address)
        for players, game, setup in TABLES:
            settings = {"game": game, "setup": setup}
            pages = await guests.open_table(*NAMES[:players], settings=settings)
            address = f"{self.server.address}/api/tables/{pages[0].code}/socket"
            phones = [Phone(self._session, address, page, dice) for page in pages]
            self.witnesses.append(Witness(phones, self.server.data / "samewave.db"))
            for page in pages:
                await page.socket.close()

    async def play_until(self, the_end: Awaitable[int]) -> int:
        """All play until the server is gone; then start it again."""
        lives = [asyncio.create_task(phone.live()) for phone in self.phones]
        code = await the_end
        for end in await asyncio.gather(*lives, return_exceptions=True):
            if not isinstance(end, ConnectionError | ClientError):
                raise AssertionError("a phone stopped by itself") from end
        return code

    async def stopped(self) -> int:
        """Stop the server when all are connected and play. Returns its exit code."""
        async with asyncio.timeout(PATIENCE):
            while not all(witness.has_begun for witness in self.witnesses):
                await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            return await self.server.stop()

    async def start_again(self) -> None:
        """Start the server again; the phones must show what was stored."""
        await self.server.start()
        for witness in self.witnesses:
            witness.compare()

    async def play_out(self) -> None:
        """At each table the current game and perhaps one more, if the host has asked for it."""
        for witness in self.witnesses:
            current_game = witness.state.current_game if witness.state else None
            for phone in witness.phones:
                phone.last_game = current_game.number + 1 if current_game else 0
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(phone.live() for phone in self.phones))
        for witness in self.witnesses:
            await level(list[Page](witness.phones))
            witness.compare()
            async with asyncio.timeout(PATIENCE):
                for phone in witness.phones:
                    await phone.listen(phone.sees_all)


@pytest.fixture
def seed() -> int:
    return chosen_seed()


@pytest.fixture
async def evening(tmp_path: Path, seed: int) -> AsyncIterator[Evening]:
    server = Running(tmp_path)
    await server.start()
    async with ClientSession() as session:
        opened = Evening(server, session)
        await opened.open_tables(Random(seed))
        yield opened
    await server.stop()
    assert not server.complaints


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    evening: Evening, seed: int
) -> None:
    """Kill the server often, at any moment: tables and phones continue unharmed."""
    dice = Random(seed)
    for _ in range(KILLS):

        async def killed() -> int:
            await asyncio.sleep(dice.uniform(*LIVES))
            return await evening.server.kill()

        assert await evening.play_until(killed()) == -SIGKILL
        await evening.start_again()
    await evening.play_out()


async def test_a_stop_is_told_to_all_and_everything_goes_on_after_it(evening: Evening) -> None:
    """SIGTERM: pages are told of a restart and return to the same tables by themselves."""
    assert await evening.play_until(evening.stopped()) == 0
    assert {phone.bye for phone in evening.phones} == {"restart"}
    await evening.start_again()
    await evening.play_out()


async def test_a_stop_does_not_wait_for_phones_that_are_silent(evening: Evening) -> None:
    """Some pages are offline, some never said hello; all others are told of the stop."""
    hello = frame(b'{"type": "hello", "version": %d}' % VERSION)
    port, code = evening.server.port, evening.phones[0].code
    silent = [await raw_socket(port, code, *says) for says in [(hello,), (), (hello,), ()]]

    assert await evening.play_until(evening.stopped()) == 0
    for each in silent:
        each.close()
    await evening.start_again()
    await evening.play_out()


async def test_a_stop_does_not_wait_for_phones_that_do_not_read(tmp_path: Path) -> None:
    """They receive what they missed when they return."""
    server = Running(tmp_path)
    await server.start()
    async with ClientSession() as session:
        ann, bo = await Guests(session, server.address).open_table("Ann", "Bo")
        asleep = await fall_asleep(server, ann, bo)

        async with asyncio.timeout(PATIENCE):
            assert await server.stop() == 0
        for each in asleep:
            each.close()
    assert not server.complaints
