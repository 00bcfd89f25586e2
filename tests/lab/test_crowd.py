"""The crowd: how much its people share, and that the order of questions does not matter."""

import numpy as np
import pytest
from msgspec.structs import replace

from samewave.lab import PLANS, fast_module
from samewave.lab.fast.compatibility_arrays import rank_images, rankings_of
from samewave.lab.plan import CROWD_BLOCK, CompatibilityPlan, Crowd, block_count
from samewave.lab.run import Columns, play_block

TEAMS = CompatibilityPlan(players=8, games=3 * CROWD_BLOCK)


def shared_of_5(people: Crowd, images: int = 40) -> float:
    """The mean number of images (of 5) that partners share, over some blocks."""
    plan = replace(TEAMS, people=people, images=images).completed()
    played = [play_block(plan, block) for block in range(block_count(plan))]
    shared, hands = (sum(each[name].sum() for each in played) for name in ("shared5", "hands5"))
    return float(shared / hands)


def test_the_default_pair_shares_1_8_of_5_with_40_images() -> None:
    assert shared_of_5(Crowd()) == pytest.approx(1.8, abs=0.03)


def test_partners_of_one_mind_share_everything() -> None:
    assert shared_of_5(Crowd(affinity=1.0)) == 5


def test_without_noise_everybody_lays_what_the_theme_suggests() -> None:
    assert shared_of_5(Crowd(noise=0.0)) == 5


def test_affinity_popularity_and_a_smaller_deck_let_pairs_share_more() -> None:
    usual = shared_of_5(Crowd())

    assert shared_of_5(Crowd(affinity=0.5)) > usual + 0.3
    assert shared_of_5(Crowd(popularity=1.0)) > usual + 0.3
    assert shared_of_5(Crowd(), images=20) > usual + 0.3


def test_whose_tastes_drown_the_theme_share_what_chance_gives() -> None:
    assert shared_of_5(Crowd(noise=100.0)) == pytest.approx(5 * 5 / 40, abs=0.03)


def test_affinity_joins_partners_in_teams_and_everybody_in_individual_play() -> None:
    teams = rankings_of(replace(TEAMS, people=Crowd(affinity=1.0)).completed(), 0)
    alone = rankings_of(
        CompatibilityPlan(players=7, mode="individual", people=Crowd(affinity=1.0)).completed(), 0
    )

    assert (teams[:, :, 0] == teams[:, :, 1]).all()
    assert (teams[:, 0] != teams[:, 1]).any()
    assert (alone == alone[:, :1]).all()


def test_a_ranking_is_the_order_of_likings() -> None:
    liking = np.random.default_rng(1).standard_normal((50, 30)).astype(np.float32)
    order = np.argsort(-liking, axis=1, kind="stable")

    assert (rank_images(liking, 5) == order[:, :5]).all()
    assert (rank_images(liking, 30) == order).all()


@pytest.mark.parametrize("game", PLANS)
def test_a_game_is_the_same_whoever_plays_it_in_whatever_order(game: str) -> None:
    plan = PLANS[game](players=4, games=2 * CROWD_BLOCK + 9, seed=7)
    forth = [play_block(plan, block) for block in (0, 1, 2)]
    back = [play_block(plan, block) for block in (2, 1, 0)][::-1]
    longer = play_block(replace(plan, games=9 * CROWD_BLOCK), 1)

    assert all(map(same, forth, back))
    assert same(longer, forth[1])
    assert not same(play_block(replace(plan, seed=8), 1), forth[1])


def same(one: Columns, other: Columns) -> bool:
    return list(one) == list(other) and all((one[name] == other[name]).all() for name in one)


@pytest.mark.parametrize("game", PLANS)
def test_the_columns_are_the_listed_ones(game: str) -> None:
    columns = play_block(PLANS[game](players=4, games=3), 0)

    listed = fast_module(game).COLUMNS
    assert {name: str(values.dtype) for name, values in columns.items()} == {
        name: column.dtype for name, column in listed.items()
    }
    assert columns["game"].tolist() == [0, 1, 2]
