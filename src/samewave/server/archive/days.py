"""Today's theme: answers by device, results, circles of friends, and the export of a day.

A device is known by a random key that it keeps. The store has a hash of the key and the day.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator
from hashlib import blake2b
from itertools import groupby
from typing import NamedTuple

import msgspec

from samewave.core import Refused, Value
from samewave.core.languages import ByLanguage
from samewave.core.values import Key, Line
from samewave.daily import (
    Day,
    DayAnswer,
    DayCards,
    DayResult,
    ImageCount,
    added,
    cards_of,
    day_at,
    ends_at,
    is_final,
    is_for_practice,
    is_open,
    judge,
    name_of,
    points_between,
    read_answer,
    result_of,
    streak,
    top_images,
)
from samewave.packs import HOUSE
from samewave.server.store import Conflict, Person, StoredDay
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.services import Services

MOST_IN_A_CIRCLE = 40
"""People who see each other's answers by one link, or in one group."""
MOST_DAYS = 3_660
"""Days back that can be asked for."""
_REMEMBERED = 16
_DAYS_AT_ONCE = 60
"""Days that a group counts at once, when nobody has looked at it for long."""
_AT_ONCE = 2_000
"""Answers of an export in one piece."""
_read_cards = msgspec.json.Decoder(DayCards).decode
_encode = msgspec.json.Encoder().encode


class FinalResult(Value, frozen=True):
    """The final result of the day before."""

    day: str
    theme: ByLanguage[Line]
    answers: int
    top: tuple[ImageCount, ...]


class DayView(Value, frozen=True):
    """A day as one device may see it: until it has answered, only how many others have.

    `until` is the midnight that ends the day, in seconds since 1970.
    """

    day: str
    theme: ByLanguage[Line]
    images: tuple[Key, ...]
    until: int
    is_open: bool
    for_practice: bool
    answers: int
    streak: int = 0
    yours: DayAnswer | None = None
    result: DayResult | None = None
    yesterday: FinalResult | None = None


class CircleMember(Value, frozen=True):
    """Somebody whose answer this device may see, and the points that the two share."""

    name: str
    ranking: tuple[Key, ...]
    points: int
    is_you: bool = False


class Circle(Value, frozen=True):
    """The people who answered a day and show it to each other."""

    members: tuple[CircleMember, ...]


class AnsweredDay(NamedTuple):
    """A final day on which several people of a circle answered: its cards, and rankings by name."""

    day: Day
    cards: DayCards
    rankings: dict[str, tuple[Key, ...]]


