"""Days of a group: members' answers count into its affinity, apart from its games."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from samewave.daily import DAY
from tests.server.daily import ANN, BO, CY, Daily, opened
from tests.server.group_games import Gathering


@pytest.fixture
async def daily(tmp_path: Path) -> AsyncIterator[Daily]:
    async with opened(tmp_path) as served:
        yield served


async def answered_days(daily: Daily, gathering: Gathering, days: int) -> None:
    """Ann and Bo see the same on each of these days, and Cy something else."""
    places = {ANN: [0, 1, 2, 3, 4], BO: [0, 1, 2, 3, 4], CY: [20, 21, 22, 23, 24]}
    for _ in range(days):
        for key, name in ((ANN, "Ann"), (BO, "Bo"), (CY, "Cy")):
            await daily.answer(key, places[key])
            shown = {"key": gathering.key, "name": name}
            circle = await daily.ask("PUT", "/today/circle", key, shown)
            assert [each["is_you"] for each in circle["members"] if each["name"] == name] == [True]
        daily.clock.at += DAY


async def group_of_three(daily: Daily) -> Gathering:
    gathering = await Gathering.found(daily.guests)
    for name in ("Ann", "Bo", "Cy"):
        assert await gathering.change("join", name=name) == (204, b"")
    return gathering


async def test_days_count_into_a_groups_affinity_once_they_are_over(daily: Daily) -> None:
    gathering = await group_of_three(daily)
    await answered_days(daily, gathering, 1)
    daily.clock.at -= DAY
    assert (await gathering.view())["daily"] == {"days": 0, "is_counted": True, "pairs": []}
    daily.clock.at += DAY
    await answered_days(daily, gathering, 9)

    group = await gathering.view()
    days = group["daily"]
    assert (days["days"], len(days["pairs"]), group["games"]) == (10, 3, 0)
    best = days["pairs"][0]
    assert (best["one"], best["other"], best["rounds"], best["shared"]) == ("Ann", "Bo", 10, 50)
    assert [pair["rounds"] for pair in group["figures"]["pairs"]] == [10, 10, 10]
    assert await gathering.view() == group


async def test_a_group_can_leave_days_out_of_its_affinity(daily: Daily) -> None:
    gathering = await group_of_three(daily)
    await answered_days(daily, gathering, 2)
    with_days = await gathering.view()

    assert await gathering.change("count_daily", is_counted=False) == (204, b"")
    without = await gathering.view()
    assert without["figures"]["pairs"] == []
    assert without["daily"] == {**with_days["daily"], "is_counted": False}
    assert await gathering.change("count_daily", is_counted=True) == (204, b"")
    assert (await gathering.view())["figures"]["pairs"] == with_days["figures"]["pairs"]


async def test_answers_that_a_device_forgot_leave_the_groups_affinity(daily: Daily) -> None:
    gathering = await group_of_three(daily)
    await answered_days(daily, gathering, 3)
    assert len((await gathering.view())["daily"]["pairs"]) == 3
    await daily.ask("DELETE", "", CY)

    days = (await gathering.view())["daily"]
    assert (days["days"], [(pair["one"], pair["other"]) for pair in days["pairs"]]) == (
        *(3, [("Ann", "Bo")]),
    )


async def test_days_follow_members_who_are_renamed_and_forget_those_who_leave(
    daily: Daily,
) -> None:
    gathering = await group_of_three(daily)
    await answered_days(daily, gathering, 2)
    await gathering.view()
    assert await gathering.change("rename", name="Bo", to="Bob") == (204, b"")
    await answered_days(daily, gathering, 1)
    pairs = (await gathering.view())["daily"]["pairs"]
    assert (pairs[0]["one"], pairs[0]["other"], pairs[0]["rounds"]) == ("Ann", "Bob", 3)

    assert await gathering.change("leave", name="Ann") == (204, b"")
    pairs = (await gathering.view())["daily"]["pairs"]
    assert [(pair["one"], pair["other"]) for pair in pairs] == [("Bob", "Cy")]
