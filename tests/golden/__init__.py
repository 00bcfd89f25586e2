"""Golden playthroughs: one short game for each edition and mode, as a record and as it is told."""

from pathlib import Path
from random import Random

from samewave.core import AnyGame, Chance, apply, begin
from samewave.core.record import play_back, write_header, write_move
from samewave.games import GAMES
from samewave.packs import Shelf
from tests.laws.tables import LAWFUL, LISTED

FOLDER = Path(__file__).parent
MOST_LINES = 200

RECORDS = [FOLDER / f"{game}-{edition}.jsonl" for game, edition in LISTED]
"""Where the record of each listed edition lies."""


def told(record: Path) -> str:
    """The game of a record as it is told."""
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    with record.open("rb") as lines:
        return "".join(
            f"{line}\n" for moment in play_back(lines, games) for line in moment.narration
        )


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
