"""samewave balance, as people use it."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace
from PIL import Image

from samewave.bots import STRENGTHS
from samewave.cli import main
from samewave.games.compatibility.edition import Options
from samewave.games.samegame.level import LEVELS, ROUNDS
from samewave.lab.engines import LocalEngine, run_many
from samewave.lab.plan import Bots, CompatibilityPlan, Crowd, SameGamePlan
from samewave.lab.report import ReportRunner
from samewave.lab.report.compatibility_report import without_doubling
from samewave.lab.report.samegame_report import bot_plans, level_grid
from samewave.lab.run import play_block


def balance(folder: Path, *options: str) -> Result:
    out = str(folder / "report.html")
    return CliRunner().invoke(main, ["balance", "--cores", "1", "--out", out, *options])


def test_two_set_ups_become_a_page_and_a_picture(tmp_path: Path) -> None:
    done = balance(tmp_path, "--players", "4", "--games", "200", "--against", "track=long")

    assert done.exit_code == 0, done.output
    assert "  standard track: Half of the games take" in done.output
    assert "  long track: Half of the games take" in done.output
    assert "long track" in (tmp_path / "report.html").read_text("utf-8")
    with Image.open(tmp_path / "report.png") as picture:
        assert picture.format == "PNG"


def test_the_second_set_up_may_differ_in_several_ways(tmp_path: Path) -> None:
    against = ("edition=1996", "players=6", "with=double_up,retire_matched", "track=5,4,3,2,1")
    given = [part for each in against for part in ("--against", each)]
    done = balance(tmp_path, "--games", "100", "--with", "retire_matched", *given)

    assert done.exit_code == 0, done.output
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Compatibility 1996 teams · 6 players · track 5 4 3 2 1 · 52 images" in page
    assert "with double up, retire matched" in page
    assert "What does doubling do?" in done.output


def test_the_same_game_has_medals_for_every_level(tmp_path: Path) -> None:
    done = balance(tmp_path, "--game", "samegame", "--games", "60", "--bot-games", "0")

    assert done.exit_code == 0, done.output
    assert "How hard is each level for each number of players?" in done.output
    assert "How do bots do?" not in done.output


def test_the_pace_is_told_in_the_page(tmp_path: Path) -> None:
    slow = balance(tmp_path, "--mode", "duo", "--games", "100", "--pace", "talk=36")

    assert slow.exit_code == 0, slow.output
    assert "36 s to talk about it" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            ("--against", "colour=red"),
            "--against needs OPTION=VALUE with one of game, players, edition",
        ),
        (("--against", "track"), "--against needs OPTION=VALUE"),
        (("--against", "game=samegame"), "Only set-ups of the same game can be compared."),
        (("--against", "track=longer"), "“longer” is not"),
        (("--against", "players=5"), "play this with 5"),
        (("--pace", "nap=3"), "--pace needs one of open, first, further"),
        (("--pace", "first=soon"), "--pace needs PART=SECONDS"),
        (("--pace", "first=-1"), "--pace needs one of"),
        (("--pace", "first=nan"), "--pace needs one of"),
        (("--games", "5"), "A report needs at least 30 games."),
        (("--out", "x.png"), "because its picture has that name"),
        (("--out", "nowhere/x.html"), "cannot be written: there is no such folder."),
        (("--games", "30", "--out", f"{'x' * 300}.html"), "cannot be written: File name too long."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    tmp_path: Path, options: tuple[str, ...], says: str
) -> None:
    done = balance(tmp_path, *options)

    assert done.exit_code == 2
    assert says in done.output
    assert not isinstance(done.exception, OSError)


def test_doubling_is_left_out_the_way_an_edition_has_it() -> None:
    tokens = CompatibilityPlan(players=4, edition="2010").completed()
    cards = CompatibilityPlan(
        players=4, edition="1996", options=Options(double_up=True)
    ).completed()
    without_tokens, without_cards = without_doubling(tokens), without_doubling(cards)

    assert without_tokens
    assert without_tokens.people == Crowd(boldness=0)
    assert without_cards
    assert without_cards.options == Options()
    assert without_doubling(without_tokens) is without_doubling(without_cards) is None
    assert without_doubling(CompatibilityPlan(players=4).completed()) is None
    assert (
        without_doubling(CompatibilityPlan(players=4, edition="2010", people=Bots()).completed())
        is None
    )


def test_a_grid_is_every_level_with_every_number_of_players() -> None:
    plan = SameGamePlan(players=4, level=2, games=2_000).completed()
    cells = level_grid(plan, bot_games=0)

    assert {(cell.level, cell.players) for cell in cells} == {
        (level, players) for level in LEVELS for players in ROUNDS
    }
    assert {cell.games for cell in cells} == {100}
    assert {cell.players: cell.start for cell in cells} == {2: 6, 3: 6, 4: 0, 5: 9, 6: 6}


def test_a_start_of_its_own_is_kept_for_all() -> None:
    plan = SameGamePlan(players=4, start=3).completed()

    assert {cell.start for cell in level_grid(plan, 0)} == {3}


def test_what_two_set_ups_have_in_common_is_played_once() -> None:
    runner = ReportRunner(LocalEngine(1), 1, bot_games=8)
    plan = SameGamePlan(players=4, games=1_000).completed()
    clear, hard = replace(plan, people=Crowd(clarity=4)), replace(plan, level=4)
    cells = len(LEVELS) * len(ROUNDS) * 50
    bots = len(LEVELS) * len(STRENGTHS) * 8

    assert runner.games_of([plan]) == 1_000 + cells + bots
    assert runner.games_of([plan, clear]) == 2_000 + 2 * cells + bots
    assert runner.games_of([plan, hard]) == 2_000 + cells + bots


def test_many_small_plans_are_played_by_the_same_processes() -> None:
    plans = [SameGamePlan(players=2, games=2, people=Bots(), seed=n).completed() for n in (1, 2)]
    told: list[int] = []
    frames = run_many(plans, 1, told.append)

    assert told == [2, 2]
    assert [frame["score"].to_list() for frame in frames] == [
        play_block(plan, 0)["score"].tolist() for plan in plans
    ]


def test_bots_of_every_strength_play_every_level() -> None:
    cells = bot_plans(SameGamePlan(players=4).completed(), bot_games=8)

    assert {
        (cell.level, cell.people.strength) for cell in cells if isinstance(cell.people, Bots)
    } == {(level, strength) for level in LEVELS for strength in STRENGTHS}
    assert bot_plans(SameGamePlan(players=4).completed(), bot_games=0) == []
