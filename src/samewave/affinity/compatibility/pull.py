"""The pull: how strongly a theme draws everybody to each image, as far as it is known."""

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TypeAlias

import msgspec

from samewave.affinity.compatibility.rounds import Rounds
from samewave.games.compatibility.state import Theme
from samewave.packs import HOUSE, Shelf
from samewave.packs.pack import Pack

Pull: TypeAlias = Callable[[Rounds, Theme], Sequence[float] | None]
"""For the images of a table in their order, 0 on average and 1 apart; None if nobody knows."""

FILE = HOUSE / "associations.msgpack"
MIDDLE, UNIT = 128, 32
"""A byte tells a strength: the one is the average, the other a standard deviation."""


class _Learned(msgspec.Struct):
    """What this needs of the associations: of which cards they were learned, and how strong."""

    cards: str
    relevance: bytes


def pull_of(shelf: Shelf) -> Pull:
    """What was learned about the house pack; nothing about others."""

    def pull(rounds: Rounds, theme: Theme) -> Sequence[float] | None:
        started, learned = rounds.started, _relevance()
        pack = shelf.pack(started.deck)
        if pack is None or learned is None or pack is not Shelf().pack("house"):
            return None
        on_a_card = rounds.themes_on_a_card
        text = shelf.theme(started.themes, on_a_card, theme.card, theme.number).en
        strengths = learned.get(text, {})
        found = [strengths[image] for image in started.images if image in strengths]
        return found if len(found) == len(started.images) else None

    return pull


def no_pull(_: Rounds, __: Theme) -> None:
    """Nothing is known about any theme: what the others lay must tell."""


@lru_cache(maxsize=1)
def _relevance() -> dict[str, dict[str, float]] | None:
    """By theme and image; None if somebody changed the cards since they were studied."""
    pack = Shelf().pack("house")
    learned = msgspec.msgpack.decode(FILE.read_bytes(), type=_Learned)
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
    return [theme.en for box in pack.themes for card in box.cards for theme in card]


def _fingerprint(pack: Pack) -> str:
    """Of the English words from which the associations were computed."""
    images = [
        [image.id, image.title.en, image.description.en, *image.tags.en] for image in pack.images
    ]
    return sha256(json.dumps([images, _themes(pack)]).encode()).hexdigest()
