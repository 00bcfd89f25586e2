"""The docs: examples run, tables are current, and links are valid."""

import re
from pathlib import Path

import pytest

from tests.generated import DOCS, PART, fresh

ROOT = DOCS.parent
PAGES = [*ROOT.glob("*.md"), *DOCS.glob("*.md")]


def test_the_readmes_python_runs_and_prints_what_it_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert code
    exec(compile(code[1], "README.md", "exec"), {})

    promised = re.findall(r"^print\(.*?\)\s+# (.*)$", code[1], re.MULTILINE)
    printed = capsys.readouterr().out.splitlines()
    assert len(promised) == len(printed) == 4
    for said, done in zip(promised, printed, strict=True):
        assert said.startswith(done)


@pytest.mark.parametrize("page", [page for page in PAGES if PART.search(page.read_text("utf-8"))])
def test_generated_parts_are_current(page: Path) -> None:
    assert fresh(page.read_text("utf-8")) == page.read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_no_registry_address_is_pinned() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        assert not re.search(r"://|index-url|find-links", lock.read_text("utf-8")), lock
    for lock in ROOT.glob("bench/peers/package-lock.json"):
        assert '"resolved"' not in lock.read_text("utf-8")
