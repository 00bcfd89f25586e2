"""The balance report: how a set-up plays, in sentences, figures and charts, as page and picture."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import NamedTuple, TypeVar

import polars as pl
from PIL import Image

from samewave.lab import report_module
from samewave.lab.engines import run_many
from samewave.lab.plan import Bots, Crowd, Plan
from samewave.lab.report.charts import (
    DARK,
    LIGHT,
    LOGO,
    SETUP_COLOURS,
    WIDTH,
    chart_picture,
    fonts,
    height,
    svg,
    variables,
    wave,
)
from samewave.lab.report.panel import Facts, Finding, Panel, Report, ReportTable, games
from samewave.lab.run import INLINE, Engine, OnProgress, run_to_frame
from samewave.picture import SCALE, Canvas, Font

FEW_ROWS = 6
"""Tables with more rows are collapsed at first."""
INK, FAINT, GROUND, SURFACE = (LIGHT[name] for name in ("ink", "ink-2", "ground", "surface"))
DPI = 110
"""Pixels of the picture per inch of a figure."""
COLUMN_COUNT = 3
MARGIN, GAP, PAD = 48, 24, 24
CARD_WIDTH_INSIDE = round(WIDTH * DPI)
CARD_WIDTH = CARD_WIDTH_INSIDE + 2 * PAD
TITLE_SIZE, HEADING_SIZE, TEXT_SIZE, LINE_HEIGHT, MARK_WIDTH = 52, 27, 18, 25, 22


def save(report: Report, path: Path) -> tuple[Path, Path]:
    """Write the page and the picture; returns their paths."""
    picture = path.with_suffix(".png")
    path.write_text(html_page(report), "utf-8")
    overview(report).save(picture, "PNG", optimize=True)
    return path, picture


def html_page(report: Report) -> str:
    """The report as one page of HTML without external files."""
    template = Template((files(__package__) / "page.html").read_text("utf-8"))
    return template.substitute(
        title=escape(report.title),
        fonts=fonts(),
        day=variables(LIGHT),
        night=variables(DARK),
        logo="".join(_logo()),
        setups="".join(_setups(report)),
        panels="".join(_panel(panel, report) for panel in report.panels),
        assumed="".join(f"<li>{escape(each)}</li>" for each in report.assumed),
    )


def _logo() -> Iterator[str]:
    for apart, colour in LOGO.items():
        points = " ".join(f"{x + 5:.1f},{y + 3:.1f}" for x, y in wave(apart, 86, 30))
        yield f'<polyline points="{points}" stroke="{colour}"/>'


def _setups(report: Report) -> Iterator[str]:
    for number, facts in enumerate(report.setups):
        name = f"{_swatch(number)}<b>{escape(facts.name)}</b> " if len(report.setups) > 1 else ""
        yield f"<li>{name}{escape(facts.description)} <small>{games(facts.games)}</small></li>"


def _panel(panel: Panel, report: Report) -> str:
    setups = len(report.setups)
    text = "".join(f"<p>{_finding(each, report)}</p>" for each in panel.findings)
    note = f'<p class="note">{escape(panel.note)}</p>' if panel.note else ""
    return (
        f'<section aria-labelledby="{panel.key}"><h2 id="{panel.key}">{escape(panel.title)}</h2>'
        f'<div class="text">{text}</div><figure>{svg(panel)}</figure>{note}'
        f"{_table(panel.table, panel.title, setups)}</section>"
    )


def _finding(finding: Finding, report: Report) -> str:
    """A sentence, marked with its set-up by colour and for screen readers by name."""
    text = escape(finding.text)
    if finding.setup is None or len(report.setups) == 1:
        return text
    name = escape(report.setups[finding.setup].name)
    return f'{_swatch(finding.setup)}<span><span class="heard">{name}: </span>{text}</span>'


def _swatch(number: int) -> str:
    return f'<i class="swatch" style="background:{SETUP_COLOURS[number]}"></i>'


def _table(table: ReportTable, title: str, setups: int) -> str:
    """A table; the column of the set-up is left out if there is only one."""
    first = 0 if setups > 1 or table.head[0] != "Set-up" else 1
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in table.head[first:])
    rows = "".join(
        "<tr>"
        + f'<th scope="row">{escape(row[first])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[first + 1 :])
        + "</tr>"
        for row in table.rows
    )
    if not rows:
        return ""
    opened = " open" if len(table.rows) <= FEW_ROWS else ""
    return (
        f'<details{opened}><summary>The numbers</summary><div class="wide" tabindex="0">'
        f"<table><caption>{escape(title)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div></details>"
    )


def overview(report: Report) -> Image.Image:
    """All panels as cards on one picture."""
    font = Font("".join((report.title, *(facts.description for facts in report.setups))))
    columns = _columns([_Card(panel, len(report.setups), font) for panel in report.panels])
    top = MARGIN + 145 + LINE_HEIGHT * len(report.setups)
    high = max(sum(card.height + GAP for card in column) for column in columns)
    width = 2 * MARGIN + len(columns) * (CARD_WIDTH + GAP) - GAP
    canvas, display = Canvas(width, top + high - GAP + MARGIN, GROUND, font), Font("", "bricolage")
    _draw_header(canvas, display, report, width - 2 * MARGIN)
    for number, column in enumerate(columns):
        at = top
        for card in column:
            card.draw(canvas, display, MARGIN + number * (CARD_WIDTH + GAP), at)
            at += card.height + GAP
    return canvas.finished()


class _Card:
    """A panel on the picture."""

    def __init__(self, panel: Panel, setups: int, font: Font) -> None:
        self._panel = panel
        self._findings = [
            (finding, _wrapped(finding.text, font, CARD_WIDTH_INSIDE - MARK_WIDTH))
            for finding in panel.findings
        ]
        self._marked = setups > 1

    @property
    def height(self) -> int:
        lines = sum(len(lines) for _, lines in self._findings)
        return (
            2 * PAD
            + HEADING_SIZE
            + 32
            + LINE_HEIGHT * lines
            + round(DPI * height(self._panel.chart))
        )

    def draw(self, canvas: Canvas, display: Font, left: float, top: float) -> None:
        canvas.card((left, top, left + CARD_WIDTH, top + self.height), SURFACE, 22)
        left, top = left + PAD, top + PAD + HEADING_SIZE
        canvas.write(
            (left, top), self._panel.title, HEADING_SIZE, INK, "ls", CARD_WIDTH_INSIDE, display
        )
        top += 20
        for finding, lines in self._findings:
            indent = self._mark(canvas, finding, left, top)
            for line in lines:
                canvas.write((left + indent, top), line, TEXT_SIZE, INK, "la")
                top += LINE_HEIGHT
        self._chart(canvas, left, top + 12)

    def _mark(self, canvas: Canvas, finding: Finding, left: float, top: float) -> float:
        """Mark a sentence with the colour of its set-up; returns the width of the mark."""
        if not self._marked or finding.setup is None:
            return 0
        canvas.dot((left + 7, top + LINE_HEIGHT / 2 - 2), 7, SETUP_COLOURS[finding.setup], SURFACE)
        return MARK_WIDTH

    def _chart(self, canvas: Canvas, left: float, top: float) -> None:
        image, texts = chart_picture(self._panel.chart, DPI * SCALE)
        wide, high = (side / SCALE for side in image.size)
        canvas.picture(image, (left, top, left + wide, top + high), 0)
        for text in texts:
            at = left + text.at[0] / SCALE, top + text.at[1] / SCALE
            canvas.write(at, text.text, text.size / SCALE, text.colour, text.anchor)


def _columns(cards: Sequence[_Card]) -> list[list[_Card]]:
    """Put each card into the shortest column so far."""
    columns: list[list[_Card]] = [[] for _ in range(min(COLUMN_COUNT, len(cards)))]
    for card in cards:
        min(columns, key=lambda column: sum(each.height for each in column)).append(card)
    return columns


def _wrapped(text: str, font: Font, room: float) -> list[str]:
    """Wrap a text at its spaces; non-breaking spaces stay."""
    _, sized = font.fit(text, SCALE * TEXT_SIZE, None)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and sized.getlength(longer) > SCALE * room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _draw_header(canvas: Canvas, display: Font, report: Report, room: float) -> None:
    for apart, colour in LOGO.items():
        canvas.line([(MARGIN + x, MARGIN + y) for x, y in wave(apart, 92, 28)], 5.5, colour)
    canvas.write((MARGIN + 108, MARGIN + 14), "Samewave balance", 22, FAINT, "lm")
    canvas.write((MARGIN, MARGIN + 104), report.title, TITLE_SIZE, INK, "ls", room, display)
    for number, facts in enumerate(report.setups):
        at = MARGIN + 138 + LINE_HEIGHT * number
        mark = 26 if len(report.setups) > 1 else 0
        if mark:
            canvas.dot((MARGIN + 8, at), 8, SETUP_COLOURS[number], GROUND)
        description = f"{facts.description} · {games(facts.games)}"
        canvas.write((MARGIN + mark, at), description, TEXT_SIZE, FAINT, "lm", room - mark)


AnyPlan = TypeVar("AnyPlan", bound=Plan)

LEAST_GAMES = 30
"""A report on fewer games would say nothing."""
INLINE_GAMES = 300_000
"""This many games of a crowd are played here before other processes have even started."""
MAX_NAME = 28
"""Characters of a name that still fits next to a chart."""
CHANCE = (
    "An interval contains the true value nineteen times in twenty. It accounts for chance in these "
    "games, but not for the difference between simulated and real people."
)
SAME_SEED = "Both set-ups use the same seed, so each game is the same as far as chance goes."


class ReportRunner(NamedTuple):
    """The engine for the games of a report, and the options of the report."""

    engine: Engine
    cores: int
    bot_games: int = 0
    """Games of bots per level and strength, where a report has them."""
    seconds: Mapping[str, float] = {}
    """Seconds for parts of a round, where they differ from the defaults."""

    def games_of(self, plans: Sequence[Plan]) -> int:
        """The number of games that a report on these plans plays."""
        extra = report_module(plans[0].game).extra_plans
        needed = (each for plan in plans for each in (plan, *extra(plan, plans, self.bot_games)))
        return sum(each.games for each in needed)

    def report_on(self, plans: Sequence[Plan], on_progress: OnProgress) -> Report:
        """Play all games of a report, and make it."""
        report: Report = report_module(plans[0].game).play_report(plans, self, on_progress)
        return report

    def play(self, plan: Plan, on_progress: OnProgress) -> pl.DataFrame:
        """Play a plan: here if that is quick, else with the engine."""
        quick = isinstance(plan.people, Crowd) and plan.games <= INLINE_GAMES
        return run_to_frame(plan, INLINE if quick else self.engine, on_progress)

    def play_all(
        self, plans: Sequence[AnyPlan], on_progress: OnProgress
    ) -> list[tuple[AnyPlan, pl.DataFrame]]:
        """Play many small plans; bots are distributed over processes because they are slow."""
        if all(isinstance(plan.people, Crowd) for plan in plans):
            return [(plan, self.play(plan, on_progress)) for plan in plans]
        return [*zip(plans, run_many(plans, self.cores, on_progress), strict=True)]


def assemble(
    plans: Sequence[Plan], games: Sequence[pl.DataFrame], panels: tuple[Panel, ...], *assumed: str
) -> Report:
    """Put a report together from its panels."""
    facts = (
        Facts(name, _description(plan), frame.height)
        for plan, name, frame in zip(plans, setup_names(plans), games, strict=True)
    )
    same = len(plans) > 1 and len({plan.seed for plan in plans}) == 1
    return Report(
        title=report_title(plans),
        setups=tuple(facts),
        panels=panels,
        assumed=(*assumed, CHANCE, *((SAME_SEED,) if same else ())),
    )


def setup_names(plans: Sequence[Plan]) -> tuple[str, ...]:
    """Name two plans by their differences, if these are short; a single plan needs no name."""
    if len(plans) < 2:
        return ("",)
    parts = [_parts(plan) for plan in plans]
    keys = dict.fromkeys(key for each in parts for key in each)
    differing = [key for key in keys if not _is_same(parts, key)]
    names = [", ".join(each[key] for key in differing if each.get(key)) for each in parts]
    if max(map(len, names)) > MAX_NAME:
        return ("the first", "the second")
    return tuple(name or "unchanged" for name in names)


def report_title(plans: Sequence[Plan]) -> str:
    """The main things that the plans have in common."""
    parts = [_parts(plan) for plan in plans]
    main = [key for key in ("game", "players", "level", "track") if key in parts[0]]
    same = [parts[0][key] for key in main if _is_same(parts, key)]
    return ", ".join(same) or "Two set-ups"


def _description(plan: Plan) -> str:
    return " · ".join(part for part in _parts(plan).values() if part)


def _parts(plan: Plan) -> dict[str, str]:
    return {**plan.description(), **_people(plan), "seed": f"seed {plan.seed}"}


def _people(plan: Plan) -> dict[str, str]:
    """The players, with the numbers that matter in this plan."""
    if isinstance(plan.people, Bots):
        return {"people": f"{plan.people.strength} bots"}
    return {name: f"{name} {getattr(plan.people, name):g}" for name in plan.crowd_numbers()}


def _is_same(parts: Sequence[dict[str, str]], key: str) -> bool:
    return len({each.get(key) for each in parts}) == 1
