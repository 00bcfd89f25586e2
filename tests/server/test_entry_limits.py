"""Entry limits: nobody can fill a table's log or block others, and the limit recovers with time."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from samewave.core import Refused
from samewave.server.protocol.messages import Leave, Say
from samewave.server.tables.commands import AutoMove, SwitchStandIn
from samewave.server.tables.joining import Join
from samewave.server.tables.rate_limits import TableRateLimit, TableRateLimits
from tests.server.builders import SkippingClock
from tests.server.pages import Guests, serving

EVENING = 4_000
"""Entries of the busiest hour of twelve people: 120 rounds of 15 entries, and a chat line from each
every 20 seconds."""


class Watch:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def pace(watch: Watch) -> TableRateLimit:
    return TableRateLimits(2_000, 240, watch).of(1)


def taken(pace: TableRateLimit, player: int, tries: int) -> int:
    """How many of these chat lines are accepted."""
    through = 0
    for _ in range(tries):
        try:
            pace.judge(Say("1", "hello"), player)
        except Refused as refused:
            assert refused.code == "slow_down"
            assert refused.params["seconds"] > 0
        else:
            through += 1
    return through


def test_a_player_who_floods_the_table_is_slowed_down_and_nobody_else(pace: TableRateLimit) -> None:
    assert taken(pace, 0, 10_000) == 200
    assert taken(pace, 1, 100) == 100


def test_after_a_few_seconds_a_player_may_go_on(pace: TableRateLimit, watch: Watch) -> None:
    taken(pace, 0, 10_000)

    watch.now += 2

    assert taken(pace, 0, 10) == 1


def test_an_hour_holds_so_many_actions_of_a_player(pace: TableRateLimit, watch: Watch) -> None:
    through = 0
    for _ in range(3600):
        through += taken(pace, 0, 10)
        watch.now += 1

    assert 2_000 <= through <= 2_200


def test_twelve_people_never_meet_a_limit_in_their_busiest_hour(
    pace: TableRateLimit, watch: Watch
) -> None:
    for _ in range(EVENING // 12):
        for player in range(12):
            assert taken(pace, player, 1) == 1
        watch.now += 3600 * 12 / EVENING


def test_bots_the_clock_and_leaving_are_never_refused(pace: TableRateLimit) -> None:
    taken(pace, 0, 10_000)
    for _ in range(10_000):
        pace.judge(AutoMove(None, 1), 0)  # type: ignore[arg-type] # the move is not read
        pace.judge(SwitchStandIn(0, plays=True), None)
        pace.judge(Leave("1"), 0)


def test_the_door_needs_a_rest_after_many_have_sat_down(pace: TableRateLimit, watch: Watch) -> None:
    def joins(tries: int) -> int:
        through = 0
        for _ in range(tries):
            try:
                pace.judge(Join("Ann", ""), None)
            except Refused as refused:
                assert refused.code == "too_many_joins"
            else:
                through += 1
        return through

    assert joins(1_000) == 24
    watch.now += 15
    assert joins(1_000) == 1


def test_a_table_that_is_loaded_again_has_the_same_pace(watch: Watch) -> None:
    rate_limits = TableRateLimits(2_000, 240, watch)
    taken(rate_limits.of(1), 0, 10_000)

    assert taken(rate_limits.of(1), 0, 1) == 0
    assert taken(rate_limits.of(2), 0, 1) == 1


def test_moves_are_tried_out_in_bounds(pace: TableRateLimit) -> None:
    for _ in range(60):
        pace.judge_check(0)

    with pytest.raises(Refused) as refusal:
        pace.judge_check(0)
    assert refusal.value.code == "slow_down"
    pace.judge_check(1)


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    clock = SkippingClock()
    async with serving(tmp_path, clock=clock, actions_per_hour=100, joins_per_hour=20) as served:
        served.clock = clock  # type: ignore[attr-defined]
        yield served


async def test_somebody_who_is_too_fast_hears_when_to_go_on_and_then_goes_on(
    guests: Guests,
) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    answers = [await ann.ask("say", text="again") for _ in range(30)]

    refused = [answer for answer in answers if answer["type"] == "refusal"]
    assert refused
    assert {answer["code"] for answer in refused} == {"slow_down"}
    assert (await bo.ask("say", text="I may"))["type"] == "update"

    guests.clock.skip(refused[-1]["params"]["seconds"])  # type: ignore[attr-defined]
    assert (await ann.ask("say", text="and I may again"))["type"] == "update"


async def test_a_second_connection_of_a_player_gains_nothing(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann", settings={"game": "samegame", "setup": {"level": 1}})
    again = await guests.page(ann.code, ann.token)

    codes = [
        (await page.ask("check_move", move={"type": "reject_clue"}))["code"]
        for page in (ann, again)
        for _ in range(60)
    ]

    assert codes.count("no_game_is_on") < 100
    assert codes[-1] == "slow_down"


async def test_a_table_is_not_filled_by_people_who_come_and_go(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")

    joined = [
        (await guests.post(f"/api/tables/{ann.code}/players", {"name": f"Guest {number}"}))
        for number in range(6)
    ]

    assert [status for status, _ in joined].count(201) < 6
    assert joined[-1][0] == 429
    assert joined[-1][1]["code"] == "too_many_joins"
