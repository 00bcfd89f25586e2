"""The share picture: who thinks alike after a game, at a glance, to be sent to friends."""

from collections.abc import Callable, Sequence
from math import pi, sin
from typing import NamedTuple, TypeAlias

from PIL import Image

from samewave.affinity import Figures, ThemeCard
from samewave.affinity.figures import PairFigures
from samewave.history import Compatibility, SameGame, Told
from samewave.picture.letters import Letters
from samewave.picture.pen import At, Pen, spread
from samewave.picture.words import WORDS, Words

SIZE = 1200, 630
"""What every place that shows links wants."""
NIGHT = ("#0b1124", "#141d3f", "#2a2a63", "#5c3259")
PAPER, FAINT, GOLD, EMBER, RIM = "#fffbf2", "#b9c1dc", "#ffc857", "#ff7a33", "#0b1124"
SIDES = ("#f96a1e", "#4d90e6", "#ffd25e", "#a45fcb", "#58a06f", "#f8f6e6", "#91d8e1", "#e07ab0")
LEFT, MIDDLE, RIGHT, FOOT = 64, 620, 1136, 566
PANEL = (668, 64, 1136, 532)
FRIENDS = 55
IMAGES = 4
READERS = 6

ThemeText: TypeAlias = Callable[[ThemeCard], str]
ImageOf: TypeAlias = Callable[[str], Image.Image | None]


class Shown(NamedTuple):
    """What a picture is made of: a game, its figures, and how themes and images look."""

    told: Told
    figures: Figures
    theme: ThemeText
    image: ImageOf
    language: str


def share_picture(shown: Shown) -> Image.Image:
    """The picture of a finished game."""
    words = WORDS[shown.language]
    text = "".join((*shown.told.names, *words.results.values(), *"0123456789&,–«»“”„"))  # noqa: RUF001
    pen = Pen(*SIZE, NIGHT[0], Letters(text))
    drawing = _Drawing(pen, Letters(text, "bricolage"), words)
    pen.wash(NIGHT)
    pen.glow((900, 300), 420, (249, 106, 30), 0.28)
    _sign(pen, (LEFT, 78), 132, 36)
    pen.write((LEFT + 152, 78), "Samewave", 30, PAPER, "lm", letters=drawing.display)
    if isinstance(shown.told, SameGame):
        _same_game(drawing, shown, shown.told)
    else:
        _compatibility(drawing, shown, shown.told)
    return pen.finished()


class _Drawing(NamedTuple):
    pen: Pen
    display: Letters
    words: Words

    def title(self, at: At, text: str, size: float, colour: str, most: float) -> None:
        self.pen.write(at, text, size, colour, "ls", most, self.display)


def _sign(pen: Pen, at: At, width: float, height: float) -> None:
    """Two waves that start apart and become one."""
    for apart, colour in ((True, EMBER), (False, GOLD)):
        points = []
        for step in range(121):
            along = step / 120
            turned = min(1.0, max(0.0, (along - 0.18) / 0.44))
            turn = 2 * turned * turned * (3 - 2 * turned) - 1 if apart else 1
            y = at[1] - 0.4 * height * turn * sin(5 * pi * along)
            points.append((at[0] + along * width, y))
        pen.line(points, width / 17, colour)


def _compatibility(drawing: _Drawing, shown: Shown, told: Compatibility) -> None:
    pen, words, figures = drawing.pen, drawing.words, shown.figures
    drawing.title((LEFT, 172), words.question, 34, GOLD, MIDDLE - LEFT)
    if figures.pairs:
        best = figures.pairs[0]
        score = best.score
        drawing.title((LEFT, 258), f"{best.one} & {best.other}", 72, PAPER, MIDDLE - LEFT)
        drawing.title(
            (LEFT, 322), words.of_hundred.format(score=round(score.value)), 40, GOLD, MIDDLE - LEFT
        )
        between = words.between.format(low=round(score.low), high=round(score.high))
        pen.write((LEFT, 352), between, 20, FAINT, "lm", MIDDLE - LEFT)
        _same_idea(drawing, shown, best)
    _map(drawing, figures)
    winners = [told.names[seat] for side in told.winners for seat in told.sides[side]]
    number = len(told.rounds)
    rounds = words.round if number == 1 else words.rounds.format(number=number)
    line = f"{words.won.format(names=_listed(winners))} · {rounds}"
    pen.write((LEFT, FOOT), line, 24, PAPER, "lm", RIGHT - LEFT)


