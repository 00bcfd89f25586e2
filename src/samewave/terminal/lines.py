"""Line after line: for pipes, and for terminals that cannot show a page."""

import sys

from rich.console import Console

from samewave.terminal.page import Page, plain
from samewave.terminal.screen import Advise, Draw, Stir, Stirring, calm, is_unicode

PATIENCE = 40
"""Moves of bots that pass before somebody is asked anyway."""


class Lines:
    """Everything is printed once, and a line is read where one is asked for."""

    is_live = False

    def __init__(self, console: Console) -> None:
        self._console = console
        self._last: Page | None = None

    def ask(
        self,
        draw: Draw,
        stir: Stirring = calm,
        advise: Advise | None = None,  # noqa: ARG002
    ) -> str | None:
        """A line; nobody is advised before it is sent."""
        for _ in range(PATIENCE):
            happened = stir()
            if happened is Stir.OVER:
                return None
            if happened is Stir.NOTHING:
                break
        page = draw()
        self._print(page)
        self._out(f"{page.prompt} ", end="")
        return self._read().strip()

    def wait(self, draw: Draw, stir: Stirring = calm, seconds: float | None = None) -> str | None:
        """A page that would go away by itself is not printed."""
        if stir is not calm:
            while stir() is Stir.CHANGED:
                continue
        elif seconds is None:
            page = draw()
            self._print(page._replace(keys=page.keys.replace("Any key", "Enter")))
            if sys.stdin.isatty():
                self._read()
                self._console.clear()  # the next to read may be somebody else
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
        """What is new on it: a sentence about a slip does not repeat the whole page."""
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

    def _out(self, words: str, end: str = "\n") -> None:
        said = words if is_unicode(self._console) else plain(words)
        self._console.file.write(said + end)
