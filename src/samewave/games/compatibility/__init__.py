"""The rules of Compatibility: three boxes, every mode."""

from samewave.games.compatibility.game import Compatibility

__all__ = ["Compatibility"]
