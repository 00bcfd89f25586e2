"""Bots at a table: they take their time, can be hurried, and learn from the log."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samewave.bots import Character, PlannedMove
from samewave.cli.bot import BotClient
from samewave.core import Refused
from samewave.games.compatibility.events import Choose, OpenTheme
from samewave.server.settings import Timings
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.pages import Guests, Page, serving
from tests.server.test_absent_players import play_one
from tests.server.test_lobby import DUO, FIVE, guests

__all__ = ["guests"]

BOT_OPENS = {**DUO, "setup": {**DUO["setup"], "first": 1}}  # type: ignore[dict-item]
TEAMS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams", "track": "short"}}
SAMEGAME = {"game": "samegame", "setup": {"level": 1, "language": "de"}}
PATIENT = 1000.0
"""How many times longer than people a patient bot takes."""


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def patient(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Guests]:
    """A server whose bots take more than an hour for every move."""
    async with serving(tmp_path, clock=clock, bot_pace=PATIENT) as served:
        yield served


async def sit_down(guests: Guests, page: Page, name: str) -> None:
    """Somebody joins; when a page has received that, bots know everything before it."""
    status, seat = await guests.post(f"/api/tables/{page.code}/players", {"name": name})
    assert status == 201, seat
    await page.listen(lambda: any(each["name"] == name for each in page.table["players"]))


async def play_to_the_end(page: Page) -> None:
    dice = Random(1)
    while not page.is_over:
        if page.view["seat"] not in page.view["waiting_for"]:
            before = page.sequence
            await page.listen(lambda: page.is_over or page.sequence > before)  # noqa: B023
        elif move := page.any_move(dice):
            answer = await page.ask("play", move=msgspec.to_builtins(move))
            assert answer["type"] in ("update", "refusal"), answer


@pytest.mark.parametrize(("settings", "bots"), [(TEAMS, 3), (SAMEGAME, 2)])
async def test_one_person_plays_a_whole_game_with_bots(
    guests: Guests, settings: Any, bots: int
) -> None:
    (ann,) = await guests.open_table("Ann", settings=settings, bots=bots)
    players = ann.table["players"]

    assert [player["strength"] for player in players] == [None, *["steady"] * bots]
    await ann.ask("start")
    await play_to_the_end(ann)
    assert ann.view["phase"] == "finished"


async def test_a_bot_is_as_strong_as_the_host_wants(guests: Guests) -> None:
    (ann,) = await guests.open_table("ada", settings=DUO)

    await ann.ask("add_bot", strength="sharp")

    assert ann.table["players"][1]["strength"] == "sharp"
    assert ann.table["players"][1]["name"] == "Bela"  # somebody called Ada is at the table already


async def test_bots_take_their_time_and_can_be_hurried(
    patient: Guests, clock: SkippingClock
) -> None:
    (ann,) = await patient.open_table("Ann", settings=BOT_OPENS, bots=1)
    await ann.ask("start")
    assert (await ann.ask("skip_bot_delay"))["type"] == "acknowledged"
    await ann.listen(lambda: ann.view["phase"] == "choosing")
    await sit_down(patient, ann, "Bo")

    clock.skip(3600)
    await sit_down(patient, ann, "Cy")
    assert not ann.view["seats"][1]["is_locked_in"]

    await ann.ask("skip_bot_delay")
    await ann.listen(lambda: ann.view["seats"][1]["is_locked_in"])


async def test_bots_do_not_keep_people_waiting(patient: Guests, clock: SkippingClock) -> None:
    """A bot takes its full time, but only a moment if everybody else has moved."""
    (ann,) = await patient.open_table("Ann", settings=BOT_OPENS, bots=1)
    await ann.ask("start")
    await ann.ask("skip_bot_delay")
    await ann.listen(lambda: ann.view["phase"] == "choosing")
    await play_one(ann, Choose(tuple(FIVE[: ann.offers["choose"]["images"]])))
    await sit_down(patient, ann, "Bo")

    moment = PATIENT * Timings().last_bot
    clock.skip(0.9 * moment)
    await sit_down(patient, ann, "Cy")
    assert ann.view["last_round"] is None
    clock.skip(0.1 * moment)
    async with asyncio.timeout(PATIENCE):
        await ann.listen(lambda: ann.view["last_round"] is not None)


class Watcher:
    """A bot that only watches."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def look(self, view: Any) -> None:
        self.seen.append(view)

    def think(self, *_: Any) -> PlannedMove | None:
        return None


async def test_a_stand_in_knows_what_its_seat_has_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, timings=Timings(shortest_grace=0)) as guests:
        ann, bo = await guests.open_table("Ann", "Bo", settings=DUO | {"grace": 0})
        await ann.ask("start")
        await bo.listen(lambda: bo.view is not None)
        for page in (ann, bo):
            if page.offers.get("open_theme"):
                await play_one(page, OpenTheme(1))
        others = [image for image in ann.view["table"]["images"] if image not in FIVE]
        for page, images in ((ann, others), (bo, FIVE)):
            await page.listen(lambda: bool(page.offers.get("choose")))  # noqa: B023
            await play_one(page, Choose(tuple(images[: page.offers["choose"]["images"]])))
        watcher = Watcher()
        monkeypatch.setattr("samewave.server.tables.table_driver.make_bot", lambda *_: watcher)

        await bo.socket.close()
        await ann.listen(lambda: ann.table["players"][1]["has_stand_in"])
        while not watcher.seen or watcher.seen[-1].last_round is None:
            await asyncio.sleep(0.01)
        assert watcher.seen[0].phase == "opening"
        assert {view.seat for view in watcher.seen} == {1}
        assert watcher.seen[-1].last_round.rankings[1].images[0] == FIVE[0]


