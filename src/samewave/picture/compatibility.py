"""The picture of a game of Compatibility: who thinks alike."""

from samewave.affinity import Figures
from samewave.affinity.figures import PairFigures
from samewave.picture.drawing import (
    FAINT,
    FOOT,
    GOLD,
    LEFT,
    MIDDLE,
    PANEL,
    PAPER,
    RIGHT,
    RIM,
    SIDES,
    Drawing,
    Shown,
)
from samewave.picture.pen import At, spread

FRIENDS = 55
IMAGES = 4


def draw(drawing: Drawing, shown: Shown) -> None:
    """The pair that thinks most alike, what both laid, and how near all are to each other."""
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
    pen.write((LEFT, FOOT), drawing.ending(shown.told), 24, PAPER, "lm", RIGHT - LEFT)


def _same_idea(drawing: Drawing, shown: Shown, best: PairFigures) -> None:
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


def _map(drawing: Drawing, figures: Figures) -> None:
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


def _circles(drawing: Drawing, figures: Figures, middle: At) -> None:
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
