"""Opening a screen: pages where the terminal can show them, else lines."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console

from samewave.terminal.lines import Lines
from samewave.terminal.page import HEIGHT, WIDTH
from samewave.terminal.screen import Screen


@contextmanager
def open_screen(console: Console, as_lines: bool = False) -> Iterator[Screen]:
    """A page at a time where the terminal can show it, else line after line."""
    if as_lines or not can_show_pages(console):
        yield Lines(console)
        return
    # Only here, because it needs what some systems do not have.
    with import_module("samewave.terminal.fullscreen").FullScreen(console) as screen:
        yield screen


def can_show_pages(console: Console) -> bool:
    """A real terminal that is large enough and can move its cursor."""
    real = console.is_terminal and sys.stdin.isatty() and not console.is_dumb_terminal
    large = console.width >= WIDTH and console.height >= HEIGHT
    return real and large and find_spec("termios") is not None
