"""Plans: defaults are those of the box, and impossible set-ups are refused."""

import msgspec
import pytest
from msgspec.structs import replace

from samewave.core import Refused
from samewave.games.compatibility.edition import TRACKS, Options
from samewave.lab import AnyPlan, plan_type
from samewave.lab.plan import (
    BadPlan,
    Bots,
    CompatibilityPlan,
    Crowd,
    Plan,
    SameGamePlan,
    block_count,
    block_size,
    games_in_block,
)
from tests.lab.plans import TABLES, name_of

TEAMS = CompatibilityPlan(players=8)
SAME = SameGamePlan(players=4)


@pytest.mark.parametrize("plan", TABLES, ids=name_of)
def test_every_table_of_the_rules_can_be_planned_and_judged_twice_is_judged_once(
    plan: CompatibilityPlan,
) -> None:
    judged = plan.completed()

    assert judged.completed() == judged
    assert judged.track == TRACKS["standard"]
    assert judged.images == (52 if plan.edition == "1996" else 40)


@pytest.mark.parametrize("plan", [TEAMS, replace(SAME, people=Bots(strength="sharp"))])
def test_a_plan_is_json(plan: Plan) -> None:
    assert msgspec.json.decode(msgspec.json.encode(plan), type=AnyPlan) == plan


def test_a_track_of_ones_own_has_a_name_of_its_own() -> None:
    assert replace(TEAMS, track=(5, 4, 3)).completed().track_name == "custom"
    assert replace(TEAMS, track=(5, 4, 3), track_name="tiny").completed().track_name == "tiny"
    assert (
        replace(TEAMS, track=TRACKS["short"], track_name="short").completed().track_name == "short"
    )


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (replace(TEAMS, players=5), "wrong_number_of_players"),
        (replace(TEAMS, edition="2011"), "unknown_edition"),
        (replace(TEAMS, track_name="zigzag"), "unknown_track"),
        (replace(TEAMS, options=Options(double_up=True)), "option_not_offered"),
        (replace(SAME, level=5), "unknown_level"),
        (replace(SAME, agreement="loudest"), "unknown_agreement"),
        (replace(SAME, players=7), "wrong_number_of_players"),
    ],
)
def test_what_a_set_up_forbids_is_refused_with_its_code(plan: Plan, code: str) -> None:
    with pytest.raises(Refused) as refused:
        plan.completed()

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (replace(TEAMS, games=0), "games must be from 1 to 1,000,000,000,000, not 0"),
        (replace(TEAMS, seed=-1), "seed must be from .*, not -1"),
        (replace(TEAMS, images=4), "images must be from 5 to 255, not 4"),
        (replace(TEAMS, images=53, people=Bots()), "images must be from 5 to 52, not 53"),
        (replace(TEAMS, track=(5, 6)), "images to pick on a space must be from 1 to 5, not 6"),
        (replace(TEAMS, track=(5,) * 201), "spaces of the track must be from 1 to 200, not 201"),
        (replace(TEAMS, options=Options(time_limit=30)), "no clock in the lab"),
        (replace(TEAMS, people=Crowd(affinity=1.1)), "affinity must be from 0 to 1, not 1.1"),
        (
            replace(TEAMS, people=Crowd(noise=float("nan"))),
            "noise must be .* not nan",
        ),
        (replace(SAME, circles=(1, 2)), "9 circles, not 2"),
        (replace(SAME, medals=(3, 2, 1, 0)), "4 medals need rising scores"),
        (replace(SAME, start=25), "start must be from 0 to 24, not 25"),
    ],
)
def test_what_no_game_can_be_played_by_is_said_in_a_sentence(plan: Plan, says: str) -> None:
    with pytest.raises(BadPlan, match=says):
        plan.completed()


def test_blocks_hold_every_game_once() -> None:
    plan = replace(TEAMS, games=20_000)

    games = [game for block in range(block_count(plan)) for game in games_in_block(plan, block)]

    assert games == list(range(20_000))
    assert block_size(replace(plan, people=Bots())) < block_size(plan)


def test_a_game_without_a_simulation_is_refused_by_name() -> None:
    with pytest.raises(BadPlan, match=r"The lab has no simulation of chess\. It has: compat"):
        plan_type("chess")
