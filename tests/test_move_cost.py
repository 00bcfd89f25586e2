"""The path of a move: its exact cost in counts does not grow unnoticed."""

import pytest
from bench.move_cost import MOST_GROWTH, Counts, figures, grown, measure


@pytest.fixture(scope="module")
def counts() -> Counts:
    return measure()


def test_a_move_costs_about_as_much_as_on_main(counts: Counts) -> None:
    """If it must cost more, `python -m bench.move_cost renew` writes the figures anew."""
    assert not grown(counts, figures()), counts


def test_two_runs_count_the_same(counts: Counts) -> None:
    assert measure() == counts


@pytest.mark.parametrize("name", ["instructions", "calls", "bytes sent", "bytes stored"])
def test_growth_by_more_than_a_tenth_is_told(name: str) -> None:
    known = figures()
    more = known | {name: known[name] * (1 + MOST_GROWTH + 0.01)}
    less = known | {name: known[name] * (1 + MOST_GROWTH - 0.01)}

    assert "+11.0% against" in grown(more, known)[name]
    assert not grown(less, known)
