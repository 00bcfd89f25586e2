"""A sample: what two bots lay for twenty themes; `python -m tools.sample` writes it to the docs."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

from samewave.bots import Character
from samewave.bots.compatibility import CompatibilityBot
from samewave.core import LANGUAGES, Chance, apply, begin
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import RoundScored
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import Theme
from samewave.packs import Shelf
from samewave.packs.pack import Texts, text_in

DOCS = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- sample: python -m tools.sample -->\n", "<!-- end of the sample -->\n"
SHELF = Shelf()
GAME = Compatibility(SHELF)
SETUP = Setup(edition="2016", mode="duo", seats=("Ada", "Ben"), track="long")
CHARACTERS = Character(seed=3), Character(seed=4)
ROUNDS = 20


def sample() -> str:
    """The chosen images, and the same themes as others read them."""
    played = chain.from_iterable(map(_full_rounds, range(ROUNDS)))
    rounds: dict[Theme, RoundScored] = {}
    while len(rounds) < ROUNDS:
        theme, scored = next(played)
        rounds.setdefault(theme, scored)
    themes = [SHELF.theme("house", 12, theme.card, theme.number) for theme in rounds]
    hands = map(_hands, rounds.values())
    laid = [(texts["en"], *each) for texts, each in zip(themes, hands, strict=True)]
    read = [tuple(text_in(each, texts) for each in LANGUAGES) for texts in themes]
    return (
        f"\n{_table(('theme', 'Ada', 'Ben', 'shared'), laid)}\n{_table(tuple(LANGUAGES), read)}\n"
    )


def in_docs(docs: str) -> str:
    """The docs with the present sample."""
    before, rest = docs.split(BEGIN)
    return before + BEGIN + sample() + END + rest.split(END)[1]


def _full_rounds(seed: int) -> Iterator[tuple[Theme, RoundScored]]:
    """A game of the two: the rounds in which they lay five images each."""
    chance = Chance(seed)
    state, _ = begin(GAME, SETUP, chance)
    bots = [CompatibilityBot(SHELF, character) for character in CHARACTERS]
    while not state.finished:
        seat, theme = state.waiting_for[0], state.theme
        thought = bots[seat].think(GAME.view(state, seat), GAME.offers(state, seat))
        assert thought
        full = state.images_to_pick(seat) == FULL_HAND
        state, events = apply(GAME, state, seat, thought.move, chance)
        for event in events:
            if theme and full and isinstance(event, RoundScored):
                yield theme, event


def _hands(scored: RoundScored) -> tuple[str, str, str]:
    one, other = (ranking.images if ranking else () for ranking in scored.rankings)
    both = {*one} & {*other}
    left, right = (
        ", ".join(f"**{_name(image)}**" if image in both else _name(image) for image in hand)
        for hand in (one, other)
    )
    return left, right, str(len(both))


def _name(image: str) -> str:
    pack = SHELF.pack("house")
    assert pack
    titles: dict[str, Texts] = {card.id: card.title for card in pack.images}
    return titles[image]["en"].lower().removeprefix("the ")


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines: list[tuple[str, ...]] = [("", *head), ("---",) * (1 + len(head))]
    lines += [(str(number), *row) for number, row in enumerate(rows, 1)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    DOCS.write_text(in_docs(DOCS.read_text("utf-8")), "utf-8")
