"""Ray itself: it plays the same games, starts by itself, and leaves no process behind."""

import os
import subprocess
import sys
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import polars as pl

from samewave.lab.plan import CROWD_BLOCK, CompatibilityPlan
from samewave.lab.run import run_to_frame
from tests.patience import PATIENCE

PLAN = CompatibilityPlan(players=4, games=2 * CROWD_BLOCK + 3, seed=4)
SIMULATE = (sys.executable, "-m", "samewave", "simulate", "--engine=ray")


def test_ray_plays_the_same_games_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    asked = ["--games", str(PLAN.games), "--seed", str(PLAN.seed), "--out", str(file)]
    with TemporaryDirectory(prefix="ray") as place:
        told = subprocess.run(
            [*SIMULATE, "--cores=2", *asked],
            env=os.environ | {"RAY_TMPDIR": place, "HOME": str(tmp_path / "home")},
            capture_output=True,
            text=True,
            check=False,
        )

        assert told.returncode == 0, told.stderr
        assert told.stderr == ""
        assert told.stdout.startswith(f"{PLAN.games:,} games in ")
        assert pl.read_parquet(file).equals(run_to_frame(PLAN))
        assert _all_gone(place)
        assert not list(Path(place).rglob("*.log"))
        assert list(tmp_path.iterdir()) == [file]


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with socket() as silent:
        silent.bind(("127.0.0.1", 0))
        address = "127.0.0.1:{1}".format(*silent.getsockname())
        told = subprocess.run(
            [*SIMULATE, "--ray-address", address], capture_output=True, text=True, check=False
        )

    assert told.returncode == 1
    assert told.stderr == f"Ray at {address} cannot be reached: Connection refused.\n"


def _all_gone(place: str) -> bool:
    """Whether all processes that were started for this folder have ended."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        if not any(place in _words_of(process) for process in Path("/proc").glob("[0-9]*")):
            return True
        sleep(0.1)
    return False


def _words_of(process: Path) -> str:
    try:
        return (process / "cmdline").read_text("utf-8", "replace")
    except OSError:
        return ""
