"""Words: the clues that agents of The Same Game can write, which are the things the house knows."""

import re
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import chain

import numpy as np

from samewave.games.samegame.clue import check, same, tidy
from samewave.games.samegame.lexicon import lexicon
from samewave.lab.envs.fields import Mask
from samewave.packs import Shelf, things

_BETWEEN = re.compile(r"[\s'-]+")
Names = tuple[tuple[str, str], ...]
"""What an object is called, by language."""
Edges = tuple[tuple[str, ...], tuple[str, ...]]
"""The forms of some words, which a compound may end with; and what one may begin with."""


class Words:
    """Things by number; each is written by the first of its names that the rules accept."""

    def __init__(self, shelf: Shelf, objects: str, languages: tuple[str, ...]) -> None:
        self._shelf, self._objects, self._languages = shelf, objects, languages
        self._names = [[*map(tidy, each.names(languages[0]))] for each in things()]
        self.numbers = {name: n for n, names in enumerate(self._names) for name in names}
        self._written: dict[str, list[str | None]] = {}
        self._masks: dict[str, Mask] = {}
        self._own: dict[str, tuple[Names, Edges]] = {}
        self._nameless = tuple((language, "") for language in languages)
        self._same: dict[str, frozenset[str]] = {}

    def __len__(self) -> int:
        return len(self._names)

    def written(self, card: str, sent_back: Sequence[str] = ()) -> list[str | None]:
        """How the owner of that object writes each thing; None if it may not.

        What the group sent back is not written again.
        """
        if card not in self._written:
            self._written[card] = [self._judge(card, names) for names in self._names]
        written = self._written[card]
        if not sent_back:
            return written
        twins = frozenset().union(*map(self._twins, sent_back))
        return [
            self._judge(card, [name for name in names if name not in twins])
            if word in twins
            else word
            for names, word in zip(self._names, written, strict=True)
        ]

    def mask(self, card: str, sent_back: Sequence[str]) -> Mask:
        """The things that may be written."""
        if sent_back:
            return np.array([bool(word) for word in self.written(card, sent_back)], np.int8)
        if card not in self._masks:
            self._masks[card] = np.array([bool(word) for word in self.written(card)], np.int8)
        return self._masks[card]

    def _judge(self, card: str, names: Sequence[str]) -> str | None:
        """The first of some names that the owner of that object may write."""
        own, near = self._own_names(card)
        for name in names:
            # Only what could be the object's own word is judged together with it: that is slow.
            mine = own if _touch(_edges(name, self._languages), near) else self._nameless
            if _passes(name, mine):
                return name
        return None

    def _own_names(self, card: str) -> tuple[Names, Edges]:
        """What the object is called in each language, and how words with that in them look."""
        if card not in self._own:
            called = [
                self._shelf.object_name(self._objects, card, each) for each in self._languages
            ]
            near = [
                _edges(name, (each,)) for each, name in zip(self._languages, called, strict=True)
            ]
            forms, beginnings = (tuple(chain(*parts)) for parts in zip(*near, strict=True))
            self._own[card] = tuple(zip(self._languages, called, strict=True)), (forms, beginnings)
        return self._own[card]

    def _twins(self, clue: str) -> frozenset[str]:
        """The names that are the same clue: at least they have a word in common."""
        if clue not in self._same:
            forms, _ = _edges(clue, self._languages)
            near = {name for form in forms for name in self._by_form[form]}
            self._same[clue] = frozenset(n for n in near if same(n, clue, self._languages))
        return self._same[clue]

    @cached_property
    def _by_form(self) -> dict[str, list[str]]:
        names: dict[str, list[str]] = {}
        for name in self.numbers:
            for form in _edges(name, self._languages)[0]:
                names.setdefault(form, []).append(name)
        return names


@cache
def _passes(name: str, own: Names) -> bool:
    """Whether the rules let a clue pass if its writer insists."""
    rule = check(name, dict(own)).rule
    return rule is None or rule.is_warning


@cache
def _edges(text: str, languages: tuple[str, ...]) -> Edges:
    words = {*text.split(), *_BETWEEN.split(text)} - {""}
    forms = {form for each in languages for word in words for form in lexicon(each).forms(word)}
    ends = tuple(forms - {""})
    return ends, tuple(form.removesuffix("e") or form for form in ends)


def _touch(one: Edges, other: Edges) -> bool:
    """Whether a word of one is, begins or ends like a word of the other."""
    return any(
        form.startswith(beginnings) or form.endswith(ends)
        for (forms, _), (ends, beginnings) in ((one, other), (other, one))
        for form in forms
    )
