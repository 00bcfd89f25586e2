"""History: finished games, played again as a duel or kept for a group."""

from samewave.history.deal import Deal, deal_of

__all__ = ["Deal", "deal_of"]
