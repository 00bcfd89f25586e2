"""The page: every screen's address serves it, and its files have the right headers."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from itertools import chain
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from samewave.core import LANGUAGES
from samewave.server.http.static import FOLDER
from tests.server.pages import Guests, serving


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    assert FOLDER.is_dir(), "the page is not built: `make setup` does it"
    async with serving(tmp_path / "data") as served:
        yield served


@pytest.mark.parametrize(
    "path", ["/", "/play", "/how", "/how/samegame", "/settings", "/t/GQJWB", "/screen/gqjwb"]
)
async def test_every_screen_has_an_address(guests: Guests, path: str) -> None:
    async with guests.session.get(guests.address + path) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "<noscript>" in await answer.text()


async def test_a_page_that_is_still_right_is_not_sent_again(guests: Guests) -> None:
    async with guests.session.get(guests.address) as answer:
        tag = answer.headers["ETag"]
    async with guests.session.get(guests.address, headers={"If-None-Match": tag}) as answer:
        assert answer.status == 304


def shared_picture(page: str) -> str:
    found = re.search(r'<meta property="og:image" content="([^"]*)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("headers", "address"),
    [
        ({"Host": "play.example"}, "http://play.example"),
        ({"Host": "play.example:8040"}, "http://play.example:8040"),
        ({"Host": "play.example", "X-Forwarded-Proto": "https"}, "https://play.example"),
        ({"Host": "play.example", "X-Forwarded-Host": "evil.example"}, "http://play.example"),
        ({"Host": 'x"><script>', "X-Forwarded-Proto": "ftp"}, "http://x&quot;&gt;&lt;script&gt;"),
    ],
)
async def test_the_picture_of_a_shared_link_has_its_whole_address(
    guests: Guests, headers: dict[str, str], address: str
) -> None:
    async with guests.session.get(f"{guests.address}/t/GQJWB", headers=headers) as answer:
        assert shared_picture(await answer.text()) == f"{address}/share.png"


async def test_the_picture_of_a_shared_link_is_there(guests: Guests) -> None:
    async with guests.session.get(guests.address) as answer:
        picture = shared_picture(await answer.text())
    async with guests.session.get(picture) as answer:
        assert (answer.status, answer.content_type) == (200, "image/png")


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_the_page_comes_as_the_browser_can_read_it(guests: Guests, encoding: str) -> None:
    asked = Request(guests.address, headers={"Accept-Encoding": encoding})
    answer = await asyncio.to_thread(urlopen, asked)

    assert answer.headers.get("Content-Encoding", "identity") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    answer.close()


async def test_what_has_no_screen_is_not_found_but_looks_like_us(guests: Guests) -> None:
    html = {"Accept": "text/html"}
    async with guests.session.get(f"{guests.address}/t/QQ/x", headers=html) as answer:
        assert answer.status == 404
        assert "<noscript>" in await answer.text()


@pytest.mark.parametrize("path", ["/api/nothing", "/packs/nothing", "/nothing.js", "/assets/x.js"])
async def test_what_is_no_page_is_plainly_not_found(guests: Guests, path: str) -> None:
    async with guests.session.get(guests.address + path, headers={"Accept": "text/html"}) as answer:
        assert answer.status == 404
        assert "<noscript>" not in await answer.text()


@pytest.mark.parametrize("path", ["/../page.py", "/assets/../index.html", "/assets/%2e%2e/app.py"])
async def test_nothing_else_of_the_folder_is_given_away(guests: Guests, path: str) -> None:
    async with guests.session.get(guests.address + path) as answer:
        assert "import" not in await answer.text()


@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
async def test_scripts_come_pressed_and_are_kept_forever(guests: Guests, encoding: str) -> None:
    script = next((FOLDER / "assets").glob("index-*.js")).name
    asked = Request(f"{guests.address}/assets/{script}", headers={"Accept-Encoding": encoding})
    answer = await asyncio.to_thread(urlopen, asked)

    assert answer.headers.get("Content-Encoding", "identity") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["Cache-Control"]
    answer.close()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/robots.txt", "text/plain"),
    ],
)
async def test_files_have_their_kinds(guests: Guests, path: str, kind: str) -> None:
    async with guests.session.get(guests.address + path) as answer:
        assert answer.status == 200
        assert answer.content_type == kind


async def test_the_script_and_style_of_the_first_screen_are_small() -> None:
    page = (FOLDER / "index.html").read_text("utf-8")
    first = [file for file in (FOLDER / "assets").iterdir() if f"/assets/{file.name}" in page]
    words = max((FOLDER / "assets").glob("words-*.js"), key=lambda file: file.stat().st_size)
    pressed = [file.with_name(f"{file.name}.br") for file in (*first, words)]

    assert sum(file.stat().st_size for file in pressed if file.is_file()) < 60_000


@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_speak_the_readers_language(guests: Guests, language: str) -> None:
    async with guests.session.get(f"{guests.address}/packs/house/{language}.json") as answer:
        pack = await answer.json()
        tag = answer.headers["ETag"]

    assert len(pack["images"]) == 52
    assert all(image["title"] and image["description"] for image in pack["images"])
    assert len(pack["themes"]["6"]) == 100
    assert all(thing["name"] for thing in pack["objects"])
    assert all(each["explanation"] for each in pack["criteria"])
    async with guests.session.get(answer.url, headers={"If-None-Match": tag}) as again:
        assert again.status == 304


@pytest.mark.parametrize(
    ("region", "theme", "name"),
    [
        ("en-US", "Stuck in the elevator", "elevator"),
        ("es-419", "Atrapados en el ascensor", "computadora portátil"),
    ],
)
async def test_cards_have_the_words_of_a_region(
    guests: Guests, region: str, theme: str, name: str
) -> None:
    async with guests.session.get(f"{guests.address}/packs/house/{region}.json") as answer:
        pack = await answer.json()

    assert theme in chain(*chain(*pack["themes"].values()))
    assert name in {thing["name"] for thing in pack["objects"]}


async def test_an_unknown_pack_is_refused(guests: Guests) -> None:
    async with guests.session.get(f"{guests.address}/packs/nothing/en.json") as answer:
        assert answer.status == 404
        assert (await answer.json())["code"] == "unknown_pack"


async def test_today_has_forty_images_and_a_theme_in_every_language(guests: Guests) -> None:
    async with guests.session.get(f"{guests.address}/days/today.json") as answer:
        today = json.loads(await answer.text())

    assert len({image["id"] for image in today["images"]}) == 40
    assert all(today["theme"][language] for language in LANGUAGES)
    file = today["images"][0]["webp240"]
    async with guests.session.get(f"{guests.address}/packs/house/{file}") as image:
        assert image.status == 200


@pytest.mark.parametrize(("path", "shows_it"), [("/", True), ("/today", False), ("/how", False)])
async def test_only_the_first_screen_shows_something_before_its_script(
    guests: Guests, path: str, shows_it: bool
) -> None:
    async with guests.session.get(guests.address + path) as answer:
        page = await answer.text()

    assert ('<main class="splash">' in page) == shows_it
    assert 'href="/today"' in page if shows_it else "first-->" not in page
