"""samewave backup, restore and migrate: copy everything that a server stores."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from samewave.server.backup.file import BackupError, Counts, NotEmpty
from samewave.server.settings import Settings
from samewave.server.store import Unusable
from samewave.terminal import count

_LISTED_CODES = 20
"""How many unreadable tables are listed by their codes."""
_ENVIRONMENT = {"auto_envvar_prefix": "SAMEWAVE"}


def store_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that say where the store is; the same as for `samewave serve`."""
    data = click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        default=Settings().data,
        show_default=True,
        help="Folder of the SQLite database.",
    )
    database = click.option(
        "--database",
        default="",
        help="PostgreSQL database to use instead of SQLite: postgresql://...",
    )
    return data(database(command))


@click.command(context_settings=_ENVIRONMENT)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@store_options
@click.option("--yes", is_flag=True, help="Overwrite FILE if it exists.")
def backup(file: Path, data: Path, database: str, yes: bool) -> None:
    """Write all tables, packs, groups and days to FILE. The server can keep running.

    FILE holds the state at the moment the backup starts. It can be restored into SQLite and into
    PostgreSQL. Because it contains people's names and texts, only its owner can read it.
    """
    with _errors_as_messages():
        from samewave.server.backup import StoreLocation, back_up  # noqa: PLC0415 - slow

        manifest = asyncio.run(back_up(StoreLocation(data, database), file, overwrite=yes))
        click.echo(f"Backed up to {file}: {_counts(manifest.counts)}.")


@click.command(context_settings=_ENVIRONMENT)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@store_options
@click.option("--all", "replay_all", is_flag=True, help="Replay every table, not just 100 of them.")
@click.option("--yes", is_flag=True, help="Replace the current content of the database.")
def restore(file: Path, data: Path, database: str, replay_all: bool, yes: bool) -> None:
    """Load all tables, packs, groups and days from FILE, written by samewave backup.

    Stop every server that uses the database first. The command checks FILE before it starts, and
    replays tables at the end; if anything is wrong, the database stays unchanged.
    """
    with _errors_as_messages():
        from samewave.server.backup import SAMPLE, StoreLocation  # noqa: PLC0415 - slow
        from samewave.server.backup import restore as load  # noqa: PLC0415

        sample = None if replay_all else SAMPLE
        loading = load(file, StoreLocation(data, database), overwrite=yes, sample=sample)
        restored = asyncio.run(loading)
        click.echo(f"Restored from {file}: {_counts(restored.counts)}.")
        _report_replayed(restored.replayed, restored.unreadable)


@click.command(context_settings=_ENVIRONMENT)
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=Settings().data,
    show_default=True,
    help="Folder of the server to copy from. Games played meanwhile are not copied.",
)
@click.option("--database", required=True, help="The database to copy to: postgresql://...")
def migrate(data: Path, database: str) -> None:
    """Copy all tables, packs, groups and days from SQLite to an empty PostgreSQL database.

    The command reads everything back, compares it, and replays every table; if anything is wrong,
    the database stays empty. The folder is not changed.
    """
    with _errors_as_messages():
        from samewave.server.backup import move  # noqa: PLC0415 - slow to load

        try:
            moved = asyncio.run(move(data, database))
        except NotEmpty:
            raise BackupError(
                "The database is not empty, and migrate never overwrites anything."
            ) from None
        click.echo(f"Copied and compared: {_counts(moved.counts)}.")
        _report_replayed(moved.replayed, moved.unreadable)


@contextmanager
def _errors_as_messages() -> Iterator[None]:
    """Print expected errors as one sentence and exit with 1."""
    try:
        yield
    except ImportError as missing:
        _fail(f"This needs {missing.name}: install it with pip install samewave[nodes].")
    except (BackupError, Unusable) as wrong:
        _fail(str(wrong))
    except OSError as wrong:
        if wrong.filename:
            _fail(f"{wrong.filename} cannot be used: {wrong.strerror}.")
        _fail(f"The database cannot be reached: {wrong}.")
    except Exception as wrong:
        if not isinstance(wrong, sqlite3.Error) and not _is_postgres(wrong):
            raise
        _fail(f"The database cannot be used: {wrong}.")


def _is_postgres(error: Any) -> bool:
    """Recognize errors of asyncpg by their module, because it may not be installed."""
    return type(error).__module__.startswith("asyncpg")


def _fail(sentence: str) -> None:
    click.echo(sentence, err=True)
    sys.exit(1)


def _counts(counts: Counts) -> str:
    return ", ".join(
        (
            count(counts.tables, "table"),
            f"{counts.entries} {'entry' if counts.entries == 1 else 'entries'}",
            count(counts.packs, "pack"),
            count(counts.groups, "group"),
            count(counts.games, "game"),
        )
    )


def _report_replayed(replayed: int, unreadable: tuple[str, ...]) -> None:
    """Print how many tables were replayed, and which of them could not be read."""
    click.echo(f"{replayed - len(unreadable)} of {count(replayed, 'replayed table')} can be read.")
    if unreadable:
        more = len(unreadable) - _LISTED_CODES
        further = f" and {more} more" if more > 0 else ""
        listed = ", ".join(unreadable[:_LISTED_CODES])
        click.echo(f"These cannot be read: {listed}{further}.", err=True)
