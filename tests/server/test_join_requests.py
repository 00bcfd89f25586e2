"""Requests to join: the host decides, even after restarts and lost connections."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from samewave.server.settings import Timings
from samewave.server.tables.entrance import MOST_WAITING, WAITS
from tests.server.builders import SkippingClock
from tests.server.group_games import ask
from tests.server.pages import Guests, Page, serving
from tests.server.test_admission import set_door

QUICK = Timings(wrong_code=0)


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path, timings=QUICK) as served:
        yield served


async def table_that_asks(guests: Guests) -> Page:
    (ann,) = await guests.open_table("Ann")
    await set_door(ann, "ask")
    return ann


async def knock(guests: Guests, code: str, name: str, watches: bool = False) -> tuple[int, Any]:
    body = {"name": name, "watches": watches}
    return await guests.post(f"/api/tables/{code}/players", body)


async def outcome(guests: Guests, code: str, token: str) -> tuple[int, Any]:
    return await ask(guests, "GET", f"/api/tables/{code}/request", token)


async def test_the_host_lets_somebody_in_who_asked(guests: Guests) -> None:
    ann = await table_that_asks(guests)

    status, request = await knock(guests, ann.code, "Bo")
    assert status == 202
    assert (await outcome(guests, ann.code, request["token"]))[1]["state"] == "waiting"
    await ann.listen(lambda: bool(ann.table["waiting"]))
    assert ann.table["waiting"][0]["name"] == "Bo"

    await ann.ask("let_in", request=ann.table["waiting"][0]["request"])

    assert ann.table["waiting"] == []
    status, answer = await outcome(guests, ann.code, request["token"])
    assert (status, answer["state"], answer["player"]) == (200, "let_in", 1)
    bo = await guests.page(ann.code, request["token"])
    assert (bo.you, bo.table["players"][1]["name"]) == (1, "Bo")


async def test_whoever_is_turned_away_learns_it_and_sees_nothing(guests: Guests) -> None:
    ann = await table_that_asks(guests)
    _, request = await knock(guests, ann.code, "Bo")
    await ann.listen(lambda: bool(ann.table["waiting"]))

    await ann.ask("turn_away", request=ann.table["waiting"][0]["request"])

    assert (await outcome(guests, ann.code, request["token"]))[0] == 401
    assert (await guests.page(ann.code, request["token"])).bye == "unknown_table"


async def test_a_request_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, timings=QUICK) as guests:
        ann = await table_that_asks(guests)
        _, request = await knock(guests, ann.code, "Bo")

    async with serving(tmp_path, timings=QUICK) as guests:
        assert (await outcome(guests, ann.code, request["token"]))[1]["state"] == "waiting"
        ann = await guests.page(ann.code, ann.token)
        await ann.ask("let_in", request=ann.table["waiting"][0]["request"])
        assert (await guests.page(ann.code, request["token"])).you == 1


async def test_a_stranger_at_the_door_sees_the_host_and_nobody_else(guests: Guests) -> None:
    ann, _ = await guests.open_table("Ann", "Bo")
    await set_door(ann, "ask")
    await knock(guests, ann.code, "Cy")

    status, state = await guests.get(f"/api/tables/{ann.code}")

    assert (status, state["door"]) == (200, "ask")
    assert [each["name"] for each in state["players"]] == ["Ann"]
    assert state["waiting"] == []
    assert (await guests.get(f"/api/tables/{ann.code}/records/0"))[0] == 404
    assert (await guests.page(ann.code)).bye == "unknown_table"


async def test_the_host_lets_a_table_screen_watch(guests: Guests) -> None:
    ann = await table_that_asks(guests)
    _, request = await knock(guests, ann.code, "Television", watches=True)
    await ann.listen(lambda: bool(ann.table["waiting"]))
    assert ann.table["waiting"][0]["watches"]

    await ann.ask("let_in", request=ann.table["waiting"][0]["request"])

    _, answer = await outcome(guests, ann.code, request["token"])
    assert (answer["state"], answer["player"]) == ("let_in", None)
    screen = await guests.page(ann.code, watch_key=answer["watch_key"])
    assert (screen.you, screen.bye) == (None, None)
    assert len(screen.table["order"]) == 1


async def test_the_next_host_answers_who_asked_the_last_one(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    await set_door(ann, "ask")
    await knock(guests, ann.code, "Cy")

    await ann.ask("leave")

    await bo.listen(lambda: bo.table["host"] == 1)
    answer = await bo.ask("let_in", request=bo.table["waiting"][0]["request"])
    assert answer["type"] == "update"


async def test_at_most_ten_wait_and_every_name_once(guests: Guests) -> None:
    ann = await table_that_asks(guests)
    for name in ("Ann", "Bo", "BO"):
        status, answer = await knock(guests, ann.code, name)
        assert (status == 202) == (name == "Bo"), answer
    for number in range(MOST_WAITING - 1):
        assert (await knock(guests, ann.code, f"Guest {number}"))[0] == 202

    status, answer = await knock(guests, ann.code, "One more")
    assert (status, answer["code"]) == (422, "too_many_wait")


async def test_a_request_that_nobody_answers_expires(tmp_path: Path) -> None:
    clock = SkippingClock()
    async with serving(tmp_path, clock=clock, timings=QUICK) as guests:
        ann = await table_that_asks(guests)
        _, request = await knock(guests, ann.code, "Bo")
        await ann.listen(lambda: bool(ann.table["waiting"]))
        number = ann.table["waiting"][0]["request"]

        clock.skip(WAITS)

        assert (await outcome(guests, ann.code, request["token"]))[0] == 401
        assert (await ann.ask("let_in", request=number))["code"] == "nobody_asks"
        assert (await knock(guests, ann.code, "Bo"))[0] == 202, "one may ask again"


@pytest.mark.parametrize("door", ["open", "locked"])
async def test_whoever_waits_is_forgotten_when_the_door_no_longer_asks(
    guests: Guests, door: str
) -> None:
    ann = await table_that_asks(guests)
    _, request = await knock(guests, ann.code, "Bo")

    await set_door(ann, door)

    assert ann.table["waiting"] == []
    status, _ = await outcome(guests, ann.code, request["token"])
    assert status == (401 if door == "open" else 404)


async def test_nobody_has_to_ask_at_an_open_table(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")

    status, answer = await knock(guests, ann.code, "Television", watches=True)

    assert (status, answer["code"]) == (422, "nothing_to_ask")
