"""Strangers: requests from one address cannot block, fill or poison a server."""

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientResponse, FormData
from PIL import Image

from samewave.packs.pack_file import wrap
from samewave.server.http import REGISTRY_KEY
from samewave.server.tables.commands import MOST_PACKS
from samewave.server.work import LongWork
from samewave.server.work import jobs as work_jobs
from samewave.server.work.pool import MOST_WAITING_PER_ADDRESS
from tests.golden import FOLDER
from tests.packs.builders import HEAD, as_bytes, cards, checked, make_pack
from tests.patience import PATIENCE
from tests.server import hostile_jobs
from tests.server.builders import remove_older
from tests.server.faults import change_database, open_party
from tests.server.group_games import DUO, SAME, play
from tests.server.pages import Page
from tests.server.server_process import Party, hang_up
from tests.server.test_bus import until
from tests.server.test_play import exported
from tests.server.test_work_pool import running

RECORD = (FOLDER / "compatibility-2016-duo.jsonl").read_bytes()


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    async with open_party(tmp_path / "data", proxies=1, work_queue=6) as opened:
        yield opened


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replays never end, and write a file here when they begin."""
    folder = tmp_path / "marks"
    folder.mkdir()
    monkeypatch.setattr(work_jobs, "replay_record", partial(hostile_jobs.never_end, folder))
    return folder


def long_work(party: Party) -> LongWork:
    return party.app[REGISTRY_KEY].library.long_work


async def order(party: Party, address: str) -> socket.socket:
    """A replay requested from an address, without waiting for its answer."""
    raw = socket.socket()
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", party.port))
    head = (
        f"POST /api/replay/all HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n"
        f"Content-Length: {len(RECORD)}\r\n\r\n"
    )
    await loop.sock_sendall(raw, head.encode() + RECORD)
    return raw


async def replay(party: Party, record: bytes, address: str) -> tuple[int, Any]:
    headers = {"X-Forwarded-For": address}
    url = f"{party.address}/api/replay/all"
    async with party.session.post(url, data=record, headers=headers) as said:
        return said.status, await said.json()


async def test_a_record_with_100_000_seats_is_refused(party: Party) -> None:
    first, _, others = RECORD.partition(b"\n")
    header = json.loads(first)
    header["seats"] = [f"Player {number}" for number in range(100_000)]
    record = json.dumps(header).encode() + b"\n" + others

    status, said = await replay(party, record[:900_000], "1.1.1.1")

    assert (status, said["code"]) == (422, "broken_record")


async def test_a_game_starts_while_replays_never_end_and_nobody_waits_for_them(
    party: Party, marks: Path
) -> None:
    pool = long_work(party).strangers
    ordered = [await order(party, f"1.1.1.{number}") for number in range(6)]
    await until(lambda: (pool.running, pool.waiting) == (2, 4) and len(running(marks)) == 2)

    pages = await party.open_table("Ann", "Bo", settings=SAME)
    assert (await pages[0].ask("start"))["type"] == "update"
    for each in ordered:
        hang_up(each)

    await until(lambda: not (pool.running or pool.waiting or pool.askers))
    await until(lambda: not running(marks))


async def test_a_stop_ends_while_replays_never_end(tmp_path: Path, marks: Path) -> None:
    async with open_party(tmp_path / "data", proxies=1) as party:
        ordered = [await order(party, f"1.1.1.{number}") for number in range(6)]
        await until(lambda: len(running(marks)) == 2)

    await until(lambda: not running(marks))
    for each in ordered:
        each.close()


async def test_one_address_has_few_places_and_all_together_not_many(
    party: Party, marks: Path
) -> None:
    pool = long_work(party).strangers
    ordered = [await order(party, "1.1.1.1") for _ in range(2 + MOST_WAITING_PER_ADDRESS)]
    await until(
        lambda: pool._askers["1.1.1.1"] == 2 + MOST_WAITING_PER_ADDRESS and pool.running == 2
    )

    assert pool.waiting == 0
    status, said = await replay(party, RECORD, "1.1.1.1")
    assert (status, said["code"]) == (429, "too_many_requests")
    ordered += [await order(party, f"2.2.2.{number}") for number in range(6)]
    await until(lambda: pool.waiting == 6)
    status, said = await replay(party, RECORD, "3.3.3.3")
    assert (status, said["code"]) == (503, "server_is_busy")
    for each in ordered:
        hang_up(each)
    await until(lambda: not (pool.running or pool.waiting))


async def test_a_replay_that_dies_is_refused(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_jobs, "replay_record", partial(hostile_jobs.die, "SIGKILL"))

    status, said = await replay(party, RECORD, "1.1.1.1")

    assert (status, said["code"]) == (422, "work_is_too_large")


# Packs.


def themes_only(folder: Path, number: int) -> bytes:
    """A small pack that is built at once."""
    text = f"""{HEAD}
