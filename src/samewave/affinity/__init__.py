"""Affinity: who thinks alike, from finished rounds to figures with their uncertainty."""

from samewave.affinity.digest import digest
from samewave.affinity.figures import Figures, figures_of
from samewave.affinity.scores import Score
from samewave.affinity.tally import (
    Tally,
    by_first_spelling,
    forgotten,
    merged,
    name_key,
    names_in,
    renamed,
)

__all__ = [
    "Figures",
    "Score",
    "Tally",
    "by_first_spelling",
    "digest",
    "figures_of",
    "forgotten",
    "merged",
    "name_key",
    "names_in",
    "renamed",
]
