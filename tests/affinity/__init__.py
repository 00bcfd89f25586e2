"""Tests of affinity: laws of the figures, and simulated people whose affinity is known."""
