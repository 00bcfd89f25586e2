"""Owns: what is everybody's own in what they laid, once the theme's pull is taken away."""

from collections.abc import Collection, Sequence
from math import sqrt
from statistics import fmean
from typing import Protocol

from samewave.affinity.agreement import Own
from samewave.affinity.compatibility.hold import TRIED_ROUGHLY, Laid, hold_of
from samewave.affinity.compatibility.pull import Pull
from samewave.affinity.compatibility.rounds import Choices, Rounds
from samewave.affinity.expected import expect
from samewave.core import Seat

LEARNED_DOUBT = 0.1
"""What the associations miss of a theme's pull, beside what is people's own; our judgement."""
UNLEARNED_DOUBT = 0.4
"""The same, if they told nothing about these themes."""
BELIEVED = 0.8
"""If themes hold the people of a table less than this on average, it is rather the associations
that are wrong than all of them who are free of themes."""
TOLD_BY_ONE = 1 / 3
"""How much one person's ranking tells about the pull, compared with what is not known of it."""


class Owns(Protocol):
    """What is everybody's own in every round of a game."""

    def hold(self, seat: Seat) -> float | None:
        """How strongly the themes of this game held somebody, if we know what they ask for."""
        ...

    def of(self, number: int, seat: Seat) -> Own:
        """What was somebody's own in a round."""
        ...

    def between(self, number: int, one: Seat, other: Seat) -> tuple[Own, Own, float]:
        """What was two people's own, and how much of it may still be the theme's."""
        ...


def owns_of(rounds: Rounds, pull: Pull, seats: Sequence[Seat]) -> Owns:
    """By what was learned about the themes, or else by what the others at the table laid."""
    pulls = [pull(rounds, choices.theme) for choices in rounds.choices]
    known = [tuple(strengths) for strengths in pulls if strengths is not None]
    if len(known) == len(pulls):
        return _ByLearning(rounds, known, seats)
    return _ByTheTable(rounds, seats)


class _ByLearning:
    """The pull of every theme is known, but for some doubt."""

    def __init__(
        self, rounds: Rounds, pulls: Sequence[tuple[float, ...]], seats: Sequence[Seat]
    ) -> None:
        self._hands = [
            {seat: _Hand(rounds, choices, seat) for seat in choices.chose if seat in seats}
            for choices in rounds.choices
        ]
        self._holds = {
            seat: hold_of(
                [
                    hands[seat].laid(strengths)
                    for hands, strengths in zip(self._hands, pulls, strict=True)
                    if seat in hands
                ]
            )
            for seat in seats
        }
        self._owns = [
            {seat: hand.own(strengths, self._holds[seat]) for seat, hand in hands.items()}
            for hands, strengths in zip(self._hands, pulls, strict=True)
        ]

    def hold(self, seat: Seat) -> float | None:
        return self._holds[seat]

    def of(self, number: int, seat: Seat) -> Own:
        return self._owns[number][seat]

    def between(self, number: int, one: Seat, other: Seat) -> tuple[Own, Own, float]:
        belief = min(1.0, fmean(self._holds.values()) / BELIEVED)
        doubt = belief * LEARNED_DOUBT * self._holds[one] * self._holds[other]
        doubt += (1 - belief) * UNLEARNED_DOUBT
        return self.of(number, one), self.of(number, other), doubt


class _ByTheTable:
    """Nothing is known of the themes: what the others laid tells how they pull."""

    def __init__(self, rounds: Rounds, seats: Sequence[Seat]) -> None:
        self._size = len(rounds.started.images)
        self._hands = [
            {seat: _Hand(rounds, choices, seat) for seat in choices.chose if seat in seats}
            for choices in rounds.choices
        ]
        flat = (0.0,) * self._size
        self._flat = [
            {seat: hand.own(flat, 1.0).values for seat, hand in hands.items()}
            for hands in self._hands
        ]
        self._holds: dict[tuple[Seat, ...], float] = {}

    def hold(self, _: Seat) -> float | None:
        return None

    def of(self, number: int, seat: Seat) -> Own:
        return self._own(number, seat, (seat,))

    def between(self, number: int, one: Seat, other: Seat) -> tuple[Own, Own, float]:
        both = (one, other)
        unknown = 1 / (1 + TOLD_BY_ONE * (len(self._hands[number]) - 2))
        doubt = unknown / (1 + unknown) * self._hold(one, both) * self._hold(other, both)
        return self._own(number, one, both), self._own(number, other, both), doubt

    def _own(self, number: int, seat: Seat, but: tuple[Seat, ...]) -> Own:
        return self._hands[number][seat].own(self._told(number, but), self._hold(seat, but))

    def _hold(self, seat: Seat, but: tuple[Seat, ...]) -> float:
        """By what all but these tell, so that two who think alike are not taken for literal."""
        known = (seat, *sorted(but))
        if known not in self._holds:
            laid = [
                hands[seat].laid(self._told(number, but))
                for number, hands in enumerate(self._hands)
                if seat in hands
            ]
            self._holds[known] = hold_of(laid, TRIED_ROUGHLY)
        return self._holds[known]

    def _told(self, number: int, but: Collection[Seat]) -> tuple[float, ...]:
        """The pull as far as the others tell it; none if there are no others."""
        others = [values for seat, values in self._flat[number].items() if seat not in but]
        if not others:
            return (0.0,) * self._size
        share = sqrt(2) / (len(others) + 1)
        return tuple(share * sum(column) for column in zip(*others, strict=True))


class _Hand:
    """What somebody could lay in a round, and did."""

    def __init__(self, rounds: Rounds, choices: Choices, seat: Seat) -> None:
        ranking = choices.rankings[seat]
        retired = {*choices.retired[seat]} - {*ranking}
        images = rounds.started.images
        self._size, self._number = len(images), len(ranking)
        self._held = [place for place, image in enumerate(images) if image not in retired]
        places = {image: place for place, image in enumerate(ranking)}
        self._places = tuple(places.get(images[at], self._number) for at in self._held)

    def laid(self, pull: Sequence[float]) -> Laid:
        return Laid(tuple(pull[at] for at in self._held), self._places, self._number)

    def own(self, pull: Sequence[float], hold: float) -> Own:
        """By image of the whole deck; what was not in this hand says nothing."""
        laid = self.laid(pull)
        own = Own.of(expect(laid.held_by(hold), laid.number), laid.places)
        if len(self._held) == self._size:
            return own
        columns = tuple(self._spread_out(column) for column in own.moments)
        return Own(self._spread_out(own.values), columns, self._spread_out(own.odds))

    def _spread_out(self, column: Sequence[float]) -> list[float]:
        whole = [0.0] * self._size
        for at, value in zip(self._held, column, strict=True):
            whole[at] = value
        return whole
