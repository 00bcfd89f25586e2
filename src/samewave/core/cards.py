"""Cards: where something is printed, for those who look it up in a pack."""

from samewave.core.bounds import Card, Key, Number
from samewave.core.value import Value


class ThemeCard(Value, frozen=True, order=True):
    """Where a theme stands: the pack, the box by its themes on a card, the card, the number."""

    themes: Key
    on_a_card: Number
    card: Card
    number: Number
