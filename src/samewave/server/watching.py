"""What an operator sees: whether a node lives, whether it can serve, and its figures."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any

from aiohttp import web

from samewave.core import Value
from samewave.server.api import HOUSE_KEY, answer
from samewave.server.counting import KINDS, counted
from samewave.server.house import House

DRAINING_KEY: web.AppKey[asyncio.Event] = web.AppKey("draining", asyncio.Event)
"""Set when no more people are to be sent to this node."""
_NO_TABLE = "-----"


class Ready(Value, frozen=True):
    """Whether a node can serve people. Without a bus it can, more slowly."""

    ready: bool
    draining: bool
    store: bool
    bus: bool


async def healthz(_: web.Request) -> web.Response:
    """That the process answers."""
    return web.Response(text="ok\n")


async def readyz(request: web.Request) -> web.Response:
    """Whether a balancer may send people here."""
    house, draining = request.app[HOUSE_KEY], request.app[DRAINING_KEY].is_set()
    store = await _answers(house)
    ready = store and not draining
    return answer(Ready(ready, draining, store, not house.bus.is_cut), 200 if ready else 503)


async def _answers(house: House) -> bool:
    try:
        await asyncio.wait_for(house.store.find(_NO_TABLE), house.services.timings.ready)
    except Exception:
        return False
    return True


def expose(house: House, connections: Callable[[], int], port: int) -> Callable[[], None]:
    """Figures for Prometheus at a port of their own, on this machine; what ends it."""
    from prometheus_client import REGISTRY, start_http_server  # noqa: PLC0415 - an extra
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415

    class Figures:
        """Read when somebody asks; nothing is counted twice."""

        def collect(self) -> Iterable[Any]:
            yield GaugeMetricFamily("samewave_connections", "Open sockets.", connections())
            yield GaugeMetricFamily("samewave_tables", "Tables in memory.", house.tables_here)
            yield GaugeMetricFamily(
                "samewave_bus_connected", "Whether other nodes can be heard.", not house.bus.is_cut
            )
            for name, says in KINDS.items():
                yield CounterMetricFamily(f"samewave_{name}", says, counted[name])

    figures = Figures()
    REGISTRY.register(figures)
    server, thread = start_http_server(port, addr="127.0.0.1")

    def end() -> None:
        server.shutdown()
        thread.join()
        REGISTRY.unregister(figures)

    return end


class JsonLines(logging.Formatter):
    """Logs as JSON, a line each."""

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
