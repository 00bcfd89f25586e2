"""The command line: samewave replay | play."""

import sys
from typing import BinaryIO, NoReturn

import click
import msgspec

from samewave.core.record import BrokenRecord, Moment, play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.sentences import sentence

ILLEGAL = 2
"""Exit code for a record that is broken or holds an illegal move."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="samewave")
def main() -> None:
    """Party games of association, played together, and who thinks alike."""


@main.command()
@click.argument("file", type=click.File("rb"))
@click.option("--json", "as_json", is_flag=True, help="Print how the game stands, as JSON.")
@click.option(
    "--judge", is_flag=True, help="Judge every move anew, also where the record holds its events."
)
def replay(file: BinaryIO, as_json: bool, judge: bool) -> None:
    """Tell the game that a record FILE holds, round by round ("-" reads standard input)."""
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    moment: Moment | None = None
    try:
        for moment in play_back(file, games, judge):
            if not as_json:
                for line in moment.game.tell(moment.event, moment.state):
                    click.echo(line)
    except BrokenRecord as broken:
        _refuse(file.name, broken)
    assert moment is not None, "a record that is not broken has a first event"
    truth = moment.game.truth(moment.state)
    if as_json:
        click.echo(msgspec.json.encode(truth))


def _refuse(file: str, broken: BrokenRecord) -> NoReturn:
    click.echo(f"{file}, line {broken.line}: {sentence(broken.refused)}", err=True)
    sys.exit(ILLEGAL)
