"""Pages, as a test plays them: they keep what they are shown, and say what a person would."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestServer

from samewave.bots.dice import ANY_MOVE
from samewave.games.compatibility.moves import Reopen
from samewave.games.compatibility.view import Offers, View
from samewave.games.samegame.moves import AskSwap, Point, RejectClue
from samewave.games.samegame.view import Offers as SameGameOffers
from samewave.games.samegame.view import View as SameGameView
from samewave.server.app import make_app
from samewave.server.messages import VERSION
from samewave.server.settings import Settings

VIEWS: dict[str, Any] = {"compatibility": View, "samegame": SameGameView}
OFFERS: dict[str, Any] = {"compatibility": Offers, "samegame": SameGameOffers}
FEW = 8
PATIENCE = 10.0
_ids = count()


@asynccontextmanager
async def serving(data: Path, **settings: Any) -> AsyncIterator["Guests"]:
    """A server on a free port, and people who can reach it."""
    quick: dict[str, Any] = {"bot_pace": 0.0, "tables_per_address": 10_000, "burst": 10_000}
    chosen = Settings(data=data, **(quick | settings))
    server = TestServer(make_app(chosen))
    await server.start_server()
    try:
        async with ClientSession() as session:
            yield Guests(session, str(server.make_url("/")).rstrip("/"))
    finally:
        await server.close()


class Guests:
    """People with phones."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session, self.address = session, address

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        async with self.session.post(self.address + path, json=body) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str) -> tuple[int, Any]:
        async with self.session.get(self.address + path) as answer:
            return answer.status, await answer.json()

    async def open_table(self, *names: str, wish: Any = None) -> "list[Page]":
        """A table with these people at it, each at an own page, the first one the host."""
        status, seat = await self.post("/api/tables", {"name": names[0], "wish": wish})
        assert status == 201, seat
        seats = [seat]
        for name in names[1:]:
            status, further = await self.post(f"/api/tables/{seat['code']}/players", {"name": name})
            assert status == 201, further
            seats.append(further)
        return [await self.page(each["code"], each["token"]) for each in seats]

    async def page(self, code: str, token: str = "") -> "Page":
        """A page that has said hello."""
        address = f"{self.address}/api/tables/{code}/socket"
        page = Page(await self.session.ws_connect(address), code, token)
        await page.say_hello()
        return page


class Page:
    """What a phone knows: nothing but what it was sent."""

    def __init__(self, socket: ClientWebSocketResponse, code: str, token: str) -> None:
        self.socket, self.code, self.token = socket, code, token
        self.heard: list[bytes] = []
        self.sequence = -1
        self.room: dict[str, Any] = {}
        self.view: Any = None
        self.offers: Any = None
        self.muted = False
        self.you: int | None = None
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.here: list[int] = []
        self.answers: dict[str, Any] = {}
        self.bye: str | None = None

    async def say_hello(self) -> Self:
        await self.socket.send_json({"type": "hello", "version": VERSION, "token": self.token})
        await self.listen(lambda: self.sequence >= 0 or self.bye is not None)
        return self

    async def listen(self, enough: Callable[[], bool]) -> None:
        """Until what was heard is enough."""
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
                self.room, self.view = message["room"], message["view"]
                self.offers, self.muted = message["offers"], message["muted"]
                self.chat, self.here = message["chat"], message["here"]
            case "step":
                self._step(message)
            case "no" | "done":
                self.answers[message["answers"]] = message
            case "here":
                self.here = message["players"]
            case "bye":
                self.bye = message["reason"]
            case _:
                pass

    def _step(self, message: dict[str, Any]) -> None:
        assert message["sequence"] == self.sequence + 1, "an entry was lost"
        self.sequence = message["sequence"]
        self.room |= message.get("room", {})
        self.view = (self.view or {}) | message.get("view", {})
        self.offers = message.get("offers", self.offers)
        self.muted = message.get("muted", self.muted)
        self.events += message.get("events", [])
        if "said" in message:
            self.chat.append(message["said"])
        if "answers" in message:
            self.answers[message["answers"]] = message

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Say something and wait for its answer."""
        name = fields.pop("id", None) or f"m{next(_ids)}"
        await self.socket.send_json({"type": kind, "id": name, **fields})
        await self.listen(lambda: name in self.answers)
        return self.answers[name]

    @property
    def game(self) -> str:
        return str(self.room["game"])

    def typed_view(self) -> Any:
        return msgspec.convert(self.view, VIEWS[self.game])

    def any_move(self, dice: Random) -> Any:
        """A legal move, found from what this page knows; None if it has to wait.

        People who want to see the end: they choose among few images, soon agree, and seldom take
        things back.
        """
        if self.offers is None:
            return None
        offers, view = msgspec.convert(self.offers, OFFERS[self.game]), self.typed_view()
        if self.game == "compatibility":
            few = msgspec.structs.replace(view.table, images=view.table.images[:FEW])
            view = msgspec.structs.replace(view, table=few)
        move = ANY_MOVE[self.game](view, offers, dice)
        if isinstance(move, Point) and dice.random() < 0.7:
            move = Point(offers.point[0])
        takes_back = isinstance(move, Reopen | RejectClue | AskSwap)
        return None if takes_back and dice.random() < 0.8 else move

    @property
    def is_over(self) -> bool:
        return self.view is not None and not self.view["waiting_for"]


async def level(pages: list[Page]) -> None:
    """Until all have heard what one has."""
    most = max(page.sequence for page in pages)
    await asyncio.gather(*(page.listen(lambda p=page: p.sequence >= most) for page in pages))  # type: ignore[misc]
