"""A chart as a picture without letters, which the page's own face writes better."""

from typing import Any, NamedTuple

from matplotlib.backends.backend_agg import FigureCanvasAgg, RendererAgg
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.text import Text
from PIL import Image

from samewave.lab.report.draw import draw
from samewave.lab.report.figure import WIDTH, height
from samewave.lab.report.look import DAY
from samewave.lab.report.panel import Chart

POINTS = 72
"""In an inch."""


class Lettering(NamedTuple):
    """What is to be written where; places count from the left and the top."""

    at: tuple[float, float]
    said: str
    size: float
    colour: str
    anchor: str


def pictured(chart: Chart, dots: int) -> tuple[Image.Image, list[Lettering]]:
    """The picture with so many dots an inch, and what belongs on it."""
    inches = WIDTH, height(chart)
    figure = Figure(figsize=inches, dpi=dots, layout="constrained", facecolor=DAY["surface"])
    FigureCanvasAgg(figure)
    draw(figure.add_subplot(), chart)
    renderer = _WithoutLetters(figure)
    figure.draw(renderer)
    return renderer.image(), renderer.lettering


class _WithoutLetters(RendererAgg):
    """Draws all but texts, and keeps those."""

    def __init__(self, figure: Figure) -> None:
        self._size = round(figure.bbox.width), round(figure.bbox.height)
        super().__init__(*self._size, figure.dpi)  # type: ignore[no-untyped-call]
        self.lettering: list[Lettering] = []

    def draw_text(self, *_: Any, mtext: Text | None = None, **__: Any) -> None:
        if mtext is None:
            return
        box = mtext.get_window_extent(self)
        sides = {"left": box.x0, "center": (box.x0 + box.x1) / 2, "right": box.x1}
        align = mtext.get_horizontalalignment()
        self.lettering.append(
            Lettering(
                at=(sides[align], self._size[1] - (box.y0 + box.y1) / 2),
                said=mtext.get_text(),
                size=float(mtext.get_fontsize()) * self.dpi / POINTS,
                colour=to_hex(mtext.get_color()),
                anchor={"left": "lm", "center": "mm", "right": "rm"}[align],
            )
        )

    def image(self) -> Image.Image:
        dots = bytes(self.buffer_rgba())  # type: ignore[no-untyped-call]
        return Image.frombytes("RGBA", self._size, dots)
