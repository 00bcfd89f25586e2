"""Who thinks alike: from finished rounds to figures with their uncertainty."""

from samewave.affinity.digest import digest
from samewave.affinity.figures import Figures, figures_of
from samewave.affinity.names import by_first_spelling, forgotten, names_in, renamed, spelling
from samewave.affinity.places import Point, places_of
from samewave.affinity.score import Score
from samewave.affinity.tally import Tally, merged

__all__ = [
    "Figures",
    "Point",
    "Score",
    "Tally",
    "by_first_spelling",
    "digest",
    "figures_of",
    "forgotten",
    "merged",
    "names_in",
    "places_of",
    "renamed",
    "spelling",
]
