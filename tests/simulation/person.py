"""People: they play, chat, double-tap, send garbage, leave and come back."""

import asyncio
from typing import Any

import msgspec

from samewave.bots.simple import any_move
from samewave.cli.bot import apply_patch
from samewave.core.record import read_events
from samewave.server.protocol.messages import VERSION, PageCommand
from samewave.server.tables.commands import is_muted
from samewave.server.tables.log import Moved, Started, read_entry
from samewave.server.tables.updates import table_view
from tests.simulation.node import Connection, Node
from tests.simulation.store import REFERENCE, Log
from tests.simulation.world import Violation, World

WRITTEN = {kind.__struct_config__.tag for kind in PageCommand.__args__}
"""Messages that leave an entry in the log."""
GARBAGE = ("", "{", "[]", '{"type":"hello","version":1}', '{"type":"play"}', "\x00", "7")
SILLY: tuple[Any, ...] = (
    *({"type": "fly"}, {"type": "choose", "images": ["nowhere"] * 5}),
    *({"type": "open_theme", "number": 99}, {"type": "time_up", "round": 1}),
    {"type": "point", "criterion": "nothing"},
)
IMPATIENCE = 6.0
"""Seconds without an answer after which a page connects again."""


class Person:
    """A person with a phone: it knows only what it received."""

    def __init__(self, world: World, party: Any, name: str, *, is_idle: bool = False) -> None:
        self.world, self.party, self.name, self.is_idle = world, party, name, is_idle
        self.token = ""
        self.is_leaving = False
        """Whether this person leaves for good and asks for removal of their name."""
        self.is_nameless = False
        """Whether this person was told that the name is removed."""
        self.connection: Connection | None = None
        self.connected_since = 0.0
        self.acknowledged: set[str] = set()
        self.unanswered: dict[str, tuple[str, float]] = {}
        self._kinds: dict[str, str] = {}
        self.sequence = -1
        self.you: int | None = None
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.offers: Any = None
        self.muted = False
        self._ids = 0
        self._is_welcome = False
        self._wakes = asyncio.Event()

    @property
    def log(self) -> Log:
        log: Log = self.party.log
        return log

    @property
    def is_connected(self) -> bool:
        return self.connection is not None and self._is_welcome

    # receiving

    def hear(self, frame: bytes) -> None:
        message = msgspec.json.decode(_unframed(frame))
        kind = message["type"]
        if kind == "welcome":
            self._welcomed(message)
        elif kind == "update":
            self._updated(message)
        elif kind in ("refusal", "acknowledged"):
            self._answered(message["reply_to"], is_done=kind == "acknowledged")
            if kind == "refusal":
                self.world.counts["refused"] += 1
                self.party.refused(self, message["code"])
        elif kind == "goodbye" and message["reason"] == "kicked" and not self.is_leaving:
            raise Violation(f"{self.name} was sent away though nobody said so")

    def lost(self, connection: Connection) -> None:
        if self.connection is connection:
            self.connection = None
            self._wakes.set()

    def _welcomed(self, message: dict[str, Any]) -> None:
        self.sequence, self.you, self.table = message["sequence"], message["you"], message["table"]
        self.view, self.offers = message["view"], message["offers"]
        self.muted = message["muted"]
        self._is_welcome = True
        self.connected_since = self.world.now
        self.check()
        for name, (text, _) in tuple(self.unanswered.items()):
            self.unanswered[name] = text, self.world.now
            self._send(text)
        self._wakes.set()

    def _updated(self, message: dict[str, Any]) -> None:
        if message["sequence"] != self.sequence + 1:
            raise Violation(f"{self.name} heard {message['sequence']} after {self.sequence}")
        self.sequence = message["sequence"]
        began = message.get("began", False)
        self.table = apply_patch(self.table, message.get("table", {}))
        if "view" in message:
            self.view = apply_patch({} if began else self.view or {}, message["view"])
        self.offers = message.get("offers", None if began else self.offers)
        self.muted = message.get("muted", self.muted)
        if self.table["game"] is None:
            self.view, self.offers, self.muted = None, None, False
        if self.world.chance(0.1):
            self.check()
            self._check_events(message.get("events", []))
        if message.get("reply_to"):
            self._answered(message["reply_to"], is_done=True)
        self._wakes.set()

    def _answered(self, message: str, *, is_done: bool) -> None:
        self.world.counts["requests"] += 1
        self.unanswered.pop(message, None)
        if is_done and self._kinds[message] in WRITTEN:
            self.acknowledged.add(message)

    # checking the page against the log

    def check(self) -> None:
        """Assert that this page shows exactly what follows from the log for its seat."""
        self.world.counts["views checked"] += 1
        state = self.log.room_at(self.sequence)
        seat, current_game = state.seat_of(self.you), state.current_game
        self._equal("table", self.table, table_view(state))
        if current_game:
            game = REFERENCE[current_game.game.name]
            self._equal("view", self.view, game.view(current_game.state, seat))
            offers = None if seat is None else game.offers(current_game.state, seat)
            self._equal("offers", self.offers, offers)
            self._equal("muted", self.muted, is_muted(state, self.you))

    def _check_events(self, heard: list[Any]) -> None:
        state = self.log.room_at(self.sequence)
        event = read_entry(self.log.written[self.sequence - 1]).event
        if state.current_game and isinstance(event, Moved | Started):
            game, seat = REFERENCE[state.current_game.game.name], state.seat_of(self.you)
            events = read_events(game, event.events)
            self._equal("events", heard, [game.redact(game_event, seat) for game_event in events])

    def _equal(self, what: str, shown: Any, true: Any) -> None:
        expected = msgspec.json.decode(msgspec.json.encode(true))
        if shown != expected:
            raise Violation(
                f"{self.name} sees another {what} at {self.sequence}: {shown} instead of {expected}"
            )

    # acting

    async def live(self) -> None:
        """Connect, act, and come back whenever the connection is lost."""
        world = self.world
        while not world.is_over and not self.is_leaving:
            if self.connection is None:
                await self._connect()
                continue
            await self._rest(self._pause())
            if world.is_over or self.connection is None:
                continue
            if any(world.now - since > IMPATIENCE for _, since in self.unanswered.values()):
                self.connection.cut()
            elif world.chance(0.02):
                await self._go_away()
            elif world.chance(0.004) and self.party.can_spare_somebody:
                self.is_leaving = True
                await self.party.remove_name(self)
            else:
                self._act()
        if self.connection:
            self.connection.cut()

    def _pause(self) -> float:
        dice = self.world.dice
        must_move = self.view and self.you is not None and self._must_move()
        return dice.uniform(1, 8) if must_move else dice.uniform(2, 12)

    async def _rest(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _connect(self) -> None:
        await asyncio.sleep(self.world.dice.uniform(0.05, 1.0))
        node: Node | None = self.party.any_node()
        if node is None or self.world.is_over:
            return
        self._is_welcome = False
        self._wakes.clear()
        self.connection = Connection(node, self.party.code, self)
        self.connection.send(_text({"type": "hello", "version": VERSION, "token": self.token}))
        try:
            async with asyncio.timeout(IMPATIENCE):
                await self._wakes.wait()
        except TimeoutError:
            if self.connection:
                self.connection.cut()
                self.connection = None

    async def _go_away(self) -> None:
        """Stay away for a while, after the connection is cut or closed."""
        self.world.counts["absences"] += 1
        if self.connection:
            self.connection.cut()
            self.connection = None
        await asyncio.sleep(self.world.dice.choice((0.5, 5, 20, 60)))

    def _must_move(self) -> bool:
        return self.view["seat"] is not None and self.view["seat"] in self.view["waiting_for"]

    def _act(self) -> None:
        dice = self.world.dice
        roll = dice.random()
        if roll < 0.01 and self.connection:
            self.connection.send(dice.choice(GARBAGE))
        elif roll < 0.03:
            self.say("play", move=dice.choice(SILLY))
        elif roll < 0.06:
            self.say(dice.choice(("skip_bot_delay", "extend")))
        elif roll < 0.08:
            self.say("say", text=f"Hello {self._ids}")
        elif roll < 0.10:
            self.say("react", reaction="wow", is_answered=False)
        elif (
            self.you is not None and self.table.get("host") == self.you and self._is_between_games()
        ):
            for kind, fields in self.party.prepare(self):
                self.say(kind, **fields)
        elif self.view and self._must_move() and not self.is_idle:
            move = self._any_move()
            if move is not None:
                self.say("play", move=msgspec.to_builtins(move))

    def _is_between_games(self) -> bool:
        return self.table["game"] is None or self.view is None or self.view["phase"] == "finished"

    def _any_move(self) -> Any:
        game = REFERENCE[self.table["game"]]
        view = msgspec.convert(self.view, game.view_type)
        return any_move(
            game.name, view, msgspec.convert(self.offers, game.offers_type), self.world.dice
        )

    def say(self, kind: str, *, is_answered: bool = True, **fields: Any) -> None:
        self._ids += 1
        message = f"{self.name}-{self._ids}"
        self._kinds[message] = kind
        text = _text({"type": kind, "id": message, **fields})
        if is_answered:
            self.unanswered[message] = text, self.world.now
        self._send(text)
        if self.world.chance(0.05):
            self._send(text)  # a double tap

    def _send(self, text: str) -> None:
        if self.connection and self._is_welcome:
            self.connection.send(text)


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


def _unframed(frame: bytes) -> bytes:
    length = frame[1] & 0x7F
    return frame[2 if length < 126 else 4 if length == 126 else 10 :]
