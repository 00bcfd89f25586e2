"""samewave bot: a bot that joins a table on any server over HTTP and plays over the WebSocket.

It is an ordinary player: it joins with a name, gets a token, receives what its seat may see, and
plays. It uses only what `docs/protocol.md` describes, so any program can do the same.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from uuid import uuid4
from zlib import crc32

import click
import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from samewave.bots import STRENGTHS, Bot, Character, PlannedMove, Strength, make_bot
from samewave.core import Refused
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.sentences import sentence
from samewave.server.protocol.messages import VERSION

_RECONNECT_SECONDS = (0.5, 1, 2, 4, 8, 15)
"""Seconds to wait before each attempt to reconnect."""
_POLL_SECONDS = 2.0
"""Seconds between two polls for the host's answer to a join request."""
_FINAL_REASONS = {"kicked", "moved", "reload", "removed", "unknown_table"}
"""Reasons for a closed connection after which there is no point in reconnecting."""


class ClientState:
    """The state of the table as a client knows it: a welcome, and every change since."""

    def __init__(self) -> None:
        self.you: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.offers: Any = None

    def apply(self, message: dict[str, Any]) -> None:
        """Apply a message: a welcome replaces everything, a step holds changes."""
        if message["type"] == "welcome":
            self.you, self.table = message["you"], message["table"]
            self.view, self.offers = message["view"], message["offers"]
        elif message["type"] == "update":
            self.table = apply_patch(self.table, message.get("table", {}))
            if "view" in message:
                whole = {} if message.get("began") else self.view or {}
                self.view = apply_patch(whole, message["view"])
            self.offers = message.get("offers", None if message.get("began") else self.offers)


