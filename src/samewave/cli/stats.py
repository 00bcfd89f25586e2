"""The output of samewave stats: tables and sentences for the terminal, or a picture."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from PIL import Image
from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from samewave.affinity.figures import Figures, PairFigures, PersonFigures
from samewave.affinity.scores import Score
from samewave.affinity.tally import ThemeAgreement
from samewave.packs import Shelf
from samewave.packs.pack import text_in
from samewave.picture import Canvas, Font, scaled_to
from samewave.sentences import printable
from samewave.terminal import CardTexts, count
from samewave.terminal.screens import make_console

LISTED_PAIRS = 5
"""For this many pairs, list themes on which they agreed and disagreed."""
LISTED_CRITERIA = 3
"""This many of the criteria that mislead readers most are listed."""
STRANGERS, FRIENDS = 50, 60
"""The scores of strangers and of friends."""


def print_figures(figures: Figures, language: str) -> None:
    """Print all figures to standard output."""
    console, texts = make_console(), _StatsTexts(language)
    for part in _parts(figures, texts):
        console.print(part)


class _StatsTexts:
    """Themes, images and criteria in the reader's language."""

    def __init__(self, language: str) -> None:
        self._shelf = Shelf()
        self._texts = CardTexts(self._shelf, language)

    def image(self, deck: str, image: str) -> str:
        return self._texts.image(deck, image)

    def criterion(self, criterion: str) -> str:
        return self._texts.criterion(criterion)

    def theme(self, agreement: ThemeAgreement) -> str:
        at = agreement.theme
        said = printable(text_in(self._texts.language, self._shelf.theme_of(at)))
        return f"“{said}”" if said else f"theme {at.number} on card {at.card + 1}"

    def alike(self, agreement: ThemeAgreement) -> str:
        """The theme, and the images that both chose."""
        one, other = agreement.laid
        shared = [self.image(agreement.deck, image) for image in one if image in other]
        return f"{self.theme(agreement)} ({', '.join(shared)})" if shared else self.theme(agreement)

    def unlike(self, agreement: ThemeAgreement) -> str:
        """The theme and, for each person, the strongest image that the other did not choose."""
        one, other = agreement.laid
        firsts = [
            next((image for image in mine if image not in yours), mine[0])
            for mine, yours in ((one, other), (other, one))
        ]
        names = " / ".join(self.image(agreement.deck, each) for each in firsts)
        return f"{self.theme(agreement)} ({names})"


def _parts(figures: Figures, texts: _StatsTexts) -> Iterator[RenderableType]:
    yield _heading(figures)
    if figures.pairs:
        yield _pairs(figures.pairs)
        yield from _alike(figures, texts)
        yield _people(figures.people, texts)
    if figures.readers:
        yield _readers(figures)
        yield from _criteria(figures, texts)


def _heading(figures: Figures) -> Text:
    played = [count(figures.games, "game")]
    played += [count(figures.rounds, "round")] if figures.rounds else []
    played += [count(figures.turns, "clue")] if figures.turns else []
    return Text(f"Who thinks alike: {', '.join(played)}", style="bold")


def _pairs(pairs: Sequence[PairFigures]) -> Table:
    caption = "Theme, Chance: images that two strangers would share because of each."
    table = Table(box=SIMPLE_HEAD, caption=caption, caption_justify="left")
    table.add_column("Pair", no_wrap=True)
    table.add_column("Score", justify="right")
    table.add_column("90%", justify="right")
    for name in ("Rounds", "Shared", "Theme", "Chance", "Direct"):
        table.add_column(name, justify="right")
    for pair in pairs:
        table.add_row(
            printable(f"{pair.one} & {pair.other}"),
            Text(f"{pair.score.value:.0f}", style=_style(pair.score)),
            _interval(pair.score),
            str(pair.rounds),
            str(pair.shared),
            f"{pair.by_theme:.1f}",
            f"{pair.by_chance:.1f}",
            str(pair.direct),
        )
    return table


def _style(score: Score) -> str:
    """Bold if the whole interval is above the score of strangers, dim if it is below."""
    if score.low > STRANGERS:
        return "bold"
    return "dim" if score.high < STRANGERS else ""


def _interval(score: Score) -> str:
    return f"{score.low:.0f}–{score.high:.0f}"  # noqa: RUF001


