"""Dice for The Same Game: any move that is offered."""

from random import Random

from samewave.games.samegame.moves import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Move,
    Point,
    RejectClue,
    WriteClue,
)
from samewave.games.samegame.rules import INVENTED
from samewave.games.samegame.view import Offers, View


def any_move(_: View, offers: Offers, dice: Random) -> Move | None:
    """One of the moves that are offered, or None if there is none."""
    moves: list[Move] = []
    if offers.write_clue:
        fresh = [word for word in INVENTED if word not in offers.sent_back]
        moves.append(WriteClue(dice.choice(fresh), anyway=True))
    if offers.ask_swap:
        moves.append(AskSwap())
    if offers.answer_swap:
        moves.append(AnswerSwap(consent=dice.random() < 0.8))
    if offers.begin_turn:
        moves.append(BeginTurn())
    if offers.point:
        moves.append(Point(dice.choice(offers.point)))
    if offers.reject_clue and dice.random() < 0.2:
        moves.append(RejectClue())
    return dice.choice(moves) if moves else None
