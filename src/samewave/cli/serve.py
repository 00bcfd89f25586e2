"""samewave serve: run the server, and show the addresses under which phones reach it."""

import re
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from os import environ
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

import click

from samewave.server.resources import Unreachable
from samewave.server.settings import Settings

DEFAULTS = Settings()


Decorator: TypeAlias = Callable[[Callable[..., None]], Callable[..., None]]

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
_VIRTUAL = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "podman", "lxc", "lxd"),
    *("tun", "tap", "utun", "wg", "tailscale", "zt", "ppp", "awdl", "llw"),
)
_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR: the request that returns the IPv4 address of an interface."""
_A_DISTANT_HOST = ("192.0.2.1", 9)
"""An address for documentation; connecting a datagram socket to it sends nothing."""


def _setting(name: str, kind: Any, says: str | None = None) -> Decorator:
    """An option with the server's own default."""
    default = getattr(DEFAULTS, name.replace("-", "_"))
    return click.option(f"--{name}", type=kind, default=default, show_default=True, help=says)


@click.command(context_settings={"auto_envvar_prefix": "SAMEWAVE"})
@_setting("data", click.Path(path_type=Path, file_okay=False), "Folder of the SQLite database.")
@_setting("database", str, "PostgreSQL database to use instead of SQLite: postgresql://...")
@_setting("bus", str, "Redis or Valkey server that connects several nodes: redis://...")
@_setting("host", str, "Address to listen on. Phones need 0.0.0.0 to connect.")
@_setting("port", int, "Port to listen on.")
@click.option(
    "--workers",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Server processes that share the port and the database. Use at most one per core.",
)
@click.option(
    "--base-path",
    default="",
    callback=lambda _context, _option, path: check_base_path(path),
    help="Path of the server on a shared domain, such as /games/samewave.",
)
@_setting(
    "proxies",
    click.IntRange(0),
    "Number of trusted proxies in front of the server, which pass on client addresses.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another origin whose pages may connect: https://play.example.org. May be repeated.",
)
@_setting("keep-days", click.FloatRange(0.01), "Days after which an unused table is removed.")
@_setting(
    "waiting-days",
    click.FloatRange(0),
    "Days to keep the table of a game played over days, counted from its last move.",
)
@click.option(
    "--private-webhooks/--no-private-webhooks",
    default=DEFAULTS.private_webhooks,
    show_default=True,
    help="Allow webhooks with plain HTTP or private addresses.",
)
@_setting("tables-per-address", click.IntRange(1), "Tables that one address may open per hour.")
@_setting("packs-per-address", click.IntRange(1), "Packs that one address may upload per hour.")
@_setting(
    "answers-per-address",
    click.IntRange(1),
    "New answers to today's theme that one address may send, at once and then per day.",
)
@click.option(
    "--export-days/--no-export-days",
    default=DEFAULTS.export_days,
    show_default=True,
    help="Let anyone download the answers to past themes, without personal data.",
)
@_setting(
    "work-processes",
    click.IntRange(1),
    "Processes per worker for replays, packs, pictures and exports.",
)
@_setting("wrong-codes", click.IntRange(1), "Wrong table codes that one address may try at once.")
@_setting(
    "wrong-codes-per-minute",
    click.FloatRange(0.01),
    "Wrong table codes that one address may try per minute in the long run.",
)
@_setting(
    "strangers-per-minute",
    click.IntRange(1),
    "Lookups of existing tables per minute by strangers from one address.",
)
@_setting(
    "finished-hours",
    click.FloatRange(0),
    "Hours after its last game for which a table still lets strangers in.",
)
@_setting(
    "messages-per-second",
    click.FloatRange(0.1),
    "Messages per second that a page may send in the long run.",
)
@_setting("burst", click.IntRange(1), "Messages that a page may send at once.")
@_setting(
    "connections-per-minute",
    click.IntRange(1),
    "Connections that one address may open per minute in the long run.",
)
@_setting(
    "most-connections",
    click.IntRange(0),
    "Maximum number of connections. 0 for as many as the limit of open files allows.",
)
@_setting(
    "actions-per-hour",
    click.IntRange(1),
    "Moves, chat messages and changed settings per hour by one player at one table.",
)
@_setting("joins-per-hour", click.IntRange(1), "People who may join one table per hour.")
@_setting(
    "bot-pace",
    click.FloatRange(0),
    "Thinking time of bots: 1 for about as long as people take, 0 for none.",
)
@_setting(
    "drain-seconds",
    click.FloatRange(0),
    "Seconds for which a node keeps serving after it is told to stop.",
)
@_setting(
    "metrics-port",
    click.IntRange(0, 65535),
    "Port for Prometheus metrics, on this machine only. 0 for none.",
)
@click.option(
    "--log-format",
    type=click.Choice(("text", "json")),
    default="text",
    show_default=True,
    help="Format of the log.",
)
@click.option(
    "--browser/--no-browser",
    default=True,
    show_default=True,
    help="Open a browser when the server has started.",
)
def serve(browser: bool, log_format: str, workers: int, **chosen: Any) -> None:
    """Run the server: web page, API and WebSockets at one address.

    Every option can also be set in the environment, such as SAMEWAVE_PORT for --port.
    """
    settings = Settings(**chosen)

    def on_started() -> None:
        address = _show_addresses(settings)
        if browser:
            _open_browser(address)

    try:
        if workers > 1:
            _run_workers(settings, workers, log_format, on_started)
        else:
            from samewave.server.run import run  # noqa: PLC0415 - loads the whole server

            run(settings, log_format, on_started)
    except Unreachable as error:
        click.echo(str(error), err=True)
        sys.exit(1)
    except OSError as error:
        click.echo(f"Cannot listen on {settings.host}:{settings.port}: {error.strerror}.", err=True)
        sys.exit(1)


