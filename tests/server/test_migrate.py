"""`samewave migrate`: from one server's SQLite file to a PostgreSQL for many nodes."""

from asyncio import to_thread
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from samewave.cli import main
from tests.server.group_games import DUO, SAME, Gathering, play
from tests.server.pages import level, serving
from tests.server.test_play import exported, play_out
from tests.services import Postgres


def migrated(data: Path, database: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["migrate", "--data", str(data), "--database", database])
    return result.exit_code, result.output


def moved(data: Path, database: str) -> str:
    code, said = migrated(data, database)
    assert code == 0, said
    return said


async def test_tables_groups_and_games_go_on_in_the_new_house(
    tmp_path: Path, postgres: Postgres
) -> None:
    data, database = tmp_path / "old", postgres.database()
    async with serving(data) as old:
        sofa = await Gathering.found(old)
        pages = await old.open_table("Ann", "Bo", settings=DUO)
        await sofa.attach(pages[0])
        await sofa.play(pages)
        await pages[0].ask("start")
        await level(pages)
        code, tokens = pages[0].code, [page.token for page in pages]
        record = await exported(old, code, 0)
        other = await old.open_table("Cy", "Di", settings=SAME)
        await play(other)
        group = await sofa.view()

    said = await to_thread(moved, data, database)
    assert "2 tables" in said
    assert "1 group" in said
    assert "2 of 2 replayed tables can be read." in said

    async with serving(tmp_path / "new", database=database) as new:
        assert await Gathering(new, sofa.key).view() == group
        assert await exported(new, code, 0) == record
        again = [await new.page(code, token) for token in tokens]
        assert again[0].view["round"] == 1
        await play_out(again, Random(4))
        await Gathering(new, sofa.key).until(games=2)


async def test_a_database_that_is_in_use_is_left_as_it_is(
    tmp_path: Path, postgres: Postgres
) -> None:
    data, database = tmp_path / "old", postgres.database()
    async with serving(data) as old:
        await old.open_table("Ann", settings=DUO)
    await to_thread(moved, data, database)

    for _ in range(2):
        async with serving(tmp_path / "new", database=database) as new:
            (bo,) = await new.open_table("Bo", settings=DUO)
            code, said = await to_thread(migrated, data, database)
            assert (code, said) == (1, "A server uses this database. Stop all nodes first.\n")
            assert (await bo.ask("say", text="hello"))["type"] == "update"
    code, said = await to_thread(migrated, data, database)
    assert (code, said) == (
        1,
        "The database is not empty, and migrate never overwrites anything.\n",
    )


async def test_tables_move_while_people_play_on_at_the_old_server(
    tmp_path: Path, postgres: Postgres
) -> None:
    data, database = tmp_path / "old", postgres.database()
    async with serving(data) as old:
        (ann,) = await old.open_table("Ann", settings=DUO)
        said = await to_thread(moved, data, database)
        assert (await ann.ask("say", text="later"))["type"] == "update"

    assert "1 table" in said


@pytest.mark.parametrize(
    ("data", "database", "says"),
    [
        ("nowhere", "postgresql://nobody@127.0.0.1:1/x", "There is no"),
        (".", "postgresql://nobody@127.0.0.1:1/x", "cannot be reached"),
    ],
)
def test_what_cannot_be_reached_is_said(
    tmp_path: Path, data: str, database: str, says: str
) -> None:
    (tmp_path / "samewave.db").touch()
    folder = tmp_path / data
    result = CliRunner().invoke(main, ["migrate", "--data", str(folder), "--database", database])

    assert result.exit_code == 1
    assert says in result.output
