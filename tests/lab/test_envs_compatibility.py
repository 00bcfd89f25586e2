"""The Compatibility environment: masks are exact, nothing leaks, and it agrees with the rules."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from samewave.core import Chance, Refused, Seat, apply, begin
from samewave.games.compatibility.edition import FULL_HAND, Options
from samewave.games.compatibility.events import Choose, ClaimDouble, Move, OpenTheme, RollTheme
from samewave.games.compatibility.view import Offers
from samewave.lab.envs.compatibility_seats import CompatibilityObservations
from samewave.lab.envs.compatibility_v0 import parallel_env
from tests.lab.random_agents import SMALLEST, TABLES, Made, any_actions, table


def after_steps(env: parallel_env, seed: int, steps: int) -> dict[str, Any]:
    """Play at random for a while; start a new game when one ends."""
    dice = np.random.default_rng(seed)
    observations, _ = env.reset(seed=seed)
    for _ in range(steps):
        observations, *_ = env.step(any_actions(observations, dice))
        if not env.agents:
            observations, _ = env.reset()
    return observations


def move_for(env: parallel_env, agent: str, action: int) -> Move:
    """The move that an agent's action stands for now."""
    kind, number = env.actions.kind(action)
    laid = [env.images[image] for image in env.laid(agent)]
    match kind:
        case "lay":
            return whole_ranking(env, agent, [*laid, env.images[number]])
        case "lock_in":
            places = [*laid, *["no image"] * FULL_HAND][:FULL_HAND]
            return Choose(tuple(laid), tuple(i for p, i in enumerate(places) if number >> p & 1))
        case "call":
            return OpenTheme(number + 1)
        case "roll":
            return RollTheme()
        case _:
            return ClaimDouble()


def whole_ranking(env: parallel_env, agent: str, images: list[str]) -> Choose:
    """A valid ranking that begins with these images."""
    pick = env.offers(agent).choose
    if not pick:
        return Choose(tuple(images))
    free = [image for image in env.images if image not in {*images, *pick.retired}]
    ranking = (*images, *free)[: max(pick.images, len(images))]
    return Choose(tuple(ranking), tuple(ranking[: pick.least_doubles]))


def is_legal(env: parallel_env, seat: Seat, move: Move) -> bool:
    try:
        env.table.game.decide(env.table.state, seat, move)
    except Refused:
        return False
    return True


def has_to_wait(env: parallel_env, agent: str) -> bool:
    """Whether a seat may not double: not asked, locked in, or its partner doubled first."""
    offers, lock_in = env.offers(agent), env.actions["lock_in"]
    partner_is_first = env.masks[:, lock_in.start : lock_in.stop].any()
    return offers == Offers() or offers.reopen or bool(partner_is_first)


def look_at_masks(env: parallel_env, observations: dict[str, Any]) -> None:
    """Compare the mask of every agent with the rules, action by action."""
    for seat, (agent, seen) in enumerate(observations.items()):
        *mask, waits = seen["action_mask"].tolist()
        if waits:
            assert has_to_wait(env, agent)
            assert not any(mask)
            continue
        for action, allowed in enumerate(mask):
            move = move_for(env, agent, action)
            assert allowed == is_legal(env, seat, move), (agent, move)


@pytest.mark.parametrize("made", TABLES.values(), ids=TABLES)
def test_a_mask_has_what_the_rules_accept_and_nothing_else(made: Made) -> None:
    env = table(made, track="standard")
    for steps in (0, 1, 4, 5, 6, 7, 23):
        look_at_masks(env, after_steps(env, steps, steps))


@pytest.mark.parametrize("made", [TABLES["1996-teams-6"], TABLES["1996-individual-4"]])
def test_masks_are_exact_in_playoffs_too(made: Made) -> None:
    env = table(made)
    observations, _ = env.reset(seed=0)
    dice, playoff_steps = np.random.default_rng(0), 0
    while env.agents and playoff_steps < 12:
        look_at_masks(env, observations)
        in_playoff = bool(env.table.state.playoff)
        playoff_steps += in_playoff
        alike = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        observations, *_ = env.step(any_actions(observations, dice) if in_playoff else alike)

    assert playoff_steps, "whoever lays the same arrives together"


@pytest.mark.parametrize("made", SMALLEST.values(), ids=SMALLEST)
def test_what_a_mask_does_not_have_is_refused_and_changes_nothing(made: Made) -> None:
    env = table(made)
    for steps in (0, 1, 3, 6):
        before = after_steps(env, steps, steps)
        state = env.table.state
        wrong = {agent: int(seen["action_mask"].argmin()) for agent, seen in before.items()}
        after, rewards, _, _, infos = env.step(wrong)

        assert env.table.state is state
        assert all(info["refused"] for info in infos.values())
        assert not any(rewards.values())
        assert same(before, after)


