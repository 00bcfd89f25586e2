"""Real servers for tests: PostgreSQL and Valkey from packages, on free loopback ports."""

from tests.services.cable import Cable
from tests.services.postgres import FORGETFUL, Postgres
from tests.services.valkey import Valkey

__all__ = ["FORGETFUL", "Cable", "Postgres", "Valkey"]
