"""Backup and restore find the store by the same variables as `samewave serve`."""

from asyncio import to_thread
from pathlib import Path

from click.testing import CliRunner

from samewave.cli import main
from tests.server.group_games import DUO
from tests.server.pages import serving


def run(data: Path, *words: str) -> str:
    """The output of a command whose data folder is named by the environment alone."""
    result = CliRunner().invoke(main, words, env={"SAMEWAVE_DATA": str(data)})
    assert result.exit_code == 0, result.output
    return result.output


async def test_a_backup_is_made_and_restored_where_the_environment_says(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "file.zip"
    async with serving(old) as guests:
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        code, token = pages[0].code, pages[0].token

    assert "1 table" in await to_thread(run, old, "backup", str(file))
    assert "1 table" in await to_thread(run, new, "restore", str(file))

    async with serving(new) as guests:
        assert (await guests.page(code, token)).table["code"] == code
