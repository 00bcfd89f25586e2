"""The screen: where pages are shown and answered, while the game may go on."""

import sys
from collections.abc import Callable
from enum import Enum, auto
from typing import Protocol, TypeAlias

from rich.console import Console

from samewave.terminal.page import Page


class Stir(Enum):
    """What happened at the table meanwhile."""

    NOTHING = auto()
    CHANGED = auto()
    OVER = auto()
    """The question is no longer the same."""


Draw: TypeAlias = Callable[[], Page]
Stirring: TypeAlias = Callable[[], Stir]
Advise: TypeAlias = Callable[[str], str]


def calm() -> Stir:
    """Nothing happens meanwhile."""
    return Stir.NOTHING


class Screen(Protocol):
    """Where pages are seen and answered."""

    is_live: bool
    """Whether people see what changes while they look."""

    def ask(self, draw: Draw, stir: Stirring = calm, advise: Advise | None = None) -> str | None:
        """What somebody types; None if the question was over before. EOFError if nobody will."""
        ...

    def wait(self, draw: Draw, stir: Stirring = calm, seconds: float | None = None) -> str | None:
        """The key that was pressed; None if time was up or the question over before."""
        ...


def make_console() -> Console:
    """Colours as the terminal has them, none if somebody said NO_COLOR; nothing guessed at."""
    return Console(highlight=False, markup=False, emoji=False, file=sys.stdout)


def is_unicode(console: Console) -> bool:
    return console.encoding.lower().replace("-", "") == "utf8"
