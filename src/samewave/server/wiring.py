"""Wiring: which store and which bus the settings ask for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from samewave.server.bus import Bus, LocalBus
from samewave.server.clock import Clock, Randomness
from samewave.server.limits import LocalLimit, MakeLimit
from samewave.server.settings import Settings
from samewave.server.store import Store, Unusable
from samewave.server.store.lock import ServerLock
from samewave.server.store.sqlite import SqliteStore


class Unreachable(Exception):
    """What a server cannot do without does not answer."""


def lock_data(settings: Settings) -> Callable[[], None]:
    """Make the data folder, and keep a second server off its SQLite file; what ends that."""
    with reaching("The data folder"):
        settings.data.mkdir(parents=True, exist_ok=True)
        if settings.database:
            return lambda: None
        return ServerLock(settings.data / "samewave.db").release


async def open_store(settings: Settings, clock: Clock) -> Store:
    """PostgreSQL if there is an address for it, else SQLite."""
    with reaching("The database"):
        if not settings.database:
            return SqliteStore(settings.data / "samewave.db", clock, settings.timings)
        from samewave.server.store.postgres import PostgresStore  # noqa: PLC0415 - an extra

        return await PostgresStore.open(settings.database, clock, settings.timings)


async def open_bus(
    settings: Settings, clock: Clock, randomness: Randomness
) -> tuple[Bus, MakeLimit]:
    """Redis or Valkey if there is an address for it; and limits that hold as far as it reaches."""
    if not settings.bus:
        return LocalBus(), lambda _, full, rate: LocalLimit(full, rate, clock.monotonic)
    with reaching("The bus"):
        from samewave.server.bus.limit import SharedLimit  # noqa: PLC0415 - an extra
        from samewave.server.bus.redis import RedisBus  # noqa: PLC0415

        bus = RedisBus(settings.bus, randomness.token(), clock, settings.timings)
        await bus.start()
    return bus, lambda kind, full, rate: SharedLimit(bus.client, clock, kind, full, rate)


@contextmanager
def reaching(what: str) -> Iterator[None]:
    """Whatever goes wrong is said in a sentence, without the address: it may hold a password."""
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
