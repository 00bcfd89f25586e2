"""Wording: figures as they stand in sentences and tables."""

from collections.abc import Sequence

from samewave.lab.report.sureness import Mean, Share

NO_BREAK = "\N{NO-BREAK SPACE}"
DASH = "\N{EN DASH}"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f}{NO_BREAK}%"


def fraction(share: float) -> str:
    """Roughly, as people say it."""
    if share < 0.005:
        return "hardly ever"
    if share > 0.995:
        return "nearly always"
    return f"{percent(share, 0 if share >= 0.1 else 1)} of the time"


def interval(figure: Share | Mean) -> str:
    """Between which two it lies, in the unit that it has."""
    if isinstance(figure, Share):
        return f"{100 * figure.low:.1f}{DASH}{percent(figure.high)}"
    return f"{figure.low:.2f}{DASH}{figure.high:.2f}"


def range_of(low: float, high: float, what: str) -> str:
    """Such as `11 to 13 rounds`."""
    first, last = f"{low:.0f}", f"{high:.0f}"
    return f"{first} {what}" if first == last else f"{first} to {last} {what}"


def games(number: int) -> str:
    return f"{number:,} game" + ("" if number == 1 else "s")


def listed(parts: Sequence[str]) -> str:
    """With `and` before the last."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
