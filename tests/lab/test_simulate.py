"""samewave simulate, as people use it."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import polars as pl
import pytest
from click.testing import CliRunner, Result

from samewave.cli import main
from samewave.games.compatibility.edition import Options
from samewave.games.samegame.level import Result as Medal
from samewave.lab import AnyPlan
from samewave.lab.plan import Bots, CompatibilityPlan, Crowd, SameGamePlan
from samewave.lab.run import run_to_frame


def simulate(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["simulate", "--cores", "1", *map(str, arguments)])


def test_the_main_figures_are_told() -> None:
    told = simulate("--games", "500", "--edition", "1996", "--seed", "3")

    played = run_to_frame(CompatibilityPlan(players=4, edition="1996", games=500, seed=3))
    rounds = played["rounds"].to_numpy()
    low, high = np.quantile(rounds, (0.1, 0.9), method="inverted_cdf")
    assert told.exit_code == 0, told.output
    assert told.output.startswith("500 games in ")
    assert f" {rounds.mean():.2f} (10 % to 90 %: {low} to {high})" in told.output
    shared = played["shared5"].to_numpy().sum() / played["hands5"].to_numpy().sum()
    assert re.search(rf"images shared of 5 +{shared:.2f} ", told.output)
    ties = (played["arrived"].to_numpy() > 1).mean()
    assert re.search(rf"several sides arrive in one round +{100 * ties:.1f} % ", told.output)
    assert "playoff rounds per game" in told.output


def test_medals_are_told_of_the_same_game() -> None:
    told = simulate("--game", "samegame", "--games", "500", "--level", "2")

    played = run_to_frame(SameGamePlan(players=4, level=2, games=500))
    silver = (played["result"].to_numpy() == list(Medal).index(Medal.SILVER)).mean()
    assert re.search(rf"score +{played['score'].to_numpy().mean():.2f} \(10 % to ", told.output)
    assert re.search(rf"result: silver +{100 * silver:.1f} % ", told.output)


def test_all_of_a_plan_can_be_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    rules = ["--edition=2010", "--mode=individual", "--players=4", "--with=even_individual"]
    things = ["--with=retire_matched", "--track=5,4,3 2", "--images=20", "--games=9", "--seed=8"]
    people = ["--affinity=.5", "--noise=.4", "--popularity=.3", "--boldness=.2", "--clarity=.1"]

    told = simulate(*rules, *things, *people, "--out", file)

    assert told.exit_code == 0, told.output
    plan = CompatibilityPlan(
        players=4,
        edition="2010",
        mode="individual",
        options=Options(even_individual=True, retire_matched=True),
        track=(5, 4, 3, 2),
        images=20,
        people=Crowd(affinity=0.5, noise=0.4, popularity=0.3, boldness=0.2, clarity=0.1),
        games=9,
        seed=8,
    )
    kept = pl.read_parquet_metadata(file)["plan"]
    assert msgspec.json.decode(kept, type=AnyPlan) == plan.completed()
    assert pl.read_parquet(file).equals(run_to_frame(plan))


def test_all_of_the_same_game_can_be_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    rules = ["--game=samegame", "--players=2", "--level=4", "--agreement=majority", "--bots=gentle"]
    scores = ["--circles=-1 0 0 1 1 2 2 3 4", "--start=3", "--finish=30", "--medals=9,12,20,25"]

    told = simulate(*rules, *scores, "--games=1", "--out", file)

    assert told.exit_code == 0, told.output
    plan = SameGamePlan(
        players=2,
        level=4,
        agreement="majority",
        people=Bots(strength="gentle"),
        circles=(-1, 0, 0, 1, 1, 2, 2, 3, 4),
        start=3,
        finish=30,
        medals=(9, 12, 20, 25),
        games=1,
    )
    kept = pl.read_parquet_metadata(file)["plan"]
    assert msgspec.json.decode(kept, type=AnyPlan) == plan.completed()


@pytest.mark.parametrize(
    ("mode", "players"), [("teams", 4), ("individual", 3), ("trios", 6), ("duo", 2)]
)
def test_as_many_play_as_usual_or_as_can(mode: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"

    simulate("--mode", mode, "--games", "1", "--out", file)

    assert pl.read_parquet(file).equals(
        run_to_frame(CompatibilityPlan(players=players, mode=mode, games=1))
    )


def test_csv_holds_what_parquet_holds(tmp_path: Path) -> None:
    for ending in ("csv", "parquet"):
        simulate("--games", "5000", "--out", tmp_path / f"games.{ending}")

    parquet = pl.read_parquet(tmp_path / "games.parquet")
    csv = pl.read_csv(tmp_path / "games.csv", schema=parquet.schema)
    assert csv.equals(parquet)
    assert parquet.equals(run_to_frame(CompatibilityPlan(players=4, games=5000)))
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--players", "5"], "You can’t play this with 5 players. You need 4, 6, 8."),
        (["--edition", "2010", "--mode", "trios"], "There is no"),
        (["--with", "double_up"], "double_up"),
        (["--track", "5,9"], "The value for images to pick on a space must be from 1 to 5, not 9."),
        (["--track", "5,x"], "“5,x” is not a list of integers separated by commas."),
        (["--track", ","], "“,” is not a list of integers separated by commas."),
        (["--images", "4"], "The value for images must be from 5 to 255, not 4."),
        (["--games", "0"], "The value for games must be from 1 to 1,000,000,000,000, not 0."),
        (["--noise", "nan"], "The value for noise must be from"),
        (["--level", "2"], "--level is not for compatibility."),
        (["--game", "samegame", "--with", "double_up"], "--with is not for samegame."),
        (["--game", "samegame", "--circles", "1,2"], "The central track has 9 circles, not 2."),
        (
            ["--bots", "sharp", "--noise", "1"],
            "--noise is for a crowd and cannot be used with --bots.",
        ),
        (["--out", "games.txt"], "games.txt does not end in .parquet or .csv."),
        (["--out", "nowhere/games.csv"], "nowhere/games.csv cannot be written: No such file"),
        (["--ray-address", "10.0.0.1:1"], "--ray-address needs --engine ray."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    asked: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    told = simulate(*asked)

    assert told.exit_code == 2
    assert said in told.stderr
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("mine")

    told = simulate("--games", "1", "--out", file)

    assert told.exit_code == 2
    assert told.stderr == f"{file} already exists: remove it, or name another file.\n"
    assert file.read_text() == "mine"


WITHOUT = """
import sys
from samewave.cli import main
loaded = {"numpy", "numba", "polars", "ray"} & set(sys.modules)
assert not loaded, loaded
sys.modules[sys.argv[1]] = None
main(["simulate", "--games", "1", *sys.argv[2:]])
"""


@pytest.mark.parametrize(
    ("library", "asked", "extra"),
    [("numba", [], "lab"), ("polars", [], "lab"), ("ray", ["--engine", "ray"], "ray")],
)
def test_a_missing_extra_is_named(library: str, asked: list[str], extra: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT, library, *asked],
        capture_output=True,
        text=True,
        check=False,
    )

    assert told.returncode == 1
    assert told.stderr == f"This needs {library}: install it with pip install samewave[{extra}].\n"
