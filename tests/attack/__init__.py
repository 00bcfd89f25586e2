"""Attacks on a server of our own: what strangers can do with single requests and small files."""
