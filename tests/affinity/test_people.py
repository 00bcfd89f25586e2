"""Simulated people: the figures are compared with minds whose affinity is known.

The full figures are in docs/affinity.md, made by `python -m bench.affinity`.
"""

from random import Random
from statistics import correlation

import pytest
from bench.affinity import Evenings, Gather, measure
from bench.people import NAMES, Kind, Meanings, Minds, Tastes

EVENINGS = Evenings("as described", 50)


def test_nine_times_in_ten_the_truth_is_in_the_interval_and_the_best_pair_is_found() -> None:
    found = measure(EVENINGS)

    assert 0.86 <= found.within <= 0.94
    assert found.named > 1.5 * found.counted
    assert abs(found.below - found.above) < 0.05


@pytest.mark.parametrize("gather", [Minds, Tastes, Meanings])
def test_the_affinity_of_simulated_people_is_how_far_their_own_feelings_go_together(
    gather: Gather,
) -> None:
    group = gather(Kind(misfit=0), Random(3))
    felt: dict[str, list[float]] = {name: [] for name in NAMES}

    for _ in range(500):
        for name, feelings in zip(NAMES, group.preferences([0.0] * 40), strict=True):
            felt[name] += feelings

    for (one, other), truth in group.truth.items():
        assert correlation(felt[one], felt[other]) == pytest.approx(truth, abs=0.05)
