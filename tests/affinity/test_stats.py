"""samewave stats, as people use it."""

import csv
from io import BytesIO, StringIO
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from samewave.affinity.digest import DIGESTS
from samewave.affinity.figures import Figures
from samewave.cli import main
from tests.golden import FOLDER, RECORDS

TEAMS = FOLDER / "compatibility-2016-teams.jsonl"
TRIOS = FOLDER / "compatibility-2016-trios.jsonl"
CLUES = FOLDER / "samegame-4-players.jsonl"


def stats(*arguments: str | Path, typed: bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["stats", *map(str, arguments)], input=typed)


def figures(*arguments: str | Path, typed: bytes | None = None) -> Figures:
    result = stats("--json", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.output, type=Figures)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_every_listed_game_has_a_page(record: Path) -> None:
    """A game that is not in `DIGESTS` adds no figures."""
    has_evidence = record.stem.split("-")[0] in DIGESTS

    result = stats(record)

    assert result.exit_code == 0, result.output
    assert result.output.startswith("Who thinks alike: 1 game" + (", " if has_evidence else ""))
    assert ("Ann" in result.output) is has_evidence


def test_a_page_tells_scores_with_their_interval_themes_and_images() -> None:
    page = stats(TEAMS).output

    assert "Ann & Di" in page
    assert "Most in common: Ann and Di" in page
    assert "agreed most on “" in page
    assert "Signature images" in page
    assert "Lighthouse ×4" in page  # noqa: RUF001


def test_cards_are_read_in_the_readers_language() -> None:
    assert "Leuchtturm ×4" in stats(TEAMS, "--language", "de").output  # noqa: RUF001


def test_a_page_tells_who_reads_whom_and_what_is_read_badly() -> None:
    page = stats(CLUES).output

    assert "Clues of" in page
    assert "Best understood: " in page
    assert "Often misread: " in page


def test_several_files_of_the_same_people_are_put_together_by_name(tmp_path: Path) -> None:
    shouted = tmp_path / "shouted.jsonl"
    shouted.write_text(TEAMS.read_text("utf-8").replace('"Ann"', '"ANN"'), "utf-8")

    once, twice = figures(TEAMS), figures(TEAMS, shouted)

    assert [person.name for person in twice.people] == ["Ann", "Bo", "Cy", "Di"]
    assert (twice.games, twice.rounds) == (2, 2 * once.rounds)
    narrower = [pair.score.high - pair.score.low for pair in (twice.pairs[0], once.pairs[0])]
    assert narrower == sorted(narrower)


def test_both_games_are_told_together() -> None:
    both = figures(TEAMS, CLUES)

    assert both.pairs
    assert both.readers
    assert (both.games, both.rounds, both.turns) == (2, 5, 8)


def test_csv_has_a_row_for_each_pair_and_each_reader(tmp_path: Path) -> None:
    path = tmp_path / "alike.csv"

    result = stats(TEAMS, CLUES, "--csv", path)

    rows = list(csv.DictReader(StringIO(path.read_text("utf-8"))))
    assert [row["kind"] for row in rows] == ["pair"] * 6 + ["reader"] * 12
    assert float(rows[0]["low"]) < float(rows[0]["score"]) < float(rows[0]["high"])
    assert rows[0]["rounds"] == "5"
    assert "Who thinks alike" in result.output
    assert stats(TEAMS, CLUES, "--csv", "-").output == path.read_text("utf-8")


def test_a_name_is_no_formula(tmp_path: Path) -> None:
    path = tmp_path / "formula.jsonl"
    path.write_text(TEAMS.read_text("utf-8").replace('"Ann"', '"=1+1"'), "utf-8")

    assert "'=1+1" in stats(path, "--csv", "-").output


@pytest.mark.parametrize("records", [(TEAMS,), (CLUES,), (TRIOS, CLUES)], ids=["1", "2", "both"])
def test_a_picture_is_drawn(records: tuple[Path, ...], tmp_path: Path) -> None:
    path = tmp_path / "alike.png"

    result = stats(*records, "--picture", path)

    assert result.exit_code == 0, result.output
    with Image.open(BytesIO(path.read_bytes())) as picture:
        assert picture.format == "PNG"
        assert picture.width > 700
        assert len(picture.getcolors(1 << 24) or ()) > 50


def test_names_in_any_letters_are_drawn(tmp_path: Path) -> None:
    record, path = tmp_path / "names.jsonl", tmp_path / "names.png"
    names = (
        TEAMS.read_text("utf-8")
        .replace('"Ann"', '"Łucja 😀"')
        .replace('"Bo"', '"W' + 39 * "W" + '"')
    )
    record.write_text(names, "utf-8")

    assert stats(record, "--picture", path).exit_code == 0


def test_two_names_of_one_person_are_joined() -> None:
    joined = figures(TEAMS, TRIOS, "--same", "Flo=Ann", "--same", "eve = Elisabeth")

    assert [person.name for person in joined.people] == ["Ann", "Bo", "Cy", "Di", "Elisabeth"]


def test_somebody_can_be_left_out() -> None:
    left = figures(TEAMS, "--without", "bo")

    assert [person.name for person in left.people] == ["Ann", "Cy", "Di"]


def test_a_record_can_come_from_standard_input() -> None:
    assert figures("-", typed=TEAMS.read_bytes()) == figures(TEAMS)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1: The record is empty."),
        (b"Dear diary\n", "line 1: This is not a valid header of a record: "),
        (b'{"samewave": 1, "game": "chess", "seed": 1}\n', "line 1: There is no game “chess”."),
        (TEAMS.read_bytes() + b"and so on\n", "This is not a valid line of a record: "),
    ],
    ids=["empty", "text", "chess", "torn"],
)
def test_what_is_no_record_is_said_in_a_sentence(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.jsonl"
    path.write_bytes(content)

    result = stats(TEAMS, path)

    assert result.exit_code == 2
    assert f"{path}, line" in result.stderr
    assert said in result.stderr
    assert not result.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.jsonl"], "nowhere.jsonl cannot be read: No such file or directory."),
        ([str(FOLDER)], "cannot be read: Is a directory."),
        ([str(TEAMS), "--without", "Zoe"], "There is no player “Zoe”. The players are: Ann, Bo"),
        ([str(TEAMS), "--same", "Ann"], "--same needs two names joined by =, not “Ann”."),
        ([str(TEAMS), "--csv", "/nowhere/a.csv"], "/nowhere/a.csv cannot be written: No such file"),
        ([str(TEAMS), "--picture", "/nowhere/a.png"], "/nowhere/a.png cannot be written: No such"),
    ],
    ids=["missing", "folder", "unknown", "one name", "csv", "picture"],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    result = stats(*arguments)

    assert result.exit_code == 2
    assert said in result.stderr


def test_a_game_in_which_nothing_was_laid_says_so(tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    path.write_bytes(TEAMS.read_bytes().splitlines(keepends=True)[0])

    assert stats(path).output == "Who thinks alike: 1 game\n"
    drawn = stats(path, "--picture", tmp_path / "nothing.png")
    assert drawn.exit_code == 2
    assert "There is nothing to draw" in drawn.stderr
