"""How long a test waits for what must come: longer than the busiest machine needs."""

PATIENCE = 120.0
"""Seconds until a test gives up. Nothing waits this long unless something is broken."""
