"""The map: people who think alike are near, and the map does not jump."""

from itertools import combinations
from math import dist
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samewave.affinity.figures import Point, map_places
from samewave.affinity.scores import Affinity

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eve", "Finn")
Found = dict[tuple[str, str], Affinity]


def group(dice: Random, names: tuple[str, ...] = NAMES) -> Found:
    return {pair: Affinity(dice.gauss(0, 0.25), 0.1) for pair in combinations(names, 2)}


def apart(places: dict[str, Point], one: str, other: str) -> float:
    return dist(places[one], places[other])


def test_two_couples_stand_together_and_far_from_each_other() -> None:
    couples = {frozenset({"Ada", "Ben"}), frozenset({"Cleo", "Dev"})}
    found = {
        pair: Affinity(0.8 if frozenset(pair) in couples else -0.2, 0.1)
        for pair in combinations(NAMES[:4], 2)
    }

    places = map_places(NAMES[:4], found)

    for couple in couples:
        assert apart(places, *couple) < 0.3
    assert apart(places, "Ada", "Cleo") > 1


@settings(max_examples=20)
@given(st.integers(0, 999))
def test_who_is_more_alike_tends_to_be_nearer(seed: int) -> None:
    found = group(Random(seed))

    places = map_places(NAMES, found)

    ranked = sorted(found, key=lambda pair: found[pair].middle)
    far, near = (sum(apart(places, *pair) for pair in pairs) for pairs in (ranked[:5], ranked[-5:]))
    assert near < far


def test_the_same_people_get_the_same_map() -> None:
    assert map_places(NAMES, group(Random(1))) == map_places(NAMES, group(Random(1)))


@settings(max_examples=20)
@given(st.integers(0, 999))
def test_a_little_more_data_moves_nobody_far(seed: int) -> None:
    before = group(Random(seed))
    later = {pair: each._replace(middle=each.middle + 0.01) for pair, each in before.items()}
    last = map_places(NAMES, before)

    places = map_places(NAMES, later, last)

    for name in NAMES:
        assert dist(places[name], last[name]) < 0.15


def test_a_turned_and_mirrored_map_is_turned_back() -> None:
    found = group(Random(2))
    plain = map_places(NAMES, found)
    turned = {name: (-y, -x) for name, (x, y) in plain.items()}

    places = map_places(NAMES, found, turned)

    for name in NAMES:
        assert places[name] == pytest.approx(turned[name], abs=0.05)


@settings(max_examples=10)
@given(st.integers(0, 999))
def test_somebody_who_comes_later_moves_the_others_less_than_a_new_map_would(seed: int) -> None:
    found = group(Random(seed))
    before = {pair: each for pair, each in found.items() if "Finn" not in pair}
    last = map_places(NAMES[:5], before)

    def moved(places: dict[str, Point]) -> float:
        return sum(dist(places[name], last[name]) ** 2 for name in NAMES[:5])

    assert moved(map_places(NAMES, found, last)) <= moved(map_places(NAMES, found)) + 0.25


def test_people_who_never_met_still_have_a_place() -> None:
    places = map_places(("Ada", "Ben", "Cleo"), {("Ada", "Ben"): Affinity(0.5, 0.1)})

    assert apart(places, "Ada", "Ben") == pytest.approx(0.5, abs=0.02)
    assert len(places) == 3


def test_one_person_stands_in_the_middle() -> None:
    assert map_places(("Ada",), {}) == {"Ada": (0.0, 0.0)}
