"""A server below a base path: page, API and health."""

from pathlib import Path

import pytest
from click import BadParameter

from samewave.cli.serve import check_base_path
from tests.server.pages import serving

BASE = "/games/samewave"
INSIDE = ("/", "/t/GQJWB", "/api/games", "/healthz")


async def test_everything_lies_under_the_base_path_and_health_at_the_root_too(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, base_path=BASE) as guests:
        for path in (*(BASE + each for each in INSIDE), "/healthz"):
            async with guests.session.get(guests.address + path) as answer:
                assert answer.status == 200, path
        for path in ("/", "/api/games", "/t/GQJWB"):
            async with guests.session.get(guests.address + path) as answer:
                assert answer.status == 404, path
        async with guests.session.get(guests.address + BASE, allow_redirects=False) as answer:
            assert answer.headers["Location"] == f"{BASE}/"
        async with guests.session.get(f"{guests.address}{BASE}/api/tables/GQJWB") as answer:
            assert (await answer.json())["code"] == "unknown_table"
            assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["games", "/games//samewave", "/a b", '/"', "/games/../x"])
def test_a_base_path_that_no_address_can_have_is_refused(path: str) -> None:
    with pytest.raises(BadParameter):
        check_base_path(path)


def test_a_slash_at_the_end_does_not_matter() -> None:
    assert check_base_path("/games/samewave/") == "/games/samewave"
    assert check_base_path("/") == check_base_path("") == ""
