"""Real servers for tests: PostgreSQL and Valkey from packages, on free loopback ports."""

from tests.services.cable import Cable
from tests.services.postgres import Postgres
from tests.services.valkey import Valkey

__all__ = ["Cable", "Postgres", "Valkey"]
