"""samewave replay: print the story of a recorded game."""

import sys
from collections.abc import Iterable
from typing import BinaryIO, NoReturn

import click
import msgspec

from samewave.core import AnyGame
from samewave.core.record import BrokenRecord, Moment, lines_of, play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.sentences import printable, sentence

REFUSED = 2
"""Exit code for moves that the rules refuse, and for broken records."""


@click.command()
@click.argument("file", type=click.File("rb"))
@click.option("--json", "as_json", is_flag=True, help="Print the final state as JSON instead.")
@click.option(
    "--judge",
    is_flag=True,
    help="Apply the rules to every move, even if the record contains the events.",
)
def replay(file: BinaryIO, as_json: bool, judge: bool) -> None:
    """Print the game in the record FILE round by round ("-" reads standard input)."""
    try:
        for moment in play_back(lines_of(file), _games(), judge):
            if not as_json:
                _print(moment.narration)
    except BrokenRecord as broken:
        _fail(f"{file.name}, line {broken.line}: {sentence(broken.refused)}")
    _print_state(moment, as_json)


def _games() -> dict[str, AnyGame]:
    return {name: game(Shelf()) for name, game in GAMES.items()}


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(printable(line))


def _print_state(moment: Moment, as_json: bool) -> None:
    truth = moment.open_state
    if as_json:
        click.echo(msgspec.json.encode(truth))
    elif not truth.finished:
        waiting = ", ".join(truth.seats[seat] for seat in truth.waiting_for)
        _print(["", f"The game goes on: {truth.phase}, waiting for {waiting}."])


def _fail(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(REFUSED)
