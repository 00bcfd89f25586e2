"""Keys: what is pressed at a terminal, one after the other, without waiting for Enter."""

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
    "\x17": "rub out a word",
    "\x0c": "draw again",
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
    """A terminal that hands over every key at once; it is as before when we leave."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._pressed: deque[str] = deque()
        self._before: list[Any] = []

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        # A game that is put to sleep would leave its page on the shell's screen.
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
        """The next key, a letter or one of the names; None if none is pressed in that time."""
        if not self._pressed and select.select([self._file], [], [], seconds)[0]:
            self._pressed.extend(keys_of(self._decoder.decode(self._take())))
        return self._pressed.popleft() if self._pressed else None

    @property
    def are_waiting(self) -> bool:
        """Whether more was pressed than was read: nobody needs to see what is between."""
        return bool(self._pressed)

    def _take(self) -> bytes:
        try:
            taken = os.read(self._file, 4096)
        except OSError:  # the line is dead
            raise EOFError from None
        if not taken:
            raise EOFError
        return taken


def keys_of(text: str) -> list[str]:
    """The keys that were pressed to send this; what means nothing here is left out."""
    found = (NAMES.get(key.replace("\x1bO", "\x1b["), key) for key in _KEY.findall(text))
    return [key for key in found if key in NAMES.values() or key.isprintable()]
