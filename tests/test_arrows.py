"""Architecture: imports point one way, and modules stay small."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MODULES = sorted(SOURCE.rglob("*.py"))

LAYERS = [
    {"__main__"},
    {"cli"},
    {"server", "terminal", "lab"},
    {"picture"},
    {"sentences", "history"},
    {"daily"},
    {"bots", "affinity"},
    {"games", "packs"},
    {"core"},
]
"""The layers from top to bottom: a module imports only from lower ones or its own package."""

BARE = {"core": {"msgspec"}, "games": {"msgspec"}}
"""Packages that use only these and the standard library: no clock, randomness, disk or network."""

DICTIONARIES = {
    "samewave.core.languages": {"pathlib"},
    "samewave.games.samegame.lexicon": {"pathlib"},
}
"""The only modules of those packages that read files: what is known of languages, and lexicons."""

WORLD = {"asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "socket", "time"}


def name_of(module: Path) -> str:
    parts = module.relative_to(SOURCE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def imports_of(code: str) -> Iterator[str]:
    """Every name that the code imports; a relative one begins with a dot."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield from (f"{base}.{alias.name}" for alias in node.names)


def package_of(name: str) -> str:
    return name.split(".")[1] if name.startswith("samewave.") else ""


def layer_of(package: str) -> int:
    return next((layer for layer, packages in enumerate(LAYERS) if package in packages), -1)


def wrong_arrows(name: str, code: str) -> list[str]:
    """The imports of a module that are not allowed."""
    package = package_of(name)
    wrong = []
    for imported in imports_of(code):
        top = imported.split(".")[0]
        if not top:  # a relative import has no layer
            wrong.append(imported)
        elif top == "samewave":
            wrong += [imported] if points_back(name, imported) else []
        elif package in BARE and top not in allowed_in(name, package):
            wrong.append(imported)
    return wrong


def allowed_in(name: str, package: str) -> set[str]:
    return (set(sys.stdlib_module_names) - WORLD) | BARE[package] | DICTIONARIES.get(name, set())


def points_back(name: str, imported: str) -> bool:
    package, other = package_of(name), package_of(imported)
    if not package:
        return bool(other)
    if package == other:
        return package == "games" and are_siblings(name, imported)
    return layer_of(other) <= layer_of(package)


def are_siblings(name: str, imported: str) -> bool:
    """Two different games; the list of games may name them all."""
    own, other = (module.split(".")[2:3] for module in (name, imported))
    return bool(own) and own != other


def test_every_module_is_in_a_layer() -> None:
    packages = {package_of(name_of(module)) for module in MODULES} - {""}

    assert packages <= {package for layer in LAYERS for package in layer}


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_arrows_point_one_way(module: Path) -> None:
    assert wrong_arrows(name_of(module), module.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("samewave.core.game", "from samewave.games import GAMES"),
        ("samewave.core.game", "import aiohttp"),
        ("samewave.core.chance", "import random"),
        ("samewave.core.chance", "from ..games.compatibility import Compatibility"),
        ("samewave.games.compatibility.rules", "from samewave.packs import Shelf"),
        ("samewave.games.compatibility.rules", "from samewave.games.samegame import SameGame"),
        ("samewave.games.compatibility.rules", "from time import time"),
        ("samewave.packs", "import samewave.games"),
        ("samewave.bots.simple", "from samewave import cli"),
        ("samewave.bots.simple", "from samewave.server.table import Table"),
        ("samewave", "from samewave.core import Game"),
    ],
)
def test_an_arrow_that_points_back_is_found(name: str, code: str) -> None:
    assert wrong_arrows(name, code)


SERVER = [module for module in MODULES if package_of(name_of(module)) == "server"]
TIMED = {"time", "random", "secrets", "asyncio.sleep"}
"""Modules that only `clock.py` may import, so that tests and simulations can replace them."""


def timed_imports(code: str) -> list[str]:
    """The imports with which code reads time or randomness directly."""
    imported = [name for name in imports_of(code) if name.split(".")[0] in TIMED or name in TIMED]
    slept = ["asyncio.sleep"] if "asyncio.sleep(" in code else []
    return imported + slept


@pytest.mark.parametrize("module", SERVER, ids=name_of)
def test_time_and_randomness_come_into_the_server_from_one_place(module: Path) -> None:
    if name_of(module) != "samewave.server.clock":
        assert timed_imports(module.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "code", ["from time import time", "import secrets", "await asyncio.sleep(1)", "import random"]
)
def test_a_module_that_takes_time_for_itself_is_found(code: str) -> None:
    assert timed_imports(code)


def test_no_module_is_longer_than_400_lines() -> None:
    for folder in ("src", "tests", "bench"):
        for module in (ROOT / folder).rglob("*.py"):
            if "node_modules" not in module.parts:
                assert len(module.read_text("utf-8").splitlines()) <= 400, module


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_every_module_opens_with_one_sentence(module: Path) -> None:
    opening = ast.get_docstring(ast.parse(module.read_text("utf-8")))

    assert opening
    assert opening.splitlines()[0].endswith(".")
