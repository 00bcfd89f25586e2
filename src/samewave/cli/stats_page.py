"""The page of samewave stats: figures as tables and sentences in a terminal."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from samewave.affinity.figures import Figures, PairFigures, PersonFigures
from samewave.affinity.scores import Score
from samewave.affinity.tally import ThemeAgreement
from samewave.packs import Shelf
from samewave.sentences import printable
from samewave.terminal.screen import make_console
from samewave.terminal.words import Words, count

TOLD = 5
"""So many pairs are told with the themes that they saw alike and differently."""
WORST = 3
"""So many criteria are named that the group reads badly."""
STRANGERS = 50


def tell(figures: Figures, language: str) -> None:
    """All of it, on standard output."""
    console, words = make_console(), _Said(language)
    for part in _parts(figures, words):
        console.print(part)


class _Said:
    """Themes and images in the reader's language."""

    def __init__(self, language: str) -> None:
        self._shelf = Shelf()
        self._words = Words(self._shelf, language)

    def image(self, deck: str, image: str) -> str:
        return self._words.image(deck, image)

    def criterion(self, criterion: str) -> str:
        return self._words.criterion(criterion)

    def theme(self, sight: ThemeAgreement) -> str:
        at = sight.theme
        text = self._shelf.theme(at.themes, at.on_a_card, at.card, at.number)
        said = printable(text.say(self._words.language))
        return f"“{said}”" if said else f"theme {at.number} on card {at.card + 1}"

    def alike(self, sight: ThemeAgreement) -> str:
        """The theme and what both laid for it."""
        one, other = sight.laid
        shared = [self.image(sight.deck, image) for image in one if image in other]
        return f"{self.theme(sight)} ({', '.join(shared)})" if shared else self.theme(sight)

    def unlike(self, sight: ThemeAgreement) -> str:
        """The theme and, of each, the strongest image that the other did not lay."""
        one, other = sight.laid
        firsts = [
            next((image for image in mine if image not in yours), mine[0])
            for mine, yours in ((one, other), (other, one))
        ]
        return (
            f"{self.theme(sight)} ({' / '.join(self.image(sight.deck, each) for each in firsts)})"
        )


def _parts(figures: Figures, words: _Said) -> Iterator[RenderableType]:
    yield _heading(figures)
    if figures.pairs:
        yield _pairs(figures.pairs)
        yield from _alike(figures, words)
        yield _people(figures.people, words)
    if figures.readers:
        yield _readers(figures)
        yield from _criteria(figures, words)


def _heading(figures: Figures) -> Text:
    played = [count(figures.games, "game")]
    played += [count(figures.rounds, "round")] if figures.rounds else []
    played += [count(figures.turns, "clue")] if figures.turns else []
    return Text(f"Who thinks alike: {', '.join(played)}", style="bold")


def _pairs(pairs: Sequence[PairFigures]) -> Table:
    caption = "Theme and chance: what two strangers would share by them."
    table = Table(box=SIMPLE_HEAD, caption=caption, caption_justify="left")
    table.add_column("Pair", no_wrap=True)
    table.add_column("Score", justify="right")
    table.add_column("90 %", justify="right")
    for name in ("Rounds", "Shared", "Theme", "Chance", "Direct"):
        table.add_column(name, justify="right")
    for pair in pairs:
        table.add_row(
            printable(f"{pair.one} & {pair.other}"),
            Text(f"{pair.score.value:.0f}", style=_style(pair.score)),
            _interval(pair.score),
            str(pair.rounds),
            str(pair.shared),
            f"{pair.by_theme:.1f}",
            f"{pair.by_chance:.1f}",
            str(pair.direct),
        )
    return table


def _style(score: Score) -> str:
    """Bold if even the worst of the interval is more than strangers have."""
    if score.low > STRANGERS:
        return "bold"
    return "dim" if score.high < STRANGERS else ""


def _interval(score: Score) -> str:
    return f"{score.low:.0f}–{score.high:.0f}"  # noqa: RUF001


def _alike(figures: Figures, words: _Said) -> Iterator[Text]:
    best = figures.best
    if best:
        sure = "it may well be another pair" if best.sure < 0.5 else "surer than not"
        yield Text(
            printable(f"Most in common: {best.one} and {best.other}")
            + f" ({100 * best.sure:.0f} % sure, {sure})."
        )
    for pair in figures.pairs[:TOLD]:
        told = [f"alike: {words.alike(sight)}" for sight in pair.alike[:1]]
        told += [f"differently: {words.unlike(sight)}" for sight in pair.unlike[:1]]
        if told:
            yield Text(printable(f"{pair.one} & {pair.other} saw ") + "; ".join(told))
    for how, sights in (("united", figures.uniting), ("divided", figures.dividing)):
        if sights:
            yield Text(f"What {how} the table most: {words.theme(sights[0])}")


def _people(people: Sequence[PersonFigures], words: _Said) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for name in ("Person", "Nearest mind", "Takes themes", "Signature images"):
        table.add_column(name)
    for person in people:
        images = ", ".join(
            f"{words.image(each.deck, each.image)} ×{each.laid}"  # noqa: RUF001
            for each in person.signatures
        )
        nearest = printable(person.nearest or "")
        table.add_row(printable(person.name), nearest, _taking(person.theme_weight), images)
    return table


def _taking(hold: float | None) -> str:
    if hold is None:
        return ""
    if hold < 0.7:
        return f"freely ({hold:.1f})"
    return f"literally ({hold:.1f})" if hold > 1.4 else f"as most do ({hold:.1f})"


def _readers(figures: Figures) -> Table:
    """Who gave the clue down the side, who read it across."""
    scores = {(each.giver, each.reader): each for each in figures.readers}
    names = sorted({name for pair in scores for name in pair})
    table = Table(box=SIMPLE_HEAD, title="How well clues are read: 0 by chance, 100 without a slip")
    table.add_column("Clues of")
    for name in names:
        table.add_column(f"by {printable(name)}", justify="right")
    for giver in names:
        cells = []
        for reader in names:
            found = scores.get((giver, reader))
            cells.append(f"{found.score.value:.0f} ({found.clues})" if found else "")
        table.add_row(printable(giver), *cells)
    return table


def _criteria(figures: Figures, words: _Said) -> Iterator[Text]:
    best = figures.readers[0]
    yield Text(
        printable(f"Best understood: {best.giver}, by {best.reader}")
        + f" ({best.score.value:.0f}, {_interval(best.score)})."
    )
    bad = [
        f"{words.criterion(each.criterion)} (misled {each.misread} of {each.clues} readers)"
        for each in figures.criteria[:WORST]
        if each.misread
    ]
    if bad:
        yield Text(f"Read badly: {', '.join(bad)}.")
