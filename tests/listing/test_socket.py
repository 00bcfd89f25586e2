"""The made-up edition and the made-up game over sockets, at a real server."""

from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from typing import Any, NamedTuple
from zipfile import ZipFile

import msgspec
import pytest
from aiohttp import ClientSession
from PIL import Image

from tests.listing.lowest import NUMBERS
from tests.listing.made_up import BOX, PROGRAM
from tests.server.group_games import Gathering, ask, play
from tests.server.pages import Guests, Page, level
from tests.server.test_play import exported
from tests.web.browser import Serving
from tests.web.groups import play_with_bots


class Kind(NamedTuple):
    """The game, and its players."""

    settings: dict[str, Any]
    names: tuple[str, ...]
    """In the order in which they come."""
    seats: tuple[str, ...]
    """In the order in which they sit: the first two to come are partners."""
    variant: str


KINDS = {
    "edition": Kind(
        {"game": "compatibility", "setup": {"edition": BOX, "mode": "teams", "track": "short"}},
        ("Ann", "Bo", "Cy", "Di"),
        ("Ann", "Cy", "Bo", "Di"),
        f"{BOX} teams",
    ),
    "game": Kind(
        {"game": "lowest", "setup": {"rounds": 3}},
        ("Ann", "Bo", "Cy"),
        ("Ann", "Bo", "Cy"),
        "3",
    ),
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("listing")
    options = ("--bot-pace=0", "--burst=10000")
    with Serving(folder, *options, program=("-m", PROGRAM)) as serving:
        yield serving.address


@pytest.fixture
async def guests(address: str) -> AsyncIterator[Guests]:
    async with ClientSession() as session:
        guests = Guests(session, address)
        yield guests
        await guests.hang_up()


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    return KINDS[request.param]


async def sit_down(guests: Guests, kind: Kind) -> list[Page]:
    """The pages of everybody at the table; the last one is the table screen."""
    pages = await guests.open_table(*kind.names, settings=kind.settings)
    return [*pages, await guests.page(pages[0].code)]


async def test_both_are_offered(guests: Guests) -> None:
    _, catalogue = await guests.get("/api/games")

    games = {game["name"]: game for game in catalogue["games"]}
    assert list(games)[-1] == "lowest"
    boxes = [variant["setup"]["edition"] for variant in games["compatibility"]["variants"]]
    assert BOX in boxes


async def test_a_game_a_rematch_and_their_records(guests: Guests, kind: Kind) -> None:
    pages = await sit_down(guests, kind)
    for number in range(2):
        await play(pages, seed=number)

        assert {page.view["phase"] for page in pages} == {"finished"}
        record = await exported(guests, pages[0].code, number)
        header = msgspec.json.decode(record.splitlines()[0])
        assert (header["game"], header["seats"]) == (kind.settings["game"], [*kind.seats])


async def test_the_numbers_of_others_are_secret(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo", settings=KINDS["game"].settings)
    screen = await guests.page(ann.code)
    pages = [ann, bo, screen]
    await ann.ask("start")
    await level(pages)
    await ann.ask("play", move={"type": "name_number", "number": NUMBERS[-1]})
    await level(pages)

    assert [page.view["my_number"] for page in pages] == [NUMBERS[-1], None, None]
    named = [[e["number"] for e in page.events if e["type"] == "number_named"] for page in pages]
    assert named == [[NUMBERS[-1]], [None], [None]]


async def test_bots_fill_the_table_and_play_to_the_end(guests: Guests, kind: Kind) -> None:
    (ann,) = await guests.open_table("Ann", settings=kind.settings, bots=len(kind.names) - 1)
    await play_with_bots(ann)

    assert ann.view["phase"] == "finished"


async def test_a_finished_game_is_told_drawn_and_replayed(guests: Guests, kind: Kind) -> None:
    pages = await sit_down(guests, kind)
    await play(pages)
    path = f"/api/tables/{pages[0].code}/records/0"

    status, story = await ask(guests, "GET", f"{path}/story")
    assert status == 200, story
    assert (story["summary"]["game"], story["summary"]["names"]) == (
        kind.settings["game"],
        [*kind.seats],
    )
    status, png = await ask(guests, "GET", f"{path}/picture/de")
    assert status == 200
    with Image.open(BytesIO(png)) as picture:
        assert picture.size == (1200, 630)
    record = await exported(guests, pages[0].code, 0)
    for eyes in ("table", "0", "all"):
        status, replay = await ask(guests, "POST", f"/api/replay/{eyes}", body=record)
        assert status == 200, replay
        assert len(replay["steps"]) == record.count(b"\n")


async def test_its_deal_is_played_by_others(guests: Guests, kind: Kind) -> None:
    pages = await sit_down(guests, kind)
    await play(pages)
    record = await exported(guests, pages[0].code, 0)
    others = await guests.open_table(*(f"{name} 2" for name in kind.names))

    path = f"/api/tables/{others[0].code}/deal"
    assert (await ask(guests, "PUT", path, others[0].token, record))[0] == 204
    await play(others, seed=3)
    _, story = await ask(guests, "GET", f"/api/tables/{others[0].code}/records/0/story")
    assert story["rival"]["names"] == [*kind.seats]


async def test_a_group_keeps_it(guests: Guests, kind: Kind) -> None:
    sofa = await Gathering.found(guests)
    pages = await sit_down(guests, kind)
    assert (await sofa.attach(pages[0]))[0] == 204
    await sofa.play(pages)

    group = await sofa.view()
    assert [member["name"] for member in group["members"]] == [*kind.seats]
    (game,) = group["evenings"][0]["games"]
    assert (game["game"], game["kind"]) == (kind.settings["game"], kind.variant)
    assert (await sofa.change("leave", name="Bo"))[0] == 204
    _, packed = await sofa.ask("GET", "/export")
    with ZipFile(BytesIO(packed)) as parcel:
        assert "group.json" in parcel.namelist()
        assert not any(b'"Bo"' in parcel.read(name) for name in parcel.namelist())
