"""Attacks on our own server: single requests and small files, as any stranger could send them."""
