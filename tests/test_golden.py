"""Golden playthroughs: the games of all editions are told as they always were."""

from pathlib import Path

import pytest

from tests.golden import FOLDER, RECORDS, told


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_the_golden_game_is_told_as_it_was(record: Path) -> None:
    assert told(record) == record.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_the_golden_game_is_whole_and_short_enough_to_read(record: Path) -> None:
    lines = record.with_suffix(".txt").read_text("utf-8").splitlines()

    assert len(lines) < 130
    assert lines[-1].endswith((" rounds.", " round."))


def test_there_is_no_golden_game_of_an_edition_that_is_not_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == {path.stem for path in RECORDS}
