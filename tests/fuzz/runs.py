"""Runs: many mutated inputs for one decoder, in a process whose memory is limited."""

import resource
from collections.abc import Callable, Iterable
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

MEMORY = 200_000_000
"""Bytes that decoding may take beside what the process had before."""


class Outcome(NamedTuple):
    """The result of a run."""

    runs: int
    accepted: int
    memory: int
    """Bytes by which the process grew at its peak."""
    failure: str
    """The seed and the error that the decoder must not raise; empty if there is none."""


def fuzz(target: str, seeds: Iterable[int]) -> Outcome:
    """Decode one input for each seed, in a process of its own."""
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_fuzz, args=(target, seeds, sender.send))
    process.start()
    sender.close()
    try:
        outcome: Outcome = receiver.recv()
    except EOFError:
        process.join()
        return Outcome(0, 0, 0, f"the process died with {process.exitcode}")
    process.join()
    return outcome


def _fuzz(name: str, seeds: Iterable[int], send: Callable[[Outcome], None]) -> None:
    from tests.fuzz.targets import TARGETS  # noqa: PLC0415 - loads the packs

    target = TARGETS[name]
    target.corpus()
    before = _peak()
    limit = _address_space() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    runs = accepted = 0
    for seed in seeds:
        try:
            accepted += target.run(seed)
        except Exception as error:
            send(Outcome(runs, accepted, 0, f"seed {seed}: {type(error).__name__}: {error}"[:500]))
            return
        runs += 1
    send(Outcome(runs, accepted, _peak() - before, ""))


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _address_space() -> int:
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
