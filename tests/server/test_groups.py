"""Groups: a secret link, games that are added automatically, and members who can leave."""

import csv
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest
from aiohttp import ClientSession

from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from tests.server.group_games import DUO, SAME, Gathering, ask, play
from tests.server.pages import Guests, serving
from tests.server.server_process import Running
from tests.server.test_bots import play_to_the_end

BOTS = 2


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path / "data") as served:
        yield served


@pytest.fixture
async def sofa(guests: Guests) -> Gathering:
    return await Gathering.found(guests)


async def test_a_game_that_ends_is_kept_for_the_group_of_its_table(
    guests: Guests, sofa: Gathering
) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    assert await sofa.attach(pages[0]) == (204, b"")
    await sofa.play(pages)

    group = await sofa.view()
    assert [member["name"] for member in group["members"]] == ["Ann", "Bo"]
    assert [(pair["one"], pair["other"]) for pair in group["figures"]["pairs"]] == [("Ann", "Bo")]
    (evening,) = group["evenings"]
    (game,) = evening["games"]
    assert (game["game"], game["kind"], game["names"]) == (
        "compatibility",
        "2016 duo",
        ["Ann", "Bo"],
    )
    assert group["course"][0]["scores"]["Ann"]["Bo"] == round(
        group["figures"]["pairs"][0]["score"]["value"]
    )


async def test_everybody_at_the_table_sees_for_whom_it_is_kept_and_nobody_the_key(
    guests: Guests, sofa: Gathering
) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await pages[1].listen(lambda: pages[1].table["group"] == "Sofa")

    heard = b"".join(pages[0].heard + pages[1].heard)
    assert sofa.key.encode() not in heard


async def test_only_the_host_says_for_whom_games_are_kept(guests: Guests, sofa: Gathering) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)

    status, said = await sofa.attach(pages[1])
    assert (status, said["code"]) == (422, "host_only")


async def test_games_before_and_after_are_nobodys(guests: Guests, sofa: Gathering) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await play(pages)
    await sofa.attach(pages[0])
    await sofa.play(pages, 1)
    path = f"/api/tables/{pages[0].code}/group"
    assert (await ask(guests, "PUT", path, pages[0].token, {"key": ""}))[0] == 204
    await play(pages, 2)

    assert (await sofa.view())["games"] == 1


async def test_a_game_that_was_put_away_is_not_kept(guests: Guests, sofa: Gathering) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await pages[0].ask("start")
    await pages[0].ask("stop")
    await sofa.play(pages)

    group = await sofa.view()
    assert group["games"] == 1
    assert (await sofa.ask("GET", "/records/1"))[0] == 404


async def test_nothing_is_kept_of_bots_but_that_they_played(
    guests: Guests, sofa: Gathering
) -> None:
    (ann,) = await guests.open_table("Ann", settings=DUO, bots=1)
    await sofa.attach(ann)
    await ann.ask("start")
    await play_to_the_end(ann)
    await sofa.until(games=1)

    group = await sofa.view()
    assert [member["name"] for member in group["members"]] == ["Ann"]
    assert not group["figures"]["pairs"]
    (game,) = group["evenings"][0]["games"]
    assert len(game["names"]) == BOTS
    assert game["bots"] == [name for name in game["names"] if name != "Ann"]


async def test_the_same_game_is_kept_too(guests: Guests, sofa: Gathering) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=SAME)
    await sofa.attach(pages[0])
    await sofa.play(pages)

    group = await sofa.view()
    assert {reader["giver"] for reader in group["figures"]["readers"]} == {"Ann", "Bo"}
    (game,) = group["evenings"][0]["games"]
    assert (game["game"], game["kind"]) == ("samegame", "1")
    assert "result" in game


async def test_without_its_key_there_is_no_group(guests: Guests, sofa: Gathering) -> None:
    for path in ("", "/export", "/records/0", "/evenings/1", "/evenings/before/9"):
        for key in ("", "x" * 22, sofa.key[:-1]):
            status, said = await ask(guests, "GET", f"/api/group{path}", key)
            assert (status, said["code"]) == (401, "unknown_group")


async def test_somebody_goes_by_another_name(guests: Guests, sofa: Gathering) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await sofa.play(pages)
    assert (await sofa.change("rename", name="ann", to="Anna"))[0] == 204
    await sofa.play(pages, 1)

    group = await sofa.view()
    assert [(member["name"], member["games"]) for member in group["members"]] == [
        ("Anna", 2),
        ("Bo", 2),
    ]
    assert all(game["names"] == ["Anna", "Bo"] for game in group["evenings"][0]["games"])
    assert group["figures"]["games"] == 2
    status, said = await sofa.change("rename", name="Bo", to="Anna")
    assert (status, said["code"]) == (422, "name_is_taken")


async def test_two_names_become_one_person(guests: Guests, sofa: Gathering) -> None:
    for number, names in enumerate((("Ann", "Bo"), ("Annie", "Bo"))):
        pages = await guests.open_table(*names, settings=DUO)
        await sofa.attach(pages[0])
        await sofa.play(pages, number)
    before = (await sofa.view())["figures"]
    assert (await sofa.change("merge", name="Annie", into="Ann"))[0] == 204

    group = await sofa.view()
    assert [(member["name"], member["games"]) for member in group["members"]] == [
        ("Ann", 2),
        ("Bo", 2),
    ]
    (pair,) = group["figures"]["pairs"]
    assert pair["rounds"] == sum(each["rounds"] for each in before["pairs"])
    status, said = await sofa.change("merge", name="Ann", into="ANN")
    assert (status, said["code"]) == (422, "same_member")


