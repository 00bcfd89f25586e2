"""Golden playthroughs: one short game for each edition and mode, as a record and as it is told."""

from pathlib import Path

from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from tests.laws.tables import LISTED

FOLDER = Path(__file__).parent


RECORDS = [FOLDER / f"{game}-{edition}.jsonl" for game, edition in LISTED]
"""Where the record of each listed edition lies."""


def told(record: Path) -> str:
    """The game of a record as it is told."""
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    with record.open("rb") as lines:
        return "".join(
            f"{line}\n" for moment in play_back(lines, games) for line in moment.narration
        )
