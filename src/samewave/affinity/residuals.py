"""Residuals: what people's choices say about themselves, once the theme's pull is taken away."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from math import fsum, sqrt
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from samewave.affinity.scores import Residual
from samewave.affinity.thresholds import expect, surprise
from samewave.core import Seat, Value
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.events import Event, GameStarted, RoundScored
from samewave.games.compatibility.evolve import evolve
from samewave.games.compatibility.state import State, Theme
from samewave.packs import HOUSE, Shelf
from samewave.packs.pack import Pack

ThemePull: TypeAlias = Callable[[GameStarted, Theme], Sequence[float] | None]
"""The pull on the images of a table in their order, with mean 0 and standard deviation 1; None if
it is unknown."""

FILE = HOUSE / "associations.msgpack"
MIDDLE, UNIT = 128, 32
"""The file stores a strength as a byte: 128 is the mean, 32 one standard deviation."""

TRIED = (0.0, 0.45, 0.9, 1.35, 1.8, 2.25, 2.7)
"""Theme weights from somebody who ignores themes to somebody who takes them literally."""
TRIED_ROUGHLY = (0.0, 0.7, 1.4, 2.1)
"""A coarser grid, for many searches with little evidence each."""
USUAL, SPREAD = 1.0, 0.6
"""The prior of a person's theme weight: mean and standard deviation."""
FINEST = 0.05
"""Theme weights are rounded to multiples of this."""


class Laid(NamedTuple):
    """The images that a person could choose from: the theme's pull and the place of each.

    The place of an image that was not laid is the number of images that were.
    """

    pull: tuple[float, ...]
    places: tuple[int, ...]
    number: int

    def weighted(self, weight: float) -> tuple[float, ...]:
        """The pull on a person with this theme weight."""
        return tuple(weight * strength for strength in self.pull)


def theme_weight_of(rounds: Sequence[Laid], tried: Sequence[float] = TRIED) -> float:
    """The theme weight that makes the laid images least surprising; the usual one by default."""
    if not any(any(laid.pull) for laid in rounds):
        return USUAL
    costs = [_cost(weight, rounds) for weight in tried]
    best = min(range(1, len(tried) - 1), key=lambda place: (costs[place], place))
    weight = _lowest(tried[best - 1 : best + 2], costs[best - 1 : best + 2])
    return round(min(tried[-1], max(tried[0], weight)) / FINEST) * FINEST


def _cost(weight: float, rounds: Sequence[Laid]) -> float:
    unusual = 0.5 * ((weight - USUAL) / SPREAD) ** 2
    return unusual + sum(
        surprise(laid.weighted(weight), laid.places, laid.number) for laid in rounds
    )


def _lowest(weights: Sequence[float], costs: Sequence[float]) -> float:
    """The minimum of the parabola through three costs, within the weights that were tried."""
    before, here, behind = costs
    step, bend = weights[1] - weights[0], before - 2 * here + behind
    shift = 0.5 * step * (before - behind) / bend if bend > 0 else 0.0
    return weights[1] + min(step, max(-step, shift))


class _Associations(msgspec.Struct):
    """The part of the associations file that is used here: a fingerprint and the strengths."""

    cards: str
    relevance: bytes


def themes_on_a_card(started: GameStarted) -> int:
    """How many themes each theme card of this game has."""
    return EDITIONS[started.edition, started.mode].themes_on_a_card


def theme_pull_of(shelf: Shelf) -> ThemePull:
    """The learned pull of the themes, which is known for the house pack only."""

    def pull(started: GameStarted, theme: Theme) -> Sequence[float] | None:
        learned, pack = _relevance(), shelf.pack(started.deck)
        if pack is None or learned is None or pack is not Shelf().pack("house"):
            return None
        if theme.text:
            return None
        on_a_card = themes_on_a_card(started)
        text = shelf.theme(started.themes, on_a_card, theme.card, theme.number).get("en", "")
        strengths = learned.get(text, {})
        found = [strengths[image] for image in started.images if image in strengths]
        return found if len(found) == len(started.images) else None

    return pull


def unknown_pull(_: GameStarted, __: Theme) -> None:
    """No theme is known: its pull is estimated from the other players at the table."""


@lru_cache(maxsize=1)
def _relevance() -> dict[str, dict[str, float]] | None:
    """Strengths by theme and image; None if the cards were changed after they were learned."""
    pack = Shelf().pack("house")
    learned = msgspec.msgpack.decode(FILE.read_bytes(), type=_Associations)
    if pack is None or learned.cards != _fingerprint(pack):
        return None
    images, bytes_ = [image.id for image in pack.images], learned.relevance
    size = len(images)
    return {
        theme: {
            image: (strength - MIDDLE) / UNIT
            for image, strength in zip(
                images, bytes_[number * size : (number + 1) * size], strict=True
            )
        }
        for number, theme in enumerate(_themes(pack))
    }


