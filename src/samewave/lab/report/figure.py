"""A chart as a figure: SVG that stands in a page, whatever its colours are."""

import re
from html import escape
from io import StringIO

import matplotlib as mpl
from matplotlib.figure import Figure

from samewave.lab.report.draw import draw
from samewave.lab.report.look import DAY, role
from samewave.lab.report.panel import Chart, Kind, Panel

WIDTH, HEIGHT, ROW, LOW_ROW = 4.1, 2.5, 0.3, 0.22
"""Inches of a figure, and of a row in those that have few rows or many."""
FEW = 6
ROOM = 1.0
"""For what stands around the rows."""


def svg(panel: Panel) -> str:
    """The chart as an element; its letters are text, its colours are the page's roles."""
    figure = Figure(figsize=(WIDTH, height(panel.chart)), layout="constrained", facecolor="none")
    draw(figure.add_subplot(), panel.chart)
    written = StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": panel.key}):
        figure.savefig(written, format="svg", metadata={"Date": None})
    return _inline(written.getvalue(), panel)


def height(chart: Chart) -> float:
    """How high a chart must be."""
    if chart.kind is Kind.STACKS:
        row = ROW if len(chart.labels) <= FEW else LOW_ROW
        return ROOM + 0.3 * (len(chart.series) > 3) + row * len(chart.labels)
    if chart.kind is Kind.METERS:
        return ROOM - 0.2 + ROW * len(chart.labels) * len(chart.series)
    return HEIGHT


def _inline(text: str, panel: Panel) -> str:
    """Without what only files need; ids are told from those of other figures."""
    body = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    body = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{panel.key}-", body)
    for colour in DAY.values():
        body = body.replace(colour, role(colour))
    _, _, inside = body.partition(">")
    box = re.search(r'viewBox="[^"]+"', body)
    assert box is not None
    said = escape(" ".join(reading.text for reading in panel.readings))
    names = f'role="img" aria-labelledby="{panel.key}-t {panel.key}-d"'
    title = f'<title id="{panel.key}-t">{escape(panel.title)}</title>'
    about = f'{title}<desc id="{panel.key}-d">{said}</desc>'
    return f'<svg {box.group()} xmlns:xlink="http://www.w3.org/1999/xlink" {names}>{about}{inside}'
