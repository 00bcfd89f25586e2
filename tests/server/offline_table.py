"""A table without a server: it judges commands and computes its state from its log."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from samewave.bots.simple import any_move
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.protocol.messages import AddBot, Leave, Play, Say, Start
from samewave.server.settings import Timings
from samewave.server.tables.commands import Command, judge
from samewave.server.tables.evolve import evolve
from samewave.server.tables.joining import Join
from samewave.server.tables.log import Entry, Joined, Opened, PlayerId, TableSettings
from samewave.server.tables.next_game import Context
from samewave.server.tables.state import Games, TableState

OPENED = 1_700_000_000.0


def games_of(shelf: Any = None) -> Games:
    return {name: game(shelf or Shelf()) for name, game in GAMES.items()}


class Folding:
    """A table whose log a test writes command by command, one second apart."""

    def __init__(
        self, games: Games | None = None, settings: TableSettings | None = None, seed: int = 7
    ) -> None:
        self.games = games or games_of()
        self._context = Context(self.games, Timings(), lambda: seed, lambda: "key", lambda: 0.0)
        self.entries: list[Entry] = []
        self._room: TableState | None = None
        self._add(Entry(OPENED, Opened("ABCDE", settings or TableSettings())), None)

    @property
    def state(self) -> TableState:
        assert self._room is not None
        return self._room

    @property
    def log(self) -> list[bytes]:
        return [msgspec.json.encode(entry) for entry in self.entries]

    def do(self, by: PlayerId | None, command: Command, message: str = "") -> Entry:
        """The entry that follows from a command. Raises Refused."""
        accepted = judge(self.state, by, command, self._context)
        entry = Entry(OPENED + len(self.entries), accepted.event, by, message)
        self._add(entry, accepted.current_game)
        return entry

    def _add(self, entry: Entry, current_game: Any) -> None:
        self._room = evolve(self._room, entry, self.games, current_game)
        self.entries.append(entry)

    def join(self, *names: str) -> list[PlayerId]:
        return [self._joined(self.do(None, Join(name, f"{name}'s token"))) for name in names]

    def _joined(self, entry: Entry) -> PlayerId:
        assert isinstance(entry.event, Joined)
        return entry.event.player

    def leave(self, *players: PlayerId) -> None:
        for player in players:
            self.do(player, Leave("leave"), f"leave {player}")

    def say(self, by: PlayerId, *lines: str) -> None:
        for line in lines:
            self.do(by, Say("say", line), f"say {len(self.entries)}")

    def add_bot(self, by: PlayerId) -> None:
        self.do(by, AddBot("bot"))

    def start(self, by: PlayerId = 0) -> None:
        self.do(by, Start("start"), f"start {len(self.entries)}")

    def move(self, dice: Random) -> bool:
        """A player with an offer moves. Returns False if there is none."""
        current_game = self.state.current_game
        assert current_game is not None
        seats = range(len(current_game.seated))
        for seat in dice.sample(seats, len(seats)):
            view, offers = (
                current_game.game.view(current_game.state, seat),
                current_game.offers(seat),
            )
            move = any_move(current_game.game.name, view, offers, dice)
            if move is not None:
                raw = msgspec.Raw(msgspec.json.encode(move))
                self.do(current_game.seated[seat], Play("play", raw), f"play {len(self.entries)}")
                return True
        return False


def folded(
    entries: Iterable[bytes], games: Games, state: TableState | None = None
) -> TableState | None:
    """The state that follows from a log's entries."""
    for raw in entries:
        state = evolve(state, msgspec.json.decode(raw, type=Entry), games)
    return state
