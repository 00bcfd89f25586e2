"""samewave clue: the verdict on a clue, what it was taken for, and what bots believe."""

import msgspec
import pytest
from click.testing import CliRunner, Result

from samewave.bots import STRENGTHS
from samewave.cli import main


def clue(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, ("clue", *arguments), input=typed)


def test_a_clue_is_judged_and_understood() -> None:
    told = clue("wooden spoon", "--object", "piano").output

    assert "refused (clue_material: wooden)" in told
    assert "taken for spoon" in told


def test_a_rule_that_no_word_breaks_is_told_without_one() -> None:
    assert ": refused (clue_empty)\n" in clue("", "--object", "piano").output


def test_as_json_each_strength_believes_something_about_each_criterion_in_play() -> None:
    result = clue("verre", "--object=ladder", "--language=fr", "--criteria=length,price", "--json")
    answer = msgspec.json.decode(result.output)

    assert (answer["verdict"], answer["rule"]) == ("fine", None)
    assert answer["taken_for"] == "drinking_glass"
    assert [*answer["beliefs"]] == [*STRENGTHS]
    for belief in answer["beliefs"].values():
        assert [*belief] == ["length", "price"]
        assert sum(belief.values()) == pytest.approx(1, abs=0.01)


def test_a_dash_reads_a_clue_a_line() -> None:
    result = clue("-", "--json", typed="de\tladder\tBügeleisen\n\nit\tpiano\tamore\n")
    answers = [msgspec.json.decode(line) for line in result.output.splitlines()]

    assert [answer["verdict"] for answer in answers] == ["fine", "warned"]


@pytest.mark.parametrize(
    ("arguments", "typed", "said"),
    [
        (["iron"], None, "--object"),
        (["iron", "--object", "frobnicator"], None, "no object frobnicator"),
        (["iron", "--object", "ladder", "--criteria", "smell"], None, "no trait smell"),
        (["-"], "iron\n", "Line 1"),
    ],
)
def test_what_cannot_be_asked_is_said(arguments: list[str], typed: str | None, said: str) -> None:
    result = clue(*arguments, typed=typed)

    assert result.exit_code == 2
    assert said in result.output
