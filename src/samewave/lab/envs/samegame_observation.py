"""Observations in The Same Game: the view of the agent's seat as numbers."""

import numpy as np

from samewave.core import Seat
from samewave.games.samegame.events import Turn
from samewave.games.samegame.level import CIRCLES, CRITERIA, CUPS, FINISH, ROUNDS
from samewave.games.samegame.view import Secrets, View
from samewave.lab.envs.environment import ObservationField, ObservationFields, Vector
from samewave.lab.envs.samegame_words import ClueWords

PHASES = ("writing", "ready", "guessing", "rewriting", "finished")
"""The phases in which agents observe the table."""
CRITERION_IDS = tuple(criterion for group in CRITERIA.values() for criterion in group)
NUMBERS = {criterion: number for number, criterion in enumerate(CRITERION_IDS)}
SEAT_FIELDS = ("active", "has_written", "finger", "rejects_clue", "asks_swap", "consents_to_swap")
NOTHING = -1
SlowPart = tuple[tuple[str, ...], tuple[int, ...], tuple[Turn, ...], Secrets | None]
"""Criteria, tokens, finished turns and the seat's secrets: everything that seldom changes."""


def observation_fields(players: int, objects: int, clues: int) -> ObservationFields:
    """The layout of the vector. Seats are counted from the agent's own."""
    criteria = len(CRITERION_IDS)
    finger = {"finger": (NOTHING, criteria)}
    return ObservationFields(
        [
            *(ObservationField(phase) for phase in PHASES),
            ObservationField("round", 1, 1, max(ROUNDS.values())),
            ObservationField("score", 1, 0, FINISH),
            ObservationField("swap_is_left"),
            *(ObservationField(name, players, *finger.get(name, (0, 1))) for name in SEAT_FIELDS),
            ObservationField("tokens", criteria, 0, CUPS),
            ObservationField("object", 1, NOTHING, objects),
            ObservationField("clue", 1, NOTHING, clues),
            ObservationField("trap", criteria),
            ObservationField("shown_object", 1, NOTHING, objects),
            ObservationField("shown_clue", 1, NOTHING, clues),
            ObservationField("lifted", criteria),
            ObservationField("value", 1, min(CIRCLES), max(CIRCLES)),
            ObservationField("last_object", 1, NOTHING, objects),
            ObservationField("last_clue", 1, NOTHING, clues),
            ObservationField("last_trap", criteria),
            ObservationField("last_lifted", criteria),
            ObservationField("last_value", 1, min(CIRCLES), max(CIRCLES)),
        ]
    )


class Observations:
    """Converts views to vectors, and caches the part that seldom changes."""

    def __init__(self, players: int, cards: tuple[str, ...], words: ClueWords) -> None:
        self.fields = observation_fields(players, len(cards), len(words))
        self._cards = {card: number for number, card in enumerate(cards)}
        self._words = words
        self._fast = slice(0, self.fields["tokens"].start)
        self._shown = slice(self.fields["shown_object"].start, self.fields["value"].stop)
        self._cache: dict[Seat, tuple[SlowPart, Vector]] = {}

    def vector(self, view: View, seat: Seat, own: Secrets | None) -> Vector:
        """The vector of a seat: everything public, and the seat's secrets."""
        resting = view.table.criteria, view.tokens, view.turns, own
        if seat not in self._cache or self._cache[seat][0] != resting:
            self._cache[seat] = resting, self._slow_vector(*resting)
        vector = self._cache[seat][1].copy()
        vector[self._fast] = [
            *[view.phase == phase for phase in PHASES],
            view.round,
            view.score,
            view.swap_is_left,
            *_seats(view, seat),
        ]
        turn = view.turn
        if turn:
            things = self._numbers(turn.object, turn.clue)
            vector[self._shown] = (*things, *_one_hot(turn.lifted), turn.value)
        return vector

    def _slow_vector(
        self,
        criteria: tuple[str, ...],
        tokens: tuple[int, ...],
        turns: tuple[Turn, ...],
        own: Secrets | None,
    ) -> Vector:
        """The part that stays the same until the next clue, turn or round."""
        vector, fields = np.zeros(self.fields.size, np.float32), self.fields
        for criterion, token in zip(criteria, tokens, strict=True):
            vector[fields["tokens"].start + NUMBERS[criterion]] = token
        for thing in ("shown_object", "shown_clue", "last_object", "last_clue"):
            vector[fields[thing]] = NOTHING
        if own:
            vector[fields["object"]], vector[fields["clue"]] = self._numbers(own.object, own.clue)
            vector[fields["trap"]] = _one_hot((own.trap,))
        if turns:
            last = turns[-1]
            things = self._numbers(last.object, last.clue)
            vector[fields["last_object"]], vector[fields["last_clue"]] = things
            vector[fields["last_trap"]] = _one_hot((last.trap,))
            vector[fields["last_lifted"]] = _one_hot(last.lifted)
            vector[fields["last_value"]] = last.value
        return vector

    def _numbers(self, card: str, clue: str | None) -> tuple[int, int]:
        """The numbers of an object and of its clue, if it is written."""
        return self._cards[card], NOTHING if clue is None else self._words.numbers[clue]


def _seats(view: View, own: Seat) -> list[int]:
    """The public information on each player, field by field."""
    in_turn = [*range(own, len(view.seats)), *range(own)]
    seats = [view.seats[seat] for seat in in_turn]
    return [
        *[seat == view.active for seat in in_turn],
        *[each.has_written for each in seats],
        *[NUMBERS[each.finger] if each.finger else NOTHING for each in seats],
        *[each.rejects_clue for each in seats],
        *[seat == view.swap_asked_by for seat in in_turn],
        *[each.consents_to_swap for each in seats],
    ]


def _one_hot(criteria: tuple[str, ...]) -> list[int]:
    """A list with 1 at these criteria and 0 elsewhere."""
    marks = [0] * len(CRITERION_IDS)
    for criterion in criteria:
        marks[NUMBERS[criterion]] = 1
    return marks
