"""What the commands about stores have in common: options, and errors as sentences."""

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from samewave.server.backup import BackupError
from samewave.server.backup.file import Counts
from samewave.server.settings import Settings
from samewave.server.store import Unusable
from samewave.terminal.words import count

_MOST_CODES = 20
"""Tables that are named when they cannot be read."""


def store_options(command: Callable[..., None]) -> Callable[..., None]:
    """Where the store is, as `samewave serve` has it."""
    data = click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        default=Settings().data,
        show_default=True,
        help="Folder for the database.",
    )
    database = click.option(
        "--database",
        default="",
        help="A PostgreSQL database, postgresql://...; else SQLite in the folder.",
    )
    return data(database(command))


@contextmanager
def sentences() -> Iterator[None]:
    """Whatever goes wrong is said in a sentence, and the command fails."""
    try:
        yield
    except ImportError as missing:
        _fail(f"This needs {missing.name}: pip install samewave[nodes] brings it.")
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
    """Told by its module: only those who have many nodes have asyncpg."""
    return type(error).__module__.startswith("asyncpg")


def _fail(sentence: str) -> None:
    click.echo(sentence, err=True)
    sys.exit(1)


def told(counts: Counts) -> str:
    """How much there is of everything."""
    return ", ".join(
        (
            count(counts.tables, "table"),
            f"{counts.entries} {'entry' if counts.entries == 1 else 'entries'}",
            count(counts.packs, "pack"),
            count(counts.groups, "group"),
            count(counts.games, "game"),
        )
    )


def tell_replayed(replayed: int, unreadable: tuple[str, ...]) -> None:
    """How many tables were replayed, and which of them could not be read."""
    click.echo(f"{replayed - len(unreadable)} of {count(replayed, 'replayed table')} can be read.")
    if unreadable:
        more = len(unreadable) - _MOST_CODES
        further = f" and {more} more" if more > 0 else ""
        click.echo(f"These cannot: {', '.join(unreadable[:_MOST_CODES])}{further}.", err=True)
