"""Observations in The Same Game: the view of a seat as numbers, and the clues that have numbers."""

import re
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import chain

import numpy as np

from samewave.core import Seat
from samewave.core.languages import language_of
from samewave.games.samegame.clue import check, same, tidy
from samewave.games.samegame.events import Turn
from samewave.games.samegame.level import CIRCLES, CRITERIA, CUPS, FINISH, ROUNDS
from samewave.games.samegame.lexicon import lexicon
from samewave.games.samegame.setup import names_of
from samewave.games.samegame.view import Secrets, View
from samewave.lab.envs.environment import Mask, ObservationField, ObservationFields, Vector
from samewave.packs import Shelf, things

_BETWEEN = re.compile(r"[\s'-]+")
Names = tuple[tuple[str, str], ...]
"""The names of an object by language."""
Edges = tuple[tuple[str, ...], tuple[str, ...]]
"""Word forms with which a compound may end, and forms with which it may begin."""


class ClueWords:
    """Numbered things; a thing is written with the first of its names that the rules allow."""

    def __init__(self, shelf: Shelf, objects: str, languages: tuple[str, ...]) -> None:
        self._shelf, self._objects, self._languages = shelf, objects, languages
        self._names = [[*map(tidy, each.names(languages[0]))] for each in things()]
        self.numbers = {name: n for n, names in enumerate(self._names) for name in names}
        self._written: dict[str, list[str | None]] = {}
        self._masks: dict[str, Mask] = {}
        self._own_words: dict[str, tuple[Names, Edges]] = {}
        self._nameless = tuple((language, "") for language in languages)
        self._equal: dict[str, frozenset[str]] = {}

    def __len__(self) -> int:
        return len(self._names)

    def written(self, card: str, sent_back: Sequence[str] = ()) -> list[str | None]:
        """The word for each thing as a clue for an object; None if the rules allow none.

        Clues that the group sent back are excluded.
        """
        if card not in self._written:
            self._written[card] = [self._first_allowed(card, names) for names in self._names]
        written = self._written[card]
        if not sent_back:
            return written
        twins = frozenset().union(*map(self._equal_clues, sent_back))
        return [
            self._first_allowed(card, [name for name in names if name not in twins])
            if word in twins
            else word
            for names, word in zip(self._names, written, strict=True)
        ]

    def mask(self, card: str, sent_back: Sequence[str]) -> Mask:
        """The mask of the things that may be written."""
        if sent_back:
            return np.array([bool(word) for word in self.written(card, sent_back)], np.int8)
        if card not in self._masks:
            self._masks[card] = np.array([bool(word) for word in self.written(card)], np.int8)
        return self._masks[card]

    def _first_allowed(self, card: str, names: Sequence[str]) -> str | None:
        """The first name that the rules allow as a clue for an object."""
        own, near = self._names_of_object(card)
        for name in names:
            # Comparing with the object's names is slow, so skip it for words that cannot match.
            mine = own if _overlaps(_word_edges(name, self._languages), near) else self._nameless
            if _is_allowed(name, mine):
                return name
        return None

    def _names_of_object(self, card: str) -> tuple[Names, Edges]:
        """The names of an object in each language and region, and their word edges."""
        if card not in self._own_words:
            names = names_of(self._shelf, self._objects, card, self._languages)
            near = [_word_edges(name, (language_of(code),)) for code, name in names.items()]
            forms, beginnings = (tuple(chain(*parts)) for parts in zip(*near, strict=True))
            self._own_words[card] = (tuple(names.items()), (forms, beginnings))
        return self._own_words[card]

    def _equal_clues(self, clue: str) -> frozenset[str]:
        """The names that count as the same clue."""
        if clue not in self._equal:
            forms, _ = _word_edges(clue, self._languages)
            near = {name for form in forms for name in self._by_form[form]}
            self._equal[clue] = frozenset(n for n in near if same(n, clue, self._languages))
        return self._equal[clue]

    @cached_property
    def _by_form(self) -> dict[str, list[str]]:
        names: dict[str, list[str]] = {}
        for name in self.numbers:
            for form in _word_edges(name, self._languages)[0]:
                names.setdefault(form, []).append(name)
        return names


@cache
def _is_allowed(name: str, own: Names) -> bool:
    """Whether the rules allow a clue if its writer overrules warnings."""
    rule = check(name, dict(own)).rule
    return rule is None or rule.is_warning


@cache
def _word_edges(text: str, languages: tuple[str, ...]) -> Edges:
    words = {*text.split(), *_BETWEEN.split(text)} - {""}
    forms = {form for each in languages for word in words for form in lexicon(each).forms(word)}
    ends = tuple(forms - {""})
    return ends, tuple(form.removesuffix("e") or form for form in ends)


def _overlaps(one: Edges, other: Edges) -> bool:
    """Whether a word of one equals, begins with or ends with a word of the other."""
    return any(
        form.startswith(beginnings) or form.endswith(ends)
        for (forms, _), (ends, beginnings) in ((one, other), (other, one))
        for form in forms
    )


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


class SameGameObservations:
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
