"""The start screen: what `samewave` without a command asks."""

import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import click


class StartOption(NamedTuple):
    """A line of the start screen, and the command that it runs."""

    says: str
    command: str
    arguments: tuple[str, ...] = ()


def choices() -> dict[str, StartOption]:
    tables = ("--data", str(data_folder() / "tables"))
    return {
        "1": StartOption(
            "Open tables for the phones on this network", "serve", ("--host=0.0.0.0", *tables)
        ),
        "2": StartOption("Open tables on this machine only", "serve", tables),
        "3": StartOption("Play in this terminal, alone with bots or around one keyboard", "play"),
        "4": StartOption("Check this machine", "doctor", tables),
    }


def show_start_screen(context: click.Context) -> None:
    """Ask what to do and do it; without a terminal, print the help."""
    if not is_terminal():
        click.echo(context.get_help())
        return
    offered = choices()
    click.echo(f"Samewave {version('samewave')}\n")
    for key, choice in offered.items():
        click.echo(f"  {key}  {choice.says}")
    click.echo("  q  Leave\n")
    click.echo("All commands: samewave --help\n")
    chosen = click.prompt("Your choice", type=click.Choice((*offered, "q")), default="1")
    if chosen == "q":
        return
    _, name, arguments = offered[chosen]
    group = context.command
    assert isinstance(group, click.Group)
    command = group.get_command(context, name)
    assert command is not None
    command.main(list(arguments), prog_name=f"samewave {name}")


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def data_folder() -> Path:
    """The folder for this user's data, as XDG defines it."""
    root = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(root) / "samewave"
