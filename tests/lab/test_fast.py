"""The machine code plays by the rules: equal to their library round for round, everywhere."""

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
from samewave.lab import reference
from samewave.lab.crowd import rankings_of
from samewave.lab.fast import compatibility, samegame
from samewave.lab.plan import Crowd, Plan, validate
from samewave.lab.rows import MAX_SIDES
from tests.lab.plans import TABLES, crowds, name_of, seeds, tracks

GAMES = range(5)
ROUNDS_TRACED = 120


def by_both(plan: Plan) -> list[tuple[NDArray[Any], NDArray[np.int16]]]:
    """Rows and traces: by machine code, and by the rules' library."""
    plan = validate(plan)
    rankings = rankings_of(plan, 0) if plan.game == "compatibility" else None
    played = []
    for code in (True, False):
        trace = np.full((len(GAMES), ROUNDS_TRACED, MAX_SIDES), -1, np.int16)
        if not code:
            rows = reference.play_games(plan, rankings, GAMES, trace)
        elif rankings is None:
            rows = samegame.play(plan, GAMES, trace)
        else:
            rows = compatibility.play(plan, rankings, GAMES, trace)
        played.append((rows, trace))
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
    plan: Plan, people: Crowd, track: tuple[int, ...], images: int, seed: int
) -> None:
    far_apart = people.noise > 1 and images > 11  # they would play for hours
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
    plan = Plan(
        game="samegame", level=level, players=players, agreement=agreement, people=people, seed=seed
    )

    assert_equal(plan)


def test_circles_start_finish_and_medals_of_the_same_game_are_data() -> None:
    circles = (-5, -4, -3, -2, -1, 0, 7, 8, 8)
    plan = Plan(
        game="samegame", players=3, circles=circles, start=4, finish=40, medals=(10, 20, 30, 40)
    )

    played = assert_equal(replace(plan, people=Crowd(clarity=9.0)))

    assert (played["score"] == 40).all()
    assert (played["result"] == 4).all()


def endings(plan: Plan) -> set[Ending]:
    plan = validate(plan)
    rows = compatibility.play(
        plan, rankings_of(plan, 0), range(2000), np.zeros((2000, 0, 0), np.int16)
    )
    return {list(Ending)[ending] for ending in rows["ending"]}


def test_every_ending_comes_up() -> None:
    short = TRACKS["short"]
    first, shared = Ending.FIRST_AT_THE_END, Ending.SHARED

    assert endings(Plan(players=8, track=short)) == {first, Ending.LARGEST_OVERSHOOT, shared}
    assert endings(Plan(players=8, edition="2010", track=short)) == {
        *(first, Ending.MOST_TOKENS_LEFT, shared)
    }
    assert endings(Plan(players=6, edition="1996", track=short)) == {first, Ending.PLAYOFF}
    assert endings(Plan(players=2, mode="duo")) == {Ending.TOGETHER}


def test_those_of_one_mind_share_the_victory_after_fifty_playoffs() -> None:
    played = assert_equal(Plan(players=4, edition="1996", people=Crowd(affinity=1.0)))

    assert (played["playoffs"] == compatibility.MAX_PLAYOFFS).all()
    assert (played["winners"] == 2).all()
