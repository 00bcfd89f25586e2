"""Workers: what a move costs with one, two or more server processes; python -m bench.workers."""

import sys
from collections.abc import Sequence
from statistics import median
from time import monotonic
from typing import NamedTuple

import psutil

from bench.games import whole_game
from bench.peers import running
from bench.rooms import GAMES, CpuTime, cpu_time, script_of, serving_ours

WORKERS = (1, 2)
ROOMS = 100
WARM_UP = 5_000
MOVES = 10_000
ROUNDS = 3


class Cost(NamedTuple):
    """One round: CPU time per move, and how the moves went."""

    server: CpuTime
    """Of all processes of the server."""
    parent: float
    """The parent's part of it."""
    shares: tuple[float, ...]
    """The part of each worker, of all workers."""
    driver: float
    """Of the process that plays."""
    moves_per_second: float


def main(arguments: Sequence[str]) -> None:
    games = [script_of(whole_game(seed)) for seed in range(GAMES)]
    counts = tuple(map(int, arguments)) or WORKERS
    costs: dict[int, list[Cost]] = {workers: [] for workers in counts}
    for _ in range(ROUNDS):
        for workers, rounds in costs.items():
            rounds.append(_measure(workers, games))
    print(f"{ROOMS} tables of 8 sockets, full load, medians of {ROUNDS} rounds")
    one = median(each.server.total for each in costs[counts[0]])
    for workers, rounds in costs.items():
        _print(workers, rounds, one * workers / counts[0])


def _print(workers: int, rounds: list[Cost], of_one: float) -> None:
    server = [1e6 * each.server.total for each in rounds]
    middle = median(server)
    system = 1e6 * median(each.server.system for each in rounds)
    parent = 1e6 * median(each.parent for each in rounds)
    driver = 1e6 * median(each.driver for each in rounds)
    shares = ", ".join(f"{share:.0%}" for share in rounds[-1].shares)
    print(
        f"{workers} workers: CPU us/move {middle:.0f} ({min(server):.0f}, {max(server):.0f}),"
        f" kernel {system:.0f}, parent {parent:.1f}; shares {shares};"
        f" {workers * 1e6 / middle:,.0f} moves per second of {workers} cores"
        f" = {1e6 * of_one / middle:.2f} x one worker"
    )
    pace = median(each.moves_per_second for each in rounds)
    print(f"  with the driver on the same cores: {pace:,.0f} moves/s; driver {driver:.0f} us/move")


def _measure(workers: int, games: list[list[object]]) -> Cost:
    with serving_ours(f"--workers={workers}") as server, running("driver.mjs") as ask:
        ask({"client": server.client, "port": server.port, "rooms": ROOMS, "games": games})
        ask({"moves": WARM_UP})
        parent = psutil.Process(server.pid)
        pids = [server.pid, *(each.pid for each in parent.children())]
        driver = next(
            each.pid for each in psutil.Process().children() if "driver.mjs" in each.cmdline()
        )
        before, began = [cpu_time(pid) for pid in (*pids, driver)], monotonic()
        ask({"moves": MOVES})
        passed = monotonic() - began
        used = [
            cpu_time(pid).since(then, MOVES)
            for pid, then in zip((*pids, driver), before, strict=True)
        ]
    *ours, drivers = used
    total = CpuTime(sum(each.user for each in ours), sum(each.system for each in ours))
    working = [each.total for each in ours[1:]] or [ours[0].total]
    return Cost(
        total,
        ours[0].total if workers > 1 else 0.0,
        tuple(each / sum(working) for each in working),
        drivers.total,
        MOVES / passed,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
