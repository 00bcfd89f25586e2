"""A real terminal for the tests: `samewave play` in a pseudo-terminal of 80 by 24."""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
from collections.abc import Callable
from functools import partial
from operator import ne
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

from tests.patience import PATIENCE

_SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
_TOP, _END = "\x1b[H", "\x1b[K"
"""Seconds to wait for a page."""


class Terminal:
    """The terminal's input and output."""

    def __init__(
        self,
        *arguments: str,
        program: str = "samewave",
        width: int = 80,
        height: int = 24,
        **environment: str,
    ) -> None:
        self._command = [sys.executable, "-m", program, "play", *arguments]
        self._height = height
        self._size = struct.pack("HHHH", height, width, 0, 0)
        size = {"COLUMNS": str(width), "LINES": str(height)}  # the test runner has another one
        terminal = {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | size
        self._environment = os.environ | terminal | environment
        self.raw = ""
        self.code: int | None = None

    def __enter__(self) -> Self:
        self._pid, self._file = pty.fork()
        if not self._pid:
            os.execve(sys.executable, self._command, self._environment)  # never returns
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, self._size)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._file)
        if self.code is None:
            os.waitpid(self._pid, 0)

    def type(self, keys: str) -> None:
        os.write(self._file, keys.encode())

    @property
    def page(self) -> list[str]:
        """The lines of the last complete page."""
        frames = [frame for frame in self.raw.split(_TOP)[1:] if self._is_whole(frame)]
        drawn = frames[-1] if frames else ""
        return [_SEQUENCE.sub("", line).rstrip() for line in drawn.split("\r\n")]

    def _is_whole(self, frame: str) -> bool:
        return frame.count("\r\n") == self._height - 1 and _END in frame.rpartition("\r\n")[2]

    @property
    def shown(self) -> str:
        return "\n".join(self.page)

    def see(self, wanted: str | Callable[[str], bool]) -> str:
        """Wait for a page with this text."""
        ready = wanted if callable(wanted) else lambda page: wanted in page
        end = monotonic() + PATIENCE
        while not ready(self.shown):
            assert monotonic() < end, f"{wanted} never came:\n{self.shown}"
            assert self.listen(0.2), f"it ended before {wanted}:\n{self.shown}"
        return self.shown

    def answer(self, how: Callable[[str], str], until: str) -> str:
        """Answer pages until one has this text."""
        page = self.see(partial(ne, ""))
        while until not in page:
            self.type(how(page))
            page = self.see(partial(ne, page))
        return page

    def end(self) -> str:
        """The output after the pages, once the program has ended."""
        end = monotonic() + PATIENCE
        while self.listen(0.2):
            assert monotonic() < end, self.shown
        _, status = os.waitpid(self._pid, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return _SEQUENCE.sub("", self.raw.rpartition("\x1b[?1049l")[2])

    def listen(self, seconds: float) -> bool:
        if select.select([self._file], [], [], seconds)[0]:
            try:
                taken = os.read(self._file, 65536)
            except OSError:
                return False
            self.raw += taken.decode("utf-8", "replace")
            return bool(taken)
        return True


def record_in(folder: Path) -> Path:
    """The one record that was saved."""
    (path,) = folder.iterdir()
    return path
