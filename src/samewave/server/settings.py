"""Settings of a server, each with a default that suits one evening at home."""

from pathlib import Path

from samewave.core import Value


class Settings(Value, frozen=True, kw_only=True):
    """What `samewave serve` can be told."""

    data: Path = Path("data")
    database: str = ""
    """The address of a PostgreSQL database; without one, SQLite in the data folder."""
    bus: str = ""
    """The address of a Redis or Valkey, by which several nodes hear of each other."""
    drain_seconds: float = 0
    """How long a node that is told to stop still serves, so that a balancer can turn away."""
    metrics_port: int = 0
    """Where Prometheus finds figures on this machine; nowhere if 0."""
    host: str = "127.0.0.1"
    port: int = 8040
    proxies: int = 0
    """How many proxies stand before this server, each of which adds to X-Forwarded-For."""
    origins: tuple[str, ...] = ()
    """Addresses of pages beside its own from which sockets are accepted."""
    keep_days: float = 30
    tables_per_address: int = 20
    """That one address may open in an hour."""
    connections_per_minute: int = 300
    """That one address may make: a school behind one address comes back after a restart."""
    messages_per_second: float = 10
    burst: int = 40
    """Messages that a connection may send at once before the rate counts."""
    bot_pace: float = 1.0
    """How long bots take to think, in parts of what a person would take."""
