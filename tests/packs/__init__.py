"""Tests of packs: their format, their tools, and what the house has in its own."""
