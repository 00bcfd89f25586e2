"""Groups: people with the key see and change one; finished games are added to it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from zlib import compress, decompress

import msgspec

from samewave.affinity import Figures, Tally, figures_of, merged
from samewave.affinity.figures import PairFigures
from samewave.core import Refused, Value
from samewave.core.values import OwnThemes
from samewave.daily import day_tally
from samewave.history import renamed_record
from samewave.history.group import (
    CoursePoint,
    GameRow,
    Group,
    Member,
    add_game,
    count_days,
    create,
    game_row,
    leave,
    row_with_current_names,
    uncount_days,
    with_current_names,
)
from samewave.packs import Shelf
from samewave.server.archive.days import AnsweredDay, Days, circle_of
from samewave.server.archive.games import FinishedGame, last_finished_game
from samewave.server.store import Conflict, StoredGame, StoredGroup, Unavailable
from samewave.server.supervise import PAUSES, in_background, log_failure
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.log import Grouped
from samewave.server.tables.services import Services
from samewave.server.tables.state import TableState
from samewave.server.work import jobs
from samewave.server.work.pool import Job

EVENINGS = 10
"""Evenings per page."""
_FAREWELL = 3.0
"""Seconds that shutdown waits for games to be added."""

_read_group = msgspec.json.Decoder(Group).decode
_read_line = msgspec.json.Decoder(GameRow).decode
_read_tally = msgspec.json.Decoder(Tally).decode
_write = msgspec.json.Encoder().encode


class Evening(Value, frozen=True):
    """The games of one evening."""

    number: int
    games: tuple[GameRow, ...]


class EveningFigures(Value, frozen=True):
    """An evening and its figures."""

    evening: Evening
    figures: Figures


class GroupDays(Value, frozen=True):
    """Members' answers to today's theme: the days that count, and the figures of these days."""

    days: int
    is_counted: bool
    """Whether the figures of the group include these days."""
    pairs: tuple[PairFigures, ...]


class GroupView(Value, frozen=True):
    """A group as its members see it, with its latest evenings first."""

    name: str
    founded: float
    games: int
    members: tuple[Member, ...]
    figures: Figures
    course: tuple[CoursePoint, ...]
    evenings: tuple[Evening, ...]
    earlier: int
    """The number of earlier evenings."""
    daily: GroupDays
    own_themes: OwnThemes = ()
    """Themes that members wrote, to use at any of the group's tables."""


