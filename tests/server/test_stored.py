"""A database of an earlier release still opens, with its tables, its group and a record.

The files in `stored` were written by the release before protocol version 2. They are never
generated again: renaming code must not change what is on people's disks.
"""

from collections.abc import AsyncIterator
from gzip import decompress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server import pages
from tests.server.group_games import Gathering
from tests.server.pages import Guests, Page, level, serving
from tests.server.test_play import play_out

STORED = Path(__file__).with_name("stored")
RECORD = STORED / "record-1.jsonl"
KEYS: Any = msgspec.json.decode((STORED / "keys-1.json").read_bytes())
DUO, SAME, REMOVED = KEYS["tables"]


@pytest.fixture
async def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Guests]:
    """The present server with the database of the earlier release."""
    monkeypatch.setattr(pages, "_ids", count(1_000))  # lower ids were answered back then
    database = decompress((STORED / "samewave-1.db.gz").read_bytes())
    (tmp_path / "samewave.db").write_bytes(database)
    async with serving(tmp_path) as served:
        yield served


async def pages_of(guests: Guests, table: Any) -> list[Page]:
    return [await guests.page(table["code"], token) for token in table["tokens"].values()]


def has_stand_in(page: Page) -> bool:
    return any(player["has_stand_in"] for player in page.table["players"])


async def test_a_stored_table_is_as_it_was_left(guests: Guests) -> None:
    ann, bo = await pages_of(guests, DUO)

    names = {each["id"]: each["name"] for each in ann.table["players"]}
    assert names == {0: "Ann", 1: "Bo"}
    assert (bo.table["host"], ann.table["order"], ann.table["door"]) == (1, [1, 0], "ask")
    assert [line["text"] for line in ann.chat] == ["Good evening"]
    assert (ann.table["group"], ann.table["game_number"], ann.table["game"]) == (
        *("Sofa", 2, "compatibility"),
    )


async def test_a_stored_game_is_played_to_its_end(guests: Guests) -> None:
    both = await pages_of(guests, DUO)

    for page in both:  # until the stand-in has returned the seat
        await page.listen(lambda page=page: not has_stand_in(page))  # type: ignore[misc]
    await level(both)
    await play_out(both, Random(1))

    assert both[0].is_over


async def test_a_stored_game_with_a_snapshot_goes_on(guests: Guests) -> None:
    gil, hal, _ = await pages_of(guests, SAME)

    assert gil.game == "samegame"
    assert (await hal.ask("say", text="Where were we?"))["sequence"] > 42


async def test_a_stored_name_stays_removed(guests: Guests) -> None:
    (kim,) = await pages_of(guests, REMOVED)

    assert [each["name"] for each in kim.table["players"]] == ["P1", "Kim"]
    assert kim.chat == []


async def test_a_stored_group_has_its_game(guests: Guests) -> None:
    group = await Gathering(guests, KEYS["sofa"]).view()

    assert [member["name"] for member in group["members"]] == ["Bo", "Ann"]
    assert [len(evening["games"]) for evening in group["evenings"]] == [1]


async def test_the_record_of_a_stored_game_is_the_same_byte_for_byte(guests: Guests) -> None:
    await guests.page(DUO["code"], DUO["tokens"]["Bo"])
    header = {"Authorization": f"Bearer {DUO['tokens']['Bo']}"}
    address = f"{guests.address}/api/tables/{DUO['code']}/records/0"

    async with guests.session.get(address, headers=header) as answer:
        assert await answer.read() == RECORD.read_bytes()


async def test_a_stored_record_is_replayed(guests: Guests) -> None:
    async with guests.session.post(
        f"{guests.address}/api/replay/all", data=RECORD.read_bytes()
    ) as answer:
        replay = await answer.json()

    assert answer.status == 200
    assert len(replay["steps"]) == len(RECORD.read_bytes().splitlines())
