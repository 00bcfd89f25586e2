"""samewave doctor: whether this machine can run Samewave, and what is in the way."""

import asyncio
import os
import platform
import shutil
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import closing, suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

import click

from samewave.cli.backup import store_options
from samewave.cli.serve import can_share_port, own_addresses, url
from samewave.packs import HOUSE
from samewave.packs.pack import BUILT_FOLDER, read_manifest
from samewave.server.clock import Clock, Randomness
from samewave.server.http.static import FOLDER as PAGE
from samewave.server.resources import Unreachable, open_bus, reaching
from samewave.server.settings import Settings
from samewave.server.store import Unusable
from samewave.server.store.sqlite_file import version_of
from samewave.server.tables import updates

_FREE_MEGABYTES = 200
"""On the disk of the database; with less the doctor warns."""
_PATIENCE = 5.0
"""Seconds in which a database must answer."""
_EXTRAS = {"nodes": ("asyncpg", "redis", "prometheus_client"), "lab": ("numba", "polars", "numpy")}


class CheckResult(NamedTuple):
    """One line of the report; a problem keeps Samewave from running, a hint does not."""

    kind: Literal["ok", "hint", "problem"]
    topic: str
    text: str


@click.command(context_settings={"auto_envvar_prefix": "SAMEWAVE"})
@store_options
@click.option(
    "--bus", default="", help="Redis or Valkey server that connects several nodes: redis://..."
)
@click.option("--host", default=Settings().host, show_default=True, help="Address to listen on.")
@click.option("--port", default=Settings().port, show_default=True, help="Port to listen on.")
@click.option("--workers", type=click.IntRange(1), default=1, help="Server processes.")
def doctor(data: Path, database: str, bus: str, host: str, port: int, workers: int) -> None:
    """Check versions, page, port, addresses, database and browser of this machine.

    Changes nothing. Exits with 1 if `samewave serve` could not run with the same options.
    """
    settings = Settings(data=data, database=database, bus=bus, host=host, port=port)
    findings = [*examine(settings, workers)]
    for kind, topic, text in findings:
        click.echo(f"{kind:8} {topic:10} {text}")
    if any(finding.kind == "problem" for finding in findings):
        sys.exit(1)


def examine(settings: Settings, workers: int = 1) -> Iterator[CheckResult]:
    yield from _versions()
    yield from _built()
    yield _port(settings)
    yield _addresses(settings.port)
    yield _postgres(settings) if settings.database else _sqlite(settings.data)
    if settings.bus:
        yield _bus(settings)
    if workers > 1:
        yield _workers(workers)
    yield _browser()


def _versions() -> Iterator[CheckResult]:
    python = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    system = f"{platform.system()} {platform.machine()}"
    yield CheckResult("ok", "versions", f"Samewave {_own_version()}, {python}, {system}")
    compiled = "compiled" if is_compiled() else "as Python, not compiled"
    yield CheckResult("ok", "versions", f"the path of a move runs {compiled}")
    for name, modules in _EXTRAS.items():
        missing = [each for each in modules if find_spec(each) is None]
        text = f"samewave[{name}] is {'not installed' if missing else 'installed'}"
        yield CheckResult("hint" if missing else "ok", "versions", text)


def is_compiled() -> bool:
    """Whether the modules of a move's path were compiled into this wheel."""
    return not str(updates.__file__).endswith(".py")


def _own_version() -> str:
    try:
        return version("samewave")
    except PackageNotFoundError:
        return "(not installed)"


def _built() -> Iterator[CheckResult]:
    if (PAGE / "index.html").is_file():
        yield CheckResult("ok", "page", "is built")
    else:
        yield CheckResult("problem", "page", "is not built; run make play")
    images = len(read_manifest(HOUSE / BUILT_FOLDER).images)
    if images:
        yield CheckResult("ok", "pictures", f"{images} images are built")
    else:
        yield CheckResult("problem", "pictures", "are not built; run samewave pack build")


def _port(settings: Settings) -> CheckResult:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":  # as the server does: connections that are closing do not count
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            taken = (
                "Samewave is already running there" if _answers(settings.port) else error.strerror
            )
            where = f"{settings.host}:{settings.port}"
            return CheckResult("problem", "port", f"{where} cannot be used: {taken}; try --port")
    return CheckResult("ok", "port", f"{settings.host}:{settings.port} is free")


def _answers(port: int) -> bool:
    with suppress(URLError, OSError), urlopen(f"{url('127.0.0.1', port)}/healthz", timeout=2):  # noqa: S310
        return True
    return False


def _addresses(port: int) -> CheckResult:
    found = own_addresses()
    if not found:
        return CheckResult(
            "hint", "addresses", "this machine is on no network, so phones cannot join"
        )
    addresses = ", ".join(url(each, port) for each in found)
    return CheckResult(
        "ok", "addresses", f"phones would use {addresses} (serve with --host 0.0.0.0)"
    )


def _sqlite(data: Path) -> CheckResult:
    """Look at the file without creating or changing it."""
    existing = next(each for each in (data, *data.absolute().parents) if each.exists())
    if not os.access(existing, os.W_OK):
        return CheckResult("problem", "database", f"{existing} cannot be written")
    free = shutil.disk_usage(existing).free // 1_000_000
    if free < _FREE_MEGABYTES:
        return CheckResult("hint", "database", f"only {free} MB are free in {existing}")
    file = data / "samewave.db"
    if not file.exists():
        return CheckResult("ok", "database", f"{file} will be created; {free} MB are free")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            version_of(opened)
            (tables,) = opened.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, Unusable) as error:
        return CheckResult("problem", "database", f"{file} cannot be read: {error}")
    return CheckResult("ok", "database", f"{file} has {tables} tables; {free} MB are free")


def _postgres(settings: Settings) -> CheckResult:
    async def ask() -> str:
        with reaching("The database"):
            import asyncpg  # noqa: PLC0415 - an extra

            opened = await asyncpg.connect(settings.database, timeout=_PATIENCE)
            answer = await opened.fetchval("SHOW server_version")
            await opened.close()
            return str(answer)

    try:
        return CheckResult("ok", "database", f"PostgreSQL {asyncio.run(ask())} answers")
    except Unreachable as error:
        return CheckResult("problem", "database", str(error))


def _bus(settings: Settings) -> CheckResult:
    async def ask() -> None:
        bus, _ = await open_bus(settings, Clock(), Randomness())
        await bus.close()

    try:
        asyncio.run(ask())
    except Unreachable as error:
        return CheckResult("problem", "bus", str(error))
    return CheckResult("ok", "bus", "Redis or Valkey answers")


def _workers(workers: int) -> CheckResult:
    cores = os.cpu_count() or 1
    if not can_share_port():
        return CheckResult("problem", "workers", "several workers need Linux, macOS or BSD")
    if workers > cores:
        return CheckResult(
            "hint", "workers", f"{workers} for {cores} cores; more than one per core will not help"
        )
    return CheckResult("ok", "workers", f"{workers} for {cores} cores")


def _browser() -> CheckResult:
    try:
        name = webbrowser.get().name
    except webbrowser.Error:
        return CheckResult("hint", "browser", "not found here; open the address on another device")
    return CheckResult("ok", "browser", f"{name} can be opened")