class Groups:
    """All groups. The store has only the hashes of their keys."""

    def __init__(self, services: Services) -> None:
        self.days = Days(services)
        self._store, self._logs = services.store, services.logs
        self._shelf, self._clock = services.library.shelf, services.clock
        self._randomness = services.randomness
        self._long_work = services.library.long_work
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, name: str) -> str:
        """Create a group. Returns its key."""
        group, key = create(name, self._clock.time()), self._randomness.token()
        await self._store.groups.open(hash_token(key), _write(group))
        return key

    async def view(self, key: str) -> GroupView:
        kept, group = await self._with_days(key)
        first = group.evenings + 1
        evenings = await self._evenings(kept, group, first)
        return GroupView(
            name=group.name,
            founded=group.founded,
            games=group.games,
            members=group.members,
            figures=group.figures,
            course=group.course,
            evenings=evenings,
            earlier=max(0, group.evenings - EVENINGS),
            daily=GroupDays(group.daily.days, group.daily.is_counted, group.daily.pairs),
            own_themes=group.own_themes or (),
        )

    async def _with_days(self, key: str) -> tuple[StoredGroup, Group]:
        """The group, after counting the answers of all days that are over."""
        while True:
            kept, group = await self._find(key)
            days = await self.days.answered_together(key, group.daily.until + 1)
            if not days:
                return kept, group
            after = await self._long_work.threads.run(_with_days, group, days, self._shelf)
            try:
                await self._store.groups.write(kept, _write(after))
            except Conflict:
                continue
            return kept, after

    async def recount_days(self, circles: Iterable[bytes]) -> None:
        """Count the days of these groups anew, because somebody has deleted answers."""
        for circle in circles:
            while kept := await self._store.groups.read(circle.hex()):
                after = await self._long_work.threads.run(uncount_days, _read_group(kept.state))
                try:
                    await self._store.groups.write(kept, _write(after))
                except Conflict:
                    continue
                break

    async def name(self, key: str) -> str:
        return (await self._find(key))[1].name

    async def evenings(self, key: str, before: int) -> tuple[Evening, ...]:
        """Some evenings before this one, the latest first."""
        kept, group = await self._find(key)
        return await self._evenings(kept, group, before)

    async def evening(self, key: str, number: int) -> EveningFigures:
        """One evening and its figures."""
        kept, group = await self._find(key)
        rows = await self._store.groups.evening(kept.id, number)
        if not rows:
            raise Refused("no_such_evening", number=number)
        games = [row_with_current_names(group, _read_line(line)) for line, _ in rows]
        figures = await self._long_work.threads.run(
            _figures_of, group, [tally for _, tally in rows]
        )
        return EveningFigures(Evening(number, tuple(games)), figures)

    async def record(self, key: str, number: int) -> bytes:
        """The record of a game."""
        kept, group = await self._find(key)
        game = await self._store.groups.game(kept.id, number)
        if game is None:
            raise Refused("no_such_record", number=number)
        names = row_with_current_names(group, _read_line(game.line)).names
        return renamed_record(decompress(game.record), names)

    async def change(self, key: str, changed: Callable[[Group], Group]) -> None:
        """Apply a change to a group, or raise Refused."""
        while True:
            kept, group = await self._find(key)
            after = await self._long_work.threads.run(changed, group)
            try:
                await self._store.groups.write(kept, _write(after))
            except Conflict:
                continue
            return

    async def leave(self, key: str, name: str) -> None:
        """Remove a member: their name and choices from figures, rows and records."""
        while True:
            kept, group = await self._find(key)
            after = _write(await self._long_work.threads.run(leave, group, name))
            games = [game async for game in self._games_of(kept, group)]
            told = await self._work(jobs.without_leaver, after, games)
            changed = msgspec.msgpack.decode(told, type=list[StoredGame])
            try:
                await self._store.groups.write(kept, after, changed)
            except Conflict:
                continue
            await self._store.days.leave_circle(circle_of(key), group.member(name).name)
            return

    async def export(self, key: str) -> bytes:
        """Everything that is known of a group, as one file."""
        kept, group = await self._find(key)
        games = [game async for game in self._games_of(kept, group)]
        return await self._work(jobs.export_group, kept.state, games)

    async def _work(self, job: Job, group: bytes, games: list[StoredGame]) -> bytes:
        """Run a job in a worker process, because anybody with a key can request it."""
        return await self._long_work.strangers.run(self._long_work.export, job, group, games)

    async def _games_of(self, kept: StoredGroup, group: Group) -> AsyncIterator[StoredGame]:
        for number in range(group.games):
            if game := await self._store.groups.game(kept.id, number):
                yield game

    async def remove(self, key: str) -> None:
        """Delete everything."""
        kept, _ = await self._find(key)
        await self._store.groups.remove(kept.id)
        await self._store.days.leave_circle(circle_of(key))

    async def _find(self, key: str) -> tuple[StoredGroup, Group]:
        kept = await self._store.groups.read(hash_token(key))
        if kept is None:
            raise Refused("unknown_group")
        return kept, _read_group(kept.state)

    async def _evenings(self, kept: StoredGroup, group: Group, before: int) -> tuple[Evening, ...]:
        rows = await self._store.groups.evenings(kept.id, before, EVENINGS)
        games: dict[int, list[GameRow]] = {}
        for number, line in rows:
            games.setdefault(number, []).append(row_with_current_names(group, _read_line(line)))
        return tuple(Evening(each, tuple(games[each])) for each in sorted(games, reverse=True))

    def note(self, table: int, state: TableState, later: float = 0) -> None:
        """Add a finished game to the group of its table, if there is one."""
        current_game = state.current_game
        if state.group.group and current_game and not current_game.lesson:
            work = self._note(table, state, later)
            task = in_background(f"keeping a game of table {table} for its group", work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def catch_up(self) -> None:
        """Add games that ended just before the server stopped."""
        for code in await self._store.groups.attached():
            number = await self._store.find(code)
            if number is None:
                continue
            try:
                finished = await self._logs.finished(number)
            except Unavailable:
                raise
            except Exception as error:  # one unreadable table does not affect the others
                log_failure(f"looking through table {number} for games of a group", error)
                continue
            for state in finished:
                if state.group.group and state.current_game and not state.current_game.lesson:
                    await self._note(number, state)

    async def close(self) -> None:
        """Finish pending additions, unless the store is away; the next start then does it."""
        if self._tasks:
            _, unfinished = await asyncio.wait(self._tasks, timeout=_FAREWELL)
            for task in unfinished:
                task.cancel()

    async def _is_kept(self, group: str, source: str) -> bool:
        """Whether the group has this game already, or does not exist."""
        kept = await self._store.groups.read(group)
        return kept is None or await self._store.groups.has_game(kept.id, source)

    async def _note(self, table: int, state: TableState, later: float = 0) -> None:
        """Add a game once, however often this is tried; retry while the store is away."""
        assert state.current_game is not None
        number, group = state.current_game.number, state.group.group
        source = f"{state.code}/{state.opened:.0f}/{number}"
        if later:
            await self._clock.sleep(later)
        for pause in (*PAUSES, None):
            try:
                if not await self._is_kept(group, source):
                    entries = await self._logs.entries(table, state.current_game.first_entry)
                    if not entries:  # the table was removed meanwhile
                        return
                    game = last_finished_game(state, entries)
                    await self._add(group, source, game, game.moves[-1].at)
            except Exception as error:
                log_failure(
                    f"game {number} of table {state.code} was not kept for its group", error
                )
                if pause is None or not isinstance(error, Unavailable):
                    return
                await self._clock.sleep(pause)
            else:
                return

    async def _add(self, group: str, source: str, game: FinishedGame, at: float) -> None:
        store = self._store.groups
        tally, record = await asyncio.to_thread(_digested, game, self._shelf)
        while (kept := await store.read(group)) and not await store.has_game(kept.id, source):
            before = _read_group(kept.state)
            summary, bots = game.summary(), game.bot_names
            unkept, at = game.unkept_names, max(at, before.last)
            after = await asyncio.to_thread(add_game, before, summary, tally, unkept, at)
            line = game_row(after, summary, bots)
            row = StoredGame(line.number, line.evening, source, _write(line), _write(tally), record)
            try:
                await store.write(kept, _write(after), [row])
            except Conflict:
                continue
            return


def _with_days(group: Group, days: Sequence[AnsweredDay], shelf: Shelf) -> Group:
    tallies = [(each.day, day_tally(each.cards, each.rankings, shelf)) for each in days]
    return count_days(group, tallies)


def _digested(game: FinishedGame, shelf: Shelf) -> tuple[Tally, bytes]:
    return game.tally(shelf, people_only=True), compress(b"".join(game.lines()))


def _figures_of(group: Group, tallies: Iterable[bytes]) -> Figures:
    return figures_of(merged(with_current_names(group, _read_tally(tally)) for tally in tallies))


def grouped(key: str, name: str) -> Grouped:
    """The event that connects a table to a group."""
    return Grouped(hash_token(key), name) if key else Grouped("")
