"""`samewave` without a command, and completion in a shell."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from samewave import cli
from samewave.cli import COMMANDS, choices, main, show_start_screen


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, ...]]:
    """A terminal in which commands do nothing; returns the commands that were started."""
    started: list[tuple[str, ...]] = []

    def note(self: click.Command, arguments: list[str], prog_name: str) -> None:
        started.append((prog_name, *arguments))

    monkeypatch.setattr(cli, "is_terminal", lambda: True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(click.Command, "main", note)
    return started


def choose(key: str) -> str:
    with click.Context(main, **main.context_settings) as context:
        runner = CliRunner()
        with runner.isolation(input=f"{key}\n") as (output, *_):
            show_start_screen(context)
            return output.getvalue().decode()


def test_without_a_terminal_the_help_is_printed() -> None:
    shown = CliRunner().invoke(main)

    assert shown.exit_code == 0
    assert all(name in shown.output for name in COMMANDS)


def test_one_screen_offers_what_people_come_for(terminal: list[tuple[str, ...]]) -> None:
    shown = choose("q")

    assert not terminal
    assert len(shown.splitlines()) < 24
    assert all(choice.says in shown for choice in choices().values())


def test_enter_opens_tables_for_the_phones_of_the_network(
    terminal: list[tuple[str, ...]], tmp_path: Path
) -> None:
    choose("")

    tables = str(tmp_path / "samewave" / "tables")
    assert terminal == [("samewave serve", "--host=0.0.0.0", "--data", tables)]


@pytest.mark.parametrize("key", choices())
def test_every_choice_is_a_command_with_valid_arguments(key: str) -> None:
    choice = choices()[key]
    command = main.get_command(click.Context(main, **main.context_settings), choice.command)

    assert command is not None
    assert command.make_context(choice.command, list(choice.arguments), **main.context_settings)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_completion_script_asks_the_program(shell: str) -> None:
    printed = CliRunner().invoke(main, ["completion", shell])

    assert printed.exit_code == 0
    assert "_SAMEWAVE_COMPLETE" in printed.output


def test_a_shell_completes_commands() -> None:
    asked = {"_SAMEWAVE_COMPLETE": "bash_complete", "COMP_WORDS": "samewave se", "COMP_CWORD": "1"}
    program = "from samewave.cli import main; main(prog_name='samewave')"

    answer = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | asked,
        capture_output=True,
        text=True,
        check=True,
    )

    assert answer.stdout == "plain,serve\n"
