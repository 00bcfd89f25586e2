"""The picture of samewave stats: a matrix of all pairs, and a map of who thinks alike."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image

from samewave.affinity.figures import Figures
from samewave.affinity.scores import Score
from samewave.picture.drawing import Canvas, Font, scaled_to
from samewave.terminal.texts import count

PAPER, SURFACE, INK, FAINT, LINE = "#F6ECD8", "#FFFBF2", "#1B2244", "#565B7C", "#D9C7A4"
COLD, WARM = (77, 144, 230), (249, 106, 30)
"""Colours for scores far below and far above strangers; strangers have the surface's colour."""
SIDE, MARGIN, GAP = 720, 40, 40
HEAD, CELL, NAME = 96, 96, 150
INTERVAL_CELL = 60
"""Cells narrower than this show no interval."""
STRANGERS, FRIENDS = 50, 60
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
    legend = "50: two strangers, 100: they think identically"
    if _has_intervals(len(names)):
        legend += "; below, the interval that holds the truth nine times in ten"
    canvas.write((left, HEAD + MARGIN + SIDE + SMALL), legend, SMALL, FAINT, "la", SIDE)


def _matrix_of_readers(canvas: Canvas, left: float, figures: Figures) -> None:
    scores = {(each.giver, each.reader): each.score for each in figures.readers}
    names = sorted({name for pair in scores for name in pair})
    _matrix(canvas, left, names, lambda giver, reader: scores.get((giver, reader)), _beyond_chance)
    legend = "Writers (left) and readers (top) of clues: 0 is chance, 100 is without a mistake"
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
    legend = f"Close means alike; lines join pairs with a score of {FRIENDS} or more"
    canvas.write((left, top + SIDE + SMALL), legend, SMALL, FAINT, "la", SIDE)
