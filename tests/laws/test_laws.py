"""The laws: what holds for every listed game, edition and mode."""

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

from samewave.core import Refused, apply, read_move, replay
from samewave.core.record import BrokenRecord, play_back, write_header, write_move
from samewave.games import GAMES
from tests.laws.tables import LAWFUL, LISTED, Playing, any_table

every_edition = pytest.mark.parametrize(("game", "edition"), LISTED)
dice = st.integers(0, 2**32).map(Random)
some = settings(max_examples=25)


def in_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def events_of(playing: Playing) -> list[Any]:
    return [event for played in playing.history for event in played.followed]


def test_every_listed_game_is_under_the_laws() -> None:
    assert set(LAWFUL) == set(GAMES)


@every_edition
@some
@given(dice=dice)
def test_the_state_is_the_fold_of_its_events(game: str, edition: str, dice: Random) -> None:
    playing = any_table(game, edition, dice).begin().steps(dice, 60)

    folded = replay(playing.game, events_of(playing))
    assert folded == playing.state
    assert in_bytes(folded) == in_bytes(playing.state)


@every_edition
@some
@given(seed=st.integers())
def test_the_same_seed_and_moves_give_the_same_game(game: str, edition: str, seed: int) -> None:
    table = any_table(game, edition, Random(seed))

    one, other = (table.begin().steps(Random(seed), 60) for _ in range(2))
    assert one.history == other.history


