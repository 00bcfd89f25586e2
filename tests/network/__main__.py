"""Starts `make play` in one network namespace and lets phones of another one join; needs root."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

ROOT = Path(__file__).parents[2]
HOME, PHONES = (f"samewave-{name}-{os.getpid()}" for name in ("home", "phones"))
SERVER, PHONE = "192.168.77.1", "192.168.77.2"
_PATIENCE = 120.0


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True)


@contextmanager
def a_network() -> Iterator[None]:
    """Two namespaces with a cable between them, and nothing else."""
    ip("netns", "add", HOME)
    ip("netns", "add", PHONES)
    try:
        ip("-n", HOME, "link", "add", "wlan0", "type", "veth", "peer", "wlan0", "netns", PHONES)
        for namespace, address in ((HOME, SERVER), (PHONES, PHONE)):
            ip("-n", namespace, "address", "add", f"{address}/24", "dev", "wlan0")
            ip("-n", namespace, "link", "set", "lo", "up")
            ip("-n", namespace, "link", "set", "wlan0", "up")
        yield
    finally:
        ip("netns", "delete", HOME)
        ip("netns", "delete", PHONES)


@contextmanager
def make_play(data: Path) -> Iterator[str]:
    """`make play` as people start it; the address that it prints."""
    environment = {**os.environ, "SAMEWAVE_DATA": str(data)}
    environment.pop("SAMEWAVE_HOST", None)
    process = subprocess.Popen(
        ["ip", "netns", "exec", HOME, "make", "play"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    impatience = Timer(_PATIENCE, os.killpg, (process.pid, signal.SIGTERM))
    impatience.start()
    try:
        yield printed_address(process)
    finally:
        impatience.cancel()
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def printed_address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.match(r"Samewave is running at (\S+)", line):
            return found[1]
    raise RuntimeError("make play printed no address")


def main() -> None:
    if os.geteuid() != 0:
        sys.exit("Network namespaces need root.")
    with tempfile.TemporaryDirectory() as data, a_network(), make_play(Path(data)) as address:
        sys.stderr.write(f"make play is at {address}\n")
        phones = [sys.executable, "-m", "tests.network.phones", address]
        subprocess.run(["ip", "netns", "exec", PHONES, *phones], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
