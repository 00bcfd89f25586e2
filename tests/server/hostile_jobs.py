"""Jobs that never end, fill the memory or die."""

import os
import resource
import signal
from pathlib import Path
from time import sleep

from samewave.core import Refused
from samewave.packs.pictures import open_picture


def echo(said: bytes) -> bytes:
    return said


def refuse() -> bytes:
    raise Refused("unknown_seat", seat=9, seats=2)


def fail() -> bytes:
    raise KeyError("a bug")


def never_end(started: Path, *_: object) -> bytes:
    """Writes down its process id and never ends."""
    mark = started / f"{os.getpid()}.pid"
    mark.touch()
    while True:
        sleep(60)


def compute_for_ever() -> bytes:
    number = 0
    while True:
        number += 1


def fill_memory() -> bytes:
    return bytes(2_000_000_000)[:1]


def die(name: str, *_: object) -> bytes:
    os.kill(os.getpid(), signal.Signals[name])
    return b""


def peak(file: Path | None = None) -> bytes:
    """The peak memory of this process after it opened a picture."""
    if file:
        open_picture(file.name, file.read_bytes())
    return str(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024).encode()
