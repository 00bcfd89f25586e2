"""samewave pack: make, check, build and share packs of cards."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from samewave.core import LANGUAGES
from samewave.packs import HOUSE
from samewave.packs.build import build, cards_of, contact_page, contact_picture, to_build
from samewave.packs.check import Checked, check, check_texts
from samewave.packs.new_pack import (
    PRIVATE,
    judge_new,
    photos_of,
    read_photos,
    start_pack,
    write_deck,
)
from samewave.packs.pack import BUILT_FOLDER, Folder, PackProblem, Source, text_in
from samewave.packs.pack_file import ENDING, PackFile, wrap
from samewave.sentences import printable, sentence

UNPLAYABLE = 2
"""Exit code for packs that cannot be played or read."""

a_pack = click.argument(
    "pack", type=click.Path(exists=True, path_type=Path), default=HOUSE, metavar="[PACK]"
)
languages = click.Choice(LANGUAGES)


@click.group()
def pack() -> None:
    """Make, check, build and share packs of your own images, themes and objects.

    PACK is a folder with a pack.toml or a .samewave file. It defaults to the built-in pack.
    """


@pack.command(name="check")
@a_pack
@click.option("--strict", is_flag=True, help="Also fail on warnings.")
def check_(pack: Path, strict: bool) -> None:
    """List the problems in a PACK.

    Exits with 2 if the pack is not playable or, with --strict, if there are any warnings.
    """
    with _readable():
        checked = check(_source(pack))
    _report(checked.problems)
    if not checked.problems:
        click.echo(f"{_counted(checked)}: no problems found.")
    if not checked.playable or (strict and checked.problems):
        sys.exit(UNPLAYABLE)


@pack.command(name="build")
@a_pack
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Folder for the built images."
)
def build_(pack: Path, out: Path | None) -> None:
    """Build the changed images of a PACK for phones and screens."""
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
    help="Folder for sheet.html and sheet.png.  [default: the current folder]",
)
@click.option("--side", type=click.IntRange(80, 800), default=240, show_default=True)
@click.option("--language", type=languages, default="en", show_default=True)
@click.pass_context
def sheet(context: click.Context, pack: Path, out: Path, side: int, language: str) -> None:
    """Write a web page and a picture that show the whole PACK at a glance."""
    context.invoke(build_, pack=pack)
    with _readable():
        source = _source(pack)
        checked = check_texts(source)
        folder = _built(pack)
        manifest = build(source, checked, folder)
    cards = cards_of(checked.pack, manifest, folder)
    out.mkdir(parents=True, exist_ok=True)
    out.joinpath("sheet.html").write_text(contact_page(checked.pack, cards), "utf-8")
    contact_picture(cards, side, language).save(out / "sheet.png")
    click.echo(f"Written: {out / 'sheet.html'} and {out / 'sheet.png'}.")


@pack.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--title", help="Title of the pack.  [default: name of the folder]")
@click.option("--language", "spoken", type=languages, multiple=True, default=tuple(LANGUAGES))
def new(folder: Path, title: str | None, spoken: tuple[str, ...]) -> None:
    """Create a new pack in FOLDER, with comments that explain every setting."""
    with _readable():
        start_pack(folder, title or folder.resolve().name, spoken)
    click.echo(f"Edit {folder / 'pack.toml'}, then run: samewave pack check {folder}")


@pack.command()
@click.argument("folder", type=click.Path(exists=True, path_type=Path, file_okay=False))
@click.option(
    "--out", type=click.Path(path_type=Path), help="Folder for the deck.  [default: FOLDER-deck]"
)
@click.option("--title", help="Title of the deck.  [default: name of the folder]")
@click.option("--language", type=languages, default="en", show_default=True)
@click.option("--licence", default=PRIVATE, show_default=True, help="An SPDX expression.")
def photos(folder: Path, out: Path | None, title: str | None, language: str, licence: str) -> None:
    """Make a deck from the photos in FOLDER: rotated, cropped square, without camera metadata."""
    deck = out or folder.with_name(f"{folder.resolve().name}-deck")
    with _readable():
        judge_new(deck)
        files = photos_of(folder)
        with _bar("Reading", len(files)) as bar:
            read, problems = read_photos(files, lambda: bar.update(1))
        write_deck(read, deck, title or folder.resolve().name, language, licence)
    _report(problems)
    click.echo(f"{len(read)} images in {deck}; samewave pack check lists what is missing.")
    if problems:
        sys.exit(UNPLAYABLE)


@pack.command(name="wrap")
@a_pack
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="The file to write.")
def wrap_(pack: Path, out: Path | None) -> None:
    """Write a PACK as one .samewave file to share it."""
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
    """The checked pack; prints its errors and exits if it is not playable."""
    grave = [problem for problem in checked.problems if problem.grave]
    if grave:
        _report(grave)
        sys.exit(UNPLAYABLE)
    return checked


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except PackProblem as problem:
        _report([problem])
        sys.exit(UNPLAYABLE)
    except OSError as wrong:
        click.echo(f"{wrong.filename}: {wrong.strerror}.", err=True)
        sys.exit(UNPLAYABLE)


def _bar(label: str, number: int, hidden: bool = False) -> Any:
    return click.progressbar(length=number, label=label, hidden=hidden, file=sys.stderr)


def _report(problems: Iterable[PackProblem]) -> None:
    for problem in sorted(problems, key=lambda each: not each.grave):
        kind = "" if problem.grave else "warning: "
        click.echo(printable(f"{problem.where}: {kind}{sentence(problem.refused)}"), err=True)


def _counted(checked: Checked) -> str:
    pack = checked.pack
    themes = sum(len(card) for box in pack.themes for card in box.cards)
    return (
        f"{text_in('en', pack.title)}: {len(pack.images)} images, {themes} themes, "
        f"{len(pack.objects)} objects"
    )
