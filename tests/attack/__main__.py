"""`make attack`: every attack in full against a started server with 512 MB, while people play."""

import asyncio
import resource
import sys
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic

import psutil
from aiohttp import ClientSession, ClientTimeout, TCPConnector

from tests.attack.attacks import ATTACKS, Attacker
from tests.attack.witness import Witness
from tests.server.server_process import free_port

MEMORY = 512 * 1024 * 1024
"""Bytes that the server and all its processes may take together."""
PATIENCE = 0.25
"""The 99th percentile of answers to people at another table must be below this (seconds)."""
_AFTERWARDS = 2.0
"""Seconds to keep measuring after an attack, because it may have delayed effects."""


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def resident(pid: int) -> int:
    """Memory of a process and its children in bytes; shared memory counts once."""
    total = 0
    with suppress(psutil.Error):
        server = psutil.Process(pid)
        for each in (server, *server.children(recursive=True)):
            with suppress(psutil.Error):
                total += each.memory_full_info().pss
    return total


async def _watch_memory(pid: int, peak: list[int]) -> None:
    while True:
        peak[0] = max(peak[0], resident(pid))
        await asyncio.sleep(0.05)


async def attack(folder: Path) -> int:
    """Start a server, seat the witnesses, run all attacks. Return the number of broken promises."""
    port = free_port()
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "samewave", "serve", "--no-browser"),
        *(f"--data={folder / 'data'}", f"--port={port}"),
        stdout=(folder / "out").open("wb"),
        stderr=(folder / "log").open("wb"),
        preexec_fn=_limit_memory,
    )
    address, failures, peak = f"http://127.0.0.1:{port}", 0, [0]
    try:
        await _until_it_answers(address)
        watching = asyncio.create_task(_watch_memory(server.pid, peak))
        with Witness(address) as witness:
            for number, each in enumerate(ATTACKS):
                async with _session(f"127.0.0.{10 + number}") as session:
                    said = await each(Attacker(session, address, port))
                await asyncio.sleep(_AFTERWARDS)
                answers = [answer.seconds for answer in witness.answers()]
                failures += _report(each.__name__, said, answers, peak[0])
                peak[0] = 0
        failures += watching.done() + (server.returncode is not None)
        watching.cancel()
    finally:
        began = monotonic()
        if server.returncode is None:
            server.terminate()
        await server.wait()
        print(f"stopped in {monotonic() - began:.1f} s with {server.returncode}")  # noqa: T201
    log = (folder / "log").read_text()
    print(f"the log has {len(log.splitlines())} lines, {log.count('Traceback')} of them traces")  # noqa: T201
    if log.count("Traceback"):
        print(log[-3_000:])  # noqa: T201
    return failures + log.count("Traceback")


def _session(source: str) -> ClientSession:
    connector = TCPConnector(local_addr=(source, 0), limit=0)
    return ClientSession(connector=connector, timeout=ClientTimeout(total=120))


async def _until_it_answers(address: str) -> None:
    async with ClientSession() as session:
        for _ in range(600):
            with suppress(OSError):
                await (await session.get(f"{address}/api/health")).read()
                return
            await asyncio.sleep(0.05)
    raise RuntimeError("the server does not answer")


def _report(name: str, said: str, answers: list[float], peak: int) -> int:
    late = quantiles(answers, n=100)[98] if len(answers) > 1 else float("inf")
    broken = (late > PATIENCE) + (peak > MEMORY)
    print(  # noqa: T201
        f"{'FAILED' if broken else 'ok':7}{name:20} people: {len(answers)} answers, p99"
        f" {1000 * late:.0f} ms; memory {peak / 1e6:.0f} MB; {said}",
        flush=True,
    )
    return broken


def main() -> int:
    with TemporaryDirectory() as folder:
        failures = asyncio.run(attack(Path(folder)))
    print("it held" if not failures else f"{failures} promises broken")  # noqa: T201
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
