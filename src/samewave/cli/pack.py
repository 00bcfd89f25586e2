"""samewave pack: make, check and pass on what is printed on the cards."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from samewave.core import LANGUAGES
from samewave.packs import HOUSE
from samewave.packs.build import BUILT_FOLDER, build, to_build
from samewave.packs.check import Checked, check, check_texts
from samewave.packs.contact_sheet import cards_of, page, picture
from samewave.packs.new_pack import (
    PRIVATE,
    judge_new,
    photos_of,
    read_photos,
    start_pack,
    write_deck,
)
from samewave.packs.pack import Problem
from samewave.packs.pack_file import ENDING, PackFile, wrap
from samewave.packs.source import Folder, Source
from samewave.sentences import printable, sentence

WRONG = 2
"""Exit code for a pack with which nobody can play, or which cannot be read."""

a_pack = click.argument(
    "pack", type=click.Path(exists=True, path_type=Path), default=HOUSE, metavar="[PACK]"
)
languages = click.Choice(LANGUAGES)


@click.group()
def pack() -> None:
    """Make, check and pass on packs: images, themes and objects of your own.

    PACK is a folder with a pack.toml, or a .samewave file; without it, the pack of the house.
    """


@pack.command(name="check")
@a_pack
@click.option("--strict", is_flag=True, help="Fail on what should be better, too.")
def check_(pack: Path, strict: bool) -> None:
    """Say what is wrong with a PACK, and where.

    Ends with 2 if nobody can play with it, or, with --strict, if anything can be better.
    """
    with _readable():
        checked = check(_source(pack))
    _report(checked.problems)
    if not checked.problems:
        click.echo(f"{_counted(checked)}: nothing is wrong.")
    if not checked.playable or (strict and checked.problems):
        sys.exit(WRONG)


@pack.command(name="build")
@a_pack
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Where to build.")
def build_(pack: Path, out: Path | None) -> None:
    """Compile the pictures of a PACK for phones and screens, those that changed."""
    with _readable():
        source = _source(pack)
        checked = _playable(check_texts(source))
        folder = out or _built(pack)
        number = len(to_build(source, checked, folder))
        with _bar("Building", len(checked.pack.images), hidden=not number) as bar:
            manifest = build(source, checked, folder, lambda: bar.update(1))
    click.echo(f"{len(manifest.images)} images in {folder}, {number} of them built now.")


@pack.command()
@a_pack
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="Folder for sheet.html and sheet.png; the current one if not given.",
)
@click.option("--side", type=click.IntRange(80, 800), default=240, show_default=True)
@click.option("--language", type=languages, default="en", show_default=True)
@click.pass_context
def sheet(context: click.Context, pack: Path, out: Path, side: int, language: str) -> None:
    """Write a page and a picture on which to look at a whole PACK."""
    context.invoke(build_, pack=pack)
    with _readable():
        source = _source(pack)
        checked = check_texts(source)
        folder = _built(pack)
        manifest = build(source, checked, folder)
    cards = cards_of(checked.pack, manifest, folder)
    out.mkdir(parents=True, exist_ok=True)
    out.joinpath("sheet.html").write_text(page(checked.pack, cards), "utf-8")
    picture(cards, side, language).save(out / "sheet.png")
    click.echo(f"Look at {out / 'sheet.html'} and {out / 'sheet.png'}.")


@pack.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--title", help="What people call it; the folder's name if not given.")
@click.option("--language", "spoken", type=languages, multiple=True, default=tuple(LANGUAGES))
def new(folder: Path, title: str | None, spoken: tuple[str, ...]) -> None:
    """Begin a pack in a FOLDER, with everything explained that can stand in it."""
    with _readable():
        start_pack(folder, title or folder.resolve().name, spoken)
    click.echo(f"Go on in {folder / 'pack.toml'}, then: samewave pack check {folder}")


@pack.command()
@click.argument("folder", type=click.Path(exists=True, path_type=Path, file_okay=False))
@click.option("--out", type=click.Path(path_type=Path), help="Where to; FOLDER-deck if not given.")
@click.option("--title", help="What people call the deck; the folder's name if not given.")
@click.option("--language", type=languages, default="en", show_default=True)
@click.option("--licence", default=PRIVATE, show_default=True, help="An SPDX expression.")
def photos(folder: Path, out: Path | None, title: str | None, language: str, licence: str) -> None:
    """Make a deck of the photos in a FOLDER: upright, square, without a camera's notes."""
    deck = out or folder.with_name(f"{folder.resolve().name}-deck")
    with _readable():
        judge_new(deck)
        files = photos_of(folder)
        with _bar("Reading", len(files)) as bar:
            read, problems = read_photos(files, lambda: bar.update(1))
        write_deck(read, deck, title or folder.resolve().name, language, licence)
    _report(problems)
    click.echo(f"{len(read)} images in {deck}; samewave pack check tells what is missing.")
    if problems:
        sys.exit(WRONG)


@pack.command(name="wrap")
@a_pack
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="The file to write.")
def wrap_(pack: Path, out: Path | None) -> None:
    """Write a PACK as one .samewave file, to pass it on."""
    with _readable():
        source = _source(pack)
        checked = _playable(check(source))
        file = out or Path(f"{checked.pack.id}{ENDING}")
        with _bar("Wrapping", len(checked.pack.images)) as bar:
            data = wrap(source, checked, lambda: bar.update(1))
    file.write_bytes(data)
    click.echo(f"{_counted(checked)} in {file}, {len(data) / 1e6:.1f} MB.")


def _source(pack: Path) -> Source:
    return Folder(pack) if pack.is_dir() else PackFile.of_file(pack)


def _built(pack: Path) -> Path:
    return pack / BUILT_FOLDER if pack.is_dir() else pack.with_suffix(".built")


def _playable(checked: Checked) -> Checked:
    """The pack, or the end with all that is wrong."""
    grave = [problem for problem in checked.problems if problem.grave]
    if grave:
        _report(grave)
        sys.exit(WRONG)
    return checked


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except Problem as problem:
        _report([problem])
        sys.exit(WRONG)
    except OSError as wrong:
        click.echo(f"{wrong.filename}: {wrong.strerror}.", err=True)
        sys.exit(WRONG)


def _bar(label: str, number: int, hidden: bool = False) -> Any:
    return click.progressbar(length=number, label=label, hidden=hidden, file=sys.stderr)


def _report(problems: Iterable[Problem]) -> None:
    for problem in sorted(problems, key=lambda each: not each.grave):
        kind = "" if problem.grave else "could be better: "
        click.echo(printable(f"{problem.where}: {kind}{sentence(problem.refused)}"), err=True)


def _counted(checked: Checked) -> str:
    pack = checked.pack
    themes = sum(len(card) for box in pack.themes for card in box.cards)
    return (
        f"{pack.title.say('en')}: {len(pack.images)} images, {themes} themes, "
        f"{len(pack.objects)} objects"
    )
