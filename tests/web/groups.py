"""Groups for tests of the page, with games played without a browser."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession
from playwright.sync_api import Locator, Page

from tests.server.group_games import DUO, Gathering, ask
from tests.server.pages import Guests
from tests.server.pages import Page as Player
from tests.web.browser import Device, Serving
from tests.web.sockets import wait_for

DAY = 86_400


class Sofa:
    """A group at the server; its games are played without a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.key = wait_for(self._found())
        self.path = f"/g#{self.key}"

    async def _found(self) -> str:
        async with ClientSession() as session:
            return (await Gathering.found(Guests(session, self.address), self.name)).key

    def play(self, *names: str, settings: Any = DUO, bots: int = 0) -> None:
        wait_for(self._play(names, settings, bots))

    async def _play(self, names: tuple[str, ...], settings: Any, bots: int) -> None:
        async with ClientSession() as session:
            guests = Guests(session, self.address)
            pages = await guests.open_table(*names, settings=settings, bots=bots)
            group = Gathering(guests, self.key)
            await group.attach(pages[0])
            if not bots:
                await group.play(pages)
                return
            await play_with_bots(pages[0])
            while not (await group.view())["games"]:
                await asyncio.sleep(0.02)

    def ask(self, method: str, path: str = "", body: Any = None) -> tuple[int, Any]:
        return wait_for(self._ask(method, f"/api/group{path}", body))

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        async with ClientSession() as session:
            return await ask(Guests(session, self.address), method, path, self.key, body)

    def change(self, kind: str, **fields: Any) -> None:
        status, said = self.ask("POST", "/changes", {"change": {"type": kind, **fields}})
        assert status == HTTPStatus.NO_CONTENT, said

    def add(self, *names: str) -> None:
        for name in names:
            self.change("join", name=name)

    def own_themes(self) -> list[str]:
        found: list[str] = self.ask("GET")[1]["own_themes"]
        return found

    def members(self) -> list[str]:
        return [member["name"] for member in self.ask("GET")[1]["members"]]


async def play_with_bots(page: Player) -> None:
    """A single player with bots."""
    dice, tries = Random(0), 20
    await page.ask("start")
    while not page.is_over:
        move = next(filter(None, (page.any_move(dice) for _ in range(tries))), None)
        if move is not None:
            await page.ask("play", move=msgspec.to_builtins(move))
        else:
            known = page.sequence
            await page.listen(lambda known=known: page.sequence > known)  # type: ignore[misc]


def a_day_passes(folder: Path) -> None:
    """Make all stored games a day older, so that the next game belongs to another evening."""
    with sqlite3.connect(folder / "data" / "samewave.db") as store:
        for number, state in store.execute("SELECT id, state FROM groups").fetchall():
            group = json.loads(state)
            group["last"] -= DAY
            for moment in group["course"]:
                moment["at"] -= DAY
            store.execute(
                "UPDATE groups SET state = ?, version = version + 1 WHERE id = ?",
                (json.dumps(group).encode(), number),
            )
        for row, line in store.execute("SELECT rowid, line FROM group_games").fetchall():
            game = json.loads(line)
            game["at"] -= DAY
            older = json.dumps(game).encode()
            store.execute("UPDATE group_games SET line = ? WHERE rowid = ?", (older, row))


def remember(device: Device, group: Sofa, me: str) -> Page:
    """Open the group's page on a device that knows the group as this member."""
    kept = json.dumps([{"key": group.key, "name": group.name, "me": me}])
    script = f"localStorage['samewave:groups'] ??= {json.dumps(kept)}"
    device.context.add_init_script(f"try {{ {script} }} catch {{}}")
    return device.go(group.path)


def panel(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title)


def member(page: Page, name: str) -> Locator:
    return panel(page, "Members").get_by_role("button", name=re.compile(f"^{name} "))


def forgive(device: Device, status: int) -> None:
    """The browser logs every refusal."""
    device.complaints[:] = [line for line in device.complaints if str(status) not in line]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("groups")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with Serving(folder) as serving:
        yield serving.address
