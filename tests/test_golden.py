"""Golden playthroughs: the narration of games of all editions never changes."""

from pathlib import Path

import pytest

from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from tests.golden import FOLDER, RECORDS, told


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_the_golden_game_is_told_as_it_was(record: Path) -> None:
    assert told(record) == record.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_the_golden_game_is_whole_and_short_enough_to_read(record: Path) -> None:
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    with record.open("rb") as lines:
        *_, last = play_back(lines, games)

    assert last.open_state.finished
    assert len(record.with_suffix(".txt").read_text("utf-8").splitlines()) < 130


def test_there_is_no_golden_game_of_an_edition_that_is_not_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == {path.stem for path in RECORDS}
