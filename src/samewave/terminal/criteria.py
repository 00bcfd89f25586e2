"""The row of criteria with its cups and fingers, and the tracks below it."""

from rich.text import Text

from samewave.games.samegame.view import View
from samewave.sentences import printable
from samewave.terminal.page import WIDTH, fit, join, longest
from samewave.terminal.words import Words, folded

_BAR = 24


def by_number(view: View) -> list[tuple[int, str]]:
    """The criteria in the order of the tokens that lie on them."""
    return sorted(zip(view.tokens, view.table.criteria, strict=True))


def find(typed: str, view: View, words: Words) -> str | None:
    """A criterion by its number, its name or how that begins."""
    for number, criterion in by_number(view):
        if typed == str(number):
            return criterion
    wanted = folded(typed)
    found = [
        criterion
        for criterion in view.table.criteria
        if wanted and folded(words.criterion(criterion)).startswith(wanted)
    ]
    return found[0] if len(found) == 1 else None


def rows(view: View, words: Words) -> list[Text]:
    """One criterion a line: what it means, or, in a turn, who points at it and what it was."""
    width = longest(words.criterion(criterion) for criterion in view.table.criteria)
    return [_row(view, words, number, criterion, width) for number, criterion in by_number(view)]


def _row(view: View, words: Words, number: int, criterion: str, width: int) -> Text:
    name = fit(words.criterion(criterion), width)
    if view.turn is None:
        mine = view.mine is not None and view.mine.trap == criterion
        style = "bold red" if mine else ""
        mark = "☞" if mine else " "
        meaning = _meaning(words, criterion, width)
        return join((f"{mark} {number} ", style or "bold"), (name, style), "  ", (meaning, "dim"))
    if criterion in view.turn.lifted:
        return join((f"✓ {number} ", "green"), (name, "dim"), ("  safe", "green"))
    pointing = [
        f"☞ {printable(view.table.names[seat])}"
        for seat, known in enumerate(view.seats)
        if known.finger == criterion
    ]
    trap = view.mine is not None and view.seat == view.active and view.mine.trap == criterion
    cup = join(("▣ ", "yellow"), (f"{number} ", "bold"), name)
    if trap or pointing:
        secret = ("  your trap", "bold red") if trap else ("", "")
        return join(cup, secret, (f"  {'  '.join(pointing)}", "bold cyan"))
    return join(cup, (f"  {_meaning(words, criterion, width)}", "dim"))


def _meaning(words: Words, criterion: str, width: int) -> str:
    return fit(words.explanation(criterion), WIDTH - width - 6).rstrip()


def central_track(view: View) -> Text:
    """The circles, with a cup on those that are covered, and what the turn is worth now."""
    table = view.table
    covered = table.spare_cups + (len(view.turn.lifted) if view.turn else 0)
    circles = [
        (" ▣ ", "yellow")
        if place < covered
        else (f"{signed(value)} ", "bold" if place == covered else "")
        for place, value in enumerate(table.circles)
    ]
    worth = f"  this turn: {signed(view.turn.value)}" if view.turn else ""
    return join("Central track ", *circles, (worth, "bold"))


def signed(value: int) -> str:
    return f"{value:+d}" if value else " 0"


def score_track(view: View) -> Text:
    """The score and the medals that it reaches."""
    table = view.table
    filled = view.score * _BAR // table.finish
    medals: list[tuple[str, str]] = []
    for result, least in table.medals:
        style = "bold yellow" if view.score >= least else "dim"
        medals.append((f"  {result.value} {least}", style))
    bar = [("━" * filled, "yellow"), ("─" * (_BAR - filled), "dim")]
    return join("Score ", (f"{view.score:2}/{table.finish} ", "bold"), *bar, *medals)
