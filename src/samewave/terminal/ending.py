"""The end of a game: who won and how, in a page to remember."""

from samewave.core import Seat
from samewave.games.compatibility.events import Ending
from samewave.games.compatibility.view import View as CompatibilityView
from samewave.games.samegame.level import Result
from samewave.games.samegame.view import View as SameGameView
from samewave.sentences import printable
from samewave.terminal.criteria import score_track
from samewave.terminal.page import Page, fit, join, text
from samewave.terminal.standings import standings
from samewave.terminal.words import Words, count, together

ENDINGS = {
    Ending.FIRST_AT_THE_END: "first at the end of the track",
    Ending.LARGEST_OVERSHOOT: "tied at the end, and went further",
    Ending.MOST_TOKENS_LEFT: "tied at the end, and kept more tokens",
    Ending.PLAYOFF: "won the playoff",
    Ending.SHARED: "tied to the end: the victory is shared",
    Ending.TOGETHER: "arrived together",
}
MEDALS = {
    Result.BEFORE_FLOWERS: ("Not even flowers this time.", "dim"),
    Result.FLOWERS: ("Flowers, and nearly a medal.", "magenta"),
    Result.BRONZE: ("Bronze! You have won.", "bold yellow"),
    Result.SILVER: ("Silver! You have won.", "bold white"),
    Result.GOLD: ("Gold! You have won.", "bold bright_yellow"),
}


def compatibility_end(view: CompatibilityView, people: tuple[Seat, ...]) -> Page:
    """The winners, and how far everybody came."""
    sides = view.table.sides
    winners = ", ".join(together(view.table.names, sides[side]) for side in view.winners)
    why = ENDINGS[view.ending] if view.ending else ""
    won = any(seat in sides[side] for side in view.winners for seat in people)
    cheer = ("You have won!", "bold green") if won else ("Not this time.", "bold")
    lines = (
        text(),
        join(
            ("★ ", "bold yellow"), (winners, "bold"), f": {why} after {count(view.round, 'round')}."
        ),
        join(cheer),
        text(),
        *standings(view),
    )
    return Page("Compatibility · the end", lines)


def samegame_end(view: SameGameView, words: Words) -> Page:
    """The medal, and what every turn was worth."""
    assert view.result is not None, "the game is over"
    lines = [text(), join(MEDALS[view.result]), score_track(view), text()]
    for turn in view.turns:
        pair = f"{words.object(view.table.objects, turn.object)} and {printable(turn.clue)}"
        name = fit(printable(view.table.names[turn.seat]), 10)
        end = "trapped" if turn.trapped else "all found"
        about = f"{name} {fit(pair, 38)} {fit(words.criterion(turn.trap), 20)}"
        lines.append(join((f"{turn.value:+d} ", "bold"), about, (f" {end}", "dim")))
    return Page("The Same Game · the end", tuple(lines))
