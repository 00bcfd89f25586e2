"""A bot that throws dice: any legal move, for tests, measurements and empty chairs."""

from collections.abc import Callable
from random import Random
from typing import Any

from samewave.games.compatibility.moves import (
    Choose,
    ClaimDouble,
    Move,
    OpenTheme,
    Reopen,
    RollTheme,
    TimeUp,
)
from samewave.games.compatibility.view import Offers, Pick, View
from samewave.games.samegame import moves as samegame_moves
from samewave.games.samegame.rules import INVENTED
from samewave.games.samegame.view import Offers as SameGameOffers
from samewave.games.samegame.view import View as SameGameView


def any_compatibility_move(view: View, offers: Offers, dice: Random) -> Move | None:
    """One of the moves that are offered, or None if there is none."""
    moves: list[Move] = []
    if offers.open_theme:
        moves.append(OpenTheme(dice.choice(offers.open_theme)))
    if offers.roll_theme:
        moves.append(RollTheme())
    if offers.choose:
        moves.append(_any_ranking(view.table.images, offers.choose, dice))
    if offers.reopen:
        moves.append(Reopen())
    if offers.claim_double:
        moves.append(ClaimDouble())
    if offers.time_up:
        moves.append(TimeUp(offers.time_up))
    return dice.choice(moves) if moves else None


def _any_ranking(deck: tuple[str, ...], pick: Pick, dice: Random) -> Choose:
    images = dice.sample([image for image in deck if image not in pick.retired], pick.images)
    doubles = dice.randint(pick.least_doubles, pick.most_doubles)
    return Choose(tuple(images), tuple(dice.sample(images, doubles)))


def any_samegame_move(
    _: SameGameView, offers: SameGameOffers, dice: Random
) -> samegame_moves.Move | None:
    """One of the moves that are offered, or None if there is none."""
    moves: list[samegame_moves.Move] = []
    if offers.write_clue:
        fresh = [word for word in INVENTED if word not in offers.sent_back]
        moves.append(samegame_moves.WriteClue(dice.choice(fresh), anyway=True))
    if offers.ask_swap:
        moves.append(samegame_moves.AskSwap())
    if offers.answer_swap:
        moves.append(samegame_moves.AnswerSwap(consent=dice.random() < 0.8))
    if offers.begin_turn:
        moves.append(samegame_moves.BeginTurn())
    if offers.point:
        moves.append(samegame_moves.Point(dice.choice(offers.point)))
    if offers.reject_clue and dice.random() < 0.2:
        moves.append(samegame_moves.RejectClue())
    return dice.choice(moves) if moves else None


ANY_MOVE: dict[str, Callable[[Any, Any, Random], Any]] = {
    "compatibility": any_compatibility_move,
    "samegame": any_samegame_move,
}
"""How to throw dice in each game; in any other, by the moves that its offers list."""


def any_move(game: str, view: Any, offers: Any, dice: Random) -> Any:
    """One of the moves that are offered in that game, or None if there is none."""
    return ANY_MOVE.get(game, any_listed_move)(view, offers, dice)


def any_listed_move(_: Any, offers: Any, dice: Random) -> Any:
    """One of the whole moves in `offers.moves`, or None if there is none."""
    moves = getattr(offers, "moves", ())
    return dice.choice(moves) if moves else None
