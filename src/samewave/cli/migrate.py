"""samewave migrate: from the file of one server to the database of many nodes."""

import asyncio
import sys
from pathlib import Path

import click

from samewave.server.settings import Settings
from samewave.terminal.words import count


@click.command(context_settings={"auto_envvar_prefix": "SAMEWAVE"})
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=Settings().data,
    show_default=True,
    help="Folder of the server whose tables are to move; it must not run meanwhile.",
)
@click.option("--database", required=True, help="Where to: postgresql://...")
def migrate(data: Path, database: str) -> None:
    """Copy all tables, packs and groups from SQLite to PostgreSQL.

    Every table is replayed on both sides and must be the same. What was copied by an earlier try is
    compared and left as it is; nothing in the folder is changed.
    """
    try:
        from samewave.server.store.migrate import CannotMove, move  # noqa: PLC0415 - an extra
    except ImportError as missing:
        click.echo(f"This needs {missing.name}: pip install samewave[nodes] brings it.", err=True)
        sys.exit(1)
    with click.progressbar(length=1, label="Moving tables", file=sys.stderr) as bar:

        def tell(tables: int) -> None:
            bar.length = tables
            bar.update(1)

        try:
            moved = asyncio.run(move(data / "samewave.db", database, tell))
        except CannotMove as wrong:
            click.echo(f"\nNothing more was copied: {wrong}.", err=True)
            sys.exit(1)
        except Exception as wrong:
            click.echo(f"\nThe database cannot be used: {wrong}.", err=True)
            sys.exit(1)
    parts = (
        count(moved.tables, "table"),
        f"{moved.entries} entries",
        count(moved.packs, "pack"),
        count(moved.groups, "group"),
        count(moved.games, "game"),
    )
    click.echo(f"All there, and the same when replayed: {', '.join(parts)}.")
