"""samewave stats and replay: what recorded games say about their players, and their story."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NoReturn, cast

import click
import msgspec

from samewave.affinity import (
    Figures,
    Tally,
    by_first_spelling,
    digest,
    figures_of,
    forgotten,
    merged,
    name_key,
    names_in,
    renamed,
)
from samewave.core import LANGUAGES, AnyGame
from samewave.core.record import BrokenRecord, Header, Moment, lines_of, play_back, read_lines
from samewave.games import GAMES
from samewave.history.export import pairs_sheet
from samewave.packs import Shelf
from samewave.sentences import printable, sentence

FAILED = 2
"""Exit code for broken records, refused moves and wrong names."""
"""Exit code for broken records, unknown names and files that cannot be written."""
PROGRESS_FILES = 20
"""With this many files or more, a progress bar is shown."""


@click.command()
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True)
)
@click.option(
    "--csv", "table", metavar="FILE", help='Write all pairs as CSV; "-" prints only the CSV.'
)
@click.option(
    "--picture",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.png",
    help="Draw the scores of all pairs, and a map on which people who think alike are close.",
)
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@click.option(
    "--same",
    multiple=True,
    metavar="NAME=NAME",
    help="Treat two names as one person: the first is renamed to the second. May be repeated.",
)
@click.option(
    "--without",
    multiple=True,
    metavar="NAME",
    help="Leave out a player, such as a bot. May be repeated.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Language of the cards.",
)
def stats(
    files: Sequence[str],
    table: str | None,
    picture: Path | None,
    as_json: bool,
    same: Sequence[str],
    without: Sequence[str],
    language: str,
) -> None:
    """Show who thinks alike, from the records of one or more games.

    Each FILE is a record written by samewave play ("-" reads standard input). A person is
    recognized by name in all files; upper and lower case do not matter.

    A score of 50 means that two people share as much as strangers who follow the themes equally
    closely; 100 means that they think identically. The interval contains the true score nine times
    in ten. docs/affinity.md explains the method.
    """
    tally = merged(by_first_spelling(_read(files)))
    figures = figures_of(_with_names(tally, same, without))
    if picture:
        _draw(figures, picture)
    if table:
        _write_csv(figures, table)
    if as_json:
        click.echo(msgspec.json.encode(figures))
    elif table != "-":
        _print_text(figures, language)


def _read(files: Sequence[str]) -> Iterator[Tally]:
    shelf = Shelf()
    hidden = len(files) < PROGRESS_FILES
    with click.progressbar(files, label="Reading", hidden=hidden, file=sys.stderr) as shown:
        for name in shown:
            try:
                game, events = _events(name, shelf)
            except BrokenRecord as broken:
                _fail(f"{name}, line {broken.line}: {sentence(broken.refused)}")
            except OSError as wrong:
                _fail(f"{name} cannot be read: {wrong.strerror}.")
            yield digest(game, events, shelf)


def _events(name: str, shelf: Shelf) -> tuple[str, list[Any]]:
    """The game of a record, and its events."""
    games = {name: game(shelf) for name, game in GAMES.items()}
    with click.open_file(name, "rb") as file:
        lines = list(read_lines(lines_of(cast("BinaryIO", file)), games))
    header = lines[0].said
    assert isinstance(header, Header)
    return header.game.name, [moment.event for line in lines for moment in line.moments]


def _with_names(tally: Tally, same: Iterable[str], without: Iterable[str]) -> Tally:
    for names in same:
        old, sign, new = names.partition("=")
        if not (old.strip() and sign and new.strip()):
            _fail(f"--same needs two names joined by =, not “{printable(names)}”.")
        known = {name_key(name): name for name in names_in(tally)}
        tally = renamed(tally, _found(tally, old), known.get(name_key(new), new.strip()))
    for name in without:
        tally = forgotten(tally, _found(tally, name))
    return tally


def _found(tally: Tally, name: str) -> str:
    """The spelling of a name in the records."""
    known = {name_key(each): each for each in names_in(tally)}
    if name_key(name) not in known:
        played = printable(", ".join(sorted(known.values())) or "nobody")
        _fail(f"There is no player “{printable(name)}”. The players are: {played}.")
    return known[name_key(name)]


def _print_text(figures: Figures, language: str) -> None:
    from samewave.cli.stats import print_figures  # noqa: PLC0415 - rich and Pillow load slowly

    print_figures(figures, language)


def _draw(figures: Figures, path: Path) -> None:
    from samewave.cli.stats import draw  # noqa: PLC0415 - as above

    if not figures.pairs and not figures.readers:
        _fail("There is nothing to draw: nobody chose an image or guessed a clue.")
    try:
        draw(figures).save(path, "PNG", optimize=True)
    except OSError as wrong:
        _fail(f"{path} cannot be written: {wrong.strerror}.")


def _write_csv(figures: Figures, target: str) -> None:
    text = pairs_sheet(figures)
    if target == "-":
        click.echo(text, nl=False)
        return
    try:
        Path(target).write_text(text, "utf-8")
    except OSError as wrong:
        _fail(f"{target} cannot be written: {wrong.strerror}.")


def _fail(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(FAILED)


@click.command()
@click.argument("file", type=click.File("rb"))
@click.option("--json", "as_json", is_flag=True, help="Print the final state as JSON instead.")
@click.option(
    "--judge",
    is_flag=True,
    help="Check every move by the rules, even if the record contains its events.",
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
        _print(["", f"The game is not over: {truth.phase}, waiting for {waiting}."])
