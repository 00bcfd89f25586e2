"""Removal: a table is deleted with all its data, and a name from all its games."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from samewave.server.settings import Timings
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.faults import TRIO, play_to_the_end
from tests.server.group_games import DUO, SAME, Gathering, ask, play
from tests.server.nodes import nodes
from tests.server.pages import Guests, Page, level, serving
from tests.server.test_api import bring, parcel
from tests.server.test_nodes import apart
from tests.services import Postgres, Valkey

__all__ = ["parcel"]
NAME = "Wilhelmina Zauberhut"


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path) as served:
        yield served


@pytest.fixture
async def both(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> AsyncIterator[list[Guests]]:
    timings = Timings(log_check=3600.0)  # nodes do not compare their logs by themselves
    clock = SkippingClock()
    async with nodes(tmp_path, postgres, valkey, clock=clock, timings=timings) as running:
        yield running


async def delete(guests: Guests, path: str, token: str = "") -> int:
    return (await ask(guests, "DELETE", path, token))[0]


async def remove_table(guests: Guests, page: Page) -> int:
    return await delete(guests, f"/api/tables/{page.code}", page.token)


async def remove_name(guests: Guests, page: Page) -> int:
    return await delete(guests, f"/api/tables/{page.code}/name", page.token)


async def farewell(*pages: Page) -> list[str | None]:
    for page in pages:
        await page.listen(lambda page=page: page.bye is not None)  # type: ignore[misc]
    return [page.bye for page in pages]


async def renamed(*pages: Page) -> None:
    """Check that these pages show the game without the name."""
    for page in pages:
        await page.listen(lambda page=page: NAME not in page.view["table"]["names"])  # type: ignore[misc]


def bytes_in(folder: Path) -> bytes:
    """All bytes on the disk, except the lock file."""
    return b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


async def told_of(guests: Guests, code: str, number: int = 0) -> bytes:
    """All addresses of a finished game and its table."""
    table = f"/api/tables/{code}"
    paths = (table, f"{table}/records/{number}", f"{table}/records/{number}/story")
    told = [await fetched(guests, path) for path in paths]
    return b"".join((*told, await replayed(guests, told[1])))


async def fetched(guests: Guests, path: str) -> bytes:
    async with guests.session.get(guests.address + path) as answer:
        assert answer.status == 200, path
        return await answer.read()


async def replayed(guests: Guests, record: bytes) -> bytes:
    async with guests.session.post(f"{guests.address}/api/replay/all", data=record) as answer:
        assert answer.status == 200
        return await answer.read()


# A table is removed.


async def test_anybody_at_a_table_removes_it_with_all_that_is_its(
    tmp_path: Path, guests: Guests, parcel: bytes
) -> None:
    host, bo = await guests.open_table(NAME, "Bo", settings=DUO)
    watcher = await guests.page(host.code)
    _, brought = await bring(guests, host, parcel)
    await host.ask("say", text="It was a secret.")
    await play([host, bo])
    folder = tmp_path / "packs" / brought["pack"]
    assert folder.is_dir()

    assert await remove_table(guests, bo) == 204

    assert await farewell(host, bo, watcher) == ["removed"] * 3
    assert not folder.exists()
    assert (await guests.get(f"/api/tables/{host.code}"))[0] == 404
    assert (await guests.get(f"/api/packs/{brought['pack']}"))[0] == 404
    stored = bytes_in(tmp_path)
    assert NAME.encode() not in stored
    assert b"It was a secret." not in stored


async def test_a_table_is_removed_while_a_game_with_bots_and_a_timer_is_on(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo", settings=DUO | {"timer": 60}, bots=0)
    await ann.ask("start")

    assert await remove_table(guests, ann) == 204

    assert await farewell(ann, bo) == ["removed", "removed"]


async def test_strangers_watchers_and_people_who_left_cannot_remove_a_table(
    guests: Guests,
) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    (eve,) = await guests.open_table("Eve")
    await bo.ask("leave")
    table = f"/api/tables/{ann.code}"

    for token in ("", "nonsense", eve.token, bo.token):
        assert await delete(guests, table, token) == 401
    assert (await guests.get(table))[0] == 200
    assert await delete(guests, "/api/tables/ZZZZZ", ann.token) == 404


async def test_a_removed_table_stays_removed_and_its_token_opens_nothing(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    await remove_table(guests, ann)

    assert await remove_table(guests, ann) == 404
    assert await remove_name(guests, ann) == 404


async def test_games_that_a_group_kept_outlive_their_table(guests: Guests) -> None:
    sofa = await Gathering.found(guests)
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await sofa.play(pages)

    await remove_table(guests, pages[0])

    assert (await sofa.view())["games"] == 1
    assert (await sofa.ask("GET", "/records/0"))[0] == 200


async def test_people_at_another_node_hear_that_their_table_was_removed(
    tmp_path: Path, both: list[Guests], parcel: bytes
) -> None:
    pages = await apart(both, "Ann", "Bo", "Cy", settings=TRIO)
    here = pages[0]
    _, brought = await bring(both[0], here, parcel)
    words = f"{both[1].address}/packs/{brought['pack']}/en.json?table={here.code}"
    key = {"Authorization": f"Bearer {here.token}"}
    async with both[1].session.get(words, headers=key) as answer:
        assert answer.status == 200, "now its pictures are built there, too"
    await level(pages)
    await here.ask("start")

    assert await remove_table(both[0], here) == 204

    assert await farewell(*pages) == ["removed"] * 3
    for node in both:
        assert (await node.get(f"/api/tables/{here.code}"))[0] == 404
    assert not list(tmp_path.glob(f"*/packs/{brought['pack']}"))


# A name is removed.


@pytest.mark.parametrize("settings", [DUO, SAME], ids=["compatibility", "samegame"])
async def test_a_removed_name_is_nowhere(tmp_path: Path, settings: Any) -> None:
    async with serving(tmp_path) as guests:
        pages = await guests.open_table("Ann", NAME, settings=settings)
        ann, leaver = pages
        await leaver.ask("say", text="It was a secret.")
        await ann.ask("say", text="Well played.")
        await level(pages)
        await play(pages)
        assert NAME.encode() in await told_of(guests, ann.code)

        assert await remove_name(guests, leaver) == 204

        assert await farewell(leaver) == ["kicked"]
        await ann.listen(lambda: len(ann.chat) == 1)
        told = await told_of(guests, ann.code)
        again = await guests.page(ann.code)
        for shown in (told, again.heard[0], ann.heard[-1]):
            assert NAME.encode() not in shown
            assert b"It was a secret." not in shown
        assert b"P2" in told
        assert [line["text"] for line in again.chat] == ["Well played."]
    stored = bytes_in(tmp_path)
    assert NAME.encode() not in stored
    assert b"It was a secret." not in stored


async def test_a_name_is_removed_in_the_middle_of_a_game_and_a_bot_plays_on(
    guests: Guests,
) -> None:
    pages = await guests.open_table("Ann", "Bo", NAME, settings=TRIO)
    ann, bo, leaver = pages
    await ann.ask("start")
    await level(pages)

    assert await remove_name(guests, leaver) == 204

    await farewell(leaver)
    await renamed(ann, bo)
    assert ann.view["table"]["names"] == ["Ann", "Bo", "P3"]
    await play_to_the_end([ann, bo])
    assert NAME.encode() not in await told_of(guests, ann.code)


async def test_at_two_nodes_everybody_sees_the_table_without_the_name(both: list[Guests]) -> None:
    pages = await apart(both, "Ann", NAME, "Cy", settings=TRIO)
    ann, leaver, cy = pages
    await ann.ask("start")
    await level(pages)

    assert await remove_name(both[0], leaver) == 204

    await farewell(leaver)
    await renamed(ann, cy)
    await play_to_the_end([ann, cy])
    for node in both:
        assert NAME.encode() not in await told_of(node, ann.code)


async def test_a_story_that_another_node_remembers_is_told_anew(both: list[Guests]) -> None:
    pages = await apart(both, "Ann", NAME, settings=DUO)
    await play(pages)
    assert NAME.encode() in await told_of(both[1], pages[0].code)

    await remove_name(both[0], pages[1])

    assert NAME.encode() not in await told_of(both[1], pages[0].code)


async def test_a_name_is_removed_while_others_write_at_another_node(both: list[Guests]) -> None:
    pages = await apart(both, "Ann", NAME, "Cy", settings=TRIO)
    ann, leaver, cy = pages

    async def chat(page: Page) -> None:
        for number in range(25):
            assert (await page.ask("say", text=f"{number}"))["type"] == "update"

    async with asyncio.timeout(PATIENCE):
        _, _, status = await asyncio.gather(chat(ann), chat(cy), remove_name(both[0], leaver))

    assert status == 204
    await farewell(leaver)
    fresh = await both[1].page(ann.code)
    assert len(fresh.chat) == 50
    assert NAME.encode() not in fresh.heard[0]


async def test_whoever_left_or_was_sent_away_can_still_remove_the_name(guests: Guests) -> None:
    ann, bo, cy = await guests.open_table("Ann", f"{NAME} 1", f"{NAME} 2")
    await bo.ask("leave")
    await ann.ask("kick", player=cy.you)

    assert await remove_name(guests, bo) == 204
    assert await remove_name(guests, cy) == 204

    fresh = await guests.page(ann.code)
    assert NAME.encode() not in fresh.heard[0]


async def test_whoever_left_can_remove_the_name_although_the_table_is_locked_since(
    guests: Guests,
) -> None:
    ann, bo = await guests.open_table("Ann", NAME)
    (eve,) = await guests.open_table("Eve")
    await bo.ask("leave")
    await ann.ask("set_door", door="locked")

    assert await delete(guests, f"/api/tables/{ann.code}/name", eve.token) == 404
    assert await remove_name(guests, bo) == 204

    fresh = await guests.page(ann.code, ann.token)
    assert NAME.encode() not in fresh.heard[0]


async def test_a_name_is_removed_once_however_often_one_asks(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", NAME)

    assert [await remove_name(guests, bo) for _ in range(3)] == [204] * 3

    await farewell(bo)
    await ann.listen(lambda: bo.you not in ann.table["order"])
    fresh = await guests.page(ann.code)
    assert fresh.sequence == ann.sequence


async def test_nobody_removes_the_name_of_another(guests: Guests) -> None:
    ann, _ = await guests.open_table("Ann", "Bo")
    (eve,) = await guests.open_table("Eve")
    for token in ("", "nonsense", eve.token):
        assert await delete(guests, f"/api/tables/{ann.code}/name", token) == 401
    assert await delete(guests, "/api/tables/ZZZZZ/name", ann.token) == 404


async def test_a_group_gets_no_member_of_somebody_who_had_the_name_removed(
    guests: Guests,
) -> None:
    sofa = await Gathering.found(guests)
    pages = await guests.open_table("Ann", "Bo", NAME, settings=TRIO)
    ann, bo, leaver = pages
    await sofa.attach(ann)
    await level(pages)
    await ann.ask("start")
    await level(pages)

    await remove_name(guests, leaver)
    await renamed(ann, bo)
    await play_to_the_end([ann, bo])

    await sofa.until(1)
    assert sorted(each["name"] for each in (await sofa.view())["members"]) == ["Ann", "Bo"]
