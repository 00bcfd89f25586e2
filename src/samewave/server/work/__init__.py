"""Long work: threads and processes do it, so that no table waits for a stranger.

Files that people send are processed in processes with limits. Work on the server's own logs runs in
a few threads. Pack texts that a table needs have a process of their own that no upload can occupy.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.settings import Settings
from samewave.server.work.pool import JobKind, WorkPool

Result = TypeVar("Result")

MB = 1_000_000
REPLAY_MEMORY = 192 * MB
"""Also for deals, which are judged move by move: the dictionaries of clues are mapped files."""
PACK_MEMORY = 320 * MB
"""The most expensive picture of 16 megapixels, a transparent WebP, takes 261 MB."""
PICTURE_MEMORY = 128 * MB
EXPORT_MEMORY = 384 * MB
_THREADS = 2
_MOST_WAITING = 64


class LongWork:
    """The threads and processes of a node for long work. They start when they are needed."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        timings = settings.timings
        self.strangers = WorkPool(
            clock, settings.work_processes, settings.work_queue, settings.work_per_address
        )
        self.tables = WorkPool(clock, 1, _MOST_WAITING, _MOST_WAITING)
        self.threads = Threads(_THREADS, _MOST_WAITING)
        self.replay = JobKind("replay", timings.replay_work, REPLAY_MEMORY)
        self.deal = JobKind("deal", timings.replay_work, REPLAY_MEMORY, at_once=1)
        self.pack = JobKind("pack", timings.pack_work, PACK_MEMORY, at_once=1)
        self.picture = JobKind("picture", timings.picture_work, PICTURE_MEMORY)
        self.export = JobKind("export", timings.export_work, EXPORT_MEMORY, at_once=1)
        self.texts = JobKind("texts of a pack", timings.texts_work, PACK_MEMORY)

    def stop(self) -> None:
        """Kill all jobs, and start no new ones."""
        self.strangers.stop()
        self.tables.stop()

    async def close(self) -> None:
        self.stop()
        await self.strangers.close()
        await self.tables.close()
        self.threads.close()


class Threads:
    """A few threads with a bounded queue."""

    def __init__(self, threads: int, most_waiting: int) -> None:
        self._size, self._most = threads, threads + most_waiting
        self._threads: ThreadPoolExecutor | None = None
        self._busy = 0

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function in a thread, or raise Refused if too many wait."""
        if self._busy >= self._most:
            raise Refused("server_is_busy")
        self._threads = self._threads or ThreadPoolExecutor(self._size, "samewave-stories")
        self._busy += 1
        done = asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        done.add_done_callback(self._ended)
        return await done

    def _ended(self, _: "asyncio.Future[Any]") -> None:
        self._busy -= 1

    def close(self) -> None:
        if self._threads:
            self._threads.shutdown(wait=False, cancel_futures=True)
