"""Charts in the colours of the web page: SVG for the page, or a picture with separate texts."""

import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from io import StringIO
from math import pi, sin
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg, RendererAgg
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.text import Text
from matplotlib.ticker import FuncFormatter, MaxNLocator
from PIL import Image

from samewave.lab.report.panel import Chart, ChartKind, Panel, Series

LIGHT = {
    "ground": "#f6ecd8",
    "surface": "#fffbf2",
    "sunken": "#efe2c8",
    "ink": "#1b2244",
    "ink-2": "#565b7c",
    "line": "#d9cfc0",
    "accent-text": "#a63a0a",
}
DARK = {
    "ground": "#121a33",
    "surface": "#1b2547",
    "sunken": "#0d142b",
    "ink": "#f8f1e2",
    "ink-2": "#b9c1dc",
    "line": "#38415e",
    "accent-text": "#ff9a63",
}
"""Colours by role, as in the page's design tokens; lines are opaque here."""
SETUP_COLOURS = ("#f96a1e", "#4d90e6")
"""Colours of the first and the second set-up, the same as of the first two sides."""
PART_COLOURS = {
    "gold": "#ffc857",
    "silver": "#a9b2cf",
    "bronze": "#c9813a",
    "flowers": "#6e9f5b",
    "none": LIGHT["sunken"],
    "purple": "#8f52b3",
    "sky": "#91d8e1",
}
"""Colours for the parts of stacked bars."""
LOGO = {True: "#ff7a33", False: "#ffc857"}
"""The colours of the two waves of the logo."""
WAVE_POINTS = 60
FONTS = {"bricolage": "Bricolage Grotesque Variable", "figtree": "Figtree Variable"}


def wave(apart: bool, width: float, height: float) -> list[tuple[float, float]]:
    """One of the two waves of the logo, which start apart and become one."""
    points = []
    for step in range(WAVE_POINTS + 1):
        along = step / WAVE_POINTS
        turned = min(1.0, max(0.0, (along - 0.18) / 0.44))
        turn = 2 * turned * turned * (3 - 2 * turned) - 1 if apart else 1
        points.append((along * width, height * (0.5 - 0.4 * turn * sin(5 * pi * along))))
    return points


def role(colour: str) -> str:
    """The CSS variable for a colour of the light theme, if it has a role."""
    roles = {value: name for name, value in LIGHT.items()}
    return f"var(--{roles[colour]})" if colour in roles else colour


def variables(roles: dict[str, str]) -> str:
    """The roles as CSS variables."""
    return "".join(f"--{name}:{colour};" for name, colour in roles.items())


def fonts() -> str:
    """The page's fonts as embedded CSS; empty if the page is not built."""
    folder = Path(str(files("samewave.server"))) / "page" / "assets"
    found = [(name, path) for name in FONTS for path in sorted(folder.glob(f"{name}-*.woff2"))[:1]]
    return "".join(_font(name, path.read_bytes()) for name, path in found)


def _font(name: str, font: bytes) -> str:
    weight = (
        "font-weight:800;font-stretch:75% 100%" if name == "bricolage" else "font-weight:300 900"
    )
    data = b64encode(font).decode()
    source = f"url(data:font/woff2;base64,{data}) format('woff2')"
    return f"@font-face{{font-family:'{FONTS[name]}';src:{source};{weight};font-display:swap}}"


INK, FAINT, LINE, SURFACE = (LIGHT[name] for name in ("ink", "ink-2", "line", "surface"))
FONT_SIZE = 10
"""Font size in points."""
WIDTH, HEIGHT, ROW, LOW_ROW = 4.1, 2.5, 0.3, 0.22
"""Inches: size of a figure, and height of a row with few and with many rows."""
FEW_ROWS = 6
ROWS_MARGIN = 1.0
"""Inches around the rows."""
POINTS_PER_INCH = 72
"""Points per inch."""


def draw(axes: Axes, chart: Chart) -> None:
    """Draw a chart; its title and sentences are not part of it."""
    _prepare(axes, chart)
    match chart.kind:
        case ChartKind.SPREAD:
            _spread(axes, chart)
        case ChartKind.COLUMNS:
            _columns(axes, chart)
        case ChartKind.DOTS:
            _dots(axes, chart)
        case ChartKind.METERS:
            _meters(axes, chart)
        case ChartKind.STACKS:
            _stacks(axes, chart)


