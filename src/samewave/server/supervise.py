"""Background tasks that start again after errors, the log, and metrics for Prometheus."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.store import Unavailable

_log = logging.getLogger("samewave")
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Seconds before the first, second, … retry."""
HEALTHY = 60.0
"""A task that ran this many seconds before it failed starts again with the first pause."""
_running: set[asyncio.Task[Any]] = set()
"""The loop itself keeps no strong reference to a task."""


Result = TypeVar("Result")
Work: TypeAlias = Callable[[], Awaitable[None]]


async def supervise(name: str, work: Work, clock: Clock) -> None:
    """Do the work until it returns. When it raises, log the cause, pause, and do it again."""
    failures = 0
    while True:
        began = clock.monotonic()
        try:
            await work()
            return
        except Exception as error:
            failures = failures + 1 if clock.monotonic() - began < HEALTHY else 1
            pause = PAUSES[min(failures, len(PAUSES)) - 1]
            log_failure(f"{name} failed and starts again in {pause} s", error)
        await clock.sleep(pause)


def in_background(name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Do something once, without waiting for it. If it raises, that is logged."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_ended)
    return task


class SharedWork(Generic[Result]):
    """Work that several callers await together; it is done once, even if all disconnect."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[Result]] = {}

    async def do(self, key: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        task = self._running.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(work())
            self._running[key] = task
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    def _done(self, key: str, task: "asyncio.Task[Result]") -> None:
        del self._running[key]
        if not task.cancelled():
            task.exception()  # callers who still wait get it


def log_failure(what: str, error: BaseException) -> None:
    """Log an error. An unavailable store takes one line; anything else has a traceback."""
    counters["failures"] += 1
    if isinstance(error, Unavailable):
        if not error.is_logged:
            _log.warning("%s: %s", what, error)
    else:
        _log.error("%s", what, exc_info=error)


def as_refused(error: Exception) -> Refused:
    """The refusal that people get for an error; its cause is in the log."""
    if isinstance(error, Refused):
        return error
    return Refused("cannot_save") if isinstance(error, Unavailable) else Refused("internal_error")


def _ended(task: "asyncio.Task[Any]") -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()):
        log_failure(f"{task.get_name()} failed", error)


COUNTER_HELP = {
    "entries_written": "Log entries that this node appended.",
    "entries_received": "Log entries that other nodes appended and this node applied.",
    "conflicts": "Appends that failed because another node was first.",
    "refusals": "Moves and other requests that were refused.",
    "games_finished": "Games whose last entry this node appended.",
    "reminders_sent": "Messages that told somebody that it is their turn.",
    "failures": "Unexpected errors, and operations that failed while the store was unavailable.",
    "ignored_messages": "Messages from other nodes that this node could not read.",
    "worker_restarts": "Workers that ended by themselves and were started again.",
}

GAUGE_HELP = {
    "connections": "Open sockets.",
    "tables": "Tables in memory.",
    "bus_connected": "1 while messages from other nodes can arrive, else 0.",
}

counters: Counter[str] = Counter()


def expose(read: Callable[[], Mapping[str, Mapping[str, float]]], port: int) -> Callable[[], None]:
    """Serve metrics to Prometheus on a port of this machine. Call the result to stop.

    `read` returns all values by worker; without workers, under an empty name.
    """
    from prometheus_client import REGISTRY, start_http_server  # noqa: PLC0415 - an extra
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415

    class Collector:
        """Reads every value when Prometheus asks for it."""

        def describe(self) -> Iterable[Any]:
            """Describe no metrics, so that registering the collector reads no values."""
            return ()

        def collect(self) -> Iterable[Any]:
            values = read()
            labels = ["worker"] if any(values) else []
            for kind, help_texts in (
                (GaugeMetricFamily, GAUGE_HELP),
                (CounterMetricFamily, COUNTER_HELP),
            ):
                for name, text in help_texts.items():
                    family = kind(f"samewave_{name}", text, labels=labels)
                    for worker, metrics in values.items():
                        if name in metrics:
                            family.add_metric([worker] if labels else [], metrics[name])
                    if family.samples:
                        yield family

    collector = Collector()
    REGISTRY.register(collector)
    server, thread = start_http_server(port, addr="127.0.0.1")

    def end() -> None:
        server.shutdown()
        thread.join()
        REGISTRY.unregister(collector)

    return end


class JsonLines(logging.Formatter):
    """Formats each log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logging(kind: str) -> None:
    """Log to the error stream, as lines of text or of JSON."""
    log = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    log.setFormatter(JsonLines() if kind == "json" else text)
    logging.basicConfig(handlers=[log])
    logging.getLogger("samewave").setLevel(logging.INFO)
