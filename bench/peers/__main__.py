"""Installs the peers that Samewave is compared with."""

from bench.peers import install

install()
