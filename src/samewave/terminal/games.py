"""The list of games that have a table of their own in the terminal."""

from samewave.terminal.compatibility import CompatibilityTable
from samewave.terminal.default_table import DefaultTable
from samewave.terminal.samegame import SameGameTable
from samewave.terminal.table import Table

TABLES: dict[str, type[Table]] = {
    "compatibility": CompatibilityTable,
    "samegame": SameGameTable,
}


def table_of(game: str) -> type[Table]:
    """The table class of a game, or the default one."""
    return TABLES.get(game, DefaultTable)
