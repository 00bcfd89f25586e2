"""Clues cost little: memory of a fresh server that plays them, and time of the first one."""

import subprocess
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession
from bench.clues import memory

from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from tests.server.pages import Guests
from tests.server.server_process import Running

CLUES = {
    "en": "wheelbarrow",
    "fr": "cuillère à soupe",
    "de": "Regenschirmständer",
    "es": "paraguas",
    "it": "carta di credito",
}


@pytest.mark.measures
async def test_a_clue_in_each_language_keeps_a_fresh_server_under_120_mb(tmp_path: Path) -> None:
    server = Running(tmp_path)
    await server.start()
    async with ClientSession() as session:
        for language in CLUE_LANGUAGES:
            setup = {"level": 1, "language": language}
            settings = {"game": "samegame", "setup": setup}
            ann, _ = await Guests(session, server.address).open_table(
                "Ann", "Bo", settings=settings
            )
            assert (await ann.ask("start"))["type"] == "update"
            clue = {"type": "write_clue", "text": CLUES[language], "anyway": True}
            assert (await ann.ask("play", move=clue))["type"] == "update"

        assert server.memory < 120_000_000
    assert await server.stop() == 0


@pytest.mark.measures
@pytest.mark.parametrize("language", CLUE_LANGUAGES)
def test_the_first_clue_of_a_language_takes_less_than_50_ms_of_cpu(language: str) -> None:
    code = f"""
from time import process_time
from samewave.games.samegame.clue import check
before = process_time()
check({CLUES[language]!r}, {{{language!r}: "x"}})
check("blimbork", {{{language!r}: "x"}})
print(process_time() - before)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert float(done.stdout) < 0.05


@pytest.mark.measures
def test_the_lexicons_of_all_languages_take_at_most_25_mb() -> None:
    assert memory() <= 25
