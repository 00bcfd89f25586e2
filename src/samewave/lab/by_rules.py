"""The same games by the rules' library: what the machine code must equal, and how bots play."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from samewave.core import Chance, Seat, apply, begin
from samewave.lab.by_bots import seat_bots
from samewave.lab.by_crowd import Rankings, lift_cups, play_round
from samewave.lab.columns import ROW, ROW_SAME
from samewave.lab.crowd import Minds
from samewave.lab.dice import CHAIRS, FIRST, below, key_of
from samewave.lab.fast import MOST_PLAYOFFS
from samewave.lab.fold import Fold, fold_same_game
from samewave.lab.plan import Bots, Plan, set_up_same_game
from samewave.lab.tables import COMPATIBILITY, SAMEGAME, begin_compatibility

Players: TypeAlias = Callable[[Any], Iterable[tuple[Seat, Any]]]
"""What those who are asked do now, in order."""

Trace: TypeAlias = NDArray[np.int16]


class Luck(Chance):
    """The lab's dice where the machine code throws them too; else any."""

    __slots__ = ("_key",)

    def __init__(self, key: np.uint64) -> None:
        super().__init__(int(key))
        self._key = key

    def below(self, limit: int, *question: str | int) -> int:
        match question:
            case ("first",):
                return below(limit, self._key, 0, 0, FIRST)
            case ("chairs", int(last)):
                return below(limit, self._key, 0, last, CHAIRS)
            case _:
                return super().below(limit, *question)


def play(plan: Plan, minds: Minds | None, games: range, trace: Trace) -> NDArray[Any]:
    """The rows of these games; `trace` takes what the machine code writes there."""
    rows = np.zeros(len(games), ROW if plan.game == "compatibility" else ROW_SAME)
    rankings: Rankings = [] if minds is None else minds.tolist()
    for place, number in enumerate(games):
        row, key = rows[place], np.uint64(key_of(np.uint64(plan.seed), number))
        row["game"] = number
        if plan.game == "compatibility":
            _play_compatibility(plan, rankings, key, Fold(plan, row, trace[place]))
        else:
            _play_same_game(plan, key, row, trace[place])
    return rows


def _play_compatibility(plan: Plan, rankings: Rankings, key: np.uint64, fold: Fold) -> None:
    chance = Luck(key)
    state, events = begin_compatibility(plan, chance)
    fold.read(events)
    players = _players(plan, key, partial(play_round, plan, rankings, key))
    while not state.finished and fold.playoffs < MOST_PLAYOFFS:
        for seat, move in players(state):
            state, events = apply(COMPATIBILITY, state, seat, move, chance)
            fold.read(events)
    if not state.finished:
        fold.share_victory()


def _play_same_game(plan: Plan, key: np.uint64, row: np.void, trace: Trace) -> None:
    chance = Luck(key)
    state, _ = begin(SAMEGAME, set_up_same_game(plan), chance)
    players = _players(plan, key, partial(lift_cups, plan, key))
    while not state.finished:
        for seat, move in players(state):
            state, _ = apply(SAMEGAME, state, seat, move, chance)
    fold_same_game(plan, state.turns, row, trace)


def _players(plan: Plan, key: np.uint64, crowd: Players) -> Players:
    return seat_bots(plan, plan.people, key) if isinstance(plan.people, Bots) else crowd
