"""The share picture: how a game ended, at a glance, to be sent to friends."""

from math import pi, sin

from PIL import Image

from samewave.core.parts import part_for
from samewave.games import GAMES
from samewave.picture.drawing import (
    EMBER,
    FOOT,
    GOLD,
    LEFT,
    NIGHT,
    PAPER,
    RIGHT,
    SIZE,
    Drawing,
    Shown,
    listed,
)
from samewave.picture.letters import Letters
from samewave.picture.pen import At, Pen
from samewave.picture.words import WORDS


def share_picture(shown: Shown) -> Image.Image:
    """The picture of a finished game."""
    words = WORDS[shown.language]
    text = "".join((shown.title, *shown.told.names, *words.results.values(), *"0123456789&,–«»“”„"))  # noqa: RUF001
    pen = Pen(*SIZE, NIGHT[0], Letters(text))
    drawing = Drawing(pen, Letters(text, "bricolage"), words)
    pen.wash(NIGHT)
    pen.glow((900, 300), 420, (249, 106, 30), 0.28)
    _sign(pen, (LEFT, 78), 132, 36)
    pen.write((LEFT + 152, 78), "Samewave", 30, PAPER, "lm", letters=drawing.display)
    draw = _DRAWN_BY.get(shown.told.game, draw_any_game)
    draw(drawing, shown)
    return pen.finished()


def draw_any_game(drawing: Drawing, shown: Shown) -> None:
    """The picture of a game that has none of its own: its name, how it ended, and who played."""
    pen, outcome = drawing.pen, shown.told.outcome()
    winners = [shown.told.names[seat] for seat in outcome.winners]
    drawing.title((LEFT, 180), shown.title, 34, GOLD, RIGHT - LEFT)
    drawing.title((LEFT, 300), listed(winners or shown.told.names), 84, PAPER, RIGHT - LEFT)
    drawing.title((LEFT, 366), drawing.ending(shown.told), 40, GOLD, RIGHT - LEFT)
    pen.write((LEFT, FOOT), listed(shown.told.names), 26, PAPER, "lm", RIGHT - LEFT)


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


_DRAWN_BY = {game: draw for game in GAMES if (draw := part_for("samewave.picture", game, "draw"))}
"""The games with a picture of their own: `picture.<game>` draws it."""
