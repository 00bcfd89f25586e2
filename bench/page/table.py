"""A table in the middle of a round: one person, three bots, and forty images."""

from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from samewave.server.protocol.messages import VERSION

SETTINGS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams", "first": 0}}


async def sit_down(address: str) -> dict[str, Any]:
    """The seat of a person who is choosing now, as the page stores it."""
    opening = {"name": "Ann", "settings": SETTINGS, "bots": 3}
    async with ClientSession(address) as session:
        async with session.post("/api/tables", json=opening) as answer:
            seat: dict[str, Any] = await answer.json()
        async with session.ws_connect(f"/api/tables/{seat['code']}/socket") as socket:
            await socket.send_json({"type": "hello", "version": VERSION, "token": seat["token"]})
            await _say(socket, {"type": "start"})
            await _say(socket, {"type": "play", "move": {"type": "open_theme", "number": 3}})
    return {**seat, "name": "Ann", "at": 1}


async def _say(socket: ClientWebSocketResponse, saying: dict[str, Any]) -> None:
    await socket.send_json({**saying, "id": saying["type"]})
    while (heard := await socket.receive_json()).get("reply_to") != saying["type"]:
        pass
    if heard["type"] == "refusal":
        raise RuntimeError(f"the table refused: {heard['code']}")
