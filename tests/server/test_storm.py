"""Faults: nodes, stores and buses are killed, frozen and disconnected; nothing is lost."""

import asyncio
import os
from pathlib import Path

from tests.server.storm import Storm

TABLES = int(os.environ.get("SAMEWAVE_STORM_TABLES", "6"))
SECONDS = float(os.environ.get("SAMEWAVE_STORM_SECONDS", "12"))


async def test_nothing_acknowledged_is_lost_or_done_twice_in_a_storm(tmp_path: Path) -> None:
    storm = Storm(tmp_path)
    await storm.start()
    try:
        await asyncio.gather(storm.play(TABLES, 0.1, SECONDS), storm.strike(SECONDS - 4, rest=1.0))
        seen = await storm.check()
    finally:
        await storm.end()

    assert seen["tables"] == TABLES
    assert seen["games"] >= TABLES
    assert storm.faults
