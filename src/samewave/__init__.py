"""Samewave: party games of association, played together, and who thinks alike."""
