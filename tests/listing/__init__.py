"""Tests that an edition and a game need nothing but to be listed."""
