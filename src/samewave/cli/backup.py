"""samewave backup: everything that a server keeps, in one file."""

import asyncio
from pathlib import Path

import click

from samewave.cli.stores import sentences, store_options, told


@click.command(context_settings={"auto_envvar_prefix": "SAMEWAVE"})
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@store_options
@click.option("--yes", is_flag=True, help="Replace FILE if it exists.")
def backup(file: Path, data: Path, database: str, yes: bool) -> None:
    """Write all tables, packs and groups to FILE, while people play.

    FILE holds everything as it stood when the backup began. It can be restored into SQLite and
    PostgreSQL alike. It has people's names and what they wrote: only its owner may read it.
    """
    with sentences():
        from samewave.server.backup.transfer import StoreLocation, back_up  # noqa: PLC0415 - slow

        manifest = asyncio.run(back_up(StoreLocation(data, database), file, overwrite=yes))
        click.echo(f"Backed up to {file}: {told(manifest.counts)}.")
