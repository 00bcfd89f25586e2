"""A made-up edition of Compatibility and a made-up game, to be listed before all else is loaded."""

from msgspec.structs import replace

from samewave.games import GAMES
from samewave.games.compatibility.edition import EDITIONS, TEAMS_2010, Reveal, Tie
from tests.listing.lowest import Lowest

PROGRAM = "tests.listing.program"
"""`samewave` with both of them; to import it is to list them."""
BOX = "2031"
PAIRS = replace(
    TEAMS_2010,
    box=BOX,
    players=(4,),
    joined_pawns=False,
    theme_cards=25,
    themes_on_a_card=12,
    direct=5,
    indirect=1,
    doubles=2,
    tie=Tie.PLAYOFF,
    reveal=Reveal.TEAM_BY_TEAM,
)
"""An edition that differs from the others in data alone."""


def list_them() -> None:
    """Add both to the lists of this process, for as long as it runs."""
    EDITIONS[PAIRS.box, PAIRS.mode.value] = PAIRS
    GAMES[Lowest.name] = Lowest
