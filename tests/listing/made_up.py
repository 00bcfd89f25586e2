"""Lists a made-up edition and a made-up game when it is loaded; it must be loaded first.

`program.py` and `plugin.py` do that, each in a process of its own.
"""

from msgspec.structs import replace

from samewave.games import GAMES
from samewave.games.compatibility.edition import EDITIONS, TEAMS_2010, Mode, Reveal, Tie
from tests.listing.lowest import Lowest

BOX = "2031"
PAIRS = replace(
    TEAMS_2010,
    box=BOX,
    mode=Mode.TEAMS,
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
"""An edition that differs from all others in data alone."""

EDITIONS[PAIRS.box, PAIRS.mode.value] = PAIRS
GAMES[Lowest.name] = Lowest
