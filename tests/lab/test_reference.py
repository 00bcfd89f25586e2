"""The reference engine: bots can play a plan, too, and the row says what happened."""

import numpy as np
import pytest

from samewave.games.compatibility.edition import EDITIONS, TRACKS, Options
from samewave.lab.plan import Bots, CompatibilityPlan, SameGamePlan
from samewave.lab.run import play_block


@pytest.mark.parametrize(("box", "mode"), EDITIONS)
def test_bots_play_every_edition(box: str, mode: str) -> None:
    edition = EDITIONS[box, mode]
    options = Options(double_up=edition.doubling_is_optional)
    players = min(edition.players)
    plan = CompatibilityPlan(
        edition=box,
        mode=mode,
        players=players,
        options=options,
        track=TRACKS["short"],
        people=Bots(),
        games=2,
    )

    played = play_block(plan, 0)

    sides = players // edition.team_size
    assert (played["arrived"] >= 1).all()
    assert (played["shared"] == played["direct"] + played["indirect"]).all()
    assert all((played[f"side_{side}"] >= 0).all() == (side < sides) for side in range(8))


def test_bots_are_others_in_every_game_and_the_same_in_the_same() -> None:
    plan = CompatibilityPlan(
        players=4, people=Bots(strength="sharp"), games=6, track=TRACKS["short"]
    )

    once, again = play_block(plan, 0), play_block(plan, 0)

    assert all((once[name] == again[name]).all() for name in once)
    assert len(np.unique(once["picked"])) > 1


def test_bots_play_the_same_game() -> None:
    played = play_block(SameGamePlan(players=3, people=Bots(), games=3), 0)

    assert (played["turns"] == 6).all()
    assert (played["lifted"] == played["placed"] + played["trapped"]).all()
    assert (played["score"] > 12).all()
