"""The other side of the work pool: what a process does for one job, within its limits."""

import os
import pickle
import signal
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from samewave.core import Refused

try:
    import resource
except ImportError:  # not on Windows: there, only the time is limited
    resource = None  # type: ignore[assignment]

DONE, REFUSED, FULL, DIED = b"+", b"-", b"m", b"!"
"""How an answer begins: the result, a refusal, no memory left, anything else."""
_LATER = 1
"""Seconds of computing after the time is up in which the server should have killed it."""
_NICE = 5
"""People at tables come first."""


def serve(answers: Connection, work: bytes, seconds: float, memory: int) -> None:
    """Do one job, say what came of it, and end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server means the server
    _limit(seconds, memory)
    answers.send_bytes(_answer(work))
    answers.close()
    os._exit(0)  # nothing here is worth tidying up


def _answer(work: bytes) -> bytes:
    try:
        job, arguments = pickle.loads(work)  # noqa: S301 - our own server wrote it
        done: bytes = job(*arguments)
        return DONE + done
    except Refused as refused:
        return REFUSED + msgspec.json.encode((refused.code, refused.params))
    except MemoryError:
        return FULL
    except BaseException:
        return DIED + traceback.format_exc()[-4_000:].encode(errors="replace")


def _limit(seconds: float, memory: int) -> None:
    """So much memory beside what is loaded already, and so much computing."""
    if resource is None:
        return
    os.nice(_NICE)
    with suppress(OSError):  # if the whole machine runs out of memory, this process goes first
        Path("/proc/self/oom_score_adj").write_text("1000")
    _lower(resource.RLIMIT_CORE, 0)
    _lower(resource.RLIMIT_CPU, int(seconds) + _LATER, more=_LATER)
    _lower(resource.RLIMIT_DATA, _loaded() + memory)


def _lower(which: int, most: int, more: int = 0) -> None:
    """A limit, and how much more until the system no longer warns but kills."""
    _, hard = resource.getrlimit(which)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    last = soft + more if hard == resource.RLIM_INFINITY else min(soft + more, hard)
    resource.setrlimit(which, (soft, last))


def _loaded() -> int:
    """Bytes of data that the modules take, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_bytes().split()[5]) * resource.getpagesize()
    except OSError:
        return 200_000_000
