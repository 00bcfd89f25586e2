"""Tests of The Same Game."""
