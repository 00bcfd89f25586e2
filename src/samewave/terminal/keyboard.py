"""The keyboard of a terminal, read key by key without waiting for Enter."""

import codecs
import os
import re
import select
import termios
import tty
from collections import deque
from types import TracebackType
from typing import Any, Self

NAMES = {
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x01": "home",
    "\x05": "end",
    "\x04": "end of input",
    "\x15": "clear",
    "\x17": "delete word",
    "\x0c": "redraw",
    "\t": "tab",
    "\x1b": "escape",
    "\x1b[D": "left",
    "\x1b[C": "right",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[3~": "delete",
}
_KEY = re.compile(r"\x1b[\[O][0-9;?]*[ -/]*[@-~]|\x1b|.", re.DOTALL)


class Keyboard:
    """Puts the terminal into cbreak mode and restores its settings at the end."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._pressed: deque[str] = deque()
        self._before: list[Any] = []

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        # Disable Ctrl+Z: a suspended game would leave its page on the shell's screen.
        mode = termios.tcgetattr(self._file)
        mode[6][termios.VSUSP] = b"\x00"
        termios.tcsetattr(self._file, termios.TCSANOW, mode)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def read(self, seconds: float) -> str | None:
        """The next key, as a character or one of NAMES; None if none is pressed in time."""
        if not self._pressed and select.select([self._file], [], [], seconds)[0]:
            self._pressed.extend(keys_of(self._decoder.decode(self._take())))
        return self._pressed.popleft() if self._pressed else None

    @property
    def has_pending(self) -> bool:
        """Whether keys are waiting; the screen skips drawing until they are processed."""
        return bool(self._pressed)

    def _take(self) -> bytes:
        try:
            taken = os.read(self._file, 4096)
        except OSError:  # the terminal is gone
            raise EOFError from None
        if not taken:
            raise EOFError
        return taken


def keys_of(text: str) -> list[str]:
    """Split terminal input into keys and drop sequences that are not in NAMES."""
    found = (NAMES.get(key.replace("\x1bO", "\x1b["), key) for key in _KEY.findall(text))
    return [key for key in found if key in NAMES.values() or key.isprintable()]
