"""The made-up edition and the made-up game in a real terminal."""

import subprocess
import sys
from pathlib import Path

from tests.listing.made_up import BOX, PROGRAM
from tests.terminal.pty_terminal import Terminal, record_in
from tests.terminal.test_terminal import answer


def options(records: Path) -> tuple[str, ...]:
    return ("--pace", "0", "--seed", "3", "--people", "You", "--records", str(records))


def replayed(record: Path) -> str:
    """The record, judged again and narrated by the same program."""
    command = (sys.executable, "-m", PROGRAM, "replay", "--judge", str(record))
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def name_a_number(page: str) -> str:
    """The answers that somebody types to a page of the made-up game."""
    return "1\r" if page.splitlines()[-1] == "You:" else " "


def line_of(page: str, label: str) -> str:
    """The number of a line of the set-up page."""
    return next(line.split()[0] for line in page.splitlines() if f" {label} " in line)


def test_the_edition_is_chosen_by_its_name_and_played(tmp_path: Path) -> None:
    with Terminal(*options(tmp_path), program=PROGRAM) as terminal:
        page = terminal.see("Enter starts the game")
        terminal.type(f"{line_of(page, 'Edition')}\r")
        terminal.see("1996 edition")
        terminal.type(f"{BOX}\r")
        terminal.see(lambda page: "Enter starts the game" in page and BOX in page)
        terminal.type("\r")
        terminal.see(lambda page: "Enter starts the game" not in page)
        assert "the end" in terminal.answer(answer, until="Again?")
        terminal.type("\r")
        terminal.end()

    assert terminal.code == 0
    assert BOX in replayed(record_in(tmp_path))


def test_the_game_is_chosen_in_the_lobby_and_played_twice_with_the_default_table(
    tmp_path: Path,
) -> None:
    with Terminal(*options(tmp_path), program=PROGRAM) as terminal:
        page = terminal.see("Enter starts the game")
        terminal.type(f"{line_of(page, 'Game')}\r")
        terminal.see("Lowest Number")
        terminal.type("lowest\r")
        page = terminal.see(lambda page: "Enter starts the game" in page and "3 rounds" in page)
        terminal.type(f"{line_of(page, 'Rounds')}\r")
        terminal.see("Rounds:")
        terminal.type("5\r")
        terminal.see(lambda page: "Enter starts the game" in page and "5 rounds" in page)
        terminal.type("\r")
        terminal.see("Prize: ")
        assert "the end" in terminal.answer(name_a_number, until="Again?")
        terminal.type("r\r")
        terminal.see(lambda page: "Again?" not in page)
        assert "the end" in terminal.answer(name_a_number, until="Again?")
        terminal.type("\r")
        terminal.end()

    assert terminal.code == 0
    records = sorted(tmp_path.iterdir())
    assert len(records) == 2
    assert all(replayed(record).count("RoundScored") == 5 for record in records)


def test_the_game_is_an_option_of_the_command_line(tmp_path: Path) -> None:
    asked = ("--game", "lowest", "--rounds", "3", "--now", *options(tmp_path))
    with Terminal(*asked, program=PROGRAM) as terminal:
        assert "the end" in terminal.answer(name_a_number, until="Again?")
        terminal.type("\r")
        terminal.end()

    assert replayed(record_in(tmp_path)).count("RoundScored") == 3
