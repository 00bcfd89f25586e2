"""The share picture: how a game ended, at a glance, for sending to friends."""

from collections.abc import Callable, Sequence
from math import pi, sin
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PIL import Image

from samewave.affinity import Figures
from samewave.affinity.figures import PairFigures
from samewave.core import GameSummary, Value
from samewave.core.languages import read_texts
from samewave.core.values import ThemeCard
from samewave.games.samegame.narration import SameGameSummary
from samewave.picture import At, Canvas, Font, scaled_to


class PictureTexts(Value, frozen=True):
    """The texts of one language; {names} and figures are filled in."""

    question: str
    of_hundred: str
    between: str
    laid: str
    won: str
    round: str
    rounds: str
    near: str
    level: str
    points: str
    reads: str
    results: dict[str, str]


TEXTS = read_texts(Path(__file__).parent / "texts", PictureTexts)

SIZE = 1200, 630
"""The size that sites expect of a link's preview picture."""
NIGHT = ("#0b1124", "#141d3f", "#2a2a63", "#5c3259")
PAPER, FAINT, GOLD, EMBER, RIM = "#fffbf2", "#b9c1dc", "#ffc857", "#ff7a33", "#0b1124"
SIDES = ("#f96a1e", "#4d90e6", "#ffd25e", "#a45fcb", "#58a06f", "#f8f6e6", "#91d8e1", "#e07ab0")
LEFT, MIDDLE, RIGHT, FOOT = 64, 620, 1136, 566
PANEL = (668, 64, 1136, 532)
FRIENDS = 55
"""The score from which two people on the map are joined by a line."""
IMAGES, READERS = 4, 6
"""At most so many shared images and readers of clues are shown."""

ThemeText: TypeAlias = Callable[[ThemeCard], str]
ImageOf: TypeAlias = Callable[[str], Image.Image | None]


class PictureContent(NamedTuple):
    """The content of a picture: a game, its figures, and how to look up themes and images."""

    title: str
    """The title of the game."""
    summary: GameSummary
    figures: Figures
    theme: ThemeText
    image: ImageOf
    language: str


class Drawing(NamedTuple):
    """A picture in progress, with its display font and texts."""

    canvas: Canvas
    display: Font
    texts: PictureTexts

    def title(self, at: At, text: str, size: float, colour: str, most: float) -> None:
        self.canvas.write(at, text, size, colour, "ls", most, self.display)

    def ending(self, summary: GameSummary) -> str:
        """The winners, the points and the number of rounds, where the game has them."""
        outcome, texts = summary.outcome(), self.texts
        parts = []
        if outcome.winners:
            names = listed([summary.names[seat] for seat in outcome.winners])
            parts.append(texts.won.format(names=names))
        if outcome.score is not None:
            parts.append(texts.points.format(score=outcome.score))
        if outcome.rounds:
            number = outcome.rounds
            parts.append(texts.round if number == 1 else texts.rounds.format(number=number))
        return " · ".join(parts)


def listed(names: Sequence[str]) -> str:
    """Names as one reads them aloud."""
    return " & ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def share_picture(shown: PictureContent) -> Image.Image:
    """The picture of a finished game."""
    texts, figures = TEXTS[shown.language], "0123456789&,–«»“”„"  # noqa: RUF001
    letters = "".join((shown.title, *shown.summary.names, *texts.results.values(), figures))
    canvas = Canvas(*SIZE, NIGHT[0], Font(letters))
    drawing = Drawing(canvas, Font(letters, "bricolage"), texts)
    canvas.wash(NIGHT)
    canvas.glow((900, 300), 420, (249, 106, 30), 0.28)
    _logo(canvas, (LEFT, 78), 132, 36)
    canvas.write((LEFT + 152, 78), "Samewave", 30, PAPER, "lm", font=drawing.display)
    draw = DRAWN_BY.get(shown.summary.game, draw_any_game)
    draw(drawing, shown)
    return canvas.finished()


def _logo(canvas: Canvas, at: At, width: float, height: float) -> None:
    """Two waves that start apart and become one."""
    for apart, colour in ((True, EMBER), (False, GOLD)):
        points = []
        for step in range(121):
            along = step / 120
            turned = min(1.0, max(0.0, (along - 0.18) / 0.44))
            turn = 2 * turned * turned * (3 - 2 * turned) - 1 if apart else 1
            y = at[1] - 0.4 * height * turn * sin(5 * pi * along)
            points.append((at[0] + along * width, y))
        canvas.line(points, width / 17, colour)


def draw_any_game(drawing: Drawing, shown: PictureContent) -> None:
    """The picture of a game that has none of its own: its title, its ending and its players."""
    outcome, names = shown.summary.outcome(), shown.summary.names
    winners = [names[seat] for seat in outcome.winners]
    drawing.title((LEFT, 180), shown.title, 34, GOLD, RIGHT - LEFT)
    drawing.title((LEFT, 300), listed(winners or names), 84, PAPER, RIGHT - LEFT)
    drawing.title((LEFT, 366), drawing.ending(shown.summary), 40, GOLD, RIGHT - LEFT)
    drawing.canvas.write((LEFT, FOOT), listed(names), 26, PAPER, "lm", RIGHT - LEFT)


