"""What an agent sees of The Same Game: what its seat is shown, as numbers."""

import numpy as np

from samewave.core import Seat
from samewave.games.samegame.events import Turn
from samewave.games.samegame.level import CIRCLES, CRITERIA, CUPS, FINISH, ROUNDS
from samewave.games.samegame.view import Secrets, View
from samewave.lab.envs.fields import Field, Fields, Vector
from samewave.lab.envs.samegame_words import Words

PHASES = ("writing", "ready", "guessing", "rewriting", "finished")
"""What the table can be doing when it shows itself."""
CRITERION_IDS = tuple(criterion for group in CRITERIA.values() for criterion in group)
NUMBERS = {criterion: number for number, criterion in enumerate(CRITERION_IDS)}
OF_SEATS = ("active", "has_written", "finger", "rejects_clue", "asks_swap", "consents_to_swap")
NOTHING = -1
Resting = tuple[tuple[str, ...], tuple[int, ...], tuple[Turn, ...], Secrets | None]
"""Criteria, tokens, turns that are over, and what is one's own: all that seldom changes."""


def fields_of(players: int, objects: int, clues: int) -> Fields:
    """Seats are counted from one's own to the left; things and criteria have their numbers."""
    criteria = len(CRITERION_IDS)
    finger = {"finger": (NOTHING, criteria)}
    return Fields(
        [
            *(Field(phase) for phase in PHASES),
            Field("round", 1, 1, max(ROUNDS.values())),
            Field("score", 1, 0, FINISH),
            Field("swap_is_left"),
            *(Field(name, players, *finger.get(name, (0, 1))) for name in OF_SEATS),
            Field("tokens", criteria, 0, CUPS),
            Field("object", 1, NOTHING, objects),
            Field("clue", 1, NOTHING, clues),
            Field("trap", criteria),
            Field("shown_object", 1, NOTHING, objects),
            Field("shown_clue", 1, NOTHING, clues),
            Field("lifted", criteria),
            Field("value", 1, min(CIRCLES), max(CIRCLES)),
            Field("last_object", 1, NOTHING, objects),
            Field("last_clue", 1, NOTHING, clues),
            Field("last_trap", criteria),
            Field("last_lifted", criteria),
            Field("last_value", 1, min(CIRCLES), max(CIRCLES)),
        ]
    )


class Seen:
    """Turns what a seat sees into numbers; what seldom changes is kept."""

    def __init__(self, players: int, cards: tuple[str, ...], words: Words) -> None:
        self.fields = fields_of(players, len(cards), len(words))
        self._cards = {card: number for number, card in enumerate(cards)}
        self._words = words
        self._moving = slice(0, self.fields["tokens"].start)
        self._shown = slice(self.fields["shown_object"].start, self.fields["value"].stop)
        self._kept: dict[Seat, tuple[Resting, Vector]] = {}

    def vector(self, view: View, seat: Seat, own: Secrets | None) -> Vector:
        """All that the seat may know: what lies open to all, and what is its own."""
        resting = view.table.criteria, view.tokens, view.turns, own
        if seat not in self._kept or self._kept[seat][0] != resting:
            self._kept[seat] = resting, self._at_rest(*resting)
        vector = self._kept[seat][1].copy()
        vector[self._moving] = [
            *[view.phase == phase for phase in PHASES],
            view.round,
            view.score,
            view.swap_is_left,
            *_seats(view, seat),
        ]
        turn = view.turn
        if turn:
            things = self._numbers(turn.object, turn.clue)
            vector[self._shown] = (*things, *_marked(turn.lifted), turn.value)
        return vector

    def _at_rest(
        self,
        criteria: tuple[str, ...],
        tokens: tuple[int, ...],
        turns: tuple[Turn, ...],
        own: Secrets | None,
    ) -> Vector:
        """What stays as it is until the next clue, turn or round."""
        vector, fields = np.zeros(self.fields.size, np.float32), self.fields
        for criterion, token in zip(criteria, tokens, strict=True):
            vector[fields["tokens"].start + NUMBERS[criterion]] = token
        for thing in ("shown_object", "shown_clue", "last_object", "last_clue"):
            vector[fields[thing]] = NOTHING
        if own:
            vector[fields["object"]], vector[fields["clue"]] = self._numbers(own.object, own.clue)
            vector[fields["trap"]] = _marked((own.trap,))
        if turns:
            last = turns[-1]
            things = self._numbers(last.object, last.clue)
            vector[fields["last_object"]], vector[fields["last_clue"]] = things
            vector[fields["last_trap"]] = _marked((last.trap,))
            vector[fields["last_lifted"]] = _marked(last.lifted)
            vector[fields["last_value"]] = last.value
        return vector

    def _numbers(self, card: str, clue: str | None) -> tuple[int, int]:
        """An object and its clue, if it is written."""
        return self._cards[card], NOTHING if clue is None else self._words.numbers[clue]


def _seats(view: View, own: Seat) -> list[int]:
    """What everybody sees of each player, one figure after the other."""
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


def _marked(criteria: tuple[str, ...]) -> list[int]:
    """Ones where the criteria stand."""
    marks = [0] * len(CRITERION_IDS)
    for criterion in criteria:
        marks[NUMBERS[criterion]] = 1
    return marks