def _themes(pack: Pack) -> list[str]:
    return [theme.texts["en"] for box in pack.themes for card in box.cards for theme in card]


def _fingerprint(pack: Pack) -> str:
    """A hash of the English texts that the associations were computed from."""
    images = [
        [image.id, image.title["en"], image.description["en"], *image.tags["en"]]
        for image in pack.images
    ]
    return sha256(json.dumps([images, _themes(pack)]).encode()).hexdigest()


LEARNED_DOUBT = 0.1
"""The part of a theme's pull that the learned associations miss; our judgement."""
UNLEARNED_DOUBT = 0.4
"""The same, if the associations say nothing about these themes."""
BELIEVED = 0.8
"""If the average theme weight of a table is below this, the associations are rather wrong than
everybody free of themes."""
SHARE_OF_ONE = 1 / 3
"""How much one person's ranking tells about the pull, compared with what is unknown about it."""


class Choices(Value, frozen=True):
    """A revealed round: its theme and, by seat, the images laid and the images retired.

    A player who laid nothing, because of the time limit or a playoff, has an empty ranking.
    """

    theme: Theme
    referent: Seat | None
    rankings: tuple[tuple[str, ...], ...]
    retired: tuple[tuple[str, ...], ...]

    @property
    def chose(self) -> tuple[Seat, ...]:
        """The seats that laid something."""
        return tuple(seat for seat, ranking in enumerate(self.rankings) if ranking)


class RevealedRounds(Value, frozen=True):
    """All revealed rounds of a game of Compatibility, and its first event."""

    started: GameStarted
    choices: tuple[Choices, ...]

    def are_partners(self, one: Seat, other: Seat) -> bool:
        """Whether two seats play on one side."""
        return any(one in side and other in side for side in self.started.sides)


def rounds_of(events: Iterable[Event]) -> RevealedRounds:
    """The rounds that a game has revealed so far, in any edition and mode."""
    state: State | None = None
    choices: list[Choices] = []
    for event in events:
        if state is not None and isinstance(event, RoundScored):
            choices += _choices(state, event)
        state = evolve(state, event)
    if state is None:
        raise ValueError("a game starts with an event")
    return RevealedRounds(state.table.started, tuple(choices))


def _choices(before: State, scored: RoundScored) -> Iterator[Choices]:
    """Do not trust a record: only images of the deck count, each once, and only real seats."""
    if before.theme is None:
        return
    deck = before.table.deck
    laid: list[tuple[str, ...]] = [()] * len(before.choices)
    for seat, ranking in enumerate(scored.rankings[: len(laid)]):
        images = ranking.images if ranking else ()
        laid[seat] = tuple(dict.fromkeys(image for image in images if image in deck))
    yield Choices(before.theme, before.referent, tuple(laid), before.retired)


class Residuals(Protocol):
    """The residuals of all players in all rounds of a game."""

    def theme_weight(self, seat: Seat) -> float | None:
        """How strongly a player followed the themes of this game; None if their pull is unknown."""
        ...

    def of(self, number: int, seat: Seat) -> Residual:
        """A player's residual in a round."""
        ...

    def between(self, number: int, one: Seat, other: Seat) -> tuple[Residual, Residual, float]:
        """The residuals of two players, and the share of them that the theme may still explain."""
        ...


def residuals_of(rounds: RevealedRounds, pull: ThemePull, seats: Sequence[Seat]) -> Residuals:
    """Residuals by the learned pull of the themes, or else by what the others at the table laid."""
    pulls = [pull(rounds.started, choices.theme) for choices in rounds.choices]
    known = [tuple(strengths) for strengths in pulls if strengths is not None]
    if len(known) == len(pulls):
        return _ByLearning(rounds, known, seats)
    return _ByTheTable(rounds, seats)


