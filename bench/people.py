"""Simulated people: groups whose true affinities are known, and evenings that they play."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import acos, exp, log, pi, sqrt
from operator import mul
from random import Random
from statistics import correlation, fmean, pstdev
from typing import Any, NamedTuple, Protocol

from samewave.affinity.residuals import theme_pull_of
from samewave.core import Chance, apply, begin
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.events import Choose, OpenTheme
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import State
from samewave.packs import Shelf

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eve", "Finn")
SETUP = Setup(edition="2016", mode="teams", seats=NAMES)
SHELF = Shelf()
GAME = Compatibility(SHELF)
PULL = theme_pull_of(SHELF)

Vector = list[float]
PairOf = tuple[str, str]


class Group(Protocol):
    """Simulated people: their preferences for images, and the true affinity of each pair."""

    truth: dict[PairOf, float]

    def preferences(self, pull: Sequence[float]) -> list[Vector]:
        """Preferences by person and image, for a theme with this pull."""
        ...


class Kind(NamedTuple):
    """The kind of people in a simulation.

    Theme weights have median 1, and their logarithm has the standard deviation `differ`. A theme's
    pull differs from the associations by the standard deviation `misfit`. `whim` is the random
    share of a residual. `ways` is the number of dimensions of a mind.
    """

    differ: float = 0.6
    misfit: float = 0.3
    whim: float = 0.4
    ways: int = 6


class Minds:
    """Two people share a part of their taste in every theme: their affinity."""

    def __init__(self, kind: Kind, dice: Random) -> None:
        self._kind, self._dice = kind, dice
        self._minds = [_direction(kind.ways, dice) for _ in NAMES]
        self._holds = _holds(kind, dice)
        self.truth = {pair: (1 - kind.whim) * cosine for pair, cosine in _cosines(self._minds)}

    def preferences(self, pull: Sequence[float]) -> list[Vector]:
        kind, gauss = self._kind, self._dice.gauss
        theme = [strength + gauss(0, kind.misfit) for strength in pull]
        sides = [[gauss(0, 1) for _ in range(kind.ways)] for _ in pull]
        lasting, fleeting = sqrt(1 - kind.whim), sqrt(kind.whim)
        return [
            [
                hold * strength + lasting * sum(map(mul, mind, side)) + fleeting * gauss(0, 1)
                for strength, side in zip(theme, sides, strict=True)
            ]
            for hold, mind in zip(self._holds, self._minds, strict=True)
        ]


class Tastes:
    """Everybody has favourite images, which are the same for all themes of an evening."""

    def __init__(self, kind: Kind, dice: Random, images: int = 40) -> None:
        self._kind, self._dice = kind, dice
        self._holds = _holds(kind, dice)
        minds = [_direction(kind.ways, dice) for _ in NAMES]
        sides = [[dice.gauss(0, 1) for _ in range(kind.ways)] for _ in range(images)]
        self._tastes = [_standard([sum(map(mul, mind, side)) for side in sides]) for mind in minds]
        self.truth = {
            (NAMES[one], NAMES[other]): (1 - kind.whim)
            * correlation(self._tastes[one], self._tastes[other])
            for one, other in combinations(range(len(NAMES)), 2)
        }

    def preferences(self, pull: Sequence[float]) -> list[Vector]:
        kind, gauss = self._kind, self._dice.gauss
        theme = [strength + gauss(0, kind.misfit) for strength in pull]
        lasting, fleeting = sqrt(1 - kind.whim), sqrt(kind.whim)
        return [
            [
                hold * strength + lasting * taste + fleeting * gauss(0, 1)
                for strength, taste in zip(theme, tastes, strict=True)
            ]
            for hold, tastes in zip(self._holds, self._tastes, strict=True)
        ]


class Meanings:
    """A theme has three meanings, each with its own images; similar minds choose the same one.

    Whims are not normal: they follow a Gumbel distribution.
    """

    def __init__(self, kind: Kind, dice: Random) -> None:
        self._kind, self._dice = kind, dice
        self._minds = [_direction(kind.ways, dice) for _ in NAMES]
        self._holds = _holds(kind, dice)
        # The mean of the meanings belongs to the theme: two thirds of the variance are people's.
        self._width = sqrt(1.5 * (1 - kind.whim))
        self.truth = {
            pair: (1 - kind.whim) * (1.5 * _same_of_three(cosine) - 0.5)
            for pair, cosine in _cosines(self._minds)
        }

    def preferences(self, pull: Sequence[float]) -> list[Vector]:
        kind, dice = self._kind, self._dice
        theme = [strength + dice.gauss(0, kind.misfit) for strength in pull]
        meanings = [[dice.gauss(0, self._width) for _ in pull] for _ in range(3)]
        middle = [fmean(column) for column in zip(*meanings, strict=True)]
        ways = [[dice.gauss(0, 1) for _ in range(kind.ways)] for _ in range(3)]
        fleeting = sqrt(6 * kind.whim) / pi
        feelings = []
        for hold, mind in zip(self._holds, self._minds, strict=True):
            liked = [sum(map(mul, mind, way)) for way in ways]
            taken = meanings[liked.index(max(liked))]
            feelings.append(
                [
                    hold * strength + own - common - fleeting * log(-log(dice.random()))
                    for strength, own, common in zip(theme, taken, middle, strict=True)
                ]
            )
        return feelings


def play(group: Group, dice: Random, rounds: int) -> Iterator[list[Any]]:
    """The events of an evening with this number of rounds, game after game."""
    while rounds:
        chance = Chance(dice.getrandbits(53))
        state, opening = begin(GAME, SETUP, chance)
        events = [*opening]
        while rounds and not state.finished:
            number = dice.choice(GAME.offers(state, state.opener).open_theme)
            state, happened = apply(GAME, state, state.opener, OpenTheme(number), chance)
            events += happened
            for seat, images in enumerate(_lay(group, state)):
                state, happened = apply(GAME, state, seat, Choose(images), chance)
                events += happened
            rounds -= 1
        yield events


def _lay(group: Group, state: State) -> list[tuple[str, ...]]:
    """Everybody's preferred images, as many as the spaces ask for."""
    assert state.theme
    images = state.table.started.images
    pull = PULL(state.table.started, state.theme)
    assert pull
    return [
        tuple(sorted(images, key=dict(zip(images, feelings, strict=True)).__getitem__))[
            : -state.images_to_pick(seat) - 1 : -1
        ]
        for seat, feelings in enumerate(group.preferences(pull))
    ]


def _holds(kind: Kind, dice: Random) -> Vector:
    return [exp(dice.gauss(0, kind.differ)) for _ in NAMES]


def _direction(ways: int, dice: Random) -> Vector:
    vector = [dice.gauss(0, 1) for _ in range(ways)]
    length = sqrt(sum(map(mul, vector, vector)))
    return [part / length for part in vector]


def _cosines(minds: Sequence[Vector]) -> Iterator[tuple[PairOf, float]]:
    for one, other in combinations(range(len(NAMES)), 2):
        yield (NAMES[one], NAMES[other]), sum(map(mul, minds[one], minds[other]))


def _standard(values: Vector) -> Vector:
    middle, spread = fmean(values), pstdev(values)
    return [(value - middle) / spread for value in values]


def _same_of_three(cosine: float) -> float:
    """How often two minds prefer the same of three random ways (de Klerk, Pasechnik, Warners)."""
    within = min(1.0, max(-1.0, cosine))
    return 1 / 3 + 3 / (4 * pi**2) * (acos(-within) ** 2 - acos(within / 2) ** 2)
