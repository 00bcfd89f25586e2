"""Private photos: only people of their table can see them."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from samewave.packs.pack_file import wrap
from samewave.server.http.packs import PERIOD
from samewave.server.settings import Timings
from tests.packs.builders import HEAD, cards, checked, make_pack
from tests.server.builders import SkippingClock
from tests.server.group_games import ask
from tests.server.pages import Guests, Page, serving
from tests.server.test_admission import set_door

IDS = ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta")


@pytest.fixture(scope="module")
def parcel(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    source = make_pack(tmp_path_factory.mktemp("packs") / "mine", HEAD + cards(IDS), IDS)
    return wrap(source, checked(source))


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def guests(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Guests]:
    async with serving(tmp_path, clock=clock, timings=Timings(wrong_code=0)) as served:
        yield served


async def bring(guests: Guests, page: Page, parcel: bytes) -> str:
    status, brought = await ask(
        guests, "POST", f"/api/tables/{page.code}/packs", page.token, parcel
    )
    assert status == 201, brought
    return str(brought["pack"])


async def read(guests: Guests, code: str, pack: str, secret: str) -> tuple[int, Any]:
    return await ask(guests, "GET", f"/packs/{pack}/en.json?table={code}", secret)


async def show(guests: Guests, pack: str, file: str) -> tuple[int, str]:
    async with guests.session.get(f"{guests.address}/packs/{pack}/{file}") as answer:
        return answer.status, answer.headers.get("Cache-Control", "")


async def test_photos_are_shown_to_whoever_has_a_token_or_the_watch_key(
    guests: Guests, parcel: bytes
) -> None:
    (ann,) = await guests.open_table("Ann")
    pack = await bring(guests, ann, parcel)
    await set_door(ann, "locked")

    for secret in (ann.token, ann.watch_key):
        status, words = await read(guests, ann.code, pack, secret)
        assert status == 200
        for size in ("webp240", "webp800", "avif800"):
            assert await show(guests, pack, words["images"][0][size]) == (
                200,
                "private, max-age=86400",
            )


async def test_strangers_see_no_photos_even_if_the_door_is_open(
    guests: Guests, parcel: bytes
) -> None:
    ann, other = (await guests.open_table("Ann"))[0], (await guests.open_table("Cy"))[0]
    pack = await bring(guests, ann, parcel)
    _, words = await read(guests, ann.code, pack, ann.token)
    file = words["images"][0]["webp240"].partition("?")[0]

    assert (await read(guests, ann.code, pack, ""))[0] == 404
    assert (await read(guests, ann.code, pack, other.token))[0] == 404
    assert (await read(guests, other.code, pack, other.token))[0] == 404
    assert (await guests.get(f"/packs/{pack}/en.json"))[0] == 404
    assert (await guests.get(f"/api/packs/{pack}"))[0] == 404
    for query in (
        "",
        f"?table={ann.code}",
        f"?table={ann.code}&until=99999999999&key=0",
        f"?table={ann.code}&until=x&key=",
        f"?table={other.code}&until=99999999999&key=0",
    ):
        assert (await show(guests, pack, file + query))[0] == 404


async def test_an_address_is_signed_for_one_pack_and_for_a_while(
    guests: Guests, clock: SkippingClock, parcel: bytes
) -> None:
    (ann,) = await guests.open_table("Ann")
    pack = await bring(guests, ann, parcel)
    _, words = await read(guests, ann.code, pack, ann.token)
    address = words["images"][0]["webp240"]
    assert (await show(guests, pack, address.replace("until=", "until=9")))[0] == 404
    assert (await show(guests, "p0123456789ab", address))[0] == 404

    clock.skip(2 * PERIOD)

    assert (await show(guests, pack, address))[0] == 404
    _, words = await read(guests, ann.code, pack, ann.token)
    assert (await show(guests, pack, words["images"][0]["webp240"]))[0] == 200


async def test_what_is_on_private_cards_is_kept_by_nobody(guests: Guests, parcel: bytes) -> None:
    (ann,) = await guests.open_table("Ann")
    pack = await bring(guests, ann, parcel)

    address = f"{guests.address}/packs/{pack}/en.json?table={ann.code}"
    headers = {"Authorization": f"Bearer {ann.token}"}
    async with guests.session.get(address, headers=headers) as answer:
        assert answer.headers["Cache-Control"] == "no-store"


async def test_whoever_was_removed_for_good_gets_no_new_addresses(
    guests: Guests, parcel: bytes
) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    pack = await bring(guests, ann, parcel)

    await ann.ask("kick", player=1, for_good=True)

    for secret in (bo.token, bo.watch_key):
        assert (await read(guests, ann.code, pack, secret))[0] in (401, 404)
