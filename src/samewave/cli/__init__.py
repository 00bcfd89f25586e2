"""The command line: one command a module, such as samewave serve and samewave play."""

from importlib import import_module

import click

from samewave.cli.start_screen import show_start_screen

COMMANDS = (
    *("serve", "play", "bot", "replay", "stats", "pack"),
    *("backup", "restore", "migrate", "doctor", "completion", "simulate", "balance"),
)
"""Each in a module of its name, loaded when it is asked for."""


class _Commands(click.Group):
    def list_commands(self, _: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, _: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"samewave.cli.{name}"), name)
        return command


@click.group(
    cls=_Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="samewave")
@click.pass_context
def main(context: click.Context) -> None:
    """Party games of association, played together, and who thinks alike."""
    if context.invoked_subcommand is None:
        show_start_screen(context)
