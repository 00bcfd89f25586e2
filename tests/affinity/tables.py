"""Tables for these tests: made-up rounds, with or without a known pull."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from samewave.affinity.residuals import Choices, RevealedRounds
from samewave.affinity.tally import Pair, Tally
from samewave.games.compatibility.edition import Options
from samewave.games.compatibility.events import GameStarted
from samewave.games.compatibility.state import Theme

DECK = tuple(f"image{number}" for number in range(40))
NAMES = ("Ada", "Ben", "Cleo", "Dev")
FULL_HAND = 5

Rankings = Sequence[Sequence[str]]
"""The rankings of a round, by seat."""


def table(
    rounds: Sequence[Rankings],
    names: Sequence[str] = NAMES,
    retired: Mapping[int, Sequence[str]] | None = None,
) -> RevealedRounds:
    """A game with these rankings; every round has its own theme."""
    started = GameStarted(
        edition="2016",
        mode="individual",
        names=tuple(names),
        chairs=tuple(range(len(names))),
        sides=tuple((seat,) for seat in range(len(names))),
        track_name="standard",
        track=(5, 5, 5),
        deck="made_up",
        images=DECK,
        themes="made_up",
        theme_cards=25,
        options=Options(),
        first=0,
    )
    gone = tuple(tuple((retired or {}).get(seat, ())) for seat in range(len(names)))
    choices = (
        Choices(Theme(number, 1), None, tuple(map(tuple, rankings)), gone)
        for number, rankings in enumerate(rounds)
    )
    return RevealedRounds(started, tuple(choices))


def pull_to(*obvious: str, strength: float = 2.5) -> Callable[[GameStarted, Theme], list[float]]:
    """A pull that attracts everybody to the same few images, whatever the theme."""

    def pull(started: GameStarted, _: Theme) -> list[float]:
        size = len(started.images)
        rest = -strength * len(obvious) / (size - len(obvious))
        return [strength if image in obvious else rest for image in started.images]

    return pull


def blind(dice: Random, number: int = FULL_HAND) -> list[str]:
    """A random ranking."""
    return dice.sample(DECK, number)


def pair_of(tally: Tally, one: str, other: str) -> Pair:
    first, second = sorted((one, other))
    return tally.pairs[first][second]
