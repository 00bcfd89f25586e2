"""Writes the golden playthroughs anew, and a record for every edition that has none yet."""

from pathlib import Path
from random import Random

from samewave.core import AnyGame, Chance, apply, begin
from samewave.core.record import write_header, write_move
from samewave.games import GAMES
from samewave.packs import Shelf
from tests.golden import RECORDS, told
from tests.laws.tables import LAWFUL
from tests.laws.test_laws import without_events

MOST_LINES = 200


def random_game(game: AnyGame, edition: str, seed: int) -> list[bytes] | None:
    """A game of people without much thought, if it ends soon."""
    lawful, dice, chance = LAWFUL[game.name], Random(seed), Chance(seed)
    setup = lawful.golden_setup(edition)
    state, events = begin(game, setup, chance)
    lines = [write_header(game, setup, seed, events)]
    while state.waiting_for and len(lines) < MOST_LINES:
        seats = state.waiting_for if dice.random() < 0.9 else range(len(setup.seats))
        seat = dice.choice(seats)
        move = lawful.golden_move(game.view(state, seat), game.offers(state, seat), dice)
        if move is None:
            continue
        state, events = apply(game, state, seat, move, chance)
        lines.append(write_move(seat, move, events))
    return lines if state.finished else None


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
