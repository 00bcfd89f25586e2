"""The command line: `samewave serve`, `samewave play` and the other commands."""

from importlib import import_module

import click

from samewave.cli.start_screen import show_start_screen

COMMANDS = {
    "serve": "serve",
    "play": "play",
    "bot": "bot",
    "replay": "replay",
    "stats": "stats",
    "pack": "pack",
    "clue": "clue",
    "backup": "backup",
    "restore": "backup",
    "migrate": "backup",
    "doctor": "doctor",
    "completion": "completion",
    "simulate": "simulate",
    "balance": "balance",
}
"""Each command and its module, which is loaded only when the command is used."""


class _Commands(click.Group):
    def list_commands(self, _: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, _: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
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
    """Party games of association, and figures about who thinks alike."""
    if context.invoked_subcommand is None:
        show_start_screen(context)
