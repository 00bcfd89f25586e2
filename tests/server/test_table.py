"""Tables of two nodes on one log: concurrent events keep them in step."""

import asyncio
from pathlib import Path

import msgspec

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.nodes import LocalBus
from samewave.server.protocol.messages import Say
from samewave.server.store.sqlite import SqliteStore
from samewave.server.tables.evolve import evolve
from samewave.server.tables.joining import Join
from samewave.server.tables.log import Entry, Opened, TableSettings
from samewave.server.tables.state import TableState
from samewave.server.tables.table import Table
from tests.server.builders import services


class DeafBus(LocalBus):
    """Other nodes exist but send nothing."""

    is_single_node = False


async def test_reading_on_and_moving_in_the_same_moment_keep_step_with_the_log(
    tmp_path: Path,
) -> None:
    store, bus = SqliteStore(tmp_path / "a.db"), DeafBus()
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    opened = msgspec.json.encode(Entry(0.0, Opened("ABCDE", TableSettings())))
    number = await store.open_table("ABCDE", opened, 0.0)
    nodes = []
    for name in ("Ann", "Bo"):
        table = await Table.load(number, services(store, bus))
        assert table is not None
        await table.request(Join(name, name))
        nodes.append(table)
    await nodes[0].refresh()
    one, other = nodes

    for turn in range(30):
        await other.request(Say("", f"Bo {turn}"), 1, f"b{turn}")
        said = one.request(Say("", f"Ann {turn}"), 0, f"a{turn}")
        await asyncio.gather(said, one.refresh(), one.refresh(), other.refresh())
        await asyncio.gather(
            one.refresh(), one.request(Say("", f"Ann again {turn}"), 0, f"c{turn}"), other.refresh()
        )
    await asyncio.gather(one.refresh(), other.refresh())

    state: TableState | None = None
    for raw in await store.read(number):
        state = evolve(state, msgspec.json.decode(raw, type=Entry), games)
    assert state is not None
    assert state == one.state == other.state
    assert state.length == 3 + 90
    await store.close()