async def test_whoever_leaves_takes_everything_along(
    guests: Guests, sofa: Gathering, tmp_path: Path
) -> None:
    pages = await guests.open_table("Zuleika", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await sofa.play(pages)
    assert (await sofa.change("leave", name="Zuleika"))[0] == 204
    await sofa.play(pages, 1)

    _, packed = await sofa.ask("GET", "/export")
    with ZipFile(BytesIO(packed)) as parcel:
        for name in parcel.namelist():
            assert b"Zuleika" not in parcel.read(name), name
    group = await sofa.view()
    assert [member["name"] for member in group["members"]] == ["Bo"]
    assert not group["figures"]["pairs"]
    assert [game["names"] for game in group["evenings"][0]["games"]] == [["?", "Bo"]] * 2
    assert (await sofa.change("join", name="Zuleika"))[0] == 204
    await sofa.play(pages, 2)
    assert [member["games"] for member in (await sofa.view())["members"]] == [3, 1]


async def test_all_of_it_can_be_taken_away_and_read_elsewhere(
    guests: Guests, sofa: Gathering
) -> None:
    pages = await guests.open_table("=Ann", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await sofa.play(pages)
    await sofa.change("rename", name="Bo", to="Boris")

    status, packed = await sofa.ask("GET", "/export")
    assert status == 200
    with ZipFile(BytesIO(packed)) as parcel:
        files = {name: parcel.read(name) for name in parcel.namelist()}
    (record,) = (data for name, data in files.items() if name.startswith("records/"))
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    *_, last = play_back(record.splitlines(keepends=True), games, judge=True)
    assert last.open_state.seats == ("=Ann", "Boris")
    (row,) = csv.DictReader(StringIO(files["games.csv"].decode()))
    assert row["players"] == "'=Ann, Boris"
    (pair,) = csv.DictReader(StringIO(files["pairs.csv"].decode()))
    assert (pair["one"], pair["other"]) == ("'=Ann", "Boris")
    assert msgspec.json.decode(files["group.json"])["name"] == "Sofa"


THEMES = ["Grandma’s kitchen", "Bo’s first car"]


async def test_a_group_keeps_themes_of_its_own_until_others_replace_them(sofa: Gathering) -> None:
    assert (await sofa.view())["own_themes"] == []
    typed = ["  Grandma’s   kitchen ", THEMES[1]]
    assert (await sofa.change("keep_themes", themes=typed))[0] == 204

    assert (await sofa.view())["own_themes"] == THEMES
    _, packed = await sofa.ask("GET", "/export")
    with ZipFile(BytesIO(packed)) as parcel:
        assert msgspec.json.decode(parcel.read("group.json"))["own_themes"] == THEMES
    assert (await sofa.change("keep_themes", themes=THEMES[:1]))[0] == 204
    assert (await sofa.view())["own_themes"] == THEMES[:1]


async def test_themes_of_a_group_outlive_games_and_the_members_who_leave(
    guests: Guests, sofa: Gathering
) -> None:
    await sofa.change("keep_themes", themes=THEMES)
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await sofa.play(pages)
    await sofa.change("leave", name="Bo")

    assert (await sofa.view())["own_themes"] == THEMES


async def test_a_group_without_themes_is_stored_as_an_earlier_release_knows_it(
    guests: Guests, sofa: Gathering, tmp_path: Path
) -> None:
    await sofa.change("keep_themes", themes=THEMES)
    await sofa.change("keep_themes", themes=[])

    with closing(sqlite3.connect(tmp_path / "data" / "samewave.db")) as store:
        ((state,),) = store.execute("SELECT state FROM groups").fetchall()
    assert "own_themes" not in msgspec.json.decode(state)


@pytest.mark.parametrize(
    ("themes", "code"),
    [
        ([" "], "bad_own_theme"),
        (["x" * 49], "own_theme_too_long"),
        (["a", "A"], "own_theme_twice"),
        ([str(number) for number in range(51)], "too_many_own_themes"),
    ],
)
async def test_a_group_keeps_no_themes_that_a_table_would_refuse(
    sofa: Gathering, themes: list[str], code: str
) -> None:
    status, said = await sofa.change("keep_themes", themes=themes)

    assert (status, said["code"]) == (422, code)
    assert (await sofa.view())["own_themes"] == []


async def test_what_is_deleted_is_gone(guests: Guests, sofa: Gathering, tmp_path: Path) -> None:
    pages = await guests.open_table("Zuleika", "Bo", settings=DUO)
    await sofa.attach(pages[0])
    await sofa.play(pages)
    assert (await sofa.ask("DELETE", ""))[0] == 204

    assert (await sofa.ask("GET", ""))[0] == 401
    await play(pages, 1)  # the table plays on without anybody
    assert (await sofa.ask("GET", ""))[0] == 401


async def test_what_ended_just_before_the_server_did_is_kept_when_it_is_back(
    tmp_path: Path,
) -> None:
    """The server is killed at the moment the game ends."""
    server = Running(tmp_path)
    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        sofa = await Gathering.found(guests)
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        await sofa.attach(pages[0])
        await play(pages)
        await server.kill()
        await server.start()
        await sofa.until(games=1)
        await server.kill()
        await server.start()
        assert (await sofa.view())["games"] == 1
    assert await server.stop() == 0
