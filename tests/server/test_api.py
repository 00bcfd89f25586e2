"""The HTTP API: it does what its OpenAPI description says, and people can bring packs."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import FormData

from samewave.packs.pack_file import wrap
from samewave.server.http.routes import ROUTES
from tests.packs.builders import HEAD, as_bytes, cards, checked, make_pack, noise
from tests.server.group_games import ask
from tests.server.pages import Guests, Page, level, serving

IDS = ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta")


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path / "data") as served:
        yield served


@pytest.fixture(scope="module")
def parcel(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("packs") / "mine"
    source = make_pack(folder, HEAD + cards(IDS), IDS)
    return wrap(source, checked(source))


async def bring(guests: Guests, page: Page, data: Any) -> tuple[int, Any]:
    address = f"{guests.address}/api/tables/{page.code}/packs"
    headers = {"Authorization": f"Bearer {page.token}"}
    async with guests.session.post(address, data=data, headers=headers) as answer:
        return answer.status, await answer.json()


async def test_the_description_is_true(guests: Guests, tmp_path: Path) -> None:
    """Schemathesis tests the whole API; JSON Schema cannot describe valid names."""
    command = (
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{guests.address}/api/openapi.json"),
        *("--checks", "all", "--exclude-checks", "positive_data_acceptance", "--seed", "1"),
        *("--max-examples", "10", "--phases", "examples,coverage,fuzzing,stateful"),
    )
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=tmp_path
    )
    said, _ = await process.communicate()

    assert process.returncode == 0, said.decode()
    assert f"{len(ROUTES)} passed".encode() in said


async def test_every_answer_has_the_usual_headers(guests: Guests) -> None:
    for path in ("/api/health", "/api/nothing", "/nothing"):
        async with guests.session.get(guests.address + path) as answer:
            assert "script" not in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_the_house_pack_and_its_pictures_are_there_forever(guests: Guests) -> None:
    status, shown = await guests.get("/api/packs/house")
    assert (status, len(shown["images"]), len(shown["pack"]["objects"])) == (200, 52, 165)

    for file in (shown["images"][0]["webp240"], shown["images"][0]["avif800"]):
        async with guests.session.get(f"{guests.address}/packs/house/{file}") as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"] == f"image/{file.rpartition('.')[2]}"
            assert "immutable" in answer.headers["Cache-Control"]


async def test_no_other_file_is_served(guests: Guests) -> None:
    for path in ("../pack.toml", "%2e%2e/pack.toml", "manifest.json", "nothing.webp"):
        async with guests.session.get(f"{guests.address}/packs/house/{path}") as answer:
            assert answer.status == 404


async def printed(guests: Guests, page: Page, pack: str) -> Any:
    """The texts that a page receives for an uploaded pack."""
    path = f"/packs/{pack}/en.json?table={page.code}"
    status, shown = await ask(guests, "GET", path, page.token)
    assert status == 200, shown
    return shown


async def test_a_pack_of_ones_own_comes_to_the_table_and_is_played(
    guests: Guests, parcel: bytes
) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    status, brought = await bring(guests, bo, parcel)
    assert status == 201
    await level([ann, bo])
    settings = {"setup": {"edition": "2016", "mode": "duo", "deck": brought["pack"]}}
    assert (await ann.ask("change_settings", settings=settings))["type"] == "update"
    assert (await ann.ask("start"))["began"]

    assert sorted(ann.view["table"]["images"]) == sorted(IDS)
    shown = await printed(guests, ann, brought["pack"])
    file = shown["images"][0]["webp240"]
    async with guests.session.get(f"{guests.address}/packs/{brought['pack']}/{file}") as answer:
        assert answer.status == 200


async def test_a_pack_survives_a_restart(tmp_path: Path, parcel: bytes) -> None:
    async with serving(tmp_path / "data") as guests:
        (ann,) = await guests.open_table("Ann")
        _, brought = await bring(guests, ann, parcel)
    for file in tmp_path.joinpath("data", "packs").rglob("*.webp"):
        file.unlink()

    async with serving(tmp_path / "data") as guests:
        page = await guests.page(ann.code, ann.token)
        assert page.table["packs"] == [brought["pack"]]
        shown = await printed(guests, page, brought["pack"])
        address = f"{guests.address}/packs/{brought['pack']}/{shown['images'][0]['webp240']}"
        async with guests.session.get(address) as answer:
            assert answer.status == 200


async def test_photos_become_a_deck_at_the_table(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    form = FormData()
    for seed in range(5):
        form.add_field("photo", as_bytes(noise(seed), "jpeg"), filename=f"holiday {seed % 3}.jpg")

    status, brought = await bring(guests, ann, form)

    assert status == 201, brought
    shown = await printed(guests, ann, brought["pack"])
    assert len(shown["images"]) == 5


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"", "not_a_pack_file"), (b"PK nonsense", "not_a_pack_file"), (b"<svg/>", "not_a_pack_file")],
)
async def test_what_is_no_pack_is_refused_with_the_reason(
    guests: Guests, data: bytes, code: str
) -> None:
    (ann,) = await guests.open_table("Ann")

    status, answer = await bring(guests, ann, data)

    assert (status, answer["code"]) == (422, "bad_pack")
    assert [problem["code"] for problem in answer["params"]["problems"]] == [code]


async def test_a_bad_photo_is_named(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    form = FormData()
    form.add_field("photo", b"no picture", filename="me.jpg")

    status, answer = await bring(guests, ann, form)

    assert status == 422
    (problem,) = answer["params"]["problems"]
    assert (problem["where"], problem["code"]) == ("me.jpg", "broken_image")


async def test_only_who_sits_here_brings_packs(guests: Guests, parcel: bytes) -> None:
    (ann,) = await guests.open_table("Ann")
    ann.token = "wrong"

    assert (await bring(guests, ann, parcel))[0] == 401


async def test_packs_of_other_tables_stay_there(guests: Guests, parcel: bytes) -> None:
    (ann,) = await guests.open_table("Ann")
    (eve,) = await guests.open_table("Eve")
    _, brought = await bring(guests, ann, parcel)

    settings = {"setup": {"edition": "2016", "mode": "duo", "deck": brought["pack"]}}
    answer = await eve.ask("change_settings", settings=settings)

    assert answer["code"] == "unknown_pack"


async def test_one_address_cannot_open_tables_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_per_address=3) as guests:
        answers = [(await guests.post("/api/tables", {"name": "Ann"}))[0] for _ in range(5)]

    assert answers == [201, 201, 201, 429, 429]


async def test_a_foreign_page_gets_no_socket(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    address = f"{guests.address}/api/tables/{ann.code}/socket"

    async with guests.session.get(address, headers={"Origin": "http://evil.example"}) as answer:
        assert answer.status == 403
