"""The reference: plays games through the rules; the fast path must give equal rows.

Bots are played here too, because they need the full rules.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from samewave.bots import Character, make_bot
from samewave.core import AnyGame, Chance, Seat
from samewave.lab import fast_module, reference_module
from samewave.lab.fast import (
    BOT_SEED,
    CHAIRS,
    FIRST_OPENER,
    below,
    game_key,
    random_bits,
)
from samewave.lab.plan import Bots, Plan
from samewave.lab.run import Trace
from samewave.packs import Shelf

MoveSource: TypeAlias = Callable[[Any], Iterable[tuple[Seat, Any]]]
"""A function that returns the next moves for a state, in order."""

SHELF = Shelf()


class TracedChance(Chance):
    """Chance that draws the same numbers as the fast path wherever the fast path draws one."""

    __slots__ = ("_key",)

    def __init__(self, key: np.uint64) -> None:
        super().__init__(int(key))
        self._key = key

    def below(self, limit: int, *question: str | int) -> int:
        match question:
            case ("first",):
                return below(limit, self._key, 0, 0, FIRST_OPENER)
            case ("chairs", int(last)):
                return below(limit, self._key, 0, last, CHAIRS)
            case _:
                return super().below(limit, *question)


def play_games(plan: Plan, block: int, games: range, trace: Trace) -> NDArray[Any]:
    """Play games of a block and return their rows; fill `trace` as the fast path does."""
    module = reference_module(plan.game)
    rows = np.zeros(len(games), fast_module(plan.game).ROW)
    crowd = None if isinstance(plan.people, Bots) else module.crowd_of(plan, block)
    for index, number in enumerate(games):
        row, key = rows[index], np.uint64(game_key(np.uint64(plan.seed), number))
        row["game"] = number
        moves = crowd(key) if crowd else bot_moves(plan, module.GAME, key, module.is_secret)
        module.play_game(plan, key, moves, row, trace[index])
    return rows


def bot_moves(
    plan: Plan, game: AnyGame, key: np.uint64, is_secret: Callable[[Any], bool]
) -> MoveSource:
    """Seat new bots for one game; the bot with the shortest thinking time moves first.

    Secret moves give the other bots no information, so these need not think again after one.
    """
    assert isinstance(plan.people, Bots)
    seeds = [int(random_bits(key, 0, seat, BOT_SEED)) for seat in range(plan.players)]
    characters = [Character(seed, plan.people.strength) for seed in seeds]
    seated = [make_bot(plan.game, SHELF, character) for character in characters]

    def moves(state: Any) -> Iterator[tuple[Seat, Any]]:
        thoughts = {}
        for seat in state.waiting_for:
            thought = seated[seat].think(game.view(state, seat), game.offers(state, seat))
            if thought:
                thoughts[seat] = thought
        fastest, *others = sorted(thoughts, key=lambda seat: thoughts[seat].seconds)
        yield fastest, thoughts[fastest].move
        if is_secret(thoughts[fastest].move):
            for seat in others:
                if not is_secret(thoughts[seat].move):
                    return
                yield seat, thoughts[seat].move

    return moves