@every_edition
@some
@given(dice=dice)
def test_whatever_is_offered_is_accepted_from_every_seat(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin()
    for _ in range(40):
        for seat in playing.everybody():
            move = playing.any_move(seat, dice)
            if move is not None:
                apply(playing.game, playing.state, seat, move, playing.chance)
        playing.step(dice)


@every_edition
@some
@given(dice=dice)
def test_the_table_waits_for_somebody_who_can_move_until_the_game_is_over(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin()
    for _ in range(60):
        assert bool(playing.state.waiting_for) != playing.state.finished
        assert all(playing.any_move(seat, dice) for seat in playing.state.waiting_for)
        playing.step(dice)


@every_edition
@some
@given(dice=dice)
def test_a_move_is_accepted_exactly_when_it_is_offered(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin()
    for _ in range(40):
        try_bent_moves(playing, dice)
        playing.step(dice)


@every_edition
@some
@given(dice=dice)
def test_a_default_move_is_accepted_wherever_the_game_waits_for_an_answer(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin()
    for _ in range(40):
        for seat in playing.everybody():
            move = default_move(playing, seat)
            if move is not None:
                apply(playing.game, playing.state, seat, move, playing.chance)
        playing.step(dice)


@every_edition
@some
@given(dice=dice)
def test_default_moves_answer_every_question_and_use_up_nothing(
    game: str, edition: str, dice: Random
) -> None:
    """The game may only wait for guessers who must all agree and point at different cups."""
    playing = any_table(game, edition, dice).begin().steps(dice, dice.randrange(60))
    before, lawful = playing.state, playing.table.lawful
    question = playing.game.question(before)
    while not playing.state.finished and playing.game.question(playing.state) == question:
        moves = [(seat, default_move(playing, seat)) for seat in playing.state.waiting_for]
        seat, move = next(((seat, move) for seat, move in moves if move is not None), (0, None))
        if move is None:
            assert lawful.is_left_to_people(before)
            return
        assert not lawful.uses_up(playing.state, seat, move)
        playing.apply(seat, move)


def default_move(playing: Playing, seat: int | None) -> Any:
    offers = playing.game.offers(playing.state, seat)
    return playing.game.default_move(playing.state, seat, offers, playing.chance)


def try_bent_moves(playing: Playing, dice: Random) -> int:
    """Moves that are nearly right, from every seat; returns how many were refused."""
    game, lawful, before = playing.game, playing.table.lawful, in_bytes(playing.state)
    refused = 0
    for seat in playing.everybody():
        view, offers = game.view(playing.state, seat), game.offers(playing.state, seat)
        for move in lawful.bent_moves(view, dice):
            try:
                apply(game, playing.state, seat, move, playing.chance)
            except Refused as refusal:
                assert refusal.code
                assert not lawful.is_offered(view, offers, move), (seat, move, refusal)
                refused += 1
            else:
                assert lawful.is_offered(view, offers, move), (seat, move)
    assert in_bytes(playing.state) == before
    return refused


json_scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
json_values = st.recursive(
    json_scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=6
)
move_types = st.sampled_from(
    ["open_theme", "choose", "reopen", "write_clue", "point", "choose ", ""]
)
bent_json = st.fixed_dictionaries(
    {},
    optional={
        "type": move_types | json_values,
        **dict.fromkeys(["images", "number", "text", "anyway", "criterion"], json_values),
    },
)


@every_edition
@settings(max_examples=100)
@given(raw=st.binary() | (json_values | bent_json).map(msgspec.json.encode))
def test_what_is_no_move_is_refused_as_such_or_judged(game: str, edition: str, raw: bytes) -> None:
    playing = any_table(game, edition, Random(1)).begin()
    try:
        move = read_move(playing.game, raw)
    except Refused as refusal:
        assert refusal.code == "not_a_move"
    else:
        assert isinstance(move, playing.game.move_type)


@every_edition
@settings(max_examples=5)
@given(dice=dice)
def test_random_play_ends(game: str, edition: str, dice: Random) -> None:
    table = any_table(game, edition, dice)
    table = table._replace(setup=table.lawful.quick(table.setup))

    assert table.begin().steps(dice, 20_000).state.finished


@every_edition
@some
@given(dice=dice)
def test_a_record_read_back_gives_the_same_state(game: str, edition: str, dice: Random) -> None:
    playing = any_table(game, edition, dice).begin().steps(dice, 40)

    written = record_of(playing)
    by_hand = [without_events(line) for line in written]
    for lines, judge in ((written, False), (written, True), (by_hand, False)):
        *_, last = play_back(lines, {game: playing.game}, judge)
        assert in_bytes(last.state) == in_bytes(playing.state)


def record_of(playing: Playing) -> list[bytes]:
    """JSON as the program writes it."""
    table, (first, *moves) = playing.table, playing.history
    return [
        write_header(table.game, table.setup, table.seed, first.followed),
        *(write_move(played.seat, played.move, played.followed) for played in moves),
    ]


def without_events(line: bytes) -> bytes:
    """JSON as a person would write it."""
    fields = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    return msgspec.json.encode({name: raw for name, raw in fields.items() if name != "events"})


@every_edition
@some
@given(dice=dice)
def test_every_event_can_be_told_and_every_state_be_looked_at(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin().steps(dice, 60)
    state = None
    for event in events_of(playing):
        state = playing.game.evolve(state, event)
        assert all(isinstance(line, str) for line in playing.game.narrate(event, state))
        assert in_bytes(playing.game.open_state(state))
        assert all(in_bytes(playing.game.view(state, seat)) for seat in playing.everybody())


@every_edition
@some
@given(dice=dice)
def test_a_view_is_the_tables_view_with_what_is_mine(game: str, edition: str, dice: Random) -> None:
    playing = any_table(game, edition, dice).begin().steps(dice, 60)
    state = None
    for event in events_of(playing):
        state = playing.game.evolve(state, event)
        tables = playing.game.view(state, None)
        for seat in (*playing.everybody(), -1, 99):
            mine = asdict(playing.game.seat_fields(state, seat))
            assert playing.game.view(state, seat) == replace(tables, **mine)


@every_edition
@some
@given(dice=dice)
def test_what_stays_as_it_is_looks_the_same_from_the_first_event_to_the_last(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin().steps(dice, 60)
    first = playing.game.evolve(None, events_of(playing)[0])

    assert playing.game.view(first, None).table is playing.game.view(playing.state, None).table


def test_100_000_random_legal_moves_break_no_law() -> None:
    dice, moves = Random(2016), 0
    while moves < 100_000:
        for game, edition in LISTED:
            moves += walk(any_table(game, edition, dice).begin(), dice, moves=500)


def walk(playing: Playing, dice: Random, moves: int) -> int:
    """Returns the number of moves; each one was checked."""
    folded = playing.state
    for done in range(moves):
        before = playing.state
        played = playing.step(dice)
        if played is None:
            assert playing.state.finished
            return done
        folded = replay(playing.game, played.followed, folded)
        assert folded == playing.state
        playing.table.lawful.check(before, playing.state)
    return moves


@every_edition
@some
@given(dice=dice)
def test_time_for_a_question_begins_when_what_led_to_it_was_shown(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin().steps(dice, 60)
    question, showing = playing.game.question, playing.game.showing
    for before, now in pairwise(playing.history):
        if question(before.state) != question(now.state):
            shown = any(map(playing.table.lawful.is_shown, now.followed))
            assert (showing(now.state).seconds > 0) is shown


def test_20_000_garbage_moves_are_refused_with_a_code_and_change_nothing() -> None:
    dice, refused = Random(1996), 0
    while refused < 20_000:
        for game, edition in LISTED:
            playing = any_table(game, edition, dice).begin().steps(dice, dice.randint(0, 60))
            refused += try_bent_moves(playing, dice)


@every_edition
@settings(max_examples=60)
@given(dice=dice)
def test_a_record_that_lies_is_told_or_refused_never_a_crash(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, Random(7)).begin().steps(Random(7), 30)
    written = record_of(playing)
    place = dice.randrange(len(written))
    lied = msgspec.json.encode(bend(msgspec.json.decode(written[place]), dice))
    lines = [*written[:place], lied, *map(without_events, written[place + 1 :])]

    try:
        assert list(play_back(lines, {game: playing.game}))
    except BrokenRecord as broken:
        assert broken.line > place


def bend(value: Any, dice: Random) -> Any:
    """The same JSON with one thing in it replaced by another."""
    if isinstance(value, dict) and value:
        name = dice.choice(list(value))
        return value | {name: bend(value[name], dice)}
    if isinstance(value, list) and value and dice.random() < 0.9:
        place = dice.randrange(len(value))
        return [*value[:place], bend(value[place], dice), *value[place + 1 :]]
    return dice.choice([None, -1, 0, 1, 3, 7, 99, 10**6, True, "", "price", "a", [], [0], [[]], {}])
