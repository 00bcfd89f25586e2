"""A journey from screen to screen, in one language and theme."""

from collections.abc import Iterator
from typing import Protocol, TypeAlias

from tests.web.browser import Device


class Open(Protocol):
    """Opens devices in the language and theme of this journey."""

    language: str

    def __call__(self, **wanted: object) -> Device: ...


Seen: TypeAlias = Iterator[tuple[str, Device]]


class Journey(Protocol):
    """From screen to screen."""

    __name__: str

    def __call__(self, look: Open, /) -> Seen: ...
