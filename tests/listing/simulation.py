"""Simulated clusters that play only the made-up edition and the made-up game."""

import sys

import tests.listing.plugin  # noqa: F401 - lists them first
from tests.laws.tables import LISTED
from tests.listing.lowest import NAME
from tests.listing.made_up import BOX
from tests.simulation.runs import simulate

SEEDS = range(1, 11)
"""The tenth seed has bots that think."""


def broken(seed: int) -> str:
    """The promise that the cluster broke, or a note that nobody played; else empty."""
    outcome = simulate(seed)
    if outcome.violation or not outcome.counts["games"]:
        return f"seed {seed}: {outcome.violation or 'no game was played'}"
    return ""


if __name__ == "__main__":
    LISTED[:] = [each for each in LISTED if each[0] == NAME or BOX in each[1]]
    sys.exit("\n".join(filter(None, map(broken, SEEDS))) or None)
