"""The protocol: its schemas, its TypeScript types and the catalogue are current."""

from pathlib import Path

from tests.protocol import (
    CATALOGUE,
    SCHEMAS,
    TYPES,
    encoded_catalogue,
    schemas,
    write_schemas,
    write_types,
)


def test_the_schemas_are_current() -> None:
    written = {file.name: file.read_bytes() for file in SCHEMAS.iterdir()}

    assert written == schemas(), "make docs writes them anew"


def test_the_typescript_is_current(tmp_path: Path) -> None:
    write_types(write_schemas(tmp_path / "schemas"), tmp_path / "types")

    made = {file.name: file.read_text("utf-8") for file in (tmp_path / "types").iterdir()}
    written = {file.name: file.read_text("utf-8") for file in TYPES.iterdir()}
    assert made == written, "make docs writes them anew"


def test_the_tests_of_the_page_use_the_current_catalogue() -> None:
    assert CATALOGUE.read_bytes() == encoded_catalogue(), "make docs writes it anew"
