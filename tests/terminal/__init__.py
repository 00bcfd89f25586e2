"""The terminal: pages, keys, and whole games in a real one."""
