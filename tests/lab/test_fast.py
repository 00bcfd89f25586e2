"""The compiled fast path equals the rules' library, round by round, in every set-up."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from numpy.typing import NDArray

from samewave.games.compatibility.edition import TRACKS
from samewave.games.compatibility.events import Ending
from samewave.games.samegame.level import LEVELS, ROUNDS, Agreement
from samewave.lab import fast_module, reference
from samewave.lab.fast import compatibility
from samewave.lab.fast.compatibility_arrays import MAX_SIDES
from samewave.lab.plan import CompatibilityPlan, Crowd, Plan, SameGamePlan
from tests.lab.plans import TABLES, crowds, name_of, seeds, tracks

GAMES = range(5)
ROUNDS_TRACED = 120


def by_both(plan: Plan) -> list[tuple[NDArray[Any], NDArray[np.int16]]]:
    """Rows and traces: from the fast path, and from the rules' library."""
    plan = plan.completed()
    played = []
    for play in (fast_module(plan.game).play, reference.play_games):
        trace = np.full((len(GAMES), ROUNDS_TRACED, MAX_SIDES), -1, np.int16)
        played.append((play(plan, 0, GAMES, trace), trace))
    return played


def assert_equal(plan: Plan) -> NDArray[Any]:
    (code, traced), (rules, expected) = by_both(plan)
    assert (traced == expected).all(), np.argwhere(traced != expected)[0]
    for name in rules.dtype.names or ():
        assert (code[name] == rules[name]).all(), (name, code[name], rules[name])
    assert (expected >= 0).any()
    return code


@pytest.mark.parametrize("plan", TABLES, ids=name_of)
def test_every_table_is_played_by_the_rules(plan: Plan) -> None:
    assert_equal(replace(plan, people=Crowd(boldness=0.5), seed=3))


@settings(max_examples=60)
@given(st.sampled_from(TABLES), crowds, tracks, st.sampled_from([5, 6, 11, 40, 52, 255]), seeds)
def test_any_crowd_track_and_deck_is_played_by_the_rules(
    plan: CompatibilityPlan, people: Crowd, track: tuple[int, ...], images: int, seed: int
) -> None:
    far_apart = people.noise > 1 and images > 11  # they would take hours
    people = replace(people, noise=0.955) if far_apart else people

    assert_equal(replace(plan, people=people, track=track, images=images, seed=seed))


@settings(max_examples=40)
@given(
    st.sampled_from(list(LEVELS)),
    st.sampled_from(list(ROUNDS)),
    st.sampled_from(list(Agreement)),
    crowds,
    seeds,
)
def test_the_same_game_is_played_by_the_rules(
    level: int, players: int, agreement: str, people: Crowd, seed: int
) -> None:
    plan = SameGamePlan(level=level, players=players, agreement=agreement, people=people, seed=seed)

    assert_equal(plan)


def test_circles_start_finish_and_medals_of_the_same_game_are_data() -> None:
    circles = (-5, -4, -3, -2, -1, 0, 7, 8, 8)
    plan = SameGamePlan(players=3, circles=circles, start=4, finish=40, medals=(10, 20, 30, 40))

    played = assert_equal(replace(plan, people=Crowd(clarity=9.0)))

    assert (played["score"] == 40).all()
    assert (played["result"] == 4).all()


def endings(plan: CompatibilityPlan) -> set[Ending]:
    plan = plan.completed()
    rows = compatibility.play(plan, 0, range(2000), np.zeros((2000, 0, 0), np.int16))
    return {list(Ending)[ending] for ending in rows["ending"]}


def test_every_ending_comes_up() -> None:
    short = TRACKS["short"]
    first, shared = Ending.FIRST_AT_THE_END, Ending.SHARED

    assert endings(CompatibilityPlan(players=8, track=short)) == {
        first,
        Ending.LARGEST_OVERSHOOT,
        shared,
    }
    assert endings(CompatibilityPlan(players=8, edition="2010", track=short)) == {
        *(first, Ending.MOST_TOKENS_LEFT, shared)
    }
    assert endings(CompatibilityPlan(players=6, edition="1996", track=short)) == {
        first,
        Ending.PLAYOFF,
    }
    assert endings(CompatibilityPlan(players=2, mode="duo")) == {Ending.TOGETHER}


def test_those_of_one_mind_share_the_victory_after_fifty_playoffs() -> None:
    played = assert_equal(CompatibilityPlan(players=4, edition="1996", people=Crowd(affinity=1.0)))

    assert (played["playoffs"] == compatibility.MAX_PLAYOFFS).all()
    assert (played["winners"] == 2).all()
