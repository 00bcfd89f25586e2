"""Tests of compatibility."""