def test_an_action_that_is_none_is_an_error() -> None:
    env = table({})
    env.reset(seed=0)

    with pytest.raises(ValueError, match="There is no action 99: there are 53, counted from 0"):
        env.step(dict.fromkeys(env.agents, 99))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(looks_same(one[agent], other[agent]) for agent in one)


def looks_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)


def watch_a_round(made: Made, seed: int, watcher: str) -> Iterator[bool]:
    """Whether an observer sees the same, step by step, while the others lay other images."""
    envs = table(made, track="standard"), table(made, track="standard")
    one, other = (after_steps(env, seed, 3 * seed) for env in envs)
    dice, rounds = np.random.default_rng(seed), envs[0].table.state.rounds
    while envs[0].table.state.rounds == rounds:
        yield looks_same(one[watcher], other[watcher])
        actions = any_actions(one, dice)
        changed = {
            agent: action if agent == watcher else differently(envs[1], other[agent], action, dice)
            for agent, action in actions.items()
        }
        one, other = envs[0].step(actions)[0], envs[1].step(changed)[0]


def differently(env: parallel_env, seen: Any, action: int, dice: np.random.Generator) -> int:
    """Another image, or as many doubles in other places: partners may know the number."""
    kind, number = env.actions.kind(action)
    block = env.actions[kind]
    others = [
        each
        for each in block
        if seen["action_mask"][each]
        and (kind != "lock_in" or (each - block.start).bit_count() == number.bit_count())
    ]
    return int(dice.choice(others)) if kind in ("lay", "lock_in") else action


@pytest.mark.parametrize("made", SMALLEST.values(), ids=SMALLEST)
def test_nobody_sees_what_others_pick_before_the_reveal(made: Made) -> None:
    for seed in range(8):
        assert all(watch_a_round(made, seed, f"player_{seed % 2}"))


def test_the_law_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay_openly(seen: CompatibilityObservations, _: Seat, image: int, place: int) -> None:
        seen.vectors[:, seen.fields["ranking"].start + image] = place

    monkeypatch.setattr(CompatibilityObservations, "lay", lay_openly)

    assert not all(watch_a_round(SMALLEST["2016-teams"], 1, "player_0"))


@pytest.mark.parametrize("made", SMALLEST.values(), ids=SMALLEST)
def test_the_moves_of_a_game_lead_the_rules_to_the_same_state(made: Made) -> None:
    env = table(made, max_cycles=400)
    dice = np.random.default_rng(2)
    observations, _ = env.reset(seed=2)
    earned = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        observations, rewards, *_ = env.step(any_actions(observations, dice))
        earned = {agent: earned[agent] + reward for agent, reward in rewards.items()}

    chance = Chance(env.table.seed)
    state, _ = begin(env.table.game, env.table.setup, chance)
    for seat, move in env.table.moves:
        state, _ = apply(env.table.game, state, seat, move, chance)
    assert state == env.table.state
    sides = [state.table.side_of[seat] for seat in range(len(earned))]
    assert list(earned.values()) == [state.points[side] for side in sides]


def test_who_wins_has_the_bonus_and_who_loses_pays_it() -> None:
    env = table({"edition": "2016", "mode": "teams"}, win_bonus=100.0, max_cycles=10**6)
    dice = np.random.default_rng(4)
    observations, _ = env.reset(seed=4)
    while env.agents:
        observations, rewards, ended, *_ = env.step(any_actions(observations, dice))
    winners = env.table.state.winners

    assert all(ended.values())
    assert len(winners) == 1
    for seat, reward in enumerate(rewards.values()):
        assert (reward > 50) == (env.table.state.table.side_of[seat] in winners)
        assert (reward < -50) == (env.table.state.table.side_of[seat] not in winners)


def test_the_bots_associations_can_be_seen() -> None:
    env = table({}, association=True)
    seen = after_steps(env, 1, 1)["player_0"]["observation"]

    assert env.table.state.phase == "choosing"
    assert env.fields.read(seen)["association"].std() > 0.5
    assert env.state_space.contains(env.state())


def test_retired_images_are_seen_and_masked() -> None:
    env = table({"options": Options(retire_matched=True)})
    for seed in range(20):
        observations = after_steps(env, seed, 20)
        if env.table.state.phase == "choosing" and any(env.table.state.retired):
            break
    for seat, seen in enumerate(observations.values()):
        retired = {env.images.index(image) for image in env.table.state.retired[seat]}
        shown = env.fields.read(seen["observation"])["retired"].nonzero()[0]
        assert {*shown.tolist()} == retired
        assert not seen["action_mask"][[*retired]].any()
