"""Clue words: the clues that agents can write are the names of all known things."""

import re
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import chain

import numpy as np

from samewave.games.samegame.clue import check, same, tidy
from samewave.games.samegame.lexicon import lexicon
from samewave.lab.envs.environment import Mask
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
        """The names of an object in each language, and their word edges."""
        if card not in self._own_words:
            called = [
                self._shelf.object_name(self._objects, card, each) for each in self._languages
            ]
            near = [
                _word_edges(name, (each,))
                for each, name in zip(self._languages, called, strict=True)
            ]
            forms, beginnings = (tuple(chain(*parts)) for parts in zip(*near, strict=True))
            self._own_words[card] = (
                tuple(zip(self._languages, called, strict=True)),
                (forms, beginnings),
            )
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
