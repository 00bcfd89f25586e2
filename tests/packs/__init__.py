"""Tests of packs: the format, the tools, and the house pack."""
