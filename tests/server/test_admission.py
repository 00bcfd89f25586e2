"""Admission: a code alone shows nothing that the table keeps private."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from samewave.server.settings import Timings
from tests.server.builders import SkippingClock
from tests.server.group_games import DUO, ask
from tests.server.pages import Guests, Page, level, serving
from tests.server.test_play import play_out

HOUR = 3600
PATHS = ("", "/records/0", "/records/0/story", "/records/0/picture/en", "/request")
UNKNOWN = "ZZZZZ"


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path, timings=Timings(wrong_code=0)) as served:
        yield served


async def set_door(host: Page, door: str) -> None:
    answer = await host.ask("set_door", door=door)
    assert answer["type"] == "update", answer


async def told(guests: Guests, method: str, path: str, secret: str = "") -> tuple[Any, ...]:
    """A whole answer without the table's code and the time."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    body: Any = {"json": {"name": "Eve"}} if method == "POST" else {}
    address = f"{guests.address}/api/tables/{path}"
    async with guests.session.request(method, address, headers=headers, **body) as answer:
        kept = sorted(item for item in answer.headers.items() if item[0] != "Date")
        return answer.status, kept, (await answer.read()).replace(path[:5].encode(), b"-CODE-")


@pytest.mark.parametrize("secret", ["", "x" * 22])
async def test_a_locked_table_answers_strangers_as_a_code_that_does_not_exist(
    guests: Guests, secret: str
) -> None:
    (ann,) = await guests.open_table("Ann")
    await set_door(ann, "locked")
    asked = [("GET", path) for path in PATHS] + [("POST", "/players"), ("DELETE", "/players")]

    for method, path in asked:
        foreign = await told(guests, method, ann.code + path, secret)
        assert foreign[0] == 404
        assert foreign == await told(guests, method, UNKNOWN + path, secret)


async def test_a_socket_to_a_locked_table_ends_as_one_to_a_code_that_does_not_exist(
    guests: Guests,
) -> None:
    (ann,) = await guests.open_table("Ann")
    await set_door(ann, "locked")

    foreign, unknown = await guests.page(ann.code), await guests.page(UNKNOWN)

    assert foreign.bye == "unknown_table"
    assert foreign.heard == unknown.heard


