"""The command line: samewave serve | replay | play | pack."""

import secrets
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, NoReturn

import click
import msgspec

from samewave.cli.pack import pack
from samewave.cli.serve import serve
from samewave.core import AnyGame, Chance, Refused, begin, story
from samewave.core.record import BrokenRecord, Moment, lines_of, play_back, write_header
from samewave.games import GAMES
from samewave.games.compatibility.edition import EDITIONS, Mode
from samewave.games.compatibility.options import HOUSE_RULES, Option, Options
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.track import TRACKS
from samewave.hotseat import HotSeat
from samewave.packs import Shelf
from samewave.sentences import printable, sentence

BOXES = sorted({box for box, _ in EDITIONS}, reverse=True)
OURS = ", ".join(sorted(HOUSE_RULES - {Option.TIME_LIMIT}))
ILLEGAL = 2
"""Exit code for what the rules refuse, and for a record that is broken."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="samewave")
def main() -> None:
    """Party games of association, played together, and who thinks alike."""


main.add_command(serve)
main.add_command(pack)


@main.command()
@click.argument("file", type=click.File("rb"))
@click.option("--json", "as_json", is_flag=True, help="Print how the game stands, as JSON.")
@click.option(
    "--judge", is_flag=True, help="Judge every move anew, also where the record holds its events."
)
def replay(file: BinaryIO, as_json: bool, judge: bool) -> None:
    """Tell the game that a record FILE holds, round by round ("-" reads standard input)."""
    try:
        for moment in play_back(lines_of(file), _games(), judge):
            if not as_json:
                _print(moment.story)
    except BrokenRecord as broken:
        _end(f"{file.name}, line {broken.line}: {sentence(broken.refused)}")
    _print_standing(moment, as_json)


@main.command()
@click.option("--edition", type=click.Choice(BOXES), help="The box.")
@click.option(
    "--mode",
    type=click.Choice([mode.value for mode in Mode]),
    help="Who plays with whom; duo is our own.",
)
@click.option("--track", type=click.Choice(list(TRACKS)), default="short", show_default=True)
@click.option("--names", help="Who plays, in the order of the seats, with commas between.")
@click.option(
    "--with",
    "options",
    type=click.Choice([option.value for option in Option if option is not Option.TIME_LIMIT]),
    multiple=True,
    help=f"Switch an option on; may be given several times. In no box: {OURS}.",
)
@click.option("--for-children", is_flag=True, help="Leave out the themes that are not for them.")
@click.option(
    "--record", type=click.Path(path_type=Path, dir_okay=False), help="Write the game down."
)
def play(
    edition: str | None,
    mode: str | None,
    track: str,
    names: str | None,
    options: tuple[str, ...],
    for_children: bool,
    record: Path | None,
) -> None:
    """Play Compatibility at this keyboard, which goes round the table."""
    edition = edition or click.prompt("Box", type=click.Choice(BOXES), default="2016")
    mode = mode or click.prompt("Mode", type=click.Choice(_modes(edition)), default="teams")
    names = names or click.prompt("Names around the table", default=_some_names(edition, mode))
    setup = Setup(
        edition=edition,
        mode=mode,
        seats=tuple(name.strip() for name in names.split(",")),
        track=track,
        for_children=for_children,
        options=msgspec.convert(dict.fromkeys(options, True), Options),
    )
    shelf, seed = Shelf(), secrets.randbits(53)
    game = GAMES["compatibility"](shelf)
    chance = Chance(seed)
    try:
        state, events = begin(game, setup, chance)
    except Refused as refused:
        _end(sentence(refused))
    with ExitStack() as stack:
        file = stack.enter_context(_new_file(record)) if record else None
        if file:
            file.write(write_header(game, setup, seed, events))
        _print(story(game, events))
        HotSeat(game, state, chance, shelf, file).play()


def _games() -> dict[str, AnyGame]:
    return {name: game(Shelf()) for name, game in GAMES.items()}


def _new_file(path: Path) -> BinaryIO:
    try:
        return path.open("xb")
    except FileExistsError:
        _end(f"{path} is there already; name another file for the record.")
    except OSError as error:
        _end(f"{path} cannot be written: {error.strerror}.")


def _modes(box: str) -> list[str]:
    return [mode for edition, mode in EDITIONS if edition == box]


def _some_names(edition: str, mode: str) -> str:
    """As many as can play, to show how names are typed."""
    known = EDITIONS.get((edition, mode))
    return ", ".join(("Ann", "Bo", "Cy", "Di", "Eve", "Flo")[: known.players[0] if known else 4])


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(printable(line))


def _print_standing(moment: Moment, as_json: bool) -> None:
    truth = moment.truth
    if as_json:
        click.echo(msgspec.json.encode(truth))
    elif not truth.finished:
        waiting = ", ".join(truth.seats[seat] for seat in truth.waiting_for)
        _print(["", f"The game goes on: {truth.phase}, waiting for {waiting}."])


def _end(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(ILLEGAL)
