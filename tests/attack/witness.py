"""Witnesses: people at another table, in their own process, who chat all the time."""

import asyncio
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from types import TracebackType
from typing import NamedTuple, Self

from aiohttp import ClientSession, TCPConnector

from tests.server.faults import TRIO
from tests.server.pages import Guests

PEOPLE = "127.0.0.2"
_PAUSE = 0.1
"""Seconds between two chat lines, within the limit for people."""


class Answer(NamedTuple):
    """The time of a chat line, and the seconds until its answer."""

    at: float
    seconds: float


class Witness:
    """Chats until it is told to stop."""

    def __init__(self, address: str) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_witness, args=(address, theirs))

    def __enter__(self) -> Self:
        self._process.start()
        assert self._pipe.recv() == "seated"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.join()

    def answers(self) -> list[Answer]:
        """All answers since the last call."""
        self._pipe.send("tell")
        found: list[Answer] = self._pipe.recv()
        return found


def _witness(address: str, pipe: Connection) -> None:
    asyncio.run(_ask(address, pipe))


async def _ask(address: str, pipe: Connection) -> None:
    dice, answers = Random(1), list[Answer]()
    async with ClientSession(connector=TCPConnector(local_addr=(PEOPLE, 0))) as session:
        pages = await Guests(session, address).open_table("Ann", "Bo", "Cy", settings=TRIO)
        pipe.send("seated")
        while True:
            page, began = dice.choice(pages), monotonic()
            await page.ask("say", text="Are we fine?")
            answers.append(Answer(began, monotonic() - began))
            if pipe.poll():
                pipe.recv()
                pipe.send(answers)
                answers = []
            await asyncio.sleep(_PAUSE)
