"""samewave stats: who thinks alike, from the records of their games."""

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
from samewave.core import LANGUAGES
from samewave.core.record import BrokenRecord, Header, lines_of, read_lines
from samewave.games import GAMES
from samewave.history.export import pairs_sheet
from samewave.packs import Shelf
from samewave.sentences import printable, sentence

WRONG = 2
"""Exit code for what is no record, for an unknown name and for what cannot be written."""
MANY = 20
"""From so many files on, a bar shows how far it is."""


@click.command()
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True)
)
@click.option("--csv", "table", metavar="FILE", help='Write all pairs as CSV; "-" prints it alone.')
@click.option(
    "--picture",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.png",
    help="Draw everybody with everybody, and a map where near means alike.",
)
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@click.option(
    "--same",
    multiple=True,
    metavar="NAME=NAME",
    help="Two names of one person: the first becomes the second. May be given several times.",
)
@click.option(
    "--without",
    multiple=True,
    metavar="NAME",
    help="Leave somebody out, such as a bot. May be given several times.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="What the cards are read in.",
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
    """Say who thinks alike, from the records of one game or of many.

    Each FILE is a record as samewave play keeps it ("-" reads standard input). People of several
    files are known by their names, whatever the capitals.

    A score of 50 is what two strangers have who follow the theme as these two do, 100 is one mind;
    nine times in ten the truth lies in the interval behind it. docs/affinity.md tells how it is
    found.
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
        _tell(figures, language)


def _read(files: Sequence[str]) -> Iterator[Tally]:
    shelf = Shelf()
    hidden = len(files) < MANY
    with click.progressbar(files, label="Reading", hidden=hidden, file=sys.stderr) as shown:
        for name in shown:
            try:
                game, events = _events(name, shelf)
            except BrokenRecord as broken:
                _end(f"{name}, line {broken.line}: {sentence(broken.refused)}")
            except OSError as wrong:
                _end(f"{name} cannot be read: {wrong.strerror}.")
            yield digest(game, events, shelf)


def _events(name: str, shelf: Shelf) -> tuple[str, list[Any]]:
    """The game of a record, and all that happened in it."""
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
            _end(f"--same wants two names with = between them, not “{printable(names)}”.")
        known = {name_key(name): name for name in names_in(tally)}
        tally = renamed(tally, _found(tally, old), known.get(name_key(new), new.strip()))
    for name in without:
        tally = forgotten(tally, _found(tally, name))
    return tally


def _found(tally: Tally, name: str) -> str:
    """A name as it is spelled in the records."""
    known = {name_key(each): each for each in names_in(tally)}
    if name_key(name) not in known:
        played = printable(", ".join(sorted(known.values())) or "nobody")
        _end(f"Nobody is called “{printable(name)}” here. There played: {played}.")
    return known[name_key(name)]


def _tell(figures: Figures, language: str) -> None:
    from samewave.cli.stats_page import tell  # noqa: PLC0415 - rich loads slowly

    tell(figures, language)


def _draw(figures: Figures, path: Path) -> None:
    from samewave.cli.stats_picture import draw  # noqa: PLC0415 - so does Pillow

    if not figures.pairs and not figures.readers:
        _end("There is nothing to draw: nobody has laid an image or read a clue.")
    try:
        draw(figures).save(path, "PNG", optimize=True)
    except OSError as wrong:
        _end(f"{path} cannot be written: {wrong.strerror}.")


def _write_csv(figures: Figures, target: str) -> None:
    text = pairs_sheet(figures)
    if target == "-":
        click.echo(text, nl=False)
        return
    try:
        Path(target).write_text(text, "utf-8")
    except OSError as wrong:
        _end(f"{target} cannot be written: {wrong.strerror}.")


def _end(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(WRONG)
