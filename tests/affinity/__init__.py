"""Who thinks alike: laws of the figures, and simulated people whose affinity is known."""