def _draw_compatibility(drawing: Drawing, shown: PictureContent) -> None:
    """The pair that thinks most alike, the images both laid, and a map of all players."""
    canvas, texts, figures = drawing.canvas, drawing.texts, shown.figures
    drawing.title((LEFT, 172), texts.question, 34, GOLD, MIDDLE - LEFT)
    if figures.pairs:
        best = figures.pairs[0]
        score = best.score
        drawing.title((LEFT, 258), f"{best.one} & {best.other}", 72, PAPER, MIDDLE - LEFT)
        drawing.title(
            (LEFT, 322), texts.of_hundred.format(score=round(score.value)), 40, GOLD, MIDDLE - LEFT
        )
        between = texts.between.format(low=round(score.low), high=round(score.high))
        canvas.write((LEFT, 352), between, 20, FAINT, "lm", MIDDLE - LEFT)
        _shared_images(drawing, shown, best)
    _map(drawing, figures)
    canvas.write((LEFT, FOOT), drawing.ending(shown.summary), 24, PAPER, "lm", RIGHT - LEFT)


def _shared_images(drawing: Drawing, shown: PictureContent, best: PairFigures) -> None:
    """The theme that the two saw most alike, and the images both laid for it."""
    for sight in best.alike:
        both = [image for image in sight.laid[0] if image in sight.laid[1]]
        pictures = [picture for image in both[:IMAGES] if (picture := shown.image(image))]
        if pictures:
            text = drawing.texts.laid.format(theme=shown.theme(sight.theme))
            drawing.canvas.write((LEFT, 400), text, 22, PAPER, "lm", MIDDLE - LEFT)
            for place, picture in enumerate(pictures):
                left = LEFT + place * 116
                drawing.canvas.picture(picture, (left, 422, left + 104, 526), 14)
            return


def _map(drawing: Drawing, figures: Figures) -> None:
    """People who think alike are near each other. Two people are two overlapping circles."""
    canvas = drawing.canvas
    canvas.card(PANEL, (11, 17, 36, 120), 28, (255, 255, 255, 40))
    left, top, right, foot = PANEL
    middle = (left + right) / 2, (top + foot) / 2
    if len(figures.people) <= 2:
        _circles(drawing, figures, middle)
        return
    points = scaled_to(figures.places.values(), 320)
    at = {
        name: (middle[0] + x, middle[1] - 14 + y)
        for name, (x, y) in zip(figures.places, points, strict=True)
    }
    for pair in reversed(figures.pairs):
        if pair.score.value >= FRIENDS and pair.one in at and pair.other in at:
            width = 2 + (pair.score.value - FRIENDS) / 4
            canvas.line([at[pair.one], at[pair.other]], width, (255, 200, 87, 170))
    for place, (name, (x, y)) in enumerate(at.items()):
        canvas.dot((x, y), 20, SIDES[place % len(SIDES)], RIM)
        canvas.write((x, y + 36), name, 21, PAPER, "mm", 150)
    canvas.write((middle[0], foot - 22), drawing.texts.near, 17, FAINT, "mm", right - left - 40)


def _circles(drawing: Drawing, figures: Figures, middle: At) -> None:
    """Two circles that overlap the more, the more alike the two people think."""
    score = figures.pairs[0].score.value if figures.pairs else 50.0
    radius = 120.0
    apart = 2 * radius * (1 - score / 100)
    names = [person.name for person in figures.people]
    centres = [(middle[0] - apart / 2, middle[1]), (middle[0] + apart / 2, middle[1])]
    tones = ((249, 106, 30, 170), (77, 144, 230, 150))
    for centre, tone in zip(centres, tones, strict=False):
        drawing.canvas.dot(centre, radius, tone, (255, 255, 255, 60))
    for name, (x, _), side in zip(names, centres, (-1, 1), strict=False):
        drawing.canvas.write(
            (x + side * radius / 3, middle[1] + radius + 40), name, 26, PAPER, "mm", 200
        )
    drawing.canvas.write(middle, f"{score:.0f}", 72, PAPER, "mm", font=drawing.display)


def _draw_samegame(drawing: Drawing, shown: PictureContent) -> None:
    """The medal of the group, and how well each player reads the others' clues."""
    canvas, texts, summary = drawing.canvas, drawing.texts, shown.summary
    assert isinstance(summary, SameGameSummary)
    level = texts.level.format(title=shown.title, level=summary.level)
    drawing.title((LEFT, 180), level, 30, GOLD, MIDDLE - LEFT)
    drawing.title((LEFT, 290), texts.results[summary.result], 92, PAPER, MIDDLE - LEFT)
    drawing.title((LEFT, 356), texts.points.format(score=summary.score), 40, GOLD, MIDDLE - LEFT)
    canvas.write((LEFT, 410), listed(summary.names), 26, PAPER, "lm", MIDDLE - LEFT)
    left, top, right, _ = PANEL
    canvas.card(PANEL, (11, 17, 36, 120), 28, (255, 255, 255, 40))
    for place, reader in enumerate(shown.figures.readers[:READERS]):
        y = top + 58 + place * 72
        canvas.write(
            (left + 32, y), f"{reader.reader} {texts.reads} {reader.giver}", 24, PAPER, "lm", 330
        )
        canvas.card((left + 32, y + 18, right - 32, y + 28), (255, 255, 255, 40), 5)
        share = max(10.0, (right - left - 64) * reader.score.value / 100)
        canvas.card((left + 32, y + 18, left + 32 + share, y + 28), GOLD, 5)
        canvas.write(
            (right - 32, y), f"{reader.score.value:.0f}", 28, GOLD, "rm", font=drawing.display
        )


DRAWN_BY = {"compatibility": _draw_compatibility, "samegame": _draw_samegame}
"""The games with a picture of their own."""
