"""Table time: a machine whose clock jumps neither ends a question nor keeps it from ending."""

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from samewave.server.store.sqlite import SqliteStore
from samewave.server.tables.log import Entry, TableSettings
from samewave.server.tables.services import SLACK, TableClock
from tests.server.builders import SkippingClock
from tests.server.offline_table import Folding
from tests.server.pages import Guests, serving
from tests.server.test_lobby import started_duo

HOUR, DAY = 3600.0, 86_400.0
TIMED = TableSettings(setup={"edition": "2016", "mode": "duo", "track": "short"}, timer=60)


class JumpingClock(SkippingClock):
    """A clock whose time of day can jump; its monotonic time never does."""

    def __init__(self, wrong: float = 0.0) -> None:
        super().__init__()
        self.wrong = wrong

    def time(self) -> float:
        return super().time() + self.wrong


@pytest.fixture
def state() -> Any:
    """A table with a current question and a timer of one minute."""
    table = Folding(settings=TIMED)
    table.join("Ann", "Bo")
    table.start()
    return table.state


def at_wall(state: Any, wall: float) -> TableClock:
    clock = JumpingClock()
    clock.wrong = wall - clock.time()
    return TableClock(clock, state)


def test_a_table_that_is_loaded_goes_by_the_clock_of_the_machine(state: Any) -> None:
    assert at_wall(state, state.touched + 20).now() == pytest.approx(state.touched + 20, abs=1)


def test_time_never_runs_before_the_last_entry_of_the_log(state: Any) -> None:
    assert at_wall(state, state.touched - HOUR).now() >= state.touched


def test_a_question_that_seems_overdue_at_the_load_keeps_its_time(state: Any) -> None:
    clock = at_wall(state, state.touched + 40 * DAY)

    assert state.deadline - clock.now() == pytest.approx(state.deadline - state.touched, abs=1)


def test_a_question_is_not_shortened_when_another_node_loads_a_table_that_is_behind(
    state: Any,
) -> None:
    """The last node had found the question overdue and given people their time again."""
    clock = at_wall(replace(state, skew=25.0), state.touched + 25 + 3)

    assert clock.now() == pytest.approx(state.touched + 3, abs=1)


def test_without_a_question_a_table_takes_the_time_of_the_machine(state: Any) -> None:
    quiet = replace(state, current_game=None, deadline=None)

    assert at_wall(quiet, state.touched + 40 * DAY).now() > state.touched + 39 * DAY


@pytest.mark.parametrize("jump", [-HOUR, 40 * DAY])
def test_a_jump_of_the_machines_clock_does_not_move_a_table(state: Any, jump: float) -> None:
    machine = JumpingClock()
    machine.wrong = state.touched - machine.time()
    clock = TableClock(machine, state)
    before = clock.now()

    machine.wrong += jump

    assert clock.now() - before < 1


def test_a_node_that_is_behind_follows_the_entries_of_others(state: Any) -> None:
    clock = at_wall(state, state.touched)
    clock.follow(state.touched + 30, skew=0.0)

    assert clock.now() == pytest.approx(state.touched + 30, abs=1)


def test_a_node_that_was_loaded_far_ahead_comes_back_to_the_others(state: Any) -> None:
    clock = at_wall(replace(state, current_game=None), state.touched + 40 * DAY)
    clock.follow(state.touched + 1, skew=0.0)

    assert clock.now() == pytest.approx(state.touched + 1, abs=1)


def test_a_node_that_has_had_the_table_for_longer_is_believed(state: Any) -> None:
    clock = at_wall(state, state.touched)

    clock.agree(state.touched + 30, tenure=100.0, last=state.touched)
    assert clock.now() == pytest.approx(state.touched + 30, abs=1)
    clock.agree(state.touched + 10, tenure=101.0, last=state.touched + 20)
    assert clock.now() == pytest.approx(state.touched + 20, abs=1)
    clock.agree(state.touched + 50, tenure=-1.0, last=state.touched + 20)
    assert clock.now() == pytest.approx(state.touched + 20, abs=1)


