"""Standings: how far every pawn has come, and what it must pick next."""

from collections.abc import Iterator

from rich.text import Text

from samewave.games.compatibility.view import View
from samewave.terminal.page import fit, join, longest, text
from samewave.terminal.words import together

SIGNS = "●▲■◆★✚♥▼"
STYLES = ("red", "cyan", "green", "magenta", "yellow", "blue", "bright_red", "white")
"""A side has a sign and a colour: colour is never the only sign."""

BAR = 30


def sign(side: int) -> tuple[str, str]:
    return SIGNS[side % len(SIGNS)], f"bold {STYLES[side % len(STYLES)]}"


def standings(view: View, earned: tuple[int, ...] | None = None) -> list[Text]:
    """A line for every side, and the track with its numbers."""
    names = [together(view.table.names, seats) for seats in view.table.sides]
    width = min(28, longest(names))
    lines = [
        join(
            sign(side),
            f" {fit(name, width)} ",
            _earned(earned, side),
            *_bar(view, side),
            f" {view.sides[side].space:2}/{len(view.table.track)}",
            (_next(view, side), "dim"),
        )
        for side, name in enumerate(names)
    ]
    return [*lines, text(), *track(view)]


def track(view: View) -> Iterator[Text]:
    """The numbers of the spaces, with the pawns above them."""
    spaces = view.table.track
    step = 2 if len(spaces) <= 36 else 1
    above: list[tuple[str, str]] = []
    for space in range(len(spaces) + 1):
        here = [side for side, known in enumerate(view.sides) if known.space == space]
        pawn = sign(here[0]) if len(here) == 1 else (str(len(here)), "bold") if here else (" ", "")
        above += [pawn, (" " * (step - 1), "")]
    yield join(*above)
    yield join((" " * (step - 1)).join(map(str, spaces)), " " * (step - 1), ("★ end", "yellow"))


def _earned(earned: tuple[int, ...] | None, side: int) -> tuple[str, str]:
    return ("", "") if earned is None else (f"{earned[side]:+3} ", "bold")


def _bar(view: View, side: int) -> list[tuple[str, str]]:
    share = view.sides[side].space * BAR // len(view.table.track)
    return [("━" * share, sign(side)[1]), ("─" * (BAR - share), "dim")]


def _next(view: View, side: int) -> str:
    """What the side's next round asks for, and what it can still double with."""
    seat = view.table.sides[side][0]
    picks = view.seats[seat].images_to_pick
    left = view.sides[side].doubles_left
    doubles = f", x2: {left}" if left else ""
    return f"  picks {picks}{doubles}" if picks else "  at the end"
