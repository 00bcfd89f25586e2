"""A panel of the report: a question, what was found in plain words, and the figures for it."""

from enum import StrEnum

from samewave.core import Value


class Kind(StrEnum):
    """How figures are drawn."""

    SPREAD = "spread"
    """Shares of games over a number that they have, one area a series."""
    COLUMNS = "columns"
    """Heights side by side, from zero."""
    DOTS = "dots"
    """Dots with their intervals, near each other."""
    METERS = "meters"
    """Shares of a whole as bars across, each with its interval and what would be even."""
    STACKS = "stacks"
    """Bars across that are parted."""


class Series(Value, frozen=True, kw_only=True):
    """The figures of one set-up, one for each label; None where there is none."""

    name: str
    values: tuple[float | None, ...]
    low: tuple[float | None, ...] = ()
    high: tuple[float | None, ...] = ()
    even: float | None = None
    """What it would be if all were alike."""
    middle: float | None = None
    """Half lie below."""


class Chart(Value, frozen=True, kw_only=True):
    """What is to be drawn."""

    kind: Kind
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    across: str = ""
    up: str = ""
    percent: bool = False
    tints: tuple[str, ...] = ()
    """Names of colours of the parts, where they have one of their own."""


class Table(Value, frozen=True):
    """The same as numbers."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Reading(Value, frozen=True):
    """One sentence about one set-up, by its number; or about all of them."""

    text: str
    setup: int | None = None


class Panel(Value, frozen=True, kw_only=True):
    """One question with its answer."""

    key: str
    title: str
    readings: tuple[Reading, ...]
    chart: Chart
    table: Table
    note: str = ""


class Facts(Value, frozen=True):
    """A set-up in the reader's words."""

    name: str
    told: str
    games: int


class Report(Value, frozen=True, kw_only=True):
    """All of it: what was compared, the panels, and what was assumed."""

    title: str
    setups: tuple[Facts, ...]
    panels: tuple[Panel, ...]
    assumed: tuple[str, ...]
