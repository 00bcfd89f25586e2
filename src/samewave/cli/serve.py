"""samewave serve: tables for everybody who can reach this machine."""

import asyncio
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import click
import segno
from aiohttp import web

from samewave.server.app import make_app
from samewave.server.settings import Settings

DEFAULTS = Settings()


@click.command(context_settings={"auto_envvar_prefix": "SAMEWAVE"})
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=DEFAULTS.data,
    show_default=True,
    help="Folder for the database.",
)
@click.option("--host", default=DEFAULTS.host, show_default=True, help="0.0.0.0 lets phones in.")
@click.option("--port", type=int, default=DEFAULTS.port, show_default=True)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another address whose pages may connect, such as https://play.example.org.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(0.01),
    default=DEFAULTS.keep_days,
    show_default=True,
    help="Days after which an unused table is removed.",
)
@click.option(
    "--tables-per-address",
    type=click.IntRange(1),
    default=DEFAULTS.tables_per_address,
    show_default=True,
    help="Tables that one address may open in an hour.",
)
@click.option(
    "--messages-per-second",
    type=click.FloatRange(0.1),
    default=DEFAULTS.messages_per_second,
    show_default=True,
    help="Messages that a page may send in the long run.",
)
@click.option(
    "--burst",
    type=click.IntRange(1),
    default=DEFAULTS.burst,
    show_default=True,
    help="Messages that a page may send at once.",
)
@click.option(
    "--connections-per-minute",
    type=click.IntRange(1),
    default=DEFAULTS.connections_per_minute,
    show_default=True,
    help="Connections that one address may make in the long run.",
)
@click.option(
    "--bot-pace",
    type=click.FloatRange(0),
    default=DEFAULTS.bot_pace,
    show_default=True,
    help="Seconds that a bot takes for a move.",
)
@click.option("--browser/--no-browser", default=False, help="Open a browser at the start.")
def serve(
    data: Path,
    host: str,
    port: int,
    origins: tuple[str, ...],
    keep_days: float,
    tables_per_address: int,
    messages_per_second: float,
    burst: int,
    connections_per_minute: int,
    bot_pace: float,
    browser: bool,
) -> None:
    """Serve tables: one address for page, API and sockets.

    Every option can also be given in the environment, as SAMEWAVE_PORT for --port.
    """
    settings = Settings(
        data=data,
        host=host,
        port=port,
        origins=origins,
        keep_days=keep_days,
        tables_per_address=tables_per_address,
        messages_per_second=messages_per_second,
        burst=burst,
        connections_per_minute=connections_per_minute,
        bot_pace=bot_pace,
    )
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, browser))
    except OSError as error:
        click.echo(f"{host}:{port} cannot be used: {error.strerror}.", err=True)
        sys.exit(1)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A faster loop where there is one."""
    if find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return factory


async def _serve(settings: Settings, browser: bool) -> None:
    """Until somebody says stop; then what was accepted is finished and pages are told."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    runner = web.AppRunner(make_app(settings), access_log=None, shutdown_timeout=5)
    await runner.setup()
    try:
        await web.TCPSite(runner, settings.host, settings.port).start()
        address = _address(settings)
        click.echo(f"Samewave is at {address} (stop with Ctrl+C)")
        if not _is_local(settings.host):
            segno.make(address).terminal(compact=True)
        if browser:
            webbrowser.open(address)
        await stop.wait()
    finally:
        await runner.cleanup()


def _is_local(host: str) -> bool:
    return host in ("127.0.0.1", "localhost", "::1")


def _address(settings: Settings) -> str:
    """Where phones on the same network find the server."""
    host = settings.host
    if host in ("0.0.0.0", "::"):  # noqa: S104 - it was asked for
        host = _own_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _own_address() -> str:
    """The address of this machine on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found
