"""A party: people and bots at one table, who play one game after the other."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from samewave.server.archive.groups import grouped
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.log import TableSettings
from samewave.server.tables.removal import remove_name
from tests.laws.tables import LAWFUL, LISTED
from tests.simulation.node import Node
from tests.simulation.person import Person
from tests.simulation.store import Database, Log
from tests.simulation.world import World

HOUSE = {"deck": "house", "themes": "house", "objects": "house"}


class Party:
    """A table: its host, its players, their games and timer."""

    def __init__(self, world: World, database: Database, nodes: list[Node], listed: int) -> None:
        self.world, self._database, self._nodes = world, database, nodes
        self.code = ""
        dice = world.dice
        game, edition = LISTED[listed % len(LISTED)]
        setup = msgspec.to_builtins(LAWFUL[game].sit_down(edition, dice))
        self._seats = len(setup.pop("seats"))
        people = dice.randint(1, min(4, self._seats))
        setup |= {name: value for name, value in HOUSE.items() if name in setup}
        if "first" in setup:
            setup["first"] = None
        if "language" in setup:
            setup["language"] = "en"
        if "track" in setup:
            setup["track"] = "short"
        timer = dice.choice((None, 10, 20))
        self.settings = {
            "game": game,
            "setup": setup,
            "grace": dice.choice((10, 30)),
            "timer": timer,
        }
        idle = people > 1 and timer is not None and world.chance(0.5)
        self.people = [
            Person(world, self, f"P{listed}.{number}", is_idle=idle and number == people - 1)
            for number in range(people)
        ]
        self.group = f"group {listed}" if world.chance(0.3) else ""
        self._has_bots = False

    @property
    def log(self) -> Log:
        return self._database.logs[self._database.numbers[self.code]]

    def any_node(self) -> Node | None:
        """The node to which a load balancer sends somebody."""
        nodes = [node for node in self._nodes if not node.process.has_crashed]
        return self.world.dice.choice(nodes) if nodes else None

    async def gather(self) -> None:
        """Everybody joins, then acts independently."""
        for person in self.people:
            await self._sit_down(person)
            self.world.start(person.live())
        if self.group:
            await self._attach()

    async def _sit_down(self, person: Person) -> None:
        while not person.token and not self.world.is_over:
            node = self.any_node()
            if node:
                await self._ask(node, self._seat(node, person))
            await asyncio.sleep(0.5)

    async def _seat(self, node: Node, person: Person) -> None:
        registry = node.registry
        if not self.code:
            table, token = await registry.open_table(
                person.name, msgspec.convert(self.settings, TableSettings)
            )
            if not self.code:  # otherwise this answer came late, and everybody has another seat
                self.code, person.token = table.state.code, token
        else:
            table = await registry.find(self.code)
            _, person.token = await registry.join(table, person.name)

    @property
    def can_spare_somebody(self) -> bool:
        return sum(not person.is_leaving for person in self.people) > 1

    async def remove_name(self, person: Person) -> None:
        """Somebody leaves for good and asks for removal of their name until it is done."""
        self.world.counts["names removed"] += 1
        while not self.world.is_over:
            node = self.any_node()
            if node and await self._ask(node, self._remove_name(node, person)):
                person.is_nameless = True
                return
            await asyncio.sleep(1)

    async def _remove_name(self, node: Node, person: Person) -> None:
        table = await node.registry.find(self.code)
        await remove_name(table, hash_token(person.token), node.registry.services)

    async def _attach(self) -> None:
        """The host lets a group store the games."""
        host = self.people[0]
        while not self.world.is_over:
            node = self.any_node()
            if node and await self._ask(node, self._keep(node, host)):
                return
            await asyncio.sleep(1)

    async def _keep(self, node: Node, host: Person) -> None:
        registry = node.registry
        if self.group.startswith("group"):
            self.group = await registry.groups.open("Sofa")
        table = await registry.find(self.code)
        player = await registry.player_of(table, host.token)
        await registry.keep_for(table, player, grouped(self.group, "Sofa"))

    async def _ask(self, node: Node, work: Any) -> bool:
        """Make an HTTP request that may fail or time out. Returns whether it worked."""
        task = node.run(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait([task], timeout=6)
        return bool(done) and task.exception() is None

    def prepare(self, host: Person) -> Iterator[tuple[str, dict[str, Any]]]:
        """The messages that a host sends between two games."""
        missing = self._seats - len(host.table["order"])
        if set(host.table["order"]) - set(host.table["chairs"]) and missing == 0:
            yield "arrange", {"chairs": host.table["order"]}
        elif missing > 0:
            for _ in range(missing):
                yield "add_bot", {}
        elif missing < 0:
            bots = [each["id"] for each in host.table["players"] if each["is_bot"]]
            here = [each for each in bots if each in host.table["order"]]
            yield "kick", {"player": here[-1]}
        else:
            yield "start", {}

    def refused(self, person: Person, code: str) -> None:
        self.world.counts[f"refused: {code}"] += 1