class _ByLearning:
    """The pull of every theme was learned, apart from some doubt."""

    def __init__(
        self, rounds: RevealedRounds, pulls: Sequence[tuple[float, ...]], seats: Sequence[Seat]
    ) -> None:
        self._hands = _hands(rounds, seats)
        self._weights = {
            seat: theme_weight_of(
                [
                    hands[seat].laid(strengths)
                    for hands, strengths in zip(self._hands, pulls, strict=True)
                    if seat in hands
                ]
            )
            for seat in seats
        }
        self._residuals = [
            {seat: hand.residual(strengths, self._weights[seat]) for seat, hand in hands.items()}
            for hands, strengths in zip(self._hands, pulls, strict=True)
        ]

    def theme_weight(self, seat: Seat) -> float | None:
        return self._weights[seat]

    def of(self, number: int, seat: Seat) -> Residual:
        return self._residuals[number][seat]

    def between(self, number: int, one: Seat, other: Seat) -> tuple[Residual, Residual, float]:
        belief = min(1.0, fsum(self._weights.values()) / len(self._weights) / BELIEVED)
        doubt = belief * LEARNED_DOUBT * self._weights[one] * self._weights[other]
        doubt += (1 - belief) * UNLEARNED_DOUBT
        return self.of(number, one), self.of(number, other), doubt


class _ByTheTable:
    """Nothing is known about the themes: their pull is estimated from what the others laid."""

    def __init__(self, rounds: RevealedRounds, seats: Sequence[Seat]) -> None:
        self._size = len(rounds.started.images)
        self._hands = _hands(rounds, seats)
        flat = (0.0,) * self._size
        self._flat = [
            {seat: hand.residual(flat, 1.0).values for seat, hand in hands.items()}
            for hands in self._hands
        ]
        self._weights: dict[tuple[Seat, ...], float] = {}

    def theme_weight(self, _: Seat) -> float | None:
        return None

    def of(self, number: int, seat: Seat) -> Residual:
        return self._residual(number, seat, (seat,))

    def between(self, number: int, one: Seat, other: Seat) -> tuple[Residual, Residual, float]:
        both = (one, other)
        unknown = 1 / (1 + SHARE_OF_ONE * (len(self._hands[number]) - 2))
        doubt = unknown / (1 + unknown) * self._weight(one, both) * self._weight(other, both)
        return self._residual(number, one, both), self._residual(number, other, both), doubt

    def _residual(self, number: int, seat: Seat, but: tuple[Seat, ...]) -> Residual:
        pull, weight = self._estimated_pull(number, but), self._weight(seat, but)
        return self._hands[number][seat].residual(pull, weight)

    def _weight(self, seat: Seat, but: tuple[Seat, ...]) -> float:
        """The theme weight by what all but these laid.

        Without the exception, two people who think alike would seem to take themes literally.
        """
        known = (seat, *sorted(but))
        if known not in self._weights:
            laid = [
                hands[seat].laid(self._estimated_pull(number, but))
                for number, hands in enumerate(self._hands)
                if seat in hands
            ]
            self._weights[known] = theme_weight_of(laid, TRIED_ROUGHLY)
        return self._weights[known]

    def _estimated_pull(self, number: int, but: Collection[Seat]) -> tuple[float, ...]:
        """The pull as the other players' choices suggest it; zero if there are no others."""
        others = [values for seat, values in self._flat[number].items() if seat not in but]
        if not others:
            return (0.0,) * self._size
        share = sqrt(2) / (len(others) + 1)
        return tuple(share * sum(column) for column in zip(*others, strict=True))


def _hands(rounds: RevealedRounds, seats: Sequence[Seat]) -> "list[dict[Seat, _Hand]]":
    return [
        {seat: _Hand(rounds, choices, seat) for seat in choices.chose if seat in seats}
        for choices in rounds.choices
    ]


class _Hand:
    """The images that a player could lay in a round, and the places of those it laid."""

    def __init__(self, rounds: RevealedRounds, choices: Choices, seat: Seat) -> None:
        ranking = choices.rankings[seat]
        retired = {*choices.retired[seat]} - {*ranking}
        images = rounds.started.images
        self._size, self._number = len(images), len(ranking)
        self._held = [place for place, image in enumerate(images) if image not in retired]
        places = {image: place for place, image in enumerate(ranking)}
        self._places = tuple(places.get(images[at], self._number) for at in self._held)

    def laid(self, pull: Sequence[float]) -> Laid:
        return Laid(tuple(pull[at] for at in self._held), self._places, self._number)

    def residual(self, pull: Sequence[float], weight: float) -> Residual:
        """The residual by image of the whole deck; images not in this hand have zeros."""
        laid = self.laid(pull)
        residual = Residual.of(expect(laid.weighted(weight), laid.number), laid.places)
        if len(self._held) == self._size:
            return residual
        columns = tuple(self._spread_out(column) for column in residual.moments)
        return Residual(self._spread_out(residual.values), columns, self._spread_out(residual.odds))

    def _spread_out(self, column: Sequence[float]) -> list[float]:
        whole = [0.0] * self._size
        for at, value in zip(self._held, column, strict=True):
            whole[at] = value
        return whole
