"""Dice: every random number is a hash of what it is for, so games can be played in any order."""

from math import cos, log, pi, sqrt

import numpy as np
from numba import njit

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
ONCE, TWICE = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BITS_27, BITS_30, BITS_31 = np.uint64(27), np.uint64(30), np.uint64(31)
BITS_32 = np.uint64(32)

FIRST, CHAIRS, THEME, SHIFT, WISH, HASTE, LUCK, DIFFERENCE = range(8)
"""What a number is for; the last one takes two, and is followed by none."""


@njit(cache=True)
def mix(word: np.uint64) -> np.uint64:
    """A word so stirred that no bit tells where it came from: the last step of SplitMix64."""
    word = (word ^ (word >> BITS_30)) * ONCE
    word = (word ^ (word >> BITS_27)) * TWICE
    return word ^ (word >> BITS_31)


@njit(cache=True)
def key_of(seed: np.uint64, game: int) -> np.uint64:
    """What all the luck of one game follows from."""
    return mix(mix(seed + GOLDEN) + GOLDEN * np.uint64(game + 1))


@njit(cache=True)
def roll(key: np.uint64, turn: int, seat: int, purpose: int) -> np.uint64:
    """64 bits of luck for one purpose of one seat in one round or turn."""
    return mix(key + GOLDEN * np.uint64((turn << 16) + (seat << 8) + purpose + 1))


@njit(cache=True)
def below(limit: int, key: np.uint64, turn: int, seat: int, purpose: int) -> int:
    """A whole number from 0 to limit - 1."""
    part = (roll(key, turn, seat, purpose) >> BITS_32) * np.uint64(limit)
    return int(np.int64(part >> BITS_32))


@njit(cache=True)
def share(key: np.uint64, turn: int, seat: int, purpose: int) -> float:
    """A number above 0 and up to 1."""
    return (np.float64(roll(key, turn, seat, purpose) >> BITS_32) + 1.0) / 4294967296.0


@njit(cache=True)
def bell(key: np.uint64, turn: int, seat: int, purpose: int) -> float:
    """A number of the normal distribution, by Box and Muller; it takes two purposes."""
    far = sqrt(-2.0 * log(share(key, turn, seat, purpose)))
    return far * cos(2.0 * pi * share(key, turn, seat, purpose + 1))
