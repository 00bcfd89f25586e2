"""The hot seat: one keyboard that goes round the table, with a clear screen between players."""

from collections.abc import Iterator
from typing import Any, BinaryIO

import click

from samewave.core import AnyGame, Chance, Refused, Seat, Step, apply, story
from samewave.core.record import write_move
from samewave.games.compatibility.edition import EDITIONS, Mode
from samewave.games.compatibility.moves import Choose, ClaimDouble, Move, OpenTheme, RollTheme
from samewave.games.compatibility.view import Offers, Pick, View
from samewave.packs import Shelf
from samewave.sentences import printable, sentence

CLAIM = "claim"
COLUMNS = 4
DOUBLE = "*"


class HotSeat:
    """A game of Compatibility at one keyboard; every move is written down at once."""

    def __init__(
        self, game: AnyGame, state: Any, chance: Chance, shelf: Shelf, record: BinaryIO | None
    ) -> None:
        self._game, self._state, self._chance, self._record = game, state, chance, record
        self._shelf = shelf

    def play(self) -> None:
        """Ask whoever the game waits for, until it is over."""
        while self._state.waiting_for:
            self._ask(self._state.waiting_for[0])

    def _ask(self, seat: Seat) -> None:
        """One move of a seat, asked for until it is legal."""
        view = self._game.view(self._state, seat)
        if view.theme is not None and view.claimed_by != seat:
            click.pause(f"\n{view.table.names[seat]}, take the keyboard alone and press a key.")
            click.clear()
        offers = self._game.offers(self._state, seat)
        for line in _situation(view, offers, seat, self._theme(view)):
            click.echo(line)
        while True:
            move = _read_move(view, offers)
            try:
                step = apply(self._game, self._state, seat, move, self._chance)
            except Refused as refused:
                click.echo(sentence(refused))
                continue
            if not isinstance(move, Choose) or click.confirm(_read_back(move), default=True):
                return self._go_on(seat, move, step)

    def _theme(self, view: View) -> str:
        """What stands on the theme card, in English."""
        if view.theme is None:
            return ""
        edition = EDITIONS[view.table.edition, Mode(view.table.mode)]
        return self._shelf.theme(
            view.table.themes, edition.themes_on_a_card, view.theme.card, view.theme.number
        ).say("en")

    def _go_on(self, seat: Seat, move: Move, step: Step[Any, Any]) -> None:
        before = self._state
        self._state, events = step
        if self._record:
            self._record.write(write_move(seat, move, events))
            self._record.flush()
        if isinstance(move, Choose):
            click.clear()
        for line in story(self._game, events, before):
            click.echo(printable(line))


def _situation(view: View, offers: Offers, seat: Seat, theme: str) -> Iterator[str]:
    """What a player must know before it types."""
    name = view.table.names[seat]
    if offers.roll_theme:
        yield f"{name} rolls the die."
    if offers.open_theme:
        yield f"{name} calls a number: {', '.join(map(str, offers.open_theme))}."
    if offers.choose:
        yield from _choosing(view, theme, offers.choose, name)
    if offers.claim_double:
        yield f'Type "{CLAIM}" to claim your x2 token.'


def _choosing(view: View, theme: str, pick: Pick, name: str) -> Iterator[str]:
    yield f"{name}, the theme is: {theme}"
    if view.referent is not None:
        yield f"Everybody tries to match {view.table.names[view.referent]}."
    yield ""
    yield from _image_table(view.table.images, pick.retired)
    yield ""
    yield f"Pick {pick.images}, strongest first, by number or name."
    if pick.least_doubles:
        yield f"Put {DOUBLE} behind the image on which your token lies."
    elif pick.most_doubles:
        yield f"Put {DOUBLE} behind an image to double it, at most {pick.most_doubles} times."


def _image_table(images: tuple[str, ...], retired: tuple[str, ...]) -> Iterator[str]:
    cells = [
        f"{number:3} {'(out)' if image in retired else image}"
        for number, image in enumerate(images, 1)
    ]
    width = max(map(len, cells)) + 2
    rows = -(-len(cells) // COLUMNS)
    for row in range(rows):
        yield "".join(f"{cell:{width}}" for cell in cells[row::rows]).rstrip()


def _read_move(view: View, offers: Offers) -> Move:
    if offers.roll_theme:
        click.pause("Press a key to roll.")
        return RollTheme()
    if offers.open_theme:
        return OpenTheme(click.prompt("Number", type=int))
    typed = click.prompt("Images").replace(",", " ").split()
    if typed == [CLAIM]:
        return ClaimDouble()
    names = [_image(word.removesuffix(DOUBLE), view.table.images) for word in typed]
    doubled = [image for image, word in zip(names, typed, strict=True) if word.endswith(DOUBLE)]
    return Choose(tuple(names), tuple(doubled))


def _read_back(move: Choose) -> str:
    ranking = ", ".join(f"{image} x2" if image in move.double else image for image in move.images)
    return f"Lock in {ranking}?"


def _image(word: str, images: tuple[str, ...]) -> str:
    """An image by its number in the list, or as it was typed."""
    if word.isdecimal() and 0 < int(word) <= len(images):
        return images[int(word) - 1]
    return word.lower() if word.lower() in images else word
