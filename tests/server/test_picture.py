"""The share picture: only for finished games, in the sharer's language."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from samewave.core import LANGUAGES
from samewave.picture.share import TEXTS
from tests.server.group_games import DUO, SAME, ask, play
from tests.server.pages import Guests, serving

TRIO = {"game": "compatibility", "setup": {"edition": "2016", "mode": "individual"}}


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path / "data") as served:
        yield served


@pytest.mark.parametrize(
    ("settings", "names"),
    [(DUO, ("Ann", "Bo")), (TRIO, ("Ann", "Bo", "Cy")), (SAME, ("Ann", "Bo", "Łukasz"))],
)
async def test_a_finished_game_has_a_picture_in_every_language(
    guests: Guests, settings: Any, names: tuple[str, ...]
) -> None:
    pages = await guests.open_table(*names, settings=settings)
    path = f"/api/tables/{pages[0].code}/records/0/picture"
    assert (await ask(guests, "GET", f"{path}/en"))[0] == 404
    await play(pages)

    drawn = []
    for language in LANGUAGES:
        status, png = await ask(guests, "GET", f"{path}/{language}")
        assert status == 200
        with Image.open(BytesIO(png)) as picture:
            assert (picture.format, picture.size) == ("PNG", (1200, 630))
            drawn.append(picture.tobytes())
    assert len(set(drawn)) == len(LANGUAGES)


async def test_there_is_no_picture_of_a_game_that_is_on_or_was_put_away(guests: Guests) -> None:
    pages = await guests.open_table("Ann", "Bo", settings=DUO)
    path = f"/api/tables/{pages[0].code}/records/0/picture/en"
    await pages[0].ask("start")
    assert (await ask(guests, "GET", path))[0] == 404
    await pages[0].ask("stop")

    assert (await ask(guests, "GET", path))[0] == 404


def test_every_language_has_its_own_words() -> None:
    assert set(TEXTS) == set(LANGUAGES)
    assert len({words.question for words in TEXTS.values()}) == len(LANGUAGES)
