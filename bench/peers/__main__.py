"""Installs the others that Samewave is measured against."""

from bench.peers import install

install()
