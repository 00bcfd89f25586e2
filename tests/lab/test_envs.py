"""The environments as PettingZoo sees them: its own tests, seeds, renders and conversions."""

import pickle
import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import (  # type: ignore[import-untyped,unused-ignore]
    aec_to_parallel,
    turn_based_aec_to_parallel,
)

from samewave.lab.envs import compatibility_v0, samegame_v0
from tests.lab.random_agents import (
    DICT_OBSERVATIONS,
    SAME_GAMES,
    SMALLEST,
    TABLES,
    Made,
    any_actions,
    play_on,
    table,
)

with warnings.catch_warnings():
    # PettingZoo's tests import one of its games in a deprecated way.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (  # type: ignore[import-untyped,unused-ignore]
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

pytestmark = DICT_OBSERVATIONS
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("made", TABLES.values(), ids=TABLES)
def test_every_edition_mode_and_number_of_players_is_a_parallel_environment(made: Made) -> None:
    parallel_api_test(table(made), num_cycles=100)


@pytest.mark.parametrize("made", SMALLEST.values(), ids=SMALLEST)
def test_the_same_seed_gives_the_same_game(made: Made) -> None:
    parallel_seed_test(lambda: table(made), num_cycles=20)
    seed_test(lambda: compatibility_v0.env(**made, track="short"), num_cycles=20)


@pytest.mark.parametrize("made", SMALLEST.values(), ids=SMALLEST)
def test_agents_of_compatibility_may_also_act_one_after_the_other(made: Made) -> None:
    env = compatibility_v0.env(**made, track="short")

    api_test(env, num_cycles=30)
    assert isinstance(aec_to_parallel(env), compatibility_v0.parallel_env)


@pytest.mark.parametrize("made", SAME_GAMES.values(), ids=SAME_GAMES)
def test_the_same_game_is_an_environment_for_every_number_of_players(made: Made) -> None:
    api_test(samegame_v0.env(**made), num_cycles=100)
    seed_test(lambda: samegame_v0.env(**made), num_cycles=20)


def test_the_same_game_can_be_turned_into_a_parallel_environment() -> None:
    env = turn_based_aec_to_parallel(samegame_v0.env(players=2))
    observations, _ = env.reset(seed=0)
    dice = np.random.default_rng(0)
    while env.agents:
        allowed = {agent: seen for agent, seen in observations.items() if seen["action_mask"].any()}
        actions = dict.fromkeys(env.agents) | any_actions(allowed, dice)
        observations, *_ = env.step(actions)

    assert env.unwrapped.table.state.finished


def test_both_games_render_as_text_and_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(compatibility_v0.env)
    assert "Compatibility, 2016 edition" in capsys.readouterr().out
    render_test(samegame_v0.env)
    assert "The Same Game" in capsys.readouterr().out


def test_what_is_rendered_tells_the_rounds_that_were_played() -> None:
    env = table(SMALLEST["2016-teams"], render_mode="ansi")
    observations, _ = env.reset(seed=1)
    dice = np.random.default_rng(1)
    while env.table.state.rounds < 2:
        observations, *_ = env.step(any_actions(observations, dice))

    told = env.render()
    assert told
    assert "Round 2" in told
    assert told == env.render()


def test_a_game_is_broken_off_after_the_cycles_it_may_take() -> None:
    max_cycles_test(compatibility_v0)


def test_a_same_game_is_broken_off_too() -> None:
    env = samegame_v0.raw_env(players=2, max_cycles=4)
    env.reset(seed=0)
    acted = list(play_on(env, np.random.default_rng(0)))

    assert len(acted) == 8
    assert not env.agents
    assert not env.table.state.finished


def test_without_a_seed_games_follow_from_the_last_seed() -> None:
    env = table(SMALLEST["2016-duo"])
    seeds = []
    for _ in range(2):
        env.reset(seed=5)
        env.reset()
        seeds.append(env.table.seed)
    env.reset()

    assert seeds[0] == seeds[1] != env.table.seed


def test_an_environment_can_be_put_away_and_taken_out_again() -> None:
    env = table(SMALLEST["2010-teams"])
    observations, _ = env.reset(seed=3)
    again = pickle.loads(pickle.dumps(env))
    actions = any_actions(observations, np.random.default_rng(3))

    one, other = env.step(actions)[0], again.step(actions)[0]
    assert all((one[agent]["observation"] == other[agent]["observation"]).all() for agent in one)


@pytest.mark.parametrize(
    ("made", "why"),
    [
        ({"players": 5}, "You can’t play this with 5 players. You need 4, 6, 8."),
        ({"edition": "2001"}, "There is no edition “2001” with a mode “teams”."),
        ({"render_mode": "film"}, "There is no render mode “film”: human, ansi."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(made: Made, why: str) -> None:
    with pytest.raises(ValueError, match="^" + why.replace(".", r"\.")):
        compatibility_v0.parallel_env(**made)


def test_the_docs_name_every_field_and_action_and_their_example_runs() -> None:
    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    section = page.partition("## Environments")[2]
    env, game = compatibility_v0.parallel_env(association=True), samegame_v0.raw_env()
    for name in (*env.fields.slices, *env.actions.ranges):
        assert f"`{name}`" in section
    for name in (*game.fields.slices, *game.actions.ranges):
        assert f"`{name}`" in section

    example = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert example
    played: dict[str, Any] = {}
    exec(compile(example[1], "lab.md", "exec"), played)
    assert not played["env"].agents
