"""Cards of Compatibility in the terminal: the tray before players lock in, the results after."""

from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import replace
from rich.text import Text

from samewave.core import Seat, Value, replace_at
from samewave.games.compatibility.events import Match, RoundScored
from samewave.games.compatibility.view import Pick, View
from samewave.sentences import printable
from samewave.terminal import WIDTH, as_number, count, fit, folded, join, longest, text, together

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
            raise InputProblem("You've already matched with that image. You can't use it again.")
        if len(self.images) >= pick.images:
            raise InputProblem(
                f"Your ranking is full with {count(pick.images, 'image')}: u takes one back."
            )
        return self._with((*self.images, image))

    def double(self, image: str, pick: Pick) -> "Tray":
        """Put a double on an image, or take it back."""
        if image in self.doubled:
            return replace(self, doubled=tuple(each for each in self.doubled if each != image))
        if not pick.most_doubles:
            raise InputProblem("You can't double now.")
        if pick.most_doubles == 1:
            return replace(self, doubled=(image,))
        if len(self.doubled) >= pick.most_doubles:
            raise InputProblem(f"You can use at most {count(pick.most_doubles, 'double')}.")
        return replace(self, doubled=(*self.doubled, image))

    def move(self, image: str, place: int) -> "Tray":
        """Swap an image of the tray with the one in a place."""
        if image not in self.images or not 1 <= place <= len(self.images):
            raise InputProblem(
                f"Only images in your ranking can move, to places 1 to {len(self.images)}."
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


SIGNS = "●▲■◆★✚♥▼"
STYLES = ("red", "cyan", "green", "magenta", "yellow", "blue", "bright_red", "white")
"""Each side has a sign and a colour, so that nobody depends on colours."""

BAR_WIDTH = 30
NAME_WIDTH = 10
HIDDEN = "░"
MAX_LISTED_SIDES = 5
"""With more sides, there is no room to list the matches of each."""


def sign(side: int) -> tuple[str, str]:
    return SIGNS[side % len(SIGNS)], f"bold {STYLES[side % len(STYLES)]}"


def standings(view: View, earned: tuple[int, ...] | None = None) -> list[Text]:
    """A line for each side, and the track with its numbers."""
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
    """The numbers on the spaces, with the pawns above them."""
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
    share = view.sides[side].space * BAR_WIDTH // len(view.table.track)
    return [("━" * share, sign(side)[1]), ("─" * (BAR_WIDTH - share), "dim")]


def _next(view: View, side: int) -> str:
    """How many images the side picks next, and how many doubles it has left."""
    seat = view.table.sides[side][0]
    picks = view.seats[seat].images_to_pick
    left = view.sides[side].doubles_left
    doubles = f", x2: {left}" if left else ""
    return f"  picks {picks}{doubles}" if picks else "  at the end"


def revealed_cards(
    view: View, scored: RoundScored, names: Mapping[str, str], theme: str, beat: int
) -> tuple[Text, ...]:
    """The table after some steps of the reveal; after the last one, with points and standings."""
    turned = {(seat, turn.place) for turn in scored.turns[:beat] for seat in turn.seats}
    shown = [match for turn in scored.turns[:beat] for match in turn.matches]
    lines = [text(), join("Theme: ", (theme, "bold magenta")), text(), _places(scored)]
    for side, seats in enumerate(view.table.sides):
        lines += [_row(view, scored, names, seat, side, turned, shown) for seat in seats]
    lines.append(text())
    if beat < len(scored.turns):
        return (*lines, *(_match_line(match, names) for match in shown[-4:]))
    return (*lines, *_matches_by_side(view, scored, names), *standings(view, scored.points))


def _width(scored: RoundScored) -> int:
    return (WIDTH - NAME_WIDTH - 2) // max(1, _most(scored))


def _most(scored: RoundScored) -> int:
    return max((len(ranking.images) for ranking in scored.rankings if ranking), default=1)


def _places(scored: RoundScored) -> Text:
    width = _width(scored)
    heads = "".join(fit(f" {place}", width) for place in range(1, _most(scored) + 1))
    return text(" " * (NAME_WIDTH + 2) + heads, "dim")


def _row(
    view: View,
    scored: RoundScored,
    names: Mapping[str, str],
    seat: Seat,
    side: int,
    turned: set[tuple[Seat, int]],
    shown: list[Match],
) -> Text:
    ranking, width = scored.rankings[seat], _width(scored)
    parts = [sign(side), (fit(f" {printable(view.table.names[seat])}", NAME_WIDTH + 1), "")]
    for place, image in enumerate(ranking.images if ranking else ()):
        if (seat, place) not in turned:
            parts.append((fit(f" {HIDDEN * 5}", width), "dim"))
            continue
        mark, style = _mark(image, seat, shown)
        assert ranking is not None, "images come from a ranking"
        double = "×2" if image in ranking.double else ""  # noqa: RUF001
        parts.append((fit(f"{mark}{double}{names.get(image, image)}", width - 1) + " ", style))
    return join(*parts)


def _mark(image: str, seat: Seat, shown: list[Match]) -> tuple[str, str]:
    """A filled dot for a direct match, an empty one for an indirect match."""
    mine = [match for match in shown if match.image == image and seat in match.seats]
    if any(match.direct for match in mine):
        return "●", "bold green"
    return ("○", "bold yellow") if mine else (" ", "")


def _match_line(match: Match, names: Mapping[str, str]) -> Text:
    kind = "direct" if match.direct else "indirect"
    image = names.get(match.image, match.image)
    doubled = ", doubled" if match.doubled else ""
    return join(
        sign(match.side), f" {image}: {kind} match{doubled}, {count(match.points, 'point')}"
    )


def _matches_by_side(view: View, scored: RoundScored, names: Mapping[str, str]) -> list[Text]:
    """The matches and points of each side, unless there are many sides."""
    lines = []
    if len(view.table.sides) > MAX_LISTED_SIDES:
        return []
    for side in range(len(view.table.sides)):
        mine = [m for turn in scored.turns for m in turn.matches if m.side == side]
        parts = [
            (f"{'●' if m.direct else '○'} {names.get(m.image, m.image)} {m.points}", "")
            for m in mine
        ]
        joined: list[tuple[str, str]] = []
        for part in parts:
            joined += [part, (" + ", "dim")]
        if joined:
            lines.append(join(sign(side), " ", *joined[:-1]))
    return [*lines, text()] if lines else [text("No matches this round.", "dim"), text()]
