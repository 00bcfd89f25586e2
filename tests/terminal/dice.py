"""`samewave play` with bots that move at random: quick, and independent of bots' knowledge."""

from functools import partial
from random import Random
from typing import Any
from unittest.mock import patch

from samewave.bots import Character, PlannedMove
from samewave.bots.simple import any_move
from samewave.cli import main
from samewave.games.compatibility.events import Choose
from samewave.games.samegame.events import Point, WriteClue
from samewave.games.samegame.rules import INVENTED
from samewave.packs import Shelf

SECONDS = 0.5


class DiceBot:
    """It takes nothing back, and points where somebody else points."""

    def __init__(self, game: str, seed: int) -> None:
        self._any_move = partial(any_move, game)
        self._dice = Random(seed)

    def look(self, view: Any) -> None:
        pass

    def think(self, view: Any, offers: Any) -> PlannedMove | None:
        if getattr(offers, "reopen", False):
            return None
        if getattr(offers, "choose", None):
            return self._choose(view, offers.choose)
        if getattr(offers, "point", ()):
            return self._point(view, offers)
        if getattr(offers, "write_clue", False) and not offers.answer_swap:
            wanted = WriteClue(self._dice.choice(INVENTED), anyway=True)
            return None if view.mine.clue else PlannedMove(wanted, SECONDS)
        move = self._any_move(view, offers, self._dice)
        return PlannedMove(move, SECONDS) if move is not None else None

    def _choose(self, view: Any, pick: Any) -> PlannedMove:
        """From few images, so that some are shared."""
        images = [image for image in view.table.images if image not in pick.retired][:8]
        laid = tuple(self._dice.sample(images, pick.images))
        return PlannedMove(Choose(laid, laid[: pick.least_doubles]), SECONDS)

    def _point(self, view: Any, offers: Any) -> PlannedMove | None:
        fingers = [known.finger for known in view.seats if known.finger is not None]
        wanted = fingers[0] if fingers else self._dice.choice(offers.point)
        mine = view.seats[view.seat].finger
        return None if mine == wanted else PlannedMove(Point(wanted), SECONDS)


def make_dice_bot(game: str, _: Shelf, character: Character) -> DiceBot:
    return DiceBot(game, character.seed)


if __name__ == "__main__":
    with patch("samewave.terminal.session.make_bot", make_dice_bot):
        main(prog_name="samewave")
