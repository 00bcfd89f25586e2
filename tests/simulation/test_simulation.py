"""The simulated cluster keeps its promises, seeds are reproducible, and planted bugs are found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.__main__ import HASH_SEED
from tests.simulation.planted import BUGS
from tests.simulation.runs import simulate

ROOT = Path(__file__).parents[2]
BLOCKS = ("1-10", "11-20", "21-30", "31-40", "41-50")
MOST_SEEDS = 200
"""The number of runs within which a planted bug must be found."""


def run(**chosen: str) -> subprocess.CompletedProcess[str]:
    """Run simulations as `make simulate` does."""
    environment = os.environ | {"PYTHONHASHSEED": HASH_SEED} | chosen
    return subprocess.run(
        [sys.executable, "-m", "tests.simulation"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("seeds", BLOCKS)
def test_a_cluster_keeps_its_promises(seeds: str) -> None:
    done = run(SEEDS=seeds)

    sys.stdout.write(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 seeds broken" in done.stdout


def test_a_seed_decides_everything() -> None:
    one, other = (run(SEED="3").stdout.splitlines()[0] for _ in range(2))

    assert one.startswith("trace ")
    assert one == other


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found(name: str) -> None:
    with BUGS[name]():
        found = next(filter(None, (simulate(seed).violation for seed in range(1, MOST_SEEDS))), "")

    assert found
