"""The work pool: no job can harm the server, and abandoned jobs end."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from multiprocessing.forkserver import _forkserver
from pathlib import Path

import pytest
from PIL import Image

from samewave.core import Refused
from samewave.packs.pictures import MOST_PIXELS
from samewave.server.settings import Settings
from samewave.server.work import PACK_MEMORY, LongWork, Threads
from samewave.server.work.pool import MOST_WAITING_PER_ADDRESS, JobKind, WorkFailed, WorkPool
from tests.server import hostile_jobs
from tests.server.builders import SkippingClock
from tests.server.test_bus import until

MB = 1_000_000
KIND = JobKind("test", 60.0, 100 * MB)


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def pool(clock: SkippingClock) -> AsyncIterator[WorkPool]:
    made = WorkPool(clock, processes=2, queue=3, per_address=2)
    yield made
    await made.close()


async def code_of(work: "asyncio.Future[bytes]") -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


def endless(pool: WorkPool, marks: Path, kind: JobKind = KIND) -> "asyncio.Task[bytes]":
    return asyncio.create_task(pool.run(kind, hostile_jobs.never_end, marks))


def running(marks: Path) -> list[int]:
    """The processes that have started and still run."""
    return [pid for pid in (int(file.stem) for file in marks.iterdir()) if is_alive(pid)]


def is_alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


async def test_a_job_answers_refuses_or_fails(pool: WorkPool) -> None:
    assert await pool.run(KIND, hostile_jobs.echo, b"hello") == b"hello"
    with pytest.raises(Refused) as refused:
        await pool.run(KIND, hostile_jobs.refuse)
    assert (refused.value.code, refused.value.params) == ("unknown_seat", {"seat": 9, "seats": 2})
    with pytest.raises(WorkFailed, match="a bug"):
        await pool.run(KIND, hostile_jobs.fail)
    assert (pool.running, pool.waiting) == (0, 0)


async def test_a_large_answer_arrives_whole(pool: WorkPool) -> None:
    large = bytes(range(256)) * 40_000

    assert await pool.run(KIND, hostile_jobs.echo, large) == large


async def test_a_job_that_never_ends_is_killed_when_its_time_is_up(
    pool: WorkPool, clock: SkippingClock, tmp_path: Path
) -> None:
    work = endless(pool, tmp_path)
    await until(lambda: bool(running(tmp_path)))

    clock.skip(KIND.seconds)

    assert await code_of(work) == "work_takes_too_long"
    await until(lambda: not running(tmp_path))


async def test_a_job_that_computes_on_without_a_server_ends_by_itself(pool: WorkPool) -> None:
    """The test's clock stands still; the kernel limits the CPU time of the process."""
    brief = JobKind("brief", 0.0, 100 * MB)
    pool._clock.sleep = asyncio.Event().wait  # type: ignore[assignment,method-assign]

    assert await code_of(pool.run(brief, hostile_jobs.compute_for_ever)) == "work_takes_too_long"  # type: ignore[arg-type]


async def test_a_job_for_which_nobody_waits_is_killed(pool: WorkPool, tmp_path: Path) -> None:
    work = endless(pool, tmp_path)
    await until(lambda: bool(running(tmp_path)))

    work.cancel()

    await until(lambda: not running(tmp_path) and not pool.running)


async def test_a_job_that_is_given_up_before_its_process_begins_leaves_none(
    pool: WorkPool, tmp_path: Path
) -> None:
    for _ in range(5):
        work = endless(pool, tmp_path)
        await until(lambda: pool.running == 1)
        work.cancel()
        await until(lambda: not pool.running)

    assert running(tmp_path) == []


async def test_a_job_that_fills_the_memory_dies_alone(pool: WorkPool) -> None:
    assert await code_of(pool.run(KIND, hostile_jobs.fill_memory)) == "work_is_too_large"  # type: ignore[arg-type]
    assert await pool.run(KIND, hostile_jobs.echo, b"on") == b"on"


@pytest.mark.parametrize("name", ["SIGKILL", "SIGSEGV", "SIGABRT"])
async def test_a_job_that_dies_is_refused(pool: WorkPool, name: str) -> None:
    assert await code_of(pool.run(KIND, hostile_jobs.die, name)) == "work_is_too_large"  # type: ignore[arg-type]
    assert await pool.run(KIND, hostile_jobs.echo, b"on") == b"on"


async def test_jobs_go_on_when_the_process_from_which_they_are_forked_dies(
    pool: WorkPool, tmp_path: Path
) -> None:
    work = endless(pool, tmp_path)
    await until(lambda: bool(running(tmp_path)))
    os.kill(_forkserver._forkserver_pid, signal.SIGKILL)  # type: ignore[attr-defined]

    assert await pool.run(KIND, hostile_jobs.echo, b"on") == b"on"
    work.cancel()
    await until(lambda: not pool.running)


