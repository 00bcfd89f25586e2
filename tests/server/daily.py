"""Devices that answer today's theme, as tests need them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from samewave.daily import DAY, PICK, day_called
from samewave.server.clock import Clock
from tests.server.pages import Guests, serving

NOON = day_called("2026-11-18") * DAY + DAY // 2
ANN, BO, CY = (f"{name}-device-key-of-128-bits" for name in ("ann", "bo", "cy"))


class StandingClock(Clock):
    """A clock that shows what a test says."""

    def __init__(self, at: float = NOON) -> None:
        self.at = at

    def time(self) -> float:
        return self.at


class Daily:
    """A server and the devices that answer its days."""

    def __init__(self, guests: Guests, clock: StandingClock) -> None:
        self.guests, self.clock = guests, clock

    async def raw(
        self, method: str, path: str, key: str = "", body: Any = None
    ) -> tuple[int, bytes]:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        address = self.guests.address + path
        async with self.guests.session.request(
            method, address, headers=headers, json=body
        ) as answer:
            return answer.status, await answer.read()

    async def ask(self, method: str, path: str, key: str = "", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        address = f"{self.guests.address}/api/days{path}"
        async with self.guests.session.request(
            method, address, headers=headers, json=body
        ) as answer:
            if answer.status == 204:
                return None
            said = await answer.json()
            return said if answer.status < 400 else (answer.status, said["code"])

    async def images(self, day: str = "today") -> list[str]:
        return list((await self.ask("GET", f"/{day}"))["images"])

    async def answer(
        self, key: str, places: Any = range(PICK), guess: int | None = None, day: str = "today"
    ) -> Any:
        images = await self.images(day)
        body: dict[str, Any] = {"ranking": [images[place] for place in places]}
        if guess is not None:
            body["guess"] = images[guess]
        return await self.ask("PUT", f"/{day}/answer", key, body)


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Daily]:
    clock = StandingClock()
    async with serving(folder, clock=clock, **settings) as guests:
        yield Daily(guests, clock)
