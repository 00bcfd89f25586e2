"""The rules table: every rule names a test, every test of the rules is named by a rule."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rules.md"
TEST = re.compile(r"`((?:laws/|samegame/)?test_\w+\.py::[\w:]+)`")
ROW = re.compile(r"^\| (?!the |\| )(.+) \| (.+) \|$", re.MULTILINE)

ROWS = ROW.findall(PAGE.read_text("utf-8"))
"""Each row's rule, and the cell that names its tests."""


def names_in(folder: Path) -> Iterator[str]:
    """The tests of a folder as pytest names them."""
    for file in sorted(folder.glob("test_*.py")):
        tests = names_among(ast.parse(file.read_text("utf-8")).body)
        yield from (f"{file.name}::{test}" for test in tests)


def names_among(nodes: list[ast.stmt]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}::{test}" for test in names_among(node.body))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


NAMED = {name for _, cell in ROWS for name in TEST.findall(cell)}
LAWS, SAMEGAME = (
    {f"{folder}/{name}" for name in names_in(TESTS / folder)} for folder in ("laws", "samegame")
)
RULES = {*names_in(TESTS / "compatibility"), *SAMEGAME}
RULINGS = {*(f"C{number}" for number in range(1, 16)), *(f"S{number}" for number in range(1, 13))}


def test_every_rule_names_its_tests_and_nothing_else() -> None:
    assert len(ROWS) > 450
    for rule, cell in ROWS:
        assert TEST.sub("", cell).replace(", ", "") == "", rule
        assert TEST.search(cell), rule


def test_every_test_that_is_named_is_there() -> None:
    assert not NAMED - RULES - LAWS


def test_every_test_of_the_rules_is_named() -> None:
    assert not RULES - NAMED


def test_every_ruling_has_a_row() -> None:
    ruled = {rule.split(" | ")[0] for rule, _ in ROWS}

    assert ruled >= RULINGS
