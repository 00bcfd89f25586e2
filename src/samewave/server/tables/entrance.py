"""The entrance of a table: its door and keys, pending requests, removed players, and names."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from typing import Any
from unicodedata import category, normalize

from confusable_homoglyphs.utils import load
from msgspec.structs import replace
from precis_i18n import get_profile

from samewave.core import Refused, Value, judge_seats
from samewave.server.tables.log import (
    AskedToJoin,
    Door,
    DoorSet,
    Joined,
    KeysMade,
    Left,
    Opened,
    SeatClaimed,
    SeatOffered,
    TurnedAway,
    WatcherLetIn,
    WatchersSentAway,
)

MOST_WAITING = 10
"""Requests to come in that may be pending at a time."""
WAITS = 600.0
"""Seconds after which an unanswered request, or a code to claim a place, expires."""
AT_THE_ENTRANCE = (
    *(DoorSet, KeysMade, AskedToJoin, WatcherLetIn, TurnedAway, WatchersSentAway, SeatOffered),
)
"""Events that change nothing but the entrance."""
_MOST_WATCHERS = 50
_MOST_REMOVED = 200
_MOST_OFFERS = 12


class PendingRequest(Value, frozen=True):
    """A request to come in that the host has not answered."""

    request: int
    name: str
    token_hash: str
    watches: bool
    at: float
    language: str = ""


class SeatOffer(Value, frozen=True):
    """A code with which another device may claim a player's place at the table."""

    player: int
    code_hash: str
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
    offers: tuple[SeatOffer, ...] = ()
    """The last code of each player whose place may be claimed."""

    def offered(self, code_hash: str, now: float) -> SeatOffer | None:
        """The offer with this code, unless it has expired."""
        valid = (each for each in self.offers if now - each.at < WAITS)
        return next((each for each in valid if each.code_hash == code_hash), None)

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
        case AskedToJoin(request, name, token_hash, watches, language):
            asker = PendingRequest(request, name, token_hash, watches, at, language)
            return replace(entrance, waiting=(*waiting, asker))
        case Joined(request=int(request)) | TurnedAway(request):
            return _answered(entrance, request)
        case WatcherLetIn(request):
            return _let_watch(entrance, request)
        case WatchersSentAway(watch_key):
            return replace(entrance, watch_key=watch_key, watchers=())
        case SeatOffered(player, code_hash):
            offers = (*_offers_without(entrance, player), SeatOffer(player, code_hash, at))
            return replace(entrance, offers=offers)
        case SeatClaimed(player):
            return replace(entrance, offers=_offers_without(entrance, player))
        case Left(for_good=True, watch_key=watch_key):
            removed = (*entrance.removed, leaver)[-_MOST_REMOVED:]
            return replace(entrance, removed=removed, watch_key=watch_key)
        case _:
            return entrance


def _offers_without(entrance: Entrance, player: int) -> tuple[SeatOffer, ...]:
    return tuple(each for each in entrance.offers if each.player != player)[-_MOST_OFFERS:]


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


# Names: everybody can read them, and nobody can take one for another.

_EMOJI_JOINERS = "\u200d\ufe0f"
"""They make one emoji of several, and are invisible anywhere else."""
_EMOJI = ("So", "Sk")
"""Categories of emoji and of their skin tones."""
_BLANK_SYMBOL = "\u2800"
"""A Braille cell without dots; Unicode calls it a symbol."""
_NICKNAME = get_profile("NicknameCasePreserved")


def judge_name(name: str, others: Iterable[str]) -> str:
    """The name as it is shown, or Refused: invisible letters, or it looks like somebody else's."""
    (name,) = judge_seats((name,), (1,))
    name = normalize("NFKC", " ".join(name.split()))
    judge_seats((name,), (1,))  # a single character may stand for many
    try:
        _NICKNAME.enforce(_without_emoji_joiners(name))
    except UnicodeEncodeError:
        raise Refused("unreadable_name") from None
    if _BLANK_SYMBOL in name:
        raise Refused("unreadable_name")
    for other in others:
        if name.casefold() == other.casefold():
            raise Refused("name_is_taken", name=other)
        if look_alike(name, other):
            raise Refused("name_looks_alike", name=other)
    return name


def look_alike(one: str, other: str) -> bool:
    """Whether the eye may take one name for the other, as they are or in small letters."""
    return any(seen == also for seen, also in zip(_seen(one), _seen(other), strict=True))


def _seen(name: str) -> tuple[str, str]:
    plain = _without_emoji_joiners(normalize("NFKC", "".join(name.split())))
    return _skeleton(plain), _skeleton(plain.casefold()).casefold()


def _skeleton(text: str) -> str:
    """Every letter replaced by the one that stands for all that look like it."""
    known = _prototypes()
    return normalize("NFKD", "".join(known.get(letter, letter) for letter in text))


def _without_emoji_joiners(name: str) -> str:
    """The name without what holds its emoji together; elsewhere joiners stay, to be refused."""
    kept = []
    for place, letter in enumerate(name):
        is_in_emoji = place > 0 and (
            category(name[place - 1]) in _EMOJI or name[place - 1] in _EMOJI_JOINERS
        )
        if not (letter in _EMOJI_JOINERS and is_in_emoji):
            kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=1)
def _prototypes() -> dict[str, str]:
    """By letter, the one that stands for all that look like it, from Unicode's own table."""
    table: dict[str, list[dict[str, str]]] = load("confusables.json")
    alike = {letter: [each["c"] for each in found] for letter, found in table.items()}
    return {
        letter: found[0]
        for letter, found in alike.items()
        if len(letter) == 1 and len(found) == 1 and not _is_first(letter, found[0], alike)
    }


def _is_first(letter: str, other: str, alike: dict[str, list[str]]) -> bool:
    """Whether these two look like each other alone, and the letter stands for both."""
    is_pair = alike.get(other) == [letter]
    return is_pair and (len(letter), letter) > (len(other), other)
