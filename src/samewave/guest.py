"""A guest: a bot that comes to a table over the socket, as anybody's program could.

It is a player like any other: it sits down with a name, gets a token, hears what its seat may know,
and plays. `docs/protocol.md` is all that it has to know about the server.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from uuid import uuid4

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from samewave.bots import Bot, Character, Thought, make_bot
from samewave.core import Refused
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.protocol.messages import VERSION

_PAUSES = (0.5, 1, 2, 4, 8, 15)
"""Seconds between tries to come back."""
_ASK_AGAIN = 2.0
"""Seconds between two questions whether the host has let it in."""
_FINAL = {"kicked", "reload", "removed", "unknown_table"}
"""Reasons after which nobody comes back."""


class Sight:
    """What a page knows of its table: a welcome, and every change since."""

    def __init__(self) -> None:
        self.you: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.offers: Any = None

    def take_in(self, message: dict[str, Any]) -> None:
        """A welcome is everything; a step is what has changed."""
        if message["type"] == "welcome":
            self.you, self.table = message["you"], message["table"]
            self.view, self.offers = message["view"], message["offers"]
        elif message["type"] == "update":
            self.table = patched(self.table, message.get("table", {}))
            if "view" in message:
                whole = {} if message.get("began") else self.view or {}
                self.view = patched(whole, message["view"])
            self.offers = message.get("offers", None if message.get("began") else self.offers)


def patched(value: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Fields are replaced; where a list meets an object, that says what changed at which place."""
    result = dict(value)
    for name, change in changes.items():
        old = value.get(name)
        if isinstance(old, list) and isinstance(change, dict):
            items = list(old)
            for place, item in change.items():
                items[int(place)] = patched(items[int(place)], item)
            result[name] = items
        else:
            result[name] = change
    return result


class Guest:
    """Sits down at a table, plays whatever is played there, and comes back after a cut."""

    def __init__(
        self,
        address: str,
        code: str,
        character: Character,
        pace: float = 1.0,
        tell: Callable[[str], None] = lambda _: None,
        ask_again: float = _ASK_AGAIN,
    ) -> None:
        self._api = f"{address.rstrip('/')}/api/tables/{code.upper()}"
        self._character, self._pace, self._tell = character, pace, tell
        self._ask_again = ask_again
        self._shelf = Shelf()
        self._games = {name: game(self._shelf) for name, game in GAMES.items()}
        self._bots: dict[tuple[str, int], Bot] = {}
        self._sight = Sight()

    async def visit(self, name: str) -> str:
        """Play until sent away, and say why it ended; whoever cancels this stands up."""
        async with ClientSession() as session:
            token = await self._sit_down(session, name)
            self._tell(f"{name} sits at the table")
            try:
                return await self._stay(session, token)
            finally:
                with suppress(ClientError, TimeoutError):
                    async with asyncio.timeout(2):
                        header = {"Authorization": f"Bearer {token}"}
                        await session.delete(f"{self._api}/players", headers=header)

    async def _sit_down(self, session: ClientSession, name: str) -> str:
        async with session.post(f"{self._api}/players", json={"name": name}) as response:
            answer = await response.json()
            if response.status not in (201, 202):
                raise Refused(answer["code"], **answer["params"])
            token: str = answer["token"]
        if response.status == 202:
            await self._wait_at_the_door(session, token)
        return token

    async def _wait_at_the_door(self, session: ClientSession, token: str) -> None:
        """Until the host lets this bot in, or does not."""
        self._tell("waits for the host to let it in")
        header = {"Authorization": f"Bearer {token}"}
        while True:
            async with session.get(f"{self._api}/request", headers=header) as response:
                answer = await response.json()
            if response.status in (401, 404):
                raise Refused("not_let_in")
            if answer.get("state") == "let_in":
                return
            await asyncio.sleep(self._ask_again)

    async def _stay(self, session: ClientSession, token: str) -> str:
        pauses = iter(_PAUSES)
        while True:
            try:
                async with session.ws_connect(f"{self._api}/socket", heartbeat=20) as socket:
                    hello = {"type": "hello", "version": VERSION, "token": token}
                    await socket.send_json(hello)
                    reason = await self._listen(socket)
                    if reason in _FINAL:
                        return reason
                    pauses = iter(_PAUSES)
            except ClientError as error:
                self._tell(f"the table is out of reach: {error}")
            pause = next(pauses, None)
            if pause is None:
                return "gone"
            await asyncio.sleep(pause)

    async def _listen(self, socket: ClientWebSocketResponse) -> str:
        """Hear, think, play; until the connection ends, for a reason or without one."""
        thought: Thought | None = None
        while True:
            try:
                async with asyncio.timeout(thought.seconds * self._pace if thought else None):
                    message = await socket.receive()
            except TimeoutError:
                if thought:
                    await self._play(socket, thought)
                thought = None
                continue
            if message.type is not WSMsgType.TEXT:
                return ""
            heard = msgspec.json.decode(message.data)
            if heard["type"] == "goodbye":
                reason: str = heard["reason"]
                return reason
            self._sight.take_in(heard)
            if heard["type"] in ("welcome", "update"):
                thought = self._think()

    async def _play(self, socket: ClientWebSocketResponse, thought: Thought) -> None:
        move = msgspec.to_builtins(thought.move)
        self._tell(f"plays {move['type']}")
        await socket.send_json({"type": "play", "id": str(uuid4()), "move": move})

    def _think(self) -> Thought | None:
        """What the bot wants to do, if there is a game in which it sits."""
        sight, name = self._sight, self._sight.table["game"]
        if sight.view is None or name is None or sight.view["seat"] is None:
            return None
        game, key = self._games[name], (name, sight.table["game_number"])
        bot = self._bots.get(key)
        if bot is None:
            bot = make_bot(name, self._shelf, self._character)
            self._bots = {key: bot}
        view = msgspec.convert(sight.view, game.view_type)
        bot.look(view)
        thought = bot.think(view, msgspec.convert(sight.offers, game.offers_type))
        return thought if thought and thought.move is not None else None
