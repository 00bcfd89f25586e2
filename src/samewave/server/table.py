"""A live table: what people may want of it, who listens, and who hears of what happens."""

from asyncio import Event, to_thread
from collections.abc import Callable, Hashable
from functools import partial

import msgspec

from samewave.core import Refused
from samewave.history import Deal
from samewave.server.audience import Audience, Listener
from samewave.server.bus import Bus, Hurried, Told, Wrote
from samewave.server.counting import counted
from samewave.server.entries import Entry, Grouped, PlayerId, StandIn
from samewave.server.lobby import (
    Judged,
    is_muted,
    judge,
    judge_deal,
    judge_group,
    judge_join,
    judge_move,
    judge_pack,
    setup_of,
)
from samewave.server.messages import Command, Play, Reacted, Remarked, Start
from samewave.server.neighbours import Neighbours
from samewave.server.room import Games, Room, evolve
from samewave.server.scribe import Answer, Scribe, Step, Wanted
from samewave.server.store import Store

_read = msgspec.json.Decoder(Entry).decode


class Table(Scribe):
    """One table in memory: its room, as far as its log was read, and who listens."""

    def __init__(
        self,
        number: int,
        store: Store,
        bus: Bus,
        games: Games,
        seed: Callable[[], int],
        room: Room,
    ) -> None:
        super().__init__(number, store, bus, games, room)
        self._seed = seed
        self._needs_hands = room.needs_hands
        self.audience = Audience()
        self._neighbours = Neighbours(number, bus, self.audience)
        self.stirred = Event()
        self.hurried: Hashable = None
        """The question at which somebody told the bots to hurry."""
        self.on_finished: Callable[[Table, bool], None] = _nobody_asks
        """Called when a game ends: whether this node wrote so."""

    @classmethod
    async def load(
        cls, number: int, store: Store, bus: Bus, games: Games, seed: Callable[[], int]
    ) -> "Table | None":
        """A table as its log tells it; None if there is no such log."""
        room: Room | None = None
        for raw in await store.read(number):
            room = evolve(room, _read(raw), games)
        if room and room.playing:
            await to_thread(room.playing.game.prepare, room.playing.setup)
        return cls(number, store, bus, games, seed, room) if room else None

    def play(self, by: PlayerId, message: Play, tell: Callable[[Answer], None]) -> None:
        """A move of a player; who made it is told when it is written down, or why it is not."""
        judged = partial(_judge_play, by=by, move=message.move)
        self._submit(Wanted(judged, by, message.id, tell))

    def consider(self, by: PlayerId, move: msgspec.Raw) -> None:
        """Whether a move would be accepted as things stand, or Refused."""
        _judge_play(self.room, by, move)

    async def command(self, by: PlayerId, command: Command) -> bool:
        """Do what a player wants, or Refused; False if the same message was answered before."""
        if isinstance(command, Start):
            await self._prepare()
        return await self._done(
            lambda room: judge(room, by, command, self._games, self._seed), by, command.id
        )

    async def _prepare(self) -> None:
        """Load what the game needs while other tables go on."""
        room = self.room
        setup = setup_of(room.wish, room.packs, tuple("AB"), self._games)
        await to_thread(self._games[room.wish.game].prepare, setup)

    async def join(self, name: str, token_hash: str) -> PlayerId:
        """Somebody sits down."""
        taken: list[PlayerId] = []

        def judged(room: Room) -> Judged:
            joined = judge_join(room, name, token_hash)
            taken[:] = [joined.player]
            return Judged(joined)

        await self._done(judged)
        return taken[0]

    async def bring(self, pack: str) -> None:
        """A pack comes to the table."""
        await self._done(lambda room: Judged(judge_pack(room, pack)))

    async def take_deal(self, by: PlayerId, deal: Deal | None) -> None:
        """The next game has the deal of an earlier one, or its own again."""
        await self._done(lambda room: Judged(judge_deal(room, by, deal, self._games)), by)

    async def keep_for(self, by: PlayerId, group: Grouped) -> None:
        """Games that end from now on are kept for a group."""
        await self._done(lambda room: Judged(judge_group(room, by, group)), by)

    async def move_for(self, player: PlayerId | None, move: msgspec.Raw, length: int) -> None:
        """A move of a bot, a stand-in or the clock, thought of when the log had that length.

        If something happened since, it is refused: another node may have made the same move.
        """

        def judged(room: Room) -> Judged:
            if room.length != length:
                raise Refused("too_late")
            return judge_move(room, player, move)

        await self._done(judged, player)

    async def stand_in(self, player: PlayerId, plays: bool) -> None:
        """Let a stand-in play for somebody, or give the seat back."""

        def judged(room: Room) -> Judged:
            if room.player(player).has_stand_in == plays:
                raise Refused("nothing_to_change")
            return Judged(StandIn(player, plays))

        await self._done(judged)

    def hear(self, told: Told | None) -> None:
        """What another node tells; None when something may have been missed."""
        match told:
            case Wrote(_, sequence, entries):
                self.hear_entries(sequence, entries)
            case Hurried(_, length):
                if length == self.room.length:
                    self._hurry()
            case _:
                if self._neighbours.hear(told, self.room.length):
                    self.read_soon()
                self.stirred.set()

    def shown(self, before: Room, step: Step, is_ours: bool) -> None:
        room, entry, events = step
        if room.players is not before.players:
            self._needs_hands = room.needs_hands
        if self._needs_hands or room.asked != before.asked or room.deadline != before.deadline:
            self.stirred.set()
        self.audience.show(before, room, entry, events)
        if room.just_finished(before):
            counted["games_finished"] += is_ours
            self.on_finished(self, is_ours)

    def tell_presence(self) -> None:
        """Other nodes hear who is connected to this one."""
        if self._neighbours.tell(self.room.length):
            self.stirred.set()

    def keep_in_touch(self) -> None:
        """The same, now and then, where others look at this table, too."""
        if self._neighbours.are_there:
            self.tell_presence()

    def attend(self, listener: Listener) -> None:
        """Somebody begins to look; all hear who is here."""
        if self.audience.is_empty:
            self._bus.watch(self.number, self.hear)
        self.audience.add(listener, self.room)
        self.tell_presence()
        self.stirred.set()

    def depart(self, listener: Listener) -> None:
        self.audience.remove(listener)
        self.tell_presence()
        if self.audience.is_empty:
            self._bus.leave(self.number)
        self.stirred.set()

    def hurry(self) -> None:
        """Bots that take their time over the present question move now."""
        self._bus.tell(self.number, Hurried(self._bus.node, self.room.length))
        self._hurry()

    def _hurry(self) -> None:
        self.hurried = self.room.question
        self.stirred.set()

    def react(self, player: PlayerId, reaction: str) -> None:
        """A face for all to see, unless it could be a hint."""
        if is_muted(self.room, player):
            raise Refused("hints_are_forbidden")
        self.remark(Reacted(player, reaction))

    def remark(self, shown: Reacted | Remarked) -> None:
        """Something that all see, wherever they are, and that is forgotten."""
        self.audience.tell(shown)
        self._neighbours.pass_on(shown)


def _nobody_asks(_: Table, __: bool) -> None:
    """Nothing is to be done when a game ends."""


def _judge_play(room: Room, by: PlayerId, move: msgspec.Raw) -> Judged:
    if room.player(by).is_gone:
        raise Refused("not_a_player")
    return judge_move(room, by, move)
