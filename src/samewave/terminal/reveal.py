"""The reveal: cards turn from the strongest on, matches light up, and the scores are told."""

from collections.abc import Mapping

from rich.text import Text

from samewave.core import Seat
from samewave.games.compatibility.events import Match, RoundScored
from samewave.games.compatibility.view import View
from samewave.sentences import printable
from samewave.terminal.page import WIDTH, fit, join, text
from samewave.terminal.standings import sign, standings

NAME = 10
HIDDEN = "░"
MOST_SIDES = 5
"""With more of them the dots before the images must do."""


def cards(
    view: View, scored: RoundScored, names: Mapping[str, str], theme: str, beat: int
) -> tuple[Text, ...]:
    """The table after so many cards were turned; with the last one, what all of it is worth."""
    turned = {(seat, turn.place) for turn in scored.turns[:beat] for seat in turn.seats}
    shown = [match for turn in scored.turns[:beat] for match in turn.matches]
    lines = [text(), join("Theme: ", (theme, "bold magenta")), text(), _places(scored)]
    for side, seats in enumerate(view.table.sides):
        lines += [_row(view, scored, names, seat, side, turned, shown) for seat in seats]
    lines.append(text())
    if beat < len(scored.turns):
        return (*lines, *(_told(match, names) for match in shown[-4:]))
    return (*lines, *_worth(view, scored, names), *standings(view, scored.points))


def _width(scored: RoundScored) -> int:
    return (WIDTH - NAME - 2) // max(1, _most(scored))


def _most(scored: RoundScored) -> int:
    return max((len(ranking.images) for ranking in scored.rankings if ranking), default=1)


def _places(scored: RoundScored) -> Text:
    width = _width(scored)
    heads = "".join(fit(f" {place}", width) for place in range(1, _most(scored) + 1))
    return text(" " * (NAME + 2) + heads, "dim")


def _row(
    view: View,
    scored: RoundScored,
    names: Mapping[str, str],
    seat: Seat,
    side: int,
    turned: set[tuple[Seat, int]],
    shown: list[Match],
) -> Text:
    ranking, width = scored.rankings[seat], _width(scored)
    parts = [sign(side), (fit(f" {printable(view.table.names[seat])}", NAME + 1), "")]
    for place, image in enumerate(ranking.images if ranking else ()):
        if (seat, place) not in turned:
            parts.append((fit(f" {HIDDEN * 5}", width), "dim"))
            continue
        mark, style = _mark(image, seat, shown)
        assert ranking is not None, "an image was laid"
        double = "×2" if image in ranking.double else ""  # noqa: RUF001
        parts.append((fit(f"{mark}{double}{names.get(image, image)}", width - 1) + " ", style))
    return join(*parts)


def _mark(image: str, seat: Seat, shown: list[Match]) -> tuple[str, str]:
    """A full dot for a direct match, an empty one for an indirect one."""
    mine = [match for match in shown if match.image == image and seat in match.seats]
    if any(match.direct for match in mine):
        return "●", "bold green"
    return ("○", "bold yellow") if mine else (" ", "")


def _told(match: Match, names: Mapping[str, str]) -> Text:
    kind = "direct" if match.direct else "indirect"
    image = names.get(match.image, match.image)
    doubled = ", doubled" if match.doubled else ""
    return join(sign(match.side), f" {image}: {kind} match{doubled}, {match.points} points")


def _worth(view: View, scored: RoundScored, names: Mapping[str, str]) -> list[Text]:
    """For every side in one line what its points are made of, unless there are many."""
    lines = []
    if len(view.table.sides) > MOST_SIDES:
        return []
    for side in range(len(view.table.sides)):
        mine = [m for turn in scored.turns for m in turn.matches if m.side == side]
        parts = [
            (f"{'●' if m.direct else '○'} {names.get(m.image, m.image)} {m.points}", "")
            for m in mine
        ]
        told: list[tuple[str, str]] = []
        for part in parts:
            told += [part, (" + ", "dim")]
        if told:
            lines.append(join(sign(side), " ", *told[:-1]))
    return [*lines, text()] if lines else [text("Nobody shares an image.", "dim"), text()]
