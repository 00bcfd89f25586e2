"""The entrance of a table: its door, its keys, pending requests and removed players."""

from hashlib import sha256
from hmac import compare_digest
from typing import Any

from msgspec.structs import replace

from samewave.core import Value
from samewave.server.tables.log import (
    AskedToJoin,
    Door,
    DoorSet,
    Joined,
    KeysMade,
    Left,
    Opened,
    TurnedAway,
    WatcherLetIn,
    WatchersSentAway,
)
from samewave.server.tables.names import look_alike

MOST_WAITING = 10
"""Requests to come in that may be pending at a time."""
WAITS = 600.0
"""Seconds after which an unanswered request expires."""
AT_THE_ENTRANCE = (DoorSet, KeysMade, AskedToJoin, WatcherLetIn, TurnedAway, WatchersSentAway)
"""Events that change nothing but the entrance."""
_MOST_WATCHERS = 50
_MOST_REMOVED = 200


class PendingRequest(Value, frozen=True):
    """A request to come in that the host has not answered."""

    request: int
    name: str
    token_hash: str
    watches: bool
    at: float


class RemovedPlayer(Value, frozen=True):
    """A player who was removed for good."""

    name: str
    token_hash: str


class Entrance(Value, frozen=True):
    """The state of the entrance. Its keys are secrets, and are stored in the log."""

    door: Door = "open"
    hides_code: bool = False
    watch_key: str = ""
    """Given to everybody who was admitted once. It lets them watch whatever the door says."""
    photo_secret: str = ""
    """Signs the addresses of private photos; it never leaves the server."""
    waiting: tuple[PendingRequest, ...] = ()
    watchers: tuple[str, ...] = ()
    """The token hashes of people whose request to watch was accepted."""
    removed: tuple[RemovedPlayer, ...] = ()

    def asker(self, request: int) -> PendingRequest | None:
        return next((each for each in self.waiting if each.request == request), None)

    def waits(self, token_hash: str, now: float) -> bool:
        """Whether the request made with this token is still pending."""
        return any(each.token_hash == token_hash for each in self.waiting_at(now))

    def waiting_at(self, now: float) -> tuple[PendingRequest, ...]:
        return tuple(each for each in self.waiting if now - each.at < WAITS)

    def knows_watcher(self, secret: str, secret_hash: str) -> bool:
        """Whether a secret is the watch key, or the token of an accepted watcher."""
        is_key = bool(self.watch_key) and compare_digest(self.watch_key.encode(), _bytes(secret))
        return is_key or secret_hash in self.watchers

    def has_removed(self, token_hash: str) -> bool:
        return any(each.token_hash == token_hash for each in self.removed)

    def has_removed_name(self, name: str) -> bool:
        return any(look_alike(each.name, name) for each in self.removed)


def hash_token(token: str) -> str:
    """The hash that the server stores in place of a token or a group's key."""
    return sha256(_bytes(token)).hexdigest()


def opened(event: Opened) -> Entrance:
    return Entrance(watch_key=event.watch_key, photo_secret=event.photo_secret)


def entrance_after(entrance: Entrance, event: Any, at: float, leaver: RemovedPlayer) -> Entrance:
    """The entrance after an event; `leaver` is the player who left with it, if any."""
    waiting = entrance.waiting_at(at) if entrance.waiting else ()
    if len(waiting) != len(entrance.waiting):
        entrance = replace(entrance, waiting=waiting)
    match event:
        case DoorSet(door, hides_code):
            waiting = waiting if door == "ask" else ()
            return replace(entrance, door=door, hides_code=hides_code, waiting=waiting)
        case KeysMade(watch_key, photo_secret):
            return replace(entrance, watch_key=watch_key, photo_secret=photo_secret)
        case AskedToJoin(request, name, token_hash, watches):
            asker = PendingRequest(request, name, token_hash, watches, at)
            return replace(entrance, waiting=(*waiting, asker))
        case Joined(request=int(request)) | TurnedAway(request):
            return _answered(entrance, request)
        case WatcherLetIn(request):
            return _let_watch(entrance, request)
        case WatchersSentAway(watch_key):
            return replace(entrance, watch_key=watch_key, watchers=())
        case Left(for_good=True, watch_key=watch_key):
            removed = (*entrance.removed, leaver)[-_MOST_REMOVED:]
            return replace(entrance, removed=removed, watch_key=watch_key)
        case _:
            return entrance


def _let_watch(entrance: Entrance, request: int) -> Entrance:
    asker = entrance.asker(request)
    if asker is None:
        return entrance
    watchers = (*entrance.watchers, asker.token_hash)[-_MOST_WATCHERS:]
    return replace(_answered(entrance, request), watchers=watchers)


def _answered(entrance: Entrance, request: int) -> Entrance:
    waiting = tuple(each for each in entrance.waiting if each.request != request)
    return replace(entrance, waiting=waiting)


def _bytes(secret: str) -> bytes:
    return secret.encode(errors="surrogateescape")
