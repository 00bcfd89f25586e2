"""The default bot plays any game that lists whole moves."""

from samewave.bots import Character, DefaultBot
from samewave.core import Chance, apply, begin
from tests.boxes import MadeUpShelf
from tests.listing.lowest import Lowest, Setup

GAME, CHANCE = Lowest(MadeUpShelf()), Chance(1)


def test_it_plays_a_whole_game_and_never_takes_a_move_back() -> None:
    state, _ = begin(GAME, Setup(seats=("Ann", "Bo")), CHANCE)
    bots = [DefaultBot(Character(seed)) for seed in range(2)]
    moves = 0
    while not state.finished:
        for seat, bot in enumerate(bots):
            thought = bot.think(GAME.view(state, seat), GAME.offers(state, seat))
            if thought is not None:
                state, _ = apply(GAME, state, seat, thought.move, CHANCE)
                moves += 1

    assert moves == 2 * state.table.rounds


def test_in_somebodys_place_it_leaves_the_move_to_the_table() -> None:
    state, _ = begin(GAME, Setup(seats=("Ann", "Bo")), CHANCE)
    bot = DefaultBot(Character(1, stands_in=True))

    thought = bot.think(GAME.view(state, 0), GAME.offers(state, 0))

    assert thought is not None
    assert thought.move is None
