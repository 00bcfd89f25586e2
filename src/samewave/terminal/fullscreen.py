"""A whole terminal: one page at a time, over whatever was there before."""

import sys
from contextlib import ExitStack
from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.text import Text

from samewave.terminal.keys import Keyboard
from samewave.terminal.line import Line
from samewave.terminal.page import Page, join, lay_out, plain
from samewave.terminal.screen import Advise, Draw, Stir, Stirring, calm, is_unicode

BEAT = 0.1
"""Seconds between two looks at the table."""

PAUSE = 0.4
"""Seconds without a key after which somebody may be advised."""

LULL = 1.5
"""Seconds without a key after which a new question does not interrupt anybody's typing."""

TYPED = 60
"""Letters of a line that are seen."""

_ENTER, _LEAVE = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
_HOME, _END_OF_LINE = "\x1b[H", "\x1b[K"


class FullScreen:
    """The terminal's other screen; what was on it before is there again when we leave."""

    is_live = True

    def __init__(self, console: Console) -> None:
        self._console = console
        self._keys = Keyboard(sys.stdin.fileno())
        self._drafts: dict[str, Line] = {}
        self._stack = ExitStack()
        self._drawn: tuple[object, ...] = ()

    def __enter__(self) -> Self:
        self._stack.enter_context(self._keys)
        self._write(_ENTER)
        self._stack.callback(self._write, _LEAVE)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def ask(self, draw: Draw, stir: Stirring = calm, advise: Advise | None = None) -> str | None:
        """A line; what was typed when the question changed is there when it comes back."""
        page, advice, advised, last_key, over = draw(), "", "", monotonic(), False
        asked, line = page.prompt, self._drafts.pop(page.prompt, Line())
        while True:
            if not self._keys.are_waiting:
                self._show(page._replace(notice=advice or page.notice), line)
            key = self._keys.read(BEAT)
            if key == "enter":
                return line.text.strip()
            if key is not None:
                self._look_out(key, line)
                line, last_key = line.press(key), monotonic()
            elif advise and line.text != advised and monotonic() - last_key > PAUSE:
                advised = line.text
                advice = advise(advised) if advised.strip() else ""
            happened = Stir.NOTHING if over else stir()
            if happened is not Stir.NOTHING:
                page, over = draw(), happened is Stir.OVER
            if over and not (line.text and monotonic() - last_key < LULL):
                self._drafts[asked] = line
                return None

    def wait(self, draw: Draw, stir: Stirring = calm, seconds: float | None = None) -> str | None:
        page, end = draw(), None if seconds is None else monotonic() + seconds
        while end is None or monotonic() < end:
            self._show(page, None)
            key = self._keys.read(BEAT)
            if key is not None:
                self._look_out(key, Line())
                return key
            happened = stir()
            if happened is Stir.OVER:
                return None
            if happened is Stir.CHANGED:
                page = draw()
        return None

    def _look_out(self, key: str, line: Line) -> None:
        """Keys that are for the terminal and not for the line."""
        if key == "end of input" and not line.text:
            raise EOFError
        if key == "draw again":
            self._drawn = ()

    def _show(self, page: Page, line: Line | None) -> None:
        """Draw the page unless it is there already."""
        size = self._console.size
        if (page, line, size) == self._drawn:
            return
        self._drawn = (page, line, size)
        typed = Text() if line is None else _with_cursor(line)
        lines = lay_out(page, self._console, size.height, typed)
        drawn = f"{_END_OF_LINE}\r\n".join(self._ansi(line, size.width) for line in lines)
        self._write(_HOME + drawn + _END_OF_LINE)

    def _ansi(self, line: Text, width: int) -> str:
        """A line with its colours, for this terminal and never wider than it."""
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
        with self._console.capture() as captured:
            self._console.print(line, end="", soft_wrap=True)
        drawn = captured.get()
        return drawn if is_unicode(self._console) else plain(drawn)

    def _write(self, sequence: str) -> None:
        self._console.file.write(sequence)
        self._console.file.flush()


def _with_cursor(line: Line) -> Text:
    under, rest = line.after[:1] or " ", line.after[1:]
    return join(line.before[-TYPED:], (under, "reverse"), rest)
