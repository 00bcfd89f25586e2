"""Games for benchmarks: eight players who agree often enough to reach the finish."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from samewave.core import Chance, Seat, apply, begin
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import Choose, Move, OpenTheme, Reopen
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import State
from samewave.packs import Shelf

GAME = Compatibility(Shelf())
SETUP = Setup(
    edition="2016",
    mode="teams",
    seats=("Ada", "Ben", "Cleo", "Dev", "Eve", "Finn", "Gus", "Hana"),
    track="standard",
)
DISAGREEMENT = 0.25
"""How far two players' preferences for an image differ; preferences range from 0 to 1."""
SECOND_THOUGHTS = 0.1
"""How often a player takes a ranking back, and how often one replaces it directly."""


class Played(NamedTuple):
    """A recorded game: its seed and its moves."""

    seed: int
    moves: list[tuple[Seat, Move]]


def whole_game(seed: int) -> Played:
    """A game from the first theme to the finish."""
    dice, chance = Random(seed), Chance(seed)
    state, _ = begin(GAME, SETUP, chance)
    moves: list[tuple[Seat, Move]] = []
    while not state.finished:
        for turn in (_call(state, dice), *_rankings(state, dice)):
            state, _ = apply(GAME, state, *turn, chance)
            moves.append(turn)
    return Played(seed, moves)


def endless_game(seed: int, rounds: int) -> Played:
    """Rounds of partners who never share an image and stay on the start space."""
    dice, chance = Random(seed), Chance(seed)
    state, _ = begin(GAME, SETUP, chance)
    deck = state.table.started.images
    rankings = [
        (seat, Choose(deck[place * FULL_HAND :][:FULL_HAND]))
        for team in state.table.sides
        for place, seat in enumerate(team)
    ]
    moves: list[tuple[Seat, Move]] = []
    for _ in range(rounds):
        for turn in (_call(state, dice), *rankings):
            state, _ = apply(GAME, state, *turn, chance)
            moves.append(turn)
    return Played(seed, moves)


def _call(state: State, dice: Random) -> tuple[Seat, Move]:
    """The opener calls a number that is unread on some card."""
    return state.opener, OpenTheme(dice.choice(GAME.offers(state, state.opener).open_theme))


def _rankings(state: State, dice: Random) -> Iterator[tuple[Seat, Move]]:
    """All players lock in, some of them twice; the last one cannot change its ranking."""
    feelings = {image: dice.random() for image in state.table.started.images}
    *seats, last = dice.sample(range(len(SETUP.seats)), len(SETUP.seats))
    for seat in seats:
        yield seat, _ranking(state, seat, feelings, dice)
        if dice.random() < SECOND_THOUGHTS:
            yield seat, Reopen()
            yield seat, _ranking(state, seat, feelings, dice)
        if dice.random() < SECOND_THOUGHTS:
            yield seat, _ranking(state, seat, feelings, dice)
    yield last, _ranking(state, last, feelings, dice)


def _ranking(state: State, seat: Seat, feelings: dict[str, float], dice: Random) -> Choose:
    own = {image: dice.gauss(feeling, DISAGREEMENT) for image, feeling in feelings.items()}
    return Choose(tuple(sorted(own, key=own.__getitem__)[: state.images_to_pick(seat)]))