[[themes]]
themes_on_a_card = 1
cards = [[{{ en = "Rain {number}", de = "Regen {number}" }}]]
"""
    source = make_pack(folder / str(number), text, ())
    return wrap(source, checked(source))


async def bring(party: Party, page: Page, data: Any) -> tuple[int, Any]:
    address = f"{party.address}/api/tables/{page.code}/packs"
    headers = {"Authorization": f"Bearer {page.token}"}
    async with party.session.post(address, data=data, headers=headers) as answer:
        return answer.status, await answer.json()


def packs_on_disk(tmp_path: Path) -> set[str]:
    return {each.name for each in (tmp_path / "data" / "packs").iterdir()}


async def test_the_eleventh_pack_is_refused_before_it_is_read(party: Party, tmp_path: Path) -> None:
    (ann,) = await party.open_table("Ann")
    names = set()
    for number in range(MOST_PACKS):
        status, said = await bring(party, ann, themes_only(tmp_path, number))
        assert status == 201, said
        names.add(said["pack"])
    assert packs_on_disk(tmp_path) == names

    head = (
        f"POST /api/tables/{ann.code}/packs HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {ann.token}\r\nContent-Length: 50000000\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", party.port)
    writer.write(head.encode())
    async with asyncio.timeout(PATIENCE):
        said = await reader.readuntil(b"}}")  # no byte of the pack was sent
    writer.close()

    assert b" 422 " in said
    assert b"too_many_packs" in said
    assert packs_on_disk(tmp_path) == names
    assert len(party.app[REGISTRY_KEY].library.shelf.brought) <= MOST_PACKS


async def test_a_table_takes_one_pack_at_a_time(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = tmp_path / "marks"
    marks.mkdir()
    monkeypatch.setattr(work_jobs, "build_pack", partial(hostile_jobs.never_end, marks))
    (ann,) = await party.open_table("Ann")
    first = asyncio.create_task(bring(party, ann, b"a pack"))
    await until(lambda: bool(running(marks)))

    status, said = await bring(party, ann, b"another")

    assert (status, said["code"]) == (429, "too_many_requests")
    first.cancel()
    await until(lambda: not running(marks) and packs_on_disk(tmp_path) == set())


async def test_an_address_brings_so_many_packs_an_hour(tmp_path: Path) -> None:
    async with open_party(tmp_path / "data", packs_per_address=2) as party:
        (ann,) = await party.open_table("Ann")
        codes = [(await bring(party, ann, b"no pack"))[1]["code"] for _ in range(3)]

    assert codes == ["bad_pack", "bad_pack", "too_many_requests"]


def palette_bomb(side: int) -> bytes:
    """A palette with transparency: a few kilobytes that decode to many megabytes."""
    image = Image.new("P", (side, side))
    image.putpalette(bytes(768))
    return as_bytes(image, "png", transparency=bytes(256))


async def test_a_picture_of_64_megapixels_is_refused_and_nothing_of_its_pack_stays(
    party: Party, tmp_path: Path
) -> None:
    source = make_pack(tmp_path / "mine", HEAD + cards(("alpha",)), ("alpha",))
    parcel = wrap(source, checked(source))
    bomb = palette_bomb(8_000)
    assert len(bomb) < 100_000
    (ann,) = await party.open_table("Ann")

    form = FormData()
    form.add_field("photo", bomb, filename="bomb.png")
    status, said = await bring(party, ann, form)

    assert (status, said["code"]) == (422, "bad_pack")
    (problem,) = said["params"]["problems"]
    assert (problem["code"], problem["params"]["most"]) == ("too_many_pixels", 16_000_000)
    assert packs_on_disk(tmp_path) == set()
    assert (await bring(party, ann, parcel))[0] == 201


async def test_a_job_that_runs_out_of_memory_is_a_bad_pack(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_jobs, "build_pack", _fill)
    (ann,) = await party.open_table("Ann")

    status, said = await bring(party, ann, b"a pack")

    assert (status, said["code"]) == (422, "bad_pack")
    assert [each["code"] for each in said["params"]["problems"]] == ["image_takes_too_much_memory"]
    assert packs_on_disk(tmp_path) == set()


def _fill(*_: object) -> bytes:
    return hostile_jobs.fill_memory()


async def test_the_files_of_a_removed_table_are_removed_and_others_stay(
    party: Party, tmp_path: Path
) -> None:
    registry = party.app[REGISTRY_KEY]
    (ann,) = await party.open_table("Ann")
    _, old = await bring(party, ann, themes_only(tmp_path, 1))
    (bo,) = await party.open_table("Bo")
    _, new = await bring(party, bo, themes_only(tmp_path, 2))
    change_database(tmp_path / "data", "UPDATE tables SET touched = 1 WHERE code = ?", ann.code)

    assert await registry.library.sweep() == 0
    await remove_older(registry.store, 2.0)
    assert await registry.library.sweep() == 1

    assert packs_on_disk(tmp_path) == {new["pack"]}
    assert registry.library.shelf.pack(old["pack"]) is None
    assert registry.library.shelf.pack(new["pack"]) is not None


async def test_what_a_dead_server_was_making_is_removed_at_the_start(tmp_path: Path) -> None:
    left = tmp_path / "data" / "packs" / ".scratch-left"
    left.mkdir(parents=True)
    left.joinpath("parcel").write_bytes(b"half")

    async with open_party(tmp_path / "data"):
        assert packs_on_disk(tmp_path) == set()


# Finished games.


async def test_a_record_of_a_game_with_a_pack_of_its_own_can_be_replayed(
    party: Party, tmp_path: Path
) -> None:
    ids = ("alpha", "beta", "gamma", "delta", "epsilon", "zeta")
    source = make_pack(tmp_path / "mine", HEAD + cards(ids), ids)
    pages = await party.open_table("Ann", "Bo", settings=DUO)
    _, brought = await bring(party, pages[0], wrap(source, checked(source)))
    settings = msgspec.json.decode(msgspec.json.encode(DUO))
    settings["setup"]["deck"] = brought["pack"]
    await pages[0].ask("change_settings", settings=settings)
    await play(pages)

    record = await exported(party, pages[0].code, 0)
    status, said = await replay(party, record, "1.1.1.1")
    assert status == 200, said
    url = f"{party.address}/api/tables/{pages[0].code}/records/0/picture/en"
    async with party.session.get(url) as picture:
        assert await is_png(picture)


async def is_png(picture: ClientResponse) -> bool:
    width, height = struct.unpack(">II", (await picture.read())[16:24])
    return picture.status == 200 and width > 0 and height > 0
