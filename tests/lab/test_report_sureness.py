"""Intervals of figures."""

import polars as pl
import pytest

from samewave.lab.plan import CROWD_BLOCK
from samewave.lab.report.panel import Share, chi_square_p, ratio
from tests.lab.frames import race, races_of


def test_a_share_has_wilsons_interval() -> None:
    share = Share(8, 10)

    assert (share.value, share.low, share.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_what_never_happened_may_still_happen() -> None:
    assert Share(0, 10).low == 0
    assert Share(0, 10).high == pytest.approx(0.2775, abs=1e-4)


def test_many_games_are_surer_than_few() -> None:
    few, many = Share(50, 100), Share(5_000, 10_000)

    assert many.high - many.low < 0.11 * (few.high - few.low)


def test_a_mean_counts_rounds_but_doubts_by_games() -> None:
    sure = races_of(*(race(turns_5=turns, points_5=3 * turns) for turns in (1, 2, 5)))
    unsure = races_of(*(race(turns_5=2, points_5=points) for points in (2, 6, 10)))
    exact, doubted = ratio(sure, "points_5", "turns_5"), ratio(unsure, "points_5", "turns_5")

    assert exact is not None
    assert (exact.value, exact.error, exact.of) == (3, 0, 8)
    assert doubted is not None
    assert doubted.value == 3
    assert doubted.error == pytest.approx((4**2 + 4**2) ** 0.5 / 6)


def test_games_of_a_block_are_doubted_together() -> None:
    """Blocks differ, games within a block do not: so blocks are the independent observations."""
    games = [race(turns_5=1, points_5=block % 3) for block in range(6) for _ in range(10)]
    frame = races_of(*games).with_columns(
        game=pl.int_range(60) // 10 * CROWD_BLOCK + pl.int_range(60)
    )
    mean = ratio(frame, "points_5", "turns_5")

    assert mean is not None
    assert mean.value == 1
    assert mean.error == pytest.approx((4 * 10**2) ** 0.5 / 60)


def test_there_is_no_mean_of_nothing() -> None:
    assert ratio(races_of(race()), "points_4", "turns_4") is None


def test_sums_of_many_games_do_not_run_over() -> None:
    frame = races_of(*[race(turns_5=2**30, points_5=2**30)] * 4)
    mean = ratio(frame, "points_5", "turns_5")

    assert mean is not None
    assert (mean.value, mean.of) == (1, 2**32)


@pytest.mark.parametrize(
    ("hits", "likely"),
    [((50, 50), 1.0), ((60, 40), 0.0455), ((30, 20, 10), 0.0067), ((12, 8, 10, 10), 0.8495)],
)
def test_unequal_hits_are_as_likely_as_chi_square_says(
    hits: tuple[int, ...], likely: float
) -> None:
    assert chi_square_p(hits) == pytest.approx(likely, abs=1e-4)


def test_nobody_is_ahead_where_there_is_one_or_nothing_was_won() -> None:
    assert chi_square_p([7]) == 1
    assert chi_square_p([0, 0]) == 1
