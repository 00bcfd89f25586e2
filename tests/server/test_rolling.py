"""A rolling upgrade: nodes are replaced by a newer program one by one while people play."""

import asyncio
from contextlib import suppress
from pathlib import Path
from time import monotonic

import asyncpg
import pytest
from aiohttp import ClientConnectionError, ClientSession

from samewave.server.store.postgres_queries import STEPS
from tests.patience import PATIENCE
from tests.server.roaming import IMPATIENT, Node
from tests.server.storm import Storm

NEWER = """
import samewave.server.store.postgres_queries as schema
schema.STEPS += ("ALTER TABLE tables ADD COLUMN kept_for TEXT",)
from samewave.cli import main
main()
"""
"""A program that needs one more table in the database than ours."""
TABLES = 6
DRAIN = 2.0


async def test_a_newer_program_takes_over_node_by_node_while_games_go_on(tmp_path: Path) -> None:
    storm = await roll(tmp_path)

    assert storm.moves


async def roll(folder: Path) -> Storm:
    """Replace one node after the other while people play; check everything afterwards."""
    storm = Storm(folder, 3, f"--drain-seconds={DRAIN}")
    await storm.start()
    try:
        playing = asyncio.create_task(storm.play(TABLES, pause=0.1))
        await somebody_moves(storm)
        for node in storm.nodes:
            await upgrade(node)
            await somebody_moves(storm)
        storm.is_over.set()
        await playing
        seen = await storm.check()
        connection = await asyncpg.connect(storm.database)
        version = await connection.fetchval("SELECT max(version) FROM samewave")
        await connection.close()
    finally:
        await storm.end()

    assert version == len(STEPS) + 1
    assert seen["tables"] == TABLES
    assert seen["games"] >= TABLES
    return storm


@pytest.mark.measures
async def test_nobody_waits_long_while_nodes_are_replaced(tmp_path: Path) -> None:
    storm = await roll(tmp_path)

    assert max(move.took for move in storm.moves) < IMPATIENT


async def somebody_moves(storm: Storm) -> None:
    """Wait until people have played on."""
    since = monotonic()
    async with asyncio.timeout(PATIENCE):
        while not any(move.at > since for move in storm.moves[-TABLES:]):
            await asyncio.sleep(0.05)


async def upgrade(node: Node) -> None:
    """Like an operator: drain the node, stop it, and wait until the newer one is ready."""
    server = node.server
    stopping = asyncio.create_task(server.stop())
    async with ClientSession() as session:
        while await ready(session, server.address):
            await asyncio.sleep(0.02)
        assert await stopping == 0, server.complaints
        server.program = ("-c", NEWER)
        await server.start()
        assert await ready(session, server.address)


async def ready(session: ClientSession, address: str) -> bool:
    with suppress(ClientConnectionError):  # it has ended already
        async with session.get(f"{address}/readyz") as answer:
            return answer.status == 200
    return False
