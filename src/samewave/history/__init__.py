"""History: finished games told, dealt again, and kept for a group."""

from samewave.history.deal import Deal, deal_of

__all__ = ["Deal", "deal_of"]
