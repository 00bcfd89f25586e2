"""Changes: what a game tells of a move is what comparing views would find."""

from random import Random

from hypothesis import given

from samewave.server.tables.updates import changed
from tests.laws.tables import any_table
from tests.laws.test_laws import dice, every_edition, some


@every_edition
@some
@given(dice=dice)
def test_a_change_that_is_told_is_what_comparing_views_would_find(
    game: str, edition: str, dice: Random
) -> None:
    current_game = any_table(game, edition, dice).begin()
    judge, before = current_game.game, current_game.state
    while (played := current_game.step(dice)) and len(current_game.history) < 60:
        change, now = judge.change(before, played.state), played.state
        if change:
            assert change.fields == changed(judge.view(before, None), judge.view(now, None))
            for seat in {*current_game.everybody()} - {*change.seats}:
                assert judge.mine(now, seat) == judge.mine(before, seat)
                assert seat is None or judge.offers(now, seat) == judge.offers(before, seat)
                assert judge.is_hushed(now, seat) == judge.is_hushed(before, seat)
                for event in played.followed:
                    assert judge.redact(event, seat) == judge.redact(event, None)
        before = now