def apply_patch(value: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Replace fields; an object applied to a list holds changes by index."""
    result = dict(value)
    for name, change in changes.items():
        old = value.get(name)
        if isinstance(old, list) and isinstance(change, dict):
            items = list(old)
            for place, item in change.items():
                items[int(place)] = apply_patch(items[int(place)], item)
            result[name] = items
        else:
            result[name] = change
    return result


class BotClient:
    """Joins a table, plays any game there, and reconnects after a lost connection."""

    def __init__(
        self,
        address: str,
        code: str,
        character: Character,
        pace: float = 1.0,
        report: Callable[[str], None] = lambda _: None,
        poll_seconds: float = _POLL_SECONDS,
    ) -> None:
        self._api = f"{address.rstrip('/')}/api/tables/{code.upper()}"
        self._character, self._pace, self._report = character, pace, report
        self._poll_seconds = poll_seconds
        self._shelf = Shelf()
        self._games = {name: game(self._shelf) for name, game in GAMES.items()}
        self._bots: dict[tuple[str, int], Bot] = {}
        self._state = ClientState()

    async def play(self, name: str) -> str:
        """Play until the connection ends for good; returns why. Leaves the table if cancelled."""
        async with ClientSession() as session:
            token = await self._join(session, name)
            self._report(f"{name} joined the table")
            try:
                return await self._play_with_reconnects(session, token)
            finally:
                with suppress(ClientError, TimeoutError):
                    async with asyncio.timeout(2):
                        header = {"Authorization": f"Bearer {token}"}
                        await session.delete(f"{self._api}/players", headers=header)

    async def _join(self, session: ClientSession, name: str) -> str:
        async with session.post(f"{self._api}/players", json={"name": name}) as response:
            answer = await response.json()
            if response.status not in (201, 202):
                raise Refused(answer["code"], **answer["params"])
            token: str = answer["token"]
        if response.status == 202:
            await self._wait_for_admission(session, token)
        return token

    async def _wait_for_admission(self, session: ClientSession, token: str) -> None:
        """Wait until the host admits this bot. Raises Refused if the host declines."""
        self._report("is waiting for the host to let it in")
        header = {"Authorization": f"Bearer {token}"}
        while True:
            async with session.get(f"{self._api}/request", headers=header) as response:
                answer = await response.json()
            if response.status in (401, 404):
                raise Refused("not_let_in")
            if answer.get("state") == "let_in":
                return
            await asyncio.sleep(self._poll_seconds)

    async def _play_with_reconnects(self, session: ClientSession, token: str) -> str:
        pauses = iter(_RECONNECT_SECONDS)
        while True:
            try:
                async with session.ws_connect(f"{self._api}/socket", heartbeat=20) as socket:
                    hello = {"type": "hello", "version": VERSION, "token": token}
                    await socket.send_json(hello)
                    reason = await self._listen(socket)
                    if reason in _FINAL_REASONS:
                        return reason
                    pauses = iter(_RECONNECT_SECONDS)
            except ClientError as error:
                self._report(f"cannot reach the table: {error}")
            pause = next(pauses, None)
            if pause is None:
                return "gone"
            await asyncio.sleep(pause)

    async def _listen(self, socket: ClientWebSocketResponse) -> str:
        """Receive, think and play; returns the reason when the connection ends, if there is one."""
        planned: PlannedMove | None = None
        while True:
            try:
                async with asyncio.timeout(planned.seconds * self._pace if planned else None):
                    message = await socket.receive()
            except TimeoutError:
                if planned:
                    await self._send_move(socket, planned)
                planned = None
                continue
            if message.type is not WSMsgType.TEXT:
                return ""
            received = msgspec.json.decode(message.data)
            if received["type"] == "goodbye":
                reason: str = received["reason"]
                return reason
            self._state.apply(received)
            if received["type"] in ("welcome", "update"):
                planned = self._think()

    async def _send_move(self, socket: ClientWebSocketResponse, planned: PlannedMove) -> None:
        move = msgspec.to_builtins(planned.move)
        self._report(f"plays {move['type']}")
        await socket.send_json({"type": "play", "id": str(uuid4()), "move": move})

    def _think(self) -> PlannedMove | None:
        """The bot's next move, if it has a seat in a running game."""
        state, name = self._state, self._state.table["game"]
        if state.view is None or name is None or state.view["seat"] is None:
            return None
        game, key = self._games[name], (name, state.table["game_number"])
        bot = self._bots.get(key)
        if bot is None:
            bot = make_bot(name, self._shelf, self._character)
            self._bots = {key: bot}
        view = msgspec.convert(state.view, game.view_type)
        bot.look(view)
        planned = bot.think(view, msgspec.convert(state.offers, game.offers_type))
        return planned if planned and planned.move is not None else None


REASONS = {
    "kicked": "The host removed the bot from the table.",
    "reload": "The server uses another protocol version: update samewave.",
    "gone": "The server no longer answers.",
}


@click.command()
@click.argument("code")
@click.option(
    "--server", default="http://127.0.0.1:8040", show_default=True, help="Address of the server."
)
@click.option("--name", default="Robin", show_default=True, help="Name of the bot.")
@click.option(
    "--strength",
    type=click.Choice(STRENGTHS),
    default="steady",
    show_default=True,
    help="How well it plays.",
)
@click.option(
    "--seed", type=int, help="Seed of the bot's character.  [default: derived from its name]"
)
@click.option(
    "--pace",
    type=click.FloatRange(0),
    default=1.0,
    show_default=True,
    help="Thinking time: 1 for about as long as people take, 0 for none.",
)
def bot(
    code: str, server: str, name: str, strength: Strength, seed: int | None, pace: float
) -> None:
    """Add a bot to the table CODE. It plays until it is removed or stopped.

    The bot is an ordinary client of the protocol, so your own programs can do the same.
    """
    character = Character(crc32(name.casefold().encode()) if seed is None else seed, strength)
    client = BotClient(server, code, character, pace, click.echo)
    try:
        click.echo(REASONS[asyncio.run(client.play(name))])
    except Refused as refused:
        click.echo(sentence(refused), err=True)
        sys.exit(2)
    except (ClientError, ValueError) as error:
        click.echo(f"{server} cannot be reached: {error}", err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        click.echo(f"{name} left the table.")
