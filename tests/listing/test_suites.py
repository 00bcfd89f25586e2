"""The suites also test a made-up edition and a made-up game, because these are listed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.__main__ import HASH_SEED

ROOT = Path(__file__).parents[2]
SUITES = {
    "laws": ("laws",),
    "rules": ("compatibility", "test_bounds.py", "test_golden.py"),
    "bots and figures": ("bots", "affinity"),
    "server": (
        "server/test_play.py",
        "server/test_snapshots.py",
        "server/test_no_leak.py",
        "server/test_timing_leaks.py",
        "server/test_state_bounds.py",
    ),
    "terminal": ("terminal/test_setup_form.py", "terminal/test_pages.py", "test_cli.py"),
    "lab": ("lab/test_fast.py", "lab/test_envs.py", "lab/test_reference.py"),
}
"""Tests that run for everything in the lists."""


@pytest.mark.parametrize("suite", SUITES)
def test_everything_that_is_listed_is_tested(suite: str) -> None:
    folders = [str(ROOT / "tests" / each) for each in SUITES[suite]]
    command = (sys.executable, "-m", "pytest", "-q", "-p", "tests.listing.plugin")
    asked = ("-p", "no:cacheprovider", "-k", "lowest or 2031", "-rA", *folders)

    run = subprocess.run([*command, *asked], check=False, cwd=ROOT, capture_output=True, text=True)

    assert run.returncode == 0, run.stdout[-4_000:] + run.stderr[-4_000:]
    passed = [line for line in run.stdout.splitlines() if line.startswith("PASSED")]
    assert any("2031" in line for line in passed)
    assert suite == "lab" or any("lowest" in line for line in passed)


def test_simulated_clusters_keep_their_promises_with_them() -> None:
    command = (sys.executable, "-m", "tests.listing.simulation")

    run = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": HASH_SEED},
        capture_output=True,
        text=True,
    )

    assert run.returncode == 0, run.stdout + run.stderr
