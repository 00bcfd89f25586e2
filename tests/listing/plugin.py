"""A pytest plugin: tests for every listed game and edition also run for the made-up ones."""

from pathlib import Path
from tempfile import TemporaryDirectory

import tests.laws
import tests.listing.listed

tests.laws.__path__.append(str(Path(__file__).parent / "laws"))
"""The laws look for the facts about a game in `tests.laws.<game>`."""

from samewave.games import GAMES  # noqa: E402
from samewave.packs import Shelf  # noqa: E402
from tests.golden import RECORDS, random_game, told  # noqa: E402

_MADE = TemporaryDirectory(prefix="golden-")
FOLDER = Path(_MADE.name)


def write_golden_game(record: Path) -> None:
    """The first short game of random moves."""
    name, edition = record.stem.split("-", 1)
    games = (random_game(GAMES[name](Shelf()), edition, seed) for seed in range(400))
    record.write_bytes(b"".join(next(filter(None, games))))
    record.with_suffix(".txt").write_text(told(record), "utf-8")


for place, path in enumerate(RECORDS):
    if not path.exists():
        RECORDS[place] = FOLDER / path.name
        write_golden_game(RECORDS[place])
