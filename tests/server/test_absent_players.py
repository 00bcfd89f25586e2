"""Absent players: stand-ins and timers move for those who do not."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samewave.games.compatibility.view import SECONDS
from tests.server.builders import SkippingClock
from tests.server.pages import Guests, Page, level, serving
from tests.server.test_lobby import DUO, FIVE, opener, refused, started_duo


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def guests(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Guests]:
    async with serving(tmp_path, clock=clock) as served:
        yield served


async def test_bots_fill_empty_chairs_and_play(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann", settings=DUO)
    await ann.ask("add_bot")
    await ann.ask("start")

    while not ann.is_over:
        move = ann.any_move(Random(1)) if 0 in ann.view["waiting_for"] else None
        if move is None:
            await ann.listen(lambda: ann.is_over or 0 in ann.view["waiting_for"])
        else:
            await play_one(ann, move)


async def play_one(page: Page, move: Any) -> None:
    answer = await page.ask("play", move=msgspec.to_builtins(move))
    assert answer["type"] == "update", answer


async def test_a_stand_in_plays_for_who_is_away_and_hands_the_seat_back(
    guests: Guests, clock: SkippingClock
) -> None:
    ann, bo = await started_duo(guests, grace=30)
    await bo.socket.close()
    await ann.listen(lambda: ann.here == [0])
    await ann.ask("say", text="Where is Bo?")  # by now the driver has noticed it, too
    clock.skip(30)

    await ann.listen(lambda: ann.table["players"][1]["has_stand_in"])
    if ann.offers.get("open_theme"):
        await ann.ask("play", move={"type": "open_theme", "number": 1})
    await ann.listen(lambda: ann.view["seats"][1]["is_locked_in"])
    bo = await guests.page(bo.code, bo.token)

    await bo.listen(lambda: not bo.table["players"][1]["has_stand_in"])
    assert bo.view["my_choice"] is not None


async def test_a_stand_in_hands_the_seat_back_also_after_the_game(
    guests: Guests, clock: SkippingClock
) -> None:
    ann, bo = await started_duo(guests, grace=30)
    await bo.socket.close()
    await ann.listen(lambda: ann.here == [0])
    await ann.ask("say", text="Where is Bo?")
    clock.skip(30)
    await ann.listen(lambda: ann.table["players"][1]["has_stand_in"])
    await ann.ask("stop")

    bo = await guests.page(bo.code, bo.token)

    await bo.listen(lambda: not bo.table["players"][1]["has_stand_in"])


async def test_time_can_run_out_and_be_extended(guests: Guests, clock: SkippingClock) -> None:
    pages = await started_duo(guests, timer=60)
    first, other = opener(pages), next(page for page in pages if page is not opener(pages))
    deadline = first.table["deadline"]

    assert (await other.ask("extend"))["table"]["deadline"] == deadline + 30
    await level(pages)
    clock.skip(60 + 30)
    await first.listen(lambda: first.view["theme"] is not None)


async def test_time_begins_when_the_cards_have_been_turned(guests: Guests) -> None:
    pages = await started_duo(guests, timer=60)
    await opener(pages).ask("play", move={"type": "open_theme", "number": 3})
    await level(pages)
    assert pages[0].seconds_left == pytest.approx(60, abs=1)
    deck = pages[0].view["table"]["images"]
    for page, images in zip(pages, (deck[:5], deck[4:9]), strict=True):
        await page.ask("play", move={"type": "choose", "images": images})
    await level(pages)

    turning = SECONDS["ready"] + 5 * SECONDS["card"] + SECONDS["match"] + SECONDS["pawns"]
    reading = SECONDS["reading"]
    assert pages[0].seconds_left == pytest.approx(60 + turning + reading, abs=1)

    deadline = pages[0].table["deadline"]
    await opener(pages).ask("play", move={"type": "open_theme", "number": 3})
    await level(pages)
    assert pages[0].table["deadline"] == pytest.approx(deadline - reading), (
        "the others still look at the cards"
    )


async def test_time_begins_when_somebody_taps_on(guests: Guests) -> None:
    pages = await started_duo(guests, timer=60)
    await opener(pages).ask("play", move={"type": "open_theme", "number": 3})
    await level(pages)
    deck = pages[0].view["table"]["images"]
    for page, images in zip(pages, (deck[:5], deck[4:9]), strict=True):
        await page.ask("play", move={"type": "choose", "images": images})
    await level(pages)
    sequence = pages[0].table["show"]["sequence"]

    await pages[1].ask("proceed", sequence=sequence, to="result")
    await level(pages)
    assert pages[0].seconds_left == pytest.approx(60 + SECONDS["reading"], abs=1)
    assert await refused(pages[0], "proceed", sequence=sequence, to="result") == "too_late"

    await pages[0].ask("proceed", sequence=sequence, to="next")
    await level(pages)
    assert pages[0].seconds_left == pytest.approx(60, abs=1)
    assert await refused(pages[1], "proceed", sequence=sequence, to="next") == "too_late"


async def test_without_a_timer_there_is_nothing_to_extend(guests: Guests) -> None:
    ann, _ = await started_duo(guests)

    assert ann.table["deadline"] is None
    assert await refused(ann, "extend") == "no_clock_runs"


async def test_the_games_own_time_limit_ends_the_choosing(
    guests: Guests, clock: SkippingClock
) -> None:
    setup = DUO["setup"] | {"options": {"time_limit": 30}}  # type: ignore[operator]
    pages = await started_duo(guests, setup=setup)
    await opener(pages).ask("play", move={"type": "open_theme", "number": 3})
    await level(pages)
    ann, bo = pages
    await ann.ask("play", move={"type": "choose", "images": FIVE})

    clock.skip(30)
    await bo.listen(lambda: bo.view["round"] == 2 or bo.is_over)


async def test_taking_a_ranking_back_gives_nobody_more_time(guests: Guests) -> None:
    pages = await started_duo(guests, timer=60)
    await opener(pages).ask("play", move={"type": "open_theme", "number": 3})
    await level(pages)
    ann, _ = pages
    deadline = ann.table["deadline"]

    await ann.ask("play", move={"type": "choose", "images": FIVE})
    await ann.ask("play", move={"type": "reopen"})

    assert ann.table["deadline"] == deadline
