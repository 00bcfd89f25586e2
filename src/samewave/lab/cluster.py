"""The cluster: blocks played by Ray, on this machine or on as many as it has."""

import logging
import os
import secrets
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import chain, islice
from shutil import rmtree
from socket import create_connection
from threading import current_thread, main_thread
from typing import Any

from samewave.lab.blocks import play_block
from samewave.lab.engines import AHEAD, EngineFailed, Playing
from samewave.lab.plan import Plan

SECONDS = 10
"""Whoever has not answered by then is not there."""

_ALONE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on any system: only this machine is listened to
    "RAY_AUTH_MODE": "token",
}
"""What Ray is told when it is started here: no reports, no network, no strangers."""


class Ray:
    """A cluster by its address, or one on this machine that nobody else reaches."""

    def __init__(self, cores: int, address: str | None = None) -> None:
        self._cores = cores
        self._address = address
        with _environment({} if address else _ALONE):  # it is read when Ray is loaded
            self._ray: Any = import_module("ray")

    def play(self, plan: Plan, blocks: Iterable[int]) -> Playing:
        ray, blocks = self._ray, iter(blocks)
        first = [*islice(blocks, 1)]
        if not first:
            return
        with self._cluster() as cores:
            remote = ray.remote(play_block)
            shared = ray.put(plan)
            try:
                yield from self._few_at_a_time(
                    chain(first, blocks), AHEAD * cores, lambda block: remote.remote(shared, block)
                )
            except ray.exceptions.RayError as wrong:
                raise EngineFailed(f"Ray has failed: {_first_line(wrong)}.") from None

    @contextmanager
    def _cluster(self) -> Iterator[int]:
        """How many cores there are, until it is no longer used."""
        token = {"RAY_AUTH_TOKEN": secrets.token_hex(32)}
        with _environment({} if self._address else _ALONE | token):
            begun = self._begin()
            try:
                yield int(self._ray.cluster_resources().get("CPU", 1))
            finally:
                self._ray.shutdown()
                if not self._address:
                    rmtree(begun.address_info["session_dir"], ignore_errors=True)

    def _begin(self) -> Any:
        before = signal.getsignal(signal.SIGTERM)
        try:
            _knock(self._address or "")
            return self._ray.init(**self._wishes())
        except Exception as wrong:
            where = f"at {self._address} cannot be reached" if self._address else "cannot start"
            raise EngineFailed(f"Ray {where}: {_first_line(wrong)}.") from None
        finally:
            if current_thread() is main_thread():  # Ray has taken it for itself
                signal.signal(signal.SIGTERM, before)

    def _wishes(self) -> dict[str, Any]:
        quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
        if self._address:
            return quiet | {"address": self._address}
        return quiet | {"address": "local", "num_cpus": self._cores, "include_dashboard": False}

    def _few_at_a_time(
        self, blocks: Iterator[int], most: int, start: Callable[[int], Any]
    ) -> Playing:
        """What was started, as it is done; never more than so many are under way."""
        under_way = {start(block): block for block in islice(blocks, most)}
        while under_way:
            (done,), _ = self._ray.wait([*under_way])
            # What Ray holds is gone when Ray is.
            columns = {name: column.copy() for name, column in self._ray.get(done).items()}
            block = under_way.pop(done)
            under_way |= {start(further): further for further in islice(blocks, 1)}
            yield block, columns


def _knock(address: str) -> None:
    """Ray would ask for minutes where nobody answers."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=SECONDS).close()


@contextmanager
def _environment(words: dict[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in words}
    os.environ.update(words)
    try:
        yield
    finally:
        for name, word in before.items():
            if word is None:
                del os.environ[name]
            else:
                os.environ[name] = word


def _first_line(wrong: Exception) -> str:
    said = wrong.strerror if isinstance(wrong, OSError) else str(wrong).strip()
    return (said or type(wrong).__name__).splitlines()[0].removesuffix(".")
