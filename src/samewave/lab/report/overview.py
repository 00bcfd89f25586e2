"""The overview: all panels on one sheet, to be shown around."""

from collections.abc import Sequence

from PIL import Image

from samewave.lab.report.figure import WIDTH, height
from samewave.lab.report.lettering import pictured
from samewave.lab.report.look import DAY, SETUPS, SIGN, wave
from samewave.lab.report.panel import Panel, Reading, Report
from samewave.lab.report.wording import games
from samewave.picture.drawing import SCALE, Canvas, Font

INK, FAINT, GROUND, SURFACE = (DAY[name] for name in ("ink", "ink-2", "ground", "surface"))
DOTS = 110
"""Of the sheet in an inch of a figure."""
ACROSS = 3
MARGIN, GAP, PAD = 48, 24, 24
ROOM = round(WIDTH * DOTS)
CARD = ROOM + 2 * PAD
TITLE, HEADING, SAID, LINE, MARK = 52, 27, 18, 25, 22


def overview(report: Report) -> Image.Image:
    """The sheet."""
    font = Font("".join((report.title, *(facts.told for facts in report.setups))))
    columns = _columns([_Card(panel, len(report.setups), font) for panel in report.panels])
    top = MARGIN + 145 + LINE * len(report.setups)
    high = max(sum(card.height + GAP for card in column) for column in columns)
    width = 2 * MARGIN + len(columns) * (CARD + GAP) - GAP
    canvas, display = (
        Canvas(width, top + high - GAP + MARGIN, GROUND, font),
        Font("", "bricolage"),
    )
    _head(canvas, display, report, width - 2 * MARGIN)
    for number, column in enumerate(columns):
        at = top
        for card in column:
            card.draw(canvas, display, MARGIN + number * (CARD + GAP), at)
            at += card.height + GAP
    return canvas.finished()


class _Card:
    """A panel on the sheet."""

    def __init__(self, panel: Panel, setups: int, font: Font) -> None:
        self._panel = panel
        self._readings = [
            (reading, _lines(reading.text, font, ROOM - MARK)) for reading in panel.readings
        ]
        self._marked = setups > 1

    @property
    def height(self) -> int:
        lines = sum(len(lines) for _, lines in self._readings)
        return 2 * PAD + HEADING + 32 + LINE * lines + round(DOTS * height(self._panel.chart))

    def draw(self, canvas: Canvas, display: Font, left: float, top: float) -> None:
        canvas.card((left, top, left + CARD, top + self.height), SURFACE, 22)
        left, top = left + PAD, top + PAD + HEADING
        canvas.write((left, top), self._panel.title, HEADING, INK, "ls", ROOM, display)
        top += 20
        for reading, lines in self._readings:
            indent = self._mark(canvas, reading, left, top)
            for line in lines:
                canvas.write((left + indent, top), line, SAID, INK, "la")
                top += LINE
        self._chart(canvas, left, top + 12)

    def _mark(self, canvas: Canvas, reading: Reading, left: float, top: float) -> float:
        """Whose reading it is, where there are two; how much room that takes."""
        if not self._marked or reading.setup is None:
            return 0
        canvas.dot((left + 7, top + LINE / 2 - 2), 7, SETUPS[reading.setup], SURFACE)
        return MARK

    def _chart(self, canvas: Canvas, left: float, top: float) -> None:
        image, texts = pictured(self._panel.chart, DOTS * SCALE)
        wide, high = (side / SCALE for side in image.size)
        canvas.picture(image, (left, top, left + wide, top + high), 0)
        for text in texts:
            at = left + text.at[0] / SCALE, top + text.at[1] / SCALE
            canvas.write(at, text.said, text.size / SCALE, text.colour, text.anchor)


def _columns(cards: Sequence[_Card]) -> list[list[_Card]]:
    """Each card in the column that is shortest so far."""
    columns: list[list[_Card]] = [[] for _ in range(min(ACROSS, len(cards)))]
    for card in cards:
        min(columns, key=lambda column: sum(each.height for each in column)).append(card)
    return columns


def _lines(text: str, font: Font, room: float) -> list[str]:
    """As much on each line as there is room; what must not break does not."""
    _, sized = font.fit(text, SCALE * SAID, None)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and sized.getlength(longer) > SCALE * room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _head(canvas: Canvas, display: Font, report: Report, room: float) -> None:
    for apart, colour in SIGN.items():
        canvas.line([(MARGIN + x, MARGIN + y) for x, y in wave(apart, 92, 28)], 5.5, colour)
    canvas.write((MARGIN + 108, MARGIN + 14), "Samewave balance", 22, FAINT, "lm")
    canvas.write((MARGIN, MARGIN + 104), report.title, TITLE, INK, "ls", room, display)
    for number, facts in enumerate(report.setups):
        at = MARGIN + 138 + LINE * number
        mark = 26 if len(report.setups) > 1 else 0
        if mark:
            canvas.dot((MARGIN + 8, at), 8, SETUPS[number], GROUND)
        told = f"{facts.told} · {games(facts.games)}"
        canvas.write((MARGIN + mark, at), told, SAID, FAINT, "lm", room - mark)
