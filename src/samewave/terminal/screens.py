"""Screens: show pages and read answers, full-screen or line by line, while the game goes on."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from enum import Enum, auto
from importlib import import_module
from importlib.util import find_spec
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self, TypeAlias

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from samewave.core import Value
from samewave.terminal import HEIGHT, WIDTH, Page, join, lay_out, plain

if TYPE_CHECKING:
    from samewave.terminal.keyboard import Keyboard

POLL_SECONDS = 0.1
"""How often a full screen lets the game go on while it waits for a key."""
ADVICE_SECONDS = 0.4
"""A pause in typing after which the player may get advice."""
TYPING_SECONDS = 1.5
"""Somebody who pressed a key more recently than this is still typing and is not interrupted."""
MAX_INPUT = 200
"""Characters that an input line holds at most."""
VISIBLE_INPUT = 60
"""Characters of the input line that are shown before the cursor."""
MAX_BOT_MOVES = 40
"""Bot moves that a line screen lets pass before it asks its question anyway."""

_ENTER, _LEAVE = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
_HOME, _END_OF_LINE = "\x1b[H", "\x1b[K"


class Tick(Enum):
    """The game went on since the last tick."""

    NOTHING = auto()
    CHANGED = auto()
    OVER = auto()
    """The question on the screen is no longer the current one."""


Draw: TypeAlias = Callable[[], Page]
OnTick: TypeAlias = Callable[[], Tick]
"""Lets the game go on for a moment and reports what happened."""
Advise: TypeAlias = Callable[[str], str]
"""From what somebody has typed so far to advice about it."""


def no_ticks() -> Tick:
    """For pages during which the game stands still."""
    return Tick.NOTHING


class Screen(Protocol):
    """Shows pages and reads answers."""

    is_live: bool
    """Whether people see changes while they look at a page."""

    def ask(
        self, draw: Draw, on_tick: OnTick = no_ticks, advise: Advise | None = None
    ) -> str | None:
        """Read a line; None if the question was over first. Raises EOFError if input ends."""
        ...

    def wait(
        self, draw: Draw, on_tick: OnTick = no_ticks, seconds: float | None = None
    ) -> str | None:
        """Wait for a key; None if the time was up or the question was over first."""
        ...


@contextmanager
def open_screen(console: Console, as_lines: bool = False) -> Iterator[Screen]:
    """A full screen if the terminal can show one, else a line screen."""
    if as_lines or not can_show_pages(console):
        yield LineScreen(console)
        return
    # Not every system has the modules that a keyboard needs.
    keyboard = import_module("samewave.terminal.keyboard").Keyboard(sys.stdin.fileno())
    with FullScreen(console, keyboard) as screen:
        yield screen


def can_show_pages(console: Console) -> bool:
    """Whether this is a real terminal that is large enough and can move its cursor."""
    real = console.is_terminal and sys.stdin.isatty() and not console.is_dumb_terminal
    large = console.width >= WIDTH and console.height >= HEIGHT
    return real and large and find_spec("termios") is not None


def make_console() -> Console:
    """A console with the terminal's colours (none with NO_COLOR) and no automatic styling."""
    return Console(highlight=False, markup=False, emoji=False, file=sys.stdout)


def is_unicode(console: Console) -> bool:
    return console.encoding.lower().replace("-", "") == "utf8"


class InputLine(Value, frozen=True):
    """A line being typed: the text before and after the cursor."""

    before: str = ""
    after: str = ""

    @property
    def text(self) -> str:
        return self.before + self.after

    def press(self, key: str) -> "InputLine":
        """The line after a key; unknown keys change nothing."""
        before, after = self.before, self.after
        match key:
            case "backspace":
                return replace(self, before=before[:-1])
            case "delete":
                return replace(self, after=after[1:])
            case "left":
                return InputLine(before[:-1], before[-1:] + after)
            case "right":
                return InputLine(before + after[:1], after[1:])
            case "home":
                return InputLine("", self.text)
            case "end":
                return InputLine(self.text)
            case "clear":
                return InputLine()
            case "delete word":
                return replace(self, before=before.rstrip().rpartition(" ")[0])
            case _ if len(key) == 1 and len(self.text) < MAX_INPUT:
                return replace(self, before=before + key)
            case _:
                return self


