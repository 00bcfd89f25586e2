"""When each screen of a table showed each step, by the marks that pages leave in the browser."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from playwright.sync_api import Page

Step: TypeAlias = tuple[int, int]
"""The sequence of an update, and how many of its steps are shown."""
_MARKS = """() => performance.getEntriesByType('mark')
  .filter(({ name }) => name.startsWith('shown '))
  .map(({ name, startTime }) => [...name.split(' ').slice(1).map(Number),
    performance.timeOrigin + startTime])"""


def times_of(page: Page) -> dict[Step, float]:
    """By step, when this screen began to show it, in milliseconds of the machine's clock."""
    marks: list[tuple[int, int, float]] = page.evaluate(_MARKS)
    return {(sequence, steps): at for sequence, steps, at in marks}


def first_seen(times: Mapping[Step, float], step: Step) -> float:
    """When a screen had shown at least as much of an update."""
    sequence, steps = step
    return min(at for (shown, known), at in times.items() if shown == sequence and known >= steps)


def differences(screens: Sequence[Mapping[Step, float]]) -> dict[Step, float]:
    """By step that the first screen showed, the milliseconds between the first and the last."""
    return {
        step: max(seen := [first_seen(times, step) for times in screens]) - min(seen)
        for step in screens[0]
    }