def _same_idea(drawing: _Drawing, shown: Shown, best: PairFigures) -> None:
    """The theme that the two saw most alike, and what both laid for it."""
    for sight in best.alike:
        both = [image for image in sight.laid[0] if image in sight.laid[1]]
        pictures = [picture for image in both[:IMAGES] if (picture := shown.image(image))]
        if pictures:
            text = drawing.words.laid.format(theme=shown.theme(sight.theme))
            drawing.pen.write((LEFT, 400), text, 22, PAPER, "lm", MIDDLE - LEFT)
            for place, picture in enumerate(pictures):
                left = LEFT + place * 116
                drawing.pen.picture(picture, (left, 422, left + 104, 526), 14)
            return


def _map(drawing: _Drawing, figures: Figures) -> None:
    """Near means alike; two alone are two circles that overlap as much as they agree."""
    pen = drawing.pen
    pen.card(PANEL, (11, 17, 36, 120), 28, (255, 255, 255, 40))
    left, top, right, foot = PANEL
    middle = (left + right) / 2, (top + foot) / 2
    if len(figures.people) <= 2:
        _circles(drawing, figures, middle)
        return
    at = {
        name: (middle[0] + x, middle[1] - 14 + y)
        for name, (x, y) in zip(figures.places, spread(figures.places.values(), 320), strict=True)
    }
    for pair in reversed(figures.pairs):
        if pair.score.value >= FRIENDS and pair.one in at and pair.other in at:
            width = 2 + (pair.score.value - FRIENDS) / 4
            pen.line([at[pair.one], at[pair.other]], width, (255, 200, 87, 170))
    for place, (name, (x, y)) in enumerate(at.items()):
        pen.dot((x, y), 20, SIDES[place % len(SIDES)], RIM)
        pen.write((x, y + 36), name, 21, PAPER, "mm", 150)
    pen.write((middle[0], foot - 22), drawing.words.near, 17, FAINT, "mm", right - left - 40)


def _circles(drawing: _Drawing, figures: Figures, middle: At) -> None:
    score = figures.pairs[0].score.value if figures.pairs else 50.0
    radius = 120.0
    apart = 2 * radius * (1 - score / 100)
    names = [person.name for person in figures.people]
    places = [(middle[0] - apart / 2, middle[1]), (middle[0] + apart / 2, middle[1])]
    tones = ((249, 106, 30, 170), (77, 144, 230, 150))
    for place, tone in zip(places, tones, strict=False):
        drawing.pen.dot(place, radius, tone, (255, 255, 255, 60))
    for name, (x, _), side in zip(names, places, (-1, 1), strict=False):
        drawing.pen.write(
            (x + side * radius / 3, middle[1] + radius + 40), name, 26, PAPER, "mm", 200
        )
    drawing.pen.write(middle, f"{score:.0f}", 72, PAPER, "mm", letters=drawing.display)


def _same_game(drawing: _Drawing, shown: Shown, told: SameGame) -> None:
    pen, words = drawing.pen, drawing.words
    drawing.title((LEFT, 180), words.level.format(level=told.level), 30, GOLD, MIDDLE - LEFT)
    drawing.title((LEFT, 290), words.results[told.result], 92, PAPER, MIDDLE - LEFT)
    drawing.title((LEFT, 356), words.points.format(score=told.score), 40, GOLD, MIDDLE - LEFT)
    pen.write((LEFT, 410), _listed(told.names), 26, PAPER, "lm", MIDDLE - LEFT)
    left, top, right, _ = PANEL
    pen.card(PANEL, (11, 17, 36, 120), 28, (255, 255, 255, 40))
    for place, reader in enumerate(shown.figures.readers[:READERS]):
        y = top + 58 + place * 72
        pen.write(
            (left + 32, y), f"{reader.reader} {words.reads} {reader.giver}", 24, PAPER, "lm", 330
        )
        pen.card((left + 32, y + 18, right - 32, y + 28), (255, 255, 255, 40), 5)
        share = max(10.0, (right - left - 64) * reader.score.value / 100)
        pen.card((left + 32, y + 18, left + 32 + share, y + 28), GOLD, 5)
        pen.write(
            (right - 32, y), f"{reader.score.value:.0f}", 28, GOLD, "rm", letters=drawing.display
        )


def _listed(names: Sequence[str]) -> str:
    return " & ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)
