"""The terminal: pages, keys, and whole games in a pseudo-terminal."""
