"""One round of Compatibility as machine code: hands, doubles, matches and points.

A hand is one 64-bit word, so that images are compared with shifts and masks.
"""

from typing import Any

import numpy as np
from numba import njit

from samewave.games.compatibility.edition import FULL_HAND
from samewave.lab.fast import (
    CLAIM_TIME,
    SIDE_SHIFT,
    THEME,
    WANTS_DOUBLE,
    below,
    random_bits,
    uniform,
)
from samewave.lab.fast.compatibility_arrays import (
    EMPTY_HAND,
    NO_DOUBLING,
    NO_IMAGE,
    NO_REFERENT,
    NOBODY,
    SCORES_AS_THE_BEST,
    TOKENS,
)

inlined = njit(cache=True, inline="always")
"""For functions that are called so often that the call itself costs time."""


@njit(cache=True)
def play_round(
    rules: Any, table: Any, track: Any, pool: Any, key: Any, turn: int, opener: int,
    playoff: bool, row: Any,
) -> None:  # fmt: skip
    """Play a round and set what every side earned; a playoff does not change the row."""
    referent = opener if rules.referent != NO_REFERENT else NOBODY
    theme = below(len(pool.hands), key, turn, 0, THEME)
    shift = below(rules.sides, key, turn, 0, SIDE_SHIFT)
    for side in range(rules.sides):
        group = side + shift if side + shift < rules.sides else side + shift - rules.sides
        for member in range(rules.team):
            seat = table.members[side, member]
            table.picks[seat] = images_to_pick(rules, table, track, seat, referent, playoff)
            lay_hand(rules, table, seat, pool, theme, group, member)
    lay_doubles(rules, table, key, turn, referent, playoff)
    if not playoff:
        count_cards(rules, table, row)
    for side in range(rules.sides):
        table.earned[side] = 0
        matched = referent != NOBODY and side == table.side_of[referent]
        if table.still_in[side] and not matched:
            table.earned[side] = score_side(rules, table, side, referent, playoff, row)
    if rules.referent == SCORES_AS_THE_BEST:
        best = 0
        for side in range(rules.sides):
            best = max(best, table.earned[side])
        table.earned[table.side_of[referent]] = best


@inlined
def images_to_pick(
    rules: Any, table: Any, track: Any, seat: int, referent: int, playoff: bool
) -> int:
    """The number on the seat's space; a full hand in playoffs and for some editions' referent."""
    side = table.side_of[seat]
    if playoff:
        return FULL_HAND if table.still_in[side] or seat == referent else 0
    if rules.referent_full_hand and seat == referent:
        return FULL_HAND
    asked: int = track[table.points[side]]
    return asked


@inlined
def lay_hand(
    rules: Any, table: Any, seat: int, pool: Any, theme: int, group: int, member: int
) -> None:
    """Fill a hand with the images that the seat prefers among those it still has."""
    picks = table.picks[seat]
    if not rules.retire:
        table.hands[seat] = pool.hands[theme, group, member] | (EMPTY_HAND << np.uint64(8 * picks))
        return
    hand, preferred = EMPTY_HAND << np.uint64(8 * picks), 0
    for place in range(picks):
        while table.retired[seat, pool.rankings[theme, group, member, preferred]]:
            preferred += 1
        hand |= np.uint64(pool.rankings[theme, group, member, preferred]) << np.uint64(8 * place)
        preferred += 1
    table.hands[seat] = hand


@inlined
def image_at(hand: Any, place: int) -> Any:
    """The image at a place of a hand."""
    return (hand >> np.uint64(8 * place)) & NO_IMAGE


@njit(cache=True)
def lay_doubles(rules: Any, table: Any, key: Any, turn: int, referent: int, playoff: bool) -> None:
    """Decide which seats double their first image, while tokens or cards last."""
    if rules.doubling == NO_DOUBLING:
        return
    for seat in range(rules.seats):
        table.double[seat] = False
    if playoff:
        return
    if rules.doubling == TOKENS:
        claimed = first_to_claim(rules, table, key, turn, referent)
        if claimed != NOBODY:
            table.double[claimed] = True
            table.tokens[claimed] -= 1
    else:
        for seat in range(rules.seats):
            side = table.side_of[seat]
            if seat != referent and table.cards[side] > 0 and wants_double(rules, key, turn, seat):
                table.double[seat] = True
                table.cards[side] -= 1