async def test_players_and_watchers_come_back_to_a_locked_table(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    screen = await guests.page(ann.code)
    await set_door(ann, "locked")
    for page in (bo, screen):
        await page.socket.close()

    player = await guests.page(ann.code, bo.token)
    watcher = await guests.page(ann.code, watch_key=screen.watch_key)
    status, state = await ask(guests, "GET", f"/api/tables/{ann.code}", screen.watch_key)

    assert (player.you, watcher.you, watcher.bye) == (1, None, None)
    assert (status, state["door"]) == (200, "locked")


async def test_whoever_watches_a_locked_table_cannot_sit_down(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    await set_door(ann, "locked")

    path = f"/api/tables/{ann.code}/players"
    status, answer = await ask(guests, "POST", path, ann.watch_key, {"name": "Bo"})
    assert (status, answer["code"]) == (422, "table_is_locked")

    status, seat = await ask(guests, "POST", path, ann.token, {"name": "On this phone"})
    assert (status, seat["player"]) == (201, 1), "the host may seat somebody beside itself"


async def test_door_and_hidden_code_are_set_one_without_the_other(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    await set_door(ann, "ask")
    await ann.ask("set_door", hides_code=True)
    await level([ann, bo])

    assert (bo.table["door"], bo.table["hides_code"]) == ("ask", True)
    assert (await ann.ask("set_door"))["code"] == "nothing_to_change"


async def test_only_the_host_decides_about_the_door(guests: Guests) -> None:
    _, bo = await guests.open_table("Ann", "Bo")

    for kind, fields in (
        ("set_door", {"door": "locked"}),
        ("send_watchers_away", {}),
        ("let_in", {"request": 1}),
        ("turn_away", {"request": 1}),
    ):
        assert (await bo.ask(kind, **fields))["code"] == "host_only"


async def test_the_code_of_a_finished_table_stops_working_for_strangers(tmp_path: Path) -> None:
    clock = SkippingClock()
    async with serving(tmp_path, clock=clock, timings=Timings(wrong_code=0)) as guests:
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        await pages[0].ask("start")
        await level(pages)
        clock.skip(13 * HOUR)
        path = f"/api/tables/{pages[0].code}"
        assert (await guests.get(path))[0] == 200, "the game is on"
        await play_out(pages, Random(1))
        clock.skip(13 * HOUR)
        assert (await guests.get(path))[0] == 200, "people are still there"

        for page in pages:
            await page.socket.close()

        assert (await guests.get(path))[0] == 404
        assert (await guests.page(pages[0].code)).bye == "unknown_table"
        assert (await ask(guests, "GET", path, pages[0].watch_key))[0] == 200
        back = await guests.page(pages[0].code, pages[0].token)
        assert (await back.ask("start"))["began"], "players play again whenever they like"


async def test_sending_watchers_away_changes_the_watch_key(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    screen = await guests.page(ann.code)
    await set_door(ann, "locked")
    old = screen.watch_key

    await ann.ask("send_watchers_away")

    await screen.listen(lambda: screen.bye is not None)
    await bo.listen(lambda: bo.watch_key != old)
    await ann.listen(lambda: ann.watching == 0)
    assert screen.bye == "kicked"
    assert bo.watch_key.encode() not in b"".join(screen.heard)
    assert (await guests.page(ann.code, watch_key=old)).bye == "unknown_table"
    assert (await guests.page(ann.code, watch_key=bo.watch_key)).bye is None


@pytest.mark.parametrize("name", ["Bo", "BO", "bo "])
async def test_whoever_was_removed_for_good_does_not_come_back(guests: Guests, name: str) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    old = bo.watch_key

    await ann.ask("kick", player=1, for_good=True)

    await bo.listen(lambda: bo.bye is not None)
    assert bo.bye == "kicked"
    path = f"/api/tables/{ann.code}/players"
    for token, called in (("", name), (bo.token, "Somebody else")):
        status, answer = await ask(guests, "POST", path, token, {"name": called})
        assert (status, answer["code"]) == (422, "removed_for_good")
    assert (await guests.page(ann.code, bo.token)).bye == "kicked"
    await ann.listen(lambda: ann.watch_key != old)
    await set_door(ann, "locked")
    assert (await guests.page(ann.code, watch_key=old)).bye == "unknown_table"
    assert ann.watch_key.encode() not in b"".join(bo.heard)


async def test_whoever_was_only_sent_away_may_come_back(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    await ann.ask("kick", player=1)

    status, _ = await ask(
        guests, "POST", f"/api/tables/{ann.code}/players", bo.token, {"name": "Bo"}
    )
    assert status == 201


async def test_people_see_how_many_watch(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")

    first = await guests.page(ann.code)
    second = await guests.page(ann.code)
    await ann.listen(lambda: ann.watching == 2)
    assert (first.watching, second.watching) == (1, 2)

    await first.socket.close()
    await ann.listen(lambda: ann.watching == 1)


async def test_answers_about_tables_are_kept_by_nobody(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")

    for method, path in (("GET", ""), ("POST", "/players"), ("GET", "/records/0")):
        headers = {"Authorization": f"Bearer {ann.token}"}
        address = f"{guests.address}/api/tables/{ann.code}{path}"
        body: Any = {"json": {"name": "Bo"}} if method == "POST" else {}
        async with guests.session.request(method, address, headers=headers, **body) as answer:
            assert answer.headers["Cache-Control"] == "no-store"


async def test_a_table_of_an_earlier_release_gets_its_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as guests:
        with monkeypatch.context() as patch:
            patch.setattr("samewave.server.clock.Randomness.token", lambda _: "")
            status, seat = await guests.post("/api/tables", {"name": "Ann"})
        assert (status, seat["watch_key"]) == (201, "")

    async with serving(tmp_path) as guests:
        page = await guests.page(seat["code"])
        assert len(page.watch_key) == 22