class FullScreen:
    """The terminal's alternate screen; leaving it restores what was there before."""

    is_live = True

    def __init__(self, console: Console, keyboard: "Keyboard") -> None:
        self._console = console
        self._keyboard = keyboard
        self._drafts: dict[str, InputLine] = {}
        self._stack = ExitStack()
        self._drawn: tuple[object, ...] = ()

    def __enter__(self) -> Self:
        self._stack.enter_context(self._keyboard)
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

    def ask(
        self, draw: Draw, on_tick: OnTick = no_ticks, advise: Advise | None = None
    ) -> str | None:
        """Read a line. An unfinished line is kept and comes back with its question."""
        page, advice, advised, last_key, over = draw(), "", "", monotonic(), False
        question, line = page.prompt, self._drafts.pop(page.prompt, InputLine())
        while True:
            if not self._keyboard.has_pending:
                self._show(page._replace(notice=advice or page.notice), line)
            key = self._keyboard.read(POLL_SECONDS)
            if key == "enter":
                return line.text.strip()
            if key is not None:
                self._handle_control_key(key, line)
                line, last_key = line.press(key), monotonic()
            elif advise and line.text != advised and monotonic() - last_key > ADVICE_SECONDS:
                advised = line.text
                advice = advise(advised) if advised.strip() else ""
            tick = Tick.NOTHING if over else on_tick()
            if tick is not Tick.NOTHING:
                page, over = draw(), tick is Tick.OVER
            if over and not (line.text and monotonic() - last_key < TYPING_SECONDS):
                self._drafts[question] = line
                return None

    def wait(
        self, draw: Draw, on_tick: OnTick = no_ticks, seconds: float | None = None
    ) -> str | None:
        page, end = draw(), None if seconds is None else monotonic() + seconds
        while end is None or monotonic() < end:
            self._show(page, None)
            key = self._keyboard.read(POLL_SECONDS)
            if key is not None:
                self._handle_control_key(key, InputLine())
                return key
            tick = on_tick()
            if tick is Tick.OVER:
                return None
            if tick is Tick.CHANGED:
                page = draw()
        return None

    def _handle_control_key(self, key: str, line: InputLine) -> None:
        """Act on keys that are for the screen and not for the input line."""
        if key == "end of input" and not line.text:
            raise EOFError
        if key == "redraw":
            self._drawn = ()

    def _show(self, page: Page, line: InputLine | None) -> None:
        """Draw the page unless it is on the screen already."""
        size = self._console.size
        if (page, line, size) == self._drawn:
            return
        self._drawn = (page, line, size)
        typed = Text() if line is None else _with_cursor(line)
        lines = lay_out(page, self._console, size.height, typed)
        drawn = f"{_END_OF_LINE}\r\n".join(self._ansi(line, size.width) for line in lines)
        self._write(_HOME + drawn + _END_OF_LINE)

    def _ansi(self, line: Text, width: int) -> str:
        """A line with its colours for this terminal, cut to the terminal's width."""
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
        with self._console.capture() as captured:
            self._console.print(line, end="", soft_wrap=True)
        drawn = captured.get()
        return drawn if is_unicode(self._console) else plain(drawn)

    def _write(self, sequence: str) -> None:
        self._console.file.write(sequence)
        self._console.file.flush()


def _with_cursor(line: InputLine) -> Text:
    under, rest = line.after[:1] or " ", line.after[1:]
    return join(line.before[-VISIBLE_INPUT:], (under, "reverse"), rest)


class LineScreen:
    """Prints each page once and reads lines: for pipes and for simple terminals."""

    is_live = False

    def __init__(self, console: Console) -> None:
        self._console = console
        self._last: Page | None = None

    def ask(
        self,
        draw: Draw,
        on_tick: OnTick = no_ticks,
        advise: Advise | None = None,  # noqa: ARG002
    ) -> str | None:
        """Read a line. There is no advice, because a line arrives only when it is complete."""
        for _ in range(MAX_BOT_MOVES):
            tick = on_tick()
            if tick is Tick.OVER:
                return None
            if tick is Tick.NOTHING:
                break
        page = draw()
        self._print(page)
        self._out(f"{page.prompt} ", end="")
        return self._read().strip()

    def wait(
        self, draw: Draw, on_tick: OnTick = no_ticks, seconds: float | None = None
    ) -> str | None:
        """Print the page, unless it would disappear by itself."""
        if on_tick is not no_ticks:
            while on_tick() is Tick.CHANGED:
                continue
        elif seconds is None:
            page = draw()
            self._print(page._replace(keys=page.keys.replace("Any key", "Enter")))
            if sys.stdin.isatty():
                self._read()
                self._console.clear()  # the next player must not see this one's secrets
        return None

    def _read(self) -> str:
        self._console.file.flush()
        answer = sys.stdin.readline()
        if not sys.stdin.isatty():
            self._out(answer.rstrip())
        if not answer:
            raise EOFError
        return answer

    def _print(self, page: Page) -> None:
        """Print the page, or only its notice if nothing else is new."""
        last, self._last = self._last, page._replace(notice="")
        if last != self._last:
            self._out("")
            for line in (page.title, *(line.plain.rstrip() for line in page.body)):
                self._out(line)
        for line in (page.hint, page.notice) if last != self._last else (page.notice,):
            if line:
                self._out(line)
        if last != self._last and page.keys:
            self._out(page.keys)

    def _out(self, text: str, end: str = "\n") -> None:
        encodable = text if is_unicode(self._console) else plain(text)
        self._console.file.write(encodable + end)
