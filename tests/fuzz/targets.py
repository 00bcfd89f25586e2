"""Targets: every decoder for data from strangers, other nodes and old files."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from samewave.bots.simple import any_move
from samewave.core import Chance, Refused, begin
from samewave.core.input import read
from samewave.core.play import apply
from samewave.core.record import write_header, write_move
from samewave.games import GAMES
from samewave.history import deal_of
from samewave.packs import Shelf
from samewave.packs.check import check, check_texts
from samewave.packs.pack import MOST_PACK_FILE_BYTES, PACK_TOML, PackProblem
from samewave.packs.pack_file import PackFile, wrap
from samewave.packs.pictures import open_picture
from samewave.server.archive import replay
from samewave.server.http import BODY
from samewave.server.http.history import MOST_RECORD_BYTES, ChangeGroup, GroupKey
from samewave.server.http.tables import JoinTable, OpenTable
from samewave.server.nodes import Subscribers
from samewave.server.protocol.connection import BadMessage, _read
from samewave.server.protocol.messages import CheckMove, PageCommand
from samewave.server.protocol.websocket import MESSAGE_SIZE
from samewave.server.settings import Timings
from samewave.server.tables.commands import judge
from samewave.server.tables.evolve import read_on
from samewave.server.tables.log import UnreadableEntry
from samewave.server.tables.next_game import Context
from samewave.server.tables.state import TableState
from tests.fuzz.mutate import mutated
from tests.golden import RECORDS
from tests.laws.tables import LAWFUL
from tests.packs.builders import HEAD, as_bytes, cards, make_pack, noise
from tests.simulation.cluster import Cluster

SHELF = Shelf()
PLAYED = {name: game(SHELF) for name, game in GAMES.items()}


class Target(NamedTuple):
    """A decoder, valid inputs for it, and the errors it may raise."""

    corpus: Callable[[], Sequence[bytes]]
    decode: Callable[[bytes], Any]
    refusals: tuple[type[Exception], ...]
    most: int
    """The most bytes that can reach the decoder; its transport cuts off the rest."""

    def run(self, seed: int) -> bool:
        """Decode one mutated input. Returns whether it was accepted."""
        with suppress(*self.refusals):
            self.decode(mutated(Random(seed), self.corpus(), self.most))
            return True
        return False


class Ignored(Exception):
    """A message that nobody receives."""


@cache
def records() -> list[bytes]:
    """The golden games, and some with all their events, as a server writes them."""
    return [file.read_bytes() for file in RECORDS] + [_record(seed) for seed in range(6)]


def _record(seed: int) -> bytes:
    dice, name = Random(seed), list(GAMES)[seed % len(GAMES)]
    game, chance = PLAYED[name], Chance(seed)
    table = dice.choice(list(LAWFUL[name].TABLES))
    setup = LAWFUL[name].golden_setup(table)
    state, events = begin(game, setup, chance)
    lines = [write_header(game, setup, seed, events)]
    while not state.finished and len(lines) < 60:
        seat = dice.choice(state.waiting_for)
        move = any_move(name, game.view(state, seat), game.offers(state, seat), dice)
        if move is not None:
            state, events = apply(game, state, seat, move, chance)
            lines.append(write_move(seat, move, events))
    return b"".join(lines)


@cache
def logs() -> list[tuple[list[bytes], list[TableState]]]:
    """Logs of simulated tables, with the state after each entry."""
    cluster = Cluster(1)
    cluster.run()
    found = cluster.database.logs.values()
    return [(list(log.entries), list(log.rooms)) for log in found]


@cache
def entries() -> list[bytes]:
    return [entry for log, _ in logs() for entry in log]


def read_record(data: bytes) -> None:
    replay(data.splitlines(keepends=True), PLAYED, "all")


def take_deal(data: bytes) -> None:
    deal_of(data.splitlines(keepends=True), PLAYED)


def read_entry(data: bytes) -> None:
    """Decode as the next entry of a log with this many entries."""
    rooms = logs()[0][1]
    read_on(rooms[len(data) % len(rooms)], data, PLAYED)


def hear_message(data: bytes) -> None:
    """Decode as a message of a page, and judge it at a table with a game."""
    message = _read(data.decode("utf-8", "replace"))
    rooms = logs()[0][1]
    state = rooms[len(data) % len(rooms)]
    if isinstance(message, PageCommand.__args__):
        judge(state, 0, message, Context(PLAYED, Timings(), lambda: 1, lambda: "key", lambda: 0.0))
    elif isinstance(message, CheckMove):
        read(message.move, Any, "not_a_move")


@cache
def messages() -> list[bytes]:
    moves = [entry for entry in entries() if b'"move"' in entry]
    found = [msgspec.json.decode(entry)["happened"]["move"] for entry in moves[::7]]
    said = [{"type": "play", "id": "1", "move": move} for move in found]
    said += [
        {"type": "hello", "version": 1, "token": "x"},
        {"type": "say", "id": "1", "text": "Hello"},
        {
            "type": "change_settings",
            "id": "1",
            "settings": {"game": "samegame", "setup": {"level": 1}},
        },
        {"type": "arrange", "id": "1", "chairs": [1, None, 0, 2]},
        {"type": "sit", "id": "1", "chair": 1},
        {"type": "choose_face", "id": "1", "face": "door", "colour": "blue"},
        {"type": "take_over", "id": "1", "seat": 1},
        {"type": "offer_seat", "id": "1", "player": 0, "code": "ABCDEF"},
        {"type": "add_bot", "id": "1", "name": "Robo", "strength": "steady"},
        {"type": "kick", "id": "1", "player": 1},
        {"type": "start", "id": "1"},
        {"type": "extend", "id": "1"},
    ]
    return [msgspec.json.encode(message) for message in said]


def hear_node(data: bytes) -> None:
    """Decode as a message of another node; nothing may be raised."""
    heard: list[Any] = []
    subscribers = Subscribers("here")
    subscribers.add(1, heard.append)
    subscribers.deliver(1, data)
    if not heard:
        raise Ignored


def node_messages() -> list[bytes]:
    raw = entries()[3].decode()
    return [
        b'{"type":"present","node":"x","players":[1,2],"length":3}',
        b'{"type":"who_is_here","node":"x"}',
        b'{"type":"hurried","node":"x","length":3}',
        b'{"type":"shown","node":"x","shown":{"type":"reacted","player":1,"reaction":"wow"}}',
        f'{{"type":"wrote","node":"x","sequence":3,"entries":[{raw}]}}'.encode(),
    ]


@cache
def requests() -> list[bytes]:
    return [
        b'{"name":"Ann","settings":{"game":"compatibility","setup":{"edition":"2016"}},"bots":3}',
        b'{"key":"abc"}',
        b'{"change":{"type":"merge","name":"Ann","into":"Bo"}}',
        b'{"change":{"type":"rename","name":"Ann","to":"Bo"}}',
    ]


def read_request(data: bytes) -> None:
    """Decode as the body of a request of any kind."""
    kinds = (OpenTable, JoinTable, GroupKey, ChangeGroup)
    refusals = [refusal for kind in kinds if (refusal := _refusal(data, kind))]
    if len(refusals) == len(kinds):
        raise refusals[0]


def _refusal(data: bytes, kind: type) -> Refused | None:
    try:
        read(data, kind, "not_a_request")
    except Refused as refused:
        return refused
    return None


@cache
def parcels() -> list[bytes]:
    with TemporaryDirectory() as folder:
        source = make_pack(Path(folder) / "pack")
        return [wrap(source, check(source))]


def open_parcel(data: bytes) -> None:
    check(PackFile("pack", data))


def open_pack_text(data: bytes) -> None:
    check_texts(_Text(data))


class _Text:
    """Decode as the text of a pack."""

    name, drawings_allowed = "pack", False

    def __init__(self, data: bytes) -> None:
        self._data = data

    def files(self) -> tuple[str, ...]:
        return (PACK_TOML,)

    def read(self, _: str) -> bytes:
        return self._data


def pack_texts() -> list[bytes]:
    themes = '\n[[themes]]\ncards = [[{ en = "Monday", de = "Montag" }]]\n'
    return [(HEAD + cards()).encode(), (HEAD + cards() + themes).encode()]


@cache
def pictures() -> list[bytes]:
    picture = noise(1, 260, 260)
    kinds = ("png", "jpeg", "webp", "avif")
    return [as_bytes(picture, kind) for kind in kinds]


def read_picture(data: bytes) -> None:
    open_picture("picture.png", data)


TARGETS = {
    "record": Target(records, read_record, (Refused,), MOST_RECORD_BYTES),
    "deal": Target(records, take_deal, (Refused,), MOST_RECORD_BYTES),
    "log entry": Target(entries, read_entry, (UnreadableEntry,), MESSAGE_SIZE),
    "message": Target(messages, hear_message, (Refused, BadMessage), MESSAGE_SIZE),
    "node message": Target(node_messages, hear_node, (Ignored,), MOST_RECORD_BYTES),
    "request": Target(requests, read_request, (Refused,), BODY),
    "parcel": Target(parcels, open_parcel, (PackProblem,), MOST_PACK_FILE_BYTES),
    "pack text": Target(pack_texts, open_pack_text, (PackProblem,), MOST_RECORD_BYTES),
    "picture": Target(pictures, read_picture, (PackProblem,), MOST_PACK_FILE_BYTES),
}
