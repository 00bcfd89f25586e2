"""`make attack`: every attack in full against a started server with 512 MB, while people play."""

import asyncio
import resource
import sys
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic

from aiohttp import ClientSession, ClientTimeout, TCPConnector

from tests.attack.attacks import ATTACKS, Attacker
from tests.server.failing import TRIO
from tests.server.pages import Guests, Page
from tests.server.running import free_port

MEMORY = 512 * 1024 * 1024
"""Bytes that the server and all its processes may take together."""
PATIENCE = 0.25
"""Seconds in which people at another table are answered, 99 times of 100."""
PEOPLE, STRANGER = "127.0.0.2", "127.0.0.3"


class Witness:
    """People at another table, who chat and play all the time."""

    def __init__(self, pages: list[Page]) -> None:
        self._pages, self.answers = pages, list[float]()

    async def play(self) -> None:
        dice = Random(1)
        while True:
            page = dice.choice(self._pages)
            began = monotonic()
            await page.ask("say", text="Are we fine?")
            self.answers.append(monotonic() - began)
            await asyncio.sleep(0.05)


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def resident(pid: int) -> int:
    """Bytes of a process and all that it started; what they share counts once."""
    total = 0
    for each in (pid, *_children(pid)):
        try:
            rollup = Path(f"/proc/{each}/smaps_rollup").read_text()
        except OSError:
            continue
        total += 1024 * int(rollup.partition("Pss:")[2].split()[0])
    return total


def _children(pid: int) -> list[int]:
    try:
        own = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [each for child in map(int, own) for each in (child, *_children(child))]


async def _watch_memory(pid: int, peak: list[int]) -> None:
    while True:
        peak[0] = max(peak[0], resident(pid))
        await asyncio.sleep(0.05)


async def attack(folder: Path) -> int:
    """Start a server, seat the witnesses, and let the strangers loose. How many promises broke."""
    port = free_port()
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "samewave", "serve", "--no-browser"),
        *(f"--data={folder / 'data'}", f"--port={port}"),
        stdout=(folder / "out").open("wb"),
        stderr=(folder / "log").open("wb"),
        preexec_fn=_limit_memory,
    )
    address, failures = f"http://127.0.0.1:{port}", 0
    try:
        async with _session(PEOPLE) as people, _session(STRANGER) as strangers:
            guests = Guests(people, address)
            await _until_it_answers(guests)
            pages = await guests.open_table("Ann", "Bo", "Cy", wish=TRIO)
            witness, peak = Witness(pages), [0]
            tasks = [asyncio.create_task(witness.play())]
            tasks.append(asyncio.create_task(_watch_memory(server.pid, peak)))
            for each in ATTACKS:
                peak[0] = 0
                witness.answers.clear()
                said = await each(Attacker(strangers, address, port))
                failures += _report(each.__name__, said, witness, peak[0])
            broken = [task for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            failures += len(broken) + (server.returncode is not None)
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


async def _until_it_answers(guests: Guests) -> None:
    for _ in range(600):
        try:
            await guests.get("/api/health")
        except OSError:
            await asyncio.sleep(0.05)
        else:
            return
    raise RuntimeError("the server does not answer")


def _report(name: str, said: str, witness: Witness, peak: int) -> int:
    answers = witness.answers
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
