"""Replay and duel: a finished game as somebody saw it, and its deal played again."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.archive import Replay, replay
from tests.golden import FOLDER
from tests.server.group_games import DUO, SAME, ask, play
from tests.server.pages import Guests, Page, level, serving
from tests.server.test_play import exported

GAMES_HERE = {name: game(Shelf()) for name, game in GAMES.items()}
RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path / "data") as served:
        yield served


class Watching(Page):
    """A page that receives a replay instead of a table."""

    def __init__(self, seen: Replay) -> None:
        super().__init__(None, "", "")  # type: ignore[arg-type] # it has no connection
        self.hear(bytes(seen.welcome))
        for step in seen.steps:
            self.hear(bytes(step))


def story_path(code: str, number: int = 0) -> str:
    return f"/api/tables/{code}/records/{number}/story"


@pytest.mark.parametrize("settings", [DUO, SAME])
async def test_a_replay_is_what_each_page_heard(guests: Guests, settings: Any) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=settings)
    screen = await guests.page(pages[0].code)
    await play([*pages, screen])
    record = await exported(guests, pages[0].code, 0)

    for eyes, page in (("0", pages[0]), ("1", pages[1]), ("table", screen)):
        status, said = await ask(guests, "POST", f"/api/replay/{eyes}", body=record)
        assert status == 200, said
        seen = Watching(msgspec.json.decode(msgspec.json.encode(said), type=Replay))
        assert seen.events == page.events
        assert seen.view == page.view
        assert len(said["at"]) == len(said["steps"])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_nothing_is_shown_that_was_hidden(path: Path) -> None:
    """Except for the view without secrets hidden, beside the table's view."""
    lines = path.read_bytes().splitlines(keepends=True)
    table, everything = (replay(lines, GAMES_HERE, eyes) for eyes in ("table", "all"))

    assert everything.steps == table.steps
    assert not table.open
    assert len(everything.open) == len(everything.steps)
    for step in table.steps:
        for event in msgspec.json.decode(step).get("events", ()):
            assert not (event["type"] == "locked_in" and event.get("ranking"))
            assert not (event["type"] == "clue_written" and event.get("text"))


def test_marks_tell_where_rounds_and_turns_begin() -> None:
    seen = replay(
        (FOLDER / "compatibility-2016-duo.jsonl").read_bytes().splitlines(keepends=True),
        GAMES_HERE,
        "table",
    )

    assert [mark.number for mark in seen.marks] == list(range(1, len(seen.marks) + 1))
    for mark in seen.marks:
        events = msgspec.json.decode(seen.steps[mark.step])["events"]
        assert any(event["type"] == "round_began" for event in events)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "broken_record"),
        (b"\xff\xfe\x00", "broken_record"),
        (b"{}\n", "broken_record"),
        (b'{"samewave": 1, "game": "chess", "seed": 1}', "broken_record"),
        (b"\n" * 10, "broken_record"),
    ],
)
async def test_what_is_no_record_is_refused(guests: Guests, body: bytes, code: str) -> None:
    status, said = await ask(guests, "POST", "/api/replay/all", body=body)

    assert (status, said["code"]) == (422, code)


async def test_what_is_too_long_for_a_record_is_not_read(guests: Guests) -> None:
    status, said = await ask(guests, "POST", "/api/replay/all", body=BytesIO(b"x" * 5_000_000))

    assert (status, said["code"]) == (413, "body_too_long")


async def test_nobody_sees_with_the_eyes_of_an_empty_chair(guests: Guests) -> None:
    record = (FOLDER / "compatibility-2016-duo.jsonl").read_bytes()
    status, said = await ask(guests, "POST", "/api/replay/2", body=record)

    assert (status, said["code"]) == (422, "unknown_seat")


async def test_the_story_of_a_game_is_told_when_it_is_over(guests: Guests) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    assert (await pages[0].ask("start"))["type"] == "update"
    status, said = await ask(guests, "GET", story_path(pages[0].code))
    assert (status, said["code"]) == (404, "no_such_record")
    await pages[0].ask("stop")
    assert (await ask(guests, "GET", story_path(pages[0].code)))[0] == 404

    await level(pages)
    await play(pages)
    status, story = await ask(guests, "GET", story_path(pages[0].code, 1))
    assert status == 200
    assert story["summary"]["names"] == ["Ann", "Bo"]
    assert len(story["summary"]["rounds"]) == pages[0].view["round"]
    assert [(pair["one"], pair["other"]) for pair in story["figures"]["pairs"]] == [("Ann", "Bo")]
    assert story["rival"] is None


