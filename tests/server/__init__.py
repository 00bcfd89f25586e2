"""Tests of the server: real sockets, a real database, and as many pages as there are seats."""
