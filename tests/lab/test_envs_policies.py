"""Policies: bots play whole games; learners learn to agree, random agents do not."""

import pytest
from click.testing import CliRunner

from samewave.bots import Character
from samewave.lab.envs import (
    compatibility_policies,
    compatibility_v0,
    samegame_policies,
    samegame_v0,
)
from samewave.lab.envs.compare import main
from samewave.lab.envs.compatibility_policies import ConventionLearner, pair_up
from samewave.lab.envs.environment import Policy, RandomPolicy
from samewave.lab.envs.samegame_policies import CodeLearner, score
from samewave.packs import Shelf
from tests.lab.random_agents import SAME_GAMES, SMALLEST, Made, table

SHELF = Shelf()


@pytest.mark.parametrize("made", SMALLEST.values(), ids=SMALLEST)
def test_bots_play_every_edition_to_its_end(made: Made) -> None:
    env = table(made, max_cycles=3_000)
    bots = [
        compatibility_policies.CompatibilityBotPolicy(SHELF, Character(seat, "sharp"))
        for seat in range(made["players"])
    ]

    state = compatibility_policies.play_game(env, bots, seed=1)
    assert state.finished


@pytest.mark.parametrize("made", SAME_GAMES.values(), ids=SAME_GAMES)
def test_bots_play_the_same_game_to_its_end(made: Made) -> None:
    env = samegame_v0.raw_env(**made)
    bots = [
        samegame_policies.SameGameBotPolicy(SHELF, Character(seat, "sharp"))
        for seat in range(len(env.possible_agents))
    ]

    state = samegame_policies.play_game(env, bots, seed=2)
    assert state.finished
    assert state.result
    assert state.result.won


def duo() -> compatibility_v0.parallel_env:
    return compatibility_v0.parallel_env(mode="duo", players=2, max_cycles=300)


def test_learners_come_to_share_their_images_and_dice_do_not() -> None:
    env = duo()
    dice = pair_up(env, [RandomPolicy(0), RandomPolicy(1)], range(5))
    learners = [ConventionLearner(env, seat) for seat in range(2)]
    early, late = pair_up(env, learners, range(2)), pair_up(env, learners, range(2, 12))

    assert dice.shared_of_five < 1
    assert late.shared_of_five > early.shared_of_five
    assert late.shared_of_five > 4


def test_a_learner_learns_what_a_bot_lays() -> None:
    env = duo()
    pair: list[Policy] = [
        ConventionLearner(env, 0),
        compatibility_policies.CompatibilityBotPolicy(SHELF, Character(1)),
    ]
    early, late = pair_up(env, pair, range(5)), pair_up(env, pair, range(5, 30))
    dice = pair_up(
        env,
        [RandomPolicy(0), compatibility_policies.CompatibilityBotPolicy(SHELF, Character(1))],
        range(3),
    )

    assert late.shared_of_five > early.shared_of_five + 0.5
    assert late.points_a_round > 3 * dice.points_a_round


def test_learners_agree_on_what_clues_stand_for() -> None:
    env = samegame_v0.raw_env(players=4)
    dice = score(env, [RandomPolicy(seat) for seat in range(4)], range(3))
    learners = [CodeLearner(env, seat) for seat in range(4)]
    score(env, learners, range(8))

    assert score(env, learners, range(8, 14)) > dice + 6


def test_who_plays_how_well_is_printed() -> None:
    told = CliRunner().invoke(main, ["--games", "3"])

    assert told.exit_code == 0
    assert "learner and bot      games   3-3" in told.output
    assert "bots                 games   1-1" in told.output
