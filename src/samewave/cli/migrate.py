"""samewave migrate: from the file of one server to the database of many nodes."""

import asyncio
from pathlib import Path

import click

from samewave.cli.stores import sentences, tell_replayed, told
from samewave.server.backup import BackupError, NotEmpty
from samewave.server.settings import Settings


@click.command(context_settings={"auto_envvar_prefix": "SAMEWAVE"})
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=Settings().data,
    show_default=True,
    help="Folder of the server whose tables are to move; what is played meanwhile stays there.",
)
@click.option("--database", required=True, help="Where to: postgresql://...")
def migrate(data: Path, database: str) -> None:
    """Copy all tables, packs and groups from SQLite to an empty PostgreSQL database.

    Everything is read again and compared, and every table is replayed; if anything is wrong, the
    database stays empty. Nothing in the folder is changed.
    """
    with sentences():
        from samewave.server.backup.transfer import move  # noqa: PLC0415 - slow

        try:
            moved = asyncio.run(move(data, database))
        except NotEmpty:
            raise BackupError(
                "The database is not empty, and a move never replaces anything."
            ) from None
        click.echo(f"All there, and the same: {told(moved.counts)}.")
        tell_replayed(moved.replayed, moved.unreadable)
