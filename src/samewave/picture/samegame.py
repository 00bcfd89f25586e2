"""The picture of a game of The Same Game: how far the group came, and who reads whose clues."""

from samewave.games.samegame.summary import SameGame
from samewave.picture.drawing import GOLD, LEFT, MIDDLE, PANEL, PAPER, Drawing, Shown, listed

READERS = 6


def draw(drawing: Drawing, shown: Shown) -> None:
    """The medal of the group, and who reads whose clues."""
    pen, words, told = drawing.pen, drawing.words, shown.told
    assert isinstance(told, SameGame)
    level = words.level.format(title=shown.title, level=told.level)
    drawing.title((LEFT, 180), level, 30, GOLD, MIDDLE - LEFT)
    drawing.title((LEFT, 290), words.results[told.result], 92, PAPER, MIDDLE - LEFT)
    drawing.title((LEFT, 356), words.points.format(score=told.score), 40, GOLD, MIDDLE - LEFT)
    pen.write((LEFT, 410), listed(told.names), 26, PAPER, "lm", MIDDLE - LEFT)
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
