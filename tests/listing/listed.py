"""Lists the made-up edition and the made-up game when it is imported.

It must be imported before the rest of the program, and in a process of its own: other tests must
not find them.
"""

import samewave.games
from samewave.games.compatibility.edition import EDITIONS
from tests.listing.lowest import Lowest
from tests.listing.made_up import PAIRS

EDITIONS[PAIRS.box, PAIRS.mode.value] = PAIRS
samewave.games.GAMES[Lowest.name] = Lowest
samewave.games.AnySummary = samewave.games.AnySummary | Lowest.summary_type  # type: ignore[assignment]
