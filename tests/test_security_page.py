"""The security page: every test that a row of the threat table names is there."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "SECURITY.md"
ROW = re.compile(r"^\| (?!threat|---)([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)(?:::(test_\w+))?`")

ROWS = ROW.findall(PAGE.read_text("utf-8"))


def test_every_threat_names_tests_that_are_there() -> None:
    assert len(ROWS) > 20
    for threat, _, cell in ROWS:
        named = NAMED.findall(cell)
        assert named, threat
        for file, test in named:
            assert f"def {test or 'test_'}" in (TESTS / file).read_text("utf-8"), (
                threat,
                file,
                test,
            )
