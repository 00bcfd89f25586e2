"""A user without rights and without Node, for trying what people install."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534
RUNNER = NOBODY if os.geteuid() == 0 else None
"""The user who runs the trial; None for the current user."""
SYSTEM_PYTHON = shutil.which("python3", path="/usr/bin:/usr/local/bin") or sys.executable
"""A Python that every user may run; root's own may be in root's home."""


class User:
    """A user with an empty home, without Node and without root."""

    def __init__(self, home: Path) -> None:
        self.home = home
        programs = home / "programs"
        programs.mkdir()
        for name in ("sh", "uname"):
            if found := shutil.which(name):
                (programs / name).symlink_to(found)
        self._environment = {"HOME": str(home), "PATH": str(programs), "LANG": "C.UTF-8"}
        self._environment |= {k: v for k, v in os.environ.items() if k.startswith(("PIP_", "SSL_"))}
        if os.geteuid() == 0:
            for each in (home, programs):
                os.chown(each, NOBODY, NOBODY)

    def start(self, *command: str | Path) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            command,
            cwd=self.home,
            env=self._environment,
            user=RUNNER,
            group=RUNNER,
            extra_groups=None if RUNNER is None else [],
        )

    def run(self, *command: str | Path) -> None:
        process = self.start(*command)
        if process.wait():
            sys.exit(f"{' '.join(map(str, command))} failed")


@contextmanager
def a_user() -> Iterator[User]:
    with tempfile.TemporaryDirectory() as home:
        yield User(Path(home))