async def test_so_many_run_and_so_many_wait_and_no_more(pool: WorkPool, tmp_path: Path) -> None:
    work = [endless(pool, tmp_path) for _ in range(5)]
    await until(lambda: len(running(tmp_path)) == 2)

    assert (pool.running, pool.waiting) == (2, 3)
    assert await code_of(endless(pool, tmp_path)) == "server_is_busy"
    with pytest.raises(Refused, match="server_is_busy"):
        async with pool.place("a"):
            pass

    work[4].cancel()
    await until(lambda: pool.waiting == 2)
    work[0].cancel()
    await until(lambda: pool.waiting == 1 and len(running(tmp_path)) == 2)
    for each in work:
        each.cancel()
    await until(lambda: not pool.running and not pool.waiting)


async def test_of_some_kinds_one_runs_at_a_time(pool: WorkPool, tmp_path: Path) -> None:
    single = JobKind("pictures", 60.0, 100 * MB, at_once=1)
    first, second = (endless(pool, tmp_path, single) for _ in range(2))
    await until(lambda: len(running(tmp_path)) == 1)

    assert (pool.running, pool.waiting) == (1, 1)
    assert await pool.run(KIND, hostile_jobs.echo, b"another kind") == b"another kind"
    first.cancel()
    await until(lambda: not pool.waiting)
    second.cancel()


async def test_an_address_has_so_many_places_and_so_many_wait_for_one(pool: WorkPool) -> None:
    inside, gate = [], asyncio.Event()

    async def ask(address: str) -> None:
        async with pool.place(address):
            inside.append(address)
            await gate.wait()

    asked = [asyncio.create_task(ask("a")) for _ in range(2 + MOST_WAITING_PER_ADDRESS)]
    await until(lambda: inside == ["a", "a"])
    with pytest.raises(Refused, match="too_many_requests"):
        await ask("a")
    asked.append(asyncio.create_task(ask("b")))
    await until(lambda: inside == ["a", "a", "b"])
    asked[5].cancel()

    gate.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert inside == ["a", "a", "b"] + ["a"] * (MOST_WAITING_PER_ADDRESS - 1)
    assert pool.askers == 0


async def test_a_stop_ends_whatever_runs(clock: SkippingClock, tmp_path: Path) -> None:
    pool = WorkPool(clock, processes=2, queue=8, per_address=8)
    work = [endless(pool, tmp_path) for _ in range(4)]
    await until(lambda: len(running(tmp_path)) == 2)

    await pool.close()

    assert [await code_of(each) for each in work] == ["server_is_busy"] * 4
    await until(lambda: not running(tmp_path))
    assert await code_of(pool.run(KIND, hostile_jobs.echo, b"late")) == "server_is_busy"  # type: ignore[arg-type]


def transparent_palette(side: int) -> Image.Image:
    image = Image.new("P", (side, side))
    image.putpalette(bytes(range(256)) * 3)
    image.info["transparency"] = bytes(range(256))
    return image


@pytest.mark.parametrize(
    ("ending", "make"),
    [
        ("png", transparent_palette),
        ("png", lambda side: Image.new("RGBA", (side, side), (9, 9, 9, 9))),
        ("webp", lambda side: Image.new("RGBA", (side, side), (9, 9, 9, 9))),
        ("jpg", lambda side: Image.new("CMYK", (side, side), (9, 9, 9, 9))),
    ],
)
async def test_the_largest_pictures_fit_into_the_memory_of_a_job(
    clock: SkippingClock, tmp_path: Path, ending: str, make: Callable[[int], Image.Image]
) -> None:
    side = int(MOST_PIXELS**0.5)
    file = tmp_path / f"large.{ending}"
    extra = {"method": 0} if ending == "webp" else {}
    make(side).save(file, progressive=True, **extra)  # type: ignore[arg-type]
    long_work = LongWork(Settings(), clock)

    before = int(await long_work.strangers.run(long_work.pack, hostile_jobs.peak))
    after = int(await long_work.strangers.run(long_work.pack, hostile_jobs.peak, file))

    assert after - before < PACK_MEMORY
    await long_work.close()


async def test_threads_have_a_queue_that_ends() -> None:
    threads = Threads(1, 2)
    gate, work = asyncio.Event(), []
    loop = asyncio.get_running_loop()

    def wait() -> None:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

    work = [asyncio.create_task(threads.run(wait)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="server_is_busy"):
        await threads.run(wait)

    gate.set()
    await asyncio.gather(*work)
    await threads.run(int)
    threads.close()