def _prepare(axes: Axes, chart: Chart) -> None:
    horizontal = chart.kind in (ChartKind.METERS, ChartKind.STACKS)
    axes.set_facecolor("none")
    for name, spine in axes.spines.items():
        spine.set_visible(name == ("left" if horizontal else "bottom"))
        spine.set_color(FAINT)
    axes.tick_params(colors=FAINT, labelcolor=INK, labelsize=FONT_SIZE, length=0, pad=5)
    axes.grid(axis="x" if horizontal else "y", color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xlabel(chart.across, color=FAINT, fontsize=FONT_SIZE, labelpad=6)
    axes.set_title(chart.up, color=FAINT, fontsize=FONT_SIZE, loc="left", pad=8)
    measured = axes.xaxis if horizontal else axes.yaxis
    measured.set_major_locator(MaxNLocator(5))
    if chart.percent:
        measured.set_major_formatter(FuncFormatter(lambda share, _: f"{100 * share:.3g} %"))


def _spread(axes: Axes, chart: Chart) -> None:
    first = int(chart.labels[0])
    edges = [first + place - 0.5 for place in range(len(chart.labels) + 1)]
    for number, series in enumerate(chart.series):
        colour = SETUP_COLOURS[number]
        axes.stairs(
            [value or 0 for value in series.values],
            edges,
            fill=True,
            facecolor=(colour, 0.35 if len(chart.series) > 1 else 0.85),
            edgecolor=colour,
            linewidth=1.6,
        )
        if series.middle is not None:
            axes.axvline(
                series.middle, color=INK if len(chart.series) == 1 else colour, ls=(0, (3, 2))
            )
    axes.set_ylim(0)
    axes.set_xlim(edges[0], edges[-1])
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))


def _columns(axes: Axes, chart: Chart) -> None:
    width = _band(chart) / len(chart.series)
    for number, series in enumerate(chart.series):
        places = _beside(number, chart)
        values = [value or 0 for value in series.values]
        axes.bar(places, values, width * 0.94, color=SETUP_COLOURS[number])
        _whiskers(axes, places, series)
        for place, value, high in zip(places, values, series.high, strict=True):
            if high is not None:
                axes.annotate(
                    f"{value:.1f}",
                    (place, high),
                    (0, 3),
                    textcoords="offset points",
                    ha="center",
                    va="bottom",
                    color=INK,
                    fontsize=FONT_SIZE,
                )
    axes.set_ylim(0, 1.12 * axes.get_ylim()[1])
    axes.set_xlim(-0.6, len(chart.labels) - 0.4)
    axes.set_xticks(range(len(chart.labels)), chart.labels)


def _dots(axes: Axes, chart: Chart) -> None:
    for number, series in enumerate(chart.series):
        places = _beside(number, chart)
        if series.even is not None:
            axes.axhline(series.even, color=SETUP_COLOURS[number], ls=(0, (3, 2)), lw=1.2)
        _whiskers(axes, places, series)
        known = [
            (at, value)
            for at, value in zip(places, series.values, strict=True)
            if value is not None
        ]
        axes.plot(
            *zip(*known, strict=True), "o", color=SETUP_COLOURS[number], ms=8, mec=SURFACE, mew=1
        )
    axes.set_xlim(-0.6, len(chart.labels) - 0.4)
    axes.margins(y=0.25)
    axes.set_xticks(range(len(chart.labels)), chart.labels)


def _beside(number: int, chart: Chart) -> list[float]:
    """The positions of a series: next to the others, around each label."""
    off = (number - (len(chart.series) - 1) / 2) * _band(chart) / len(chart.series)
    return [place + off for place in range(len(chart.labels))]


def _band(chart: Chart) -> float:
    """The share of the space between two labels that is drawn on; less for few columns."""
    return 0.5 if chart.kind is ChartKind.COLUMNS and len(chart.labels) < 3 else 0.72


def _whiskers(
    axes: Axes, places: Sequence[float], series: Series, *, horizontal: bool = False
) -> None:
    for place, low, high in zip(places, series.low, series.high, strict=False):
        if low is not None and high is not None:
            ends = ([low, high], [place, place]) if horizontal else ([place, place], [low, high])
            axes.plot(*ends, color=INK, lw=1.4, solid_capstyle="butt")


def _meters(axes: Axes, chart: Chart) -> None:
    height = _band(chart) / len(chart.series)
    for number, series in enumerate(chart.series):
        marks = zip(_beside(number, chart), series.values, strict=True)
        known = [(place, value) for place, value in marks if value is not None]
        for place, value in known:
            axes.barh(place, 1, height * 0.8, color=LIGHT["sunken"])
            axes.barh(place, value, height * 0.8, color=SETUP_COLOURS[number])
            label = f"{100 * value:.0f} %"
            axes.text(0.985, place, label, ha="right", va="center", color=INK, fontsize=FONT_SIZE)
            if series.even is not None:
                ends = [place - height / 2, place + height / 2]
                axes.plot([series.even] * 2, ends, color=INK, lw=2.4)
        _whiskers(axes, _beside(number, chart), series, horizontal=True)
    axes.set_xlim(0, 1)
    _rows(axes, chart.labels)


