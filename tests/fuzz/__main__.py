"""Fuzzing from the command line: `make fuzz MINUTES=60`, or one input by TARGET and SEED."""

import sys
from os import environ
from time import monotonic

from tests.fuzz.runs import MEMORY, fuzz
from tests.fuzz.targets import TARGETS
from tests.server.builders import chosen_seed

BATCH = 2_000


def main() -> int:
    target, seed = environ.get("TARGET", ""), environ.get("SEED", "")
    if seed:
        print("accepted" if TARGETS[target].run(int(seed)) else "refused")  # noqa: T201
        return 0
    first = chosen_seed()
    until = monotonic() + 60 * float(environ.get("MINUTES") or 1)
    runs, peak = dict.fromkeys(TARGETS, 0), dict.fromkeys(TARGETS, 0)
    while monotonic() < until:
        for name in [target] if target else TARGETS:
            outcome = fuzz(name, range(first, first + BATCH))
            if outcome.failure:
                print(f"{name}: {outcome.failure}")  # noqa: T201
                print(f"  replay it with: make fuzz TARGET='{name}' SEED=…")  # noqa: T201
                return 1
            runs[name] += outcome.runs
            peak[name] = max(peak[name], outcome.memory)
        first += BATCH
    for name, count in runs.items():
        print(f"{name:14}{count:10,} inputs, {peak[name] / 1e6:5.0f} MB more at the peak")  # noqa: T201
    print(f"{sum(runs.values()):,} inputs, none raised, none took more than {MEMORY / 1e6:.0f} MB")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
