"""Several nodes on one PostgreSQL and one Valkey."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.pages import Guests, serving
from tests.services import Postgres, Valkey


@asynccontextmanager
async def nodes(
    folder: Path,
    postgres: Postgres,
    valkey: Valkey,
    number: int = 2,
    database: str = "",
    **settings: Any,
) -> AsyncIterator[list[Guests]]:
    """People, each connected to one node; a new database unless one is given."""
    database = database or postgres.database()
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                serving(folder / str(node), database=database, bus=valkey.url, **settings)
            )
            for node in range(number)
        ]
