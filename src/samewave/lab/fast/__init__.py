"""The fast path: whole games of a crowd as loops that Numba compiles to machine code.

Its random numbers are hashes of what they are for, so that games can be played in any order.
"""

from math import cos, log, pi, sqrt

import numpy as np
from numba import njit

GOLDEN_GAMMA = np.uint64(0x9E3779B97F4A7C15)
MULTIPLIER_1, MULTIPLIER_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BITS_27, BITS_30, BITS_31 = np.uint64(27), np.uint64(30), np.uint64(31)
BITS_32 = np.uint64(32)

(
    FIRST_OPENER,
    CHAIRS,
    THEME,
    SIDE_SHIFT,
    WANTS_DOUBLE,
    CLAIM_TIME,
    BOT_SEED,
    PERCEIVED_DIFFERENCE,
) = range(8)
"""Purposes of random numbers. `normal` uses two: `PERCEIVED_DIFFERENCE` must stay the last."""


@njit(cache=True)
def mix(word: np.uint64) -> np.uint64:
    """The finalizer of SplitMix64: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> BITS_30)) * MULTIPLIER_1
    word = (word ^ (word >> BITS_27)) * MULTIPLIER_2
    return word ^ (word >> BITS_31)


@njit(cache=True)
def game_key(seed: np.uint64, game: int) -> np.uint64:
    """The key from which all random numbers of one game follow."""
    return mix(mix(seed + GOLDEN_GAMMA) + GOLDEN_GAMMA * np.uint64(game + 1))


@njit(cache=True)
def random_bits(key: np.uint64, turn: int, seat: int, purpose: int) -> np.uint64:
    """64 random bits for one purpose of one seat in one round or turn."""
    return mix(key + GOLDEN_GAMMA * np.uint64((turn << 16) + (seat << 8) + purpose + 1))


@njit(cache=True)
def below(limit: int, key: np.uint64, turn: int, seat: int, purpose: int) -> int:
    """A random integer from 0 to limit - 1."""
    part = (random_bits(key, turn, seat, purpose) >> BITS_32) * np.uint64(limit)
    return int(np.int64(part >> BITS_32))


@njit(cache=True)
def uniform(key: np.uint64, turn: int, seat: int, purpose: int) -> float:
    """A random number above 0 and up to 1."""
    return (np.float64(random_bits(key, turn, seat, purpose) >> BITS_32) + 1.0) / 4294967296.0


@njit(cache=True)
def normal(key: np.uint64, turn: int, seat: int, purpose: int) -> float:
    """A number from the standard normal distribution (Box-Muller); uses two purposes."""
    radius = sqrt(-2.0 * log(uniform(key, turn, seat, purpose)))
    return radius * cos(2.0 * pi * uniform(key, turn, seat, purpose + 1))
