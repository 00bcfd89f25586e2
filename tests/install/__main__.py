"""Installs a wheel into an empty environment, without Node and without root, and plays a game.

`python -m tests.install WHEEL`. When it is started as root, installing and serving are done by the
user nobody.
"""

import asyncio
import shutil
import sys
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
from aiohttp import ClientError, ClientSession

from tests.install.user import SYSTEM_PYTHON, a_user
from tests.server.pages import Guests
from tests.server.server_process import DUO, free_port

_PATIENCE = 60.0


async def play_a_game(address: str) -> int:
    """A person and a bot play to the end. Returns the number of moves and events in the log."""
    async with ClientSession() as session:
        end = monotonic() + _PATIENCE
        while not await answers(session, address):
            assert monotonic() < end, "the server does not answer"
            await asyncio.sleep(0.05)
        async with session.get(address) as page:
            assert '<script type="module"' in await page.text(), "the wheel has no page"
        (ann,) = await Guests(session, address).open_table("Ann", settings=DUO)
        await ann.ask("add_bot")
        await ann.ask("start")
        async with asyncio.timeout(_PATIENCE):
            while not ann.is_over:
                await ann.listen(lambda: ann.is_over or 0 in ann.view["waiting_for"])
                if move := None if ann.is_over else ann.any_move(Random(1)):
                    await ann.ask("play", move=msgspec.to_builtins(move))
        return ann.sequence


async def answers(session: ClientSession, address: str) -> bool:
    try:
        async with session.get(f"{address}/healthz") as answer:
            return answer.status == 200
    except ClientError:
        return False


def main(wheel: Path) -> None:
    with a_user() as user:
        since = monotonic()
        parcel = user.home / wheel.name
        shutil.copy(wheel, parcel)
        user.run(SYSTEM_PYTHON, "-m", "venv", "environment")
        programs = user.home / "environment" / "bin"
        user.run(programs / "python", "-m", "pip", "-qq", "install", "--no-compile", parcel)
        took = monotonic() - since
        files = [each for each in programs.parent.rglob("*") if each.is_file()]
        size = sum(each.lstat().st_size for each in files) / 1e6
        sys.stderr.write(
            f"The wheel has {wheel.stat().st_size / 1e6:.1f} MB, the environment {size:.0f} MB;"
            f" it took {took:.0f} seconds.\n"
        )
        port = free_port()
        user.run(programs / "samewave", "doctor", f"--port={port}")
        server = user.start(
            programs / "samewave", "serve", f"--port={port}", "--bot-pace=0", "--no-browser"
        )
        try:
            entries = asyncio.run(play_a_game(f"http://127.0.0.1:{port}"))
        finally:
            server.terminate()
            server.wait()
        sys.stderr.write(f"A game with a bot is over; the log has {entries} entries.\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
