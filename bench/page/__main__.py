"""Measures the page and prints the results; the argument is the number of Lighthouse runs."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from tests.web.animated_moments import lift, reveal
from tests.web.browser import Device, Serving, browsing
from tests.web.smoothness import Smooth, measuring

from bench.page.marks import Visit, visits
from bench.page.table import sit_down

TIMES = 5
PERFECT = ("accessibility", "best-practices")
"""Findings that a busy machine cannot explain."""


def main() -> None:
    times = int(sys.argv[1]) if sys.argv[1:] else TIMES
    with TemporaryDirectory() as folder, Serving(Path(folder)) as serving:
        seat = asyncio.run(sit_down(serving.address))
        home = _visit("The first screen", serving.address, "/", [], times)
        _visit("Today's theme", serving.address, "/today", [], times)
        table = _visit("A running table", serving.address, f"/t/{seat['code']}", [seat], times)
        _print_bytes(home, table)
        with browsing() as browser:
            for name, moment in (("A reveal", reveal), ("Lifted cups", lift)):
                seen = moment(lambda **look: Device(browser, serving.address, **look), measuring)
                _print_frames(name, seen)


def _visit(
    name: str, address: str, path: str, seats: Sequence[dict[str, Any]], times: int
) -> Visit:
    found = list(visits(address, path, seats, times))
    last = found[-1]
    print(f"{name}, Lighthouse {last.version}, phone, median of {times} (worst, best)")
    for category in last.scores:
        print(f"  {category:15}{_spread([visit.scores[category] for visit in found])}")
    print(f"  {'by CPU time':15}{_spread([visit.by_cpu_time.score for visit in found])}")
    for figure in ("fcp", "lcp", "si", "tbt"):
        wall = median(getattr(visit.figures, figure) for visit in found)
        cpu = median(getattr(visit.by_cpu_time, figure) for visit in found)
        print(f"  {figure:15}{wall:6.0f} ms, by CPU time {cpu:6.0f} ms")
    print(f"  {'cls':15}{max(visit.figures.cls for visit in found):6.3f}")
    for line in last.failed:
        print(f"    {line}")
    if any(visit.scores[category] < 100 for visit in found for category in PERFECT):
        sys.exit(f"{name} must be perfect in {' and '.join(PERFECT)}")
    return last


def _spread(values: Sequence[float]) -> str:
    return f"{median(values):6.0f} ({min(values):.0f}, {max(values):.0f})"


def _print_bytes(home: Visit, table: Visit) -> None:
    script = home.loaded("Script", "Stylesheet")
    hand = table.loaded("Image", under="/packs/")
    print("Loaded at a first visit, compressed, with headers")
    print(f"  script and style of the first screen {script:8,} bytes")
    print(f"  all of the first screen              {home.loaded():8,} bytes")
    print(f"  images of a hand                     {hand:8,} bytes")
    print(f"  all of a running table               {table.loaded():8,} bytes")


def _print_frames(name: str, smooth: Smooth) -> None:
    work = smooth.work()
    paces = [later - sooner for sooner, later in smooth.moving_pairs()]
    print(f"{name}: {len(work)} frames in which something moved, {len(smooth.shifts)} jumps")
    print(f"  CPU ms of the main thread for each  {_hundredths(work)}, most {max(work):.1f}")
    print(f"  ms from each to the next            {_hundredths(paces)}")
    print(f"  properties: {', '.join(sorted(smooth.properties))}")
    for shift in smooth.shifts:
        print(f"  jumped: {shift}")


def _hundredths(values: Sequence[float]) -> str:
    """The median, and the 95th percentile."""
    return f"{median(values):5.1f}, 95 of 100 within {quantiles(values, n=20)[-1]:.1f}"


if __name__ == "__main__":
    main()
