"""One round as machine code: who lays what, what doubles, and what every side shares."""

from typing import Any

import numpy as np
from numba import njit

from samewave.games.compatibility.edition import FULL_HAND
from samewave.lab.dice import HASTE, SHIFT, THEME, WISH, below, roll, share
from samewave.lab.fast_table import (
    AS_THE_BEST,
    NO_DOUBLING,
    NO_IMAGE,
    NO_REFERENT,
    NOBODY,
    NOTHING_LIES,
    TOKENS,
)

inlined = njit(cache=True, inline="always")
"""For what is called so often that the call itself would cost."""


@njit(cache=True)
def play_round(
    rules: Any, table: Any, track: Any, pool: Any, key: Any, turn: int, opener: int,
    playoff: bool, row: Any,
) -> None:  # fmt: skip
    """From the theme to what every side earned; a playoff leaves the row as it is."""
    referent = opener if rules.referent != NO_REFERENT else NOBODY
    theme = below(len(pool.hands), key, turn, 0, THEME)
    shift = below(rules.sides, key, turn, 0, SHIFT)
    for side in range(rules.sides):
        mind = side + shift if side + shift < rules.sides else side + shift - rules.sides
        for member in range(rules.team):
            seat = table.members[side, member]
            table.picks[seat] = images_to_pick(rules, table, track, seat, referent, playoff)
            lay(rules, table, seat, pool, theme, mind, member)
    lay_doubles(rules, table, key, turn, referent, playoff)
    if not playoff:
        count_cards(rules, table, row)
    for side in range(rules.sides):
        table.earned[side] = 0
        matched = referent != NOBODY and side == table.side_of[referent]
        if table.still_in[side] and not matched:
            table.earned[side] = match(rules, table, side, referent, playoff, row)
    if rules.referent == AS_THE_BEST:
        best = 0
        for side in range(rules.sides):
            best = max(best, table.earned[side])
        table.earned[table.side_of[referent]] = best


@inlined
def images_to_pick(
    rules: Any, table: Any, track: Any, seat: int, referent: int, playoff: bool
) -> int:
    """What a seat's space asks for; a full hand in playoffs and, in some boxes, as the referent."""
    side = table.side_of[seat]
    if playoff:
        return FULL_HAND if table.still_in[side] or seat == referent else 0
    if rules.referent_full_hand and seat == referent:
        return FULL_HAND
    asked: int = track[table.points[side]]
    return asked


@inlined
def lay(rules: Any, table: Any, seat: int, pool: Any, theme: int, mind: int, member: int) -> None:
    """The images that a seat likes best of those that it still has; the rest of a hand is empty."""
    picks = table.picks[seat]
    if not rules.retire:
        table.hands[seat] = pool.hands[theme, mind, member] | (NOTHING_LIES << np.uint64(8 * picks))
        return
    hand, likes = NOTHING_LIES << np.uint64(8 * picks), 0
    for place in range(picks):
        while table.retired[seat, pool.minds[theme, mind, member, likes]]:
            likes += 1
        hand |= np.uint64(pool.minds[theme, mind, member, likes]) << np.uint64(8 * place)
        likes += 1
    table.hands[seat] = hand


@inlined
def image_at(hand: Any, place: int) -> Any:
    """The image on a place of a hand."""
    return (hand >> np.uint64(8 * place)) & NO_IMAGE


@njit(cache=True)
def lay_doubles(rules: Any, table: Any, key: Any, turn: int, referent: int, playoff: bool) -> None:
    """Who puts a token or a card on its first image; seat by seat, as far as the cards reach."""
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
            if seat != referent and table.cards[side] > 0 and wishes(rules, key, turn, seat):
                table.double[seat] = True
                table.cards[side] -= 1


@njit(cache=True)
def wishes(rules: Any, key: Any, turn: int, seat: int) -> bool:
    """Whether a seat feels like doubling this round."""
    willing: bool = share(key, turn, seat, WISH) <= rules.boldness
    return willing


@njit(cache=True)
def first_to_claim(rules: Any, table: Any, key: Any, turn: int, referent: int) -> int:
    """Of those who want to claim a token, the one who is quickest."""
    claimed, least = NOBODY, np.uint64(0)
    for seat in range(rules.seats):
        if seat != referent and table.tokens[seat] > 0 and wishes(rules, key, turn, seat):
            haste = roll(key, turn, seat, HASTE)
            if claimed == NOBODY or haste < least:
                claimed, least = seat, haste
    return claimed


@njit(cache=True)
def count_cards(rules: Any, table: Any, row: Any) -> None:
    """What choosing and turning over takes: images, the largest hand, beats of the reveal."""
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
def match(rules: Any, table: Any, side: int, referent: int, playoff: bool, row: Any) -> int:
    """What a side earns: partners among each other, or one player with the referent."""
    size = rules.team
    for member in range(rules.team):
        table.sharing[member] = table.members[side, member]
    if referent != NOBODY:
        table.sharing[size] = referent
        size += 1
    shared = directs = hits = 0
    first = table.sharing[0]
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
    """Whether all have an image, and whether all have it on the same place."""
    common = direct = True
    for other in range(1, size):
        hand, has = table.hands[table.sharing[other]], False
        for there in range(FULL_HAND):  # to the end: a loop that stops early is slower
            has |= image_at(hand, there) == image
        common &= has
        direct &= image_at(hand, place) == image
    return common, direct


@inlined
def count_matches(
    rules: Any, table: Any, size: int, shared: int, directs: int, hits: int, row: Any
) -> None:
    """What a side shared, for the row."""
    row.shared += shared
    row.direct += directs
    row.indirect += shared - directs
    row.doubles_hit += hits
    row.double_points += hits * rules.direct
    full = True
    for one in range(size):
        full = full & (table.picks[table.sharing[one]] == FULL_HAND)
    if full:
        row.hands5 += 1
        row.shared5 += shared


@njit(cache=True)
def is_doubled(rules: Any, table: Any, side: int, image: int) -> bool:
    """Whether somebody of the side laid a double on an image."""
    for member in range(rules.team):
        seat = table.members[side, member]
        if table.double[seat] and image_at(table.hands[seat], 0) == image:
            return True
    return False


@njit(cache=True)
def retire(table: Any, size: int, image: int) -> None:
    """An image leaves the game of all who shared it."""
    for one in range(size):
        seat = table.sharing[one]
        if not table.retired[seat, image]:
            table.retired[seat, image] = True
            table.gone[seat] += 1
