"""The tests: each says a law or shows a game."""
