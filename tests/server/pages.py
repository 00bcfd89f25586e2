"""Pages for tests: they remember what they receive, and send what a person would."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self, TypeAlias

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestServer

from samewave.bots.simple import any_move
from samewave.cli.bot import apply_patch
from samewave.games import GAMES
from samewave.games.compatibility.events import Reopen
from samewave.games.samegame.events import AskSwap, Point, RejectClue
from samewave.server.app import make_app
from samewave.server.clock import Clock
from samewave.server.protocol.messages import VERSION
from samewave.server.settings import Settings
from tests.patience import PATIENCE

FEW = 8
_ids = count()


@asynccontextmanager
async def serving(
    data: Path, *, clock: Clock | None = None, **settings: Any
) -> AsyncIterator["Guests"]:
    """A server on a free port, and people who can connect to it."""
    quick: dict[str, Any] = {"bot_pace": 0.0, "tables_per_address": 10_000, "burst": 10_000}
    quick |= {"actions_per_hour": 1_000_000, "joins_per_hour": 1_000_000}
    quick["connections_per_minute"] = 100_000
    quick |= {"connections_per_minute": 100_000, "wrong_codes": 10_000}
    quick["strangers_per_minute"] = 100_000
    chosen = Settings(data=data, **(quick | settings))
    server = TestServer(make_app(chosen, clock))
    await server.start_server()
    try:
        async with ClientSession() as session:
            guests = Guests(session, str(server.make_url("/")).rstrip("/"))
            yield guests
            await guests.hang_up()
    finally:
        await server.close()


class Guests:
    """People with phones."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session, self.address = session, address
        self._sockets: list[ClientWebSocketResponse] = []

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        async with self.session.post(self.address + path, json=body) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str) -> tuple[int, Any]:
        async with self.session.get(self.address + path) as answer:
            return answer.status, await answer.json()

    async def open_table(self, *names: str, settings: Any = None, bots: int = 0) -> "list[Page]":
        """A table with these people, each with a page; the first one is the host."""
        body = {"name": names[0], "settings": settings, "bots": bots}
        status, seat = await self.post("/api/tables", body)
        assert status == 201, seat
        seats = [seat]
        for name in names[1:]:
            status, further = await self.post(f"/api/tables/{seat['code']}/players", {"name": name})
            assert status == 201, further
            seats.append(further)
        return [await self.page(each["code"], each["token"]) for each in seats]

    async def page(
        self, code: str, token: str = "", watch_key: str = "", screen: str = ""
    ) -> "Page":
        """A page that has said hello."""
        address = f"{self.address}/api/tables/{code}/socket"
        page = Page(await self.open_socket(address), code, token)
        page.watch_key, page.screen = watch_key, screen
        await page.say_hello()
        return page

    async def open_socket(self, address: str) -> ClientWebSocketResponse:
        """A connection that is closed at the end of the test."""
        socket = await self.session.ws_connect(address)
        self._sockets.append(socket)
        return socket

    async def hang_up(self) -> None:
        """Close connections that a test left open; they would raise warnings in a later test."""
        goodbyes = (socket.close() for socket in self._sockets if not socket.closed)
        await asyncio.gather(*goodbyes, return_exceptions=True)


