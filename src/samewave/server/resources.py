"""The lock, store and bus that a server opens, and errors that say why it cannot."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from samewave.server.clock import Clock, Randomness
from samewave.server.limits import LocalLimit, MakeLimit
from samewave.server.nodes import Bus, LocalBus
from samewave.server.nodes.hub import HubBus, HubLimit, Steering
from samewave.server.settings import Settings
from samewave.server.store import Store, Unusable
from samewave.server.store.sqlite import SqliteStore
from samewave.server.store.sqlite_file import ServerLock


class Unreachable(Exception):
    """Something that the server needs cannot be reached."""


class DataLock(NamedTuple):
    """The lock of a server on its data folder."""

    files: tuple[int, ...]
    """Open files that hold the lock. It lasts until the last process with them has ended."""
    release: Callable[[], None]


def lock_data(settings: Settings) -> DataLock:
    """Create the data folder and lock its SQLite file."""
    with reaching("The data folder"):
        settings.data.mkdir(parents=True, exist_ok=True)
        if settings.database:
            return DataLock((), lambda: None)
        lock = ServerLock(settings.data / "samewave.db")
        return DataLock((lock.fileno(),), lock.release)


async def open_store(settings: Settings, clock: Clock) -> Store:
    """Open PostgreSQL if the settings have its address, else SQLite."""
    with reaching("The database"):
        if not settings.database:
            return SqliteStore(settings.data / "samewave.db", clock, settings.timings)
        from samewave.server.store.postgres import PostgresStore  # noqa: PLC0415 - an extra

        return await PostgresStore.open(settings.database, clock, settings.timings)


class WorkerPlace(NamedTuple):
    """The place of this process among the workers of a server."""

    bus: HubBus
    steering: Steering
    is_first: bool
    """Whether no other worker of this server has started before."""


async def open_bus(
    settings: Settings, clock: Clock, randomness: Randomness, worker: WorkerPlace | None = None
) -> tuple[Bus, MakeLimit]:
    """Open the bus, and a factory of limits that hold for all its nodes."""
    if worker and not settings.bus:
        hub = worker.bus
        return hub, lambda kind, full, rate: HubLimit(hub, kind, full, rate)
    if not settings.bus:
        return LocalBus(), lambda _, full, rate: LocalLimit(full, rate, clock.monotonic)
    with reaching("The bus"):
        from samewave.server.nodes.redis import RedisBus, SharedLimit  # noqa: PLC0415 - an extra

        bus = RedisBus(settings.bus, randomness.token(), clock, settings.timings)
        await bus.start()
    return bus, lambda kind, full, rate: SharedLimit(bus.client, clock, kind, full, rate)


@contextmanager
def reaching(what: str) -> Iterator[None]:
    """Raise Unreachable with a sentence, without the address: it may hold a password."""
    try:
        yield
    except ImportError as missing:
        raise Unreachable(
            f"{what} needs {missing.name}: pip install samewave[nodes] brings it."
        ) from None
    except Unusable as wrong:
        raise Unreachable(str(wrong)) from None
    except Exception as wrong:
        raise Unreachable(f"{what} cannot be reached: {wrong}.") from None
