"""Finds a Chromium for the tests of the page: `python -m tests.web.chromium` prints where it is.

It is the one that CHROMIUM names, or the system's, or one that it installs: by apt for root on
Debian, otherwise from npm into the Python environment. The headless shell comes first, because it
needs about half of the CPU time of a whole Chromium.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.node import find_or_install_node, run

SOURCE = Path(__file__).parent
INSTALLED = Path(sys.prefix) / "chromium"


class Chromium(NamedTuple):
    """The program, and a folder of libraries that the system lacks."""

    program: str
    libraries: Path | None = None

    @property
    def environment(self) -> dict[str, str]:
        if self.libraries is None:
            return dict(os.environ)
        before = os.environ.get("LD_LIBRARY_PATH")
        return {
            **os.environ,
            "LD_LIBRARY_PATH": ":".join(filter(None, (str(self.libraries), before))),
        }


@cache
def find_chromium() -> Chromium:
    return _named() or _of_system() or _from_apt() or _from_npm()


def _named() -> Chromium | None:
    named = os.environ.get("CHROMIUM")
    if named is None:
        return None
    found = shutil.which(named)
    if found is None:
        raise RuntimeError(f"CHROMIUM is {named}, and there is no such program")
    return Chromium(found)


def _of_system() -> Chromium | None:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    return Chromium(found) if found else None


def _from_apt() -> Chromium | None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    options = ("-qqy", "--no-install-recommends")
    subprocess.run(["apt-get", "install", *options, "chromium-headless-shell"], check=False)
    return _of_system()


def _from_npm() -> Chromium:
    INSTALLED.mkdir(exist_ok=True)
    with (INSTALLED / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several tests may search at once
        program = INSTALLED / "chromium"
        if not program.exists():
            _install()
    return Chromium(
        str(program), INSTALLED / "al2023" / "lib" if _lacks_libraries(program) else None
    )


def _install() -> None:
    node = find_or_install_node()
    for name in ("package.json", "package-lock.json", "unpack.mjs"):
        shutil.copy(SOURCE / name, INSTALLED)
    options = ("--no-audit", "--no-fund", "--silent", "--ignore-scripts")
    run(node.npm, "--prefix", INSTALLED, "ci", *options, node=node)
    environment = {**os.environ, "TMPDIR": str(INSTALLED)}
    unpack = [*node.node, str(INSTALLED / "unpack.mjs")]
    subprocess.run(unpack, env=environment, stdout=subprocess.DEVNULL, check=True)


def _lacks_libraries(program: Path) -> bool:
    asked = subprocess.run(["ldd", program], capture_output=True, text=True, check=False)
    return "not found" in asked.stdout
