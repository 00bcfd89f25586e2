"""samewave completion: the script that lets a shell complete commands and options."""

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")


@click.command()
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
