"""Compatibility as machine code: whole games of a crowd, from seating to the last playoff."""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import Ending
from samewave.lab.fast import CHAIRS, FIRST_OPENER, below, game_key
from samewave.lab.fast.compatibility_arrays import (
    COLUMNS,
    EARLY_ROUNDS,
    MAX_SIDES,
    NO_REFERENT,
    NOBODY,
    OVERSHOOT,
    PLAYOFF,
    ROW,
    SUMMARY,
    TABLE,
    columns_of,
    pool_of,
    rankings_of,
    rules_of,
)
from samewave.lab.fast.compatibility_round import play_round
from samewave.lab.plan import CompatibilityPlan
from samewave.lab.run import Trace

__all__ = ["COLUMNS", "ROW", "SUMMARY", "columns_of", "play"]

FIRST_AT_THE_END, BY_OVERSHOOT, BY_TOKENS, BY_PLAYOFF, SHARED, TOGETHER = range(len(Ending))
MAX_PLAYOFFS = 50
"""Sides that are still tied after this many playoffs would stay tied; they share the victory."""


def play(plan: CompatibilityPlan, block: int, games: range, trace: Trace) -> NDArray[Any]:
    """Play games of a block and return their rows; `trace` receives all points after each round."""
    rows = np.zeros(len(games), ROW)
    track = np.array(plan.track, np.int64)
    table = np.zeros(1, TABLE)
    rules, pool, seed = rules_of(plan), pool_of(rankings_of(plan, block)), np.uint64(plan.seed)
    play_games(rules, table, track, pool, seed, games.start, rows, trace)
    return rows


@njit(cache=True)
def play_games(
    book: Any, tables: Any, track: Any, pool: Any, seed: Any, first: int, rows: Any, trace: Any
) -> None:
    """Play one game after another, reusing the rules and the table."""
    rules, table = book[0], tables[0]
    for number in range(len(rows)):
        row = rows[number]
        row.game = first + number
        play_game(rules, table, track, pool, game_key(seed, first + number), row, trace[number])


@njit(cache=True)
def play_game(
    rules: Any, table: Any, track: Any, pool: Any, key: Any, row: Any, trace: Any
) -> None:
    """Play one game from the first theme to the winner."""
    seat_players(rules, table, key)
    opener = below(rules.seats, key, 0, 0, FIRST_OPENER)
    row.first, row.leader3 = opener, NOBODY
    tied = turn = 0
    while True:
        if turn > 0:
            opener = next_opener(rules, table, opener, tied > 0)
        if rules.retire:
            return_images(rules, table)
        play_round(rules, table, track, pool, key, turn, opener, tied > 0, row)
        if tied == 0:
            move_pawns(rules, table, track, row)
            row.arrived = tied = count_arrived(rules, table, len(track))
            if row.rounds == EARLY_ROUNDS and tied == 0:
                row.leader3 = leader(rules, table)
        else:
            row.playoffs += 1
            tied = keep_best(rules, table, table.earned)
        if turn < len(trace):
            for side in range(rules.sides):
                trace[turn, side] = table.earned[side] if row.playoffs else table.points[side]
        turn += 1
        if tied == 1 or (tied > 1 and (rules.tie != PLAYOFF or row.playoffs == MAX_PLAYOFFS)):
            break
    row.ending = decide_ending(rules, table, tied, row.playoffs > 0)
    write_winners(rules, table, row)


@njit(cache=True)
def seat_players(rules: Any, table: Any, key: Any) -> None:
    """Seat players in order or at random, and reset points, doubles and retired images."""
    for seat in range(rules.seats):
        table.chairs[seat] = seat
    if rules.random_teams:
        for last in range(rules.seats - 1, 0, -1):
            other = below(last + 1, key, 0, last, CHAIRS)
            seat = table.chairs[last]
            table.chairs[last] = table.chairs[other]
            table.chairs[other] = seat
    for chair in range(rules.seats):
        table.chair_of[table.chairs[chair]] = chair
    for seat in range(rules.seats):
        side = table.side_of[seat] = table.chair_of[seat] % rules.sides
        place = 0
        for partner in range(seat):
            place += table.side_of[partner] == side
        table.members[side, place] = seat
        table.tokens[seat] = rules.doubles
        table.retired_count[seat] = 0
        if rules.retire:
            table.retired[seat, :] = False
    for side in range(rules.sides):
        table.points[side] = 0
        table.cards[side] = rules.doubles
        table.still_in[side] = True


