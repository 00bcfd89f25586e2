"""A database for all tests of a run, a bus for each."""

from collections.abc import Iterator

import pytest

from tests.server.server_process import end_those_left
from tests.services import FORGETFUL, Postgres, Valkey


@pytest.fixture(autouse=True)
def _no_server_is_left() -> Iterator[None]:
    yield
    end_those_left()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(*FORGETFUL)
    server.start()
    yield server
    server.remove()


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    server = Valkey()
    server.start()
    yield server
    server.remove()
