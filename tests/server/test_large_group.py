"""Opening a group with a thousand games costs as much as opening one with ten."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samewave.server.archive.groups import EVENINGS, Groups
from samewave.server.store import Conflict
from samewave.server.store.sqlite import SqliteStore
from tests.server.builders import services
from tests.server.large_group import AN_EVENING, KEY, PEOPLE, play_for_years

FEW, MANY = 10, 1000
LARGER = 3


class CountingGroups:
    """The groups of a store; counts queries and the bytes of their results."""

    def __init__(self, groups: Any) -> None:
        self._groups = groups
        self.questions = self.bytes = 0

    def __getattr__(self, name: str) -> Any:
        async def ask(*arguments: Any) -> Any:
            answer = await getattr(self._groups, name)(*arguments)
            self.questions += 1
            self.bytes += len(repr(answer))
            return answer

        return ask


class Opened(msgspec.Struct):
    """The cost of opening a group's page."""

    questions: int
    read: int
    sent: int


async def opened(folder: Path, games: int) -> Opened:
    folder.mkdir()
    store = SqliteStore(folder / "a.db")
    await play_for_years(store, games)
    counting = CountingGroups(store.groups)
    store.groups = counting
    view = await Groups(services(store)).view(KEY)
    assert view.games == games
    assert len(view.members) == len(PEOPLE)
    assert len(view.evenings) == min(EVENINGS, -(-games // AN_EVENING))
    await store.close()
    return Opened(counting.questions, counting.bytes, len(msgspec.json.encode(view)))


async def test_a_thousand_games_need_hardly_more_than_ten_to_open(tmp_path: Path) -> None:
    few = await opened(tmp_path / "few", FEW)
    many = await opened(tmp_path / "many", MANY)

    assert many.questions == few.questions > 0
    assert many.read < LARGER * few.read
    assert many.sent < LARGER * few.sent


async def test_older_evenings_are_read_when_somebody_asks(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await play_for_years(store, 60)
    groups = Groups(services(store))
    view = await groups.view(KEY)

    last = view.evenings[-1].number
    assert view.earlier == last - 1
    earlier = await groups.evenings(KEY, last)
    assert [each.number for each in earlier] == list(range(last - 1, 0, -1))
    numbers = [game.number for each in (*view.evenings, *earlier) for game in each.games]
    assert sorted(numbers) == list(range(60))
    one = await groups.evening(KEY, 3)
    assert one.figures.games == AN_EVENING
    await store.close()


async def test_changes_of_the_same_moment_are_all_made(tmp_path: Path) -> None:
    """Two nodes write the same group: the second one reads it again."""
    store = SqliteStore(tmp_path / "a.db")
    await play_for_years(store, FEW)
    one, other = (Groups(services(store)) for _ in range(2))

    def grown(name: str):  # type: ignore[no-untyped-def]
        def change(group):  # type: ignore[no-untyped-def]
            return msgspec.structs.replace(group, name=f"{group.name} {name}")

        return change

    await asyncio.gather(*(each.change(KEY, grown(n)) for each in (one, other) for n in "abcd"))

    assert sorted((await one.view(KEY)).name) == sorted("Years a b c d a b c d")
    await store.close()


async def test_a_version_is_written_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.groups.open("k", b"0")
    kept = await store.groups.read("k")
    assert kept is not None
    await store.groups.write(kept, b"1")

    with pytest.raises(Conflict):
        await store.groups.write(kept, b"2")
    with pytest.raises(Conflict):
        await store.groups.open("k", b"mine")
    again = await store.groups.read("k")
    assert again is not None
    assert again.state == b"1"
    await store.close()