@njit(cache=True)
def next_opener(rules: Any, table: Any, opener: int, playoff: bool) -> int:
    """The next seat to the left; in a playoff the referent is not one of the tied players."""
    for step in range(1, rules.seats + 1):
        seat: int = table.chairs[(table.chair_of[opener] + step) % rules.seats]
        inside = playoff and table.still_in[table.side_of[seat]]
        if rules.referent == NO_REFERENT or not inside:
            break
    return seat


@njit(cache=True)
def return_images(rules: Any, table: Any) -> None:
    """Give retired images back to players who no longer have a full hand."""
    for seat in range(rules.seats):
        if table.retired_count[seat] > rules.images - FULL_HAND:
            table.retired[seat, :] = False
            table.retired_count[seat] = 0


@njit(cache=True)
def move_pawns(rules: Any, table: Any, track: Any, row: Any) -> None:
    """Move all pawns; first count the points of the sides in front and in last place."""
    front = last = table.points[0]
    for side in range(1, rules.sides):
        front, last = max(front, table.points[side]), min(last, table.points[side])
    for side in range(rules.sides):
        points, earned = table.points[side], table.earned[side]
        asked = track[points]
        row.turns[asked - 1] += 1
        row.points[asked - 1] += earned
        if front > last and points == front:
            row.ahead_turns += 1
            row.ahead_points += earned
        elif front > last and points == last:
            row.behind_turns += 1
            row.behind_points += earned
    for side in range(rules.sides):
        table.points[side] += table.earned[side]
    row.rounds += 1


@njit(cache=True)
def count_arrived(rules: Any, table: Any, finish: int) -> int:
    """The number of sides at the finish; if there are any, only they stay in."""
    arrived = 0
    for side in range(rules.sides):
        arrived += table.points[side] >= finish
    if arrived:
        for side in range(rules.sides):
            table.still_in[side] = table.points[side] >= finish
    return arrived


@njit(cache=True)
def keep_best(rules: Any, table: Any, figures: Any) -> int:
    """Of the sides still in, keep the best and return how many they are."""
    best = 0
    for side in range(rules.sides):
        if table.still_in[side]:
            best = max(best, figures[side])
    left = 0
    for side in range(rules.sides):
        table.still_in[side] = table.still_in[side] and figures[side] == best
        left += table.still_in[side]
    return left


@njit(cache=True)
def leader(rules: Any, table: Any) -> int:
    """The side that is alone in front, or NOBODY."""
    best, alone = 0, rules.sides > 1
    for side in range(1, rules.sides):
        if table.points[side] > table.points[best]:
            best, alone = side, True
        elif table.points[side] == table.points[best]:
            alone = False
    return best if alone else NOBODY


@njit(cache=True)
def decide_ending(rules: Any, table: Any, tied: int, played_off: bool) -> int:
    """Apply the edition's tie-break to the sides still in, and return why the game ended."""
    if played_off:
        return BY_PLAYOFF if tied == 1 else SHARED
    if tied == 1:
        return TOGETHER if rules.sides == 1 else FIRST_AT_THE_END
    if rules.tie == OVERSHOOT:
        return BY_OVERSHOOT if keep_best(rules, table, table.points) == 1 else SHARED
    for side in range(rules.sides):
        table.earned[side] = 0
    for seat in range(rules.seats):
        table.earned[table.side_of[seat]] += table.tokens[seat]
    return BY_TOKENS if keep_best(rules, table, table.earned) == 1 else SHARED


@njit(cache=True)
def write_winners(rules: Any, table: Any, row: Any) -> None:
    """Write winners, their distance from the first opener, and final points to the row."""
    for side in range(MAX_SIDES):
        row.sides[side] = NOBODY
    row.winner = NOBODY
    for side in range(rules.sides):
        row.sides[side] = table.points[side]
        row.winners += table.still_in[side]
        if table.still_in[side] and row.winner == NOBODY:
            row.winner = side
    row.leader3_won = row.leader3 != NOBODY and table.still_in[row.leader3]
    nearest = rules.seats
    for member in range(rules.team):
        chair = table.chair_of[table.members[row.winner, member]]
        nearest = min(nearest, (chair - table.chair_of[row.first]) % rules.seats)
    row.winner_seat = nearest
