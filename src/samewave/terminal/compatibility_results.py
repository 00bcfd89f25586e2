"""The results of Compatibility in the terminal: standings, and the reveal card by card."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from samewave.core import Seat
from samewave.games.compatibility.events import Match, RoundScored
from samewave.games.compatibility.view import View
from samewave.sentences import printable
from samewave.terminal.page import WIDTH, fit, join, longest, text
from samewave.terminal.texts import together

SIGNS = "●▲■◆★✚♥▼"
STYLES = ("red", "cyan", "green", "magenta", "yellow", "blue", "bright_red", "white")
"""Each side has a sign and a colour, so that nobody depends on colours."""

BAR_WIDTH = 30
NAME_WIDTH = 10
HIDDEN = "░"
MAX_LISTED_SIDES = 5
"""With more sides, there is no room to list the matches of each."""


def sign(side: int) -> tuple[str, str]:
    return SIGNS[side % len(SIGNS)], f"bold {STYLES[side % len(STYLES)]}"


def standings(view: View, earned: tuple[int, ...] | None = None) -> list[Text]:
    """A line for each side, and the track with its numbers."""
    names = [together(view.table.names, seats) for seats in view.table.sides]
    width = min(28, longest(names))
    lines = [
        join(
            sign(side),
            f" {fit(name, width)} ",
            _earned(earned, side),
            *_bar(view, side),
            f" {view.sides[side].space:2}/{len(view.table.track)}",
            (_next(view, side), "dim"),
        )
        for side, name in enumerate(names)
    ]
    return [*lines, text(), *track(view)]


def track(view: View) -> Iterator[Text]:
    """The numbers on the spaces, with the pawns above them."""
    spaces = view.table.track
    step = 2 if len(spaces) <= 36 else 1
    above: list[tuple[str, str]] = []
    for space in range(len(spaces) + 1):
        here = [side for side, known in enumerate(view.sides) if known.space == space]
        pawn = sign(here[0]) if len(here) == 1 else (str(len(here)), "bold") if here else (" ", "")
        above += [pawn, (" " * (step - 1), "")]
    yield join(*above)
    yield join((" " * (step - 1)).join(map(str, spaces)), " " * (step - 1), ("★ end", "yellow"))


def _earned(earned: tuple[int, ...] | None, side: int) -> tuple[str, str]:
    return ("", "") if earned is None else (f"{earned[side]:+3} ", "bold")


def _bar(view: View, side: int) -> list[tuple[str, str]]:
    share = view.sides[side].space * BAR_WIDTH // len(view.table.track)
    return [("━" * share, sign(side)[1]), ("─" * (BAR_WIDTH - share), "dim")]


def _next(view: View, side: int) -> str:
    """How many images the side picks next, and how many doubles it has left."""
    seat = view.table.sides[side][0]
    picks = view.seats[seat].images_to_pick
    left = view.sides[side].doubles_left
    doubles = f", x2: {left}" if left else ""
    return f"  picks {picks}{doubles}" if picks else "  at the end"


def revealed_cards(
    view: View, scored: RoundScored, names: Mapping[str, str], theme: str, beat: int
) -> tuple[Text, ...]:
    """The table after some steps of the reveal; after the last one, with points and standings."""
    turned = {(seat, turn.place) for turn in scored.turns[:beat] for seat in turn.seats}
    shown = [match for turn in scored.turns[:beat] for match in turn.matches]
    lines = [text(), join("Theme: ", (theme, "bold magenta")), text(), _places(scored)]
    for side, seats in enumerate(view.table.sides):
        lines += [_row(view, scored, names, seat, side, turned, shown) for seat in seats]
    lines.append(text())
    if beat < len(scored.turns):
        return (*lines, *(_match_line(match, names) for match in shown[-4:]))
    return (*lines, *_matches_by_side(view, scored, names), *standings(view, scored.points))


def _width(scored: RoundScored) -> int:
    return (WIDTH - NAME_WIDTH - 2) // max(1, _most(scored))


def _most(scored: RoundScored) -> int:
    return max((len(ranking.images) for ranking in scored.rankings if ranking), default=1)


def _places(scored: RoundScored) -> Text:
    width = _width(scored)
    heads = "".join(fit(f" {place}", width) for place in range(1, _most(scored) + 1))
    return text(" " * (NAME_WIDTH + 2) + heads, "dim")


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
    parts = [sign(side), (fit(f" {printable(view.table.names[seat])}", NAME_WIDTH + 1), "")]
    for place, image in enumerate(ranking.images if ranking else ()):
        if (seat, place) not in turned:
            parts.append((fit(f" {HIDDEN * 5}", width), "dim"))
            continue
        mark, style = _mark(image, seat, shown)
        assert ranking is not None, "images come from a ranking"
        double = "×2" if image in ranking.double else ""  # noqa: RUF001
        parts.append((fit(f"{mark}{double}{names.get(image, image)}", width - 1) + " ", style))
    return join(*parts)


def _mark(image: str, seat: Seat, shown: list[Match]) -> tuple[str, str]:
    """A filled dot for a direct match, an empty one for an indirect match."""
    mine = [match for match in shown if match.image == image and seat in match.seats]
    if any(match.direct for match in mine):
        return "●", "bold green"
    return ("○", "bold yellow") if mine else (" ", "")


def _match_line(match: Match, names: Mapping[str, str]) -> Text:
    kind = "direct" if match.direct else "indirect"
    image = names.get(match.image, match.image)
    doubled = ", doubled" if match.doubled else ""
    return join(sign(match.side), f" {image}: {kind} match{doubled}, {match.points} points")


def _matches_by_side(view: View, scored: RoundScored, names: Mapping[str, str]) -> list[Text]:
    """The matches and points of each side, unless there are many sides."""
    lines = []
    if len(view.table.sides) > MAX_LISTED_SIDES:
        return []
    for side in range(len(view.table.sides)):
        mine = [m for turn in scored.turns for m in turn.matches if m.side == side]
        parts = [
            (f"{'●' if m.direct else '○'} {names.get(m.image, m.image)} {m.points}", "")
            for m in mine
        ]
        joined: list[tuple[str, str]] = []
        for part in parts:
            joined += [part, (" + ", "dim")]
        if joined:
            lines.append(join(sign(side), " ", *joined[:-1]))
    return [*lines, text()] if lines else [text("Nobody shares an image.", "dim"), text()]
