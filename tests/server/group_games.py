"""People who play for a group."""

import asyncio
from io import BytesIO
from random import Random
from typing import Any

from tests.patience import PATIENCE
from tests.server.pages import Guests, Page, level
from tests.server.test_play import play_out

DUO = {"game": "compatibility", "setup": {"edition": "2016", "mode": "duo", "track": "short"}}
SAME = {"game": "samegame", "setup": {"level": 1}}


class Gathering:
    """A group on a server, with its key."""

    def __init__(self, guests: Guests, key: str) -> None:
        self.guests, self.key = guests, key

    @classmethod
    async def found(cls, guests: Guests, name: str = "Sofa") -> "Gathering":
        status, said = await guests.post("/api/groups", {"name": name})
        assert status == 201, said
        return cls(guests, said["key"])

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return await ask(self.guests, method, f"/api/group{path}", self.key, body)

    async def view(self) -> Any:
        status, said = await self.ask("GET", "")
        assert status == 200, said
        return said

    async def change(self, kind: str, **fields: Any) -> tuple[int, Any]:
        return await self.ask("POST", "/changes", {"change": {"type": kind, **fields}})

    async def attach(self, host: Page) -> tuple[int, Any]:
        path = f"/api/tables/{host.code}/group"
        return await ask(self.guests, "PUT", path, host.token, {"key": self.key})

    async def play(self, pages: list[Page], seed: int = 0) -> None:
        """Play a game from its start until the group has stored it."""
        games = (await self.view())["games"]
        await play(pages, seed)
        await self.until(games + 1)

    async def until(self, games: int) -> None:
        """Wait until the group has stored this many games."""
        async with asyncio.timeout(PATIENCE):
            while (await self.view())["games"] < games:
                await asyncio.sleep(0.02)


async def play(pages: list[Page], seed: int = 0) -> None:
    """A game from its start to its end."""
    answer = await pages[0].ask("start")
    assert answer["type"] == "update", answer
    await level(pages)
    await play_out(pages, Random(seed))


async def ask(
    guests: Guests, method: str, path: str, token: str = "", body: Any = None
) -> tuple[int, Any]:
    """The answer decoded from JSON, or as bytes if it is not JSON."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    sent = {"data": body} if isinstance(body, bytes | BytesIO) else {"json": body}
    address = guests.address + path
    async with guests.session.request(method, address, headers=headers, **sent) as answer:
        is_json = answer.content_type == "application/json"
        return answer.status, await answer.json() if is_json else await answer.read()
