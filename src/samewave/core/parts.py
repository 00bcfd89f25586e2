"""Parts: what bots, figures and pictures know of one game stands in a module of its name."""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@lru_cache(maxsize=256)
def part_for(package: str, game: str, name: str) -> Any:
    """What the module of a package that is named after a game defines under a name, or None.

    A game for which there is no such module gets what the package does for any game.
    """
    module = f"{package}.{game}"
    return getattr(import_module(module), name, None) if find_spec(module) else None
