"""samewave restore: everything from a backup, back into a store."""

import asyncio
from pathlib import Path

import click

from samewave.cli.stores import sentences, store_options, tell_replayed, told


@click.command(context_settings={"auto_envvar_prefix": "SAMEWAVE"})
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@store_options
@click.option("--all", "replay_all", is_flag=True, help="Replay every table, not only 100 of them.")
@click.option("--yes", is_flag=True, help="Replace what the database holds now.")
def restore(file: Path, data: Path, database: str, replay_all: bool, yes: bool) -> None:
    """Load all tables, packs and groups from FILE, which samewave backup has written.

    No server may run on the database. FILE is checked first, and tables are replayed at the end; if
    anything is wrong, the database stays as it was.
    """
    with sentences():
        from samewave.server.backup.transfer import SAMPLE, StoreLocation  # noqa: PLC0415 - slow
        from samewave.server.backup.transfer import restore as load  # noqa: PLC0415

        sample = None if replay_all else SAMPLE
        loading = load(file, StoreLocation(data, database), overwrite=yes, sample=sample)
        restored = asyncio.run(loading)
        click.echo(f"Restored from {file}: {told(restored.counts)}.")
        tell_replayed(restored.replayed, restored.unreadable)
