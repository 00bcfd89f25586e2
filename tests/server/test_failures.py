"""Failures: an error is logged with its cause, and people can play on."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from samewave.core import Refused
from samewave.games.compatibility import Compatibility
from samewave.server import app
from samewave.server.archive.groups import Groups
from samewave.server.protocol.connection import PageConnection
from samewave.server.settings import Timings
from samewave.server.store import Unavailable
from samewave.server.store.sqlite import SqliteStore
from samewave.server.supervise import PAUSES
from samewave.server.tables import audience, judging, table_driver
from samewave.server.tables.commands import AutoMove
from samewave.server.tables.log import Left, PlayerId
from samewave.server.tables.table_registry import TableRegistry
from tests.server.builders import SkippingClock
from tests.server.faults import (
    DUO,
    SILENT,
    TEAMS,
    TRIO,
    Bug,
    Faults,
    faults,
    heard,
    play_on,
    play_to_the_end,
    settle,
    stumbling,
)
from tests.server.group_games import SAME, play
from tests.server.pages import Guests, level, serving
from tests.server.test_bus import until
from tests.server.test_lobby import opener, refused, started_duo
from tests.server.test_play import play_out

__all__ = ["faults"]

OPEN = {"type": "open_theme", "number": 3}


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def guests(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Guests]:
    async with serving(tmp_path, clock=clock, timings=SILENT) as served:
        yield served


# Updates.


async def test_everybody_gets_the_whole_state_when_an_entry_cannot_be_shown(
    guests: Guests, faults: Faults
) -> None:
    pages = await started_duo(guests)
    screen, first = await guests.page(pages[0].code), opener(pages)
    faults.once(audience, "updates_for")

    await first.socket.send_json({"type": "play", "id": "x", "move": OPEN})
    for page in (*pages, screen):
        await page.listen(lambda page=page: len(heard(page, "welcome")) == 2)  # type: ignore[misc]
        assert page.view["phase"] == "choosing"

    assert (await first.ask("play", id="x", move=OPEN))["type"] == "acknowledged"
    await play_out([*pages, screen], Random(1))
    faults.assert_logged()


async def test_who_is_sent_away_goes_also_when_that_cannot_be_shown(
    guests: Guests, faults: Faults
) -> None:
    ann, bo, cy = await guests.open_table("Ann", "Bo", "Cy", settings=DUO)
    faults.once(audience, "updates_for", matters=lambda *said: isinstance(said[2].event, Left))

    await ann.socket.send_json({"type": "kick", "id": "x", "player": cy.you})

    await cy.listen(lambda: cy.bye == "kicked")
    await play([ann, bo])
    faults.assert_logged()


class UnreachablePage(PageConnection):
    """A connection to which sending fails once."""

    __slots__ = ("_write",)
    fails: ClassVar[dict[int | None, Exception]] = {}
    """By player, what is raised."""

    @property
    def send(self) -> Callable[[bytes], None]:
        return self._send

    @send.setter
    def send(self, write: Callable[[bytes], None]) -> None:
        self._write = write

    def _send(self, frame: bytes) -> None:
        if error := self.fails.pop(self.player, None):
            raise error
        self._write(frame)


async def test_only_the_page_that_cannot_be_reached_is_dropped(
    guests: Guests, faults: Faults
) -> None:
    faults.patch.setattr(app, "PageConnection", UnreachablePage)
    ann, bo = await started_duo(guests)
    screen = await guests.page(ann.code)
    faults.patch.setattr(UnreachablePage, "fails", {bo.you: faults.bug})

    assert (await ann.ask("say", text="hello"))["type"] == "update"
    with pytest.raises(ConnectionError):
        await bo.listen(lambda: False)
    for page in (ann, screen):
        await page.listen(lambda page=page: page.here == [0])  # type: ignore[misc]
        assert [line["text"] for line in page.chat] == ["hello"]

    back = await guests.page(bo.code, bo.token)
    await play_out([ann, back, screen], Random(1))
    faults.assert_logged("player 1")


async def test_a_next_game_can_begin_when_keeping_the_last_one_failed(
    guests: Guests, faults: Faults
) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    faults.once(Groups, "note")

    await play(pages)
    await play(pages)

    assert pages[1].table["game_number"] == 1
    faults.assert_logged()


# Judging.


@pytest.mark.parametrize("kind", ["play", "check_move"])
@pytest.mark.parametrize("error", [ZeroDivisionError, ValueError])
async def test_only_who_asked_hears_of_a_bug_in_the_rules(
    guests: Guests, faults: Faults, kind: str, error: type[Exception]
) -> None:
    pages, faults.bug = await started_duo(guests), error("a bug")
    first = opener(pages)
    other = next(page for page in pages if page is not first)
    faults.once(Compatibility, "decide")

    assert await refused(first, kind, move=OPEN) == "internal_error"
    assert (await other.ask("say", text="go on"))["type"] == "update"

    await level(pages)
    assert [len(heard(page, "refusal")) for page in (first, other)] == [1, 0]
    await play_out(pages, Random(1))
    faults.assert_logged("table 1", f"player {first.you}", kind.title().replace("_", ""))


# Bots, stand-ins and timers.


@pytest.mark.parametrize("settings", [TRIO, SAME], ids=["compatibility", "samegame"])
@pytest.mark.parametrize(("deed", "number"), [("look", 1), ("look", 2), ("think", 1), ("think", 3)])
async def test_bots_play_on_after_one_of_them_raised(
    guests: Guests, clock: SkippingClock, faults: Faults, settings: Any, deed: str, number: int
) -> None:
    faults.patch.setattr(table_driver, "make_bot", stumbling(deed, number, faults.bug))
    pages = await guests.open_table("Ann", "Bo", settings=settings, bots=1)

    await pages[0].ask("start")
    await level(pages)
    await play_on(pages, Random(1), lambda: bool(faults.causes))
    clock.skip(PAUSES[0])

    await play_to_the_end(pages)
    words = ["could not think"] if deed == "think" else []  # it also reads while it catches up
    faults.assert_logged("table 1", *words)


async def test_a_stand_in_plays_on_after_its_first_thought_raised(
    guests: Guests, clock: SkippingClock, faults: Faults
) -> None:
    faults.patch.setattr(table_driver, "make_bot", stumbling("think", 1, faults.bug))
    pages = await guests.open_table("Ann", "Bo", "Cy", "Di", settings=TEAMS | {"grace": 30})
    ann, bo, cy, di = pages
    await ann.ask("start")
    await play_on(pages, Random(1), lambda: ann.view["phase"] == "choosing")
    await di.socket.close()
    await ann.listen(lambda: ann.here == [0, 1, 2])
    await settle(ann)
    clock.skip(30)

    await ann.listen(lambda: ann.view["seats"][3]["is_locked_in"])
    await play_to_the_end([ann, bo, cy])
    faults.assert_logged("table 1")


@pytest.mark.parametrize("error", [Bug("a bug"), Unavailable("away")])
async def test_bots_play_on_after_the_log_could_not_be_read(
    guests: Guests, clock: SkippingClock, faults: Faults, error: Exception
) -> None:
    (ann,) = await guests.open_table("Ann", settings=DUO, bots=1)
    reading = faults.once(SqliteStore, "read", error)

    await ann.ask("start")
    await until(lambda: reading.calls == 1)
    clock.skip(max(PAUSES[0], Timings().retry))

    await play_to_the_end([ann])
    (record,) = faults.logged
    assert record.levelname == ("ERROR" if isinstance(error, Bug) else "WARNING")


async def test_the_clock_does_not_insist_when_its_own_move_is_refused(
    tmp_path: Path, clock: SkippingClock, faults: Faults
) -> None:
    timings = replace(SILENT, overdue=1000)
    setup = {"edition": "2016", "mode": "duo", "options": {"time_limit": 30}}

    def is_of_the_clock(_: Any, by: PlayerId | None, command: Any, __: Any) -> bool:
        return by is None and isinstance(command, AutoMove)

    async with serving(tmp_path, clock=clock, timings=timings) as guests:
        pages = await started_duo(guests, setup=setup)
        ann, _ = pages
        await opener(pages).ask("play", move=OPEN)
        await level(pages)
        tries = faults.once(judging, "judge", Refused("not_the_time"), is_of_the_clock)
        clock.skip(30)
        await until(lambda: tries.calls == 1)
        for _ in range(20):
            assert await refused(ann, "check_move", move=OPEN) == "theme_is_open"

        assert tries.calls == 1
        clock.skip(timings.overdue)
        await ann.listen(lambda: ann.view["round"] == 2 or ann.is_over)
        assert tries.calls == 2


# HTTP.


@pytest.mark.parametrize("error", [Bug, ValueError, KeyError, TimeoutError])
async def test_a_request_that_meets_a_bug_is_answered_with_a_code(
    guests: Guests, faults: Faults, error: type[Exception]
) -> None:
    faults.bug = error("a bug")
    (ann,) = await guests.open_table("Ann")
    path = f"/api/tables/{ann.code}"
    faults.once(TableRegistry, "find")

    async with guests.session.get(guests.address + path) as answer:
        assert answer.status == 500
        assert answer.content_type == "application/json"
        assert await answer.json() == {"code": "internal_error", "params": {}}

    assert (await guests.get(path))[0] == 200
    faults.assert_logged("GET")


async def test_a_request_that_needs_a_store_which_is_away_is_told_so(
    guests: Guests, faults: Faults
) -> None:
    faults.once(SqliteStore, "open_table", Unavailable("away"))

    status, said = await guests.post("/api/tables", {"name": "Ann"})

    assert (status, said["code"]) == (503, "cannot_save")
    assert [record.levelname for record in faults.logged] == ["WARNING"]
    assert (await guests.post("/api/tables", {"name": "Ann"}))[0] == 201
