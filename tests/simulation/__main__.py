"""Simulations from the command line: `make simulate SEEDS=1000`, or `make simulate SEED=7`."""

import sys
from collections import Counter
from os import cpu_count, environ
from time import perf_counter

from tests.simulation.runs import simulate_all

HASH_SEED = "0"
"""Python's own hashes must not differ between two runs of one seed."""


def _seeds(chosen: str, *, is_one: bool) -> range:
    """One seed, so many from 1 on, or a range such as 11-20."""
    first, _, last = chosen.rpartition("-")
    if is_one:
        return range(int(last), int(last) + 1)
    return range(int(first or 1), int(last) + 1)


def main() -> int:
    seed = environ.get("SEED", "")
    seeds = _seeds(seed or environ.get("SEEDS", "100"), is_one=bool(seed))
    if environ.get("PYTHONHASHSEED") != HASH_SEED:
        print(f"set PYTHONHASHSEED={HASH_SEED}, as `make simulate` does")  # noqa: T201
        return 2
    began, total, broken = perf_counter(), Counter[str](), 0
    for outcome in simulate_all(seeds, 1 if seed else cpu_count() or 1):
        total += outcome.counts
        if outcome.violation:
            broken += 1
            print(f"seed {outcome.seed}: {outcome.violation}")  # noqa: T201
            print(f"  replay it with: make simulate SEED={outcome.seed}")  # noqa: T201
        elif seed:
            print(f"trace {outcome.trace:08x}")  # noqa: T201
    took = perf_counter() - began
    hours = total["simulated seconds"] / 3600
    print(  # noqa: T201
        f"seeds {seeds[0]} to {seeds[-1]}: {hours:.1f} simulated hours in {took:.0f} s"
        f" ({hours / took:.3f} hours a second), {total['faults']} faults,"
        f" {total['requests']} requests answered, {total['entries']} entries in"
        f" {total['games']} games, {total['views checked']} views checked, {broken} seeds broken"
    )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
