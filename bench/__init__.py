"""Measurements: how fast Samewave is, against others where there are any."""
