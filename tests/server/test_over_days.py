"""Games over days: they wait for everybody, and their messages keep all secrets."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from samewave.server.http import REGISTRY_KEY
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.over_days import (
    DUO,
    HOUR,
    SAME,
    Receiver,
    begin,
    clock,
    come_back,
    go_home,
    move,
    noted,
    party,
    pass_time,
    playing_over_days,
    receiver,
    reminders_of,
)
from tests.server.server_process import Party

__all__ = ["clock", "party", "receiver"]


@pytest.mark.parametrize("settings", [DUO, SAME])
async def test_a_message_says_the_same_whatever_lies_on_the_table(
    party: Party, clock: SkippingClock, receiver: Receiver, settings: dict[str, Any]
) -> None:
    """A message that never varies cannot reveal a choice, a trap, a clue or a hidden card."""
    names = ("Ann", "Bo") if settings is DUO else ("Ann", "Bo", "Cy")
    said: dict[str, set[bytes]] = {name: set() for name in names}
    for seed in range(2):
        pages = await begin(party, receiver, *names, settings=settings)
        dice = Random(seed)
        for _ in range(40):
            await pass_time(party, clock, HOUR + 1)
            for each in receiver.take():
                plain = each.body.replace(each.json["code"].encode(), b"CODE")
                token = each.json["stop"].partition("#")[2].encode()
                said[each.json["name"]].add(plain.replace(token, b"TOKEN"))
            pages = [await come_back(party, page) for page in pages]
            waiting = [page for page in pages if page.you in page.view["waiting_for"]]
            if not waiting:
                break
            await move(dice.choice(waiting), dice)
            await go_home(party, pages)
        await go_home(party, pages)

    assert {name: len(messages) for name, messages in said.items()} == dict.fromkeys(names, 1)


async def test_nobody_is_replaced_and_no_timer_runs(party: Party, clock: SkippingClock) -> None:
    settings = DUO | {"grace": 30, "timer": 30}
    ann, bo = await party.open_table("Ann", "Bo", settings=settings)
    await ann.ask("start")
    await bo.socket.close()
    await ann.listen(lambda: ann.here == [0])
    length = ann.sequence
    assert ann.table["deadline"] is None

    clock.skip(10_000)
    await ann.ask("say", text="Where is Bo?")

    assert ann.sequence == length + 1
    assert not ann.table["players"][1]["has_stand_in"]


async def test_a_stand_in_hands_its_seat_back_when_a_game_over_days_begins(
    party: Party, clock: SkippingClock
) -> None:
    ann, bo = await party.open_table("Ann", "Bo", settings=DUO | {"over_days": False, "grace": 30})
    await ann.ask("start")
    await bo.socket.close()
    await ann.listen(lambda: ann.here == [0])
    await ann.ask("say", text="Where is Bo?")
    clock.skip(31)
    await ann.listen(lambda: ann.table["players"][1]["has_stand_in"])

    await ann.ask("stop")
    await ann.ask("change_settings", settings=DUO)

    await ann.listen(lambda: not ann.table["players"][1]["has_stand_in"])


async def test_bots_move_on_when_everybody_has_left_and_after_a_restart(
    tmp_path: Path, clock: SkippingClock
) -> None:
    """Ann opens the theme and locks in; the bot answers though nobody looks."""
    async with playing_over_days(tmp_path, clock, bot_pace=1.0) as party:
        (ann,) = await party.open_table("Ann", settings=DUO, bots=1)
        await ann.ask("start")
        while not ann.offers.get("open_theme"):
            clock.skip(100)
            await ann.listen(lambda: bool(ann.offers))
        await ann.ask("play", move={"type": "open_theme", "number": 1})
        await move(ann, Random(1))
        await noted()

    async with playing_over_days(tmp_path, clock, bot_pace=0.0) as party:
        registry = party.app[REGISTRY_KEY]
        table = await registry.find(ann.code)
        async with asyncio.timeout(PATIENCE):
            while not table.state.people_waited_for:
                await asyncio.sleep(0.01)
        assert table.state.people_waited_for == {0}


async def test_a_table_that_waits_is_kept_for_half_a_year(
    party: Party, clock: SkippingClock, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    registry = party.app[REGISTRY_KEY]
    touched: list[float] = []

    async def touch(_: int, at: float) -> None:
        touched.append(at)

    monkeypatch.setattr(reminders_of(party), "_touch", touch)
    for days in (1, 100, 78):
        clock.skip(days * 86_400)
        await reminders_of(party)._check(await registry.find(ann.code))
    assert len(touched) == 3

    clock.skip(2 * 86_400)
    await reminders_of(party)._check(await registry.find(ann.code))
    assert len(touched) == 3