def _alike(figures: Figures, texts: _StatsTexts) -> Iterator[Text]:
    best = figures.best
    if best:
        sure = "it may well be another pair" if best.sure < 0.5 else "more likely than not"
        yield Text(
            printable(f"Most in common: {best.one} and {best.other}")
            + f" ({100 * best.sure:.0f}% sure, {sure})."
        )
    for pair in figures.pairs[:LISTED_PAIRS]:
        parts = [f"agreed most on {texts.alike(agreement)}" for agreement in pair.alike[:1]]
        parts += [f"disagreed most on {texts.unlike(agreement)}" for agreement in pair.unlike[:1]]
        if parts:
            yield Text(printable(f"{pair.one} & {pair.other} ") + "; ".join(parts))
    for how, agreements in (("united", figures.uniting), ("divided", figures.dividing)):
        if agreements:
            yield Text(f"The theme that {how} the table most: {texts.theme(agreements[0])}")


def _people(people: Sequence[PersonFigures], texts: _StatsTexts) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for name in ("Person", "Most alike", "Reads themes", "Signature images"):
        table.add_column(name)
    for person in people:
        images = ", ".join(
            f"{texts.image(each.deck, each.image)} ×{each.laid}"  # noqa: RUF001
            for each in person.signatures
        )
        nearest = printable(person.nearest or "")
        table.add_row(printable(person.name), nearest, _theme_style(person.theme_weight), images)
    return table


def _theme_style(weight: float | None) -> str:
    if weight is None:
        return ""
    if weight < 0.7:
        return f"freely ({weight:.1f})"
    return f"literally ({weight:.1f})" if weight > 1.4 else f"as most do ({weight:.1f})"


def _readers(figures: Figures) -> Table:
    """One row per writer of clues, one column per reader."""
    scores = {(each.giver, each.reader): each for each in figures.readers}
    names = sorted({name for pair in scores for name in pair})
    table = Table(
        box=SIMPLE_HEAD, title="How well clues are read: 0 is pure chance, 100 is no mistakes"
    )
    table.add_column("Clues of")
    for name in names:
        table.add_column(f"by {printable(name)}", justify="right")
    for giver in names:
        cells = []
        for reader in names:
            found = scores.get((giver, reader))
            cells.append(f"{found.score.value:.0f} ({found.clues})" if found else "")
        table.add_row(printable(giver), *cells)
    return table


def _criteria(figures: Figures, texts: _StatsTexts) -> Iterator[Text]:
    best = figures.readers[0]
    yield Text(
        printable(f"Best understood: {best.giver}, by {best.reader}")
        + f" ({best.score.value:.0f}, {_interval(best.score)})."
    )
    bad = [
        f"{texts.criterion(each.criterion)} (misled {each.misread} of {each.clues} readers)"
        for each in figures.criteria[:LISTED_CRITERIA]
        if each.misread
    ]
    if bad:
        yield Text(f"Often misread: {', '.join(bad)}.")


PAPER, SURFACE, INK, FAINT, LINE = "#F6ECD8", "#FFFBF2", "#1B2244", "#565B7C", "#D9C7A4"
COLD, WARM = (77, 144, 230), (249, 106, 30)
"""Colours for scores far below and far above strangers; strangers have the surface's colour."""
SIDE, MARGIN, GAP = 720, 40, 40
HEAD, CELL, NAME = 96, 96, 150
INTERVAL_CELL = 60
"""Cells narrower than this show no interval."""
FULL = 40
"""Points above or below strangers at which the colour is full; few scores go further."""
TEXT, SMALL, TITLE = 20, 14, 40

Find: TypeAlias = Callable[[str, str], Score | None]
Beyond: TypeAlias = Callable[[float], float]


def draw(figures: Figures) -> Image.Image:
    """Draw all panels that have data, side by side."""
    panels: list[Callable[[Canvas, float], None]] = []
    if figures.pairs:
        panels += [lambda canvas, left: _matrix_of_pairs(canvas, left, figures)]
    if len(figures.places) > 1 and figures.pairs:
        panels += [lambda canvas, left: _map(canvas, left, figures)]
    if figures.readers:
        panels += [lambda canvas, left: _matrix_of_readers(canvas, left, figures)]
    width = 2 * MARGIN + len(panels) * SIDE + (len(panels) - 1) * GAP
    canvas = Canvas(width, HEAD + 2 * MARGIN + SIDE + SMALL, PAPER, _font(figures))
    canvas.write((MARGIN, MARGIN), "Who thinks alike", TITLE, INK, "la")
    canvas.write((width - MARGIN, MARGIN + TITLE), _played(figures), TEXT, FAINT, "rd")
    for number, panel in enumerate(panels):
        panel(canvas, MARGIN + number * (SIDE + GAP))
    return canvas.finished()


def _font(figures: Figures) -> Font:
    """Fonts that contain the characters of all names."""
    names = [name for pair in figures.pairs for name in (pair.one, pair.other)]
    names += [name for each in figures.readers for name in (each.giver, each.reader)]
    return Font("".join(names) + "0123456789–&·,:")  # noqa: RUF001