@njit(cache=True)
def wants_double(rules: Any, key: Any, turn: int, seat: int) -> bool:
    """Whether a seat wants to double in this round."""
    willing: bool = uniform(key, turn, seat, WANTS_DOUBLE) <= rules.boldness
    return willing


@njit(cache=True)
def first_to_claim(rules: Any, table: Any, key: Any, turn: int, referent: int) -> int:
    """The fastest of the seats that want to claim a token, or NOBODY."""
    claimed, least = NOBODY, np.uint64(0)
    for seat in range(rules.seats):
        if seat != referent and table.tokens[seat] > 0 and wants_double(rules, key, turn, seat):
            claim_time = random_bits(key, turn, seat, CLAIM_TIME)
            if claimed == NOBODY or claim_time < least:
                claimed, least = seat, claim_time
    return claimed


@njit(cache=True)
def count_cards(rules: Any, table: Any, row: Any) -> None:
    """Count images, the largest hand, doubles and the steps of the reveal."""
    most = 0
    for side in range(rules.sides):
        largest = 0
        for member in range(rules.team):
            seat = table.members[side, member]
            row.picked += table.picks[seat]
            row.doubles_laid += table.double[seat]
            largest = max(largest, table.picks[seat])
        most = max(most, largest)
        if rules.team_by_team:
            row.beats += largest
    if not rules.team_by_team:
        row.beats += most
    row.most_picked += most


@inlined
def score_side(rules: Any, table: Any, side: int, referent: int, playoff: bool, row: Any) -> int:
    """The points of a side: partners match each other, or a player matches the referent."""
    size = rules.team
    for member in range(rules.team):
        table.sharers[member] = table.members[side, member]
    if referent != NOBODY:
        table.sharers[size] = referent
        size += 1
    shared = directs = hits = 0
    first = table.sharers[0]
    hand = table.hands[first]
    for place in range(table.picks[first]):
        image = image_at(hand, place)
        common, direct = is_shared(table, size, image, place)
        shared += common
        directs += direct
        if rules.doubling != NO_DOUBLING and direct and is_doubled(rules, table, side, image):
            hits += 1
        if rules.retire and common:
            retire(table, size, image)
    if not playoff:
        count_matches(rules, table, size, shared, directs, hits, row)
    points: int = rules.indirect * (shared - directs) + rules.direct * (directs + hits)
    return points


@inlined
def is_shared(table: Any, size: int, image: int, place: int) -> tuple[bool, bool]:
    """Whether all sharers have the image, and whether all have it at the same place."""
    common = direct = True
    for other in range(1, size):
        hand, has = table.hands[table.sharers[other]], False
        for there in range(FULL_HAND):  # no early exit: that would be slower
            has |= image_at(hand, there) == image
        common &= has
        direct &= image_at(hand, place) == image
    return common, direct


@inlined
def count_matches(
    rules: Any, table: Any, size: int, shared: int, directs: int, hits: int, row: Any
) -> None:
    """Add a side's matches to the row."""
    row.shared += shared
    row.direct += directs
    row.indirect += shared - directs
    row.doubles_hit += hits
    row.double_points += hits * rules.direct
    full = True
    for one in range(size):
        full = full & (table.picks[table.sharers[one]] == FULL_HAND)
    if full:
        row.hands5 += 1
        row.shared5 += shared


@njit(cache=True)
def is_doubled(rules: Any, table: Any, side: int, image: int) -> bool:
    """Whether a member of the side doubled the image."""
    for member in range(rules.team):
        seat = table.members[side, member]
        if table.double[seat] and image_at(table.hands[seat], 0) == image:
            return True
    return False


@njit(cache=True)
def retire(table: Any, size: int, image: int) -> None:
    """Retire an image for everybody who shared it."""
    for one in range(size):
        seat = table.sharers[one]
        if not table.retired[seat, image]:
            table.retired[seat, image] = True
            table.retired_count[seat] += 1
