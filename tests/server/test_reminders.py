"""Reminders: in a game over days, people are told that it is their turn."""

import asyncio
from pathlib import Path
from random import Random

import msgspec

from samewave.server.http import REGISTRY_KEY
from samewave.server.store import Unavailable
from samewave.server.store.reminders import ReminderStore
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.faults import Faults, faults
from tests.server.group_games import Gathering, ask
from tests.server.over_days import (
    DUO,
    HOUR,
    SAME,
    TIMINGS,
    Receiver,
    begin,
    choose,
    clock,
    come_back,
    go_home,
    move,
    names_of,
    noted,
    party,
    pass_time,
    playing_over_days,
    receiver,
    reminders_of,
    set_webhook,
    settings_of,
)
from tests.server.pages import level
from tests.server.server_process import Party
from tests.services import Postgres

__all__ = ["clock", "faults", "party", "receiver"]


async def test_people_who_are_waited_for_are_told_after_a_while(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    """Ten minutes later if they had the page open when their turn began, else one minute."""
    ann, bo = await begin(party, receiver, "Ann", "Bo")

    await pass_time(party, clock, TIMINGS.turn_delay_here - 30)
    assert receiver.take() == []

    await pass_time(party, clock, 31)
    (told,) = receiver.take()
    assert (told.method, told.path) == ("POST", "/hook/topic")
    assert told.json == {
        "type": "your_turn",
        "title": "Ann, it’s your turn!",
        "body": f"Compatibility · table {ann.code}",
        "link": f"{party.address}/t/{ann.code}",
        "stop": told.json["stop"],
        "stop_text": "Stop these messages",
        "name": "Ann",
        "code": ann.code,
        "game": "compatibility",
    }
    assert told.json["stop"].startswith(f"{party.address}/unsubscribe#")

    page = await come_back(party, ann)
    await page.ask("play", move={"type": "open_theme", "number": 1})
    await go_home(party, [page])
    await pass_time(party, clock, TIMINGS.turn_delay - 30)
    assert receiver.take() == []
    await pass_time(party, clock, 31)
    assert names_of(receiver) == [bo.table["players"][1]["name"]]


async def test_everybody_is_told_once_for_a_question(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    ann, bo = await begin(party, receiver, "Ann", "Bo")
    page = await come_back(party, ann)
    await page.ask("play", move={"type": "open_theme", "number": 1})
    await go_home(party, [page])

    await pass_time(party, clock)
    assert names_of(receiver) == ["Ann", "Bo"]
    for _ in range(3):
        await pass_time(party, clock)
    assert receiver.take() == []
    assert bo.code == ann.code


async def test_nobody_is_told_twice_within_an_hour(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    """Ann is told that she opens the theme, and an hour later that she chooses images."""
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    await pass_time(party, clock, 601)
    assert names_of(receiver) == ["Ann"]
    page = await come_back(party, ann)
    await page.ask("play", move={"type": "open_theme", "number": 1})
    await go_home(party, [page])

    await pass_time(party, clock, 601)
    assert names_of(receiver) == ["Bo"]
    await pass_time(party, clock, HOUR - 660)
    assert receiver.take() == []
    await pass_time(party, clock, 120)
    assert names_of(receiver) == ["Ann"]


async def test_a_person_at_two_tables_is_told_once_an_hour(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    first, _ = await begin(party, receiver, "Ann", "Bo")
    second, _ = await begin(party, receiver, "Ann", "Cy")

    await pass_time(party, clock, 601)
    (told,) = receiver.take()
    await pass_time(party, clock, HOUR + 1)
    (later,) = receiver.take()

    assert {told.json["code"], later.json["code"]} == {first.code, second.code}


async def test_people_who_have_answered_or_have_the_page_open_are_not_told(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    ann, bo = await begin(party, receiver, "Ann", "Bo")
    page = await come_back(party, ann)

    await pass_time(party, clock)
    assert receiver.take() == []

    await page.ask("play", move={"type": "open_theme", "number": 1})
    await move(page, Random(1))
    await go_home(party, [page])
    await pass_time(party, clock)
    assert names_of(receiver) == ["Bo"]
    assert bo.you == 1


async def test_a_live_game_tells_nobody(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    await begin(party, receiver, "Ann", "Bo", settings=DUO | {"over_days": False})

    await pass_time(party, clock)

    assert receiver.take() == []


async def test_the_queue_survives_a_restart(
    tmp_path: Path, clock: SkippingClock, receiver: Receiver
) -> None:
    async with playing_over_days(tmp_path, clock) as party:
        await begin(party, receiver, "Ann", "Bo")

    async with playing_over_days(tmp_path, clock) as party:
        await pass_time(party, clock)
        assert names_of(receiver) == ["Ann"]


async def test_a_turn_that_could_not_be_noted_is_found_after_a_restart(
    tmp_path: Path, clock: SkippingClock, receiver: Receiver, faults: Faults
) -> None:
    async with playing_over_days(tmp_path, clock) as party:
        ann, _ = await begin(party, receiver, "Ann", "Bo")
        page = await come_back(party, ann)
        faults.once(ReminderStore, "cancel", Unavailable("the disk is full"))
        await page.ask("play", move={"type": "open_theme", "number": 1})
        await go_home(party, [page])
        await asyncio.sleep(0)

    async with playing_over_days(tmp_path, clock) as party:
        reminders = reminders_of(party)
        await reminders._check(await party.app[REGISTRY_KEY].find(ann.code))
        await pass_time(party, clock)
        assert names_of(receiver) == ["Ann", "Bo"]


async def test_the_server_sends_and_checks_by_itself(
    tmp_path: Path, clock: SkippingClock, receiver: Receiver
) -> None:
    timings = msgspec.structs.replace(TIMINGS, reminder_check=15.0)
    async with playing_over_days(tmp_path, clock, timings=timings) as party:
        await begin(party, receiver, "Ann", "Bo")
        await noted()

        async with asyncio.timeout(PATIENCE):
            while not receiver.received:
                clock.skip(TIMINGS.turn_delay_here)
                await asyncio.sleep(0.01)
        assert names_of(receiver) == ["Ann"]


async def test_of_two_nodes_one_sends(
    tmp_path: Path, clock: SkippingClock, receiver: Receiver, postgres: Postgres
) -> None:
    database = postgres.database()
    async with (
        playing_over_days(tmp_path / "1", clock, database=database) as one,
        playing_over_days(tmp_path / "2", clock, database=database) as two,
    ):
        ann, _ = await begin(one, receiver, "Ann", "Bo")
        page = await come_back(one, ann)
        await page.ask("play", move={"type": "open_theme", "number": 1})
        await go_home(one, [page])
        await noted()
        clock.skip(HOUR)
        await asyncio.gather(*(reminders_of(node).send_due() for node in (one, two, one, two)))

    assert names_of(receiver) == ["Ann", "Bo"]


async def test_the_link_of_a_message_stops_further_ones(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    await pass_time(party, clock, 601)
    (told,) = receiver.take()
    token = told.json["stop"].partition("#")[2]

    assert (await ask(party, "POST", "/api/unsubscribe", body={"token": "x" * 22}))[0] == 401
    assert (await ask(party, "POST", "/api/unsubscribe", body={"token": token}))[0] == 204
    page = await come_back(party, ann)
    await page.ask("play", move={"type": "open_theme", "number": 1})
    await go_home(party, [page])
    await pass_time(party, clock)

    assert names_of(receiver) == ["Bo"]
    assert (await settings_of(party, ann))["is_on"] is False


async def test_a_choice_that_comes_late_still_counts(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    """Ann switched reminders off and on again, and the webhook was removed and set again."""
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    assert (await choose(party, ann, is_on=False))[0] == 204
    await pass_time(party, clock)
    assert receiver.take() == []

    assert (await set_webhook(party, ann, ""))[0] == 204
    assert (await choose(party, ann, is_on=True))[0] == 204
    await pass_time(party, clock)
    assert receiver.take() == []

    assert (await set_webhook(party, ann, f"{receiver.address}/hook"))[0] == 204
    await pass_time(party, clock)
    assert names_of(receiver) == ["Ann"]


async def test_a_group_has_a_webhook_for_all_its_tables(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    sofa = await Gathering.found(party)
    hook = {"address": f"{receiver.address}/group"}
    assert (await sofa.ask("PUT", "/webhook", hook))[0] == 204
    pages = await party.open_table("Ann", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await pages[0].ask("start")
    await go_home(party, pages)

    await pass_time(party, clock)
    assert [each.path for each in receiver.take()] == ["/group"]
    assert (await settings_of(party, pages[1]))["webhook"] == {
        "host": "127.0.0.1",
        "kind": "json",
        "is_of_group": True,
    }

    assert (await sofa.ask("POST", "/webhook/test"))[0] == 204
    assert [each.json["type"] for each in receiver.take()] == ["test"]
    assert (await sofa.ask("PUT", "/webhook", {"address": ""}))[0] == 204
    assert (await sofa.ask("GET", "/webhook"))[1]["host"] == ""
    assert (await sofa.ask("POST", "/webhook/test"))[1]["code"] == "no_webhook"


async def test_only_the_host_sets_and_tests_the_webhook(party: Party, receiver: Receiver) -> None:
    ann, bo = await begin(party, receiver, "Ann", "Bo")
    path = f"/api/tables/{ann.code}/webhook"

    assert (await set_webhook(party, bo, receiver.address))[1]["code"] == "host_only"
    assert (await ask(party, "POST", f"{path}/test", bo.token))[1]["code"] == "host_only"
    assert (await ask(party, "POST", f"{path}/test", ann.token))[0] == 204
    assert [each.json["type"] for each in receiver.take()] == ["test"]

    receiver.status = 404
    status, said = await ask(party, "POST", f"{path}/test", ann.token)
    assert (status, said["code"]) == (422, "webhook_failed")
    assert said["params"] == {"cause": "127.0.0.1 answered 404"}


async def test_nothing_is_kept_about_somebody_who_left_or_removed_their_name(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    pages = await party.open_table("Ann", "Bo", "Cy", settings=SAME)
    await set_webhook(party, pages[0], f"{receiver.address}/hook")
    await pages[0].ask("start")
    await level(pages)
    store = party.app[REGISTRY_KEY].store
    number = await store.find(pages[0].code)
    assert number is not None
    await noted()
    assert [await store.reminders.find(number, each) is None for each in range(3)] == [False] * 3

    await pages[1].ask("leave")
    await noted()
    await ask(party, "DELETE", f"/api/tables/{pages[2].code}/name", pages[2].token)
    await go_home(party, pages[:1])

    assert [await store.reminders.find(number, each) is None for each in range(3)] == [
        *(False, True, True)
    ]
    await pass_time(party, clock)
    assert names_of(receiver) == ["Ann"]
