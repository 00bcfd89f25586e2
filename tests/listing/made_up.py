"""A made-up edition of Compatibility, and the program that knows it and the made-up game."""

from msgspec.structs import replace

from samewave.games.compatibility.edition import TEAMS_2010, Reveal, Tie

PROGRAM = "tests.listing.program"
"""The `samewave` command with both of them listed."""
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
