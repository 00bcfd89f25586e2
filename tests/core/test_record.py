"""Records: reading, writing, and errors in broken files."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from samewave.core.record import LINE_LENGTH, BrokenRecord, Moment, play_back
from samewave.games import GAMES
from samewave.packs import Shelf

HEADER = {
    "samewave": 1,
    "game": "compatibility",
    "edition": "2016",
    "mode": "teams",
    "seats": ["Ann", "Bo", "Cy", "Di"],
    "teams": [[0, 2], [1, 3]],
    "track": "standard",
    "deck": "house",
    "options": {},
    "first": 0,
    "seed": 7,
}
OPEN = {"seat": 0, "move": {"type": "open_theme", "number": 4}}
CHOOSE = {
    "seat": 0,
    "move": {"type": "choose", "images": ["door", "cake", "swing", "bench", "cage"]},
}


def line(fields: Any) -> bytes:
    return msgspec.json.encode(fields) + b"\n"


def play(*lines: bytes) -> Moment:
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    *_, last = play_back(lines, games)
    return last


def refusal_of(*lines: bytes) -> tuple[int, str]:
    with pytest.raises(BrokenRecord) as caught:
        play(*lines)
    return caught.value.line, caught.value.refused.code


def test_a_record_without_events_is_judged_move_by_move_with_its_seed() -> None:
    state = play(line(HEADER), line(OPEN), line(CHOOSE)).state

    assert state.theme.number == 4
    assert state.waiting_for == (1, 2, 3)


def test_blank_lines_do_not_count_as_moves_but_count_as_lines() -> None:
    assert play(line(HEADER), b"\n", line(OPEN), b"  \n").state.theme
    assert refusal_of(line(HEADER), b"\n", line(CHOOSE)) == (3, "no_theme_yet")


def test_a_refused_move_is_named_by_its_line() -> None:
    assert refusal_of(line(HEADER), line(OPEN), line(OPEN)) == (3, "theme_is_open")


def test_a_refused_set_up_is_the_fault_of_line_1() -> None:
    assert refusal_of(line(HEADER | {"teams": [[0, 1], [2, 3]]})) == (1, "wrong_seating")
    assert refusal_of(line(HEADER | {"deck": "attic"})) == (1, "unknown_deck")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        (b"", "empty_record"),
        (b"\xff\xfe\x00", "not_a_header"),
        (b"[]", "not_a_header"),
        (b"{}", "not_a_header"),
        (b"[" * 100_000, "not_a_header"),
        (b" " * LINE_LENGTH + b"{}", "line_too_long"),
        (line({**HEADER, "samewave": 2}), "unknown_version"),
        (line({**HEADER, "samewave": "one"}), "unknown_version"),
        (line({**HEADER, "game": "chess"}), "unknown_game"),
        (line({**HEADER, "seed": "seven"}), "not_a_header"),
        (line({**HEADER, "seats": "Ann"}), "not_a_header"),
        (line({**HEADER, "options": {"blindfold": True}}), "not_a_header"),
        (line({**HEADER, "frist": 1}), "not_a_header"),
        (line({**HEADER, "first": 1.5}), "not_a_header"),
        (line({**HEADER, "events": []}), "events_do_not_fit"),
        (line({**HEADER, "events": [{"type": "round_began", "opener": 0}]}), "events_do_not_fit"),
    ],
)
def test_a_broken_header_is_refused(header: bytes, code: str) -> None:
    assert refusal_of(header) == (1, code)


@pytest.mark.parametrize("missing", ["samewave", "game", "seed", "edition", "mode", "seats"])
def test_a_header_lacks_nothing_that_has_no_default(missing: str) -> None:
    header = {name: value for name, value in HEADER.items() if name != missing}

    assert refusal_of(line(header)) == (1, "not_a_header")


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (b"no json", "not_an_entry"),
        (b"null", "not_an_entry"),
        (b'{"seat": 0}', "not_an_entry"),
        (line({**OPEN, "seat": "Ann"}), "not_an_entry"),
        (line({**OPEN, "comment": "!"}), "not_an_entry"),
        (line({**OPEN, "seat": 4}), "not_a_seat"),
        (line({**OPEN, "seat": -1}), "not_an_entry"),
        (line({**OPEN, "seat": None}), "not_a_seat"),
        (line({**OPEN, "seat": 10**30}), "not_an_entry"),
        (line({"seat": 0, "move": {}}), "not_a_move"),
        (line({"seat": 0, "move": {"type": "resign"}}), "not_a_move"),
        (line({"seat": 0, "move": {"type": "open_theme"}}), "not_a_move"),
        (line({"seat": 0, "move": {"type": "open_theme", "number": "4"}}), "not_a_move"),
        (line({"seat": 0, "move": {"type": "open_theme", "number": 4, "card": 1}}), "not_a_move"),
        (line({**OPEN, "events": None}), "not_an_event"),
        (line({**OPEN, "events": []}), "events_do_not_fit"),
        (line({**OPEN, "events": [{"type": "theme_peeked"}]}), "not_an_event"),
        (line({**OPEN, "events": [{"type": "locked_in", "seat": 15}]}), "events_do_not_fit"),
        (line({**OPEN, "events": [{"type": "locked_in", "seat": 99}]}), "not_an_event"),
        (
            line({**OPEN, "events": [{"type": "theme_drawn", "card": 0, "number": 10**9}]}),
            "not_an_event",
        ),
    ],
)
def test_a_broken_line_is_refused_by_its_number(entry: bytes, code: str) -> None:
    assert refusal_of(line(HEADER), entry) == (2, code)


def test_a_record_with_events_replays_from_them_and_can_be_judged() -> None:
    other_theme = [
        {"type": "theme_called", "seat": 0, "number": 4},
        {"type": "theme_drawn", "card": 24, "number": 4},
    ]
    lines = [line(HEADER), line({**OPEN, "events": other_theme})]
    games = {name: game(Shelf()) for name, game in GAMES.items()}

    *_, last = play_back(lines, games)
    assert last.state.theme.card == 24
    with pytest.raises(BrokenRecord) as caught:
        list(play_back(lines, games, judge=True))
    assert caught.value.refused.code == "events_do_not_follow"


@given(st.lists(st.binary() | st.sampled_from([line(OPEN), line(CHOOSE)]), max_size=4))
def test_no_file_breaks_the_reader(lines: list[bytes]) -> None:
    for record in (lines, [line(HEADER), *lines]):
        try:
            play(*record)
        except BrokenRecord as broken:
            assert 1 <= broken.line <= max(1, len(record))
