"""The tray: a player's ranking before it is locked in, how it is typed, and how it is drawn."""

from collections.abc import Collection, Mapping

from msgspec.structs import replace
from rich.text import Text

from samewave.core import Value, replace_at
from samewave.games.compatibility.view import Pick
from samewave.terminal.page import WIDTH, fit, join, longest
from samewave.terminal.texts import as_number, count, folded

DOUBLE = "*"
TO_PLACE = ">"
GRID_COLUMNS = 4
_NUMBER_WIDTH = 4
"""Columns before a name, for its number and a sign."""


class InputProblem(Exception):
    """The input cannot be applied to the tray; the message says why."""


class Tray(Value, frozen=True):
    """The ranking so far, and the images that carry a double."""

    images: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()

    def undo(self) -> "Tray":
        return self._with(self.images[:-1])

    def toggle(self, image: str, pick: Pick) -> "Tray":
        """Put an image on the next free place, or take it out of the tray."""
        if image in self.images:
            return self._with(tuple(laid for laid in self.images if laid != image))
        if image in pick.retired:
            raise InputProblem("That image was part of a match and is out of the game.")
        if len(self.images) >= pick.images:
            raise InputProblem(
                f"The tray is full with {count(pick.images, 'image')}: u takes one back."
            )
        return self._with((*self.images, image))

    def double(self, image: str, pick: Pick) -> "Tray":
        """Put a double on an image, or take it back."""
        if image in self.doubled:
            return replace(self, doubled=tuple(each for each in self.doubled if each != image))
        if not pick.most_doubles:
            raise InputProblem("You cannot double now.")
        if pick.most_doubles == 1:
            return replace(self, doubled=(image,))
        if len(self.doubled) >= pick.most_doubles:
            raise InputProblem(f"You can use at most {count(pick.most_doubles, 'double')}.")
        return replace(self, doubled=(*self.doubled, image))

    def move(self, image: str, place: int) -> "Tray":
        """Swap an image of the tray with the one in a place."""
        if image not in self.images or not 1 <= place <= len(self.images):
            raise InputProblem(
                f"Only images in the tray can move, to places 1 to {len(self.images)}."
            )
        there, here = self.images[place - 1], self.images.index(image)
        return self._with(replace_at(replace_at(self.images, here, there), place - 1, image))

    def _with(self, images: tuple[str, ...]) -> "Tray":
        return Tray(images, tuple(each for each in self.doubled if each in images))


def read_images(
    typed: str, tray: Tray, pick: Pick, names: Mapping[str, str]
) -> tuple[Tray, InputProblem | None]:
    """Apply a line of numbers and names up to the first problem."""
    for word in _words(typed, names):
        try:
            tray = _read(word, tray, pick, names)
        except InputProblem as problem:
            return tray, problem
    return tray, None


def _words(typed: str, names: Mapping[str, str]) -> list[str]:
    """Split a line; names with spaces must be alone or between commas."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    return [word for part in parts for word in ([part] if _knows(part, names) else part.split())]


def _knows(word: str, names: Mapping[str, str]) -> bool:
    bare = word.removesuffix(DOUBLE)
    return any(folded(bare) in (folded(image), folded(name)) for image, name in names.items())


def _read(word: str, tray: Tray, pick: Pick, names: Mapping[str, str]) -> Tray:
    name, to_place, place = word.partition(TO_PLACE)
    if to_place:
        number = as_number(place)
        if number is None:
            raise InputProblem(f"“{word}”: the place must be a number, such as 12{TO_PLACE}1.")
        return tray.move(_image(name, names), number)
    image = _image(word.removesuffix(DOUBLE), names)
    if not word.endswith(DOUBLE):
        return tray.toggle(image, pick)
    if image not in tray.images:
        tray = tray.toggle(image, pick)
    return tray.double(image, pick)


def _image(word: str, names: Mapping[str, str]) -> str:
    """Find an image by its number, its name or the beginning of its name."""
    images = list(names)
    if word.isdecimal():
        number = as_number(word) or 0
        if 0 < number <= len(images):
            return images[number - 1]
        raise InputProblem(f"There is no image {word[:9]}: the numbers go from 1 to {len(images)}.")
    wanted = folded(word)
    same = [image for image in images if wanted in (folded(image), folded(names[image]))]
    begun = [image for image in images if wanted and folded(names[image]).startswith(wanted)]
    found = same or begun
    if len(found) == 1:
        return found[0]
    if found:
        raise InputProblem(f"“{word}” could be {', '.join(names[image] for image in found[:4])}.")
    raise InputProblem(f"No image is called “{word}”.")


def image_grid(names: Mapping[str, str], tray: Tray, retired: Collection[str]) -> list[Text]:
    """All images in four columns; images in the tray are marked, retired ones are dim."""
    images = list(names)
    rows = -(-len(images) // GRID_COLUMNS)
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


def tray_line(names: Mapping[str, str], tray: Tray, places: int) -> Text:
    """The tray in one line, including its empty places."""
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
    """Column widths for the names; if they do not fit, shrink the widest column."""
    widths = [longest(column) for column in columns]
    while sum(widths) + len(widths) * _NUMBER_WIDTH + len(widths) > WIDTH:
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
