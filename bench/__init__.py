"""Benchmarks: how fast Samewave is, compared with other software where there is any."""
