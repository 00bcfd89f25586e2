"""Runs of the simulation: one seed, or many at once."""

import gc
import logging
from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pool
from time import process_time
from typing import NamedTuple
from zlib import crc32


class Outcome(NamedTuple):
    """The result of one seed."""

    seed: int
    violation: str
    counts: Counter[str]
    seconds: float
    trace: int
    """A checksum of everything that happened: the same for every run of one seed."""


def simulate(seed: int) -> Outcome:
    """Ten simulated minutes of a cluster."""
    from tests.simulation.cluster import MINUTES, Cluster  # noqa: PLC0415 - loads the packs

    began, violation = process_time(), ""
    cluster = Cluster(seed)
    try:
        cluster.run()
    except Exception as error:
        violation = f"{type(error).__name__} after {cluster.world.now:.1f} s: {error}"
    world = cluster.world
    counts = world.counts + Counter({"simulated seconds": 60 * MINUTES})
    trace = crc32(repr(world.trace).encode())
    return Outcome(seed, violation, counts, process_time() - began, trace)


def simulate_all(seeds: Iterable[int], processes: int) -> Iterable[Outcome]:
    """Run all of them on all cores, in no particular order."""
    with Pool(processes, _prepare) as pool:
        yield from pool.imap_unordered(simulate, seeds)


def _prepare() -> None:
    """Load the packs once, and switch logging off: injected errors would fill the log."""
    import tests.simulation.cluster  # noqa: F401, PLC0415

    gc.collect()
    gc.freeze()  # garbage collections in a run skip these modules
    logger = logging.getLogger("samewave")
    logger.addHandler(logging.NullHandler())
    logger.propagate = False