async def test_the_same_deal_at_another_table(guests: Guests) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await play(pages)
    record = await exported(guests, pages[0].code, 0)
    _, first = await ask(guests, "GET", story_path(pages[0].code))

    others = await guests.open_table("Cy", "Di")
    path = f"/api/tables/{others[0].code}/deal"
    assert (await ask(guests, "PUT", path, others[0].token, record))[0] == 204
    await others[1].listen(lambda: others[1].table["deal"] is not None)
    assert others[1].table["deal"]["names"] == ["Ann", "Bo"]
    await play(others, 7)

    _, second = await ask(guests, "GET", story_path(others[0].code))
    both = zip(first["summary"]["rounds"], second["summary"]["rounds"], strict=False)
    assert all(ours["theme"] == theirs["theme"] for ours, theirs in both)
    assert second["rival"] == first["summary"]
    assert others[0].table["deal"] is None  # the next game is dealt anew
    await play(others, 8)
    _, third = await ask(guests, "GET", story_path(others[0].code, 1))
    assert third["rival"] is None
    themes = [[each["theme"] for each in game["summary"]["rounds"]] for game in (first, third)]
    assert themes[0] != themes[1]


async def test_the_same_deal_with_the_longest_themes_of_the_first_tables_own(
    guests: Guests,
) -> None:
    longest = [f"{number:02} {'Ж' * 45}" for number in range(50)]
    pages = await guests.open_table(
        "Ann", "Bo", settings=DUO | {"own_themes": longest, "own_themes_only": True}
    )
    await play(pages)
    record = await exported(guests, pages[0].code, 0)
    _, first = await ask(guests, "GET", story_path(pages[0].code))

    mine = DUO | {"own_themes": ["Aunt Hilde"], "own_themes_only": True}
    others = await guests.open_table("Cy", "Di", settings=mine)
    path = f"/api/tables/{others[0].code}/deal"
    assert (await ask(guests, "PUT", path, others[0].token, record))[0] == 204
    await play(others, 7)

    _, second = await ask(guests, "GET", story_path(others[0].code))
    both = list(zip(first["summary"]["rounds"], second["summary"]["rounds"], strict=False))
    assert all(ours["theme"] == theirs["theme"] for ours, theirs in both)
    assert {ours["theme"]["text"] for ours, _ in both} <= {*longest}
    assert second["rival"] == first["summary"]
    settings = others[0].table["settings"]  # those of this table are back
    assert settings["own_themes"] == ["Aunt Hilde"]
    answer = await others[0].ask("change_settings", settings=settings | {"grace": 60})
    assert answer["type"] == "update", answer
    await play(others, 8)
    _, third = await ask(guests, "GET", story_path(others[0].code, 1))
    assert {each["theme"]["text"] for each in third["summary"]["rounds"]} == {"Aunt Hilde"}


async def test_a_deal_takes_as_many_players(guests: Guests) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await play(pages)
    record = await exported(guests, pages[0].code, 0)
    four = await guests.open_table("Cy", "Di", "Ed", "Flo")
    path = f"/api/tables/{four[0].code}/deal"
    assert (await ask(guests, "PUT", path, four[0].token, record))[0] == 204

    answer = await four[0].ask("start")
    assert (answer["code"], answer["params"]) == ("duel_needs_players", {"number": 2})
    assert (await ask(guests, "DELETE", path, four[0].token))[0] == 204


async def test_a_deal_is_the_hosts_to_take_and_must_be_a_whole_game(guests: Guests) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await play(pages)
    record = await exported(guests, pages[0].code, 0)
    path = f"/api/tables/{pages[0].code}/deal"

    status, said = await ask(guests, "PUT", path, pages[1].token, record)
    assert (status, said["code"]) == (422, "host_only")
    half = b"".join(record.splitlines(keepends=True)[:-2])
    status, said = await ask(guests, "PUT", path, pages[0].token, half)
    assert (status, said["code"]) == (422, "unfinished_record")
    forged = record.replace(b'"seed":', b'"seed":1', 1)
    status, said = await ask(guests, "PUT", path, pages[0].token, forged)
    assert (status, said["code"]) == (422, "broken_record")
    assert (await ask(guests, "PUT", path, "", record))[0] == 401


async def test_other_settings_put_a_deal_back(guests: Guests) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    await play(pages)
    record = await exported(guests, pages[0].code, 0)
    path = f"/api/tables/{pages[0].code}/deal"
    assert (await ask(guests, "PUT", path, pages[0].token, record))[0] == 204
    await pages[0].ask("change_settings", settings=SAME)

    await level(pages)
    assert pages[0].table["deal"] is None
