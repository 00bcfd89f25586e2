"""The command line, as people use it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from samewave.cli import main
from samewave.core import Chance, begin
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.setup import Setup
from samewave.packs import Shelf
from tests.core.test_record import CHOOSE, HEADER, OPEN, line
from tests.golden import RECORDS


def samewave(*arguments: str, typed: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(line(HEADER) + line(OPEN) + line(CHOOSE))
    return path


@pytest.mark.parametrize("golden", RECORDS, ids=lambda path: path.stem)
def test_replay_tells_a_game_round_by_round(golden: Path) -> None:
    told = samewave("replay", str(golden))

    assert told.exit_code == 0
    assert told.output == golden.with_suffix(".txt").read_text("utf-8")


def test_replay_says_whom_an_unfinished_game_waits_for(record: Path) -> None:
    assert samewave("replay", str(record)).output.endswith("waiting for Bo, Cy, Di.\n")


def test_replay_json_prints_the_final_truth(record: Path) -> None:
    truth = msgspec.json.decode(samewave("replay", "--json", str(record)).output)

    assert truth["finished"] is False
    assert truth["rounds"] == 0
    assert truth["winners"] == []
    assert truth["phase"] == "choosing"
    assert truth["waiting_for"] == [1, 2, 3]
    assert truth["sides"] == [
        {"seats": [0, 2], "space": 0, "points": 0, "doubles_left": 0},
        {"seats": [1, 3], "space": 0, "points": 0, "doubles_left": 0},
    ]


def test_replay_json_of_a_finished_game_names_the_winners() -> None:
    golden = next(path for path in RECORDS if path.stem == "compatibility-1996-teams")
    truth = msgspec.json.decode(samewave("replay", "--json", str(golden)).output)

    assert truth["finished"] is True
    assert truth["ending"] == "playoff"
    (winner,) = truth["winners"]
    assert truth["sides"][winner]["space"] == 15


def test_replay_json_of_the_same_game_tells_its_turns(tmp_path: Path) -> None:
    header = {
        "samewave": 1,
        "game": "samegame",
        "level": 1,
        "agreement": "anyone",
        "seats": ["Ann", "Bo"],
        "first": 0,
        "language": "fr",
        "seed": 7,
    }
    lines = [line(header)]
    lines += [
        line({"seat": seat, "move": {"type": "write_clue", "text": "Frigo"}}) for seat in (0, 1)
    ]
    lines.append(line({"seat": 0, "move": {"type": "begin_turn"}}))
    path = tmp_path / "same.jsonl"
    path.write_bytes(b"".join(lines))
    standing = msgspec.json.decode(samewave("replay", "--json", str(path)).output)
    assert (standing["phase"], standing["waiting_for"], standing["score"]) == ("guessing", [1], 6)
    trap = standing["criteria"][standing["tokens"].index(standing["numbers"][0])]
    safe = next(criterion for criterion in standing["criteria"] if criterion != trap)

    for criterion in (safe, trap):
        lines.append(line({"seat": 1, "move": {"type": "point", "criterion": criterion}}))
    path.write_bytes(b"".join(lines))
    truth = msgspec.json.decode(samewave("replay", "--json", str(path)).output)

    assert (truth["finished"], truth["result"], truth["score"]) == (False, None, 7)
    assert truth["turns"] == [
        {
            "seat": 0,
            "object": standing["objects"][0],
            "clue": "Frigo",
            "trap": trap,
            "lifted": [safe, trap],
            "trapped": True,
            "value": 1,
        }
    ]


def test_an_illegal_clue_is_named_by_its_line_and_its_word(tmp_path: Path) -> None:
    header = {"samewave": 1, "game": "samegame", "level": 1, "seats": ["Ann", "Bo"], "seed": 7}
    path = tmp_path / "same.jsonl"
    path.write_bytes(
        line(header) + line({"seat": 0, "move": {"type": "write_clue", "text": "wooden spoon"}})
    )

    result = samewave("replay", str(path))

    assert result.exit_code == 2
    assert result.stderr == f"{path}, line 2: No materials in clues: “wooden”.\n"


def test_replay_reads_standard_input(record: Path) -> None:
    assert samewave("replay", "-", typed=record.read_bytes()).exit_code == 0


def test_an_illegal_line_ends_with_its_number_its_sentence_and_exit_code_2(record: Path) -> None:
    record.write_bytes(record.read_bytes() + line(OPEN))

    for flags in ([], ["--json"], ["--judge"]):
        result = samewave("replay", *flags, str(record))
        assert result.exit_code == 2
        assert result.stderr == f"{record}, line 4: The theme is already open.\n"
    assert samewave("replay", "--json", str(record)).stdout == ""


@pytest.mark.parametrize(
    "broken", [b"", b"\x00\xff", b"[" * 50_000, b"{}", b"\x1b[2J", line(HEADER) + b"{"]
)
def test_a_broken_file_ends_with_a_sentence_never_a_traceback(
    tmp_path: Path, broken: bytes
) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(broken)

    done = subprocess.run(
        [sys.executable, "-m", "samewave", "replay", path], capture_output=True, check=False
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"broken.jsonl, line " in done.stderr


def test_events_that_lie_never_cause_a_traceback(record: Path) -> None:
    lies = [
        [{"type": "round_began", "opener": 77}],
        [{"type": "game_ended", "winners": [9], "ending": "shared"}],
        [{"type": "playoff_called", "sides": [5, 6]}],
        [{"type": "round_scored", "rankings": [], "turns": [], "points": [1], "spent": []}],
        [{"type": "time_ran_out", "seats": [8]}],
        [{"type": "theme_drawn", "card": 99, "number": 1}],
    ]
    for lie in lies:
        record.write_bytes(line(HEADER) + line({**OPEN, "events": lie}) + line(CHOOSE))
        result = samewave("replay", str(record))
        assert result.exit_code == 2, lie
        assert "line " in result.stderr


def test_nothing_in_a_record_steers_the_terminal(record: Path) -> None:
    header = msgspec.json.decode(record.read_bytes().splitlines()[0])
    events = [
        msgspec.to_builtins(event)
        for event in begin(Compatibility(Shelf()), _setup_of(header), Chance(7))[1]
    ]
    events[0]["names"] = ["A\x1b[31mnn\x07", "Bo", "Cy", "Di"]
    record.write_bytes(line(header | {"events": events}))

    told = samewave("replay", str(record)).output

    assert "\x1b" not in told
    assert "\x07" not in told
    assert "A\ufffd[31mnn" in told


def _setup_of(header: dict[str, Any]) -> Setup:
    fields = {name: value for name, value in header.items() if name in Setup.__struct_fields__}
    return msgspec.convert(fields, Setup)


def test_an_unknown_box_or_mode_is_said_at_once() -> None:
    for option in ("--edition", "--mode"):
        result = samewave("play", option, "1999")
        assert result.exit_code == 2
        assert "is not one of" in result.stderr


def test_a_missing_file_is_said_in_a_sentence() -> None:
    result = samewave("replay", "nowhere.jsonl")

    assert result.exit_code == 2
    assert "No such file" in result.stderr


def play(folder: Path, *arguments: str, typed: str) -> Result:
    """Two people at one keyboard, line after line."""
    return samewave("play", *arguments, "--now", "--records", str(folder), typed=typed)


def test_a_duo_can_be_played_at_one_keyboard_and_its_record_replayed(tmp_path: Path) -> None:
    typed = "99\n3\n1 2 3 4\n\n6 6 5\n\ndoor, cake, swing, bench, cage\n\n"
    typed += "4\n1 2 3 4 5\n\n1 2 3 4 5\n\n\n"

    played = play(tmp_path, "--mode", "duo", "--people", "Ann, Bo", "--seed", "1", typed=typed)

    assert played.exit_code == 0, played.output
    assert "There is no theme 99 on a card. The numbers go from 1 to 12." in played.output
    assert "Theme: " in played.output
    assert "1 image to go" in played.output
    assert "you made it together, after 2 rounds." in played.output
    (path,) = tmp_path.iterdir()
    assert f"Game saved. Replay it with: samewave replay {path}" in played.output
    assert samewave("replay", "--judge", str(path)).output.endswith("together, after 2 rounds.\n")


def test_the_token_is_claimed_and_placed_at_the_keyboard(tmp_path: Path) -> None:
    typed = "1\nx2\n1 2 3 4 5\n\n1*\n\n1 2 3 4 5\n\n\n"

    played = play(tmp_path, "--edition", "2010", "--mode", "duo", "--people", "A,B", typed=typed)

    assert "announces an x2 token!" in played.output
    assert "Put your x2 token on an image" in played.output
    assert "● Armchair 6" in played.output


def test_a_game_whose_input_ends_is_kept(tmp_path: Path) -> None:
    played = play(tmp_path, "--mode", "duo", "--people", "A,B", typed="1\n")

    assert played.exit_code == 0
    (path,) = tmp_path.iterdir()
    assert "The game is not over: choosing" in samewave("replay", str(path)).output


def test_clues_are_written_in_turn_and_guessed_at_one_keyboard(tmp_path: Path) -> None:
    typed = "wood\numbrella\numbrella\n\n"

    played = play(tmp_path, "--game", "samegame", "--people", "Ann,Bo", "--seed", "2", typed=typed)

    assert "No materials in clues: “wood”." in played.output
    assert "points at:" in played.output


def test_a_wrong_table_is_refused_before_play_and_leaves_no_record(tmp_path: Path) -> None:
    result = play(tmp_path, "--mode", "trios", "--players", "2", typed="")

    assert result.exit_code == 2
    assert result.stderr == "You can’t play this with 2 players. You need 6.\n"
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(record: Path) -> None:
    folder = record / "inner"

    result = play(folder, "--mode", "duo", "--people", "A,B", typed="")

    assert result.exit_code == 2
    assert result.stderr == f"{folder} cannot be written: Not a directory.\n"


def test_records_are_kept_in_the_data_folder_if_nobody_says_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    samewave("play", "--mode", "duo", "--people", "A,B", "--now", typed="")

    assert len(list((tmp_path / "samewave" / "records").iterdir())) == 1
