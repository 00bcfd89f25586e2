"""Check prose: docstrings, comments and docs say plainly who does what.

`make check` runs it. It knows a few habits that make readers stop; it is no judge of style.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACES = ("src", "tests", "bench", "tools", "web/src", "web/tests", "docs", "*.md")
GENERATED = ("docs/protocol/", "docs/cli.md", "web/src/api/protocol/", "tests/golden/")

HABITS = {
    r"(?:Who|Whom|Whose|Whoever|What|Whatever)\b(?!.*\?$)": "a sentence without a subject",
    r".*\bstands today\b": "write: status",
    r".*\bis so already\b": "write: nothing has changed",
    r".*\bfor who\b": "write: for anyone who",
    r".*\b(?:looks|look|looking) on\b": "write: watch",
}
_SENTENCE_END = re.compile(r"(?<=[.;!?])\s+")
_DIRECTIVE = re.compile(r"#\s*(?:noqa|type:|isort:)")
_SCRIPT_COMMENT = re.compile(r"(?://|^\s*\*|<!--|/\*\*?)\s*(.*?)\s*(?:\*/|-->)?$")


def main() -> int:
    found = 0
    for file in _files():
        for line, text in _prose(file):
            for sentence in _SENTENCE_END.split(text):
                for habit, advice in HABITS.items():
                    if re.match(habit, sentence):
                        found += 1
                        print(f"{file.relative_to(ROOT)}:{line}: {advice}: {sentence}")  # noqa: T201
    return min(found, 1)


def _files() -> Iterator[Path]:
    for place in PLACES:
        inside = ROOT.glob(place) if "*" in place else (ROOT / place).rglob("*")
        for file in sorted(inside):
            name = str(file.relative_to(ROOT))
            is_ours = "node_modules" not in file.parts and not name.startswith(GENERATED)
            if is_ours and file.suffix in (".py", ".md", ".ts", ".svelte"):
                yield file


def _prose(file: Path) -> Iterator[tuple[int, str]]:
    """Each piece of prose, with its line."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        yield from _python_prose(text)
    elif file.suffix == ".md":
        yield from _markdown_prose(text)
    else:
        for number, line in enumerate(text.splitlines(), 1):
            if said := _SCRIPT_COMMENT.search(line):
                yield number, said[1]


def _python_prose(text: str) -> Iterator[tuple[int, str]]:
    """Docstrings, also those of attributes, and comments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            said = node.value.value
            if isinstance(said, str):
                for paragraph in re.split(r"\n\s*\n|\n\s*- ", said):
                    yield node.lineno, " ".join(paragraph.split())
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not _DIRECTIVE.match(token.string):
            yield token.start[0], token.string.lstrip("#: ")


def _markdown_prose(text: str) -> Iterator[tuple[int, str]]:
    """Paragraphs and items of lists; no headings, tables or code."""
    paragraph: list[str] = []
    begins, is_code = 0, False
    for number, line in enumerate([*text.splitlines(), ""], 1):
        is_code ^= line.lstrip().startswith("```")
        is_prose = (
            bool(line.strip()) and not is_code and not line.lstrip().startswith(("|", "#", "`"))
        )
        is_item = bool(re.match(r"\s*(?:[-*]|\d+\.) ", line))
        if paragraph and (not is_prose or is_item):
            yield begins, " ".join(paragraph)
            paragraph = []
        if is_prose:
            begins = begins if paragraph else number
            paragraph.append(re.sub(r"^\s*(?:[-*]|\d+\.) |\*\*", "", line).strip())


if __name__ == "__main__":
    sys.exit(main())
