"""Asking for work: few places for each address, and nothing goes on for somebody who hung up."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from aiohttp import web

from samewave.server.api import HOUSE_KEY, asker

Result = TypeVar("Result")


@asynccontextmanager
async def place_for_work(request: web.Request) -> AsyncIterator[None]:
    """One of the places of this address, taken before a body is read; or Refused."""
    async with request.app[HOUSE_KEY].library.workers.strangers.place(asker(request)):
        yield


async def unless_hung_up(request: web.Request, work: Coroutine[Any, Any, Result]) -> Result:
    """What the work leads to. It is cancelled when nobody waits for the answer any more.

    Only work in the pool is done so: whatever is written to a log is never left half-way.
    """
    if _has_hung_up(request):
        work.close()
        raise ConnectionResetError("whoever asked for work hung up before it began")
    services = request.app[HOUSE_KEY].services
    done = asyncio.Event()
    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(lambda _: done.set())
    try:
        while not done.is_set():
            await services.clock.wait(done, services.timings.hang_up)
            if _has_hung_up(request):
                raise ConnectionResetError("whoever asked for work has hung up")
        return task.result()
    finally:
        task.cancel()


def _has_hung_up(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()
