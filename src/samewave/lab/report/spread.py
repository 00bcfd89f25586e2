"""Many small plans at once, spread over processes that stay for all of them."""

import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

import polars as pl

from samewave.lab.blocks import blocks_of, games_of, play_block
from samewave.lab.engines import EngineFailed
from samewave.lab.plan import Plan


def play_all(
    plans: Sequence[Plan], cores: int, tell: Callable[[int], object]
) -> list[pl.DataFrame]:
    """The games of each plan; tell hears how many more were played."""
    jobs = [(place, block) for place, plan in enumerate(plans) for block in range(blocks_of(plan))]
    parts: list[list[pl.DataFrame]] = [[] for _ in plans]
    pool = ProcessPoolExecutor(cores, get_context("spawn"), _follow_the_parent)
    try:
        played = pool.map(play_block, (plans[place] for place, _ in jobs), (b for _, b in jobs))
        for (place, block), columns in zip(jobs, played, strict=True):
            parts[place].append(pl.DataFrame(columns))
            tell(len(games_of(plans[place], block)))
    except BrokenProcessPool:
        raise EngineFailed("A process that played has died; was there enough memory?") from None
    finally:
        pool.shutdown(cancel_futures=True)
    return [pl.concat(part) for part in parts]


def _follow_the_parent() -> None:
    """Whoever asked decides when to stop; if it is gone, nobody waits for an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if parent := parent_process():
        Thread(target=_leave_after, args=(parent,), daemon=True).start()


def _leave_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
