"""Reminders: in a game over days, people are told that it is their turn."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samewave.server.http import REGISTRY_KEY
from samewave.server.reminders import RETRIES
from samewave.server.store import Unavailable
from samewave.server.store.reminders import ReminderStore
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
    go_home,
    noted,
    pass_time,
    playing_over_days,
    receiving,
    reminders_of,
    set_webhook,
    settings_of,
)
from tests.server.pages import PATIENCE, Page, level
from tests.server.server_process import Party
from tests.services import Postgres

__all__ = ["faults"]


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def party(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Party]:
    async with playing_over_days(tmp_path, clock) as served:
        yield served


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as listening:
        yield listening


def names_of(receiver: Receiver) -> list[str]:
    return sorted(each.json["name"] for each in receiver.take())


async def come_back(party: Party, page: Page) -> Page:
    return await party.page(page.code, page.token)


async def move(page: Page, dice: Random) -> None:
    """One legal move; before that, whatever it takes to see the question."""
    wanted = None
    while wanted is None:
        wanted = page.any_move(dice)
    answer = await page.ask("play", move=msgspec.to_builtins(wanted))
    assert answer["type"] == "update", answer


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


async def test_what_does_not_arrive_is_tried_again_and_then_dropped(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status = 503

    await pass_time(party, clock, 601)
    assert len(receiver.take()) == 1
    for pause in RETRIES:
        await pass_time(party, clock, pause - 5)
        assert receiver.take() == []
        await pass_time(party, clock, 10)
        assert len(receiver.take()) == 1
    await pass_time(party, clock, 48 * HOUR)

    assert receiver.take() == []
    assert "answered 503" in caplog.text
    assert "was dropped" in caplog.text


async def test_a_message_that_failed_costs_nobody_the_next_one(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status = 500
    await pass_time(party, clock, 601)
    receiver.take()

    receiver.status = 200
    await pass_time(party, clock, RETRIES[0] + 1)

    assert names_of(receiver) == ["Ann"]
    assert "answered 500" in caplog.text


async def test_redirects_are_not_followed(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status, receiver.headers = 302, {"Location": f"{receiver.address}/inside"}

    await pass_time(party, clock)

    assert [each.path for each in receiver.take()] == ["/hook/topic"]
    assert "answered 302" in caplog.text


async def test_the_log_has_the_host_of_a_webhook_and_not_its_secret(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status = 404

    await pass_time(party, clock)

    assert "127.0.0.1 answered 404" in caplog.text
    assert "/hook/topic" not in caplog.text


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


@pytest.mark.parametrize("settings", [DUO, SAME])
async def test_a_message_says_the_same_whatever_lies_on_the_table(
    party: Party, clock: SkippingClock, receiver: Receiver, settings: dict[str, Any]
) -> None:
    """A message that never varies cannot reveal a choice, a trap, a clue or a hidden card."""
    names = ("Ann", "Bo") if settings is DUO else ("Ann", "Bo", "Cy")
    said: dict[str, set[bytes]] = {name: set() for name in names}
    for seed in range(2):
        pages = await begin(party, receiver, *names, settings=settings)
        dice = Random(seed)
        for _ in range(40):
            await pass_time(party, clock, HOUR + 1)
            for each in receiver.take():
                plain = each.body.replace(pages[0].code.encode(), b"CODE")
                token = each.json["stop"].partition("#")[2].encode()
                said[each.json["name"]].add(plain.replace(token, b"TOKEN"))
            pages = [await come_back(party, page) for page in pages]
            waiting = [page for page in pages if page.you in page.view["waiting_for"]]
            if not waiting:
                break
            await move(dice.choice(waiting), dice)
            await go_home(party, pages)
        await go_home(party, pages)

    assert {name: len(messages) for name, messages in said.items()} == dict.fromkeys(names, 1)


async def test_nobody_is_replaced_and_no_timer_runs(party: Party, clock: SkippingClock) -> None:
    settings = DUO | {"grace": 30, "timer": 30}
    ann, bo = await party.open_table("Ann", "Bo", settings=settings)
    await ann.ask("start")
    await bo.socket.close()
    await ann.listen(lambda: ann.here == [0])
    length = ann.sequence
    assert ann.table["deadline"] is None

    clock.skip(10_000)
    await ann.ask("say", text="Where is Bo?")

    assert ann.sequence == length + 1
    assert not ann.table["players"][1]["has_stand_in"]


async def test_a_stand_in_hands_its_seat_back_when_a_game_over_days_begins(
    party: Party, clock: SkippingClock
) -> None:
    ann, bo = await party.open_table("Ann", "Bo", settings=DUO | {"over_days": False, "grace": 30})
    await ann.ask("start")
    await bo.socket.close()
    await ann.listen(lambda: ann.here == [0])
    await ann.ask("say", text="Where is Bo?")
    clock.skip(31)
    await ann.listen(lambda: ann.table["players"][1]["has_stand_in"])

    await ann.ask("stop")
    await ann.ask("change_settings", settings=DUO)

    await ann.listen(lambda: not ann.table["players"][1]["has_stand_in"])


async def test_bots_move_on_when_everybody_has_left_and_after_a_restart(
    tmp_path: Path, clock: SkippingClock
) -> None:
    """Ann opens the theme and locks in; the bot answers though nobody looks."""
    async with playing_over_days(tmp_path, clock, bot_pace=1.0) as party:
        (ann,) = await party.open_table("Ann", settings=DUO, bots=1)
        await ann.ask("start")
        while not ann.offers.get("open_theme"):
            clock.skip(100)
            await ann.listen(lambda: bool(ann.offers))
        await ann.ask("play", move={"type": "open_theme", "number": 1})
        await move(ann, Random(1))
        await noted()

    async with playing_over_days(tmp_path, clock, bot_pace=0.0) as party:
        registry = party.app[REGISTRY_KEY]
        table = await registry.find(ann.code)
        async with asyncio.timeout(PATIENCE):
            while not table.state.people_waited_for:
                await asyncio.sleep(0.01)
        assert table.state.people_waited_for == {0}


async def test_a_table_that_waits_is_kept_for_half_a_year(
    party: Party, clock: SkippingClock, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    registry = party.app[REGISTRY_KEY]
    touched: list[float] = []

    async def touch(_: int, at: float) -> None:
        touched.append(at)

    monkeypatch.setattr(reminders_of(party), "_touch", touch)
    for days in (1, 100, 78):
        clock.skip(days * 86_400)
        await reminders_of(party)._check(await registry.find(ann.code))
    assert len(touched) == 3

    clock.skip(2 * 86_400)
    await reminders_of(party)._check(await registry.find(ann.code))
    assert len(touched) == 3