def test_a_node_that_was_told_the_time_does_not_go_back_for_an_entry_that_comes_late(
    state: Any,
) -> None:
    clock = at_wall(state, state.touched)
    clock.agree(state.touched + 40, tenure=100.0, last=state.touched)

    clock.follow(state.touched + 10, skew=-40.0)

    assert clock.now() >= state.touched + 40


def test_a_node_that_missed_a_pause_of_the_table_takes_the_time_of_the_others(state: Any) -> None:
    """Another node found the question overdue and gave people their time again."""
    machine = JumpingClock()
    machine.wrong = state.touched - machine.time()
    clock = TableClock(machine, state)
    clock.agree(state.touched, tenure=100.0, last=state.touched)
    machine.skip(60)

    clock.follow(state.touched + 10, skew=40.0)

    assert clock.now() == pytest.approx(state.touched + 20, abs=1)


def test_a_node_that_is_a_little_ahead_stays_there(state: Any) -> None:
    clock = at_wall(state, state.touched + SLACK / 2)
    clock.follow(state.touched, skew=0.0)

    assert clock.now() >= state.touched + SLACK / 2


@pytest.fixture
def machine() -> JumpingClock:
    return JumpingClock()


@pytest.fixture
async def guests(tmp_path: Path, machine: JumpingClock) -> AsyncIterator[Guests]:
    async with serving(tmp_path, clock=machine) as served:
        yield served


async def entries_of(file: Path, code: str) -> list[Entry]:
    store = SqliteStore(file)
    number = await store.find(code)
    assert number is not None
    entries = [msgspec.json.decode(raw, type=Entry) for raw in await store.read(number)]
    await store.close()
    return entries


async def test_an_hour_back_in_a_game_neither_stalls_nor_ends_its_question(
    guests: Guests, machine: JumpingClock
) -> None:
    ann, _ = await started_duo(guests, timer=60)

    machine.wrong = -HOUR
    await ann.ask("extend")
    assert ann.view["phase"] == "opening"
    machine.skip(92)
    await ann.listen(lambda: ann.view["phase"] == "choosing")


async def test_forty_days_ahead_in_a_game_end_no_question(
    guests: Guests, machine: JumpingClock
) -> None:
    ann, bo = await started_duo(guests, timer=60)

    machine.wrong = 40 * DAY
    assert (await bo.ask("extend"))["type"] == "update"
    machine.skip(30)
    assert (await ann.ask("extend"))["type"] == "update"
    assert ann.view["phase"] == "opening"

    machine.skip(92)
    await ann.listen(lambda: ann.view["phase"] == "choosing")


async def test_times_never_go_back_along_a_log(
    guests: Guests, machine: JumpingClock, tmp_path: Path
) -> None:
    (ann,) = await guests.open_table("Ann")
    for wrong in (0.0, -HOUR, 40 * DAY, -DAY, 0.0):
        machine.wrong = wrong
        await ann.ask("say", text="what time is it?")
        machine.skip(1)

    times = [entry.at for entry in await entries_of(tmp_path / "samewave.db", ann.code)]
    assert all(earlier <= later for earlier, later in pairwise(times))
    assert times[-1] - times[0] < HOUR


async def test_a_page_hears_the_time_of_the_table_with_every_deadline(
    guests: Guests, machine: JumpingClock
) -> None:
    machine.wrong = 40 * DAY
    ann, _ = await started_duo(guests, timer=60)
    machine.wrong = 0.0

    again = await guests.page(ann.code, ann.token)
    welcome = msgspec.json.decode(again.heard[0])
    extended = await again.ask("extend")

    assert 30 < welcome["table"]["deadline"] - welcome["now"] <= 60
    assert 60 < extended["table"]["deadline"] - extended["now"] <= 90