class Days:
    """All days. Nodes share nothing but the store."""

    def __init__(self, services: Services) -> None:
        self._store, self._clock = services.store.days, services.clock
        self._shelf = services.library.shelf
        self._fixed: OrderedDict[Day, DayCards] = OrderedDict()

    @property
    def today(self) -> Day:
        return day_at(self._clock.time())

    async def cards(self, day: Day) -> DayCards:
        """The cards of a day. The first answer fixes them, even if the pack changes."""
        self._judge_day(day)
        if day not in self._fixed:
            stored = (await self._store.read(day)).cards
            if stored is None:
                return self._dealt(day)
            self._fixed[day] = _read_cards(stored)
            if len(self._fixed) > _REMEMBERED:
                self._fixed.popitem(last=False)
        return self._fixed[day]

    async def view(self, day: Day, key: str = "") -> DayView:
        """A day as the device with this key sees it."""
        self._judge_day(day)
        stored = await self._store.read(day, _person(key) if key else None)
        cards, now = self._cards(day, stored), self._clock.time()
        sums = added(stored.sums)
        shown = DayView(
            day=name_of(day),
            theme=cards.texts,
            images=cards.images,
            until=ends_at(day),
            is_open=is_open(day, now),
            for_practice=is_for_practice(day, now),
            answers=sums.answers,
            streak=streak(stored.run, stored.run_before),
        )
        if stored.answer is None:
            return shown
        return msgspec.structs.replace(
            shown,
            yours=read_answer(cards, stored.answer),
            result=result_of(cards, sums, stored.answer, counted=True),
            yesterday=await self._final(day - 1),
        )

    async def answer(self, day: Day, key: str, answer: DayAnswer) -> bool:
        """Store an answer or change it. Returns whether it is the first one of this device."""
        if not is_open(day, self._clock.time()):
            raise Refused("day_is_over")
        try:
            return await self._keep(day, key, answer)
        except Conflict:  # another release has fixed other cards a moment ago
            return await self._keep(day, key, answer)

    async def _keep(self, day: Day, key: str, answer: DayAnswer) -> bool:
        cards = await self.cards(day)
        kept = judge(cards, answer)
        return await self._store.answer(day, _person(key), _encode(cards), kept)

    async def practise(self, day: Day, answer: DayAnswer) -> DayResult:
        """The result that an answer would have on an earlier day. Nothing is stored."""
        if not is_for_practice(day, self._clock.time()):
            raise Refused("day_is_over")
        stored = await self._store.read(day)
        cards = self._cards(day, stored)
        return result_of(cards, added(stored.sums), judge(cards, answer), counted=False)

    async def show(self, day: Day, key: str, circle_key: str, name: str) -> Circle:
        """Show the device's answer to everybody with the key of a circle, and see theirs."""
        self._judge_day(day)
        person = _person(key)
        stored = await self._store.read(day, person)
        if stored.answer is None:
            raise Refused("not_answered")
        circle = circle_of(circle_key)
        if not await self._store.show(day, person, circle, name, MOST_IN_A_CIRCLE):
            raise Refused("not_in_the_circle", most=MOST_IN_A_CIRCLE)
        cards = self._cards(day, stored)
        mine = read_answer(cards, stored.answer).ranking
        members = []
        for shown in await self._store.circle(circle, day, day):
            theirs, is_you = read_answer(cards, shown.answer).ranking, shown.person == person(day)
            members.append(CircleMember(shown.name, theirs, points_between(mine, theirs), is_you))
        return Circle(tuple(members))

    async def answered_together(self, circle_key: str, first: Day) -> list[AnsweredDay]:
        """Some final days from the first one on that several people of a circle have answered."""
        last = self.today - (1 if is_final(self.today - 1, self._clock.time()) else 2)
        found = []
        shown = await self._store.circle(circle_of(circle_key), first, last)
        for day, answers in groupby(shown, key=lambda each: each.day):
            cards = await self.cards(day)
            rankings = {each.name: read_answer(cards, each.answer).ranking for each in answers}
            if len(rankings) > 1:
                found.append(AnsweredDay(day, cards, rankings))
            if len(found) == _DAYS_AT_ONCE:
                break
        return found

    async def forget(self, key: str) -> list[bytes]:
        """Delete all answers of a device. Returns the circles that saw one."""
        return await self._store.forget(_person(key))

    async def export(self, day: Day) -> AsyncIterator[bytes]:
        """The answers of a final day as CSV, in no order that says anything about people."""
        if not is_final(day, self._clock.time()):
            raise Refused("day_is_not_over")
        cards = await self.cards(day)
        yield b"first,second,third,fourth,fifth,guess\n"
        after = b""
        while some := await self._store.answers(day, after, _AT_ONCE):
            yield b"".join(_csv_line(read_answer(cards, answer)) for _, answer in some)
            after = some[-1][0]

    async def _final(self, day: Day) -> FinalResult | None:
        """The final result of a day that anybody answered."""
        stored = await self._store.read(day)
        if stored.cards is None or not is_final(day, self._clock.time()):
            return None
        cards, sums = _read_cards(stored.cards), added(stored.sums)
        return FinalResult(name_of(day), cards.texts, sums.answers, top_images(cards, sums))

    def _cards(self, day: Day, stored: StoredDay) -> DayCards:
        return _read_cards(stored.cards) if stored.cards else self._dealt(day)

    def _dealt(self, day: Day) -> DayCards:
        pack = self._shelf.pack(HOUSE.name)
        assert pack is not None
        return cards_of(day, pack)

    def _judge_day(self, day: Day) -> None:
        """Nobody sees the cards of a day to come."""
        if not self.today - MOST_DAYS <= day <= self.today:
            raise Refused("no_such_day", day=name_of(day))


def circle_of(key: str) -> bytes:
    """The hash that the store has of a circle's key; a group's circle has the group's key."""
    return bytes.fromhex(hash_token(key))


def _person(key: str) -> Person:
    secret = key.encode(errors="replace")

    def hashed(day: int) -> bytes:
        return blake2b(secret, digest_size=16, salt=day.to_bytes(8, "big", signed=True)).digest()

    return hashed


def _csv_line(answer: DayAnswer) -> bytes:
    return f"{','.join((*answer.ranking, answer.guess or ''))}\n".encode()
