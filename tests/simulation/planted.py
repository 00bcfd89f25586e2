"""Known bugs, planted one at a time: the simulation must find each of them."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from typing import Any

import msgspec

from samewave.server import audience, bus, table_driver
from samewave.server.audience import Audience
from samewave.server.bot_runner import _SeatedBot
from samewave.server.house import House
from samewave.server.requests import Committed
from samewave.server.room import Room
from samewave.server.snapshots import Snapshot
from samewave.server.table import Table
from samewave.server.table_clock import TableClock
from samewave.server.updates import updates_for
from tests.simulation.cluster import replaced


def _together(*parts: AbstractContextManager[None]) -> AbstractContextManager[Any]:
    """Several replacements at once."""
    with ExitStack() as stack:
        for part in parts:
            stack.enter_context(part)
        return stack.pop_all()


def _show_without_a_guard() -> AbstractContextManager[Any]:
    """A page that fails takes the whole table with it."""

    def apply(table: Table, committed: Committed, *, is_ours: bool = False) -> None:
        before, table.room = table.room, committed.room
        table._show(before, committed, is_ours)

    def send(_: Audience, listener: Any, frame: bytes) -> None:
        listener.send(frame)

    return _together(replaced(Table, "_apply", apply), replaced(Audience, "_send", send))


def _batch_without_a_guard() -> AbstractContextManager[Any]:
    """A store that raises at once leaves the table busy for ever."""

    def run_batch(table: Table) -> None:
        batch, table._inbox = table._inbox, []
        table._is_busy = True
        judged = table._judge_all(batch)
        encoded = [each.encoded for _, each in judged if isinstance(each, Committed)]
        if not encoded:
            table._finish(judged)
            return
        done = partial(table._appended, judged)
        table._store.append(table.number, table.room.length, encoded, done)

    return replaced(Table, "_run_batch", run_batch)


def _driver_without_supervision() -> AbstractContextManager[Any]:
    """Bots and clock of a table stop with the first error."""

    async def work_once(_: str, work: Callable[[], Any], __: Any) -> None:
        await work()

    return replaced(table_driver, "supervise", work_once)


def _stale_thoughts() -> AbstractContextManager[Any]:
    """A bot keeps its thought of the last round, and nothing else is tried when it is refused."""

    def think(seated: _SeatedBot, playing: Any) -> None:
        game, state, before = playing.game, playing.state, seated._state
        seated._state = state
        change = game.public_diff(before, state) if before is not None else None
        if state is before or (seated.thought and change is None and before is not None):
            return
        question = playing.number, game.question(state)
        if question != seated._question:
            seated._question, seated._since = question, seated._clock.monotonic()
        view = game.view(state, seated.seat)
        seated.thought = seated.bot.think(view, playing.offers(seated.seat))

    return _together(
        replaced(_SeatedBot, "think", think), replaced(_SeatedBot, "fall_back", lambda *_: False)
    )


def _deaf_node() -> AbstractContextManager[Any]:
    """The first message that a node cannot read ends its listening."""

    def deliver(subscribers: bus.Subscribers, table: int, data: bytes) -> None:
        told = msgspec.json.decode(data, type=bus.Told)
        if told.node != subscribers._node:
            subscribers._call(table, told)

    return replaced(bus.Subscribers, "deliver", deliver)


def _silent_presence() -> AbstractContextManager[Any]:
    """A node stops telling the others who is connected to it."""
    return replaced(House, "_tell_presence", lambda _: None)


def _lost_update() -> AbstractContextManager[Any]:
    """A table that was second takes its own move for written."""
    appended = Table._appended

    def believe(table: Table, judged: Any, error: Exception | None) -> None:
        if error:
            table._finish(judged)
        else:
            appended(table, judged, error)

    return replaced(Table, "_appended", believe)


def _forgetful_table() -> AbstractContextManager[Any]:
    """A message that is repeated is done twice."""
    return replaced(Room, "has_answered", lambda *_: False)


def _leak() -> AbstractContextManager[Any]:
    """Everybody hears what only one seat may know."""

    def tell_all(*arguments: Any) -> dict[Any, bytes]:
        updates = updates_for(*arguments)
        return dict.fromkeys(updates, max(updates.values(), key=len, default=b""))

    return replaced(audience, "updates_for", tell_all)


def _clock_of_the_machine() -> AbstractContextManager[Any]:
    """Questions run on a clock that somebody may put wrong."""

    def now(clock: TableClock) -> float:
        return clock._clock.time()

    return replaced(TableClock, "now", now)


def _snapshots_before_logs() -> AbstractContextManager[Any]:
    """Any snapshot is believed, whatever the log says."""
    return replaced(Snapshot, "follows", lambda *_: True)


BUGS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    function.__name__.lstrip("_"): function
    for function in (
        _show_without_a_guard,
        _batch_without_a_guard,
        _driver_without_supervision,
        _stale_thoughts,
        _deaf_node,
        _silent_presence,
        _lost_update,
        _forgetful_table,
        _leak,
        _clock_of_the_machine,
        _snapshots_before_logs,
    )
}
