"""Dice for Compatibility: any move that is offered."""

from random import Random

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


def any_move(view: View, offers: Offers, dice: Random) -> Move | None:
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
