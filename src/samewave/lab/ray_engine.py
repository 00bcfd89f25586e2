"""The Ray engine: plays blocks on a Ray cluster, or on one started for this run."""

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

from samewave.lab.local_engine import QUEUED_PER_CORE
from samewave.lab.plan import Plan
from samewave.lab.run import EngineFailed, PlayedBlocks, play_block

CONNECT_SECONDS = 10
"""A cluster that has not answered by then counts as unreachable."""

_PRIVATE_CLUSTER = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on any system: listen to this machine only
    "RAY_AUTH_MODE": "token",
}
"""Settings for a Ray started here: no usage reports, no network, no access without the token."""


class RayEngine:
    """Plays on the cluster at an address, or on a private one on this machine."""

    def __init__(self, cores: int, address: str | None = None) -> None:
        self._cores = cores
        self._address = address
        with _environment({} if address else _PRIVATE_CLUSTER):  # Ray reads it when imported
            self._ray: Any = import_module("ray")

    def play(self, plan: Plan, blocks: Iterable[int]) -> PlayedBlocks:
        ray, blocks = self._ray, iter(blocks)
        first = [*islice(blocks, 1)]
        if not first:
            return
        with self._cluster() as cores:
            remote = ray.remote(play_block)
            shared = ray.put(plan)
            try:
                yield from self._run_tasks(
                    chain(first, blocks),
                    QUEUED_PER_CORE * cores,
                    lambda block: remote.remote(shared, block),
                )
            except ray.exceptions.RayError as error:
                raise EngineFailed(f"Ray failed: {_first_line(error)}.") from None

    @contextmanager
    def _cluster(self) -> Iterator[int]:
        """Connect to the cluster, or start one; yields its number of cores."""
        token = {"RAY_AUTH_TOKEN": secrets.token_hex(32)}
        with _environment({} if self._address else _PRIVATE_CLUSTER | token):
            context = self._connect()
            try:
                yield int(self._ray.cluster_resources().get("CPU", 1))
            finally:
                self._ray.shutdown()
                if not self._address:
                    rmtree(context.address_info["session_dir"], ignore_errors=True)

    def _connect(self) -> Any:
        before = signal.getsignal(signal.SIGTERM)
        try:
            _check_reachable(self._address or "")
            return self._ray.init(**self._init_arguments())
        except Exception as error:
            where = f"at {self._address} cannot be reached" if self._address else "cannot start"
            raise EngineFailed(f"Ray {where}: {_first_line(error)}.") from None
        finally:
            if current_thread() is main_thread():  # Ray replaces the signal handler
                signal.signal(signal.SIGTERM, before)

    def _init_arguments(self) -> dict[str, Any]:
        quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
        if self._address:
            return quiet | {"address": self._address}
        return quiet | {"address": "local", "num_cpus": self._cores, "include_dashboard": False}

    def _run_tasks(
        self, blocks: Iterator[int], limit: int, start: Callable[[int], Any]
    ) -> PlayedBlocks:
        """Run one task per block, at most `limit` at a time; yield results as they finish."""
        running = {start(block): block for block in islice(blocks, limit)}
        while running:
            (done,), _ = self._ray.wait([*running])
            # Arrays in Ray's memory do not outlive Ray, so copy them.
            columns = {name: column.copy() for name, column in self._ray.get(done).items()}
            block = running.pop(done)
            running |= {start(following): following for following in islice(blocks, 1)}
            yield block, columns


def _check_reachable(address: str) -> None:
    """Fail early: Ray itself would retry for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()


@contextmanager
def _environment(variables: dict[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _first_line(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) else str(error).strip()
    return (text or type(error).__name__).splitlines()[0].removesuffix(".")
