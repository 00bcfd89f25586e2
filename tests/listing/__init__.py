"""Tests that listing an edition or a game is enough."""
