"""A simulated pair: two people who see a theme partly alike, and how fast they run a track."""

from collections.abc import Sequence
from random import Random

from samewave.games.compatibility.edition import FULL_HAND, TEAMS_2016
from samewave.games.compatibility.events import Ranking
from samewave.games.compatibility.scoring import find_matches

NOISE = 0.955
"""How far tastes stray from what the theme suggests; here a pair shares 1.8 images of 5."""

Hand = list[int]


class Pair:
    """Two people, known by what they lay for many themes."""

    def __init__(self, dice: Random, themes: int = 4_000, noise: float = NOISE) -> None:
        self._dice = dice
        self.hands = [_lay_for_a_theme(dice, noise) for _ in range(themes)]
        self._points = {
            picked: [_points(one[:picked], other[:picked]) for one, other in self.hands]
            for picked in range(1, FULL_HAND + 1)
        }

    def rounds_to_finish(self, track: Sequence[int]) -> int:
        """How many rounds a run from the start to the finish takes."""
        rounds = space = 0
        while space < len(track):
            space += self._dice.choice(self._points[track[space]])
            rounds += 1
        return rounds


def _lay_for_a_theme(dice: Random, noise: float) -> tuple[Hand, Hand]:
    """Common associations plus each one's own taste, ranked."""
    common = [dice.gauss(0, 1) for _ in range(TEAMS_2016.images)]
    one, other = ([value + dice.gauss(0, noise) for value in common] for _ in range(2))
    return _ranked(one), _ranked(other)


def _ranked(liking: list[float]) -> Hand:
    return sorted(range(len(liking)), key=liking.__getitem__, reverse=True)[:FULL_HAND]


def _points(one: Hand, other: Hand) -> int:
    laid = {seat: Ranking(tuple(map(str, hand))) for seat, hand in enumerate((one, other))}
    matches = find_matches(TEAMS_2016, [(0, 1)], laid, referent=None)
    return sum(match.points for match in matches)
