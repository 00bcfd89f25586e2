"""Stand-ins: they play like the person they replace, from what the game has shown of them."""

from random import Random
from statistics import fmean

import pytest

from samewave.bots import STRENGTHS, Character, Strength
from samewave.bots.compatibility import CompatibilityBot
from samewave.core import Chance, apply, begin
from samewave.games.compatibility.events import Choose, OpenTheme
from tests.bots.playing import DUO, GAME, SHELF

LOVED = ("elephant", "gramophone", "volcano", "hourglass", "rocket")
ROUNDS = 6


def loved_by(bot: CompatibilityBot, seed: int) -> int:
    """How many favourite images a bot lays for somebody who laid them for six rounds."""
    chance, dice = Chance(seed), Random(seed)
    state, _ = begin(GAME, DUO, chance)
    others = [image for image in state.table.started.images if image not in LOVED]
    while state.rounds < ROUNDS or state.phase != "choosing":
        seat = state.waiting_for[0]
        if state.phase == "opening":
            move: OpenTheme | Choose = OpenTheme(dice.choice(state.open_numbers))
        else:
            images = LOVED if seat == 0 else tuple(dice.sample(others, 5))
            move = Choose(images[: state.images_to_pick(seat)])
        state, _ = apply(GAME, state, seat, move, chance)
        bot.look(GAME.view(state, 0))
    thought = bot.think(GAME.view(state, 0), GAME.offers(state, 0))
    assert thought
    return len({*thought.move.images} & {*LOVED})


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_stand_in_goes_by_what_its_person_laid(strength: Strength) -> None:
    seeds = range(24)
    stand_in = [
        loved_by(CompatibilityBot(SHELF, Character(seed, strength, stands_in=True)), seed)
        for seed in seeds
    ]
    anybody = [loved_by(CompatibilityBot(SHELF, Character(seed, strength)), seed) for seed in seeds]
    assert fmean(stand_in) >= fmean(anybody) + 1
