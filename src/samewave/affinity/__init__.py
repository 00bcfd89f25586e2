"""Who thinks alike: from finished rounds to figures with their uncertainty."""

from samewave.affinity.digest import digest
from samewave.affinity.figures import Figures, figures_of
from samewave.affinity.names import by_first_spelling, forgotten, names_in, renamed, spelling
from samewave.affinity.places import Point, places_of
from samewave.affinity.pull import Pull, no_pull, pull_of
from samewave.affinity.score import Score
from samewave.affinity.tally import Tally, ThemeCard, merged

__all__ = [
    "Figures",
    "Point",
    "Pull",
    "Score",
    "Tally",
    "ThemeCard",
    "by_first_spelling",
    "digest",
    "figures_of",
    "forgotten",
    "merged",
    "names_in",
    "no_pull",
    "places_of",
    "pull_of",
    "renamed",
    "spelling",
]