def _run_workers(
    settings: Settings, workers: int, log_format: str, on_started: Callable[[], None]
) -> None:
    if not can_share_port():
        raise Unreachable("Running several workers needs Linux, macOS or BSD.")
    from samewave.server.workers import WorkerFailed, run  # noqa: PLC0415 - not on Windows

    try:
        run(settings, workers, log_format, on_started)
    except WorkerFailed:
        sys.exit(1)


def can_share_port() -> bool:
    """Whether several processes of this machine can listen on one port."""
    return hasattr(socket, "SO_REUSEPORT") and hasattr(socket, "send_fds")


def check_base_path(path: str) -> str:
    """A path without a slash at its end, of plain letters, so that it can stand in any address."""
    path = path.rstrip("/")
    if path and not re.fullmatch(r"(/[A-Za-z0-9_-]+)+", path):
        raise click.BadParameter("it must look like /games/samewave")
    return path


def _open_browser(address: str) -> None:
    """Open a browser if this machine has a screen and somebody started the server by hand."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen and sys.stdin is not None and sys.stdin.isatty():
        Thread(target=_try_browser, args=(address,), daemon=True).start()


def _try_browser(address: str) -> None:
    import webbrowser  # noqa: PLC0415 - servers without a screen need none

    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _show_addresses(settings: Settings) -> str:
    """Print where the server is, for phones as a QR code; the address to open is returned."""
    hosts = [settings.host]
    if settings.host in EVERYWHERE:
        hosts = own_addresses() or [LOOPBACK[0]]
    first, *others = (url(host, settings.port, settings.base_path) for host in hosts)
    click.echo(f"Samewave is running at {first} (press Ctrl+C to stop)")
    if hosts[0] in LOOPBACK:
        return first
    import segno  # noqa: PLC0415 - only phones need it

    segno.make(first).terminal(compact=True)
    if others:
        click.echo(f"If phones cannot open this address, try {' or '.join(others)}.")
    click.echo(
        "Anyone on this network can join. To allow only this machine, stop the server and set"
    )
    click.echo("SAMEWAVE_HOST=127.0.0.1 in the environment.")
    return first


class Interface(NamedTuple):
    """A network interface and its IPv4 address; the name is empty where it is not known."""

    name: str
    address: str


def own_addresses() -> list[str]:
    """List the addresses of this machine on its networks, the likely one first."""
    return by_likelihood([*_interfaces()], _address_of_default_route())


def by_likelihood(interfaces: list[Interface], default_route: str | None) -> list[str]:
    """Real interfaces before virtual ones, the default route before others, home networks first.

    Loopback addresses, and those that a machine gives itself without a network, are left out.
    """
    names = {each.address: each.name for each in interfaces}
    if default_route is not None:
        names.setdefault(default_route, "")

    def unlikeliness(address: str) -> tuple[bool, bool, bool, int]:
        virtual = names[address].startswith(_VIRTUAL)
        at_home = address.startswith("192.168.")
        return virtual, address != default_route, not at_home, int(ip_address(address))

    return sorted((each for each in names if _is_reachable(ip_address(each))), key=unlikeliness)


def url(host: str, port: int, base_path: str = "") -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base_path}"


def _is_reachable(address: IPv4Address | IPv6Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _address_of_default_route() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_A_DISTANT_HOST)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def _interfaces() -> Iterator[Interface]:
    if sys.platform in _ASK_ADDRESS:
        yield from _interfaces_of_kernel()
        return
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    for each in found:
        yield Interface("", str(each[4][0]))


def _interfaces_of_kernel() -> Iterator[Interface]:
    import fcntl  # noqa: PLC0415 - Windows has none

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asking, _ASK_ADDRESS[sys.platform], request)
            except OSError:  # an interface without an IPv4 address
                continue
            yield Interface(name, socket.inet_ntoa(answer[20:24]))
