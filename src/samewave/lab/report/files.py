"""The files of a report: a page, and a picture beside it."""

from pathlib import Path

from samewave.lab.report.overview import overview
from samewave.lab.report.page import page
from samewave.lab.report.panel import Report


def save(report: Report, path: Path) -> tuple[Path, Path]:
    """Write both; where they are."""
    picture = path.with_suffix(".png")
    path.write_text(page(report), "utf-8")
    overview(report).save(picture, "PNG", optimize=True)
    return path, picture