def _played(figures: Figures) -> str:
    parts = [count(figures.games, "game")]
    parts += [count(figures.rounds, "round")] if figures.rounds else []
    parts += [count(figures.turns, "clue")] if figures.turns else []
    return " · ".join(parts)


def _matrix_of_pairs(canvas: Canvas, left: float, figures: Figures) -> None:
    scores = {frozenset((pair.one, pair.other)): pair.score for pair in figures.pairs}
    names = [person.name for person in figures.people]
    _matrix(
        canvas,
        left,
        names,
        lambda one, other: scores.get(frozenset((one, other))),
        _beyond_strangers,
    )
    legend = "50 = strangers, 100 = same brain"
    if _has_intervals(len(names)):
        legend += "; below: the true score, nine times in ten"
    canvas.write((left, HEAD + MARGIN + SIDE + SMALL), legend, SMALL, FAINT, "la", SIDE)


def _matrix_of_readers(canvas: Canvas, left: float, figures: Figures) -> None:
    scores = {(each.giver, each.reader): each.score for each in figures.readers}
    names = sorted({name for pair in scores for name in pair})
    _matrix(canvas, left, names, lambda giver, reader: scores.get((giver, reader)), _beyond_chance)
    legend = "Clue writers (left) and readers (top): 0 is pure chance, 100 is no mistakes"
    canvas.write((left, HEAD + MARGIN + SIDE + SMALL), legend, SMALL, FAINT, "la", SIDE)


def _matrix(canvas: Canvas, left: float, names: Sequence[str], find: Find, beyond: Beyond) -> None:
    """A cell for each pair, with the score as a colour and as a number."""
    top = HEAD + MARGIN
    cell = _side(len(names))
    for row, one in enumerate(names):
        across = left + NAME + (row + 0.5) * cell
        down = top + NAME / 3 + (row + 0.5) * cell
        canvas.write((across, top + NAME / 6), one, TEXT, INK, "mm", cell - 6)
        canvas.write((left + NAME - 12, down), one, TEXT, INK, "rm", NAME - 16)
        for column, other in enumerate(names):
            score = find(one, other)
            if score is not None:
                corner = (left + NAME + column * cell, top + NAME / 3 + row * cell)
                _cell(canvas, corner, cell, score, _colour(beyond(score.value)))


def _side(names: int) -> float:
    return min(CELL, (SIDE - NAME) / max(1, names))


def _has_intervals(names: int) -> bool:
    return _side(names) >= INTERVAL_CELL


def _cell(
    canvas: Canvas, corner: tuple[float, float], side: float, score: Score, colour: tuple[int, ...]
) -> None:
    left, top = corner
    canvas.card((left + 2, top + 2, left + side - 2, top + side - 2), colour, 10)
    middle = left + side / 2
    with_interval = side >= INTERVAL_CELL
    height = 0.42 if with_interval else 0.5
    canvas.write((middle, top + height * side), f"{score.value:.0f}", side / 3.2, INK)
    if with_interval:
        interval = f"{score.low:.0f}–{score.high:.0f}"  # noqa: RUF001
        canvas.write((middle, top + 0.74 * side), interval, side / 6.5, INK)


def _beyond_strangers(value: float) -> float:
    return (value - STRANGERS) / FULL


def _beyond_chance(value: float) -> float:
    return value / 100


def _colour(beyond: float) -> tuple[int, ...]:
    """Blend from cold over the surface to warm; always light enough for dark text."""
    goal = WARM if beyond > 0 else COLD
    share = 0.85 * min(1.0, abs(beyond))
    ground = tuple(int(SURFACE[at : at + 2], 16) for at in (1, 3, 5))
    return tuple(round(a + (b - a) * share) for a, b in zip(ground, goal, strict=True))


def _map(canvas: Canvas, left: float, figures: Figures) -> None:
    top, room = HEAD + MARGIN, SIDE - 160
    canvas.card((left, top, left + SIDE, top + SIDE), SURFACE, 24)
    points = scaled_to(figures.places.values(), room)
    at = {
        name: (left + SIDE / 2 + x, top + SIDE / 2 + y)
        for name, (x, y) in zip(figures.places, points, strict=True)
    }
    for pair in reversed(figures.pairs):
        if pair.score.value >= FRIENDS:
            width = (pair.score.value - FRIENDS) / 4 + 1
            canvas.line([at[pair.one], at[pair.other]], width, "#FFC857")
    for x, y in at.values():
        canvas.dot((x, y), 15, "#F96A1E", SURFACE)
    for name, (x, y) in at.items():
        canvas.write((x, y - 32), name, TEXT, INK, "mm", NAME)
    legend = f"The closer, the more alike. Lines join pairs with {FRIENDS} or more"
    canvas.write((left, top + SIDE + SMALL), legend, SMALL, FAINT, "la", SIDE)
