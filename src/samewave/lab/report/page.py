"""The report as one page of HTML that needs nothing else."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from string import Template

from samewave.lab.report.figure import svg
from samewave.lab.report.look import DAY, NIGHT, SETUPS, SIGN, faces, variables, wave
from samewave.lab.report.panel import Panel, Reading, Report, Table
from samewave.lab.report.wording import games

FEW = 6
"""Tables with more rows wait until they are asked for."""


def page(report: Report) -> str:
    """The whole page."""
    template = Template((files(__package__) / "page.html").read_text("utf-8"))
    return template.substitute(
        title=escape(report.title),
        faces=faces(),
        day=variables(DAY),
        night=variables(NIGHT),
        sign="".join(_waves()),
        setups="".join(_setups(report)),
        panels="".join(_panel(panel, report) for panel in report.panels),
        assumed="".join(f"<li>{escape(each)}</li>" for each in report.assumed),
    )


def _waves() -> Iterator[str]:
    for apart, colour in SIGN.items():
        points = " ".join(f"{x + 5:.1f},{y + 3:.1f}" for x, y in wave(apart, 86, 30))
        yield f'<polyline points="{points}" stroke="{colour}"/>'


def _setups(report: Report) -> Iterator[str]:
    for number, facts in enumerate(report.setups):
        name = f"{_swatch(number)}<b>{escape(facts.name)}</b> " if len(report.setups) > 1 else ""
        yield f"<li>{name}{escape(facts.told)} <small>{games(facts.games)}</small></li>"


def _panel(panel: Panel, report: Report) -> str:
    setups = len(report.setups)
    told = "".join(f"<p>{_reading(each, report)}</p>" for each in panel.readings)
    note = f'<p class="note">{escape(panel.note)}</p>' if panel.note else ""
    return (
        f'<section aria-labelledby="{panel.key}"><h2 id="{panel.key}">{escape(panel.title)}</h2>'
        f'<div class="told">{told}</div><figure>{svg(panel)}</figure>{note}'
        f"{_table(panel.table, panel.title, setups)}</section>"
    )


def _reading(reading: Reading, report: Report) -> str:
    """Whose it is can be seen, and heard."""
    text = escape(reading.text)
    if reading.setup is None or len(report.setups) == 1:
        return text
    name = escape(report.setups[reading.setup].name)
    return f'{_swatch(reading.setup)}<span><span class="heard">{name}: </span>{text}</span>'


def _swatch(number: int) -> str:
    return f'<i class="swatch" style="background:{SETUPS[number]}"></i>'


def _table(table: Table, title: str, setups: int) -> str:
    """The numbers; which set-up it is need not be said if there is one."""
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
    opened = " open" if len(table.rows) <= FEW else ""
    return (
        f'<details{opened}><summary>The numbers</summary><div class="wide" tabindex="0">'
        f"<table><caption>{escape(title)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div></details>"
    )
