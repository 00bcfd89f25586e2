"""Whole games of every kind over real sockets, with a page for each seat."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from tests.laws.tables import LAWFUL, LISTED
from tests.server.pages import Guests, Page, level, serving


async def play_out(pages: list[Page], dice: Random) -> None:
    """Random legal moves until the game is over; all pages receive everything."""
    while not pages[0].is_over:
        page = dice.choice(pages[: len(pages[0].table["seated"])])
        move = page.any_move(dice)
        if move is not None:
            answer = await page.ask("play", move=msgspec.to_builtins(move))
            assert answer["type"] == "update", answer
            await level(pages)


async def exported(guests: Guests, code: str, number: int) -> bytes:
    address = f"{guests.address}/api/tables/{code}/records/{number}"
    async with guests.session.get(address) as answer:
        assert answer.status == 200
        return await answer.read()


@pytest.mark.parametrize(("name", "edition"), LISTED)
async def test_two_games_and_their_records(tmp_path: Path, name: str, edition: str) -> None:
    """Every page ends in the state that the record gives when it is judged again."""
    setup: dict[str, Any] = msgspec.to_builtins(LAWFUL[name].golden_setup(edition))
    names = setup.pop("seats")
    async with serving(tmp_path) as guests:
        pages = await guests.open_table(*names, settings={"game": name, "setup": setup})
        screen = await guests.page(pages[0].code)
        games = {name: game(Shelf()) for name, game in GAMES.items()}
        for number in range(2):
            answer = await pages[0].ask("start")
            assert answer["type"] == "update", answer
            await level([*pages, screen])
            await play_out([*pages, screen], Random(number))

            lines = (await exported(guests, pages[0].code, number)).splitlines(keepends=True)
            *_, last = play_back(lines, games, judge=True)
            game = games[name]
            for page in (*pages, screen):
                looks_as = page.view["seat"]
                assert (looks_as is None) == (page is screen)
                assert page.typed_view() == game.view(last.state, looks_as)
