"""A drawing: what the pictures of all games have in common."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from samewave.affinity import Figures
from samewave.core import Summary
from samewave.core.cards import ThemeCard
from samewave.picture.letters import Letters
from samewave.picture.pen import At, Pen
from samewave.picture.words import Words

SIZE = 1200, 630
"""What every place that shows links wants."""
NIGHT = ("#0b1124", "#141d3f", "#2a2a63", "#5c3259")
PAPER, FAINT, GOLD, EMBER, RIM = "#fffbf2", "#b9c1dc", "#ffc857", "#ff7a33", "#0b1124"
SIDES = ("#f96a1e", "#4d90e6", "#ffd25e", "#a45fcb", "#58a06f", "#f8f6e6", "#91d8e1", "#e07ab0")
LEFT, MIDDLE, RIGHT, FOOT = 64, 620, 1136, 566
PANEL = (668, 64, 1136, 532)

ThemeText: TypeAlias = Callable[[ThemeCard], str]
ImageOf: TypeAlias = Callable[[str], Image.Image | None]


class Shown(NamedTuple):
    """What a picture is made of: a game, its figures, and how themes and images look."""

    title: str
    """What the game is called."""
    told: Summary
    figures: Figures
    theme: ThemeText
    image: ImageOf
    language: str


class Drawing(NamedTuple):
    """A picture that is being drawn, and its words."""

    pen: Pen
    display: Letters
    words: Words

    def title(self, at: At, text: str, size: float, colour: str, most: float) -> None:
        self.pen.write(at, text, size, colour, "ls", most, self.display)

    def ending(self, told: Summary) -> str:
        """Who won, the points and the number of rounds, as far as the game has them."""
        outcome, words = told.outcome(), self.words
        parts = []
        if outcome.winners:
            names = listed([told.names[seat] for seat in outcome.winners])
            parts.append(words.won.format(names=names))
        if outcome.score is not None:
            parts.append(words.points.format(score=outcome.score))
        if outcome.rounds:
            number = outcome.rounds
            parts.append(words.round if number == 1 else words.rounds.format(number=number))
        return " · ".join(parts)


def listed(names: Sequence[str]) -> str:
    """Names as they are read aloud."""
    return " & ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)
