"""Public diffs: a game's own diff equals the difference of the views."""

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
    playing = any_table(game, edition, dice).begin()
    judge, before = playing.game, playing.state
    while (played := playing.step(dice)) and len(playing.history) < 60:
        change, now = judge.public_diff(before, played.state), played.state
        if change:
            assert change.fields == changed(judge.view(before, None), judge.view(now, None))
            for seat in {*playing.everybody()} - {*change.seats}:
                assert judge.seat_fields(now, seat) == judge.seat_fields(before, seat)
                assert seat is None or judge.offers(now, seat) == judge.offers(before, seat)
                assert judge.is_muted(now, seat) == judge.is_muted(before, seat)
                for event in played.followed:
                    assert judge.redact(event, seat) == judge.redact(event, None)
        before = now