def _stacks(axes: Axes, chart: Chart) -> None:
    begin = [0.0] * len(chart.labels)
    for series, tint in zip(chart.series, chart.tints, strict=True):
        values = [value or 0 for value in series.values]
        axes.barh(
            range(len(begin)), values, 0.62, begin, color=PART_COLOURS[tint], label=series.name
        )
        begin = [start + value for start, value in zip(begin, values, strict=True)]
    axes.set_xlim(0, max(*begin, 1e-6) * 1.02)
    if chart.series:
        _legend(axes)
    _rows(axes, chart.labels)


def _legend(axes: Axes) -> None:
    """Put the legend above the axes, at the left edge of the figure."""
    figure = axes.figure
    assert figure is not None
    figure.legend(
        loc="outside upper left",
        ncols=3,
        frameon=False,
        labelcolor=INK,
        fontsize=FONT_SIZE,
        handlelength=0.9,
        handletextpad=0.5,
        columnspacing=1.2,
    )


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.45, -0.55)


def svg(panel: Panel) -> str:
    """The chart as an SVG element with real text and the colours of the page's theme."""
    figure = Figure(figsize=(WIDTH, height(panel.chart)), layout="constrained", facecolor="none")
    draw(figure.add_subplot(), panel.chart)
    written = StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": panel.key}):
        figure.savefig(written, format="svg", metadata={"Date": None})
    return _inline(written.getvalue(), panel)


def height(chart: Chart) -> float:
    """The height of a chart in inches."""
    if chart.kind is ChartKind.STACKS:
        row = ROW if len(chart.labels) <= FEW_ROWS else LOW_ROW
        return ROWS_MARGIN + 0.3 * (len(chart.series) > 3) + row * len(chart.labels)
    if chart.kind is ChartKind.METERS:
        return ROWS_MARGIN - 0.2 + ROW * len(chart.labels) * len(chart.series)
    return HEIGHT


def _inline(text: str, panel: Panel) -> str:
    """Make an SVG file part of a page: unique ids, theme colours, title and description."""
    body = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    body = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{panel.key}-", body)
    for colour in LIGHT.values():
        body = body.replace(colour, role(colour))
    _, _, inside = body.partition(">")
    box = re.search(r'viewBox="[^"]+"', body)
    assert box is not None
    sentences = escape(" ".join(finding.text for finding in panel.findings))
    names = f'role="img" aria-labelledby="{panel.key}-t {panel.key}-d"'
    title = f'<title id="{panel.key}-t">{escape(panel.title)}</title>'
    about = f'{title}<desc id="{panel.key}-d">{sentences}</desc>'
    return f'<svg {box.group()} xmlns:xlink="http://www.w3.org/1999/xlink" {names}>{about}{inside}'


class TextOverlay(NamedTuple):
    """A text to write on a picture; its position counts from the top left."""

    at: tuple[float, float]
    text: str
    size: float
    colour: str
    anchor: str


def chart_picture(chart: Chart, dpi: int) -> tuple[Image.Image, list[TextOverlay]]:
    """Draw a chart without its texts, which Pillow writes in the page's own font."""
    inches = WIDTH, height(chart)
    figure = Figure(figsize=inches, dpi=dpi, layout="constrained", facecolor=LIGHT["surface"])
    FigureCanvasAgg(figure)
    draw(figure.add_subplot(), chart)
    renderer = _TextCollector(figure)
    figure.draw(renderer)
    return renderer.image(), renderer.texts


class _TextCollector(RendererAgg):
    """Draws everything except texts, and collects those."""

    def __init__(self, figure: Figure) -> None:
        self._size = round(figure.bbox.width), round(figure.bbox.height)
        super().__init__(*self._size, figure.dpi)  # type: ignore[no-untyped-call]
        self.texts: list[TextOverlay] = []

    def draw_text(self, *_: Any, mtext: Text | None = None, **__: Any) -> None:
        if mtext is None:
            return
        box = mtext.get_window_extent(self)
        sides = {"left": box.x0, "center": (box.x0 + box.x1) / 2, "right": box.x1}
        align = mtext.get_horizontalalignment()
        self.texts.append(
            TextOverlay(
                at=(sides[align], self._size[1] - (box.y0 + box.y1) / 2),
                text=mtext.get_text(),
                size=float(mtext.get_fontsize()) * self.dpi / POINTS_PER_INCH,
                colour=to_hex(mtext.get_color()),
                anchor={"left": "lm", "center": "mm", "right": "rm"}[align],
            )
        )

    def image(self) -> Image.Image:
        pixels = bytes(self.buffer_rgba())  # type: ignore[no-untyped-call]
        return Image.frombytes("RGBA", self._size, pixels)
