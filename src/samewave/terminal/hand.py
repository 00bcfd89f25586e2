"""A hand of images in numbered columns, and the tray below it."""

from collections.abc import Collection, Mapping

from rich.text import Text

from samewave.terminal.page import WIDTH, fit, join, longest
from samewave.terminal.tray import Tray

COLUMNS = 4
_NUMBER = 4
"""What stands before a name: its number and a sign."""


def grid(names: Mapping[str, str], tray: Tray, retired: Collection[str]) -> list[Text]:
    """All images in four columns; those in the tray have a sign, those that are out are faint."""
    images = list(names)
    rows = -(-len(images) // COLUMNS)
    columns = [images[start : start + rows] for start in range(0, len(images), rows)]
    widths = _widths([[names[image] for image in column] for column in columns])
    numbers = {image: number for number, image in enumerate(images, 1)}
    lines = []
    for row in range(rows):
        cells = [
            _cell(numbers[column[row]], names[column[row]], width, column[row], tray, retired)
            for column, width in zip(columns, widths, strict=True)
            if row < len(column)
        ]
        lines.append(join(*[part for cell in cells for part in cell]))
    return lines


def laid(names: Mapping[str, str], tray: Tray, places: int) -> Text:
    """The tray in one line, with its empty places."""
    width = min(30, WIDTH // max(1, places) - 3)
    parts: list[tuple[str, str]] = []
    for place in range(places):
        filled = place < len(tray.images)
        name = names.get(tray.images[place], tray.images[place]) if filled else "…"
        double = "×2 " if filled and tray.images[place] in tray.doubled else ""  # noqa: RUF001
        style = "bold green" if filled else "dim"
        parts += [(f"{place + 1} ", "bold"), (fit(double + name, width).rstrip() + "  ", style)]
    return join(*parts)


def _widths(columns: list[list[str]]) -> list[int]:
    """As wide as the names need; where all do not fit, the widest gives way."""
    widths = [longest(column) for column in columns]
    while sum(widths) + len(widths) * _NUMBER + len(widths) > WIDTH:
        widths[widths.index(max(widths))] -= 1
    return widths


def _cell(
    number: int, name: str, width: int, image: str, tray: Tray, retired: Collection[str]
) -> list[tuple[str, str]]:
    if image in tray.images:
        return [(f"{number:2} ✓", "bold green"), (f"{fit(name, width)} ", "bold green")]
    if image in retired:
        return [(f"{number:2} ", "dim"), (f"×{fit(name, width)} ", "dim strike")]  # noqa: RUF001
    return [(f"{number:2}  ", "dim"), (f"{fit(name, width)} ", "")]
