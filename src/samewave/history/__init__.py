"""History: finished games told, dealt again, and kept for a group."""

from samewave.history.deal import Deal, deal_of
from samewave.history.told import Compatibility, Round, SameGame, Told, told_of

__all__ = ["Compatibility", "Deal", "Round", "SameGame", "Told", "deal_of", "told_of"]
