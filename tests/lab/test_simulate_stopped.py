"""A stopped run resumes where it was; its memory does not grow with its length."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import polars as pl
import pytest

from samewave.lab.plan import CROWD_BLOCK, CompatibilityPlan
from samewave.lab.run import run_to_frame
from tests.patience import PATIENCE

PLAN = CompatibilityPlan(players=4, games=4 * CROWD_BLOCK - 9, seed=5)
ENDLESS = 10**9
PAUSES = """
import os, signal
from samewave.cli import main
from samewave.lab.run import Checkpoint

write = Checkpoint.write

def write_and_pause(self, block, columns):
    write(self, block, columns)
    if len(self.blocks()) == 2:
        os.kill(os.getpid(), signal.SIGSTOP)

Checkpoint.write = write_and_pause
main()
"""
"""A program that freezes itself when two blocks are saved."""

Run: TypeAlias = "subprocess.Popen[str]"


def start(file: Path, games: int, *program: str) -> Run:
    asked = ["--cores", "2", "--games", str(games), "--seed", str(PLAN.seed), "--out", str(file)]
    command = [sys.executable, *(program or ("-m", "samewave")), "simulate", *asked]
    return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def end(run: Run) -> tuple[str, str]:
    """Its output; the pipes close when its last process has ended."""
    return run.communicate(timeout=PATIENCE)


@contextmanager
def under_way(file: Path, games: int) -> Iterator[Run]:
    """A run that is frozen after some blocks were saved."""
    run = start(file, games, "-c", PAUSES)
    try:
        seen = os.waitid(os.P_PID, run.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        assert seen is not None
        assert seen.si_code == os.CLD_STOPPED, end(run)
        yield run
    finally:
        run.kill()
        end(run)


def parts(file: Path) -> list[Path]:
    return list(file.with_name(f"{file.name}.parts").glob("*.parquet"))


def test_a_killed_run_goes_on_and_ends_like_one_that_was_not(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with under_way(file, PLAN.games) as run:
        run.kill()
        end(run)
    assert parts(file)
    assert not file.exists()

    again = start(file, PLAN.games)
    told, _ = end(again)
    assert again.returncode == 0
    assert f" of {PLAN.games:,} games." in told
    assert pl.read_parquet(file).equals(run_to_frame(PLAN))
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("told_by", [signal.SIGINT, signal.SIGTERM])
def test_who_is_told_to_stop_stops_with_a_sentence(tmp_path: Path, told_by: signal.Signals) -> None:
    file = tmp_path / "games.csv"
    with under_way(file, ENDLESS) as run:
        run.send_signal(told_by)
        run.send_signal(signal.SIGCONT)
        _, said = end(run)

    assert run.returncode == 130
    assert said == "Stopped. Finished games are saved: the same command resumes from there.\n"
    assert parts(file)
    assert not file.exists()


MEASURED = """
import re, sys
from samewave.cli import main
main(["simulate", *sys.argv[1:]], standalone_mode=False)
with open("/proc/self/status") as status:
    print(re.search(r"VmHWM:\\s+(\\d+) kB", status.read())[1])
"""


@pytest.mark.measures
@pytest.mark.parametrize("ending", ["parquet", "csv"])
def test_a_long_run_takes_no_more_memory_than_a_short_one(tmp_path: Path, ending: str) -> None:
    """The games of the long run would take 75 MB in memory."""
    short, long = (_peak(tmp_path / f"{blocks}.{ending}", blocks) for blocks in (10, 120))

    assert long < short + 40


def _peak(file: Path, blocks: int) -> float:
    """The peak memory of a run in MB; a track of one space makes games short."""
    asked = [
        "--cores",
        "1",
        "--track",
        "5",
        "--games",
        str(blocks * CROWD_BLOCK),
        "--out",
        str(file),
    ]
    told = subprocess.run(
        [sys.executable, "-c", MEASURED, *asked], capture_output=True, text=True, check=True
    )
    return int(told.stdout.split()[-1]) / 1024
