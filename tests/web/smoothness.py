"""Smoothness: what people would notice during animations, from the browser's own trace.

Work is measured in CPU time of the page's main thread, because wall time depends on other load.
Drawing is left out, because phones have a graphics chip for it.
"""

from bisect import bisect
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Page

MOVING = frozenset({"transform", "translate", "rotate", "scale", "opacity"})
"""Properties that change without a new layout and without new paint."""
FRAME = 1000 / 60
_LOOK = Path(__file__).with_name("smooth.js")
_MARK = "samewave-smooth"
_TASK = "ThreadControllerImpl::RunTask"
_DRAWN = "Layerize"
_CATEGORIES = ("devtools.timeline", "blink.user_timing", "toplevel")


class Task(NamedTuple):
    """A task of the page's main thread."""

    at: float
    """Milliseconds, on the page's own clock."""
    cpu: float
    makes_a_frame: bool


@dataclass
class Smooth:
    """The observations, complete when watching ends."""

    shifts: list[str] = field(default_factory=list)
    """Layout shifts without input."""
    properties: dict[str, list[str]] = field(default_factory=dict)
    """Animated properties and their elements."""
    frames: list[float] = field(default_factory=list)
    moves: list[bool] = field(default_factory=list)
    """By frame: whether something was moving."""
    phases: list[str] = field(default_factory=list)
    """By frame: the phase of the game."""
    tasks: list[Task] = field(default_factory=list)

    def costly(self) -> dict[str, list[str]]:
        """Properties that make the browser lay out or paint anew in every frame."""
        found = {name: on for name, on in self.properties.items() if name not in MOVING}
        return {name: sorted(set(on)) for name, on in found.items()}

    def tasks_while_moving(self) -> list[Task]:
        """Tasks that started during an animation and delayed its next frame."""
        return [task for task in self.tasks if self._is_moving(task.at)]

    def work(self) -> list[float]:
        """CPU milliseconds of the main thread for each frame of an animation."""
        frames, spent = [], 0.0
        for task in self.tasks_while_moving():
            spent += task.cpu
            if task.makes_a_frame:
                frames.append(spent)
                spent = 0.0
        return frames

    def moving_pairs(self) -> list[tuple[float, float]]:
        """The times of frames that follow a frame with movement."""
        pairs = zip(self.moves, pairwise(self.frames), strict=False)
        return [pair for moves, pair in pairs if moves]

    def _is_moving(self, at: float) -> bool:
        before = bisect(self.frames, at)
        return before > 0 and self.moves[before - 1]


Watch: TypeAlias = Callable[[Page], AbstractContextManager[Smooth]]
"""Either `watching` or `measuring`: observes the page while something moves on it."""


@contextmanager
def watching(page: Page) -> Iterator[Smooth]:
    """Records what moves on the page until the end of the block."""
    smooth = Smooth()
    page.evaluate(_LOOK.read_text())
    yield smooth
    seen = page.evaluate("samewaveSmooth()")
    smooth.shifts, smooth.properties = seen["shifts"], seen["properties"]
    smooth.frames, smooth.moves, smooth.phases = seen["frames"], seen["moves"], seen["phases"]


@contextmanager
def measuring(page: Page) -> Iterator[Smooth]:
    """Records what moves, and from the browser's trace the work of the main thread."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))  # noqa: PLW0108
    config = {"includedCategories": list(_CATEGORIES)}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    with watching(page) as smooth:
        yield smooth
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    session.detach()
    smooth.tasks = _tasks(events)


def _tasks(events: list[dict[str, Any]]) -> list[Task]:
    """Tasks of the main thread of the page that set the mark, in order."""
    mark = next(event for event in events if event["name"] == _MARK)
    thread = (mark["pid"], mark["tid"])
    began = mark["ts"] / 1000 - mark["args"]["data"]["startTime"]
    own = [e for e in events if (e["pid"], e["tid"]) == thread and e["ph"] == "X"]
    tasks = sorted((e for e in own if e["name"] == _TASK), key=lambda event: event["ts"])
    starts = [task["ts"] for task in tasks]
    framed = {bisect(starts, e["ts"]) - 1 for e in own if e["name"] == _DRAWN}
    return [
        Task(task["ts"] / 1000 - began, task.get("tdur", 0) / 1000, place in framed)
        for place, task in enumerate(tasks)
    ]
