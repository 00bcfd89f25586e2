"""Hand-made frames: a few games with only the columns that a test needs."""

from typing import Any

import numpy as np
import polars as pl

from samewave.games.compatibility.events import Ending
from samewave.lab.fast import compatibility, samegame
from samewave.lab.run import Column


def race(**columns: Any) -> dict[str, Any]:
    """Games of Compatibility that side 0 won alone; endings by name."""
    usual = {
        "rounds": 1,
        "turns_5": 1,
        "winners": 1,
        "arrived": 1,
        "leader3": -1,
        "ending": "first_at_the_end",
    }
    game = {**dict.fromkeys(compatibility.COLUMNS, 0), **usual, **columns}
    return {**game, "ending": list(Ending).index(Ending(game["ending"]))}


def races_of(*games: dict[str, Any]) -> pl.DataFrame:
    return _frame(games, compatibility.COLUMNS)


def clues_of(*games: dict[str, Any]) -> pl.DataFrame:
    """Games of The Same Game, of six turns each."""
    usual = {**dict.fromkeys(samegame.COLUMNS, 0), "turns": 6}
    return _frame([{**usual, **game} for game in games], samegame.COLUMNS)


def _frame(games: Any, columns: dict[str, Column]) -> pl.DataFrame:
    """Number the games in order; the columns have the data types of the lab."""
    rows = [{**game, "game": number} for number, game in enumerate(games)]
    return pl.DataFrame(
        {
            name: np.array([row[name] for row in rows], column.dtype)
            for name, column in columns.items()
        }
    )
