"""A crowd at the rules' library: its choices as moves, the same that the machine code makes."""

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from samewave.core import Seat
from samewave.games.compatibility.edition import Doubling, Naming
from samewave.games.compatibility.moves import Choose, ClaimDouble, Move, OpenTheme, RollTheme
from samewave.games.compatibility.state import State
from samewave.games.samegame.moves import BeginTurn, Point, WriteClue
from samewave.games.samegame.moves import Move as SameGameMove
from samewave.games.samegame.rules import INVENTED
from samewave.games.samegame.state import State as SameGameState
from samewave.lab.dice import HASTE, SHIFT, THEME, WISH, below, roll, share
from samewave.lab.fast_same import difference
from samewave.lab.plan import Crowd, Plan

Rankings: TypeAlias = list[list[list[list[int]]]]
"""By theme, side and member: images, the strongest association first."""


def play_round(
    plan: Plan, rankings: Rankings, key: np.uint64, state: State
) -> Iterator[tuple[Seat, Move]]:
    """All moves of a round, from the question for its theme."""
    turn, table = state.rounds, state.table
    theme = below(len(rankings), key, turn, 0, THEME)
    shift = below(len(table.sides), key, turn, 0, SHIFT)
    yield state.opener, _open(state)
    doublers = _doublers(plan, key, state)
    if table.doubling is Doubling.CLAIMED_TOKEN:
        yield from ((seat, ClaimDouble()) for seat in doublers)
    for seat in filter(state.is_playing, range(plan.players)):
        side = table.side_of[seat]
        mind = rankings[theme][(side + shift) % len(table.sides)]
        order = mind[table.sides[side].index(seat)]
        images = _best(order, state.images_to_pick(seat), state.retired[seat])
        yield seat, Choose(images, images[:1] if seat in doublers else ())


def _open(state: State) -> Move:
    if state.table.edition.naming is Naming.ROLLED:
        return RollTheme()
    return OpenTheme(state.open_numbers[0])


def _best(order: list[int], images: int, retired: tuple[str, ...]) -> tuple[str, ...]:
    if not retired:
        return tuple(map(str, order[:images]))
    return tuple([image for image in map(str, order) if image not in retired][:images])


def _doublers(plan: Plan, key: np.uint64, state: State) -> list[Seat]:
    """Who doubles its first image: the quickest with a token, or all whose cards reach."""
    assert isinstance(plan.people, Crowd)
    if state.table.doubling is Doubling.NONE or state.playoff:
        return []
    bold, turn, left = plan.people.boldness, state.rounds, list(state.doubles)
    doublers = []
    for seat in range(plan.players):
        purse = state.purse_of(seat)
        willing = share(key, turn, seat, WISH) <= bold and seat != state.referent
        if willing and left[purse]:
            left[purse] -= 1
            doublers.append(seat)
    if state.table.doubling is Doubling.HIDDEN_CARDS:
        return doublers
    return sorted(doublers, key=lambda seat: roll(key, turn, seat, HASTE))[:1]


def lift_cups(
    plan: Plan, key: np.uint64, state: SameGameState
) -> Iterator[tuple[Seat, SameGameMove]]:
    """Clues that mean nothing, and cups in the order in which the group sees differences."""
    match state.phase:
        case "writing":
            yield from (
                (seat, WriteClue(INVENTED[seat], anyway=True)) for seat in state.waiting_for
            )
        case "ready":
            yield state.active, BeginTurn()
        case _:
            cup = _next_cup(plan, key, state)
            yield next(seat for seat in state.guessers if not state.fingers[seat]), Point(cup)


def _next_cup(plan: Plan, key: np.uint64, state: SameGameState) -> str:
    assert isinstance(plan.people, Crowd)
    clarity, trap = plan.people.clarity, state.trap_of(state.active)
    others = [criterion for criterion in state.table.criteria if criterion != trap]
    seems = {
        criterion: difference(clarity, key, len(state.turns), number)
        for number, criterion in enumerate((trap, *others))
    }
    return max(state.cups, key=seems.__getitem__)
