"""Running a plan: its games are the same in every engine and after any interruption."""

from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import msgspec
import polars as pl
import pytest
from msgspec.structs import replace

from samewave.lab import fast_module
from samewave.lab.engines import LocalEngine
from samewave.lab.plan import CROWD_BLOCK, Bots, CompatibilityPlan, Plan, SameGamePlan, block_count
from samewave.lab.run import (
    Checkpoint,
    CheckpointError,
    EngineFailed,
    play_block,
    run,
    run_to_frame,
)

SEVERAL = CompatibilityPlan(players=4, games=3 * CROWD_BLOCK + 5, seed=11).completed()


@pytest.mark.parametrize("games", [1, CROWD_BLOCK, CROWD_BLOCK + 1])
def test_a_plan_has_as_many_games_as_it_says(games: int) -> None:
    played = run_to_frame(replace(SEVERAL, games=games))

    assert played["game"].to_list() == list(range(games))


@pytest.mark.parametrize(
    "plan",
    [
        CompatibilityPlan(players=4, games=3),
        SameGamePlan(players=3, games=3),
        CompatibilityPlan(players=4, games=1, people=Bots()),
    ],
)
def test_a_frame_has_the_columns_of_its_game(plan: Plan) -> None:
    kinds = {name: column.dtype for name, column in play_block(plan.completed(), 0).items()}

    played = run_to_frame(plan)

    assert played.columns == list(fast_module(plan.game).COLUMNS) == list(kinds)
    assert [column.to_numpy().dtype for column in played] == list(kinds.values())


def test_more_games_of_a_plan_begin_with_the_same() -> None:
    fewer = run_to_frame(replace(SEVERAL, games=CROWD_BLOCK + 7))

    assert fewer.equals(run_to_frame(SEVERAL)[: CROWD_BLOCK + 7])


def test_two_cores_play_what_one_plays_and_tell_of_every_game() -> None:
    told: list[int] = []

    played = run_to_frame(SEVERAL, LocalEngine(2), told.append)

    assert played.equals(run_to_frame(SEVERAL))
    assert sum(told) == SEVERAL.games
    assert not active_children()


def test_a_process_that_dies_is_told_and_the_others_leave() -> None:
    endless = replace(SEVERAL, games=10**9)

    with closing(run(endless, LocalEngine(2))) as played:
        next(played)
        active_children()[0].kill()
        with pytest.raises(EngineFailed, match="A worker process died"):
            _exhaust(played)

    assert not active_children()


def test_who_stops_listening_stops_the_playing() -> None:
    with closing(run(replace(SEVERAL, games=10**9), LocalEngine(2))) as played:
        next(played)
        assert len(active_children()) == 2

    assert not active_children()


def test_only_what_is_not_kept_is_played(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "games.parquet", SEVERAL)
    with closing(run(SEVERAL, checkpoint=checkpoint)) as played:
        first = next(played)[0], next(played)[0]
    assert checkpoint.blocks() == [*first]

    again = Checkpoint(tmp_path / "games.parquet", SEVERAL)
    rest = [block for block, _ in run(SEVERAL, checkpoint=again)]
    again.finish()

    assert sorted((*first, *rest)) == list(range(block_count(SEVERAL)))
    assert pl.read_parquet(tmp_path / "games.parquet").equals(run_to_frame(SEVERAL))
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_a_part_that_was_not_finished_is_no_part(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "games.csv", SEVERAL)
    checkpoint.write(1, play_block(SEVERAL, 1))
    (checkpoint.folder / "000000000.new").write_bytes(b"PAR1 half of a part")

    assert checkpoint.blocks() == [1]


def test_a_broken_part_is_named(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "games.csv", SEVERAL)
    part = checkpoint.folder / "000000002.parquet"
    part.write_bytes(b"PAR1 half of a part")

    with pytest.raises(CheckpointError, match=r"000000002\.parquet is damaged: remove it"):
        checkpoint.read(2)


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    letters = tmp_path / "games.csv.parts"
    letters.mkdir()
    (letters / "letter.txt").write_text("Dear Ann")

    with pytest.raises(CheckpointError, match="does not belong to this plan"):
        Checkpoint(tmp_path / "games.csv", SEVERAL)
    assert [path.name for path in letters.iterdir()] == ["letter.txt"]


def test_the_parts_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "games.csv", SEVERAL)
    checkpoint.write(0, play_block(SEVERAL, 0))

    with pytest.raises(CheckpointError, match="does not belong to this plan"):
        Checkpoint(tmp_path / "games.csv", replace(SEVERAL, seed=12))
    assert checkpoint.blocks() == [0]


def test_the_parts_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    note = Checkpoint(tmp_path / "games.csv", SEVERAL).folder / "plan.json"
    said = msgspec.json.decode(note.read_bytes())
    note.write_bytes(msgspec.json.encode({**said, "samewave": "0.0.1"}))

    with pytest.raises(CheckpointError, match="to this plan and this version"):
        Checkpoint(tmp_path / "games.csv", SEVERAL)


def _exhaust(played: Iterator[object]) -> None:
    for _ in played:
        pass
