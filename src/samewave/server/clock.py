"""Time and randomness, as the server gets them; a simulation brings its own."""

import asyncio
import secrets
import time as machine
from contextlib import suppress
from typing import Any


class Clock:
    """The clock of this machine.

    Every move asks for the time several times, so these are the functions of Python themselves.
    """

    time = staticmethod(machine.time)
    """Seconds since 1970."""
    monotonic = staticmethod(machine.monotonic)
    """Seconds since some moment; they never run backwards."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def let_others_go_on(self) -> None:
        """Let everything else that is due run first."""
        await asyncio.sleep(0)

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Return when the event is set, or after so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()

    def call_later(self, seconds: float, callback: Any, *arguments: Any) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, callback, *arguments)


class Randomness:
    """Random values that nobody can guess."""

    def token(self) -> str:
        """A secret of 128 bits."""
        return secrets.token_urlsafe(16)

    def letters(self, alphabet: str, length: int) -> str:
        return "".join(secrets.choice(alphabet) for _ in range(length))

    def seed(self) -> int:
        """The seed of a game."""
        return secrets.randbits(53)
