"""The page and the picture of a report."""

from collections import Counter
from functools import cache
from html.parser import HTMLParser

import pytest
from PIL import Image

from samewave.lab.plan import CompatibilityPlan, Durations
from samewave.lab.report import compatibility_report, html_page, overview
from samewave.lab.report.charts import LIGHT, chart_picture
from samewave.lab.report.panel import (
    Chart,
    ChartKind,
    Facts,
    Finding,
    Panel,
    Report,
    ReportTable,
    Series,
)
from tests.lab.frames import race, races_of

VOID = {"meta", "link", "br", "img", "input"}


class Reader(HTMLParser):
    """Counts elements, collects ids and fetched addresses, and checks that all tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        self.ids += [value for name, value in attrs if name == "id" and value]
        links = [value for name, value in attrs if name in ("src", "href", "xlink:href") and value]
        self.fetched += [link for link in links if not link.startswith("#")]
        self.open += [] if tag in VOID else [tag]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@cache
def report(setups: int = 2) -> Report:
    games = races_of(*(race(rounds=n, turns_5=n, points_5=3 * n, hands5=1) for n in (9, 10, 12)))
    plans = [
        CompatibilityPlan(players=8, track_name=track).completed() for track in ("standard", "long")
    ]
    return compatibility_report.report(
        [compatibility_report.PlayedCompatibility(plan, games) for plan in plans[:setups]],
        Durations(),
    )


@cache
def paged(setups: int = 2) -> str:
    return html_page(report(setups))


def test_the_page_needs_nothing_else() -> None:
    text = paged()

    assert Reader(text).fetched == []
    assert "<script" not in text
    assert "url(http" not in text
    assert "@import" not in text


def test_every_panel_has_a_heading_a_figure_and_a_table_with_a_caption() -> None:
    shown = report(1)
    read = Reader(paged(1))
    panels = len(shown.panels)

    assert read.open == []
    assert read.seen["section"] == read.seen["figure"] == panels
    assert read.seen["h2"] == panels + 1
    assert (
        read.seen["table"]
        == read.seen["caption"]
        == sum(bool(panel.table.rows) for panel in shown.panels)
    )
    assert read.seen["title"] == read.seen["desc"] + 1 == panels + 1


def test_no_id_is_used_twice() -> None:
    ids = Reader(paged()).ids

    assert [name for name, times in Counter(ids).items() if times > 1] == []


def test_the_page_is_light_and_dark() -> None:
    text = paged()
    figures = text[text.index("<main>") :]

    assert "prefers-color-scheme: dark" in text
    assert "var(--ink)" in figures
    assert [colour for colour in LIGHT.values() if colour in figures] == []


def test_figures_have_text_and_not_outlines() -> None:
    assert ">share of games</text>" in paged(1)


def test_what_is_said_is_escaped() -> None:
    chart = Chart(kind=ChartKind.METERS, labels=("a<b",), series=(Series(name="x", values=(0.5,)),))
    table = ReportTable(("Which", "How"), (("<i>", "1"),))
    panel = Panel(
        key="k", title="A & B?", findings=(Finding("<b>"),), chart=chart, table=table, note="<u>"
    )
    text = html_page(
        Report(title="<h>", setups=(Facts("", "<s>", 1),), panels=(panel,), assumed=())
    )

    assert not any(raw in text for raw in ("<h>", "<s>", "<b>", "<u>", "<i>", "A & B", "a<b"))


@pytest.mark.parametrize("setups", [1, 2])
def test_the_overview_shows_every_panel_as_a_card(setups: int) -> None:
    sheet = overview(report(setups))
    colours = {colour: times for times, colour in sheet.getcolors(1 << 24) or ()}
    surface = tuple(int(LIGHT["surface"][at : at + 2], 16) for at in (1, 3, 5))

    assert sheet.mode == "RGB"
    assert sheet.width > 1600
    assert 0.4 < colours[surface] / (sheet.width * sheet.height) < 0.9
    assert len(colours) > 100


@pytest.mark.parametrize("panel", report().panels, ids=lambda panel: panel.key)
def test_letters_lie_within_their_picture(panel: Panel) -> None:
    image, texts = chart_picture(panel.chart, 100)

    assert isinstance(image, Image.Image)
    assert {text.text for text in texts} >= {panel.chart.across} - {""}
    assert all(0 <= text.at[0] <= image.width for text in texts)
    assert all(0 <= text.at[1] <= image.height for text in texts)
