"""A third-party server that can be started, stopped, killed and frozen."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from tests.patience import PATIENCE

NOBODY = 65534
"""The user id for programs that refuse to run as root."""


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


class Server(ABC):
    """A process with the same port and folder after each restart."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="samewave-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._is_root = os.geteuid() == 0
        if self._is_root:
            os.chown(self.folder, NOBODY, NOBODY)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @abstractmethod
    def command(self) -> Sequence[str | Path]:
        """The command line to run."""

    def answers(self) -> bool:
        """Whether it is ready."""
        with socket.socket() as asked:
            asked.settimeout(1)
            return asked.connect_ex(("127.0.0.1", self.port)) == 0

    def start(self) -> None:
        """Start it and wait until it answers."""
        log = (self.folder / "log").open("ab")
        with log:
            self._process = self.popen(self.command(), stdout=log, stderr=log)
        until = monotonic() + PATIENCE
        while not self.answers():
            said = (self.folder / "log").read_text(errors="replace")
            assert self._process.poll() is None, said
            assert monotonic() < until, said
            sleep(0.02)

    def popen(self, command: Sequence[str | Path], **more: object) -> "subprocess.Popen[bytes]":
        """Run as a user without rights."""
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if self._is_root else {}
        return subprocess.Popen(command, cwd=self.folder, **user, **more)  # type: ignore[call-overload,no-any-return]

    def _tell(self, name: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(name)

    def kill(self) -> None:
        """Kill it (SIGKILL)."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def freeze(self) -> None:
        self._tell(signal.SIGSTOP)

    def thaw(self) -> None:
        self._tell(signal.SIGCONT)

    def _end(self, name: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGCONT)
            process.send_signal(name)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
