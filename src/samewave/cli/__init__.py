"""The command line: the list of commands, the start screen without one, and completion."""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import click
from click.shell_completion import get_completion_class

COMMANDS = {
    "serve": "serve",
    "play": "play",
    "bot": "bot",
    "replay": "records",
    "stats": "records",
    "pack": "pack",
    "clue": "clue",
    "backup": "backup",
    "restore": "backup",
    "migrate": "backup",
    "doctor": "doctor",
    "simulate": "lab",
    "balance": "lab",
}
"""Each command and its module, which is loaded only when the command is used."""
SHELLS = ("bash", "zsh", "fish")


class _Commands(click.Group):
    def list_commands(self, context: click.Context) -> list[str]:
        return [*COMMANDS, *super().list_commands(context)]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return super().get_command(context, name)
        module = import_module(f"samewave.cli.{COMMANDS[name]}")
        command: click.Command = getattr(module, name)
        return command


@click.group(
    cls=_Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="samewave")
@click.pass_context
def main(context: click.Context) -> None:
    """Party games that show who thinks alike."""
    if context.invoked_subcommand is None:
        show_start_screen(context)


@main.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the completion script for a SHELL.

    Add one line to the shell's start-up file: for bash, to ~/.bashrc, eval "$(samewave completion
    bash)"; for zsh, to ~/.zshrc, eval "$(samewave completion zsh)". For fish, save the output as
    ~/.config/fish/completions/samewave.fish.
    """
    complete = get_completion_class(shell)
    assert complete is not None
    root = context.find_root().command
    click.echo(complete(root, {}, "samewave", "_SAMEWAVE_COMPLETE").source())


class StartOption(NamedTuple):
    """A line of the start screen, and the command that it runs."""

    says: str
    command: str
    arguments: tuple[str, ...] = ()


def choices() -> dict[str, StartOption]:
    tables = ("--data", str(data_folder() / "tables"))
    return {
        "1": StartOption(
            "Host games for the phones on this network", "serve", ("--host=0.0.0.0", *tables)
        ),
        "2": StartOption("Host games on this machine only", "serve", tables),
        "3": StartOption(
            "Play in this terminal, with bots or with friends at the keyboard", "play"
        ),
        "4": StartOption("Check whether this machine is ready", "doctor", tables),
    }


def show_start_screen(context: click.Context) -> None:
    """Ask what to do and do it; without a terminal, print the help."""
    if not is_terminal():
        click.echo(context.get_help())
        return
    from importlib.metadata import version  # noqa: PLC0415 - no command needs it

    offered = choices()
    click.echo(f"Samewave {version('samewave')}\n")
    for key, choice in offered.items():
        click.echo(f"  {key}  {choice.says}")
    click.echo("  q  Quit\n")
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
