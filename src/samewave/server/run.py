"""One server process: it serves until a signal arrives, alone or as one of several workers."""

import asyncio
import gc
import pickle
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from aiohttp import web

from samewave.server.app import CAPACITY_KEY, make_app, take_passed_connections
from samewave.server.clock import Clock, Randomness
from samewave.server.http.health import DRAINING_KEY
from samewave.server.nodes.hub import HubBus, Mailboxes, Steering
from samewave.server.nodes.hub_link import StreamLink
from samewave.server.resources import Unreachable, WorkerPlace
from samewave.server.settings import Settings
from samewave.server.supervise import configure_logging
from samewave.server.workers import Assignment


def run(settings: Settings, log_format: str, on_started: Callable[[], None]) -> None:
    """Serve in this process alone. Raises Unreachable or OSError if that is not possible."""

    async def serve() -> None:
        stop = _stop_event(signal.SIGINT, signal.SIGTERM)
        runner = web.AppRunner(make_app(settings), access_log=None, shutdown_timeout=5)
        await runner.setup()
        try:
            await web.TCPSite(runner, settings.host, settings.port).start()
            on_started()
            await _serve_until(stop, runner, settings)
        finally:
            await runner.cleanup()

    configure_logging(log_format)
    with asyncio.Runner(loop_factory=_loop_factory()) as loop:
        loop.run(serve())


def run_worker(assignment: Assignment) -> None:
    """Serve as one of several workers, until the parent says so or is gone."""

    async def serve() -> None:
        stop, settings = _stop_event(signal.SIGTERM), assignment.settings
        bus = HubBus(f"{assignment.number}-{Randomness().token()}")

        def lost() -> None:
            bus.lost()
            stop.set()

        loop = asyncio.get_running_loop()
        _, link = await loop.create_unix_connection(
            lambda: StreamLink(bus.receive, lost, bus.drained), sock=_opened(assignment.hub)
        )
        bus.connect(link)
        own, all_workers = _opened(assignment.mailbox), [*map(_opened, assignment.mailboxes)]
        mailboxes = Mailboxes(assignment.number, own, all_workers)
        app = make_app(
            settings, worker=WorkerPlace(bus, Steering(mailboxes, bus), assignment.is_first)
        )
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=5)
        await runner.setup()
        try:
            for number in assignment.listening:
                await web.SockSite(runner, _opened(number)).start()
            loop.add_reader(mailboxes.fileno(), partial(take_passed_connections, app, mailboxes))
            bus.started()
            await _serve_until(stop, runner, settings)
            loop.remove_reader(mailboxes.fileno())
        finally:
            await runner.cleanup()

    configure_logging(assignment.log_format)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the parent, too
    with asyncio.Runner(loop_factory=_loop_factory()) as loop:
        loop.run(serve())


def _opened(number: int) -> socket.socket:
    return socket.socket(fileno=number)


def _stop_event(*signals: signal.Signals) -> asyncio.Event:
    """An event that these signals set."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in signals:
        loop.add_signal_handler(name, stop.set)
    return stop


async def _serve_until(stop: asyncio.Event, runner: web.AppRunner, settings: Settings) -> None:
    """Serve until the event is set, and a while longer, so that a load balancer can turn away."""
    assert runner.server is not None
    runner.app[CAPACITY_KEY].watch(runner.server)
    _tune_garbage_collector()
    await stop.wait()
    runner.app[DRAINING_KEY].set()
    await Clock().sleep(settings.drain_seconds)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Use uvloop if it is installed, because it is faster."""
    if find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return factory


def _tune_garbage_collector() -> None:
    """Collect less often: loaded modules stay, and only connections create cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def main() -> None:
    """The start of a worker; its parent sends the assignment."""
    try:
        run_worker(pickle.load(sys.stdin.buffer))  # noqa: S301 - from our parent
    except Unreachable as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(1)


if __name__ == "__main__":
    main()
