"""The Same Game environment: masks are exact, nothing leaks, and it agrees with the rules."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from samewave.core import Chance, Refused, apply, begin
from samewave.games.samegame.clue import check, tidy
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Move,
    Point,
    RejectClue,
    WriteClue,
)
from samewave.games.samegame.setup import names_of
from samewave.lab.envs.samegame_observation import CRITERION_IDS, ClueWords
from samewave.lab.envs.samegame_v0 import raw_env
from samewave.packs import Shelf, things
from tests.lab.random_agents import SAME_GAMES, Made, play_on

SHELF = Shelf()
BY_KIND: dict[str, Move] = {
    "ask_swap": AskSwap(),
    "consent": AnswerSwap(consent=True),
    "refuse": AnswerSwap(consent=False),
    "begin": BeginTurn(),
    "reject": RejectClue(),
}


def is_legal(env: raw_env, agent: str, move: Move) -> bool:
    try:
        env.table.game.decide(env.table.state, env.possible_agents.index(agent), move)
    except Refused:
        return False
    return True


def is_accepted(env: raw_env, agent: str, action: int) -> bool:
    """Whether the rules accept an action; a thing may be written by any of its names."""
    kind, number = env.actions.kind(action)
    match kind:
        case "write":
            names = things()[number].names("en")
            return any(is_legal(env, agent, WriteClue(name, anyway=True)) for name in names)
        case "point":
            return is_legal(env, agent, Point(CRITERION_IDS[number]))
        case _:
            return is_legal(env, agent, BY_KIND[kind])


@pytest.mark.parametrize("made", SAME_GAMES.values(), ids=SAME_GAMES)
def test_a_mask_has_what_the_rules_accept(made: Made) -> None:
    env = raw_env(**made, patience=10**6)
    env.reset(seed=1)
    questions = set()
    for agent in play_on(env, np.random.default_rng(1), 150):
        offers, mask = env.offers(agent), env.observe(agent)["action_mask"]
        questions.add(env.table.state.phase)
        asked = env.actions["write"].stop  # written clues have their own test
        for action in range(asked, env.actions.size):
            expected = is_accepted(env, agent, action)
            assert mask[action] == expected or (offers.answer_swap and offers.ask_swap)
    assert {"writing", "ready", "guessing"} <= questions


def test_the_clues_of_a_mask_are_those_the_rules_accept() -> None:
    env = raw_env(players=2)
    for seed in range(4):
        env.reset(seed=seed)
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        for action in env.actions["write"]:
            assert mask[action] == is_accepted(env, agent, action), things()[action].id


@pytest.mark.parametrize("languages", [("en",), ("de", "en")])
def test_words_are_judged_one_by_one_and_together_alike(languages: tuple[str, ...]) -> None:
    words = ClueWords(SHELF, "house", languages)
    for card in ("alarm_clock", "arrow"):
        own = names_of(SHELF, "house", card, languages)
        for thing, written in zip(things(), words.written(card), strict=True):
            rules = {name: check(name, own).rule for name in thing.names(languages[0])}
            fine = [name for name, rule in rules.items() if rule is None or rule.is_warning]
            assert written == (tidy(fine[0]) if fine else None)


def test_a_clue_that_was_sent_back_cannot_be_written_again() -> None:
    env = raw_env(players=2)
    env.reset(seed=0)
    for action in (5, 6):
        env.step(action)
    writer = env.agent_selection
    env.step(env.actions["begin"].start)
    env.step(env.actions["reject"].start)

    assert env.agent_selection == writer
    mask = env.observe(writer)["action_mask"]
    for action in env.actions["write"]:
        assert mask[action] == is_accepted(env, writer, action)
    (clue,) = env.table.state.sent_back
    env.step(env.words.numbers[clue])
    assert env.table.state.clues[env.possible_agents.index(writer)] != clue, "by another name"


def test_what_a_mask_does_not_have_is_an_error() -> None:
    env = raw_env()
    env.reset(seed=0)

    with pytest.raises(ValueError, match=r"player_\d may not do this now: begin 0"):
        env.step(env.actions["begin"].start)


def looks_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)


@pytest.mark.parametrize("made", SAME_GAMES.values(), ids=SAME_GAMES)
def test_nobody_sees_the_numbers_objects_and_clues_of_others(made: Made) -> None:
    env = raw_env(**made)
    env.reset(seed=2)
    shown = 0
    for _ in play_on(env, np.random.default_rng(2), 120):
        truth = env.table.state
        for seat, watcher in enumerate(env.possible_agents):
            seen = env.observe(watcher)
            other = (seat + 1) % len(env.possible_agents)
            is_open = truth.phase in ("guessing", "rewriting") and other == truth.active
            shown += is_open
            number = truth.numbers[other] % len(truth.tokens) + 1
            env.table.state = replace(truth, numbers=with_other(truth.numbers, other, number))
            assert looks_same(seen, env.observe(watcher))
            if not is_open:
                hidden = next(card for card in truth.table.cards if card not in truth.dealt)
                clue = None if truth.clues[other] is None else "bicycle"
                env.table.state = replace(
                    truth,
                    objects=with_other(truth.objects, other, hidden),
                    clues=with_other(truth.clues, other, clue),
                )
                assert looks_same(seen, env.observe(watcher))
            env.table.state = truth
    assert shown


def with_other(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


@pytest.mark.parametrize("made", SAME_GAMES.values(), ids=SAME_GAMES)
def test_the_moves_of_a_game_lead_the_rules_to_the_same_state(made: Made) -> None:
    env = raw_env(**made, win_bonus=0.5)
    env.reset(seed=3)
    earned = 0.0
    for agent in play_on(env, np.random.default_rng(3)):
        if agent == "player_0":
            earned += env.last(observe=False)[1]
    state = env.table.state

    chance = Chance(env.table.seed)
    replayed, _ = begin(env.table.game, env.table.setup, chance)
    for seat, move in env.table.moves:
        replayed, _ = apply(env.table.game, replayed, seat, move, chance)
    assert replayed == state
    assert state.result


def test_everybody_is_rewarded_with_what_a_turn_is_worth() -> None:
    env = raw_env(players=3, win_bonus=100.0)
    env.reset(seed=5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else int(env.observe(agent)["action_mask"].argmax()))

    state = env.table.state
    bonus = 100.0 if state.result and state.result.won else -100.0
    assert {*earned.values()} == {sum(turn.value for turn in state.turns) + bonus}


def test_a_group_that_never_agrees_lifts_the_cup_with_the_most_fingers() -> None:
    env = raw_env(players=4, patience=2)
    env.reset(seed=0)
    point = env.actions["point"]
    fingers: list[int] = []
    while not env.table.state.lifted and not env.table.state.turns:
        mask = env.observe(env.agent_selection)["action_mask"]
        cups = mask[point.start : point.stop].nonzero()[0].tolist()
        if cups:
            fingers.append(cups[min(len(fingers) % 3, len(cups) - 1)])
        env.step(point[fingers[-1]] if cups else int(mask.argmax()))

    assert len({*fingers[:3]}) == 3, "they point at three cups"
    assert fingers[:3] == fingers[3:6], "for two go-rounds"
    assert fingers[6:] == [fingers[6]] * 2, "then two of them have to follow the third"
    assert fingers[6] in fingers[:3]
