"""Known bugs, planted one at a time: the simulation must find each of them."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from typing import Any

import msgspec

from samewave.server import nodes as bus
from samewave.server.nodes.hub import Hub
from samewave.server.nodes.hub_link import Company
from samewave.server.tables import audience, table_driver
from samewave.server.tables.audience import Audience
from samewave.server.tables.judging import judge_all
from samewave.server.tables.log_reader import Snapshot
from samewave.server.tables.parts import Updates
from samewave.server.tables.requests import Committed
from samewave.server.tables.services import TableClock
from samewave.server.tables.state import TableState
from samewave.server.tables.table import Table
from samewave.server.tables.table_driver import _SeatedBot
from samewave.server.tables.table_registry import TableRegistry
from samewave.server.tables.updates import updates_for
from tests.simulation.cluster import replaced


def _together(*parts: AbstractContextManager[None]) -> AbstractContextManager[Any]:
    """Several replacements at once."""
    with ExitStack() as stack:
        for part in parts:
            stack.enter_context(part)
        return stack.pop_all()


def _show_without_a_guard() -> AbstractContextManager[Any]:
    """An error of one page breaks the whole table."""

    def apply(table: Table, committed: Committed, *, is_ours: bool = False) -> None:
        before, table.state = table.state, committed.state
        table._show(before, committed, is_ours)

    def send(_: Audience, listener: Any, frame: bytes) -> None:
        listener.send(frame)

    return _together(replaced(Table, "_apply", apply), replaced(Audience, "_send", send))


def _batch_without_a_guard() -> AbstractContextManager[Any]:
    """A store that raises at once leaves the table busy for ever."""

    def run_batch(table: Table) -> None:
        batch, table._inbox = table._inbox, []
        table._is_busy = True
        now = max(table.clock.now(), table.state.touched)
        skew = table.clock.skew(now)
        judged, encoded = judge_all(batch, table.state, table._context, now, skew)
        if not encoded:
            table._finish(judged)
            return
        done = partial(table._appended, judged)
        table._store.append(table.number, table.state.length, encoded, done)

    return replaced(Table, "_run_batch", run_batch)


def _driver_without_supervision() -> AbstractContextManager[Any]:
    """Bots and timer of a table stop at the first error."""

    async def work_once(_: str, work: Callable[[], Any], __: Any) -> None:
        await work()

    return replaced(table_driver, "supervise", work_once)


def _stale_thoughts() -> AbstractContextManager[Any]:
    """A bot repeats its move of the last round, and nothing else is tried when it is refused."""

    def think(seated: _SeatedBot, current_game: Any) -> None:
        game, state, before = current_game.game, current_game.state, seated._state
        seated._state = state
        change = game.public_diff(before, state) if before is not None else None
        if state is before or (seated.planned and change is None and before is not None):
            return
        question = current_game.number, game.question(state)
        if question != seated._question:
            seated._question, seated._since = question, seated._clock.monotonic()
        view = game.view(state, seated.seat)
        seated.planned = seated.bot.think(view, current_game.offers(seated.seat))

    return _together(
        replaced(_SeatedBot, "think", think), replaced(_SeatedBot, "fall_back", lambda *_: False)
    )


def _deaf_node() -> AbstractContextManager[Any]:
    """A node stops listening at the first message it cannot read."""

    def deliver(subscribers: bus.Subscribers, table: int, data: bytes) -> None:
        message = msgspec.json.decode(data, type=bus.NodeMessage)
        if message.node != subscribers._node:
            subscribers._call(table, message)

    return replaced(bus.Subscribers, "deliver", deliver)


def _silent_presence() -> AbstractContextManager[Any]:
    """A node stops announcing who is connected to it."""
    return replaced(TableRegistry, "_announce_presence", lambda _: None)


def _lost_update() -> AbstractContextManager[Any]:
    """After a conflict, a table treats its own move as stored."""
    appended = Table._appended

    def believe(table: Table, judged: Any, error: Exception | None) -> None:
        if error:
            table._finish(judged)
        else:
            appended(table, judged, error)

    return replaced(Table, "_appended", believe)


def _forgetful_table() -> AbstractContextManager[Any]:
    """A repeated message is carried out twice."""
    return replaced(TableState, "has_answered", lambda *_: False)


def _leak() -> AbstractContextManager[Any]:
    """Everybody receives what only one seat may know."""

    def tell_all(*arguments: Any) -> Updates:
        updates = updates_for(*arguments)
        return Updates(max((updates.public, *updates.own.values()), key=len), {})

    return replaced(audience, "updates_for", tell_all)


def _clock_of_the_machine() -> AbstractContextManager[Any]:
    """Questions run on the machine's clock, which may jump."""

    def now(clock: TableClock) -> float:
        return clock._clock.time()

    return replaced(TableClock, "now", now)


def _snapshots_before_logs() -> AbstractContextManager[Any]:
    """Every snapshot is used, even if it does not match the log."""
    return replaced(Snapshot, "follows", lambda *_: True)


def _lonely_worker() -> AbstractContextManager[Any]:
    """A worker is not told when another one opens the same table."""

    def tell_company(hub: Hub, table: int) -> None:
        for worker in hub._subscribers[table]:
            worker.send(Company(table, has_others=False))

    return replaced(Hub, "_tell_company", tell_company)


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
        _lonely_worker,
    )
}