class Page:
    """A page on a phone: it knows only what it received."""

    def __init__(self, socket: ClientWebSocketResponse, code: str, token: str) -> None:
        self.socket, self.code, self.token = socket, code, token
        self.heard: list[bytes] = []
        self.sequence = -1
        self.table: dict[str, Any] = {}
        self.now = 0.0
        self.view: Any = None
        self.offers: Any = None
        self.muted = False
        self.hints: list[Any] = []
        self.you: int | None = None
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.here: list[int] = []
        self.answers: dict[str, Any] = {}
        self.bye: str | None = None
        self.watching = 0
        self.watch_key = self.screen = ""

    async def say_hello(self) -> Self:
        hello = {"type": "hello", "version": VERSION, "token": self.token}
        hello |= {"watch_key": self.watch_key, "screen": self.screen}
        await self.socket.send_json(hello)
        await self.listen(lambda: self.sequence >= 0 or self.bye is not None)
        return self

    async def listen(self, enough: Callable[[], bool]) -> None:
        """Wait until the condition holds for the received messages."""
        while not enough():
            message = await self.socket.receive(PATIENCE)
            if message.type is not WSMsgType.TEXT:
                raise ConnectionError(message)
            self.hear(message.data.encode())

    def hear(self, data: bytes) -> None:
        self.heard.append(data)
        message = msgspec.json.decode(data)
        match message["type"]:
            case "welcome":
                self.sequence, self.you = message["sequence"], message["you"]
                self.table, self.view = message["table"], message["view"]
                self.now = message["now"]
                self.offers, self.muted = message["offers"], message["muted"]
                self.chat, self.here = message["chat"], message["here"]
                self.hints = message["hints"]
                self.watching, self.watch_key = message["watching"], message["watch_key"]
            case "update":
                self._step(message)
            case "refusal" | "acknowledged":
                self.answers[message["reply_to"]] = message
            case "presence":
                self.here, self.watching = message["players"], message["watching"]
            case "watch_key":
                self.watch_key = message["watch_key"]
            case "goodbye":
                self.bye = message["reason"]
            case _:
                pass

    def _step(self, message: dict[str, Any]) -> None:
        assert message["sequence"] == self.sequence + 1, "an entry was lost"
        self.sequence = message["sequence"]
        self.table = apply_patch(self.table, message.get("table", {}))
        self.now = message.get("now", self.now)
        self.view = apply_patch(self.view or {}, message.get("view", {}))
        self.offers = message.get("offers", None if "began" in message else self.offers)
        self.muted = message.get("muted", self.muted)
        self.hints = message.get("hints", self.hints)
        self.events += message.get("events", [])
        if "said" in message:
            self.chat.append(message["said"])
        if "reply_to" in message:
            self.answers[message["reply_to"]] = message

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message and wait for its answer."""
        name = fields.pop("id", None) or f"m{next(_ids)}"
        await self.socket.send_json({"type": kind, "id": name, **fields})
        await self.listen(lambda: name in self.answers)
        return self.answers[name]

    @property
    def seconds_left(self) -> float:
        """The table time at which the deadline was announced."""
        return float(self.table["deadline"] - self.now)

    @property
    def game(self) -> str:
        return str(self.table["game"])

    def typed_view(self) -> Any:
        return msgspec.convert(self.view, GAMES[self.game].view_type)

    def any_move(self, dice: Random) -> Any:
        """A legal move, chosen from what this page knows; None if it has to wait.

        The moves lead to an end soon: few images, quick agreement, and few moves taken back.
        """
        if self.offers is None:
            return None
        if "moves" in self.offers:  # complete moves of any game
            return dice.choice(self.offers["moves"]) if self.offers["moves"] else None
        offers = msgspec.convert(self.offers, GAMES[self.game].offers_type)
        view = self.typed_view()
        if self.game == "compatibility":
            few = msgspec.structs.replace(view.table, images=view.table.images[:FEW])
            view = msgspec.structs.replace(view, table=few)
        move = any_move(self.game, view, offers, dice)
        if isinstance(move, Point) and dice.random() < 0.7:
            move = Point(offers.point[0])
        takes_back = isinstance(move, Reopen | RejectClue | AskSwap)
        return None if takes_back and dice.random() < 0.8 else move

    @property
    def is_over(self) -> bool:
        return self.view is not None and not self.view["waiting_for"]


async def level(pages: list[Page]) -> None:
    """Wait until all pages have received as much as this one."""
    most = max(page.sequence for page in pages)
    await asyncio.gather(*(page.listen(lambda p=page: p.sequence >= most) for page in pages))  # type: ignore[misc]


Role: TypeAlias = int | str  # a player or a watcher
_CLOCK = re.compile(rb'"(at|deadline|now|starts|ends|until)":[0-9.e+]+')
_KEY = re.compile(rb'"watch_key":"[\w-]+"')


class Company:
    """A table, and every byte that each of its players and watchers received."""

    def __init__(self, guests: Guests, players: list[Page], screen: Page) -> None:
        self.guests, self.screen, self.code = guests, screen, screen.code
        self.pages: dict[Role, list[Page]] = {"screen": [screen]}
        self.pages |= {seat: [page] for seat, page in enumerate(players)}
        self.web: list[Any] = []
        self._said: Counter[Role] = Counter()

    @classmethod
    async def meet(cls, guests: Guests, names: Sequence[str], settings: Any) -> Self:
        players = await guests.open_table(*names, settings=settings)
        chairs = list(range(len(players)))  # players are seats
        await players[0].ask("arrange", id="arrange", chairs=chairs)
        await level(players)
        return cls(guests, players, await guests.page(players[0].code))

    def __getitem__(self, role: Role) -> Page:
        """The page that somebody has open now."""
        return self.pages[role][-1]

    def heard(self, role: Role) -> list[bytes]:
        """Everything that somebody received, with the code and the times replaced."""
        return [self._plain(data) for page in self.pages[role] for data in page.heard]

    def _plain(self, data: bytes) -> bytes:
        plain = _KEY.sub(b'"watch_key":"-KEY-"', data.replace(self.code.encode(), b"-CODE-"))
        return _CLOCK.sub(rb'"\1":0', plain)

    @property
    def tokens(self) -> set[str]:
        return {page.token for pages in self.pages.values() for page in pages} - {""}

    async def do(self, role: Role, kind: str, again: bool = False, **fields: Any) -> None:
        """Send a message that all receive; send it again, and only the sender gets an answer."""
        self._said[role] += 1
        name, page = f"{role}-{self._said[role]}", self[role]
        answer = await page.ask(kind, id=name, **fields)
        assert answer["type"] == "update", answer
        await level([pages[-1] for pages in self.pages.values()])
        if again:
            del page.answers[name]
            assert (await page.ask(kind, id=name, **fields))["type"] == "acknowledged"

    async def play(self, role: Role, move: str, again: bool = False, **fields: Any) -> None:
        await self.do(role, "play", again, move={"type": move, **fields})

    async def fail(self, role: Role, kind: str, **fields: Any) -> None:
        """Send a message that is refused; the others receive nothing."""
        self._said[role] += 1
        answer = await self[role].ask(kind, id=f"{role}-{self._said[role]}", **fields)
        assert answer["type"] == "refusal", answer

    async def fumble(self, role: Role, move: str, **fields: Any) -> None:
        await self.fail(role, "play", move={"type": move, **fields})

    async def react(self, role: Role, reaction: str) -> None:
        await self[role].socket.send_json({"type": "react", "id": "r", "reaction": reaction})
        await self.screen.listen(lambda: b'"reacted"' in self.screen.heard[-1])

    async def settle(self) -> None:
        """Wait until all are up to date: each sends an invalid message and gets its answer."""
        for role in self.pages:
            await self.fumble(role, "sleep")

    async def reconnect(self, role: Role) -> None:
        """Close a page that is up to date and open it again; everybody sees who is present."""
        await self.fumble(role, "sleep")
        old = self[role]
        await old.socket.close()
        await self.screen.listen(lambda: old.you not in self.screen.here)
        self.pages[role].append(await self.guests.page(self.code, old.token))
        await self.screen.listen(lambda: old.you in self.screen.here)

    async def visit(self, name: str, token: str = "") -> None:
        """Connect a watcher, or somebody with a player's token."""
        self.pages[name] = [await self.guests.page(self.code, token)]

    async def request(self, method: str, path: str = "", **options: Any) -> None:
        """Store a whole answer; its length must reveal no more than its body."""
        address = f"{self.guests.address}/api/tables/{self.code}{path}"
        async with self.guests.session.request(method, address, **options) as answer:
            kept = [h for h in answer.headers.items() if h[0] not in ("Date", "Content-Length")]
            self.web.append((answer.status, kept, self._plain(await answer.read())))

    async def look_in(self, players: int) -> None:
        """People join, leave, return, come too late, and ask to be let in."""
        await self.visit("spectator")
        _, late = await self.guests.post(f"/api/tables/{self.code}/players", {"name": "Late"})
        await self.visit("late", late["token"])
        for seat in range(players):
            await self.reconnect(seat)
        for path in ("", "/records/0", "/records/1"):
            await self.request("GET", path)
        await self.request("POST", "/players", json={"name": "Ann"})
        await self.request("DELETE", "/players", headers={"Authorization": "Bearer nobody"})
        assert [status for status, *_ in self.web] == [200, 404, 404, 422, 401]
        self.web += (await self.guests.page(self.code, "nobody")).heard
