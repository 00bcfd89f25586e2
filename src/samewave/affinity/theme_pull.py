"""Theme pull: how a theme attracts people to each image, and how much each person follows it."""

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple, TypeAlias

import msgspec

from samewave.affinity.thresholds import surprise
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.events import GameStarted
from samewave.games.compatibility.state import Theme
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
    """The learned pull of the house pack's themes; unknown for all other packs."""

    def pull(started: GameStarted, theme: Theme) -> Sequence[float] | None:
        learned, pack = _relevance(), shelf.pack(started.deck)
        if pack is None or learned is None or pack is not Shelf().pack("house"):
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
