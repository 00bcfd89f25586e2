"""Metrics: counters of this process, their export to Prometheus, and logs as JSON."""

import json
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, TypeAlias

COUNTER_HELP = {
    "entries_written": "Log entries that this node appended.",
    "entries_received": "Log entries that other nodes appended and this node applied.",
    "conflicts": "Appends that failed because another node was first.",
    "refusals": "Moves and other requests that were refused.",
    "games_finished": "Games whose last entry this node appended.",
    "failures": "Unexpected errors, and operations that failed while the store was unavailable.",
    "ignored_messages": "Messages from other nodes that this node could not read.",
}

Gauge: TypeAlias = tuple[str, Callable[[], float]]
"""A help text, and a function that reads the present value."""

counters: Counter[str] = Counter()


def expose(gauges: Mapping[str, Gauge], port: int) -> Callable[[], None]:
    """Serve the metrics to Prometheus on a port of this machine. Call the result to stop."""
    from prometheus_client import REGISTRY, start_http_server  # noqa: PLC0415 - an extra
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415

    class Collector:
        """Reads every value when Prometheus asks for it."""

        def collect(self) -> Iterable[Any]:
            for name, (help_text, value) in gauges.items():
                yield GaugeMetricFamily(f"samewave_{name}", help_text, value())
            for name, help_text in COUNTER_HELP.items():
                yield CounterMetricFamily(f"samewave_{name}", help_text, counters[name])

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
