"""Drawing: a chart on the axes of a figure, in the colours of the page."""

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from samewave.lab.report.look import DAY, SETUPS, TINTS
from samewave.lab.report.panel import Chart, Kind, Series

INK, FAINT, LINE, SURFACE = (DAY[name] for name in ("ink", "ink-2", "line", "surface"))
SIZE = 10
"""Of letters, in points."""


def draw(axes: Axes, chart: Chart) -> None:
    """The whole chart; titles and sentences stand outside."""
    _prepare(axes, chart)
    match chart.kind:
        case Kind.SPREAD:
            _spread(axes, chart)
        case Kind.COLUMNS:
            _columns(axes, chart)
        case Kind.DOTS:
            _dots(axes, chart)
        case Kind.METERS:
            _meters(axes, chart)
        case Kind.STACKS:
            _stacks(axes, chart)


def _prepare(axes: Axes, chart: Chart) -> None:
    lies = chart.kind in (Kind.METERS, Kind.STACKS)
    axes.set_facecolor("none")
    for name, spine in axes.spines.items():
        spine.set_visible(name == ("left" if lies else "bottom"))
        spine.set_color(FAINT)
    axes.tick_params(colors=FAINT, labelcolor=INK, labelsize=SIZE, length=0, pad=5)
    axes.grid(axis="x" if lies else "y", color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xlabel(chart.across, color=FAINT, fontsize=SIZE, labelpad=6)
    axes.set_title(chart.up, color=FAINT, fontsize=SIZE, loc="left", pad=8)
    measured = axes.xaxis if lies else axes.yaxis
    measured.set_major_locator(MaxNLocator(5))
    if chart.percent:
        measured.set_major_formatter(FuncFormatter(lambda share, _: f"{100 * share:.3g} %"))


def _spread(axes: Axes, chart: Chart) -> None:
    first = int(chart.labels[0])
    edges = [first + place - 0.5 for place in range(len(chart.labels) + 1)]
    for number, series in enumerate(chart.series):
        colour = SETUPS[number]
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
        axes.bar(places, values, width * 0.94, color=SETUPS[number])
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
                    fontsize=SIZE,
                )
    axes.set_ylim(0, 1.12 * axes.get_ylim()[1])
    axes.set_xlim(-0.6, len(chart.labels) - 0.4)
    axes.set_xticks(range(len(chart.labels)), chart.labels)


def _dots(axes: Axes, chart: Chart) -> None:
    for number, series in enumerate(chart.series):
        places = _beside(number, chart)
        if series.even is not None:
            axes.axhline(series.even, color=SETUPS[number], ls=(0, (3, 2)), lw=1.2)
        _whiskers(axes, places, series)
        seen = [
            (at, value)
            for at, value in zip(places, series.values, strict=True)
            if value is not None
        ]
        axes.plot(*zip(*seen, strict=True), "o", color=SETUPS[number], ms=8, mec=SURFACE, mew=1)
    axes.set_xlim(-0.6, len(chart.labels) - 0.4)
    axes.margins(y=0.25)
    axes.set_xticks(range(len(chart.labels)), chart.labels)


def _beside(number: int, chart: Chart) -> list[float]:
    """Where the series has its marks: side by side around each label."""
    off = (number - (len(chart.series) - 1) / 2) * _band(chart) / len(chart.series)
    return [place + off for place in range(len(chart.labels))]


def _band(chart: Chart) -> float:
    """How much of the way from label to label is drawn on; two columns need not be so stout."""
    return 0.5 if chart.kind is Kind.COLUMNS and len(chart.labels) < 3 else 0.72


def _whiskers(axes: Axes, places: Sequence[float], series: Series, *, lying: bool = False) -> None:
    for place, low, high in zip(places, series.low, series.high, strict=False):
        if low is not None and high is not None:
            ends = ([low, high], [place, place]) if lying else ([place, place], [low, high])
            axes.plot(*ends, color=INK, lw=1.4, solid_capstyle="butt")


def _meters(axes: Axes, chart: Chart) -> None:
    height = _band(chart) / len(chart.series)
    for number, series in enumerate(chart.series):
        marks = zip(_beside(number, chart), series.values, strict=True)
        seen = [(place, value) for place, value in marks if value is not None]
        for place, value in seen:
            axes.barh(place, 1, height * 0.8, color=DAY["sunken"])
            axes.barh(place, value, height * 0.8, color=SETUPS[number])
            said = f"{100 * value:.0f} %"
            axes.text(0.985, place, said, ha="right", va="center", color=INK, fontsize=SIZE)
            if series.even is not None:
                ends = [place - height / 2, place + height / 2]
                axes.plot([series.even] * 2, ends, color=INK, lw=2.4)
        _whiskers(axes, _beside(number, chart), series, lying=True)
    axes.set_xlim(0, 1)
    _rows(axes, chart.labels)


def _stacks(axes: Axes, chart: Chart) -> None:
    begin = [0.0] * len(chart.labels)
    for series, tint in zip(chart.series, chart.tints, strict=True):
        values = [value or 0 for value in series.values]
        axes.barh(range(len(begin)), values, 0.62, begin, color=TINTS[tint], label=series.name)
        begin = [start + value for start, value in zip(begin, values, strict=True)]
    axes.set_xlim(0, max(*begin, 1e-6) * 1.02)
    if chart.series:
        _legend(axes)
    _rows(axes, chart.labels)


def _legend(axes: Axes) -> None:
    """Above all, wherever the axes begin."""
    figure = axes.figure
    assert figure is not None
    figure.legend(
        loc="outside upper left",
        ncols=3,
        frameon=False,
        labelcolor=INK,
        fontsize=SIZE,
        handlelength=0.9,
        handletextpad=0.5,
        columnspacing=1.2,
    )


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.45, -0.55)
