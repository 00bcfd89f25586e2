"""Lighthouse scores of a page that a phone opens for the first time."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from tests.web.chromium import find_chromium

from bench.peers import running

_HERE = Path(__file__).parent


class Request(msgspec.Struct):
    """A loaded file; its bytes as transferred, with headers."""

    url: str
    bytes: int = msgspec.field(name="transferSize", default=0)
    kind: str = msgspec.field(name="resourceType", default="")


class Figures(msgspec.Struct):
    """Milliseconds; `cls` is the cumulative layout shift."""

    fcp: float
    lcp: float
    tbt: float
    cls: float
    si: float


class ByCpuTime(Figures):
    """The same without the effect of other load; `score` is the performance score."""

    score: int


class Visit(msgspec.Struct):
    """One measurement."""

    version: str
    scores: dict[str, int]
    figures: Figures
    by_cpu_time: ByCpuTime
    failed: list[str]
    requests: list[Request]

    def loaded(self, *kinds: str, under: str = "") -> int:
        """The bytes of files of these kinds, or of those with this text in their address."""
        found = (each for each in self.requests if not kinds or each.kind in kinds)
        return sum(each.bytes for each in found if under in each.url)


def visits(address: str, path: str, seats: Sequence[dict[str, Any]], count: int) -> Iterator[Visit]:
    """First visits, each in a new browser with these seats."""
    question = {
        "chromium": find_chromium().program,
        "address": address,
        "path": path,
        "seats": seats,
    }
    with running(str(_HERE / "lighthouse.mjs")) as ask:
        for _ in range(count):
            yield msgspec.convert(ask(question), Visit)