class Talker(Watcher):
    """A bot that opens the first theme and says something about it."""

    def think(self, _: Any, offers: Any) -> PlannedMove | None:
        move = OpenTheme(1) if offers.open_theme else None
        return PlannedMove(move, 0, "bot_goes_by_words") if move else None


async def test_what_a_bot_remarks_is_told_to_all(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("samewave.server.tables.table_driver.make_bot", lambda *_: Talker())
    (ann,) = await guests.open_table("Ann", settings=BOT_OPENS, bots=1)
    await ann.ask("start")

    await ann.listen(lambda: ann.view["phase"] == "choosing")
    remarks = [data for data in ann.heard if b'"type":"remarked"' in data]
    assert remarks == [b'{"type":"remarked","player":1,"code":"bot_goes_by_words"}']


class Fool(Watcher):
    """A bot that repeats a forbidden move."""

    def think(self, *_: Any) -> PlannedMove | None:
        return PlannedMove(OpenTheme(99), 0)


async def test_a_bot_that_errs_does_not_hold_up_the_table(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("samewave.server.tables.table_driver.make_bot", lambda *_: Fool())
    (ann,) = await guests.open_table("Ann", settings=DUO, bots=1)
    await ann.ask("start")

    await play_to_the_end(ann)


@pytest.mark.parametrize("game", ["compatibility", "samegame"])
async def test_a_practice_round_tells_its_learner_what_to_do(guests: Guests, game: str) -> None:
    settings = {"game": game, "setup": {"edition": "2016", "mode": "teams"}, "practice": True}
    if game == "samegame":
        settings["setup"] = {"level": 1}
    (ann,) = await guests.open_table("Ann", settings=settings)
    assert (await ann.ask("start"))["code"] == "practice_needs_players"
    while (await ann.ask("start"))["type"] == "refusal":
        await ann.ask("add_bot")
    screen = await guests.page(ann.code)
    told = []

    while ann.view["round"] == 1:
        assert ann.hints, ann.view
        told += [hint["code"] for hint in ann.hints]
        move = next((hint["move"] for hint in ann.hints if hint.get("move")), None)
        if ann.hints[-1]["code"] == "practice_point_freely":
            move = {"type": "point", "criterion": ann.offers["point"][0]}
        before = ann.sequence
        if move:
            answer = await ann.ask("play", move=move)
            assert answer["type"] == "update", answer
        else:
            await ann.listen(lambda: ann.sequence > before)  # noqa: B023
    assert len({*told, *(hint["code"] for hint in ann.hints)}) >= 7
    assert screen.hints == []


async def test_a_bot_client_comes_over_the_socket_plays_and_is_sent_away(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann", settings=DUO)
    told: list[str] = []
    client = BotClient(guests.address, ann.code, Character(7), pace=0, report=told.append)
    visit = asyncio.create_task(client.play("Robin"))
    await ann.listen(lambda: ann.here == [0, 1])

    await ann.ask("start")
    await play_to_the_end(ann)
    await ann.ask("kick", player=1)

    assert await visit == "kicked"
    assert "plays choose" in told


async def test_a_bot_client_who_is_stopped_stands_up(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann", settings=DUO)
    visit = asyncio.create_task(BotClient(guests.address, ann.code, Character(7)).play("Robin"))
    await ann.listen(lambda: ann.here == [0, 1])

    visit.cancel()

    await ann.listen(lambda: len(ann.table["players"]) == 1)


async def test_a_bot_client_is_told_why_it_cannot_sit_down(guests: Guests) -> None:
    with pytest.raises(Refused, match="unknown_table"):
        await BotClient(guests.address, "ZZZZZ", Character(7)).play("Robin")


@pytest.mark.parametrize("answer", ["let_in", "turn_away"])
async def test_a_bot_client_waits_until_the_host_has_answered(guests: Guests, answer: str) -> None:
    (ann,) = await guests.open_table("Ann", settings=DUO)
    await ann.ask("set_door", door="ask")
    client = BotClient(guests.address, ann.code, Character(7), poll_seconds=0.01)
    visit = asyncio.create_task(client.play("Robin"))
    await ann.listen(lambda: bool(ann.table["waiting"]))

    await ann.ask(answer, request=ann.table["waiting"][0]["request"])

    if answer == "let_in":
        await ann.listen(lambda: ann.here == [0, 1])
        visit.cancel()
        await asyncio.wait([visit])
    else:
        with pytest.raises(Refused, match="not_let_in"):
            await visit
