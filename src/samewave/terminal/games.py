"""The games in the terminal: the only list of how each of them is shown and asked."""

from samewave.terminal.compatibility import CompatibilityTable
from samewave.terminal.plain import PlainTable
from samewave.terminal.samegame import SameGameTable
from samewave.terminal.table import Table

TABLES: dict[str, type[Table]] = {
    "compatibility": CompatibilityTable,
    "samegame": SameGameTable,
}


def table_of(game: str) -> type[Table]:
    """The pages of a game; plain ones if nobody has drawn any for it."""
    return TABLES.get(game, PlainTable)
