"""Run all benchmarks and print the results; with `rooms` or numbers of tables, only rooms."""

import sys
from collections.abc import Sequence
from platform import python_version
from statistics import median

from bench import bots_compatibility, bots_samegame, clues, engine, lab, peers, rooms, screens


def main() -> None:
    print(f"Samewave on Python {python_version()}, {peers.versions()}\n")
    arguments = sys.argv[1:]
    if not arguments:
        _print_race(engine.race())
        _print_growth(engine.growth())
        _print_clues(clues.costs())
        bots_compatibility.report()
        bots_samegame.report()
        lab.report()
        screens.report()
    sizes = rooms.COUNTS[-1:] if arguments == ["rooms"] else arguments or rooms.COUNTS
    for count in map(int, sizes):
        _print_rooms(count, rooms.race(count))
    _print_memory(rooms.memory())


def _print_race(race: engine.Race) -> None:
    print(f"{engine.GAMES} games of 8 in teams, 2016 box: {race.rounds} rounds, {race.moves} moves")
    print(f"{'':35}{'moves/CPU s':>12}{'us/move':>9}{'(best, worst)':>15}{'ratio':>7}")
    for name, seconds in ({"samewave": race.ours} | race.theirs).items():
        ratio = median(seconds) / median(race.ours)
        print(f"  {name:33}{_speed(seconds, race.moves)}{ratio:7.2f}")


def _speed(seconds: Sequence[float], moves: int) -> str:
    each = [1e6 * repeat / moves for repeat in seconds]
    spread = f"({min(each):.1f}, {max(each):.1f})"
    return f"{1e6 / median(each):12,.0f}{median(each):9.1f}{spread:>15}"


def _print_growth(growth: engine.Growth) -> None:
    print(f"\nOne game of {growth.rounds} rounds, samewave")
    print(f"  first tenth{1e6 * growth.first:6.1f} us/move")
    print(f"  last tenth {1e6 * growth.last:6.1f} us/move, ratio {growth.last / growth.first:.2f}")


def _print_clues(costs: dict[str, clues.Cost]) -> None:
    print("\nChecking a clue, warm, and the first one of a language")
    for language, cost in costs.items():
        moves = cost.clue / cost.move
        print(
            f"  {language}{1e6 * cost.clue:7.0f} us a clue = {moves:5.1f} moves,"
            f" first {1e3 * cost.loading:5.1f} ms"
        )
    print(f"  one clue in every language adds {clues.memory():.1f} MB")


def _print_rooms(count: int, costs: dict[str, rooms.Cost]) -> None:
    """CPU microseconds per move (best and worst round), the ratio to ours, and the kernel's share;
    for paced moves also latencies.
    """
    print(f"\nServers with {count} rooms of 8 sockets, {rooms.ROUNDS} rounds each: CPU us/move")
    ours = costs[rooms.OURS]
    print(f"{'':37}{'at full load':>30}{'kernel':>8}", end="")
    print(
        f"{f'at {rooms.PACE} moves/s':>30}{'kernel':>8}{'p50, p99 ms':>16}" * bool(ours.paced),
        end="",
    )
    print(f"{'MB':>6}")
    for name, cost in costs.items():
        print(f"  {name:35}{_server_cost(cost.full, ours.full)}", end="")
        if cost.paced:
            middle, late = map(median, zip(*cost.latencies, strict=True))
            print(f"{_server_cost(cost.paced, ours.paced)}{middle:9.1f}{late:7.1f}", end="")
        print(f"{median(cost.memory) / 1e6:6.0f}")


def _server_cost(times: Sequence[rooms.CpuTime], ours: Sequence[rooms.CpuTime]) -> str:
    each = [1e6 * time.total for time in times]
    spread = f"({min(each):.0f}, {max(each):.0f})"
    ratio = median(each) / median(1e6 * time.total for time in ours)
    kernel = median(1e6 * time.system for time in times)
    return f"{median(each):9.0f}{spread:>13}{ratio:8.2f}{kernel:8.0f}"


def _print_memory(memory: rooms.Memory) -> None:
    print(f"\nMemory of each of {rooms.IDLE_TABLES} tables of 8 with a game that began, samewave")
    print(f"  nobody looks {memory.left / 1024:8.1f} KB")
    print(f"  one page     {memory.looked_at / 1024:8.1f} KB, the page alone", end="")
    print(f" {memory.page / 1024:.1f} KB")


if __name__ == "__main__":
    main()
