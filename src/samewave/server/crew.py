"""The crew: bots at one table, and those who stand in for somebody."""

import asyncio
from collections.abc import Hashable
from time import monotonic, time
from typing import NamedTuple
from zlib import crc32

import msgspec

from samewave.bots import Bot, Character, Thought, make_bot
from samewave.bots.scripted import ScriptedBot
from samewave.core import Seat, replay
from samewave.core.record import read_events
from samewave.packs import Shelf
from samewave.server.entries import Entry, Moved, PlayerId, Started, Stopped
from samewave.server.playing import Player, Playing
from samewave.server.store import Store

LAST = 1.5
"""Seconds that bots still take when only they are waited for."""
IN_TIME = 3.0
"""Seconds before the time is up in which a bot has moved."""
_read = msgspec.json.Decoder(Entry).decode


class NextMove(NamedTuple):
    """Who moves next, when and how; and what that bot remarks, if it did not before."""

    due: float
    player: PlayerId
    move: msgspec.Raw
    remark: str


class _Hired:
    """A bot at its seat: what it is about to do, and since when it thinks about it."""

    def __init__(self, bot: Bot, seat: Seat, may_spend: bool) -> None:
        self.bot, self.seat, self.may_spend = bot, seat, may_spend
        self.thought: Thought | None = None
        self._remarked: set[str] = set()
        self._since = monotonic()
        self._state: object = None
        self._question: Hashable = None

    def think(self, playing: Playing) -> None:
        """Think again about a new question, or when something changed for this seat."""
        game, state, before = playing.game, playing.state, self._state
        if state is before:
            return
        self._state = state
        question = playing.number, game.question(state)
        if question != self._question:
            self._question, self._since = question, monotonic()
        elif (change := game.change(before, state)) and self.seat not in change.seats:
            return
        view = game.view(state, self.seat)
        self.bot.look(view)
        self.thought = self.bot.think(view, playing.offers(self.seat))

    def remark(self) -> str:
        """What it says, once a game."""
        said = self.thought.remark if self.thought else ""
        if said in self._remarked:
            return ""
        self._remarked.add(said)
        return said

    def due(self, pace: float, hurried: Hashable, alone_since: float | None) -> float:
        """When it moves; sooner if somebody is impatient, or nobody else is waited for."""
        if self.thought is None or hurried == self._question:
            return self._since
        due = self._since + self.thought.seconds * pace
        return due if alone_since is None else min(due, max(alone_since, self._since) + LAST * pace)


class Crew:
    """Hired when they are needed; who comes late is told from the log what was to be seen."""

    def __init__(self, shelf: Shelf, store: Store, table: int, pace: float) -> None:
        self._shelf, self._store, self._table, self._pace = shelf, store, table, pace
        self._hired: dict[PlayerId, _Hired] = {}
        self._game = -1
        self._alone_since: float | None = None

    async def next_move(
        self,
        playing: Playing,
        players: tuple[Player, ...],
        hurried: Hashable,
        deadline: float | None,
    ) -> NextMove | None:
        """Whoever moves next of those who need a bot."""
        self._note_who_is_waited_for(playing, players)
        first: tuple[float, PlayerId, _Hired, Thought] | None = None
        for player in playing.seated:
            if players[player].needs_a_bot:
                hired = await self._hire(playing, players[player])
                hired.think(playing)
                due = self._in_time(hired.due(self._pace, hurried, self._alone_since), deadline)
                if hired.thought and (first is None or due < first[0]):
                    first = due, player, hired, hired.thought
        if first is None:
            return None
        due, player, hired, thought = first
        remark = hired.remark() if due <= monotonic() else ""
        return NextMove(due, player, encode_move(thought.move), remark)

    def think_again(self, playing: Playing, player: PlayerId) -> None:
        """A bot's move was refused: it makes the default move, and nobody waits for it."""
        hired = self._hired[player]
        move = playing.default_move(hired.seat)
        hired.thought = None if move is None else Thought(move, 0)

    async def thought_for(self, playing: Playing, player: Player) -> msgspec.Raw | None:
        """What a bot would do at once in the place of a player."""
        hired = await self._hire(playing, player)
        hired.think(playing)
        return encode_move(hired.thought.move) if hired.thought else None

    def _note_who_is_waited_for(self, playing: Playing, players: tuple[Player, ...]) -> None:
        waiting = (players[playing.seated[seat]] for seat in playing.state.waiting_for)
        if any(not player.needs_a_bot for player in waiting):
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = monotonic()

    def _in_time(self, due: float, deadline: float | None) -> float:
        if deadline is None:
            return due
        return min(due, monotonic() + max(0.0, deadline - time() - IN_TIME * self._pace))

    async def _hire(self, playing: Playing, player: Player) -> _Hired:
        if playing.number != self._game:
            self._game, self._hired = playing.number, {}
        known = self._hired.get(player.id)
        if known is None or known.may_spend != _may_spend(player):
            seat = playing.seated.index(player.id)
            bot = await asyncio.to_thread(_bot_for, playing, player, self._shelf)
            known = _Hired(bot, seat, _may_spend(player))
            await self._tell_the_story(known, playing)
            self._hired[player.id] = known
        return known

    async def _tell_the_story(self, hired: _Hired, playing: Playing) -> None:
        """Show a bot what its seat has seen so far."""
        game, state = playing.game, None
        for raw in await self._store.read(self._table, playing.first_entry):
            match _read(raw).happened:
                case Started(events=events) | Moved(events=events):
                    state = replay(game, read_events(game, events), state)
                    hired.bot.look(game.view(state, hired.seat))
                case Stopped():
                    return  # what follows is of another game
                case _:
                    pass


def _may_spend(player: Player) -> bool:
    return player.is_bot or player.is_gone


def _bot_for(playing: Playing, player: Player, shelf: Shelf) -> Bot:
    """The same name makes the same bot in every game.

    A stand-in goes by what its person did, and spends nothing unless that person left for good.
    """
    character = Character(
        seed=crc32(player.name.casefold().encode()),
        strength=player.strength or "steady",
        stands_in=not player.is_bot,
        may_spend=_may_spend(player),
    )
    bot = make_bot(playing.game.name, shelf, character)
    return ScriptedBot(playing.lesson.script, bot) if playing.lesson else bot


def encode_move(move: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))
