"""A simulated pair: two people who see a theme partly alike, and how fast they run a track."""

from collections.abc import Sequence
from random import Random

from samewave.games.compatibility.edition import FULL_HAND, TEAMS_2016
from samewave.games.compatibility.events import Ranking
from samewave.games.compatibility.scoring import find_matches

NOISE = 0.955
"""How far tastes stray from what the theme suggests; here a pair shares 1.8 images of 5."""

Hands = tuple[list[int], list[int]]


def rank_alike(dice: Random, noise: float = NOISE, images: int = TEAMS_2016.images) -> Hands:
    """What two people would lay for a new theme: common associations plus each one's own taste."""
    common = [dice.gauss(0, 1) for _ in range(images)]

    def own() -> list[int]:
        liking = [value + dice.gauss(0, noise) for value in common]
        return sorted(range(images), key=liking.__getitem__, reverse=True)[:FULL_HAND]

    return own(), own()


def points_of(hands: Hands, picked: int) -> int:
    """What a pair scores when its space asks for that many images."""
    rankings = [Ranking(tuple(map(str, hand[:picked]))) for hand in hands]
    matches = find_matches(TEAMS_2016, [(0, 1)], rankings, referent=None)
    return sum(match.points for match in matches)


def rounds_to_finish(track: Sequence[int], dice: Random, noise: float = NOISE) -> int:
    """How many rounds a simulated pair needs from the start to the finish."""
    rounds = space = 0
    while space < len(track):
        space += points_of(rank_alike(dice, noise), track[space])
        rounds += 1
    return rounds
