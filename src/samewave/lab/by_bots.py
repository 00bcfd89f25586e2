"""Bots at the rules' library: whoever has thought first moves first, and nobody waits."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from samewave.bots import Character, Thought, make_bot
from samewave.core import AnyGame, Seat
from samewave.games.compatibility.moves import Choose
from samewave.lab.dice import LUCK, roll
from samewave.lab.plan import Bots, Plan
from samewave.lab.tables import COMPATIBILITY, SAMEGAME, SHELF


def seat_bots(
    plan: Plan, people: Bots, key: np.uint64
) -> Callable[[Any], Iterator[tuple[Seat, Any]]]:
    """Bots of one strength, others in every game; they say what those who are asked do now."""
    game: AnyGame = COMPATIBILITY if plan.game == "compatibility" else SAMEGAME
    seeds = [int(roll(key, 0, seat, LUCK)) for seat in range(plan.players)]
    bots = [make_bot(plan.game, SHELF, Character(seed, people.strength)) for seed in seeds]

    def moves(state: Any) -> Iterator[tuple[Seat, Any]]:
        thoughts = {}
        for seat in state.waiting_for:
            thought = bots[seat].think(game.view(state, seat), game.offers(state, seat))
            if thought:
                thoughts[seat] = thought
        quickest, *others = sorted(thoughts, key=lambda seat: thoughts[seat].seconds)
        yield quickest, thoughts[quickest].move
        if _is_secret(thoughts[quickest]):
            for seat in others:
                if not _is_secret(thoughts[seat]):
                    return
                yield seat, thoughts[seat].move

    return moves


def _is_secret(thought: Thought) -> bool:
    """A ranking without a double: nothing that others could take into account."""
    return isinstance(thought.move, Choose) and not thought.move.double
