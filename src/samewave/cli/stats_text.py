"""The text output of samewave stats: tables and sentences for the terminal."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from samewave.affinity.figures import Figures, PairFigures, PersonFigures
from samewave.affinity.scores import Score
from samewave.affinity.tally import ThemeAgreement
from samewave.packs import Shelf
from samewave.packs.pack import text_in
from samewave.sentences import printable
from samewave.terminal.screens import make_console
from samewave.terminal.texts import CardTexts, count

LISTED_PAIRS = 5
"""For this many pairs, list themes on which they agreed and disagreed."""
LISTED_CRITERIA = 3
"""This many of the criteria that mislead readers most are listed."""
STRANGERS = 50


def print_figures(figures: Figures, language: str) -> None:
    """Print all figures to standard output."""
    console, texts = make_console(), _StatsTexts(language)
    for part in _parts(figures, texts):
        console.print(part)


class _StatsTexts:
    """Themes, images and criteria in the reader's language."""

    def __init__(self, language: str) -> None:
        self._shelf = Shelf()
        self._texts = CardTexts(self._shelf, language)

    def image(self, deck: str, image: str) -> str:
        return self._texts.image(deck, image)

    def criterion(self, criterion: str) -> str:
        return self._texts.criterion(criterion)

    def theme(self, agreement: ThemeAgreement) -> str:
        at = agreement.theme
        text = self._shelf.theme(at.themes, at.on_a_card, at.card, at.number)
        said = printable(text_in(self._texts.language, text))
        return f"“{said}”" if said else f"theme {at.number} on card {at.card + 1}"

    def alike(self, agreement: ThemeAgreement) -> str:
        """The theme, and the images that both chose."""
        one, other = agreement.laid
        shared = [self.image(agreement.deck, image) for image in one if image in other]
        return f"{self.theme(agreement)} ({', '.join(shared)})" if shared else self.theme(agreement)

    def unlike(self, agreement: ThemeAgreement) -> str:
        """The theme and, for each person, the strongest image that the other did not choose."""
        one, other = agreement.laid
        firsts = [
            next((image for image in mine if image not in yours), mine[0])
            for mine, yours in ((one, other), (other, one))
        ]
        names = " / ".join(self.image(agreement.deck, each) for each in firsts)
        return f"{self.theme(agreement)} ({names})"


def _parts(figures: Figures, texts: _StatsTexts) -> Iterator[RenderableType]:
    yield _heading(figures)
    if figures.pairs:
        yield _pairs(figures.pairs)
        yield from _alike(figures, texts)
        yield _people(figures.people, texts)
    if figures.readers:
        yield _readers(figures)
        yield from _criteria(figures, texts)


def _heading(figures: Figures) -> Text:
    played = [count(figures.games, "game")]
    played += [count(figures.rounds, "round")] if figures.rounds else []
    played += [count(figures.turns, "clue")] if figures.turns else []
    return Text(f"Who thinks alike: {', '.join(played)}", style="bold")


def _pairs(pairs: Sequence[PairFigures]) -> Table:
    caption = "Theme and chance: images that two strangers would share because of each."
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
    """Bold if the whole interval is above the score of strangers, dim if it is below."""
    if score.low > STRANGERS:
        return "bold"
    return "dim" if score.high < STRANGERS else ""


def _interval(score: Score) -> str:
    return f"{score.low:.0f}–{score.high:.0f}"  # noqa: RUF001


def _alike(figures: Figures, texts: _StatsTexts) -> Iterator[Text]:
    best = figures.best
    if best:
        sure = "it may well be another pair" if best.sure < 0.5 else "more likely than not"
        yield Text(
            printable(f"Most in common: {best.one} and {best.other}")
            + f" ({100 * best.sure:.0f} % sure, {sure})."
        )
    for pair in figures.pairs[:LISTED_PAIRS]:
        parts = [f"alike: {texts.alike(agreement)}" for agreement in pair.alike[:1]]
        parts += [f"differently: {texts.unlike(agreement)}" for agreement in pair.unlike[:1]]
        if parts:
            yield Text(printable(f"{pair.one} & {pair.other} saw ") + "; ".join(parts))
    for how, agreements in (("united", figures.uniting), ("divided", figures.dividing)):
        if agreements:
            yield Text(f"What {how} the table most: {texts.theme(agreements[0])}")


def _people(people: Sequence[PersonFigures], texts: _StatsTexts) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for name in ("Person", "Nearest mind", "Takes themes", "Signature images"):
        table.add_column(name)
    for person in people:
        images = ", ".join(
            f"{texts.image(each.deck, each.image)} ×{each.laid}"  # noqa: RUF001
            for each in person.signatures
        )
        nearest = printable(person.nearest or "")
        table.add_row(printable(person.name), nearest, _theme_style(person.theme_weight), images)
    return table


def _theme_style(weight: float | None) -> str:
    if weight is None:
        return ""
    if weight < 0.7:
        return f"freely ({weight:.1f})"
    return f"literally ({weight:.1f})" if weight > 1.4 else f"as most do ({weight:.1f})"


def _readers(figures: Figures) -> Table:
    """One row per writer of clues, one column per reader."""
    scores = {(each.giver, each.reader): each for each in figures.readers}
    names = sorted({name for pair in scores for name in pair})
    table = Table(
        box=SIMPLE_HEAD, title="How well clues are read: 0 is chance, 100 is without a mistake"
    )
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


def _criteria(figures: Figures, texts: _StatsTexts) -> Iterator[Text]:
    best = figures.readers[0]
    yield Text(
        printable(f"Best understood: {best.giver}, by {best.reader}")
        + f" ({best.score.value:.0f}, {_interval(best.score)})."
    )
    bad = [
        f"{texts.criterion(each.criterion)} (misled {each.misread} of {each.clues} readers)"
        for each in figures.criteria[:LISTED_CRITERIA]
        if each.misread
    ]
    if bad:
        yield Text(f"Read badly: {', '.join(bad)}.")
