"""Writes the golden playthroughs anew, and a record for every edition that has none yet."""

from pathlib import Path

from samewave.games import GAMES
from samewave.packs import Shelf
from tests.golden import RECORDS, random_game, told
from tests.laws.tables import LAWFUL
from tests.laws.test_laws import without_events


def write_record(record: Path) -> None:
    name, edition = record.stem.split("-", 1)
    game = GAMES[name](Shelf())
    games = (random_game(game, edition, seed) for seed in range(400))
    lines = max((lines for lines in games if lines), key=LAWFUL[name].interest)
    record.write_bytes(b"".join(without_events(line) + b"\n" for line in lines))


for path in RECORDS:
    if not path.exists():
        write_record(path)
    path.with_suffix(".txt").write_text(told(path), "utf-8")
