"""Compatibility: the rules of three boxes in every mode."""

from samewave.games.compatibility.game import Compatibility

__all__ = ["Compatibility"]
