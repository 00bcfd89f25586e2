"""Moves: what a player can do at a Compatibility table."""

from samewave.core import Value
from samewave.core.values import Key, Number, Row


class OpenTheme(Value, frozen=True, tag_field="type", tag="open_theme"):
    """Call a number, then the theme card is drawn."""

    number: Number


class RollTheme(Value, frozen=True, tag_field="type", tag="roll_theme"):
    """Roll the die for the number, then the theme card is drawn."""


class Choose(Value, frozen=True, tag_field="type", tag="choose"):
    """Lock in a ranking, strongest association first, and the images to double."""

    images: Row[Key]
    double: Row[Key] = ()


class Reopen(Value, frozen=True, tag_field="type", tag="reopen"):
    """Take a locked ranking back while others still choose."""


class ClaimDouble(Value, frozen=True, tag_field="type", tag="claim_double"):
    """Announce the x2 token for this round."""


class TimeUp(Value, frozen=True, tag_field="type", tag="time_up"):
    """The clock's move in a round: players who have not locked in lay nothing."""

    round: Number


Move = OpenTheme | RollTheme | Choose | Reopen | ClaimDouble | TimeUp
